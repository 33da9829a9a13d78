"""The island of Tokaido Duo has room for everything that stands on it, on a desk and in a hand."""

from __future__ import annotations

import re
from itertools import combinations, pairwise
from math import dist

import pytest

from duo_tables import ARTIST, MERCHANT, PILGRIM, duo
from tokaido.duo.island import (
    CROSSINGS,
    REGIONS,
    ROUTES,
    STATION_OF,
    STATION_REGIONS,
    STATIONS,
    TOWNS,
    is_coastal,
)
from tokaido.duo.pieces import Character
from tokaido.view.duo import names
from tokaido.view.duo.layout import CAPITAL, LAYOUTS, LETTER, PARTS, Layout, Point, shortest

every_layout = pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
SEATS = (0, 1)
PLACES = {PILGRIM: len(STATIONS), MERCHANT: len(TOWNS), ARTIST: len(REGIONS)}


def stops(layout: Layout) -> list[Point]:
    """All stations and mountain towns."""
    return [*layout.stations, *layout.mountains]


def outline(path: str) -> list[Point]:
    """A path of absolute curves as a polygon."""
    points: list[Point] = []
    for letter, numbers in re.findall(r"([MLCQ])([^MLCQZ]*)", path):
        values = [float(number) for number in numbers.split()]
        given = list(zip(values[::2], values[1::2], strict=True))
        points += given if letter in "ML" else [bezier([points[-1], *given], part / 8) for part in range(1, 9)]
    return points


def bezier(points: list[Point], time: float) -> Point:
    """A point of a curve."""
    while len(points) > 1:
        points = [(a[0] + (b[0] - a[0]) * time, a[1] + (b[1] - a[1]) * time) for a, b in pairwise(points)]
    return points[0]


def contains(polygon: list[Point], point: Point) -> bool:
    """Whether a line from the point to the right crosses the outline an odd number of times."""
    x, y = point
    inside = False
    for (x1, y1), (x2, y2) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (x2 - x1) * (y - y1) / (y2 - y1):
            inside = not inside
    return inside


def within(layout: Layout, point: Point, radius: float) -> bool:
    """Whether a disc lies in the picture."""
    x, y = point
    return radius <= x <= layout.width - radius and radius <= y <= layout.height - radius


def spots(layout: Layout, seat: int, character: Character) -> list[Point]:
    """Every place of a pawn."""
    return [layout.place(seat, character, number) for number in range(PLACES[character])]


Box = tuple[float, float, float, float]
TAIL = 0.22
"""How far letters reach below their line, as a part of their size."""


def around(point: Point, half: float) -> Box:
    """A square around a point."""
    return point[0] - half, point[1] - half, point[0] + half, point[1] + half


def name_box(layout: Layout, town: int) -> Box:
    """The room of a town's name."""
    words = names.town(town)
    (x, y), half = layout.name_spot(town, words), len(words) * LETTER * layout.letter
    return x - half, y - CAPITAL * layout.letter, x + half, y + TAIL * layout.letter


def price_box(layout: Layout, town: int) -> Box:
    """The coin on the sign of a coastal town, or the bundle of a mountain town, as `view.art.duo` draws them."""
    right, down, half = (11.4, 9.8, 9.6) if is_coastal(town) else (0, 9.5, 10)
    (x, y), scale = layout.towns[town], layout.station / 24
    return around((x + right * scale, y + down * scale), half * scale)


def overlap(one: Box, other: Box) -> bool:
    """Whether two boxes share any room."""
    return max(one[0], other[0]) < min(one[2], other[2]) and max(one[1], other[1]) < min(one[3], other[3])


def every_pawn(layout: Layout) -> list[Point]:
    """Every place of any pawn."""
    return [point for seat in SEATS for character in Character for point in spots(layout, seat, character)]


def gap(box: Box, point: Point) -> float:
    """How far a point is from a box."""
    x, y = point
    return dist(point, (min(max(x, box[0]), box[2]), min(max(y, box[1]), box[3])))


@every_layout
def test_no_pawn_and_no_badge_covers_the_name_or_the_price_of_a_town(layout):
    taken = [around(point, max(layout.pawn, layout.badge)) for point in every_pawn(layout)]
    pairs = [layout.pair_spots(station) for station in STATION_OF if station >= 0]
    assert not [pair for pair in pairs if overlap(*[around(point, layout.badge) for point in pair])]
    taken += [around(point, layout.badge) for pair in pairs for point in pair]
    for town in range(len(TOWNS)):
        for box in (name_box(layout, town), price_box(layout, town)):
            assert not [pawn for pawn in taken if overlap(pawn, box)], names.town(town)


@every_layout
def test_names_are_in_the_picture_and_clear_of_each_other_of_symbols_and_of_other_stops(layout):
    boxes = [name_box(layout, town) for town in range(len(TOWNS))]
    assert not [pair for pair in combinations(boxes, 2) if overlap(*pair)]
    for town, (left, top, right, bottom) in enumerate(boxes):
        assert left >= 0
        assert top >= 0
        assert right <= layout.width
        assert bottom <= layout.height
        assert not [symbol for symbol in layout.regions if overlap(boxes[town], around(symbol, layout.symbol))]
        others = [stop for stop in stops(layout) if stop != layout.towns[town]]
        assert min(gap(boxes[town], stop) for stop in others) > layout.station * 0.85, names.town(town)


def test_names_can_be_read_on_a_small_phone():
    layout = LAYOUTS["folded"]
    on_the_screen = 740 * 0.54 / layout.height
    assert layout.letter * on_the_screen >= 10


