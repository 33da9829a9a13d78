"""What the controls of a choice do: stops, cards, the basket, the seal, the cover."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tokaido.classic.cards import Souvenir
from tokaido.classic.choices import Lead, Walk
from tokaido.view import board
from tokaido.view.tokens import chosen

if TYPE_CHECKING:
    from tokaido.app.session import Session


def stop(session: Session, value: str, _: bool) -> None:
    """A stop on the road: look at it; if it is open, pick it, and if it was picked, walk."""
    if session.table is None or session.screen != "table":
        return
    space = int(value)
    choice = next((one for one in board.open_stops(session.game) if one.space == space), None)
    if choice is not None and choice == session.picked:
        session.play(choice)
        return
    session.looked_at = space
    if choice is not None:
        session.picked = choice


def look(session: Session, value: str, _: bool) -> None:
    """Look at a stop, or, with nothing, back at the picked one."""
    session.looked_at = int(value) if value else None


def step(session: Session, value: str, _: bool) -> None:
    """To the next open stop along the road, or back."""
    if session.table is not None and not session.is_covered():
        now = session.picked.space if isinstance(session.picked, Walk | Lead) else None
        space = board.neighbour(session.game, now, int(value))
        if space is not None:
            session.looked_at = space
            session.picked = next(choice for choice in board.open_stops(session.game) if choice.space == space)


def pick(session: Session, value: str, _: bool) -> None:
    """Pick a card; picked again, it is chosen."""
    choice = chosen(value, session.game.choices())
    if choice is not None and choice == session.picked:
        session.play(choice)
    elif choice is not None:
        session.picked = choice


def fill_basket(session: Session, value: str, _: bool) -> None:
    """Put a souvenir into the basket or out of it."""
    thing = Souvenir[value]
    session.basket = tuple(sorted({*session.basket} ^ {thing}))


def confirm(session: Session, value: str, _: bool) -> None:
    """Make the choice."""
    choice = chosen(value, session.game.choices())
    if choice is not None and not session.is_covered():
        session.play(choice)


def put_back(session: Session, _: str, __: bool) -> None:
    """Put a picked choice back."""
    if session.table is not None and session.game.actor is not None:
        shown = session.shown
        session.clear_choice()
        session.shown = shown


def uncover(session: Session, _: str, __: bool) -> None:
    """The right person is looking."""
    session.uncovered = session.turn


CHOICE_ACTS: dict[str, Callable[[Session, str, bool], None]] = {
    "stop": stop,
    "look": look,
    "step": step,
    "pick": pick,
    "basket": fill_basket,
    "confirm": confirm,
    "back": put_back,
    "uncover": uncover,
}
