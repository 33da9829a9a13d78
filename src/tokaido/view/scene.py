"""Everything that a picture of the table depends on, as one value."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tokaido.classic.cards import Souvenir
from tokaido.classic.events import Event
from tokaido.classic.game import Game
from tokaido.core.record import Record
from tokaido.view.language import Language
from tokaido.view.layout import Layout
from tokaido.view.preview import Preview
from tokaido.view.sentences import Teller


@dataclass(frozen=True)
class Scene:
    """A game, and how somebody looks at it."""

    game: Game
    record: Record
    say: Language
    layout: Layout
    people: tuple[str, ...]
    crests: tuple[int, ...]
    """The crest of each seat."""
    story: tuple[tuple[str, ...], ...] = ()
    """The sentences of every turn so far."""
    looked_at: int | None = None
    """The space that is looked at, if any."""
    picked: Any = None
    """The choice that waits to be confirmed, if any."""
    basket: tuple[Souvenir, ...] = ()
    """The souvenirs picked so far."""
    watching: bool = False
    """Whether the game is watched again, so that nothing can be chosen."""
    covered: bool = False
    """Whether what only one person may see waits behind a cover."""
    shown: int | None = None
    """The seat whose collection lies open."""
    gains: tuple[tuple[int, int], ...] = ()
    """For each seat the coins and points that the last choice brought or cost."""
    latest: tuple[Event, ...] = ()
    """What the last choice did, while it is fresh."""
    race: tuple[tuple[tuple[int, int], ...], ...] = field(default=())
    """For each seat its points so far by how far it had come."""

    @property
    def turn(self) -> int:
        """How many choices have been made."""
        return len(self.record.choices)

    @property
    def teller(self) -> Teller:
        """Says what happens on this road."""
        return Teller(self.say, self.game.board, self.people)

    @property
    def preview(self) -> Preview:
        """Says what stops would bring."""
        return Preview(self.game, self.teller)
