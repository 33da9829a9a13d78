"""Games that must never change: playthroughs, links of every release, and counts of all lines of play."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from perft import lines_of_play
from playthroughs import FOLDER, GAMES, playthrough
from tokaido.classic import SetUp
from tokaido.core.link import encode
from tokaido.games import open_link

LINKS = json.loads((Path(__file__).parents[1] / "data" / "links.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("seed", "name"), list(enumerate(GAMES, 1)))
def test_playthrough_is_as_it_was(seed, name):
    golden = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert playthrough(GAMES[name], seed) == golden, "run tests/playthroughs.py and look at the difference"


@pytest.mark.parametrize("golden", LINKS, ids=lambda golden: golden["title"])
def test_links_of_every_release_open_for_ever(golden):
    record = open_link(golden["link"])
    assert [player.score for player in record.game().players] == golden["scores"]
    assert len(record.choices) == golden["choices"]
    assert list(record.names) == golden["names"]


@pytest.mark.parametrize("golden", LINKS, ids=lambda golden: golden["title"])
def test_today_s_code_writes_the_same_links(golden):
    assert encode(open_link(golden["link"])) == golden["link"]


@pytest.mark.parametrize(
    ("setup", "seed", "counts"),
    [
        (SetUp(players=2), 1, [2, 4, 56, 576, 5618]),
        (SetUp(players=2, initiation=True), 2, [14, 183, 1768, 14043]),
        (SetUp(players=3, initiation=True), 3, [14, 143, 1440, 11820]),
        (SetUp(players=4, initiation=True, return_trip=True), 4, [13, 137, 1446, 14716]),
        (SetUp(players=5, initiation=True, gastronomy=True), 5, [14, 149, 1613, 16816]),
        (SetUp(players=3, free_travelers=True), 6, [10, 90, 720, 10080]),
    ],
    ids=lambda value: None if isinstance(value, int | list) else f"{value.players}",
)
def test_number_of_lines_to_each_depth(setup, seed, counts):
    assert [lines_of_play(setup.start(seed), depth) for depth in range(1, len(counts) + 1)] == counts
