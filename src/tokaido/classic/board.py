"""The road: fifty-five spaces from Kyoto to Edo, and the same road the other way round.

A space is numbered by how far it is from the start, 0 to 54, whichever way the journey goes. Sets of spaces
are whole numbers with a bit for each space, so "free, ahead and open to me" is two `&` and a `~`.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum


class Panorama(IntEnum):
    """The three landscapes that a traveler paints piece by piece."""

    PADDY = 0
    MOUNTAIN = 1
    SEA = 2

    @property
    def size(self) -> int:
        """How many pieces make it complete."""
        return PIECES[self]


PIECES = (3, 4, 5)


class Station(IntEnum):
    """What a space is. The first three are the panoramas, with the same numbers."""

    PADDY = 0
    MOUNTAIN = 1
    SEA = 2
    VILLAGE = 3
    FARM = 4
    HOT_SPRING = 5
    TEMPLE = 6
    ENCOUNTER = 7
    INN = 8


ROAD = """
    I  V2 T  E  P  H2 M2 F2 V  T2 E  S2 M  H
    I  S  T  F2 P2 M2 E2 T  H2 M  S2 V  F
    I  P  V  E2 F  M2 H  S2 P  T2 F2 E  S  V2
    I  H  T2 E  V2 S  F2 H2 E  M  P2 S2 V
    I
"""
"""From Kyoto to Edo, a letter for each station; a 2 marks a space with a second place beside the road."""

SPACES = 55
LEGS = 4


def bits(spaces: int) -> Iterator[int]:
    """The spaces of a set, from the start of the road to its end."""
    while spaces:
        lowest = spaces & -spaces
        yield lowest.bit_length() - 1
        spaces ^= lowest


class Board:
    """The road in one direction; nothing on it ever changes."""

    def __init__(self, *, backwards: bool) -> None:
        symbols = ROAD.split()
        if backwards:
            symbols.reverse()
        letters = {station.name[0]: station for station in Station}
        self.backwards = backwards
        self.stations = tuple(letters[symbol[0]] for symbol in symbols)
        self.double = sum(1 << space for space, symbol in enumerate(symbols) if symbol.endswith("2"))
        self.of = tuple(
            sum(1 << space for space, here in enumerate(self.stations) if here is station) for station in Station
        )
        self.paid = self.of[Station.VILLAGE] | self.of[Station.TEMPLE]
        self.is_inn = tuple(station is Station.INN for station in self.stations)
        self.inns = tuple(bits(self.of[Station.INN]))
        self.ahead = tuple(self._ahead(space) for space in range(SPACES))

    def _ahead(self, space: int) -> int:
        """All spaces beyond this one up to the next inn, which nobody may pass."""
        inn = next((inn for inn in self.inns if inn > space), space)
        return (2 << inn) - (2 << space)

    def leg(self, space: int) -> int:
        """How many inns of the journey lie behind a space: 0 on the first leg, 4 at the end."""
        return sum(inn <= space for inn in self.inns) - 1


TO_EDO = Board(backwards=False)
TO_KYOTO = Board(backwards=True)
