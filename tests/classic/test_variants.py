"""Variants and editions: what each changes, and that all of them can be played together."""

from __future__ import annotations

from itertools import compress, product

import pytest

from tables import ALL_PLAYERS, enter_inn, play_out, table
from tokaido.classic import EDITIONS, VARIANTS, SetUp
from tokaido.classic.board import Station
from tokaido.classic.choices import Become
from tokaido.classic.events import Became, MealsDealt, Prepared
from tokaido.classic.question import Question
from tokaido.classic.scoring import recount
from tokaido.classic.travelers import KINKO, NOVICE, TILES, UMEGAE


def check_journey(setup, seed):
    """Play a game out at random; it ends well and its count is right."""
    game = setup.start(seed)
    play_out(game, seed)
    assert game.question is Question.OVER
    assert {game.space_of(pawn) for pawn in range(setup.pawns)} == {54}
    assert recount(game) == [player.points for player in game.players]
    for player in game.players:
        assert player.coins >= 0
        assert len(player.meals) == len(set(player.meals)) <= 4
    assert len(game.meals) + sum(len(player.meals) for player in game.players) == 25
    assert len(game.souvenirs) + sum(len(player.souvenirs) for player in game.players) == 24


# Initiation


@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_initiation_has_no_tiles_and_seven_coins_each(players):
    game = SetUp(players=players, initiation=True).start(seed=1)
    assert [event for event in game.opening if isinstance(event, Became)] == [
        Became(seat, NOVICE, 7) for seat in range(players)
    ]
    assert [player.coins for player in game.players] == [7] * players
    assert game.question in (Question.WALK, Question.LEAD)


# Return Trip


def test_the_return_trip_begins_in_edo():
    game = table(return_trip=True)
    assert game.board.backwards
    ahead = [game.board.stations[choice.space] for choice in game.choices()]
    assert ahead[:4] == [Station.VILLAGE, Station.SEA, Station.PADDY, Station.MOUNTAIN]
    assert ahead[-1] is Station.INN
    assert len(ahead) == 13


# Gastronomy


@pytest.mark.parametrize(("players", "meals"), [(2, 3), (3, 3), (4, 4), (5, 5)])
def test_gastronomy_deals_a_meal_fewer(players, meals):
    assert MealsDealt(meals) in enter_inn(table(players=players, gastronomy=True))
    assert MealsDealt(meals + 1) in enter_inn(table(players=players))


# Preparations


@pytest.mark.parametrize(
    ("order", "changes"),
    [
        ((0, 1, 2, 3, 4), [-1, -1, 0, 1, 2]),
        ((4, 2, 0, 1, 3), [0, 1, -1, 2, -1]),
        ((0, 1, 2, 3), [-1, 0, 1, 2]),
        ((3, 1, 0, 2), [1, 0, 2, -1]),
        ((0, 1, 2), [0, 1, 2]),
        ((2, 0, 1), [1, 2, 0]),
    ],
)
def test_preparations_change_the_purse_by_the_order_of_leaving(order, changes):
    game = table(players=len(order), order=order, preparations=True)
    assert [player.coins - 7 for player in game.players] == changes


@pytest.mark.parametrize(
    ("order", "changes"),
    [
        ((0, 1, 2), [0, 1]),
        ((1, 0, 2), [1, 0]),
        ((0, 2, 1), [0, 2]),
        ((1, 2, 0), [2, 0]),
        ((2, 0, 1), [1, 2]),
        ((2, 1, 0), [2, 1]),
    ],
)
def test_preparations_of_two_players_skip_the_neutrals_place(order, changes):
    game = table(players=2, order=order, preparations=True)
    assert [player.coins - 7 for player in game.players] == changes


def test_preparations_are_told_after_the_line_and_come_on_top_of_the_travelers_purse():
    game = SetUp(players=3, preparations=True, free_travelers=True).start(seed=1)
    for tile in TILES[:3]:
        events = game.play(Become(tile))
    first, second, third = events[1].seats
    assert events[2:] == [Prepared(second, 1), Prepared(third, 2)]
    assert game.players[first].coins == TILES[first].coins
    assert game.players[third].coins == TILES[third].coins + 2


def test_without_preparations_the_order_changes_no_purse():
    assert [player.coins for player in table().players] == [7] * 4


# Free travelers


def test_free_travelers_are_any_tile_that_is_left():
    game = SetUp(players=4, free_travelers=True).start(seed=1)
    assert game.choices() == tuple(Become(tile) for tile in TILES)
    game.play(Become(KINKO))
    assert game.choices() == tuple(Become(tile) for tile in TILES if tile is not KINKO)
    game.play(Become(UMEGAE))
    assert Become(KINKO) not in game.choices()
    assert Become(UMEGAE) not in game.choices()


# Editions


@pytest.mark.parametrize(
    ("edition", "from_table", "full_price", "meals_for_two", "shuffled_under"),
    [
        ("fr-2012", True, False, 3, True),
        ("en", True, True, 4, False),
        ("fr-revised", False, False, 3, True),
        ("pt", False, True, 4, False),
    ],
)
def test_what_each_rule_book_says_where_they_differ(edition, from_table, full_price, meals_for_two, shuffled_under):
    setup = SetUp(players=2, **EDITIONS[edition])
    assert setup.free_meal_from_table is from_table
    assert setup.reduced_price_suffices is not full_price
    assert setup.meals_dealt == meals_for_two
    assert setup.keep_order_under_deck is not shuffled_under


def test_the_standard_game_has_the_default_of_every_difference():
    setup = SetUp(players=2)
    assert not setup.free_meal_from_table
    assert not setup.reduced_price_suffices
    assert setup.meals_dealt == 4
    assert not setup.keep_order_under_deck


def test_there_are_four_editions_and_four_variants():
    assert set(EDITIONS) == {"fr-2012", "en", "fr-revised", "pt"}
    assert set(VARIANTS) == {"initiation", "return_trip", "gastronomy", "preparations"}


# All together


@pytest.mark.parametrize("players", ALL_PLAYERS)
@pytest.mark.parametrize(
    "variants",
    [tuple(compress(VARIANTS, chosen)) for chosen in product([False, True], repeat=len(VARIANTS))],
    ids="+".join,
)
def test_every_combination_of_variants_can_be_played_out(players, variants):
    setup = SetUp(players=players, **dict.fromkeys(variants, True))
    for seed in range(3):
        check_journey(setup, seed)


@pytest.mark.parametrize("players", ALL_PLAYERS)
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("free_travelers", [False, True], ids=["dealt", "free"])
def test_every_edition_can_be_played_out(players, edition, free_travelers):
    setup = SetUp(players=players, free_travelers=free_travelers, **EDITIONS[edition])
    for seed in range(5):
        check_journey(setup, seed)
