"""Choices, events and set-ups as plain dictionaries and lists, for JSON."""

from __future__ import annotations

from dataclasses import asdict
from enum import Enum
from typing import TYPE_CHECKING, Any

from tokaido.classic.travelers import Traveler

if TYPE_CHECKING:
    from tokaido.core.game import Outcome, SetUp


def plain(value: Any) -> Any:
    """A value of the rules as JSON can say it: cards and travelers by name."""
    if isinstance(value, Enum):
        return value.name.lower()
    if isinstance(value, Traveler):
        return value.name
    if hasattr(value, "_asdict"):
        fields = {name: plain(field) for name, field in value._asdict().items()}
        return {"kind": fields.pop("kind"), **fields} if "kind" in fields else fields
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    return value


def plain_setup(setup: SetUp) -> dict[str, Any]:
    """A set-up with the name of its game."""
    return {"game": setup.name, **asdict(setup)}  # type: ignore[call-overload]


def plain_outcome(outcome: Outcome) -> list[dict[str, Any]]:
    """The final count, seat by seat."""
    return [
        {
            "rank": outcome.ranks[seat],
            "score": score,
            outcome.tie_break: getattr(outcome, outcome.tie_break)[seat],
            "points": {source.name.lower(): outcome.points[seat][source] for source in outcome.sources},
        }
        for seat, score in enumerate(outcome.scores)
    ]
