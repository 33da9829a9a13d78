"""Who is ahead of whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def places(standings: Sequence[Any]) -> tuple[int, ...]:
    """Final places from 1, the largest standing first; after a tie the next place is left out."""
    return tuple(1 + sum(other > mine for other in standings) for mine in standings)


def first_places(ranks: Sequence[int]) -> tuple[int, ...]:
    """The seat, or seats, in first place."""
    return tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
