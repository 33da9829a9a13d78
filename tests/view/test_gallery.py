"""No card, station, person or mark lacks its picture, and every picture can be told in words in three languages."""

from __future__ import annotations

import re

import pytest
from tools import catalogs

from tokaido.classic.board import Panorama, Station
from tokaido.classic.cards import Achievement, Dish, Encounter, Souvenir
from tokaido.classic.travelers import NOVICE, TILES
from tokaido.view.gallery import rooms
from tokaido.view.language import Language

PRINTS = {one.name: one for prints in rooms().values() for one in prints}


def test_everything_of_the_box_hangs_in_the_gallery():
    wanted = {f"station-{kind.name}" for kind in Station}
    wanted |= {f"panorama-{kind.name}-{pieces}" for kind in Panorama for pieces in range(kind.size + 1)}
    wanted |= {f"traveler-{traveler.number}" for traveler in (*TILES, NOVICE)}
    wanted |= {f"encounter-{card.name}" for card in Encounter}
    wanted |= {f"souvenir-{thing.name}" for thing in Souvenir}
    wanted |= {f"dish-{dish.name}" for dish in Dish}
    wanted |= {f"achievement-{card.name}" for card in Achievement}
    wanted |= {"spring-2", "spring-3", "coin", "point", "offering", "crest-neutral", "pawn-neutral"}
    wanted |= {f"crest-{seat}" for seat in range(5)} | {f"pawn-{seat}" for seat in range(5)}
    assert wanted | {"road-folded", *[f"road-wide-{leg}" for leg in range(4)]} == set(PRINTS)


def test_no_two_pictures_are_the_same():
    drawings = [one.draw("x") for one in PRINTS.values()]
    assert all(drawing.startswith("<") for drawing in drawings)
    assert len(set(drawings)) == len(drawings)


def test_a_picture_has_a_view_box_and_names_no_colour_of_its_own():
    for one in PRINTS.values():
        assert len([float(number) for number in one.size.split()]) == 2
        assert not re.search(r"(?<!url\()(?<!href=\")#", one.draw("x"))


@pytest.mark.parametrize("code", ["en", *catalogs.LANGUAGES])
def test_every_picture_is_told_in_words(code):
    catalogs.compile_all()
    say = Language.load(code)
    for one in PRINTS.values():
        assert say(one.words), one.name


@pytest.mark.parametrize("code", catalogs.LANGUAGES)
def test_the_words_of_every_picture_are_in_the_catalogs(code):
    known = {message.id for message in catalogs.stored(code)}
    assert {one.words for one in PRINTS.values()} <= known
