"""The island: what the rule book says of it must be true of whatever stands in the data."""

from __future__ import annotations

from collections import Counter

from tokaido.duo import island
from tokaido.duo.pieces import GOODS, GREEN_WORKS, TOKENS, VIOLET_WORKS, Good, Symbol, Wave
from tokaido.duo.reconstruction import ART_SCALE, DICE, GOLD_SCALE, MOUNTAIN_VALUES


def test_eight_regions_eight_coastal_and_four_mountain_towns():
    assert len(island.REGIONS) == 8
    assert island.COASTAL.bit_count() == 8
    assert len(island.TOWNS) == 12
    assert set(MOUNTAIN_VALUES.values()) <= {2, 3, 4}


def test_every_town_can_be_reached():
    found = {0}
    for _ in island.TOWNS:
        found |= {there for here in found for there in island.ROUTES[here]}
    assert len(found) == 12


def test_eleven_routes_make_eleven_crossings():
    assert sum(map(len, island.ROUTES)) == sum(map(len, island.CROSSINGS)) == 22


def test_neighbours_never_show_the_same_symbol():
    for region, others in enumerate(island.CROSSINGS):
        assert island.SYMBOLS[region] not in [island.SYMBOLS[other] for other in others]


def test_a_coastal_town_borders_two_regions_and_another_station_one():
    for station, kind in enumerate(island.STATIONS):
        assert island.STATION_REGIONS[station].bit_count() == 1 + (kind is island.Station.TOWN)


def test_the_pieces_are_those_of_the_box():
    assert sum(GOODS) == 26
    assert Counter(VIOLET_WORKS) == dict(zip(Symbol, (3, 3, 2, 2), strict=True))
    assert Counter(GREEN_WORKS) == dict(zip(Symbol, (2, 2, 3, 3), strict=True))
    assert len(TOKENS) == 8
    assert {token.price for token in TOKENS} == {2, 3, 4}
    assert (Good.POTTERY, 3) in TOKENS
    assert len(Wave) == 6


def test_scales_and_dice_agree_with_the_examples():
    assert (GOLD_SCALE[0], GOLD_SCALE[4], GOLD_SCALE[5], len(GOLD_SCALE)) == (0, 26, 35, 7)
    assert (ART_SCALE[0], ART_SCALE[6], len(ART_SCALE)) == (0, 18, 11)
    assert max(DICE[0]) == 4
    assert 2 in DICE[1]
    assert 2 in DICE[2]
