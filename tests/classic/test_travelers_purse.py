"""The travelers who pay less: Kinko and Satsuki at the inn, Zen-emon and Sasayakko in the village."""

from __future__ import annotations

import pytest

from tables import before_inn, enter_inn, open_stations, put, stop_at, table, walk
from tokaido.classic.board import Station
from tokaido.classic.cards import DISHES, Dish, Souvenir
from tokaido.classic.choices import DECLINE, Buy, Eat
from tokaido.classic.events import Ate, Bought, Fasted, FreeMealRefused
from tokaido.classic.question import Question
from tokaido.classic.travelers import KINKO, MITSUKUNI, SASAYAKKO, SATSUKI, ZEN_EMON

DANGO, SOBA, TEMPURA, UDON, FUGU = MENU = Dish.DANGO, Dish.SOBA, Dish.TEMPURA, Dish.UDON, Dish.FUGU
TOP = Dish.SASHIMI
"""The card that lies on the deck after the five meals of the menu."""

GOFU, GETA, SUMIE, UKIYO_E = Souvenir.GOFU, Souvenir.GETA, Souvenir.SUMIE, Souvenir.UKIYO_E
"""For 1, 2, 3 and 3 coins."""


def menu(game):
    return {choice.dish for choice in game.choices() if isinstance(choice, Eat)}


def dishes(cards):
    return [DISHES[card] for card in cards]


def in_village(traveler, offered, purse, **switches):
    game = table(traveler, souvenirs=offered, **switches)
    game.players[0].coins = purse
    stop_at(game, Station.VILLAGE)
    return game


def bought(game):
    return {choice.souvenirs for choice in game.choices()}


# Kinko


@pytest.mark.parametrize(("dish", "paid"), [(DANGO, 0), (SOBA, 1), (UDON, 2)])
def test_kinko_pays_a_coin_less_for_a_meal(dish, paid):
    game = table(KINKO, meals=MENU)
    enter_inn(game)
    assert game.play(Eat(dish)) == [Ate(0, dish, paid, 6)]
    assert game.players[0].coins == 7 - paid


@pytest.mark.parametrize(
    ("purse", "affordable"), [(0, {DANGO}), (1, {DANGO, SOBA, TEMPURA}), (2, {DANGO, SOBA, TEMPURA, UDON, FUGU})]
)
def test_kinko_affords_what_the_reduced_price_allows_and_one_coin_meals_with_an_empty_purse(purse, affordable):
    game = table(KINKO, meals=MENU)
    game.players[0].coins = purse
    enter_inn(game)
    assert menu(game) == affordable


def test_kinko_eats_with_an_empty_purse_and_owes_nothing():
    game = table(KINKO, meals=MENU)
    game.players[0].coins = 0
    enter_inn(game)
    game.play(Eat(DANGO))
    assert (game.players[0].coins, game.players[0].score) == (0, 6)


def test_kinko_pays_souvenirs_in_full():
    game = in_village(KINKO, [GOFU, GETA, SUMIE], 7)
    assert game.play(Buy((GETA,)))[0].coins == 2


# Satsuki, top card of the deck


def satsuki(**switches):
    game = table(SATSUKI, meals=[*MENU, TOP], **switches)
    enter_inn(game)
    return game


def test_satsuki_is_offered_the_top_of_the_deck_after_the_table_is_dealt():
    game = satsuki()
    assert (game.actor, game.question) == (0, Question.FREE_MEAL)
    assert game.choices() == (Eat(TOP), DECLINE)
    assert dishes(game.table) == list(MENU)


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_satsuki_is_offered_a_meal_at_every_inn(number):
    game = table(SATSUKI)
    enter_inn(game, number)
    assert game.question is Question.FREE_MEAL


@pytest.mark.parametrize("purse", [0, 2])
def test_satsuki_takes_the_free_meal_on_top_of_the_tables_for_nothing(purse):
    game = satsuki()
    game.players[0].coins = purse
    assert game.play(Eat(TOP)) == [Ate(0, TOP, 0, 6)]
    assert (game.players[0].coins, game.players[0].meals, game.players[0].score) == (purse, (TOP,), 6)
    assert dishes(game.table) == list(MENU)
    assert game.mover == 1


def test_satsuki_decides_before_she_sees_the_table_and_nobody_else_sees_her_card():
    game = satsuki()
    assert game.seen_by(0).offered == (TOP,)
    assert game.seen_by(0).table == (None,) * 5
    assert game.seen_by(1).offered is None
    assert game.seen_by(1).choices is None


