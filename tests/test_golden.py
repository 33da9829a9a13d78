"""Games of both kinds that must never change: playthroughs, and links of every release."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from playthroughs import FOLDER, TEXTS
from tokaido.core.link import encode
from tokaido.games import open_link

DATA = Path(__file__).parent / "data"
LINKS = [
    golden
    for name in ("links", "duo_links")
    for golden in json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))
]


@pytest.mark.parametrize("name", TEXTS)
def test_playthrough_is_as_it_was(name):
    golden = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert TEXTS[name]() == golden, "run tests/playthroughs.py and look at the difference"


@pytest.mark.parametrize("golden", LINKS, ids=lambda golden: golden["title"])
def test_links_of_every_release_open_for_ever(golden):
    record = open_link(golden["link"])
    assert [player.score for player in record.game().players] == golden["scores"]
    assert len(record.choices) == golden["choices"]
    assert list(record.names) == golden["names"]


@pytest.mark.parametrize("golden", LINKS, ids=lambda golden: golden["title"])
def test_today_s_code_writes_the_same_links(golden):
    assert encode(open_link(golden["link"])) == golden["link"]
