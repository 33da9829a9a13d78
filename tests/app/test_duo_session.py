"""Tokaido Duo on the page, without a browser."""

from __future__ import annotations

import re
from random import Random

import pytest
from tools import catalogs

from sessions import Storage, answer, begin, finish, page, texts, untranslated
from tokaido.app.form import FORM_ACTS
from tokaido.app.session import ACTS
from tokaido.duo.choices import Abstain, Keep, Travel
from tokaido.duo.question import Question
from tokaido.games import open_link
from tokaido.view.duo.places import comers, open_places, town_place
from tokaido.view.tokens import token

DUO = "1"


@pytest.fixture(scope="module", autouse=True)
def compiled():
    catalogs.compile_all()


def island(language="en", **options):
    """A game of Tokaido Duo that has begun."""
    session = begin(language, game=DUO, **options)
    session.act("start")
    return session


def play_until(session, wanted, seed=1):
    """Answer until the game is as wanted."""
    pick = Random(seed)
    while not wanted(session.game):
        answer(session, pick)
    return session


@pytest.mark.parametrize("language", ["fr", "pt"])
def test_no_english_is_left_over(language):
    session = begin(language, game=DUO)
    seen = set(texts(page(session)))
    session.act("start")
    for now in finish(session):
        for place in now.face.open_places(now.game) if now.game.actor is not None else ():
            now.act("stop", place)
            seen.update(texts(page(now)))
        seen.update(texts(page(now)))
    assert untranslated(seen, language) <= {"Menu"}


def test_every_control_has_something_to_do():
    acts = set()
    for now in finish(island()):
        acts.update(re.findall(r'data-act="([\w-]+)"', page(now)))
    assert acts <= {*ACTS, *FORM_ACTS, "menu", "close", "scroll"}


@pytest.mark.parametrize("width", ["wide", "folded"])
def test_every_place_of_the_island_can_be_looked_at(width):
    session = island()
    session.width = width
    assert session.regions()["stage-box"].count('data-act="stop"') == 32 + 4 + 8
    for place in ("s0", "s2", "s6", "s13", "t8", "r3"):
        session.act("look", place)
        assert session.teller().place(place) in session.look_region()


def test_a_town_that_is_looked_at_shows_what_it_buys_and_for_how_much():
    session = island()
    for town, there in enumerate(session.game.tokens):
        session.act("look", town_place(town))
        assert f'href="#token-{there.good.name}-{there.price}"' in session.look_region()


def test_every_open_place_shows_the_badge_of_everybody_who_may_come():
    session = play_until(island(), lambda game: len(comers_of_towns(game)) > 1)
    stage = session.regions()["stage-box"]
    for place in open_places(session.game):
        drawn = stage[stage.index(f'id="stop-{place}"') :].split('id="stop-')[1]
        badges = set(re.findall(r"#badge-(\w+)", drawn))
        assert badges == {character.name for character in comers(session.game, place)} != set()
    assert stage.count("#badge-") == sum(len(comers(session.game, place)) for place in open_places(session.game))


def comers_of_towns(game):
    """Whoever may come to the place that most may come to."""
    return max((comers(game, place) for place in open_places(game)), key=len, default={})


def test_a_place_with_one_choice_is_picked_and_tapped_again_chosen():
    session = island()
    place = next(
        place
        for place in session.face.open_places(session.game)
        if len(session.face.choices_at(session.game, place)) == 1
    )
    session.act("stop", place)
    assert session.picked in session.game.choices()
    assert session.turn == 0
    session.act("stop", place)
    assert session.turn == 1
    assert session.walked


def test_a_place_with_several_choices_offers_them_as_cards():
    session = play_until(island(), lambda game: has_several(game) is not None)
    place = has_several(session.game)
    here = session.face.choices_at(session.game, place)
    session.act("stop", place)
    assert session.picked is None
    assert re.findall(r'id="option-(\S+)"', session.regions()["panel"]) == [*map(token, here), "abstain"]
    session.act("stop", place)
    assert session.picked is None
    session.act("pick", token(here[1]), session.turn)
    session.act("look", "s0")
    session.act("look", "")
    assert session.picked == here[1]
    turn = session.turn
    session.act("confirm", token(here[1]), session.turn)
    assert session.turn == turn + 1


def has_several(game):
    """A place with more than one choice, if there is one."""
    towns = [choice.town for choice in game.choices() if isinstance(choice, Travel) and choice.sold == 2]
    return f"s{4 * towns[0]}" if towns else None


def test_arrow_keys_come_to_every_open_place_and_never_choose():
    session = island()
    places = session.face.open_places(session.game)
    seen = []
    for _ in range(2 * len(places)):
        session.act("step", "1")
        seen.append(session.entered)
    assert seen == places * 2
    assert session.turn == 0


def test_whoever_only_wants_to_move_says_so_and_can_take_it_back():
    session = island()
    assert 'id="option-abstain"' in session.regions()["panel"]
    session.act("confirm", "abstain", 0)
    assert session.table.record.choices == (Abstain(),)
    assert 'id="option-abstain"' not in session.regions()["panel"]
    session.act("undo")
    assert session.turn == 0
    assert not session.game.abstaining