def test_satsuki_refuses_then_buys_from_the_table_at_the_full_price():
    game = satsuki()
    assert game.play(DECLINE) == [FreeMealRefused(0)]
    assert (game.actor, game.question) == (0, Question.MEAL)
    assert menu(game) == {DANGO, SOBA, TEMPURA}
    assert game.play(Eat(SOBA)) == [Ate(0, SOBA, 2, 6)]
    assert game.players[0].coins == 0


def test_satsuki_may_refuse_and_skip_the_meal():
    game = satsuki()
    game.play(DECLINE)
    assert game.play(DECLINE) == [Fasted(0)]
    assert game.players[0].meals == ()


def test_a_refused_free_meal_goes_under_the_deck_where_only_satsuki_knows_it():
    game = satsuki()
    game.play(DECLINE)
    assert DISHES[game.meals.cards[-1]] is TOP
    assert game.seen_by(0).meal_deck[-1] == (TOP,)
    assert game.seen_by(1).meal_deck[-1] is None


def test_satsuki_may_be_offered_a_dish_that_she_has_eaten_but_not_take_it():
    game = table(SATSUKI, meals=[*MENU, TOP])
    game.players[0].meals = (TOP,)
    enter_inn(game)
    assert game.question is Question.FREE_MEAL
    assert game.choices() == (DECLINE,)


def test_a_dish_eaten_for_nothing_is_not_eaten_again():
    game = table(SATSUKI, meals=[DANGO, TEMPURA, UDON, FUGU, TOP, SOBA, SOBA, DANGO, TEMPURA])
    enter_inn(game, 1)
    game.play(Eat(SOBA))
    enter_inn(game, 2)
    game.play(DECLINE)
    assert SOBA in dishes(game.table)
    assert {DANGO, TEMPURA} <= menu(game)
    assert SOBA not in menu(game)


def test_satsuki_arriving_later_is_offered_the_next_card_of_the_deck():
    game = table(MITSUKUNI, SATSUKI, meals=[*MENU, TOP])
    inn = before_inn(game)
    walk(game, inn)
    game.play(DECLINE)
    walk(game, inn)
    assert game.choices() == (Eat(TOP), DECLINE)


# Satsuki, one of the table's meals


def satsuki_from_table(**switches):
    return satsuki(free_meal_from_table=True, **switches)


def test_in_some_editions_satsuki_is_offered_one_of_the_tables_meals_at_random():
    offered = {satsuki_from_table(seed=seed).choices() for seed in range(50)}
    assert offered == {(Eat(dish), DECLINE) for dish in MENU}


def test_the_tables_meal_that_satsuki_takes_leaves_the_table():
    game = satsuki_from_table()
    meal = game.choices()[0]
    assert game.play(meal) == [Ate(0, meal.dish, 0, 6)]
    assert set(dishes(game.table)) == set(MENU) - {meal.dish}
    assert len(game.meals) == 20


def test_the_tables_meal_that_satsuki_refuses_stays_and_may_be_bought():
    game = table(SATSUKI, meals=[DANGO, DANGO, DANGO, Dish.MISOSHIRU, Dish.MISOSHIRU], free_meal_from_table=True)
    enter_inn(game)
    offered = game.choices()[0]
    game.play(DECLINE)
    assert len(game.table) == 5
    assert game.play(offered) == [Ate(0, offered.dish, 1, 6)]


def test_the_tables_meal_is_not_taken_if_satsuki_has_eaten_that_dish():
    game = table(SATSUKI, meals=MENU, free_meal_from_table=True)
    game.players[0].meals = MENU
    enter_inn(game)
    assert game.choices() == (DECLINE,)


def test_satsuki_is_offered_nothing_from_an_empty_table():
    game = table(MITSUKUNI, SATSUKI, meals=MENU, free_meal_from_table=True)
    inn = before_inn(game)
    walk(game, inn)
    game.play(DECLINE)
    game.table = []
    walk(game, inn)
    assert game.question is Question.MEAL
    assert game.choices() == (DECLINE,)


# Zen-emon


@pytest.mark.parametrize(
    ("souvenirs", "paid"),
    [
        ((), 0),
        ((GOFU,), 1),
        ((GETA,), 1),
        ((SUMIE,), 1),
        ((GOFU, SUMIE), 2),
        ((GETA, SUMIE), 3),
        ((GOFU, GETA, SUMIE), 4),
    ],
)
def test_zen_emon_pays_one_coin_for_the_dearest_he_buys(souvenirs, paid):
    game = in_village(ZEN_EMON, [GOFU, GETA, SUMIE], 6)
    assert game.play(Buy(souvenirs))[0].coins == paid
    assert game.players[0].coins == 6 - paid


