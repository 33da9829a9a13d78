"""A session: everything the page does, without a browser."""

from __future__ import annotations

import re
from random import Random

import pytest
from tools import catalogs

from sessions import Storage, answer, begin, finish, texts, untranslated
from tokaido.app.form import FORM_ACTS
from tokaido.app.memory import Memory
from tokaido.app.session import ACTS
from tokaido.games import open_link
from tokaido.view.layout import LAYOUTS
from tokaido.view.tokens import token


@pytest.fixture(scope="module", autouse=True)
def compiled():
    catalogs.compile_all()


@pytest.mark.parametrize("language", ["fr", "pt"])
@pytest.mark.parametrize("players", ["2", "5"])
def test_no_english_is_left_over(language, players):
    session = begin(language)
    session.act("variant", "initiation", None, False)
    session.act("players", players)
    seen = set()
    for region in session.regions().values():
        seen.update(texts(region))
    session.act("start")
    for now in finish(session):
        for region in now.regions().values():
            seen.update(texts(region))
    assert untranslated(seen, language) <= {"Menu"}


def test_every_control_of_every_screen_has_something_to_do():
    session = begin()
    session.act("variant", "initiation", None, False)
    session.act("start")
    acts = set()
    for now in finish(session):
        for region in now.regions().values():
            acts.update(re.findall(r'data-act="([\w-]+)"', region))
    assert acts <= {*ACTS, *FORM_ACTS, "menu", "close", "scroll"}


def test_a_choice_is_kept_before_it_is_shown():
    storage = Storage()
    session = begin(storage=storage)
    session.act("start")
    answer(session, Random(1))
    again = begin(storage=storage)
    assert again.screen == "table"
    assert again.table.record == session.table.record


def test_a_stale_control_does_nothing():
    session = begin()
    session.act("start")
    session.act("confirm", token(session.game.choices()[0]), session.turn + 1)
    session.act("confirm", "walk:99", session.turn)
    assert session.turn == 0


def test_a_covered_question_cannot_be_answered():
    session = begin()
    session.act("variant", "initiation", None, False)
    session.act("start")
    session.act("confirm", token(session.game.choices()[0]), 0)
    assert session.turn == 0
    session.act("uncover")
    session.act("confirm", token(session.game.choices()[0]), 0)
    assert session.turn == 1


def test_what_is_covered_is_not_in_the_page():
    session = begin()
    session.act("variant", "initiation", None, False)
    session.act("start")
    offered = [choice.traveler.name for choice in session.game.choices()]
    page = "".join(session.regions().values())
    assert not any(name in page for name in offered)


def test_a_second_tap_on_a_stop_walks():
    session = begin()
    session.act("start")
    space = str(session.game.choices()[0].space)
    session.act("stop", space)
    assert session.turn == 0
    session.act("stop", space)
    assert session.turn == 1
    assert session.walked


def test_the_basket_fills_and_empties():
    session = begin()
    session.act("start")
    village = next(
        choice for choice in session.game.choices() if session.game.board.stations[choice.space].name == "VILLAGE"
    )
    session.act("confirm", token(village), 0)
    first = session.game.choices()[1].souvenirs[0]
    session.act("basket", first.name, 1)
    assert session.basket == (first.name,)
    session.act("basket", first.name, 1)
    assert session.basket == ()


def test_another_language_says_everything_again():
    session = begin()
    session.act("start")
    answer(session, Random(1))
    session.act("language", "fr")
    assert session.scene.story[-1] != ()
    assert "pièce" in "".join(session.regions().values())


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_road_has_every_stop_in_both_layouts(layout):
    session = begin()
    session.width = layout
    session.act("start")
    assert session.regions()["stage-box"].count('data-act="stop"') == 55


def test_a_foreign_save_is_left_alone():
    for junk in ('{"link": "abc", "crests": [0, 1]}', "[]", "7", '{"link": null}', "{"):
        storage = Storage({"tokaido:game": junk, "tokaido:setup": junk, "tokaido:settings": junk})
        session = begin(storage=storage)
        assert session.screen == "new"
        assert storage["tokaido:game"] == junk


def test_the_race_ends_at_the_final_scores():
    session = begin()
    session.act("start")
    for _ in finish(session):
        pass
    assert session.screen == "end"
    assert [line[-1][1] for line in session.scene.race] == list(session.game.outcome().scores)


def test_crests_are_never_shared():
    session = begin()
    for seat in "0120":
        session.act("crest", seat)
    assert sorted(session.form.draft.crests) == [0, 1, 2, 3, 4]


def test_the_saved_link_is_a_link():
    storage = Storage()
    session = begin(storage=storage)
    session.act("start")
    kept = Memory(storage).get(f"game:{session.entry.id}")
    assert open_link(kept["link"]) == session.table.record
