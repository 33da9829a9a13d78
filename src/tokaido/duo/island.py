"""The island made ready for the rules: stations, towns, regions, and every way through them.

Stations, towns and regions are numbered in the order of `reconstruction`; a coastal town is a station, too. Sets of
towns, regions or symbols are whole numbers with a bit for each.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import IntEnum
from functools import cache
from typing import NamedTuple

from tokaido.duo import reconstruction as given
from tokaido.duo.pieces import Symbol


class Station(IntEnum):
    """What a station of the coast is."""

    TOWN = 0
    TEMPLE = 1
    GARDEN = 2
    SHORE = 3
    HOT_SPRING = 4


LETTERS = {"C": Station.TOWN, "T": Station.TEMPLE, "G": Station.GARDEN, "S": Station.SHORE, "H": Station.HOT_SPRING}

_COAST = [line.split() for line in given.COAST.strip().splitlines()]
_RING = [(region, name) for region, (_, _, *stations) in enumerate(_COAST) for name in stations]

TOWNS = tuple(given.PLACES)
REGIONS = tuple(region for region, *_ in _COAST)
COASTAL = sum(1 << town for town, name in enumerate(TOWNS) if name not in given.MOUNTAIN_VALUES)
"""The set of coastal towns."""

STATIONS = tuple(LETTERS[name[0]] for _, name in _RING)
SYMBOLS = tuple(Symbol[symbol.upper()] for _, symbol, *_ in _COAST)
TOWN_AT = tuple(TOWNS.index(name) if name in TOWNS else -1 for _, name in _RING)
"""The town at a station; -1 where there is none."""
STATION_OF = tuple(TOWN_AT.index(town) if town in TOWN_AT else -1 for town in range(len(TOWNS)))
"""The station of a coastal town; -1 for a mountain town."""
MOUNTAIN_VALUE = tuple(given.MOUNTAIN_VALUES.get(name, 0) for name in TOWNS)
"""How many goods a mountain town gives; 0 for a coastal town."""


def is_coastal(town: int) -> bool:
    """Whether a town lies on the coast."""
    return bool(COASTAL >> town & 1)


def _around(region: int, name: str) -> int:
    """The regions that a station borders: a coastal town also the one before its own."""
    return 1 << region | (1 << (region - 1) % len(REGIONS) if name in TOWNS else 0)


STATION_REGIONS = tuple(_around(region, name) for region, name in _RING)
"""The set of regions at each station."""


def _around_town(town: int) -> int:
    if is_coastal(town):
        return STATION_REGIONS[STATION_OF[town]]
    return sum(1 << REGIONS.index(name) for name in given.MOUNTAIN_REGIONS[TOWNS[town]].split())


TOWN_REGIONS = tuple(_around_town(town) for town in range(len(TOWNS)))
"""The set of regions at each town."""


class Start(NamedTuple):
    """Where a player's three characters begin."""

    station: int
    town: int
    region: int


STARTS = tuple(Start(station, TOWNS.index(town), REGIONS.index(region)) for station, town, region in given.STARTS)

Graph = tuple[tuple[int, ...], ...]


def _graph(pairs: str, names: Sequence[str]) -> Graph:
    """For each place its neighbours."""
    edges = [tuple(names.index(end) for end in pair.split("-")) for pair in pairs.split()]
    both = [*edges, *[edge[::-1] for edge in edges]]
    return tuple(tuple(sorted(there for here, there in both if here == place)) for place in range(len(names)))


ROUTES = _graph(given.ROUTES, TOWNS)
CROSSINGS = _graph(given.CROSSINGS, REGIONS)


def ways(graph: Graph, start: int, steps: int) -> Iterator[tuple[int, ...]]:
    """Every way of exactly so many steps that comes to no place twice, its start included."""
    unfinished: list[tuple[int, ...]] = [(start,)]
    for _ in range(steps):
        unfinished = [(*way, place) for way in unfinished for place in graph[way[-1]] if place not in way]
    return iter(unfinished)


def as_set(numbers: Iterable[int]) -> int:
    """Numbers as a set of bits."""
    return sum(1 << number for number in set(numbers))


@cache
def towns_in_reach(start: int, steps: int, occupied: int) -> tuple[int, ...]:
    """Where a merchant can go: neither to nor through a coastal town where somebody stands."""
    return tuple(sorted({way[-1] for way in ways(ROUTES, start, steps) if not as_set(way[1:]) & occupied & COASTAL}))


@cache
def regions_in_reach(start: int, steps: int) -> tuple[tuple[int, int], ...]:
    """Where an artist can go, each region with the set of symbols that can be seen on some way there."""
    seen: dict[int, int] = {}
    for way in ways(CROSSINGS, start, steps):
        seen[way[-1]] = seen.get(way[-1], 0) | as_set(SYMBOLS[region] for region in way)
    return tuple(sorted(seen.items()))
