"""Taking choices back and making them again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tokaido.app.messages import News
from tokaido.app.sheets import REFUSALS
from tokaido.core.fairness import why_not_undo

if TYPE_CHECKING:
    from tokaido.app.session import Session


def undo(session: Session, _: str, __: bool) -> None:
    """Take the last choice back, or say why not."""
    if session.table is None or session.entry is None or session.screen not in ("table", "end") or session.follow():
        return
    why = why_not_undo(session.table, fair=session.entry.fair)
    if why is not None:
        name = session.people[session.table.steps[-1].actor] if session.table.steps else ""
        session.news = News(lambda say: say(REFUSALS[why], name=name))
        return
    session.table.undo()
    session.told.pop()
    settle(session)


def redo(session: Session, _: str, __: bool) -> None:
    """Make the choice again that was taken back last."""
    if session.table is None or session.screen not in ("table", "end") or session.follow() or not session.table.redo():
        return
    session.told.append(tuple(session.teller().story(session.table.steps[-1].events)))
    settle(session)


def settle(session: Session) -> None:
    """Keep and show the game as it is after a step through its history."""
    session.gains, session.latest, session.uncovered = (), (), -1
    session.save()
    session.clear_choice()
    session.screen = "table" if session.game.actor is not None else "end"


UNDO_ACTS: dict[str, Callable[[Session, str, bool], None]] = {"undo": undo, "redo": redo}
