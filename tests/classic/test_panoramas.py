"""Panoramas: painted in order, one of each kind, and an achievement for the first to complete one."""

from __future__ import annotations

import pytest

from tables import complete, open_stations, stop_at, table
from tokaido.classic.board import Panorama, Station
from tokaido.classic.cards import Achievement
from tokaido.classic.events import Achieved, Painted
from tokaido.classic.player import Source

every_panorama = pytest.mark.parametrize("panorama", Panorama)


def one_before_complete(panorama, *seats):
    game = table()
    for seat in seats:
        game.players[seat].pieces[panorama] = panorama.size - 1
    return game


def test_a_paddy_has_three_pieces_a_mountain_four_and_a_sea_five():
    assert [panorama.size for panorama in Panorama] == [3, 4, 5]


@pytest.mark.parametrize(
    ("panorama", "piece"), [(panorama, piece) for panorama in Panorama for piece in range(1, panorama.size + 1)]
)
def test_each_stop_adds_the_next_piece_worth_its_number(panorama, piece):
    game = table()
    game.players[0].pieces[panorama] = piece - 1
    assert stop_at(game, Station(panorama))[1] == Painted(0, panorama, piece)
    assert game.players[0].pieces[panorama] == piece
    assert game.players[0].points[panorama] == piece


@every_panorama
def test_the_first_to_complete_a_panorama_has_its_achievement_at_once(panorama):
    game = one_before_complete(panorama, 0)
    assert stop_at(game, Station(panorama))[1:] == [
        Painted(0, panorama, panorama.size),
        Achieved(0, Achievement(panorama), 3, 0),
    ]
    assert game.players[0].achievements == (Achievement(panorama),)
    assert game.players[0].points[Source.ACHIEVEMENTS] == 3


@every_panorama
def test_the_second_to_complete_a_panorama_has_only_the_piece(panorama):
    game = one_before_complete(panorama, 0)
    complete(game, 1, panorama)
    assert stop_at(game, Station(panorama))[1:] == [Painted(0, panorama, panorama.size)]
    assert game.players[0].achievements == ()


def test_one_traveler_may_have_all_three_panorama_achievements():
    game = table()
    complete(game, 0, *Panorama)
    assert game.players[0].achievements == (Achievement.PADDY, Achievement.MOUNTAIN, Achievement.SEA)
    assert game.players[0].score == 6 + 10 + 15 + 3 * 3


@every_panorama
def test_a_complete_panorama_closes_its_stations_to_that_traveler_only(panorama):
    game = table()
    before = open_stations(game)
    complete(game, 0, panorama)
    assert open_stations(game) == before - {Station(panorama)}
    stop_at(game, Station.FARM)
    assert game.actor == 1
    assert Station(panorama) in open_stations(game)


@every_panorama
def test_an_incomplete_panorama_keeps_its_stations_open(panorama):
    game = one_before_complete(panorama, 0)
    game.next_turn()
    assert Station(panorama) in open_stations(game)
