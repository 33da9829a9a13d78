"""The travelers with something more on the way: at inns, encounters, hot springs and temples."""

from __future__ import annotations

import pytest

from tables import before_inn, complete, enter_inn, finish, open_stations, put, stop_at, table, walk
from tokaido.classic.board import Panorama, Station
from tokaido.classic.cards import Achievement, Dish, Encounter, Souvenir
from tokaido.classic.choices import DECLINE, Eat, Give, Meet, Paint
from tokaido.classic.events import (
    Achieved,
    Bathed,
    Declined,
    Gave,
    Greeted,
    MealsDealt,
    Met,
    NothingGiven,
    Painted,
    Received,
    Walked,
)
from tokaido.classic.player import Source
from tokaido.classic.question import Question
from tokaido.classic.travelers import CHUUBEI, HIROSHIGE, HIROTADA, MITSUKUNI, UMEGAE, YOSHIYASU

PADDY, MOUNTAIN, SEA = Panorama
SHOKUNIN, SAMURAI, KUGE, MIKO, TO_PADDY, TO_MOUNTAIN, TO_SEA = Encounter

between = pytest.mark.parametrize("inn", [1, 2, 3])


# Hiroshige


@between
def test_hiroshige_takes_a_panorama_piece_of_choice_before_the_meal(inn):
    game = table(HIROSHIGE)
    assert enter_inn(game, inn)[1:] == [MealsDealt(5)]
    assert (game.actor, game.question) == (0, Question.PANORAMA)
    assert game.play(Paint(SEA)) == [Painted(0, SEA, 1)]
    assert game.players[0].points[Source.SEA] == 1
    assert (game.actor, game.question) == (0, Question.MEAL)


def test_hiroshige_must_take_a_piece():
    game = table(HIROSHIGE)
    enter_inn(game)
    assert game.choices() == (Paint(PADDY), Paint(MOUNTAIN), Paint(SEA))


def test_hiroshige_chooses_among_panoramas_that_are_not_complete():
    game = table(HIROSHIGE)
    complete(game, 0, MOUNTAIN)
    enter_inn(game)
    assert game.choices() == (Paint(PADDY), Paint(SEA))


def test_hiroshige_goes_straight_to_the_meal_when_all_panoramas_are_complete():
    game = table(HIROSHIGE)
    complete(game, 0, *Panorama)
    enter_inn(game)
    assert game.question is Question.MEAL


def test_hiroshige_completes_a_panorama_at_an_inn_with_its_achievement():
    game = table(HIROSHIGE)
    game.players[0].pieces[PADDY] = 2
    enter_inn(game)
    assert game.play(Paint(PADDY)) == [Painted(0, PADDY, 3), Achieved(0, Achievement.PADDY, 3, 0)]


def test_hiroshige_has_only_the_meal_at_the_last_inn():
    game = table(HIROSHIGE)
    enter_inn(game, 4)
    assert game.question is Question.MEAL


# Chuubei


@between
def test_chuubei_has_an_encounter_before_the_meal(inn):
    game = table(CHUUBEI, encounters=[SAMURAI])
    assert enter_inn(game, inn)[1:] == [MealsDealt(5), Met(0, SAMURAI, 3, 0)]
    assert (game.actor, game.question) == (0, Question.MEAL)


def test_chuubei_has_only_the_meal_at_the_last_inn():
    game = table(CHUUBEI)
    assert enter_inn(game, 4)[1:] == [MealsDealt(5)]
    assert game.players[0].encounters == ()


def test_chuubei_has_his_encounter_when_he_arrives_later_too():
    game = table(MITSUKUNI, CHUUBEI, encounters=[SAMURAI])
    inn = before_inn(game)
    walk(game, inn)
    game.play(DECLINE)
    assert walk(game, inn)[1:] == [Met(1, SAMURAI, 3, 0)]


def test_chuubei_eats_with_the_coins_of_a_kuge_met_at_the_inn():
    game = table(CHUUBEI, encounters=[KUGE], meals=[Dish.UDON])
    game.players[0].coins = 0
    enter_inn(game)
    assert Eat(Dish.UDON) in game.choices()


def test_chuubei_meeting_a_shokunin_at_the_inn_without_souvenirs_has_the_card_and_his_meal():
    game = table(CHUUBEI, encounters=[SHOKUNIN])
    game.souvenirs.cards = []
    assert enter_inn(game)[2:] == [Met(0, SHOKUNIN, 0, 0), NothingGiven(0, SHOKUNIN)]
    assert game.players[0].encounters == (SHOKUNIN,)
    assert (game.actor, game.question) == (0, Question.MEAL)


