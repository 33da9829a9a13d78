"""Where the island lies: the same stations, towns and regions, wide for desks and folded for hands.

Places are numbered as in `tokaido.duo.island`. All shapes come from the same few points: the coast runs outside the
stations, and a region reaches from its part of the coast to the trade routes around it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import pairwise
from math import hypot

from tokaido.duo.game import Game
from tokaido.duo.island import REGIONS, ROUTES, STATION_OF, STATIONS, TOWN_AT, is_coastal
from tokaido.duo.pieces import Character

Point = tuple[float, float]

PARTS = 4
"""Into how many parts the walk on one trade route is cut."""

LETTER = 0.36
"""Half the width of a letter, as a part of its size."""

CAPITAL = 0.74
"""The height of a capital, as a part of its size."""


@dataclass(frozen=True)
class Route:
    """A trade route between two towns: a curve that is pulled towards a point."""

    ends: tuple[int, int]
    start: Point
    pull: Point
    end: Point

    @property
    def path(self) -> str:
        """The route as SVG path data."""
        return f"M{pair(self.start)}{self.curve(self.ends[1])}"

    def curve(self, town: int) -> str:
        """The way to one of the two towns, for a pen that is at the other."""
        return f"Q{pair(self.pull)} {pair(self.end if town == self.ends[1] else self.start)}"

    def points(self, town: int) -> list[Point]:
        """The way to one of the two towns, without the place where it begins."""
        forth = [self._at(part / PARTS) for part in range(PARTS + 1)]
        return forth[1:] if town == self.ends[1] else forth[-2::-1]

    def _at(self, time: float) -> Point:
        rest = 1 - time
        parts = zip(self.start, self.pull, self.end, strict=True)
        x, y = (round(rest * rest * a + 2 * rest * time * b + time * time * c, 1) for a, b, c in parts)
        return (x, y)


@dataclass(frozen=True)
class Layout:
    """One way to lay the island out."""

    name: str
    width: int
    height: int
    station: float
    """The radius of a station's disc, and of a town's."""
    symbol: float
    """The radius of what is painted in a region."""
    pawn: float
    """The radius of a pawn."""
    badge: float
    """Half the width of the mark of a character that may come."""
    reach: float
    """How far from the middle of an open stop it can be touched."""
    feet: float
    """How far from the middle of a station its pawn stands."""
    letter: float
    """The size of the letters of names, as in the page's style."""
    beach: float
    """How far outside the stations the coast runs."""
    bend: float
    """How far a trade route swings to the side, as a part of its length."""
    stations: tuple[Point, ...]
    """The middle of every station, clockwise."""
    mountains: tuple[Point, ...]
    """The middle of every mountain town, from west to east."""
    regions: tuple[Point, ...]
    """Where the symbol of every region stands."""

    @property
    def view_box(self) -> str:
        """The picture's own measure."""
        return f"0 0 {self.width} {self.height}"

    @cached_property
    def towns(self) -> tuple[Point, ...]:
        """The middle of every town: those of the coast are stations."""
        return (*[self.stations[station] for station in STATION_OF if station >= 0], *self.mountains)

    @cached_property
    def routes(self) -> tuple[Route, ...]:
        """Every trade route once."""
        pairs = [(here, there) for here, others in enumerate(ROUTES) for there in others if here < there]
        return tuple(self._route(here, there, swing=number % 2) for number, (here, there) in enumerate(pairs))

    def _route(self, here: int, there: int, *, swing: int) -> Route:
        (x1, y1), (x2, y2) = self.towns[here], self.towns[there]
        aside = self.bend if swing else -self.bend
        pull = (round((x1 + x2) / 2 + (y1 - y2) * aside, 1), round((y1 + y2) / 2 + (x2 - x1) * aside, 1))
        return Route((here, there), (x1, y1), pull, (x2, y2))

    def route(self, here: int, there: int) -> Route:
        """The trade route between two neighbours."""
        return next(route for route in self.routes if set(route.ends) == {here, there})

    @cached_property
    def inland(self) -> tuple[Point, ...]:
        """For every station the direction from it into the island, of length 1."""
        ring, count = self.stations, len(self.stations)
        return tuple(_right_of(ring[number - 1], ring[(number + 1) % count]) for number in range(count))

    @cached_property
    def shore(self) -> tuple[Point, ...]:
        """Points of the coast: one outside each station, and one outside the middle of the way to the next."""
        return tuple(point for station in range(len(self.stations)) for point in self._shore(station))

    def _shore(self, station: int) -> tuple[Point, Point]:
        (x1, y1), (x2, y2) = self.stations[station], self.stations[(station + 1) % len(self.stations)]
        (right, down), (aside, below) = self.inland[station], _right_of((x1, y1), (x2, y2))
        near, far = (self.beach * size for size in CAPES[station])
        here = (round(x1 - right * near, 1), round(y1 - down * near, 1))
        return here, (round((x1 + x2) / 2 - aside * far, 1), round((y1 + y2) / 2 - below * far, 1))

    @cached_property
    def coast(self) -> str:
        """The coastline as SVG path data."""
        return f"M{pair(self.shore[0])}{''.join(curves(self.shore))}Z"

    @cached_property
    def path(self) -> str:
        """The pilgrims' path through all stations as SVG path data."""
        return f"M{pair(self.stations[0])}{''.join(curves(self.stations))}Z"

    @cached_property
    def region_shapes(self) -> tuple[str, ...]:
        """The area of every region as SVG path data: along the coast, and back on the trade routes."""
        return tuple(self._region_shape(region) for region in range(len(REGIONS)))

    def _region_shape(self, region: int) -> str:
        after = (region + 1) % len(REGIONS)
        steps = len(self.shore) // len(REGIONS)
        coast = curves(self.shore)[region * steps : (region + 1) * steps]
        towns = shortest(after, region)
        back = [self.route(here, there).curve(there) for here, there in pairwise(towns)]
        return f"M{pair(self.shore[region * steps])}{''.join(coast)}L{pair(self.towns[after])}{''.join(back)}Z"

    def spot(self, game: Game, seat: int, character: Character) -> Point:
        """Where a pawn stands now."""
        return self.place(seat, character, whereabouts(game, seat, character))

    def place(self, seat: int, character: Character, number: int) -> Point:
        """Where a pawn stands at a station, in a town or in a region, by the number that it has for its character."""
        if character is Character.ARTIST:
            return self._beside(seat, number)
        if character is Character.PILGRIM:
            return self._before(number)
        if is_coastal(number):
            return self._before(STATION_OF[number])
        x, y = self.towns[number]
        return (round(x + (self.pawn if seat else -self.pawn) * 1.08, 1), y + self.apart)

    @property
    def apart(self) -> float:
        """How far from the middle of a town its pawns stand: they hide nothing of its sign."""
        return round(self.station + self.pawn * 1.08, 1)

    def _before(self, station: int) -> Point:
        """On the land side of a station, where never more than one pawn is."""
        (x, y), (right, down) = self.stations[station], self.inland[station]
        far = self.feet if TOWN_AT[station] < 0 else self.apart
        return (round(x + right * far, 1), round(y + down * far, 1))

    def _beside(self, seat: int, region: int) -> Point:
        """Beside the symbol of a region, on the side that is kept for the seat."""
        (x1, y1), (x2, y2) = self.towns[region], self.towns[(region + 1) % len(REGIONS)]
        (x, y), far = self.regions[region], (self.symbol + self.pawn * 1.1) / hypot(x2 - x1, y2 - y1)
        sign = 1 if (x2 - x1, y2 - y1) > (0, 0) else -1
        along = far * sign * (1 if seat else -1)
        return (round(x + (x2 - x1) * along, 1), round(y + (y2 - y1) * along, 1))

    def pair_spots(self, station: int) -> tuple[Point, Point]:
        """Where the badges of pilgrim and merchant are, if both may come to a town: side by side, below its name."""
        (x, y), (right, down) = self._before(station), self.inland[station]
        aside, below = (-down, right) if right > 0 else (down, -right)
        steps = [(below + side) * self.badge * 1.25 for side in (-1, 1)]
        near, far = [(round(x + aside * step, 1), round(y + below * step, 1)) for step in steps]
        return near, far

    def name_spot(self, town: int, words: str) -> Point:
        """Where the name of a town stands, by the middle of its line: never on the land side, which is for pawns."""
        (x, y), gap = self.towns[town], self.station + self.letter * 0.15
        right, down = self.inland[STATION_OF[town]] if is_coastal(town) else (0, 1)
        half = len(words) * LETTER * self.letter
        middle = min(max(x - right * self.station * 0.8, half + 1), self.width - half - 1)
        return (round(middle, 1), round(y - gap if down > -DOWN else y + gap + self.letter * CAPITAL, 1))

    def way(self, game: Game, seat: int, character: Character, start: int, end: int) -> list[Point]:
        """The way of a pawn from a place to the one where it stands now."""
        first, last = self.place(seat, character, start), self.spot(game, seat, character)
        return [first, *self._between(character, start, end), last]

    def _between(self, character: Character, start: int, end: int) -> list[Point]:
        """Along the coast or the trade routes; artists go straight."""
        if character is Character.PILGRIM:
            steps = (end - start) % len(STATIONS)
            return [self._before((start + step) % len(STATIONS)) for step in range(1, steps)]
        if character is Character.MERCHANT:
            towns = shortest(start, end)
            pairs = pairwise(towns)
            return [point for here, there in pairs for point in self.route(here, there).points(there)][:-1]
        return []