def test_goods_are_kept_one_by_one_until_there_is_no_room():
    session = play_until(island(), lambda game: game.question is Question.KEEP)
    room = session.game.players[session.game.mover].room
    names = re.findall(r'id="good-([A-Z]+-\d)"', session.regions()["panel"])
    assert len(names) > room
    for name in names[:room]:
        assert "disabled" in re.search(r'<button[^>]*id="seal"[^>]*>', session.regions()["panel"])[0]
        session.act("basket", name, session.turn)
    assert session.regions()["panel"].count('data-act="basket"') == room
    seal = re.search(r'<button[^>]*id="seal"[^>]*>', session.regions()["panel"])[0]
    session.act("confirm", re.search(r'data-value="([^"]*)"', seal)[1], session.turn)
    kept = session.table.record.choices[-1]
    assert isinstance(kept, Keep)
    assert sorted(good.name for good in kept.goods) == sorted(name.split("-")[0] for name in names[:room])


def test_the_dice_show_who_took_them():
    session = begin(game=DUO, name="0:Aki")
    session.act("name", "1:Ben")
    session.act("start")
    play_until(session, lambda game: len(game.taken) == 2)
    strip = session.regions()["strip"]
    assert [strip.count(f"taken by {name}</span>") for name in ("Aki", "Ben")] == [1, 1]


def test_a_die_that_is_being_played_is_taken():
    session = play_until(island(), lambda game: game.question is Question.KEEP)
    assert len(session.game.taken) < 3
    assert session.regions()["strip"].count("taken by") == 2 * (len(session.game.taken) + 1)


def test_an_unknown_screen_behind_the_table_shows_the_other_game():
    session = play_until(island(), lambda game: game.round == 2)
    session.act("new")
    session.act("game", "0")
    assert session.scene.game is session.game
    assert page(session)
    session.act("resume")
    assert "Tokaido Duo" in session.regions()["header"]


def test_a_spent_hot_spring_token_is_not_asked_about_again():
    session = play_until(island(), lambda game: game.question is Question.AGAIN and Abstain() in game.choices(), seed=3)
    assert "Use it, and only move" in session.regions()["panel"]
    session.act("confirm", "abstain", session.turn)
    assert "will you use" not in session.regions()["panel"]
    assert 'id="option-rest"' not in session.regions()["panel"]


def test_the_game_is_kept_and_comes_back():
    storage = Storage()
    session = play_until(island(storage=storage), lambda game: game.round == 3)
    again = begin(storage=storage)
    assert again.screen == "table"
    assert again.table.record == session.table.record
    assert again.form.draft.game == 1, "the form remembers which game"


def test_a_link_arrives_and_can_be_played_on():
    session = play_until(island(), lambda game: game.round == 2)
    session.act("share")
    fragment = session.shared_url().partition("#")[2]
    other = begin(fragment=fragment)
    assert other.screen == "arrival"
    assert "Tokaido Duo · Round 2" in page(other)
    other.act("play-on")
    assert other.table.record.choices == session.table.record.choices
    assert open_link(fragment).setup == session.table.record.setup


def test_a_game_is_watched_again_turn_by_turn():
    session = play_until(island(), lambda game: game.round == 2)
    session.act("watch")
    assert session.screen == "replay"
    walked = 0
    for turn in range(session.turn):
        session.act("jump", str(turn + 1))
        walked += bool(session.walked)
        assert page(session)
    assert walked > 2


def test_the_shelf_tells_both_games_apart():
    storage = Storage()
    session = island(storage=storage)
    session.act("new")
    session.act("game", "0")
    session.act("start")
    session.act("shelf")
    shelf = session.regions()["panel"]
    assert "Tokaido Duo · Round 1" in shelf
    assert "Tokaido · " in shelf


def test_the_count_shows_points_by_character_and_both_boards():
    session = island()
    *_, last = finish(session)
    ending = last.regions()["ending"]
    outcome = last.game.outcome()
    assert ending.count('class="duo-board"') == 2
    for score in outcome.scores:
        assert f"<td>{score}</td>" in ending
    assert "Pilgrim" in ending


def test_nothing_is_ever_covered():
    for now in finish(island()):
        assert not now.is_covered()


def test_the_menu_says_what_is_reconstructed():
    assert "reconstruction" in island().menu_region()


def test_the_works_of_the_first_player_can_be_green():
    session = begin(game=DUO, works="green")
    session.act("start")
    assert session.table.record.setup.green_first
    assert "the green works" in session.regions()["travelers"]


def test_the_form_goes_back_to_tokaido_with_its_own_answers():
    session = begin(players="4", game=DUO)
    assert 'id="players-4"' not in page(session)
    assert page(session).count('data-act="name"') == 2
    session.act("game", "0")
    assert page(session).count('data-act="name"') == 4


def test_where_nobody_is_near_there_is_nothing_to_paint():
    session = island()
    alone = next(
        one for one in session.game.choices() if one.kind == "roam" and not session.scene.preview.painted(one.region)
    )
    session.act("stop", f"r{alone.region}")
    assert "there is nothing to paint" in session.regions()["panel"]
    assert "Paint here" not in session.regions()["panel"]


def test_the_order_of_the_dice_is_told():
    session = begin(game=DUO, name="0:Aki")
    session.act("name", "1:Ben")
    session.act("start")
    assert "then Ben takes one, and the last is yours" in session.regions()["panel"]


def test_what_a_token_does_can_be_read_wherever_it_is():
    session = island()
    wave = next(wave for wave in session.game.waves)
    words = session.scene.preview.wave(wave)
    assert words in session.regions()["travelers"]
    session.game.shore &= ~(1 << wave)
    session.game.players[session.shown].waves |= 1 << wave
    assert session.regions()["travelers"].count(words) == 1
