"""Sentences: everything that can happen or be chosen can be said."""

from __future__ import annotations

from typing import get_args

from hypothesis import given

from strategies import journeys
from tokaido.classic.events import Event
from tokaido.view.language import ENGLISH, Language
from tokaido.view.sentences import Teller

PEOPLE = ("Aki", "Ben", "Chiyo", "Dai", "Emi")


def teller(game) -> Teller:
    return Teller(ENGLISH, game.board, PEOPLE[: len(game.players)])


@given(journeys(whole=True))
def test_every_event_has_a_sentence(journey):
    game = journey.record.start()
    for step in journey.record.steps(game):
        for event in step.events:
            assert teller(game).sentence(event).endswith("."), event


@given(journeys())
def test_every_choice_has_a_phrase_of_its_own(journey):
    game = journey.game
    phrases = [teller(game).choice(game, choice) for choice in game.choices()]
    assert all(phrases)
    assert len(set(phrases)) == len(phrases)
    assert teller(game).question(game)


def test_every_kind_of_event_has_a_name_of_its_own():
    kinds = [event.__dict__["_field_defaults"]["kind"] for event in get_args(Event)]
    assert len(set(kinds)) == len(kinds)


def test_lists_read_as_prose():
    say = Language()
    assert say.list([]) == ""
    assert say.list(["a"]) == "a"
    assert say.list(["a", "b", "c"]) == "a, b and c"
