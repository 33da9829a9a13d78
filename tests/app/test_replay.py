"""Watching a game again: every turn can be reached, nothing is changed, nothing hidden is shown."""

from __future__ import annotations

import re
from html import unescape
from random import Random

import pytest
from tools import catalogs

from sessions import Storage, answer, begin, finish, page
from tokaido.app.replay import SPEEDS


@pytest.fixture(scope="module", autouse=True)
def compiled():
    catalogs.compile_all()


def played(choices=8, **options):
    """A visit with a game under way."""
    session = begin(**options)
    session.act("start")
    for number in range(choices):
        answer(session, Random(number))
    return session


def whole(**options):
    """A visit with a finished game."""
    session = begin(**options)
    session.act("start")
    for _ in finish(session):
        pass
    return session


def test_watching_begins_at_the_start_and_shows_each_turn_as_it_was():
    session = begin()
    session.act("start")
    positions = [list(session.game.places)]
    positions += [list(now.game.places) for now in finish(session)]
    session.act("watch")
    for turn, places in enumerate(positions):
        assert f"Turn {turn} of {len(positions) - 1}" in page(session)
        assert list(session.scene.game.places) == places
        session.act("jump", str(turn + 1))
    session.act("leave")
    assert session.screen == "end"


@pytest.mark.parametrize(("wanted", "shown"), [(3, 3), (0, 0), (-5, 0), (8, 8), (99, 8)])
def test_a_jump_stays_within_the_game(wanted, shown):
    session = played()
    session.act("watch")
    session.act("jump", str(wanted))
    assert session.replay.turn == shown
    assert f"Turn {shown} of 8" in page(session)


def test_a_single_step_walks_and_a_leap_does_not():
    session = played()
    session.act("watch")
    session.act("jump", "1")
    assert session.walked
    session.act("jump", "7")
    assert not session.walked


def test_it_runs_to_the_end_and_stops_there():
    session = whole()
    session.act("watch")
    session.act("run")
    for _ in range(session.replay.last):
        assert session.replay.running
        session.act("tick")
    assert not session.replay.running
    assert session.replay.turn == session.replay.last
    session.act("run")
    assert (session.replay.turn, session.replay.running) == (0, True)


def test_a_pause_stops_the_clock():
    session = played()
    session.act("watch")
    session.act("run")
    session.act("tick")
    session.act("run")
    session.act("tick")
    assert session.replay.turn == 1


def test_a_game_without_choices_can_be_watched_too():
    session = played(0)
    session.act("watch")
    session.act("run")
    session.act("tick")
    assert "Turn 0 of 0" in page(session)
    assert not session.replay.running


@pytest.mark.parametrize("speed", SPEEDS)
def test_the_speed_is_remembered(speed):
    storage = Storage()
    session = played(storage=storage)
    session.act("watch")
    session.act("speed", speed)
    again = begin(storage=storage)
    again.act("watch")
    assert again.replay.speed == speed
    assert f'<option value="{speed}" selected' in page(again)


def test_a_speed_that_never_was_is_ignored():
    session = played()
    session.act("watch")
    session.act("speed", "ludicrous")
    assert session.replay.speed == "calm"


def test_play_on_from_here_is_a_new_game_and_leaves_the_first_as_it_was():
    storage = Storage()
    session = whole(storage=storage)
    first = session.entry
    session.act("replay-at", "12")
    session.act("branch")
    assert (session.screen, session.turn) == ("table", 12)
    answer(session, Random(3))
    assert session.shelf.get(first.id) == first
    assert {len(entry.record.choices) for entry in session.shelf.entries()} == {13, len(first.record.choices)}
    assert begin(storage=storage).entry.id == session.entry.id != first.id


def test_watching_writes_nothing():
    storage = Storage()
    session = played(storage=storage)
    before = dict(storage)
    session.act("watch")
    for act, value in (("jump", "4"), ("run", ""), ("tick", ""), ("undo", ""), ("redo", ""), ("leave", "")):
        session.act(act, value)
    assert storage == before
    assert session.turn == 8


