"""The four opponents in Tokaido Duo, weakest first: the same people as in Tokaido."""

from __future__ import annotations

from tokaido.bots.duo.players import Bot, Judge, Stroller
from tokaido.bots.duo.search import Searcher
from tokaido.bots.duo.weights import GREEDY, PLANNER
from tokaido.bots.levels import RANDOM, named

KITA = Stroller("Kita", GREEDY, noticed=2)
"""Level 1: sees little of what could be done."""

YAJI = Judge("Yaji", GREEDY)
"""Level 2: wants whatever is best right now."""

BASHO = Judge("Basho", PLANNER)
"""Level 3: knows where the journey leads, and what the dice leave for the rival."""

INO = Searcher("Ino", PLANNER, simulations=96)
"""Level 4: tries every way before he takes it."""

LEVELS: tuple[Bot, ...] = (KITA, YAJI, BASHO, INO)
"""Weakest first."""


def bot_named(name: str) -> Bot:
    """The bot of a name, in capital or small letters."""
    return named(name, (*LEVELS, RANDOM))
