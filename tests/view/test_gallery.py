"""No card, station, person or mark lacks its picture, and every picture can be told in words in three languages."""

from __future__ import annotations

import re

import pytest
from tools import catalogs

from tokaido.classic.board import Panorama, Station
from tokaido.classic.cards import Achievement, Dish, Encounter, Souvenir
from tokaido.classic.travelers import NOVICE, TILES
from tokaido.duo.island import MOUNTAIN_VALUE
from tokaido.duo.island import Station as Stop
from tokaido.duo.pieces import TOKENS, Character, Good, Symbol, Wave
from tokaido.duo.reconstruction import DICE
from tokaido.view import gallery
from tokaido.view.duo import gallery as duo_gallery
from tokaido.view.language import Language

ROAD = {one.name: one for prints in gallery.rooms().values() for one in prints}
ISLAND = {one.name: one for prints in duo_gallery.rooms().values() for one in prints}
PRINTS = [*ROAD.values(), *ISLAND.values()]
WORDS = {one.words for one in PRINTS} | {*gallery.rooms(), *duo_gallery.rooms()}


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
    assert wanted | {"road-folded", *[f"road-wide-{leg}" for leg in range(4)]} == set(ROAD)


def test_everything_of_the_box_of_tokaido_duo_hangs_in_its_gallery():
    wanted = {f"stop-{kind.name}" for kind in Stop} | {f"town-{value}" for value in MOUNTAIN_VALUE if value}
    wanted |= {f"figure-{one.name}-{seat}" for one in Character for seat in range(2)}
    wanted |= {f"{kind}-{one.name}" for kind in ("mark", "badge") for one in Character}
    wanted |= {f"die-{one.name}-{side}" for one in Character for side in DICE[one]}
    wanted |= {f"good-{good.name}" for good in Good}
    wanted |= {f"token-{token.good.name}-{token.price}" for token in TOKENS}
    wanted |= {f"{kind}-{symbol.name}" for kind in ("symbol", "work") for symbol in Symbol}
    wanted |= {f"wave-{wave.name}" for wave in Wave}
    wanted |= {"back-seat-2", "back-seat-4", "spring-token", "plaque"}
    assert wanted | {"island-wide", "island-folded"} == set(ISLAND)


def test_no_two_pictures_are_the_same():
    drawings = [one.draw("x") for one in PRINTS]
    assert all(drawing.startswith("<") for drawing in drawings)
    assert len(set(drawings)) == len(drawings)


def test_a_picture_has_a_view_box_and_names_no_colour_of_its_own():
    for one in PRINTS:
        assert len([float(number) for number in one.size.split()]) == 2
        assert not re.search(r"(?<!url\()(?<!href=\")#", one.draw("x"))


@pytest.mark.parametrize("code", ["en", *catalogs.LANGUAGES])
def test_every_picture_is_told_in_words(code):
    catalogs.compile_all()
    say = Language.load(code)
    assert all(say(words) for words in WORDS)


@pytest.mark.parametrize("code", catalogs.LANGUAGES)
def test_the_words_of_every_picture_are_in_the_catalogs(code):
    known = {message.id for message in catalogs.stored(code)}
    assert known >= WORDS