def test_open_stops_are_large_enough_for_a_finger_and_never_lie_over_another():
    layout = LAYOUTS["folded"]
    on_the_screen = 740 * 0.54 / layout.height
    assert 2 * layout.reach * on_the_screen >= 44
    assert min(dist(one, other) for one, other in combinations(stops(layout), 2)) >= layout.reach + layout.station


@every_layout
def test_everything_has_its_point(layout):
    assert len(layout.stations) == len(STATIONS)
    assert len(layout.towns) == len(TOWNS)
    assert len(layout.regions) == len(layout.region_shapes) == len(REGIONS)
    assert len(layout.routes) == sum(map(len, ROUTES)) / 2
    for town, station in enumerate(STATION_OF):
        assert station < 0 or layout.towns[town] == layout.stations[station]


@every_layout
def test_no_two_stops_overlap_and_all_are_in_the_picture(layout):
    assert min(dist(one, other) for one, other in combinations(stops(layout), 2)) >= 2 * layout.station
    assert all(within(layout, point, layout.station) for point in stops(layout))


def test_neighbours_can_be_told_apart_by_a_finger():
    layout = LAYOUTS["folded"]
    assert min(dist(one, other) for one, other in combinations(stops(layout), 2)) >= 38


@every_layout
def test_no_symbol_covers_a_stop_or_a_pawn(layout):
    gaps = [dist(symbol, stop) for symbol in layout.regions for stop in stops(layout)]
    assert min(gaps) >= layout.symbol + layout.station
    pawns = [point for seat in SEATS for character in Character for point in spots(layout, seat, character)]
    gaps = [dist(symbol, pawn) for symbol in layout.regions for pawn in pawns]
    assert min(gaps) >= layout.symbol + layout.pawn


@every_layout
def test_no_pawn_covers_another_or_the_middle_of_a_stop(layout):
    ring, inland = set(spots(layout, 0, PILGRIM)), [spots(layout, seat, MERCHANT)[8:] for seat in SEATS]
    beside = [spots(layout, seat, ARTIST) for seat in SEATS]
    everywhere = [*ring, *inland[0], *inland[1], *beside[0], *beside[1]]
    assert len(set(everywhere)) == len(STATIONS) + 2 * (len(layout.mountains) + len(REGIONS))
    assert min(dist(one, other) for one, other in combinations(everywhere, 2)) >= 2 * layout.pawn
    assert all(within(layout, point, layout.pawn) for point in everywhere)
    gaps = [dist(pawn, stop) for pawn in everywhere for stop in (*stops(layout), *layout.regions)]
    assert min(gaps) > layout.pawn * 1.5


@every_layout
def test_pawns_stand_where_the_game_says(layout):
    game = duo((1, 1, 1), {"pilgrim": 3, "merchant": "M2", "artist": "R4"}, {"pilgrim": 9, "merchant": "M2"})
    assert layout.spot(game, 0, PILGRIM) == layout.place(0, PILGRIM, 3)
    assert layout.spot(game, 0, ARTIST) == layout.place(0, ARTIST, 3)
    assert dist(layout.spot(game, 0, MERCHANT), layout.spot(game, 1, MERCHANT)) >= 2 * layout.pawn


@every_layout
def test_a_region_holds_its_symbol_and_its_artists_and_nobody_elses(layout):
    for region, shape in enumerate(layout.region_shapes):
        polygon = outline(shape)
        assert [contains(polygon, point) for point in layout.regions] == [one == region for one in range(len(REGIONS))]
        for seat in SEATS:
            inside = [contains(polygon, point) for point in spots(layout, seat, ARTIST)]
            assert inside == [one == region for one in range(len(REGIONS))]


@every_layout
def test_a_region_reaches_to_its_own_stations(layout):
    for region, shape in enumerate(layout.region_shapes):
        polygon = outline(shape)
        for station, point in enumerate(layout.stations):
            if STATION_REGIONS[station] == 1 << region:
                assert contains(polygon, point)
            elif not STATION_REGIONS[station] >> region & 1:
                assert not contains(polygon, point)


@every_layout
def test_regions_have_a_border_where_artists_cross(layout):
    for region, others in enumerate(CROSSINGS):
        mine = set(outline(layout.region_shapes[region]))
        assert all(len(mine & set(outline(layout.region_shapes[other]))) > 1 for other in others)


@every_layout
def test_the_coast_is_around_everything_and_in_the_picture(layout):
    polygon = outline(layout.coast)
    assert all(contains(polygon, point) for point in (*stops(layout), *layout.regions))
    assert all(within(layout, point, 0) for point in polygon)


@every_layout
def test_pilgrims_walk_clockwise_along_the_coast(layout):
    game = duo((1, 1, 1), {"pilgrim": 2})
    assert layout.way(game, 0, PILGRIM, 30, 2) == [layout.place(0, PILGRIM, number) for number in (30, 31, 0, 1, 2)]


@every_layout
def test_merchants_keep_to_the_trade_routes(layout):
    game = duo((1, 1, 1), {"merchant": "C3"})
    way = layout.way(game, 0, MERCHANT, 0, 2)
    assert shortest(0, 2) == (0, 8, 9, 10, 2)
    assert [layout.towns[town] for town in (8, 9, 10)] == way[PARTS : 3 * PARTS + 1 : PARTS]
    assert (way[0], way[-1]) == (layout.place(0, MERCHANT, 0), layout.spot(game, 0, MERCHANT))


@every_layout
def test_artists_go_straight(layout):
    game = duo((1, 1, 1), {"artist": "R2"})
    assert layout.way(game, 0, ARTIST, 6, 1) == [layout.place(0, ARTIST, 6), layout.place(0, ARTIST, 1)]
