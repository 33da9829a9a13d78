"""What the controls of a choice do: stops, cards, the basket, the seal, the cover."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tokaido.view.tokens import chosen

if TYPE_CHECKING:
    from tokaido.app.session import Session


def stop(session: Session, value: str, _: bool) -> None:
    """A place on the board: look at it; if it stands for one choice pick that, and if it was picked, make it."""
    if session.table is None or session.screen != "table":
        return
    here = session.face.choices_at(session.game, value)
    if len(here) == 1 and here[0] == session.picked:
        session.play(here[0])
        return
    enter(session, value)


def enter(session: Session, place: str) -> None:
    """Look at a place, and if something can be chosen there, at nothing else; a single choice is picked."""
    session.looked_at = place
    here = session.face.choices_at(session.game, place)
    if here:
        session.entered = place
        if session.picked not in here:
            session.picked = here[0] if len(here) == 1 else None


def look(session: Session, value: str, _: bool) -> None:
    """Look at a place, or, with nothing, back at the one that was tapped."""
    session.looked_at = value or session.entered


def step(session: Session, value: str, _: bool) -> None:
    """To the next open place along the board, or back."""
    if session.table is None or session.is_covered():
        return
    places = session.face.open_places(session.game)
    if places:
        now = places.index(session.entered) + int(value) if session.entered in places else min(0, int(value))
        enter(session, places[now % len(places)])


def pick(session: Session, value: str, _: bool) -> None:
    """Pick a card; picked again, it is chosen."""
    choice = chosen(value, session.game.choices())
    if choice is not None and choice == session.picked:
        session.play(choice)
    elif choice is not None:
        session.picked = choice


def fill_basket(session: Session, value: str, _: bool) -> None:
    """Put a thing into the basket or out of it."""
    session.basket = tuple(sorted({*session.basket} ^ {value}))


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
