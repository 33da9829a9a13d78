"""Two players and the neutral traveler: who leads it, where it may go and what it changes."""

from __future__ import annotations

import pytest

from tables import complete, enter_inn, finish, put, stop_at, table, walk
from tokaido.classic import SetUp
from tokaido.classic.board import Panorama, Station
from tokaido.classic.cards import DISHES, Dish
from tokaido.classic.choices import DECLINE, Eat, Lead, Walk
from tokaido.classic.events import Achieved, Led, MealRemoved, MealsDealt, NeutralGave, Walked
from tokaido.classic.player import Source
from tokaido.classic.question import Question

NEUTRAL = 2
INN = 14

DANGO, SOBA, UDON, FUGU = MENU = Dish.DANGO, Dish.SOBA, Dish.UDON, Dish.FUGU


def two(**options):
    return table(players=2, **options)


def neutral_to_move(**options):
    """The neutral alone is on the road; the players wait for it at the second inn."""
    game = two(**options)
    put(game, {0: INN, 1: INN})
    return game


def neutral_at_inn(*, first, **options):
    """The neutral has just walked to an inn, before or after seat 1."""
    game = two(meals=MENU, **options)
    put(game, {0: 13, 1: 12, NEUTRAL: 11} if first else {0: 13, NEUTRAL: 12, 1: 11})
    if not first:
        walk(game, INN)
        game.play(DECLINE)
    return game, walk(game, INN)


def collections(game):
    return game.seen_by(0).collections


def test_worked_example_the_player_in_the_lead_moves_the_rearmost_neutral():
    game = two()
    put(game, {0: 5, 1: 8, NEUTRAL: 3})
    assert (game.mover, game.actor, game.question) == (NEUTRAL, 1, Question.LEAD)
    assert walk(game, 6) == [Led(1, 3, 6)]
    assert game.actor == 0


@pytest.mark.parametrize(("spaces", "leader"), [({0: 9, 1: 6}, 0), ({0: 6, 1: 9}, 1), ({0: INN, 1: 13}, 0)])
def test_the_leader_is_who_is_farthest_along_the_road(spaces, leader):
    game = two()
    put(game, spaces)
    assert (game.mover, game.actor) == (NEUTRAL, leader)


@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_of_two_in_an_inn_the_first_to_arrive_leads_the_neutral(first, second):
    game = two()
    put(game, {first: INN, second: INN, NEUTRAL: 9})
    assert (game.mover, game.actor) == (NEUTRAL, first)


@pytest.mark.parametrize(("order", "leader"), [((2, 0, 1), 1), ((2, 1, 0), 0)])
def test_a_neutral_that_leaves_first_is_led_by_who_leaves_last(order, leader):
    game = two(order=order)
    assert (game.mover, game.actor, game.question) == (NEUTRAL, leader, Question.LEAD)


def test_the_neutral_has_any_of_the_three_places_in_line():
    games = [SetUp(players=2, initiation=True).start(seed) for seed in range(30)]
    assert {game.opening[-1].seats.index(NEUTRAL) for game in games} == {0, 1, 2}


def test_the_neutral_goes_again_while_it_is_last():
    game = neutral_to_move()
    walk(game, 2)
    assert game.mover == NEUTRAL


def test_the_neutral_may_go_to_any_free_space_up_to_the_next_inn():
    game = two()
    put(game, {0: 4, 1: 12})
    assert game.choices() == tuple(Lead(space) for space in range(1, INN + 1) if space not in (4, 12))


def test_no_empty_purse_or_complete_panorama_closes_a_space_to_the_neutral():
    game = two()
    for seat in (0, 1):
        complete(game, seat, *Panorama)
        game.players[seat].coins = 0
    put(game, {0: INN, 1: INN})
    assert game.choices() == tuple(Lead(space) for space in range(1, INN + 1))


@pytest.mark.parametrize("standing", [0, NEUTRAL], ids=["a player", "the neutral"])
def test_double_spaces_are_closed_to_a_second_traveler(standing):
    game = two(order=(0, 1, 2) if standing == 0 else (2, 0, 1))
    put(game, {standing: 1})
    assert game.board.double >> 1 & 1
    assert all(choice.space != 1 for choice in game.choices())


@pytest.mark.parametrize(
    "station",
    [
        Station.VILLAGE,
        Station.FARM,
        Station.HOT_SPRING,
        Station.ENCOUNTER,
        Station.PADDY,
        Station.MOUNTAIN,
        Station.SEA,
    ],
)
def test_the_neutral_has_no_effect_on_most_stations(station):
    game = neutral_to_move()
    before = collections(game)
    [event] = stop_at(game, station)
    assert isinstance(event, Led)
    assert collections(game) == before
    assert (len(game.souvenirs), len(game.springs), len(game.encounters)) == (24, 12, 14)
    assert game.question is Question.LEAD


