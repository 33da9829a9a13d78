"""Taking choices back where several people play: freely, or only as far as is fair."""

from __future__ import annotations

from enum import Enum

from tokaido.core.record import Table


class Refusal(Enum):
    """Why a choice cannot be taken back."""

    NOTHING_YET = 0
    """No choice has been made."""
    ANOTHERS = 1
    """The choice before the one just taken back was another person's."""
    REVEALED = 2
    """Somebody has seen a card that was hidden before the choice."""


def why_not_undo(table: Table, *, fair: bool) -> Refusal | None:
    """Why the last choice cannot be taken back; None if it can."""
    if not table.steps:
        return Refusal.NOTHING_YET
    if not fair:
        return None
    if table.undone and table.undone[-1].actor != table.steps[-1].actor:
        return Refusal.ANOTHERS
    before = table.record.cut(len(table.steps) - 1).game()
    return Refusal.REVEALED if table.game.has_shown_since(before) else None
