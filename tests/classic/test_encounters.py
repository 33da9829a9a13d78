"""Encounters: seven cards, what each brings, and what happens when it has nothing to give."""

from __future__ import annotations

from collections import Counter

import pytest

from tables import complete, stop_at, table
from tokaido.classic.board import Panorama, Station
from tokaido.classic.cards import ENCOUNTERS, Achievement, Encounter, Souvenir
from tokaido.classic.choices import DECLINE, Paint
from tokaido.classic.events import Achieved, Declined, Met, NothingGiven, Painted, Received
from tokaido.classic.player import Source
from tokaido.classic.question import Question
from tokaido.classic.village import collect

PADDY, MOUNTAIN, SEA = Panorama
SHOKUNIN, SAMURAI, KUGE, MIKO, TO_PADDY, TO_MOUNTAIN, TO_SEA = Encounter

every_guide = pytest.mark.parametrize("guide", [TO_PADDY, TO_MOUNTAIN, TO_SEA])


def others(panorama):
    return [other for other in Panorama if other is not panorama]


def guided_for_nothing(guide=TO_PADDY):
    """Seat 0 meets a guide to a panorama that it has completed."""
    game = table(encounters=[guide])
    complete(game, 0, guide.guide_to)
    return game, stop_at(game, Station.ENCOUNTER)[1:]


def test_the_fourteen_encounters_of_the_box():
    assert Counter(ENCOUNTERS) == {
        SHOKUNIN: 2,
        SAMURAI: 2,
        KUGE: 2,
        MIKO: 2,
        TO_PADDY: 1,
        TO_MOUNTAIN: 2,
        TO_SEA: 3,
    }


@pytest.mark.parametrize(
    ("card", "events", "coins", "score"),
    [
        (SHOKUNIN, [Met(0, SHOKUNIN, 0, 0), Received(0, Souvenir.SAKE, 1)], 0, 1),
        (SAMURAI, [Met(0, SAMURAI, 3, 0)], 0, 3),
        (KUGE, [Met(0, KUGE, 0, 3)], 3, 0),
        (MIKO, [Met(0, MIKO, 1, 0)], 0, 1),
        (TO_PADDY, [Met(0, TO_PADDY, 0, 0), Painted(0, PADDY, 1)], 0, 1),
        (TO_MOUNTAIN, [Met(0, TO_MOUNTAIN, 0, 0), Painted(0, MOUNTAIN, 1)], 0, 1),
        (TO_SEA, [Met(0, TO_SEA, 0, 0), Painted(0, SEA, 1)], 0, 1),
    ],
    ids=[card.name for card in Encounter],
)
def test_what_each_encounter_brings(card, events, coins, score):
    game = table(encounters=[card], souvenirs=[Souvenir.SAKE])
    assert stop_at(game, Station.ENCOUNTER)[1:] == events
    assert game.players[0].coins == 7 + coins
    assert game.players[0].score == score


@pytest.mark.parametrize("card", Encounter)
def test_the_card_stays_in_the_collection(card):
    game = table(encounters=[card])
    stop_at(game, Station.ENCOUNTER)
    assert game.seen_by(2).collections[0].encounters == (card,)
    assert len(game.encounters) == 13
    assert game.actor == 1


def test_the_miko_offers_a_coin_of_the_bank_for_the_player():
    game = table(encounters=[MIKO])
    game.players[0].coins = 0
    stop_at(game, Station.ENCOUNTER)
    player = game.players[0]
    assert (player.coins, player.offering, player.points[Source.OFFERINGS]) == (0, 1, 1)


def test_the_shokunin_gives_the_top_souvenir_worth_what_it_adds_to_the_collection():
    game = table(encounters=[SHOKUNIN], souvenirs=[Souvenir.GETA])
    for souvenir in [Souvenir.GOFU, Souvenir.MANJU]:
        collect(game.players[0], souvenir)
    assert Received(0, Souvenir.GETA, 5) in stop_at(game, Station.ENCOUNTER)
    assert game.players[0].souvenirs == (Souvenir.GOFU, Souvenir.MANJU, Souvenir.GETA)
    assert len(game.souvenirs) == 23


def test_the_shokunin_has_nothing_when_the_souvenirs_are_gone():
    game = table(encounters=[SHOKUNIN])
    game.souvenirs.cards = []
    assert stop_at(game, Station.ENCOUNTER)[1:] == [Met(0, SHOKUNIN, 0, 0), NothingGiven(0, SHOKUNIN)]
    assert game.players[0].encounters == (SHOKUNIN,)
    assert game.players[0].souvenirs == ()
    assert game.actor == 1


@every_guide
def test_the_guide_adds_the_next_piece_and_its_points(guide):
    game = table(encounters=[guide])
    game.players[0].pieces[guide.guide_to] = 1
    assert Painted(0, guide.guide_to, 2) in stop_at(game, Station.ENCOUNTER)
    assert game.players[0].pieces[guide.guide_to] == 2


@every_guide
def test_a_panorama_completed_by_the_guide_has_its_achievement(guide):
    panorama = guide.guide_to
    game = table(encounters=[guide])
    game.players[0].pieces[panorama] = panorama.size - 1
    assert stop_at(game, Station.ENCOUNTER)[-1] == Achieved(0, Achievement(panorama), 3, 0)


@every_guide
def test_the_guide_of_a_complete_panorama_shows_another_of_choice_or_none(guide):
    game, events = guided_for_nothing(guide)
    assert events == [Met(0, guide, 0, 0)]
    assert (game.actor, game.question) == (0, Question.GUIDE)
    assert game.choices() == (*[Paint(panorama) for panorama in others(guide.guide_to)], DECLINE)


@pytest.mark.parametrize("pieces", [0, 2])
def test_another_panorama_may_be_started_or_continued(pieces):
    game = table(encounters=[TO_PADDY])
    game.players[0].pieces[SEA] = pieces
    complete(game, 0, PADDY)
    stop_at(game, Station.ENCOUNTER)
    assert game.play(Paint(SEA)) == [Painted(0, SEA, pieces + 1)]
    assert game.actor == 1


def test_the_other_panorama_may_be_declined_and_the_card_is_kept():
    game, _ = guided_for_nothing()
    score = game.players[0].score
    assert game.play(DECLINE) == [Declined(0)]
    assert game.players[0].pieces == [3, 0, 0]
    assert game.players[0].score == score
    assert game.players[0].encounters == (TO_PADDY,)
    assert game.actor == 1


def test_the_guide_shows_only_panoramas_that_are_not_complete():
    game = table(encounters=[TO_SEA])
    complete(game, 0, SEA, PADDY)
    stop_at(game, Station.ENCOUNTER)
    assert game.choices() == (Paint(MOUNTAIN), DECLINE)


@every_guide
def test_the_guide_has_nothing_when_all_panoramas_are_complete(guide):
    game = table(encounters=[guide])
    complete(game, 0, *Panorama)
    assert stop_at(game, Station.ENCOUNTER)[1:] == [Met(0, guide, 0, 0), NothingGiven(0, guide)]
    assert game.players[0].encounters == (guide,)
    assert game.actor == 1
