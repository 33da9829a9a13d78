"""What is settled before the game: colours, and given tokens and works."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from tokaido.core.digits import Reader, Writer
from tokaido.core.errors import BadSetUp
from tokaido.duo.game import Game
from tokaido.duo.pieces import GREEN_WORKS, TOKENS, VIOLET_WORKS, Character, Symbol, Token, Wave

PLAYERS = 2

BOXES: dict[str, Sequence[Any]] = {"tokens": TOKENS, "violet": VIOLET_WORKS, "green": GREEN_WORKS}
"""Everything that is shuffled, in the order of the box."""


@dataclass(frozen=True)
class Deal:
    """Given orders; whatever is None is left to the seed. For tests, puzzles, and games at a real table."""

    tokens: tuple[Token, ...] | None = None
    """Trade tokens by coastal town."""
    violet: tuple[Symbol, ...] | None = None
    """The violet works in the order in which they are painted."""
    green: tuple[Symbol, ...] | None = None
    waves: tuple[Wave, ...] | None = None
    """The faces of the wave tokens that are up, in the order of the characters."""

    def __post_init__(self) -> None:
        for name, box in BOXES.items():
            given = getattr(self, name)
            if given is not None and Counter(given) != Counter(box):
                raise BadSetUp(f"The deal must name every one of the {len(box)} {name} of the box once.")
        if self.waves is not None and [wave.character for wave in self.waves] != list(Character):
            raise BadSetUp("The deal must name one wave token for each character, in their order.")


@dataclass(frozen=True, kw_only=True)
class SetUp:
    """The rules of one game of Tokaido Duo. Seat 0 sits at the compass rose and plays first."""

    number: ClassVar[int] = 1
    name: ClassVar[str] = "duo"

    players: int = PLAYERS
    green_first: bool = False
    """Seat 0 has the green works, not the violet ones."""

    def __post_init__(self) -> None:
        if self.players != PLAYERS:
            raise BadSetUp(f"Tokaido Duo is for {PLAYERS} players, not {self.players}.")

    def start(self, seed: int, deal: Deal | None = None) -> Game:
        """A new game."""
        return Game(self, seed, deal or Deal())

    def write(self, digits: Writer) -> None:
        """Put this set-up into a link."""
        digits.put(self.green_first, 2)

    @classmethod
    def read(cls, digits: Reader) -> SetUp:
        """Take a set-up from a link."""
        return cls(green_first=bool(digits.take(2)))

    def write_deal(self, deal: Deal, digits: Writer) -> None:
        """Put given orders into a link."""
        digits.put_orders(deal, BOXES)
        digits.put(deal.waves is not None, 2)
        for wave in deal.waves or ():
            digits.put(wave & 1, 2)

    def read_deal(self, digits: Reader) -> Deal:
        """Take given orders from a link."""
        orders = digits.take_orders(BOXES)
        waves = tuple(Wave(2 * character + digits.take(2)) for character in Character) if digits.take(2) else None
        return Deal(**orders, waves=waves)
