"""Everything that the rules ask a person, each answer a small value.

A move and what is done on arrival are one choice. Whoever wants to arrive and do nothing says so before (`Abstain`):
nothing becomes known by moving, so this is the same decision, and it costs no question where nobody would refuse.
"""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from itertools import product
from typing import Literal, NamedTuple

from tokaido.duo.island import REGIONS, STATIONS, SYMBOLS, TOWNS, regions_in_reach
from tokaido.duo.pieces import MOST_GOODS, Character, Good, Symbol, Wave


class Deed(IntEnum):
    """What an artist does in a region."""

    NOTHING = 0
    PAINT = 1
    OFFER = 2


NOTHING, PAINT, OFFER = Deed


class Walk(NamedTuple):
    """Take the pilgrim's die and walk to a station; at a shore take this wave token."""

    station: int
    wave: Wave | None = None
    kind: Literal["walk"] = "walk"


class Travel(NamedTuple):
    """Take the merchant's die and go to a town; on the coast sell so many of what it buys."""

    town: int
    sold: int = 0
    kind: Literal["travel"] = "travel"


class Roam(NamedTuple):
    """Take the artist's die, go to a region, and paint or offer a work."""

    region: int
    deed: Deed
    kind: Literal["roam"] = "roam"


class Abstain(NamedTuple):
    """Only move with the next die, and do nothing on arrival."""

    kind: Literal["abstain"] = "abstain"


class Skip(NamedTuple):
    """Take a die that nothing can be moved by."""

    character: Character
    kind: Literal["skip"] = "skip"


class Rest(NamedTuple):
    """Leave the hot spring token for later."""

    kind: Literal["rest"] = "rest"


class Keep(NamedTuple):
    """Keep these of the goods, old and new; the others go back into the bag."""

    goods: tuple[Good, ...]
    kind: Literal["keep"] = "keep"


class Return(NamedTuple):
    """Put this good back into the bag: there is no room for it any more."""

    good: Good
    kind: Literal["return"] = "return"


Choice = Walk | Travel | Roam | Abstain | Skip | Rest | Keep | Return
Choices = tuple[Choice, ...]

ABSTAIN = Abstain()
REST = Rest()
WALKS = tuple(Walk(station) for station in range(len(STATIONS)))
SHORE_WALKS = tuple(tuple(Walk(station, wave) for wave in Wave) for station in range(len(STATIONS)))
"""By station and wave token."""
TRAVELS = tuple(Travel(town) for town in range(len(TOWNS)))
"""By town: without a sale."""
SALES = tuple(
    tuple(tuple(Travel(town, count) for count in range(1, most + 1)) or (plain,) for most in range(MOST_GOODS + 2))
    for town, plain in enumerate(TRAVELS)
)
"""By town and goods that can be sold there: every way to sell."""
SKIPS = tuple(Skip(character) for character in Character)
RETURNS = tuple(Return(good) for good in Good)
ROAMS = tuple(tuple(Roam(region, deed) for deed in Deed) for region in range(len(REGIONS)))
"""By region and deed."""


@cache
def roams(start: int, steps: int, work: Symbol | None, inspired: int, can_paint: bool) -> tuple[Roam, ...]:
    """An artist's ways to go and what to do there, with the work that could be offered."""
    found = []
    for region, on_the_way in regions_in_reach(start, steps):
        seen = on_the_way if inspired else 1 << SYMBOLS[region]
        deeds = [PAINT] * can_paint + [OFFER] * (work is not None and seen >> work & 1)
        found += [ROAMS[region][deed] for deed in deeds or [NOTHING]]
    return tuple(found)


@cache
def idle_roams(start: int, steps: int) -> tuple[Roam, ...]:
    """An artist's ways to go and do nothing."""
    return tuple(ROAMS[region][NOTHING] for region, _ in regions_in_reach(start, steps))


@cache
def keeps(goods: tuple[int, ...], most: int) -> tuple[Keep, ...]:
    """Every way to keep as many goods as there is room for, the rarest first."""
    kept = product(*[range(min(count, most), -1, -1) for count in goods])
    return tuple(Keep(listed(counts)) for counts in kept if sum(counts) == most)


@cache
def listed(counts: tuple[int, ...]) -> tuple[Good, ...]:
    """Counts of goods as the goods one by one."""
    return tuple(good for good, count in zip(Good, counts, strict=True) for _ in range(count))