@pytest.mark.parametrize(
    ("answer", "event"), [(Paint(SEA), Painted(0, SEA, 1)), (DECLINE, Declined(0))], ids=["another", "none"]
)
def test_chuubei_answers_the_guide_before_the_meal(answer, event):
    game = table(CHUUBEI, encounters=[TO_PADDY])
    complete(game, 0, PADDY)
    enter_inn(game)
    assert (game.actor, game.question) == (0, Question.GUIDE)
    assert game.choices() == (Paint(MOUNTAIN), Paint(SEA), DECLINE)
    assert game.play(answer) == [event]
    assert (game.actor, game.question) == (0, Question.MEAL)


def test_chuubei_has_the_meal_when_the_guide_has_nothing_to_show():
    game = table(CHUUBEI, encounters=[TO_SEA])
    complete(game, 0, *Panorama)
    assert enter_inn(game)[-1] == NothingGiven(0, TO_SEA)
    assert game.question is Question.MEAL


def test_encounters_at_inns_count_for_the_chatterbox():
    game = table(CHUUBEI, encounters=[SAMURAI])
    enter_inn(game)
    game.play(DECLINE)
    assert Achieved(0, Achievement.CHATTERBOX, 3, 0) in finish(game)


# Yoshiyasu


def yoshiyasu_meets(*cards, **decks):
    game = table(YOSHIYASU, encounters=cards, **decks)
    stop_at(game, Station.ENCOUNTER)
    return game


def test_yoshiyasu_sees_two_cards_and_keeps_exactly_one():
    game = yoshiyasu_meets(KUGE, SAMURAI)
    assert (game.actor, game.question) == (0, Question.ENCOUNTER)
    assert set(game.choices()) == {Meet(KUGE), Meet(SAMURAI)}
    assert game.play(Meet(SAMURAI)) == [Met(0, SAMURAI, 3, 0)]
    assert game.players[0].encounters == (SAMURAI,)
    assert (game.players[0].coins, game.players[0].score) == (9, 3)
    assert game.mover == 1


def test_yoshiyasus_other_card_goes_under_the_deck_and_only_he_knows_it():
    game = yoshiyasu_meets(KUGE, SAMURAI)
    game.play(Meet(SAMURAI))
    assert len(game.encounters) == 13
    assert game.seen_by(0).encounter_deck == (*[None] * 12, (KUGE,))
    for seat in (1, 2, 3):
        assert game.seen_by(seat).encounter_deck == (None,) * 13


def test_nobody_else_sees_the_two_cards_of_yoshiyasu():
    game = yoshiyasu_meets(KUGE, SAMURAI)
    assert set(game.seen_by(0).offered) == {KUGE, SAMURAI}
    assert game.seen_by(1).offered is None
    assert game.seen_by(1).choices is None


def test_two_cards_of_a_kind_are_one_choice_for_yoshiyasu_and_one_goes_back():
    game = yoshiyasu_meets(MIKO, MIKO)
    assert game.choices() == (Meet(MIKO),)
    game.play(Meet(MIKO))
    assert game.players[0].encounters == (MIKO,)
    assert game.players[0].offering == 1
    assert game.seen_by(0).encounter_deck[-1] == (MIKO,)


def test_yoshiyasu_keeps_a_guide_of_a_complete_panorama_for_another():
    game = table(YOSHIYASU, encounters=[TO_PADDY, KUGE])
    complete(game, 0, PADDY)
    stop_at(game, Station.ENCOUNTER)
    game.play(Meet(TO_PADDY))
    assert game.choices() == (Paint(MOUNTAIN), Paint(SEA), DECLINE)
    assert game.play(Paint(MOUNTAIN)) == [Painted(0, MOUNTAIN, 1)]


def test_yoshiyasu_keeping_the_shokunin_has_the_top_souvenir():
    game = yoshiyasu_meets(SHOKUNIN, KUGE, souvenirs=[Souvenir.SAKE])
    assert game.play(Meet(SHOKUNIN)) == [Met(0, SHOKUNIN, 0, 0), Received(0, Souvenir.SAKE, 1)]


def test_everybody_else_meets_the_top_card_without_a_choice():
    game = table(MITSUKUNI, encounters=[KUGE, SAMURAI])
    assert stop_at(game, Station.ENCOUNTER)[1:] == [Met(0, KUGE, 0, 3)]


# Mitsukuni


@pytest.mark.parametrize("points", [2, 3])
def test_mitsukuni_has_a_point_more_for_every_hot_spring(points):
    game = table(MITSUKUNI, springs=[points])
    assert stop_at(game, Station.HOT_SPRING)[1:] == [Bathed(0, points, 1)]
    assert game.players[0].score == points + 1
    assert game.players[0].points[Source.TRAVELER] == 1


