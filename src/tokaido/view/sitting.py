"""What a picture of any game's table depends on, as one value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from tokaido.core.game import Game
from tokaido.core.record import Record
from tokaido.view.language import Language
from tokaido.view.narrator import Narrator

SomeGame = TypeVar("SomeGame", bound=Game)
SomeLayout = TypeVar("SomeLayout")

Lines = tuple[tuple[tuple[int, int], ...], ...]
"""For each seat its points so far by how far it had come."""


@dataclass(frozen=True, kw_only=True)
class Sitting(Generic[SomeGame, SomeLayout]):
    """A game, and how somebody looks at it; every game adds who tells it."""

    game: SomeGame
    record: Record
    say: Language
    layout: SomeLayout
    people: tuple[str, ...]
    crests: tuple[int, ...]
    """The crest of each seat."""
    story: tuple[tuple[str, ...], ...] = ()
    """The sentences of every turn so far."""
    entered: str | None = None
    """The place on the board whose choices are open, if any."""
    looked_at: str | None = None
    """The place on the board that is looked at, if any."""
    picked: Any = None
    """The choice that waits to be confirmed, if any."""
    basket: tuple[str, ...] = ()
    """The things picked so far, where several can be picked, by their names."""
    bots: tuple[str, ...] = ()
    """The bot of each seat, or nothing for a person."""
    hints: tuple[Any, ...] = ()
    """Advice for the person to move, best first, while it is asked for."""
    watching: bool = False
    """Whether the game is watched again, so that nothing can be chosen."""
    covered: bool = False
    """Whether what only one person may see waits behind a cover."""
    shown: int | None = None
    """The seat whose collection lies open."""
    gains: tuple[tuple[int, int], ...] = ()
    """For each seat the coins and points that the last choice brought or cost."""
    latest: tuple[Any, ...] = ()
    """What the last choice did, while it is fresh."""
    race: Lines = ()

    @property
    def thinker(self) -> str:
        """The bot that is to act; empty if a person is, or nobody."""
        seat = self.game.actor
        return self.bots[seat] if seat is not None and seat < len(self.bots) and not self.watching else ""

    @property
    def asks(self) -> bool:
        """Whether a person is to choose now."""
        return not self.watching and not self.thinker

    @property
    def turn(self) -> int:
        """How many choices have been made."""
        return len(self.record.choices)

    @property
    def teller(self) -> Narrator:
        """Says what happens in this game."""
        raise NotImplementedError


AnySitting = Sitting[Any, Any]