def test_zen_emon_has_only_one_souvenir_for_a_coin():
    game = in_village(ZEN_EMON, [GOFU, SUMIE, UKIYO_E], 6)
    assert game.play(Buy((SUMIE, UKIYO_E))) == [Bought(0, (SUMIE, UKIYO_E), 4, 2)]


def test_zen_emon_has_one_for_a_coin_in_every_village():
    game = in_village(ZEN_EMON, [SUMIE, GETA, GOFU, UKIYO_E], 6)
    game.play(Buy((SUMIE,)))
    put(game, {1: 11, 2: 12, 3: 13})
    stop_at(game, Station.VILLAGE)
    assert game.play(Buy((UKIYO_E,)))[0].coins == 1


@pytest.mark.parametrize(
    ("purse", "affordable"),
    [
        (1, {(), (GOFU,), (GETA,), (SUMIE,)}),
        (2, {(), (GOFU,), (GETA,), (SUMIE,), (GOFU, GETA), (GOFU, SUMIE)}),
        (3, {(), (GOFU,), (GETA,), (SUMIE,), (GOFU, GETA), (GOFU, SUMIE), (GETA, SUMIE)}),
    ],
)
def test_the_reduced_price_counts_for_what_zen_emon_can_afford(purse, affordable):
    assert bought(in_village(ZEN_EMON, [GOFU, GETA, SUMIE], purse)) == affordable


# Sasayakko


@pytest.mark.parametrize(
    ("souvenirs", "paid"),
    [
        ((), 0),
        ((GOFU,), 1),
        ((SUMIE,), 3),
        ((GOFU, GETA), 2),
        ((GOFU, SUMIE), 3),
        ((GETA, SUMIE), 3),
        ((GOFU, GETA, SUMIE), 5),
    ],
)
def test_sasayakko_has_the_cheapest_of_two_or_three_for_nothing(souvenirs, paid):
    game = in_village(SASAYAKKO, [GOFU, GETA, SUMIE], 6)
    assert game.play(Buy(souvenirs))[0].coins == paid
    assert game.players[0].coins == 6 - paid


def test_of_equally_cheap_souvenirs_sasayakko_has_one_for_nothing():
    game = in_village(SASAYAKKO, [GOFU, Souvenir.HASHI, Souvenir.KOMA], 3)
    assert game.play(Buy((GOFU, Souvenir.HASHI, Souvenir.KOMA)))[0].coins == 2


def test_sasayakko_must_hold_the_full_price():
    game = in_village(SASAYAKKO, [GOFU, GETA, SUMIE], 4)
    assert bought(game) == {(), (GOFU,), (GETA,), (SUMIE,), (GOFU, GETA), (GOFU, SUMIE)}


def test_in_some_editions_sasayakko_needs_only_what_she_pays():
    game = in_village(SASAYAKKO, [GOFU, GETA, SUMIE], 3, reduced_price_suffices=True)
    assert bought(game) == {(), (GOFU,), (GETA,), (SUMIE,), (GOFU, GETA), (GOFU, SUMIE), (GETA, SUMIE)}
    game.play(Buy((GETA, SUMIE)))
    assert game.players[0].coins == 0


@pytest.mark.parametrize("traveler", [KINKO, MITSUKUNI])
def test_the_reduced_price_edition_changes_nothing_for_others(traveler):
    game = in_village(traveler, [GOFU, GETA, SUMIE], 2, reduced_price_suffices=True)
    assert bought(game) == {(), (GOFU,), (GETA,)}


@pytest.mark.parametrize("traveler", [SASAYAKKO, ZEN_EMON])
def test_cheap_souvenirs_score_like_all_others(traveler):
    game = in_village(traveler, [GOFU, GETA, SUMIE], 6)
    assert game.play(Buy((GOFU, GETA, SUMIE)))[0].points == 9


@pytest.mark.parametrize("traveler", [SASAYAKKO, ZEN_EMON, SATSUKI, KINKO])
def test_no_power_opens_a_village_to_an_empty_purse(traveler):
    game = table(traveler)
    game.players[0].coins = 0
    game.next_turn()
    assert Station.VILLAGE not in open_stations(game)
