"""The inns: hidden meals, one for each traveler, and a line from which the last to arrive leaves first."""

from __future__ import annotations

from itertools import permutations

import pytest

from tables import ALL_PLAYERS, before_inn, enter_inn, put, table, walk
from tokaido.classic.cards import DISHES, Dish
from tokaido.classic.choices import DECLINE, Eat, Walk
from tokaido.classic.events import Ate, Fasted, Finished, MealsDealt, Walked
from tokaido.classic.player import Source
from tokaido.classic.question import Question

DANGO, SOBA, TEMPURA, UDON, FUGU = MENU = Dish.DANGO, Dish.SOBA, Dish.TEMPURA, Dish.UDON, Dish.FUGU

FIRST_INN, LAST_INN = 14, 54

TWO_LEFT = (Eat(DANGO), Eat(SOBA), Eat(TEMPURA), DECLINE)
"""What four travelers answer so that udon and fugu stay on the table."""


def menu(game):
    """The dishes that the seat to act may take."""
    return {choice.dish for choice in game.choices() if isinstance(choice, Eat)}


def dishes(cards):
    return [DISHES[card] for card in cards]


def visit(game, *answers):
    """The travelers before the inn arrive in turn and answer."""
    for answer in answers:
        walk(game, FIRST_INN)
        game.play(answer)


def test_worked_example_of_four_travelers_at_an_inn():
    game = table(meals=MENU)
    game.players[2].coins = 1
    before_inn(game)
    assert walk(game, FIRST_INN)[1:] == [MealsDealt(5)]
    assert menu(game) == {DANGO, SOBA, TEMPURA, UDON, FUGU}
    game.play(Eat(DANGO))
    assert walk(game, FIRST_INN) == [Walked(1, 11, FIRST_INN)]
    assert menu(game) == {SOBA, TEMPURA, UDON, FUGU}
    game.play(Eat(UDON))
    walk(game, FIRST_INN)
    assert game.choices() == (DECLINE,)
    assert game.play(DECLINE) == [Fasted(2)]
    walk(game, FIRST_INN)
    assert menu(game) == {SOBA, TEMPURA, FUGU}
    game.play(Eat(SOBA))
    assert [player.meals for player in game.players] == [(DANGO,), (UDON,), (), (SOBA,)]
    assert game.table == []
    assert set(dishes(game.meals.cards[-2:])) == {TEMPURA, FUGU}


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_first_to_arrive_has_a_meal_more_than_players_dealt(players, number):
    game = table(players=players)
    assert MealsDealt(players + 1) in enter_inn(game, number)
    assert len(game.table) == players + 1


@pytest.mark.parametrize("players", [3, 4, 5])
def test_gastronomy_deals_as_many_meals_as_players(players):
    assert MealsDealt(players) in enter_inn(table(players=players, gastronomy=True))


@pytest.mark.parametrize(("dish", "price"), [(DANGO, 1), (SOBA, 2), (UDON, 3)])
def test_a_meal_costs_its_price_and_is_worth_six_points(dish, price):
    game = table(meals=MENU)
    enter_inn(game)
    assert game.play(Eat(dish)) == [Ate(0, dish, price, 6)]
    assert game.players[0].coins == 7 - price
    assert game.players[0].points[Source.MEALS] == game.players[0].score == 6


@pytest.mark.parametrize(
    ("purse", "dishes"),
    [(0, set()), (1, {DANGO}), (2, {DANGO, SOBA, TEMPURA}), (3, {DANGO, SOBA, TEMPURA, UDON, FUGU})],
)
def test_only_what_the_purse_allows_may_be_eaten(purse, dishes):
    game = table(meals=MENU)
    game.players[0].coins = purse
    enter_inn(game)
    assert menu(game) == dishes


def test_nobody_has_to_eat():
    game = table(meals=MENU)
    enter_inn(game)
    assert DECLINE in game.choices()
    assert game.play(DECLINE) == [Fasted(0)]
    assert (game.players[0].coins, game.players[0].meals) == (7, ())


def test_an_inn_may_be_entered_without_a_coin():
    game = table()
    game.players[0].coins = 0
    inn = before_inn(game)
    assert Walk(inn) in game.choices()


def test_no_dish_is_eaten_twice_on_the_journey():
    game = table(meals=[DANGO, DANGO, SOBA, UDON, FUGU])
    game.players[0].meals = (DANGO, UDON)
    enter_inn(game)
    assert menu(game) == {SOBA, FUGU}


def test_two_cards_of_a_dish_are_one_choice_and_one_of_them_stays():
    game = table(meals=[DANGO, DANGO, SOBA, UDON, FUGU])
    enter_inn(game)
    assert game.choices().count(Eat(DANGO)) == 1
    game.play(Eat(DANGO))
    assert dishes(game.table) == [DANGO, SOBA, UDON, FUGU]


def test_one_meal_at_an_inn_ends_the_visit():
    game = table(meals=MENU)
    enter_inn(game)
    game.play(Eat(DANGO))
    assert (game.actor, game.question) == (1, Question.WALK)
    visit(game, DECLINE, DECLINE, DECLINE)
    assert game.players[0].meals == (DANGO,)
    assert game.question is Question.WALK


