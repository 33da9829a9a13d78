"""What is settled before the journey: players, variants, the points where editions differ, given decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from typing import Any, ClassVar

from tokaido.classic.cards import DISHES, ENCOUNTERS, SOUVENIRS, SPRINGS, Dish, Encounter, Souvenir
from tokaido.classic.editions import FEWEST, MOST
from tokaido.classic.game import Game
from tokaido.classic.travelers import TILES, Traveler
from tokaido.core.digits import Reader, Writer
from tokaido.core.errors import BadSetUp


@dataclass(frozen=True)
class Deal:
    """Given orders, top card first; whatever is None is shuffled by the seed.

    For tests, puzzles, and games at a real table that somebody wrote down.
    """

    souvenirs: tuple[Souvenir, ...] | None = None
    meals: tuple[Dish, ...] | None = None
    encounters: tuple[Encounter, ...] | None = None
    springs: tuple[int, ...] | None = None
    tiles: tuple[Traveler, ...] | None = None
    """Two for each seat in turn, then those that stay in the box."""
    order: tuple[int, ...] | None = None
    """The order of leaving the first inn; with two players 2 is the neutral traveler."""


@dataclass(frozen=True, kw_only=True)
class SetUp:
    """The rules of one game of Tokaido. A plain `SetUp(players=4)` is the standard game."""

    number: ClassVar[int] = 0
    name: ClassVar[str] = "classic"

    players: int
    initiation: bool = False
    """Variant: no traveler tiles, seven coins each."""
    return_trip: bool = False
    """Variant: from Edo to Kyoto."""
    gastronomy: bool = False
    """Variant: one meal fewer at each inn."""
    preparations: bool = False
    """Variant: the order of leaving changes the purse."""
    free_travelers: bool = False
    """Everybody picks any tile that is left, instead of one of two dealt."""
    free_meal_from_table: bool = False
    """Edition: Satsuki's free meal is one of the table's at random, not the top card of the deck."""
    reduced_price_suffices: bool = False
    """Edition: Sasayakko need not hold the price of the souvenir that she gets for nothing."""
    three_meals_for_two: bool = False
    """Edition: two players have three meals dealt at an inn, not four."""
    keep_order_under_deck: bool = False
    """Edition: unsold souvenirs and uneaten meals go under the deck as they lie, not shuffled."""

    def __post_init__(self) -> None:
        if not FEWEST <= self.players <= MOST:
            raise BadSetUp(f"Tokaido is for {FEWEST} to {MOST} players, not {self.players}.")

    @property
    def meals_dealt(self) -> int:
        """How many meals the first traveler at an inn has dealt."""
        if self.players == 2:
            return 4 - self.three_meals_for_two - self.gastronomy
        return self.players + 1 - self.gastronomy

    @property
    def pawns(self) -> int:
        """How many travelers are on the road: two players have a neutral one with them."""
        return max(self.players, 3)

    def start(self, seed: int, deal: Deal | None = None) -> Game:
        """A new game of these rules."""
        orders = self._checked(deal) if deal else {}
        return Game(self, seed, orders)

    def write(self, digits: Writer) -> None:
        """Put this set-up into a link."""
        digits.put(self.players - FEWEST, MOST - FEWEST + 1)
        for name in SWITCHES:
            digits.put(getattr(self, name), 2)

    @classmethod
    def read(cls, digits: Reader) -> SetUp:
        """Take a set-up from a link."""
        players = digits.take(MOST - FEWEST + 1) + FEWEST
        return cls(players=players, **{name: bool(digits.take(2)) for name in SWITCHES})

    def write_deal(self, deal: Deal, digits: Writer) -> None:
        """Put given orders into a link."""
        digits.put_orders(deal, self._box())

    def read_deal(self, digits: Reader) -> Deal:
        """Take given orders from a link."""
        return Deal(**digits.take_orders(self._box()))

    def _box(self) -> dict[str, Sequence[Any]]:
        """Everything that can be shuffled, in the order of the box."""
        return {
            "souvenirs": SOUVENIRS,
            "meals": DISHES,
            "encounters": ENCOUNTERS,
            "springs": SPRINGS,
            "tiles": TILES,
            "order": range(self.pawns),
        }

    def _checked(self, deal: Deal) -> dict[str, list[int]]:
        """The given orders as card numbers."""
        orders = {}
        for name, box in self._box().items():
            given = getattr(deal, name)
            if given is not None:
                if Counter(given) != Counter(box):
                    raise BadSetUp(f"The deal must name every one of the {len(box)} {name} of the box once.")
                orders[name] = numbered(given, box)
        return orders


SWITCHES = tuple(field.name for field in fields(SetUp) if field.name != "players")
"""The yes-or-no fields of a set-up, in the order in which links have them."""


def numbered(given: Iterable[Any], box: Sequence[Any]) -> list[int]:
    """Cards by face as cards by number; of equal ones the lowest number comes first."""
    left: list[Any] = list(box)
    numbers = []
    for face in given:
        numbers.append(left.index(face))
        left[numbers[-1]] = None
    return numbers