def test_after_watching_the_game_goes_on_and_can_be_taken_back():
    session = played()
    session.act("watch")
    session.act("jump", "2")
    session.act("leave")
    answer(session, Random(1))
    session.act("undo")
    session.act("undo")
    assert session.turn == 7
    assert len(session.scene.story) == 8
    assert page(session)


def test_every_line_of_the_story_leads_to_its_turn():
    session = played()
    turns = re.findall(r'data-act="replay-at"[^>]*data-value="(\d+)"', session.regions()["story"])
    assert len(turns) >= 8
    for turn in turns:
        session.act("replay-at", turn)
        assert (session.screen, session.replay.turn) == ("replay", int(turn))
        session.act("leave")


@pytest.mark.parametrize(("language", "words"), [("en", "farm"), ("fr", "ferme"), ("pt", "fazenda")])
def test_the_story_is_prose_in_the_reader_s_language(language, words):
    session = whole(language=language)
    session.act("watch")
    session.act("jump", str(session.replay.last))
    session.act("copy-story")
    what, text, _ = session.wishes.pop()
    assert what == "copy"
    title, *turns = text.split("\n\n")
    assert title.startswith("Tokaido: ")
    assert all(name in title for name in session.people)
    assert all(turn.rstrip().endswith((".", "!")) for turn in turns)
    assert words in text.lower()


def test_the_story_is_told_again_in_another_language_while_watching():
    session = played()
    session.act("watch")
    session.act("jump", "5")
    english = session.spoken()
    session.act("language", "pt")
    assert session.spoken() != english
    assert "Turno 5 de 8" in unescape(page(session)) or "5 de 8" in page(session)


def test_one_who_came_by_a_link_is_not_told_the_end_before_it():
    sender = whole()
    sender.act("share")
    sender.act("purpose", "WATCH")
    session = begin(fragment=sender.shared_url().split("#")[1])
    session.act("watch-it")
    last = sender.scene.story[-2][0]
    assert last not in unescape(page(session))
    session.act("jump", str(session.replay.last - 1))
    assert last in unescape(page(session))


def test_what_is_hidden_in_an_unfinished_game_is_hidden_in_its_replay():
    """Tiles that were offered and left, and everything that waits behind a cover."""
    session = begin()
    session.act("variant", "initiation", None, False)
    session.act("start")
    left = set()
    for number in range(12):
        game = session.game
        if game.question.name == "TILE":
            offered = {choice.traveler.name for choice in game.choices()}
            answer(session, Random(number))
            left |= offered - {session.table.record.choices[-1].traveler.name}
        else:
            answer(session, Random(number))
    assert len(left) == 3
    session.act("watch")
    for turn in range(13):
        session.act("jump", str(turn))
        shown = unescape(page(session))
        assert not any(name in shown for name in left)
        assert not re.search(r'data-act="(?:pick|confirm|basket|uncover)"', shown)


def test_nothing_fresh_of_one_game_is_shown_in_another():
    session = played()
    session.act("watch")
    assert session.latest == ()
    session.act("jump", "1")
    assert session.latest != ()
    session.act("leave")
    assert session.latest == ()


@pytest.mark.parametrize("away", ["new", "shelf"])
def test_a_replay_that_was_left_does_not_run_on(away):
    session = played()
    session.act("watch")
    session.act("run")
    session.act(away)
    session.act("tick")
    assert session.replay is None
    assert session.latest == ()


def test_fair_players_stay_fair_who_watched_first_and_then_played_on():
    mine = played(3, undoing="fair")
    link = mine.shared_url().partition("#")[2]
    assert link.startswith("fair~")
    theirs = begin(fragment=link)
    theirs.act("watch-it")
    theirs.act("jump", "3")
    theirs.act("branch")
    assert theirs.entry.fair
