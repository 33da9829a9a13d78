"""A hint for the seat to act: its best choices, what each is worth, and why."""

from __future__ import annotations

from typing import NamedTuple

from tokaido.bots.outlook import Outlook, Part, Parts, Why, total
from tokaido.bots.weights import PLANNER, Weights
from tokaido.bots.worth import worth_of
from tokaido.classic.choices import Choice
from tokaido.classic.game import Game

MOST_ADVICE = 3
MOST_REASONS = 2
FELT = 0.25
"""A part of a value smaller than this is no reason."""


class Advice(NamedTuple):
    """A good choice."""

    choice: Choice
    value: float
    """In points, as far as this choice goes: compare it with the others' only."""
    reasons: tuple[Part, ...]
    """What speaks for it, and, if that is much, against it; the weightiest first."""


def advise(game: Game, weights: Weights = PLANNER, most: int = MOST_ADVICE) -> list[Advice]:
    """The best choices of the seat to act, best first, by the evaluation that plays for the planner."""
    assert game.actor is not None, "nobody needs advice when the journey is over"
    outlook = Outlook(worth_of(weights, game.board), game, game.actor)
    values = sorted(outlook.values(), key=lambda judged: -judged[1])
    return [Advice(choice, value, reasons(outlook.parts(choice))) for choice, value in values[:most]]


def reasons(parts: Parts) -> tuple[Part, ...]:
    """The weightiest parts."""
    felt = sorted([part for part in parts if abs(part[1]) >= FELT], key=lambda part: -abs(part[1]))
    return tuple(felt[:MOST_REASONS])
