"""Hints: the choices that the planner would make, with reasons that are true, in three languages."""

from __future__ import annotations

import pytest
from tools import catalogs

from positions import positions
from tables import put, table
from tokaido.bots import BASHO, LEVELS, Why, advise
from tokaido.bots.worth import hunger
from tokaido.classic.board import PIECES, Panorama, Station
from tokaido.classic.choices import Lead, Walk
from tokaido.core.chance import Chance
from tokaido.view.advice import REASONS, Adviser
from tokaido.view.language import ENGLISH, Language
from tokaido.view.opponents import CHARACTERS
from tokaido.view.sentences import Teller

PEOPLE = ("Aki", "Ben", "Chiyo", "Dai", "Emi")


def adviser(game, say=ENGLISH):
    return Adviser(game, Teller(say, game.board, PEOPLE[: len(game.players)]))


def about(game, choice):
    return next(advice for advice in advise(game, most=20) if advice.choice == choice)


def test_advice_begins_with_what_the_planner_would_do():
    for game in positions(games=20, every=5):
        first, *others = advise(game)
        assert first.choice == BASHO.choose(game, Chance(1))
        assert len(others) <= 2
        assert all(other.value <= first.value for other in others)


def test_who_cannot_pay_the_inn_ahead_is_told_so():
    game = table(players=4)
    put(game, {1: 12, 2: 11, 3: 10, 0: 5})
    game.players[0].coins = 0
    game.next_turn()
    best = advise(game)[0]
    assert game.board.stations[best.choice.space] is Station.FARM
    assert best.reasons[0].why is Why.PURSE
    assert best.reasons[0].urgent
    assert adviser(game).hint(best).startswith("Farm (7): you cannot pay the inn ahead")


def test_the_last_piece_closes_the_race_with_the_rival():
    game = table(players=4)
    sea = game.board.stations.index(Station.SEA)
    game.players[0].pieces[Panorama.SEA] = 4
    game.players[2].pieces[Panorama.SEA] = 4
    put(game, {1: sea + 2, 2: sea + 2, 3: sea + 3, 0: sea - 1})
    hint = adviser(game).hint(about(game, Walk(sea)))
    assert "piece 5 of 5 of the panorama “Sea”" in hint
    assert "it closes the race with Chiyo" in hint


def places_after(game, advice):
    after = game.copy()
    after.move(advice.choice.space)
    return after.places


def facts_are_true(game, advice, reason):
    """Whatever a reason says can be checked on the table."""
    me = game.players[game.actor]
    if reason.panorama is not None:
        assert reason.piece == me.pieces[reason.panorama] + 1 <= PIECES[reason.panorama]
    if reason.why is Why.FIRST:
        assert not game.claimed >> reason.panorama & 1
    if reason.why is Why.PASSED_STOPS:
        assert reason.amount == len([walk for walk in game.choices() if walk.space < advice.choice.space])
    if reason.why is Why.OTHERS_FIRST:
        assert reason.amount == sorted(places_after(game, advice)).index(places_after(game, advice)[game.actor])
    if reason.why is Why.AGAIN:
        assert min(places_after(game, advice)) == places_after(game, advice)[game.actor]
    if reason.why is Why.PURSE:
        assert reason.amount <= me.coins
        assert not reason.urgent or reason.amount < hunger(me.traveler)
    if reason.why is Why.DENIED and not isinstance(advice.choice, Lead):
        station = game.board.stations[advice.choice.space]
        rival = game.players[reason.rival]
        assert rival.coins < 2 if station is Station.FARM else rival.pieces[station] < PIECES[station]
    assert reason.rival != game.actor


def test_every_reason_is_true():
    seen = set()
    for game in positions(games=60, every=2):
        for advice in advise(game):
            for reason in advice.reasons:
                seen.add(reason.why)
                facts_are_true(game, advice, reason)
    assert seen == set(Why), "every kind of reason came up"


@pytest.mark.parametrize("code", ["en", *catalogs.LANGUAGES])
def test_every_hint_can_be_said_in_every_language(code):
    catalogs.compile_all()
    say = Language.load(code)
    for game in positions(games=30, every=3):
        for advice in advise(game):
            hint = adviser(game, say).hint(advice)
            assert hint
            assert "{" not in hint


def test_every_kind_of_reason_has_a_sentence_and_every_bot_a_character():
    assert set(REASONS) == set(Why)
    assert list(CHARACTERS) == [bot.name for bot in LEVELS]
