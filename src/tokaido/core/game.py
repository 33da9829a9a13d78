"""The shape that every game has, so that records, links, players and pages need not know its rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Protocol, Self

from tokaido.core.chance import Chance
from tokaido.core.digits import Reader, Writer


class Game(Protocol):
    """One position that changes as choices are played, in the manner of python-chess's `Board`."""

    @property
    def actor(self) -> int | None:
        """The seat that must choose now; None once the game is over."""

    @property
    def opening(self) -> Sequence[Any]:
        """What happened before the first choice."""

    def choices(self) -> Sequence[Any]:
        """Every legal choice, in an order that never changes; empty once the game is over."""

    def play(self, choice: Any) -> Sequence[Any]:
        """Make a choice and return the events it caused; raises `IllegalChoice` and then changes nothing."""

    def copy(self) -> Self:
        """The same position, sharing nothing that can change."""

    def seen_by(self, seat: int) -> Any:
        """All that a seat may know."""

    def redeal(self, seat: int, chance: Chance) -> Self:
        """A copy in which everything that the seat cannot know is dealt anew."""

    def has_shown_since(self, before: Self) -> bool:
        """Whether anybody has seen a card, or anything else, that was hidden in an earlier position of this game."""

    def outcome(self) -> Outcome | None:
        """The final count; None while the game goes on."""


class Outcome(Protocol):
    """The final count of any game."""

    sources: ClassVar[Any]
    """Where points come from, an enumeration."""
    tie_break: ClassVar[str]
    """The attribute that ties are broken by."""

    @property
    def scores(self) -> tuple[int, ...]:
        """Points by seat."""

    @property
    def points(self) -> tuple[tuple[int, ...], ...]:
        """For each seat its points by source."""

    @property
    def ranks(self) -> tuple[int, ...]:
        """Final places from 1; after a tie the next place is left out."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seat, or seats, in first place."""


class SetUp(Protocol):
    """All that is settled before a game starts; a value that can be written into a link and read back."""

    number: ClassVar[int]
    """Which game this is, as a digit of its links."""
    name: ClassVar[str]
    """Which game this is, in one word."""

    @property
    def players(self) -> int:
        """How many people play."""

    def start(self, seed: int, deal: Any = None) -> Game:
        """A new game. With a deal, the cards lie as it says and the seed decides only what comes later."""

    def write(self, digits: Writer) -> None:
        """Put this set-up into a link."""

    @classmethod
    def read(cls, digits: Reader) -> SetUp:
        """Take a set-up from a link."""

    def write_deal(self, deal: Any, digits: Writer) -> None:
        """Put given deck orders into a link."""

    def read_deal(self, digits: Reader) -> Any:
        """Take given deck orders from a link."""
