"""The four opponents, weakest first, with names of the road."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from tokaido.bots.players import AnyBot, Bot, Drifter, Judge, Stroller
from tokaido.bots.search import Searcher
from tokaido.bots.weights import GREEDY, PLANNER
from tokaido.core.errors import TokaidoError

KITA = Stroller("Kita", wanders=0.25)
"""Level 1, after Kitahachi of the old comic novel, who strolls to Kyoto without a thought."""

YAJI = Judge("Yaji", GREEDY)
"""Level 2, after Yajirobei, Kitahachi's companion, who wants whatever is best right now."""

BASHO = Judge("Basho", PLANNER)
"""Level 3, after the poet of the narrow road, who knows at every step where the journey leads."""

INO = Searcher("Ino", PLANNER, simulations=96)
"""Level 4, after the surveyor who paced out all coasts of Japan: he tries every way before he takes it."""

LEVELS: tuple[Bot, ...] = (KITA, YAJI, BASHO, INO)
"""Weakest first."""

RANDOM = Drifter("random")
"""No level: makes every legal choice equally often, to measure others by."""


Named = TypeVar("Named", bound=AnyBot)


class UnknownBot(TokaidoError):
    """Nobody has this name."""


def bot_named(name: str) -> Bot:
    """The bot of a name, in capital or small letters."""
    return named(name, (*LEVELS, RANDOM))


def named(name: str, bots: Sequence[Named]) -> Named:
    """Whoever of some bots has a name."""
    for bot in bots:
        if bot.name.lower() == name.strip().lower():
            return bot
    known = ", ".join(bot.name for bot in bots)
    raise UnknownBot(f"Nobody here is called “{name.strip()}”: there are {known}.")
