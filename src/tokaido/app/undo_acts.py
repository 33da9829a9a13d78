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
    """Take the last choice of a person back, with all that bots chose since; or say why not."""
    table, entry = session.table, session.entry
    if table is None or entry is None or session.screen not in ("table", "end") or session.follow():
        return
    count = choices_since_a_person(session)
    why = why_not_undo(table, fair=entry.fair, count=count)
    if why is not None:
        name = session.people[table.steps[-count].actor] if table.steps else ""
        session.news = News(lambda say: say(REFUSALS[why], name=name))
        return
    for _step in range(count):
        table.undo()
        session.told.pop()
    settle(session)


def choices_since_a_person(session: Session) -> int:
    """How many choices were made from the last one of a person on; all of them if there was none."""
    assert session.table is not None
    assert session.entry is not None
    steps = session.table.steps
    persons = [number for number, step in enumerate(reversed(steps), 1) if not session.entry.bot(step.actor)]
    return persons[0] if persons else len(steps)


def redo(session: Session, _: str, __: bool) -> None:
    """Make the choice again that was taken back last, with what bots chose after it."""
    table, entry = session.table, session.entry
    if table is None or entry is None or session.screen not in ("table", "end") or session.follow():
        return
    while table.redo():
        session.told.append(tuple(session.teller().story(table.steps[-1].events)))
        if not (table.undone and entry.bot(table.undone[-1].actor)):
            break
    settle(session)


def settle(session: Session) -> None:
    """Keep and show the game as it is after a step through its history."""
    session.gains, session.latest, session.uncovered = (), (), -1
    session.save()
    session.clear_choice()
    session.screen = "table" if session.game.actor is not None else "end"


UNDO_ACTS: dict[str, Callable[[Session, str, bool], None]] = {"undo": undo, "redo": redo}
