"""The pieces that the rule book names and counts: characters, goods, works, tokens and tracks."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from tokaido.duo.reconstruction import TRADE_TOKENS


class Character(IntEnum):
    """The three people that each player leads; each has a die."""

    PILGRIM = 0
    MERCHANT = 1
    ARTIST = 2


PILGRIM, MERCHANT, ARTIST = Character
"""The same at hand, here and below: looking a member up in its enumeration takes ten times as long."""


class Good(IntEnum):
    """What merchants carry, the rarest first."""

    KIMONO = 0
    POTTERY = 1
    DOLL = 2
    FAN = 3


GOODS = (5, 6, 7, 8)
"""How many of each good there are."""
MOST_GOODS = 5
"""How many a merchant can keep."""


class Symbol(IntEnum):
    """What is painted in a region and shown on a work."""

    MOON = 0
    WATERFALL = 1
    MOUNTAIN = 2
    BAMBOO = 3


def works(*counts: int) -> tuple[Symbol, ...]:
    """So many works of each symbol."""
    return tuple(symbol for symbol, count in zip(Symbol, counts, strict=True) for _ in range(count))


VIOLET_WORKS = works(3, 3, 2, 2)
GREEN_WORKS = works(2, 2, 3, 3)
WORKS = 10


class Wave(IntEnum):
    """The faces of the wave tokens: two for each character, in the order of `Character`."""

    TRANQUIL = 0
    """The pilgrim may walk one station less, but at least one."""
    HURRIED = 1
    """The pilgrim may walk one station more."""
    SKILLED = 2
    """The merchant has a coin more for every good sold."""
    ROBUST = 3
    """The merchant draws one good more and can keep one more."""
    PROLIFIC = 4
    """The artist paints one work more."""
    INSPIRED = 5
    """The artist may offer what was seen anywhere on the way."""

    @property
    def character(self) -> Character:
        """Whom it helps."""
        return Character(self >> 1)


TRANQUIL, HURRIED, SKILLED, ROBUST, PROLIFIC, INSPIRED = Wave


class Token(NamedTuple):
    """A trade token: what a coastal town buys, and for how many coins each."""

    good: Good
    price: int


def _token(text: str) -> Token:
    good, price = text.split("-")
    return Token(Good[good.upper()], int(price))


TOKENS = tuple(_token(text) for text in TRADE_TOKENS.split())

FIRST_NOTCH, LAST_TEMPLE, LAST_GARDEN = 1, 9, 6
"""Where the markers of the two tracks begin, and where each track ends."""
PLAQUE = 10
"""How many coins become a gold plaque."""
MOST_PLAQUES = 6
