"""Taking choices back where several people play: freely, or only as far as is fair."""

from __future__ import annotations

from enum import Enum
from itertools import pairwise

from tokaido.core.record import Table


class Refusal(Enum):
    """Why a choice cannot be taken back."""

    NOTHING_YET = 0
    """No choice has been made."""
    ANOTHERS = 1
    """The choice before the one just taken back was another person's."""
    REVEALED = 2
    """Somebody has seen a card that was hidden before the choice."""


def why_not_undo(table: Table, *, fair: bool, count: int = 1) -> Refusal | None:
    """Why the last choices cannot be taken back, the first of them a person's; None if they can."""
    if not table.steps:
        return Refusal.NOTHING_YET
    if not fair:
        return None
    if table.undone_by not in (None, table.steps[-count].actor):
        return Refusal.ANOTHERS
    positions = [table.record.cut(len(table.steps) - back).game() for back in range(count, -1, -1)]
    shown = any(after.has_shown_since(before) for before, after in pairwise(positions))
    return Refusal.REVEALED if shown else None
