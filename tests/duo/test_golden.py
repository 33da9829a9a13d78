"""Games of Tokaido Duo that must never change: playthroughs, links, and counts of all lines of play."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from perft import lines_of_play
from playthroughs import DUO_GAMES, FOLDER, duo_playthrough
from tokaido.core.link import encode
from tokaido.duo import SetUp
from tokaido.games import GAMES, open_link

LINKS = json.loads((Path(__file__).parents[1] / "data" / "duo_links.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("seed", "name"), list(enumerate(DUO_GAMES, 1)))
def test_playthrough_is_as_it_was(seed, name):
    golden = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert duo_playthrough(DUO_GAMES[name], seed) == golden, "run tests/playthroughs.py and look at the difference"


@pytest.mark.parametrize("golden", LINKS, ids=lambda golden: golden["title"])
def test_links_open_and_are_written_as_they_were(golden):
    record = open_link(golden["link"], GAMES)
    told = [[player.score for player in record.game().players], len(record.choices), list(record.names)]
    assert told == [golden["scores"], golden["choices"], golden["names"]]
    assert encode(record) == golden["link"]


@pytest.mark.parametrize(
    ("setup", "seed", "counts"),
    [
        (SetUp(), 1, [8, 44, 151, 713]),
        (SetUp(), 2, [6, 24, 65, 294]),
        (SetUp(green_first=True), 3, [13, 102, 414, 2548]),
    ],
    ids=["violet 1", "violet 2", "green 3"],
)
def test_number_of_lines_to_each_depth(setup, seed, counts):
    assert [lines_of_play(setup.start(seed), depth) for depth in range(1, len(counts) + 1)] == counts