def whereabouts(game: Game, seat: int, character: Character) -> int:
    """The station, town or region of a pawn."""
    player = game.players[seat]
    return (player.pilgrim, player.merchant, player.artist)[character]


@cache
def shortest(start: int, end: int) -> tuple[int, ...]:
    """The towns of the shortest way on the trade routes, both ends included."""
    ways: list[tuple[int, ...]] = [(start,)]
    for way in ways:
        if way[-1] == end:
            return way
        ways += [(*way, town) for town in ROUTES[way[-1]] if town not in way]
    raise ValueError(f"No trade route leads from {start} to {end}.")


def pair(point: Point) -> str:
    """A point in SVG path data."""
    return f"{point[0]:g} {point[1]:g}"


def curves(points: Sequence[Point]) -> list[str]:
    """A closed line through points without corners (Catmull and Rom): for each point the curve to the next one."""
    count = len(points)
    return [_curve(points[(number + step) % count] for step in (-1, 0, 1, 2)) for number in range(count)]


def _curve(points: Iterable[Point]) -> str:
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = points
    first, second = (x1 + (x2 - x0) / 6, y1 + (y2 - y0) / 6), (x2 - (x3 - x1) / 6, y2 - (y3 - y1) / 6)
    rounded = [f"{round(number, 1):g}" for number in (*first, *second)]
    return f"C{' '.join(rounded)} {x2:g} {y2:g}"


