"""What the controls of somebody do who watches a game again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tokaido.app import sheets
from tokaido.app.messages import Wish
from tokaido.app.replay import SPEEDS, Replay
from tokaido.view.faces import walked

if TYPE_CHECKING:
    from tokaido.app.session import Session


def watch(session: Session, value: str, _: bool) -> None:
    """Watch a game of the shelf from its start; with nothing, the one on the table."""
    entry = session.shelf.get(value) if value else session.entry
    if entry is not None:
        begin_watching(session, Replay(entry.record, entry.crests, 0, entry.id, entry.fair))


def replay_at(session: Session, value: str, _: bool) -> None:
    """Watch from a line of the story."""
    if session.screen == "replay":
        jump(session, value, False)
    elif session.entry is not None:
        entry = session.entry
        begin_watching(session, Replay(entry.record, entry.crests, int(value), entry.id, entry.fair))


def begin_watching(session: Session, replay: Replay) -> None:
    """Put a replay on the screen."""
    replay.speed = str(session.settings.get("speed")) if session.settings.get("speed") in SPEEDS else replay.speed
    session.go_to("replay")
    session.replay, session.tab, session.shown = replay, "choice", 0
    session.tell_all()


def jump(session: Session, value: str, _: bool) -> None:
    """To another turn; a single step forward is walked."""
    if session.replay is None:
        return
    replay, game = session.replay, session.replay.game()
    places, was, session.latest = session.played.standing(game), replay.turn, ()
    replay.go(int(value))
    if replay.turn == was + 1:
        session.latest = tuple(game.play(replay.record.choices[was]))
        session.walked = walked(session.played, places, game)


def tick(session: Session, _: str, __: bool) -> None:
    """The next turn of a replay that is running."""
    if session.replay is not None and session.replay.running:
        jump(session, str(session.replay.turn + 1), False)


def run(session: Session, _: str, __: bool) -> None:
    """Play or pause."""
    if session.replay is not None:
        session.replay.toggle()


def speed(session: Session, value: str, _: bool) -> None:
    """How fast a replay runs."""
    if session.replay is not None and value in SPEEDS:
        session.replay.speed = value
        session.set("speed", value)


def branch(session: Session, _: str, __: bool) -> None:
    """Play on from the turn that is shown, as a game of its own."""
    if session.replay is not None:
        entry = session.shelf.get(session.replay.origin)
        bots = entry.bots if entry is not None else ()
        session.begin(session.replay.shown, session.replay.crests, fair=session.replay.fair, bots=bots)


def copy_story(session: Session, _: str, __: bool) -> None:
    """Copy the story as text."""
    session.wishes.append(Wish("copy", sheets.story_text(session.scene)))


REPLAY_ACTS: dict[str, Callable[[Session, str, bool], None]] = {
    "watch": watch,
    "replay-at": replay_at,
    "jump": jump,
    "tick": tick,
    "run": run,
    "speed": speed,
    "branch": branch,
    "copy-story": copy_story,
}
