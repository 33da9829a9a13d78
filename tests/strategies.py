"""Hypothesis strategies: any game of Tokaido, at any point of it."""

from __future__ import annotations

from dataclasses import dataclass

from hypothesis import strategies as st

from tokaido.classic import SWITCHES, Game, SetUp
from tokaido.core.chance import SEEDS
from tokaido.core.record import Record

setups = st.builds(SetUp, players=st.integers(2, 5), **{name: st.booleans() for name in SWITCHES})
seeds = st.integers(0, SEEDS - 1)


@dataclass
class Journey:
    """A game somewhere on its way, and how it came there."""

    record: Record
    game: Game


@st.composite
def journeys(draw, whole: bool = False) -> Journey:
    """A random game after a random number of choices, or a whole one."""
    setup, seed = draw(setups), draw(seeds)
    game, made = setup.start(seed), []
    pick = draw(st.randoms(use_true_random=False))
    most = 10**6 if whole else draw(st.integers(0, 130))
    while game.actor is not None and len(made) < most:
        made.append(pick.choice(game.choices()))
        game.play(made[-1])
    return Journey(Record(setup, seed, tuple(made)), game)
