"""Hypothesis strategies: any game of Tokaido or Tokaido Duo, at any point of it."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import strategies as st

from tokaido.classic import SWITCHES, SetUp
from tokaido.core.chance import SEEDS
from tokaido.core.record import Record
from tokaido.duo import SetUp as DuoSetUp

setups = st.builds(SetUp, players=st.integers(2, 5), **{name: st.booleans() for name in SWITCHES})
duo_setups = st.builds(DuoSetUp, green_first=st.booleans())
seeds = st.integers(0, SEEDS - 1)


@dataclass
class Journey:
    """A game somewhere on its way, and how it came there."""

    record: Record
    game: Any


@st.composite
def journeys(draw, whole: bool = False) -> Journey:
    """A random game of Tokaido after a random number of choices, or a whole one."""
    pick = draw(st.randoms(use_true_random=False))
    return played(draw, setups, pick, 10**6 if whole else draw(st.integers(0, 130)))


@st.composite
def duo_journeys(draw, whole: bool = False) -> Journey:
    """A random game of Tokaido Duo after a random number of choices, or a whole one.

    Its chance is a plain one: whoever looks for extremes would refuse every action, and the game would never end.
    """
    return played(draw, duo_setups, Random(draw(seeds)), 10**6 if whole else draw(st.integers(0, 250)))


def played(draw, rules, pick: Random, most: int) -> Journey:
    """A random game of these rules after so many choices."""
    setup, seed = draw(rules), draw(seeds)
    game, made = setup.start(seed), []
    while game.actor is not None and len(made) < most:
        made.append(pick.choice(game.choices()))
        game.play(made[-1])
    return Journey(Record(setup, seed, tuple(made)), game)
