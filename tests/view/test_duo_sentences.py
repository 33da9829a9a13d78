"""Sentences of Tokaido Duo: everything that can happen or be chosen can be said, in every language."""

from __future__ import annotations

import pytest
from hypothesis import given
from tools import catalogs

from strategies import duo_journeys
from tokaido.duo.events import Feat, LastRound
from tokaido.view.duo.sentences import Teller
from tokaido.view.duo.text import boards, final_table, island
from tokaido.view.language import ENGLISH, Language

PEOPLE = ("Aki", "Ben")
TELLER = Teller(ENGLISH, PEOPLE)


@given(duo_journeys(whole=True))
def test_every_event_has_a_sentence(journey):
    game = journey.record.start()
    events = [*game.opening, *(event for step in journey.record.steps(game) for event in step.events)]
    for event in events:
        assert TELLER.sentence(event).endswith("."), event
    assert final_table(game, TELLER)[-1][0] == "Place"


@given(duo_journeys())
def test_every_choice_has_a_phrase_of_its_own(journey):
    game = journey.game
    phrases = [TELLER.choice(game, choice) for choice in game.choices()]
    assert all(phrases)
    assert len(set(phrases)) == len(phrases)
    assert TELLER.question(game)


@given(duo_journeys())
def test_every_position_can_be_written_down(journey):
    assert island(journey.game, TELLER)
    assert all(boards(player, TELLER).endswith(("point", "points")) for player in journey.game.players)


@pytest.mark.parametrize("code", catalogs.LANGUAGES)
def test_other_languages_say_it_in_other_words(code):
    catalogs.compile_all()
    teller = Teller(Language.load(code), PEOPLE)
    for feat in Feat:
        assert teller.sentence(LastRound(0, feat)) != TELLER.sentence(LastRound(0, feat))
