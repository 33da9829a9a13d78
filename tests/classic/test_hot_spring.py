"""The hot spring: a card worth two or three points."""

from __future__ import annotations

import pytest

from tables import open_stations, stop_at, table
from tokaido.classic.board import Station
from tokaido.classic.cards import SPRINGS
from tokaido.classic.events import Bathed
from tokaido.classic.player import Source


def test_six_hot_springs_are_worth_two_points_and_six_three():
    assert sorted(SPRINGS) == [2] * 6 + [3] * 6


@pytest.mark.parametrize("points", [2, 3])
def test_the_top_card_is_taken_and_scores_its_points_at_once(points):
    game = table(springs=[points])
    assert stop_at(game, Station.HOT_SPRING)[1:] == [Bathed(0, points, 0)]
    assert game.players[0].springs == (points,)
    assert game.players[0].points[Source.SPRINGS] == game.players[0].score == points


def test_every_bather_takes_a_card_of_their_own():
    game = table(springs=[3, 2, 3])
    for _ in range(3):
        stop_at(game, Station.HOT_SPRING)
    assert [player.springs for player in game.players] == [(3,), (2,), (3,), ()]
    assert len(game.springs) == 12 - 3


def test_a_hot_spring_needs_no_coin_to_stop():
    game = table()
    game.players[0].coins = 0
    game.next_turn()
    assert Station.HOT_SPRING in open_stations(game)
