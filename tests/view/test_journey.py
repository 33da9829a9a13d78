"""The journey scroll: a whole trip as one picture, from the record alone."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest
from tools import catalogs

from tokaido.classic import SetUp
from tokaido.core.record import Record
from tokaido.view import scroll
from tokaido.view.journey import travel
from tokaido.view.language import ENGLISH, Language

COLOURS = (Path(__file__).parents[2] / "static/colours.css").read_text(encoding="utf-8")
DAY = dict(re.findall(r"--([\w-]+): (#\w+)", COLOURS.split("}")[0]))


def played(seed: int, **switches: bool) -> Record:
    """A whole game of three, by chance."""
    setup = SetUp(players=3, **switches)
    game, pick, choices = setup.start(seed), Random(seed), []
    while game.actor is not None:
        choices.append(pick.choice(game.choices()))
        game.play(choices[-1])
    return Record(setup, seed, tuple(choices), ("Aki", "B & <Ben>", "Chiyo"))


@pytest.mark.parametrize("seed", range(12))
def test_every_point_of_the_score_is_on_the_scroll(seed):
    record = played(seed, return_trip=seed % 2 == 0)
    scores = record.game().outcome().scores
    for seat, score in enumerate(scores):
        journey = travel(record, seat, ENGLISH)
        told = sum(stop.points for stop in journey.stops) + sum(one.points for one in journey.honours)
        assert told == score


def test_the_stops_are_those_of_the_road_in_order():
    journey = travel(played(3), 1, ENGLISH)
    spaces = [stop.space for stop in journey.stops]
    assert spaces == sorted(set(spaces))
    assert set(journey.game.board.inns) <= set(spaces)
    assert [stop for leg in journey.legs() for stop in leg] == journey.stops


@pytest.mark.parametrize("code", ["en", *catalogs.LANGUAGES])
def test_the_file_stands_alone(code):
    catalogs.compile_all()
    text = scroll.standalone(played(5), 1, 4, Language.load(code), DAY)
    root = ElementTree.fromstring(text)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert "B & <Ben>" in root.find("{*}title").text
    assert "var(" not in text
    assert set(re.findall(r"url\(#([\w-]+)\)", text)) <= set(re.findall(r'id="([\w-]+)"', text))
    ids = re.findall(r' id="([\w-]+)"', text)
    assert len(ids) == len(set(ids))


def test_the_sheets_follow_each_other_without_a_gap():
    parts = scroll.sheets(played(8), 0, 0, ENGLISH)
    for above, below in pairwise(parts):
        assert below.top == above.top + above.height


@pytest.mark.parametrize(
    ("words", "lines"),
    [("", []), ("Koma", ["Koma"]), ("Kamaboko, Manju and Shikki lacquer", ["Kamaboko, Manju and", "Shikki lacquer"])],
)
def test_words_under_a_stop_take_two_lines_at_most(words, lines):
    assert scroll.lines(words) == lines