def _right_of(start: Point, end: Point) -> Point:
    """The direction to the right of somebody who walks from a point to a point, of length 1."""
    right, down = end[0] - start[0], end[1] - start[1]
    length = hypot(right, down)
    return (-down / length, right / length)


DOWN = 0.4
"""A town whose land side points up by more than this has its name below."""

CAPES = (
    *((1.0, 0.8), (1.2, 0.7), (0.9, 1.1), (0.8, 1.2)),
    *((1.3, 0.7), (1.0, 0.9), (0.7, 0.8), (1.1, 0.7)),
    *((1.2, 0.9), (0.8, 1.1), (1.0, 1.2), (0.9, 0.7)),
    *((1.1, 0.8), (1.0, 1.2), (0.8, 0.7), (1.2, 0.8)),
    *((1.0, 0.7), (1.1, 1.0), (1.2, 1.1), (0.9, 0.8)),
    *((1.2, 0.7), (0.9, 0.8), (0.7, 0.8), (0.9, 0.8)),
    *((1.1, 0.9), (1.2, 1.1), (1.0, 0.7), (1.1, 0.8)),
    *((0.9, 0.7), (1.1, 1.0), (1.3, 1.1), (0.9, 0.7)),
)
"""How far the coast reaches out at every station and on the way to the next, in beaches."""

WIDE = Layout(
    "wide",
    width=896,
    height=736,
    station=28,
    symbol=34,
    pawn=18,
    badge=14,
    reach=34,
    feet=40,
    letter=12,
    beach=25,
    bend=0.07,
    stations=(
        *((96, 251), (134, 191), (182, 139), (251, 122), (317, 96), (385, 98), (454, 113), (525, 109)),
        *((594, 92), (665, 87), (734, 103), (787, 150), (817, 214), (822, 285), (813, 356), (789, 422)),
        *((749, 481), (727, 549), (694, 611), (630, 640), (570, 608), (508, 573), (439, 561), (372, 584)),
        *((322, 634), (257, 661), (189, 647), (155, 586), (132, 518), (105, 452), (75, 388), (72, 317)),
    ),
    mountains=((256, 372), (384, 346), (520, 366), (646, 328)),
    regions=((268, 226), (458, 222), (656, 200), (723, 330), (625, 491), (466, 462), (260, 516), (165, 362)),
)
FOLDED = Layout(
    "folded",
    width=360,
    height=412,
    station=15,
    symbol=15,
    pawn=11,
    badge=8,
    reach=23,
    feet=20,
    letter=10.5,
    beach=12,
    bend=0.06,
    stations=(
        *((21, 128), (21, 88), (30, 50), (61, 25), (100, 28), (139, 20), (179, 24), (219, 24)),
        *((258, 28), (298, 25), (328, 49), (339, 86), (338, 126), (340, 166), (336, 206), (339, 246)),
        *((338, 285), (339, 324), (330, 362), (299, 387), (260, 383), (221, 388), (181, 385), (141, 388)),
        *((102, 383), (62, 387), (32, 363), (21, 326), (22, 286), (20, 246), (24, 206), (20, 167)),
    ),
    mountains=((108, 200), (156, 220), (203, 193), (248, 213)),
    regions=((89, 106), (180, 108), (270, 104), (290, 212), (272, 310), (180, 306), (90, 312), (70, 206)),
)
LAYOUTS = {layout.name: layout for layout in (WIDE, FOLDED)}
