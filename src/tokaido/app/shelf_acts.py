"""What the controls of the shelf do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from tokaido.app.messages import News, Wish
from tokaido.app.sheets import import_words
from tokaido.app.shelf import MOST_IN_FILE, as_title

if TYPE_CHECKING:
    from tokaido.app.session import Session


def to_shelf(session: Session, _: str, __: bool) -> None:
    """To all games, once they can all be read."""
    session.shelf.entries()
    session.go_to("shelf")
    session.renaming = ""


def open_entry(session: Session, value: str, _: bool) -> None:
    """Put a game of the shelf on the table."""
    entry = session.shelf.get(value)
    if entry is not None:
        session.open(entry)


def rename(session: Session, value: str, _: bool) -> None:
    """Begin or end to type a title."""
    session.renaming = "" if session.renaming == value else value


def title(session: Session, value: str, _: bool) -> None:
    """A title was typed: the entry, a colon, the title."""
    id_, title = value.split(":", 1)
    entry = session.shelf.get(id_)
    if entry is not None:
        session.shelf.keep(replace(entry, title=as_title(title)), played=False)
        session.follow()


def duplicate(session: Session, value: str, _: bool) -> None:
    """Put a copy of a game beside it."""
    entry = session.shelf.get(value)
    if entry is not None:
        title = entry.title or session.say.list(list(entry.record.names))
        copy = as_title(session.say("{title} (copy)", title=title[:30]))
        session.shelf.keep(replace(entry, id=session.shelf.new_id(), title=copy))


def delete(session: Session, value: str, _: bool) -> None:
    """Take a game off the shelf; it can be brought back as long as the page is open."""
    entry = session.shelf.get(value)
    if entry is None:
        return
    session.deleted.append(entry)
    session.shelf.remove(value)
    if session.entry is not None and session.entry.id == value:
        session.entry = session.table = None


def restore(session: Session, _: str, __: bool) -> None:
    """Bring the game back that was deleted last, unless another tab has gone on with it."""
    if session.deleted:
        entry = session.deleted.pop()
        if session.shelf.get(entry.id) is None:
            session.shelf.keep(entry, played=False)


def export(session: Session, value: str, _: bool) -> None:
    """Save one game, or all of them, to a file."""
    entries = [entry for entry in session.shelf.entries() if value in ("", entry.id)]
    for start in range(0, max(len(entries), 1), MOST_IN_FILE):
        part = entries[start : start + MOST_IN_FILE]
        session.wishes.append(Wish("download", session.shelf.file(part), "tokaido.json"))


def bring_in(session: Session, value: str, _: bool) -> None:
    """Add the games of a file."""
    report = session.shelf.read_file(value)
    session.news = News(lambda say: import_words(report, say))


SHELF_ACTS: dict[str, Callable[[Session, str, bool], None]] = {
    "shelf": to_shelf,
    "open": open_entry,
    "rename": rename,
    "title": title,
    "duplicate": duplicate,
    "delete": delete,
    "restore": restore,
    "export": export,
    "import": bring_in,
}
