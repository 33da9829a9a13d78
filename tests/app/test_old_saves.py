"""Saves, files and addresses of every release open for ever. What `tests/data` holds must never change, only grow."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from tools import catalogs

from sessions import Storage, answer, begin
from tokaido.sharing import Purpose, read

DATA = Path(__file__).parents[1] / "data"
SAVES = json.loads((DATA / "saves.json").read_text(encoding="utf-8"))
ADDRESSES = json.loads((DATA / "addresses.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module", autouse=True)
def compiled():
    catalogs.compile_all()


def check(session, expected):
    assert session.turn == expected["choices"]
    assert list(session.people) == expected["names"]
    assert [player.score for player in session.game.players] == expected["scores"]
    assert list(session.entry.crests) == expected["crests"]
    if session.game.actor is not None:
        answer(session, Random(1))
        assert session.turn == expected["choices"] + 1


@pytest.mark.parametrize("golden", SAVES["first"], ids=lambda golden: golden["title"])
def test_the_only_game_of_the_first_release(golden):
    check(begin(storage=Storage({"tokaido:game": golden["save"]})), golden["expected"])


WITH_DUO = SAVES["version 1, with Tokaido Duo and choices ahead"]


@pytest.mark.parametrize("golden", [*SAVES["version 1"], *WITH_DUO], ids=lambda golden: golden["title"])
def test_an_entry_of_version_1(golden):
    session = begin(storage=Storage({"tokaido:game:0000abcd": golden["save"]}))
    assert session.entry.title == golden["expected"]["game title"]
    assert session.entry.fair is golden["expected"]["fair"]
    assert len(session.table.ahead) == golden["expected"].get("ahead", 0)
    check(session, golden["expected"])


def test_a_file_of_version_1():
    session = begin()
    session.act("import", SAVES["file"]["text"])
    titles = [golden["expected"]["game title"] for golden in SAVES["version 1"]]
    assert sorted(entry.title for entry in session.shelf.entries()) == sorted(titles)


@pytest.mark.parametrize("golden", ADDRESSES, ids=lambda golden: golden["address"][:20])
def test_an_address_of_any_purpose(golden):
    address = read(golden["address"])
    assert (address.purpose, address.turn) == (Purpose[golden["purpose"]], golden["turn"])
    assert len(address.record.choices) == golden["choices"]
    assert golden["address"].endswith(address.fragment())
    assert address.fair is ("fair~" in golden["address"])
