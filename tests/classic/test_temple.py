"""The temple: one to three coins along the way, and a ranking of the givers at the end."""

from __future__ import annotations

import pytest

from tables import finish, open_stations, stop_at, table
from tokaido.classic.board import Station
from tokaido.classic.choices import Give
from tokaido.classic.events import Gave, Ranked
from tokaido.classic.player import Source


def temple_points(game):
    return tuple(player.points[Source.TEMPLE] for player in game.players)


def with_offerings(*offerings, neutral=0):
    game = table(players=len(offerings))
    for player, coins in zip(game.players, offerings, strict=True):
        player.offering = coins
    game.neutral_offering = neutral
    return game


@pytest.mark.parametrize(("purse", "most"), [(1, 1), (2, 2), (3, 3), (4, 3), (50, 3)])
def test_one_to_three_coins_are_offered_as_far_as_the_purse_goes(purse, most):
    game = table()
    game.players[0].coins = purse
    stop_at(game, Station.TEMPLE)
    assert game.choices() == tuple(Give(coins) for coins in range(1, most + 1))


@pytest.mark.parametrize("coins", [1, 2, 3])
def test_every_coin_offered_is_a_point_at_once(coins):
    game = table()
    stop_at(game, Station.TEMPLE)
    assert game.play(Give(coins)) == [Gave(0, coins, 0)]
    player = game.players[0]
    assert (player.coins, player.offering, player.score) == (7 - coins, coins, coins)
    assert player.points[Source.OFFERINGS] == coins


def test_offerings_of_several_stops_add_up():
    game = table()
    game.players[0].offering = 2
    stop_at(game, Station.TEMPLE)
    game.play(Give(3))
    assert game.players[0].offering == 5


def test_a_temple_needs_a_coin_to_stop():
    game = table()
    assert Station.TEMPLE in open_stations(game)
    game.players[0].coins = 0
    game.next_turn()
    assert Station.TEMPLE not in open_stations(game)


@pytest.mark.parametrize(
    ("offerings", "points"),
    [
        ((3, 2, 2, 0, 0), (10, 7, 7, 0, 0)),
        ((6, 6, 4, 1), (10, 10, 7, 4)),
        ((1, 4, 6, 6), (4, 7, 10, 10)),
        ((9, 7, 5, 3, 1), (10, 7, 4, 2, 2)),
        ((9, 7, 5, 3, 3), (10, 7, 4, 2, 2)),
        ((9, 7, 5, 5, 1), (10, 7, 4, 4, 2)),
        ((2, 2, 2), (10, 10, 10)),
        ((0, 1, 0), (0, 10, 0)),
        ((0, 0, 0, 0), (0, 0, 0, 0)),
    ],
    ids=[
        "worked example of the rule books",
        "no rank is skipped after a tie",
        "whatever the seats",
        "two points for every lower amount",
        "a tie for two points",
        "a tie for four points",
        "all equal",
        "a single giver",
        "nobody gave",
    ],
)
def test_final_ranking_of_the_givers(offerings, points):
    game = with_offerings(*offerings)
    finish(game)
    assert temple_points(game) == points


def test_ranks_are_told_and_none_to_whoever_gave_nothing():
    events = finish(with_offerings(3, 0, 2, 2))
    assert [event for event in events if isinstance(event, Ranked)] == [
        Ranked(0, 1, 10),
        Ranked(2, 2, 7),
        Ranked(3, 2, 7),
    ]


@pytest.mark.parametrize(
    ("offerings", "neutral", "points"),
    [
        ((2, 1), 0, (10, 7)),
        ((2, 1), 3, (7, 4)),
        ((3, 1), 2, (10, 4)),
        ((2, 1), 2, (10, 7)),
        ((2, 2), 3, (7, 7)),
        ((1, 0), 2, (7, 0)),
    ],
)
def test_the_neutral_traveler_takes_a_rank(offerings, neutral, points):
    game = with_offerings(*offerings, neutral=neutral)
    finish(game)
    assert temple_points(game) == points
