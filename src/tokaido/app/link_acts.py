"""What happens when a link arrives, and what the sheet does that makes one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from tokaido import view
from tokaido.app.messages import News, Wish
from tokaido.app.replay import Replay
from tokaido.app.replay_acts import begin_watching
from tokaido.app.shelf import Entry
from tokaido.core.errors import LinkError
from tokaido.sharing import Kinship, Purpose, common_start, read
from tokaido.view import new_game

if TYPE_CHECKING:
    from tokaido.app.session import Session


ARRIVED = "arrived"
"""Where a tab keeps a link until it is dealt with, so that loading the page again does not lose it."""


def arrive(session: Session, fragment: str) -> None:
    """A link was opened: show what it is, or say why it cannot be."""
    try:
        address = read(fragment)
    except LinkError as error:
        problem = error
        session.news = News(lambda say: view.arrival.refusal(problem, say))
        return
    names = address.record.names or new_game.default_names(session.say)[: address.record.setup.players]
    address = replace(address, record=replace(address.record, names=names))
    relative = session.shelf.relative(address.record)
    kin, entry = relative or (None, None)
    common = common_start(address.record, entry.record) if entry is not None else 0
    session.visit = view.arrival.Visit(address, address.record.game(), kin, common)
    session.go_to("arrival")
    session.news = None
    session.tab_memory.keep(ARRIVED, fragment)


def play_on(session: Session, _: str, __: bool) -> None:
    """Go on with the game that has arrived; the entry on the shelf grows, or a new one is made."""
    if session.visit is None:
        return
    record, relative = session.visit.address.record, session.shelf.relative(session.visit.address.record)
    kin, entry = relative or (None, None)
    if entry is None or kin is Kinship.FORKED:
        crests = tuple(range(record.setup.players))
        fair = session.visit.address.fair
        entry = session.shelf.keep(Entry(session.shelf.new_id(), record, crests, fair=fair))
    elif kin is Kinship.NEWER:
        entry = session.shelf.keep(replace(entry, record=record, ahead=(), undone_by=None))
    session.open(entry)


def watch_it(session: Session, _: str, __: bool) -> None:
    """Watch the game that has arrived."""
    if session.visit is None:
        return
    address, players = session.visit.address, session.visit.address.record.setup.players
    turn = len(address.record.choices) if address.purpose is Purpose.LOOK else address.turn
    begin_watching(session, Replay(address.record, tuple(range(players)), turn, fair=address.fair))


def not_now(session: Session, _: str, __: bool) -> None:
    """Leave the game that has arrived alone."""
    session.visit = None
    session.resume("", False)


def share(session: Session, _: str, __: bool) -> None:
    """Open the sheet with the link."""
    if session.table is not None or session.replay is not None:
        over = session.screen == "end" or session.record.game().actor is None
        session.purpose = Purpose.LOOK if session.screen == "replay" else Purpose.WATCH if over else Purpose.PLAY


def set_purpose(session: Session, value: str, _: bool) -> None:
    """What the link is for."""
    session.purpose = Purpose[value]


def copy_link(session: Session, _: str, __: bool) -> None:
    """Copy the link."""
    session.wishes.append(Wish("copy", session.shared_url()))


def send(session: Session, _: str, __: bool) -> None:
    """Hand the link to another app."""
    session.wishes.append(Wish("send", session.shared_url()))


def copied(session: Session, value: str, _: bool) -> None:
    """What became of a wish to copy."""
    if value:
        session.news = News(lambda say: say("Copied."))
    else:
        session.news = News(lambda say: say("This browser does not let the page copy: please mark the text yourself."))


LINK_ACTS: dict[str, Callable[[Session, str, bool], None]] = {
    "play-on": play_on,
    "watch-it": watch_it,
    "not-now": not_now,
    "share": share,
    "purpose": set_purpose,
    "copy-link": copy_link,
    "send": send,
    "copied": copied,
}