def test_the_bank_gives_a_coin_for_the_neutral_at_a_temple():
    game = neutral_to_move()
    before = collections(game)
    assert stop_at(game, Station.TEMPLE)[1:] == [NeutralGave()]
    assert game.neutral_offering == 1
    assert stop_at(game, Station.TEMPLE)[1:] == [NeutralGave()]
    assert game.neutral_offering == 2
    assert collections(game) == before


def test_the_neutral_offering_counts_in_the_ranking():
    game = neutral_to_move()
    stop_at(game, Station.TEMPLE)
    game.neutral_offering += 1
    game.players[0].offering = 1
    finish(game)
    assert game.players[0].points[Source.TEMPLE] == 7


@pytest.mark.parametrize(
    ("switches", "meals"),
    [
        ({}, 4),
        ({"gastronomy": True}, 3),
        ({"three_meals_for_two": True}, 3),
        ({"three_meals_for_two": True, "gastronomy": True}, 2),
    ],
    ids=["standard", "gastronomy", "edition", "both"],
)
def test_meals_dealt_for_two_players(switches, meals):
    assert MealsDealt(meals) in enter_inn(two(**switches))


def test_the_neutral_arriving_first_has_the_meals_dealt_and_takes_one_away():
    game, events = neutral_at_inn(first=True)
    assert events == [Led(0, 11, INN), MealsDealt(4), MealRemoved()]
    assert len(game.table) == 3
    assert len(game.meals) == 25 - 3


def test_the_neutral_arriving_later_takes_a_meal_away():
    game, events = neutral_at_inn(first=False)
    assert events == [Led(1, 12, INN), MealRemoved()]
    assert len(game.table) == 3


def test_the_meal_taken_away_lies_under_the_deck_unseen():
    game, _ = neutral_at_inn(first=True)
    gone = DISHES[game.meals.cards[-1]]
    assert {gone, *[DISHES[card] for card in game.table]} == set(MENU)
    for seat in (0, 1):
        assert game.seen_by(seat).meal_deck[-1] is None


def test_whoever_saw_the_meals_no_longer_knows_which_are_left():
    game, _ = neutral_at_inn(first=False)
    everything = tuple(sorted(MENU))
    assert game.seen_by(1).table == (everything,) * 3
    assert game.seen_by(1).meal_deck[-1] == everything
    assert game.seen_by(0).table == (None,) * 3


@pytest.mark.parametrize("first", [True, False])
def test_the_meal_taken_away_is_random(first):
    gone = {DISHES[neutral_at_inn(first=first, seed=seed)[0].meals.cards[-1]] for seed in range(50)}
    assert gone == set(MENU)


def test_the_neutral_takes_nothing_from_an_empty_table():
    game = two(meals=[DANGO, SOBA], three_meals_for_two=True, gastronomy=True)
    put(game, {NEUTRAL: 13, 1: 12, 0: 11})
    for dish in (DANGO, SOBA):
        walk(game, INN)
        game.play(Eat(dish))
    assert game.mover == NEUTRAL
    assert walk(game, INN) == [Led(0, 13, INN)]
    assert len(game.meals) == 23


def test_the_neutral_waits_in_line_at_an_inn_like_everybody():
    game = two()
    put(game, {0: INN, NEUTRAL: INN, 1: 13})
    assert game.mover == 1
    assert walk(game, INN) == [Walked(1, 13, INN)]
    game.play(DECLINE)
    put(game, {1: 24})
    assert (game.mover, game.actor) == (NEUTRAL, 1)


def test_a_players_own_choices_are_walks_and_the_neutrals_are_leads():
    game = two()
    assert {type(choice) for choice in game.choices()} == {Walk}
    put(game, {0: 4, 1: 12})
    assert {type(choice) for choice in game.choices()} == {Lead}


def test_the_neutral_has_no_part_in_the_last_achievements():
    game = neutral_to_move()
    stop_at(game, Station.HOT_SPRING)
    stop_at(game, Station.HOT_SPRING)
    game.players[0].springs = (2,)
    achieved = [event for event in finish(game) if isinstance(event, Achieved)]
    assert [(event.seat, event.achievement.name) for event in achieved] == [(0, "BATHER")]


def test_only_the_two_players_have_a_result():
    game = two()
    game.neutral_offering = 9
    finish(game)
    assert game.outcome().scores == (0, 0)
    assert game.outcome().winners == (0, 1)
