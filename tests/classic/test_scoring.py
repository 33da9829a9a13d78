"""The final count: achievements, the temple, the winner, and the recount from the collections."""

from __future__ import annotations

from random import Random

import pytest

from tables import ALL_PLAYERS, complete, finish, play_out, put, table, walk
from tokaido.classic import SetUp
from tokaido.classic.board import Panorama
from tokaido.classic.cards import DISHES, Achievement, Dish, Encounter, Souvenir
from tokaido.classic.choices import Eat
from tokaido.classic.events import Achieved, Ate, Finished
from tokaido.classic.player import Source
from tokaido.classic.scoring import recount
from tokaido.classic.travelers import KINKO, MITSUKUNI, SATSUKI

ONE_COIN, TWO_COINS, THREE_COINS = Dish.DANGO, Dish.SOBA, Dish.UDON

COLLECTED = {
    Achievement.GOURMET: ("meals", Dish),
    Achievement.BATHER: ("springs", (2,) * 12),
    Achievement.CHATTERBOX: ("encounters", (Encounter.KUGE,) * 14),
    Achievement.COLLECTOR: ("souvenirs", Souvenir),
}
"""What each of the last four achievements counts."""

last_achievements = pytest.mark.parametrize("achievement", COLLECTED)


def collected(achievement, *counts):
    """A game about to end, in which the seats have collected this many cards."""
    game = table(players=len(counts))
    field, cards = COLLECTED[achievement]
    for player, count in zip(game.players, counts, strict=True):
        setattr(player, field, tuple(cards)[:count])
    return game


def achieved(events):
    return [(event.seat, event.achievement) for event in events if isinstance(event, Achieved)]


def result(*standing):
    """The outcome of a game whose seats end with these points and numbers of achievement cards."""
    game = table(players=len(standing))
    for player, (points, cards) in zip(game.players, standing, strict=True):
        player.points[Source.SEA] = points
        player.achievements = tuple(Achievement)[:cards]
    events = finish(game)
    assert events[-1] == Finished(game.outcome().winners)
    return game.outcome()


# Achievements


def test_there_are_seven_achievements():
    assert len(Achievement) == 7
    assert {*COLLECTED, *map(Achievement, Panorama)} == set(Achievement)


@last_achievements
def test_the_most_cards_are_an_achievement_worth_three_points(achievement):
    game = collected(achievement, 1, 3, 2, 0)
    assert achieved(finish(game)) == [(1, achievement)]
    assert game.players[1].achievements == (achievement,)
    assert [player.points[Source.ACHIEVEMENTS] for player in game.players] == [0, 3, 0, 0]


@last_achievements
def test_all_who_are_tied_have_the_achievement(achievement):
    game = collected(achievement, 2, 1, 2, 2)
    assert achieved(finish(game)) == [(0, achievement), (2, achievement), (3, achievement)]
    assert [player.points[Source.ACHIEVEMENTS] for player in game.players] == [3, 0, 3, 3]


def test_nobody_has_an_achievement_for_nothing():
    assert achieved(finish(table())) == []


def test_the_last_achievements_are_given_only_at_the_end():
    game = collected(Achievement.BATHER, 3, 0, 0, 0)
    game.next_turn()
    assert game.players[0].achievements == ()


def test_gourmet_counts_prices_not_meals():
    game = table()
    game.players[0].meals = (ONE_COIN, TWO_COINS)
    game.players[1].meals = (THREE_COINS, Dish.FUGU)
    game.players[2].meals = (ONE_COIN, Dish.MISOSHIRU, Dish.NIGIRIMESHI, TWO_COINS)
    assert achieved(finish(game)) == [(1, Achievement.GOURMET)]


@pytest.mark.parametrize(("traveler", "paid"), [(KINKO, 2), (SATSUKI, 0)], ids=["cheaper", "free"])
def test_gourmet_counts_the_printed_price_of_free_and_cheaper_meals(traveler, paid):
    game = table(MITSUKUNI, traveler)
    game.meals.cards = [DISHES.index(THREE_COINS)] * 6
    game.players[0].meals = (TWO_COINS,)
    put(game, {1: 10, 0: 11, 2: 12, 3: 13})
    walk(game, 14)
    assert game.play(Eat(THREE_COINS)) == [Ate(1, THREE_COINS, paid, 6)]
    assert (1, Achievement.GOURMET) in achieved(finish(game))
    assert Achievement.GOURMET not in game.players[0].achievements