def test_only_whoever_is_choosing_sees_the_meals():
    game = table(meals=MENU)
    enter_inn(game)
    assert game.seen_by(0).table == tuple((dish,) for dish in MENU)
    assert game.seen_by(0).choices == game.choices()
    for seat in (1, 2, 3):
        assert game.seen_by(seat).table == (None,) * 5
        assert game.seen_by(seat).choices is None


def test_later_arrivals_see_what_is_left_and_earlier_ones_remember_it():
    game = table(meals=MENU)
    before_inn(game)
    visit(game, Eat(SOBA))
    walk(game, FIRST_INN)
    left = ((DANGO,), (TEMPURA,), (UDON,), (FUGU,))
    assert game.seen_by(0).table == left
    assert game.seen_by(1).table == left
    assert game.seen_by(2).table == (None,) * 4
    assert game.seen_by(3).collections[0].meals == (SOBA,)


def test_meals_stay_on_the_table_until_all_have_arrived():
    game = table(meals=MENU)
    before_inn(game)
    visit(game, DECLINE, DECLINE, DECLINE)
    assert dishes(game.table) == list(MENU)
    visit(game, DECLINE)
    assert game.table == []
    assert len(game.meals) == 25


def test_leftover_meals_are_shuffled_before_they_go_under_the_deck():
    orders = set()
    for seed in range(30):
        game = table(meals=MENU, seed=seed)
        before_inn(game)
        visit(game, *TWO_LEFT)
        orders.add(tuple(dishes(game.meals.cards[-2:])))
    assert orders == set(permutations((UDON, FUGU)))


def test_whoever_saw_shuffled_leftovers_no_longer_knows_their_order():
    game = table(meals=MENU)
    before_inn(game)
    visit(game, *TWO_LEFT)
    both = tuple(sorted((UDON, FUGU)))
    assert game.seen_by(0).meal_deck == (None,) * 20 + (both, both)


def test_in_some_editions_leftover_meals_keep_their_order():
    game = table(meals=[UDON, DANGO, SOBA, TEMPURA, FUGU], keep_order_under_deck=True)
    before_inn(game)
    visit(game, *TWO_LEFT)
    assert dishes(game.meals.cards[-2:]) == [UDON, FUGU]
    assert game.seen_by(0).meal_deck == (None,) * 20 + ((UDON,), (FUGU,))


@pytest.mark.parametrize("arrivals", [(0, 1, 2, 3), (2, 0, 3, 1), (3, 2, 1, 0)])
def test_the_last_to_arrive_leaves_first(arrivals):
    game = table()
    put(game, dict.fromkeys(arrivals, FIRST_INN))
    left = []
    for space in (24, 22, 19, 17):
        left.append(game.mover)
        walk(game, space)
    assert left == list(reversed(arrivals))


@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_an_inn_has_room_for_all_travelers(players):
    game = table(players=players)
    put(game, dict.fromkeys(range(game.setup.pawns), FIRST_INN))
    assert game.arrived(FIRST_INN) == game.setup.pawns
    assert len(set(game.places)) == game.setup.pawns


@pytest.mark.parametrize("backwards", [False, True], ids=["to Edo", "to Kyoto"])
@pytest.mark.parametrize("leg", range(4))
def test_nobody_passes_an_inn(leg, backwards):
    game = table(return_trip=backwards)
    start, inn = game.board.inns[leg : leg + 2]
    put(game, dict.fromkeys(range(4), start))
    spaces = [choice.space for choice in game.choices()]
    assert spaces == list(range(start + 1, inn + 1))


def test_nobody_leaves_an_inn_before_all_have_arrived():
    game = table()
    put(game, {0: FIRST_INN, 1: FIRST_INN, 2: FIRST_INN, 3: 2})
    for space in (3, 4, FIRST_INN):
        assert game.mover == 3
        walk(game, space)
    game.play(DECLINE)
    assert game.choices()[0] == Walk(FIRST_INN + 1)


def test_the_last_inn_serves_meals_too():
    game = table(meals=MENU)
    assert MealsDealt(5) in enter_inn(game, 4)
    assert game.play(Eat(UDON)) == [Ate(0, UDON, 3, 6)]


def test_the_journey_ends_when_the_last_traveler_has_eaten_at_the_last_inn():
    game = table()
    put(game, {1: LAST_INN, 2: LAST_INN, 3: 53, 0: 52})
    walk(game, LAST_INN)
    game.play(DECLINE)
    assert game.outcome() is None
    assert game.actor == 3
    walk(game, LAST_INN)
    assert isinstance(game.play(DECLINE)[-1], Finished)
    assert (game.actor, game.choices(), game.question) == (None, (), Question.OVER)
    assert game.outcome() is not None


def test_a_traveler_who_walks_from_inn_to_inn_leaves_the_meals_for_the_others():
    game = table()
    walk(game, 14)
    game.play(DECLINE)
    assert game.mover == 1
    assert len(game.table) == 5
    walk(game, 14)
    assert len(game.seen_by(1).table) == 5
    assert len(game.choices()) > 1