def test_mitsukuni_has_a_point_more_for_a_panorama_achievement():
    game = table(MITSUKUNI)
    game.players[0].pieces[PADDY] = 2
    assert stop_at(game, Station.PADDY)[-1] == Achieved(0, Achievement.PADDY, 3, 1)
    assert game.players[0].score == 3 + 3 + 1


def test_mitsukuni_has_a_point_more_for_shared_achievements():
    game = table(MITSUKUNI, UMEGAE)
    for player in game.players[:2]:
        player.springs = (2,)
        player.encounters = (KUGE,)
    events = finish(game)
    for achievement in (Achievement.BATHER, Achievement.CHATTERBOX):
        assert Achieved(0, achievement, 3, 1) in events
        assert Achieved(1, achievement, 3, 0) in events
    assert game.players[0].points[Source.TRAVELER] == 2
    assert game.players[0].score == game.players[1].score + 2


# Hirotada


@pytest.mark.parametrize("coins", [1, 2, 3])
def test_the_bank_adds_a_coin_to_every_offering_of_hirotada(coins):
    game = table(HIROTADA)
    stop_at(game, Station.TEMPLE)
    assert game.choices() == (Give(1), Give(2), Give(3))
    assert game.play(Give(coins)) == [Gave(0, coins, 1)]
    player = game.players[0]
    assert (player.coins, player.offering, player.score) == (8 - coins, coins + 1, coins + 1)
    assert game.mover == 1


def test_hirotada_needs_a_coin_of_his_own_to_stop_at_a_temple():
    game = table(HIROTADA)
    game.players[0].coins = 0
    game.next_turn()
    assert Station.TEMPLE not in open_stations(game)


def test_the_bank_adds_nothing_to_the_coin_of_a_miko():
    game = table(HIROTADA, encounters=[MIKO])
    stop_at(game, Station.ENCOUNTER)
    assert game.players[0].offering == 1


def test_the_coins_that_the_bank_added_count_in_the_ranking():
    game = table(HIROTADA, MITSUKUNI)
    for coins in (1, 1):
        stop_at(game, Station.TEMPLE)
        game.play(Give(coins))
    finish(game)
    assert [player.points[Source.TEMPLE] for player in game.players[:2]] == [10, 7]


# Umegae


@pytest.mark.parametrize("card", [SAMURAI, KUGE, MIKO, SHOKUNIN, TO_SEA])
def test_umegae_has_a_point_and_a_coin_before_the_card(card):
    plain, umegae = (table(traveler, encounters=[card]) for traveler in (MITSUKUNI, UMEGAE))
    for game in (plain, umegae):
        game.players[0].coins = 0
    [walked, *without] = stop_at(plain, Station.ENCOUNTER)
    assert stop_at(umegae, Station.ENCOUNTER) == [walked, Greeted(0, 1), *without]
    assert isinstance(walked, Walked)
    assert umegae.players[0].coins == plain.players[0].coins + 1
    assert umegae.players[0].score == plain.players[0].score + 1


def test_umegae_has_her_gift_when_a_guide_still_waits_for_an_answer():
    game = table(UMEGAE, encounters=[TO_PADDY])
    complete(game, 0, PADDY)
    game.players[0].coins = 0
    score = game.players[0].score
    assert stop_at(game, Station.ENCOUNTER)[1:] == [Greeted(0, 1), Met(0, TO_PADDY, 0, 0)]
    assert game.question is Question.GUIDE
    assert (game.players[0].coins, game.players[0].score) == (1, score + 1)


def test_umegae_keeps_her_coin_when_a_miko_offers_one():
    game = table(UMEGAE, encounters=[MIKO])
    game.players[0].coins = 0
    stop_at(game, Station.ENCOUNTER)
    player = game.players[0]
    assert (player.coins, player.offering) == (1, 1)
    assert (player.points[Source.TRAVELER], player.points[Source.OFFERINGS]) == (1, 1)


def test_umegae_has_her_gift_even_if_the_card_has_nothing():
    game = table(UMEGAE, encounters=[SHOKUNIN])
    game.souvenirs.cards = []
    assert stop_at(game, Station.ENCOUNTER)[1:] == [
        Greeted(0, 1),
        Met(0, SHOKUNIN, 0, 0),
        NothingGiven(0, SHOKUNIN),
    ]
    assert game.players[0].score == 1


def test_the_coin_of_an_encounter_opens_the_next_village_to_umegae():
    game = table(UMEGAE, encounters=[SAMURAI])
    game.players[0].coins = 0
    game.next_turn()
    assert Station.VILLAGE not in open_stations(game)
    stop_at(game, Station.ENCOUNTER)
    put(game, {1: 11, 2: 12, 3: 13})
    assert Station.VILLAGE in open_stations(game)