def test_panorama_achievements_are_not_given_again_at_the_end():
    game = table()
    complete(game, 0, Panorama.PADDY)
    complete(game, 1, Panorama.PADDY)
    assert achieved(finish(game)) == []
    assert [player.achievements for player in game.players] == [(Achievement.PADDY,), (), (), ()]


@pytest.mark.parametrize("rivals", [1, 2, 3], ids=["alone", "shared by two", "shared by three"])
def test_mitsukuni_has_a_point_more_for_every_achievement_shared_or_not(rivals):
    game = table(MITSUKUNI)
    for player in game.players[:rivals]:
        player.springs, player.souvenirs = (2,), (Souvenir.GOFU,)
    finish(game)
    assert [player.points[Source.TRAVELER] for player in game.players] == [2, 0, 0, 0]
    assert [player.points[Source.ACHIEVEMENTS] for player in game.players] == [6] * rivals + [0] * (4 - rivals)


# The winner


def test_most_points_win():
    outcome = result((20, 0), (31, 0), (30, 0), (5, 0))
    assert outcome.scores == (20, 31, 30, 5)
    assert outcome.winners == (1,)
    assert outcome.ranks == (3, 1, 2, 4)


def test_achievement_cards_break_a_tie():
    outcome = result((30, 1), (30, 2), (20, 3))
    assert outcome.winners == (1,)
    assert outcome.ranks == (2, 1, 3)
    assert outcome.achievements == (1, 2, 3)


def test_equal_points_and_cards_share_the_win():
    outcome = result((30, 2), (20, 4), (30, 2))
    assert outcome.winners == (0, 2)
    assert outcome.ranks == (1, 3, 1)


def test_after_a_tie_the_next_place_is_left_out():
    assert result((20, 0), (30, 0), (20, 0), (10, 0)).ranks == (2, 1, 2, 4)


def test_the_tie_break_counts_cards_and_not_the_points_for_them():
    game = table(MITSUKUNI)
    game.players[0].springs = (2,)
    game.players[1].encounters = (Encounter.KUGE,)
    game.players[1].points[Source.SEA] = 1
    finish(game)
    assert game.outcome().scores[:2] == (4, 4)
    assert game.outcome().achievements[:2] == (1, 1)
    assert game.outcome().winners == (0, 1)


def test_the_temple_and_the_last_achievements_decide_too():
    game = table(players=3)
    game.players[0].points[Source.SEA] = 9
    game.players[1].offering = 1
    game.players[2].springs = (3,)
    assert finish(game)[-1] == Finished((1,))
    assert game.outcome().scores == (9, 10, 3)


def test_there_is_no_outcome_before_the_end():
    assert table().outcome() is None


# Counting


@pytest.mark.parametrize("players", ALL_PLAYERS)
@pytest.mark.parametrize("seed", range(5))
def test_the_breakdown_of_a_game_adds_up_to_its_scores(players, seed):
    game = SetUp(players=players).start(seed)
    play_out(game, seed)
    outcome = game.outcome()
    assert [sum(points) for points in outcome.points] == list(outcome.scores)
    assert outcome.scores == tuple(player.score for player in game.players)
    assert outcome.points == tuple(map(tuple, recount(game)))


@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_points_are_scored_at_once_so_that_a_recount_agrees_at_any_time(players):
    game, pick = SetUp(players=players, free_travelers=True).start(seed=players), Random(players)
    while game.actor is not None:
        game.play(pick.choice(game.choices()))
        assert recount(game) == [player.points for player in game.players]


def test_a_recount_notices_a_wrong_count():
    game = table()
    game.players[0].points[Source.SPRINGS] += 1
    assert recount(game) != [player.points for player in game.players]


def test_a_recount_of_one_of_everything():
    game = table(MITSUKUNI)
    player = game.players[0]
    player.pieces = [3, 2, 1]
    player.souvenirs = (Souvenir.GOFU, Souvenir.MANJU, Souvenir.HASHI)
    player.meals = (ONE_COIN, THREE_COINS)
    player.springs = (2, 3)
    player.offering = 4
    player.encounters = (Encounter.SAMURAI, Encounter.KUGE)
    player.achievements = (Achievement.PADDY,)
    points = recount(game)[0]
    assert dict(zip(Source, points, strict=True)) == {
        Source.PADDY: 6,
        Source.MOUNTAIN: 3,
        Source.SEA: 1,
        Source.SOUVENIRS: 5,
        Source.MEALS: 12,
        Source.SPRINGS: 5,
        Source.OFFERINGS: 4,
        Source.ENCOUNTERS: 3,
        Source.TRAVELER: 3,
        Source.ACHIEVEMENTS: 3,
        Source.TEMPLE: 0,
    }
