"""What people do about bots: ask for a hint, hurry one, let one play for them, set their pace."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from typing import TYPE_CHECKING

from tokaido import games
from tokaido.app.messages import Wish
from tokaido.view.opponents import BOTS

if TYPE_CHECKING:
    from tokaido.app.session import Session

PACES = {"calm": 1400, "brisk": 600, "quick": 0}
"""Milliseconds for which a bot's choice is shown before the next one is made."""


def hint(session: Session, _: str, __: bool) -> None:
    """The best choices of the person to move, with reasons."""
    if session.table is not None and session.game.actor is not None and not session.scene.covered:
        session.hints = tuple(import_module(games.BOTS[session.record.setup.number]).advise(session.game))


def hurry(session: Session, _: str, __: bool) -> None:
    """Let a bot take its best answer so far."""
    session.wishes.append(Wish("hurry"))


def seat(session: Session, value: str, _: bool) -> None:
    """Another player for a seat: the seat, a colon, the bot or nothing for a person."""
    if session.entry is None or session.table is None or session.follow():
        return
    place, bot = value.split(":", 1)
    bots = [session.entry.bot(number) for number in range(session.table.record.setup.players)]
    bots[int(place)] = bot if bot in BOTS else ""
    session.entry = replace(session.entry, bots=tuple(bots))
    session.save()
    session.clear_choice()
    session.shown = int(place)


def pace(session: Session, value: str, _: bool) -> None:
    """How fast bots follow each other."""
    session.set("pace", value if value in PACES else "calm")


BOT_ACTS: dict[str, Callable[[Session, str, bool], None]] = {
    "hint": hint,
    "hurry": hurry,
    "seat": seat,
    "pace": pace,
}
