"""What hints of any game have in common: which choices are worth naming, and which of their reasons."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple, TypeVar

MOST_ADVICE = 3
MOST_FOR, MOST_AGAINST = 2, 1
FELT = 0.7
"""A part of a value smaller than this is no reason."""

AnyChoice = TypeVar("AnyChoice")
AnyWhy = TypeVar("AnyWhy")


class Advice(NamedTuple):
    """A good choice."""

    choice: Any
    value: float
    """In points, as far as the evaluation sees; it means something beside the other choices' values."""
    reasons: tuple[Any, ...]
    """The weightiest: first what speaks for it, then what speaks against it."""


def best(values: Iterable[tuple[AnyChoice, float]], most: int) -> list[tuple[AnyChoice, float]]:
    """The choices of the highest values, best first."""
    return sorted(values, key=lambda judged: -judged[1])[:most]


def weightiest(parts: Iterable[tuple[AnyWhy, float]]) -> list[tuple[AnyWhy, float]]:
    """The parts of a value that are reasons: first what speaks for it, then what speaks against it."""
    felt = sorted([part for part in parts if abs(part[1]) >= FELT], key=lambda part: -abs(part[1]))
    good = [part for part in felt if part[1] > 0.0][:MOST_FOR]
    return good + [part for part in felt if part[1] < 0.0][:MOST_AGAINST]
