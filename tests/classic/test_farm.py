"""The farm: three coins for everybody, always."""

from __future__ import annotations

import pytest

from tables import open_stations, stop_at, table
from tokaido.classic.board import Station
from tokaido.classic.events import Farmed


@pytest.mark.parametrize("purse", [0, 7, 60])
def test_a_farm_gives_three_coins_however_full_the_purse_is(purse):
    game = table()
    game.players[0].coins = purse
    game.next_turn()
    assert stop_at(game, Station.FARM)[1:] == [Farmed(0, 3)]
    assert game.players[0].coins == purse + 3


def test_a_farm_is_worth_no_points_and_asks_nothing():
    game = table()
    stop_at(game, Station.FARM)
    assert game.players[0].score == 0
    assert game.actor == 1


def test_a_farm_needs_no_coin_to_stop():
    game = table()
    game.players[0].coins = 0
    game.next_turn()
    assert Station.FARM in open_stations(game)
