"""The road: its spaces, who moves next, and where a traveler may stop."""

from __future__ import annotations

import pytest

from tables import put, table, walk
from tokaido.classic.board import TO_EDO, TO_KYOTO, Station
from tokaido.classic.choices import Walk
from tokaido.classic.events import Farmed, Walked
from tokaido.core.errors import IllegalChoice

VILLAGE_FOR_TWO, TEMPLE, FARM = 1, 2, 7
"""Spaces of the first leg; the village and the farm are double, the temple is single."""


def letters(board):
    return [station.name[0] + "2" * (board.double >> space & 1) for space, station in enumerate(board.stations)]


def spaces(game):
    return [choice.space for choice in game.choices()]


@pytest.mark.parametrize(
    ("start", "leg"),
    [
        (0, "I V2 T E P H2 M2 F2 V T2 E S2 M H I"),
        (14, "I S T F2 P2 M2 E2 T H2 M S2 V F I"),
        (27, "I P V E2 F M2 H S2 P T2 F2 E S V2 I"),
        (41, "I H T2 E V2 S F2 H2 E M P2 S2 V I"),
    ],
)
def test_the_stations_from_inn_to_inn(start, leg):
    stations = leg.split()
    assert letters(TO_EDO)[start : start + len(stations)] == stations


@pytest.mark.parametrize(
    ("station", "single", "slots"),
    [
        (Station.VILLAGE, 7, 10),
        (Station.TEMPLE, 6, 9),
        (Station.ENCOUNTER, 7, 9),
        (Station.PADDY, 5, 7),
        (Station.MOUNTAIN, 6, 9),
        (Station.SEA, 7, 11),
        (Station.HOT_SPRING, 6, 9),
        (Station.FARM, 6, 10),
        (Station.INN, 5, 5),
    ],
)
@pytest.mark.parametrize("board", [TO_EDO, TO_KYOTO], ids=["to Edo", "to Kyoto"])
def test_how_many_spaces_and_places_each_station_has(board, station, single, slots):
    assert board.stations.count(station) == single
    assert single + (board.of[station] & board.double).bit_count() == slots


def test_fifty_five_spaces_of_which_five_are_inns_and_twenty_four_double():
    assert len(TO_EDO.stations) == 55
    assert TO_EDO.inns == (0, 14, 27, 41, 54)
    assert TO_EDO.double.bit_count() == 24


def test_the_way_back_is_the_same_road_reversed():
    assert letters(TO_KYOTO) == letters(TO_EDO)[::-1]
    assert TO_KYOTO.inns == (0, 13, 27, 40, 54)


@pytest.mark.parametrize(("players", "shared"), [(2, False), (3, False), (4, True), (5, True)])
def test_double_spaces_hold_a_second_traveler_only_with_four_or_five_players(players, shared):
    game = table(players=players)
    put(game, {0: VILLAGE_FOR_TWO})
    assert (Walk(VILLAGE_FOR_TWO) in game.choices()) is shared


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_single_space_holds_one_traveler(players):
    game = table(players=players)
    put(game, {0: TEMPLE})
    assert Walk(TEMPLE) not in game.choices()


@pytest.mark.parametrize("players", [4, 5])
def test_a_double_space_never_holds_a_third_traveler(players):
    game = table(players=players)
    put(game, {0: VILLAGE_FOR_TWO, 1: VILLAGE_FOR_TWO})
    assert game.mover == 2
    assert Walk(VILLAGE_FOR_TWO) not in game.choices()


@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_the_first_on_a_double_space_stands_on_the_road_and_the_second_beside_it_moves_first(first, second):
    game = table()
    put(game, {first: VILLAGE_FOR_TWO, second: VILLAGE_FOR_TWO, 2: 12, 3: 13})
    assert game.mover == second
    walk(game, FARM)
    assert game.mover == first


def test_a_space_is_free_again_when_its_traveler_has_left():
    game = table()
    put(game, {0: TEMPLE, 1: FARM})
    put(game, {0: FARM, 1: 12})
    assert game.mover == 2
    assert {TEMPLE, FARM} <= set(spaces(game))


def test_worked_example_the_rearmost_traveler_moves():
    game = table(players=3)
    put(game, {0: 8, 1: 5, 2: 10})
    assert game.mover == game.actor == 1


def test_worked_example_beside_the_road_counts_as_behind():
    green, purple = 0, 1
    game = table()
    put(game, {green: 5, purple: 5, 2: 8, 3: 9})
    assert game.mover == game.actor == purple


@pytest.mark.parametrize(("space", "mover"), [(FARM, 1), (3, 0)], ids=["in front: the other", "still behind: again"])
def test_worked_example_the_turn_goes_on_or_stays(space, mover):
    game = table(players=3)
    put(game, {0: 2, 1: 5, 2: 10})
    walk(game, space)
    assert game.mover == mover


def test_a_traveler_goes_again_as_long_as_it_is_last():
    game = table(players=3)
    put(game, {0: 2, 1: 6, 2: 12})
    for space in (4, 5, FARM):
        assert game.mover == 0
        walk(game, space)
    assert game.mover == 1


@pytest.mark.parametrize("order", [(0, 1, 2, 3), (2, 0, 3, 1)])
def test_travelers_leave_the_first_inn_in_the_order_of_the_line(order):
    game = table(order=order)
    movers = []
    for space in (12, 7, 5, 4):
        movers.append(game.mover)
        walk(game, space)
    assert movers == list(order)


def test_every_free_space_up_to_the_inn_is_offered_nearest_first():
    game = table(players=3)
    put(game, {0: 3, 1: 5, 2: 9})
    assert game.choices() == tuple(Walk(space) for space in (4, 6, 7, 8, 10, 11, 12, 13, 14))


def test_nobody_stays_or_goes_back():
    game = table()
    put(game, {0: 9, 1: 10, 2: 11, 3: 12})
    assert min(spaces(game)) == 11


def test_a_walk_is_told_with_where_it_began():
    game = table()
    put(game, {0: 3, 1: 9, 2: 10, 3: 11})
    assert walk(game, FARM) == [Walked(0, 3, FARM), Farmed(0, 3)]


@pytest.mark.parametrize("space", [0, 15, 3], ids=["not ahead", "beyond the inn", "taken"])
def test_an_impossible_walk_is_refused_and_changes_nothing(space):
    game = table()
    put(game, {1: 3})
    before = game.seen_by(0)
    with pytest.raises(IllegalChoice):
        game.play(Walk(space))
    assert game.seen_by(0) == before
