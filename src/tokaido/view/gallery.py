"""Every picture by name, with what it shows in words: for the gallery page, and for the test that nothing lacks one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from tokaido.classic.board import LEGS, Panorama, Station
from tokaido.classic.cards import Achievement, Dish, Encounter, Family, Souvenir
from tokaido.classic.travelers import NOVICE, TILES
from tokaido.view import art, names
from tokaido.view.art.landscape import landscape, leg_of_land, road
from tokaido.view.language import mark
from tokaido.view.layout import FOLDED, WIDE
from tokaido.view.markup import Markup, join
from tokaido.view.new_game import CRESTS
from tokaido.view.powers import TITLES

CARD, TILE, MARK = "48 48", "64 64", "24 24"


class Print(NamedTuple):
    """A picture of the gallery. Its drawing takes a prefix for the ids in it, if it has any."""

    name: str
    title: str
    """A proper name, the same in every language; or empty."""
    words: str
    """What it shows: a message, so a text alternative in every language."""
    size: str
    draw: Callable[[str], Markup]


def plain(name: str, title: str, words: str, size: str, draw: Callable[[], Markup]) -> Print:
    """A picture without ids."""
    return Print(name, title, words, size, lambda _: draw())


def roads() -> list[Print]:
    """The road laid out in both ways; the wide one leg by leg, each in its own light."""
    words = mark("The road, laid out for desks")
    size = f"{WIDE.width} {WIDE.pitch:g}"
    legs = [
        Print(f"road-wide-{leg}", f"{leg + 1}/{LEGS}", words, size, partial(leg_of_land, WIDE, leg))
        for leg in range(LEGS)
    ]
    size = f"{FOLDED.width} {FOLDED.height}"
    return [*legs, Print("road-folded", "", mark("The road, folded for hands"), size, folded)]


def folded(prefix: str) -> Markup:
    """The folded land and its road together."""
    return join([landscape(FOLDED, prefix), road(FOLDED)])


def stations() -> list[Print]:
    """The nine kinds of stops."""
    return [
        plain(f"station-{kind.name}", "", names.STATIONS[kind], CARD, partial(art.station, kind)) for kind in Station
    ]


def panoramas() -> list[Print]:
    """The three hand scrolls, from the promise to the whole."""
    return [
        Print(
            f"panorama-{kind.name}-{pieces}",
            f"{pieces}/{kind.size}",
            names.PANORAMAS[kind],
            art.panorama_size(kind),
            partial(art.panorama, kind, pieces),
        )
        for kind in Panorama
        for pieces in range(kind.size + 1)
    ]


def travelers() -> list[Print]:
    """The ten travelers by name, and the novice, who has none."""
    named = {traveler: traveler.name for traveler in TILES} | {NOVICE: ""}
    return [
        plain(f"traveler-{traveler.number}", name, TITLES[traveler], TILE, partial(art.portrait, traveler))
        for traveler, name in named.items()
    ]


def people() -> list[Print]:
    """Those who are met on the road."""
    return [
        plain(f"encounter-{card.name}", "", names.ENCOUNTERS[card], CARD, partial(art.encounter, card))
        for card in Encounter
    ]


def souvenirs(family: Family) -> list[Print]:
    """The souvenirs of a family."""
    return [
        plain(f"souvenir-{thing.name}", names.card(thing), names.THINGS[thing], CARD, partial(art.souvenir, thing))
        for thing in Souvenir
        if thing.family is family
    ]


def meals() -> list[Print]:
    """The fourteen dishes."""
    return [
        plain(f"dish-{dish.name}", names.card(dish), names.MEALS[dish], CARD, partial(art.dish, dish)) for dish in Dish
    ]


def springs() -> list[Print]:
    """The two kinds of hot springs."""
    words = {2: mark("a hot spring"), 3: mark("a hot spring with a bathing monkey")}
    return [plain(f"spring-{points}", "", words[points], CARD, partial(art.spring, points)) for points in words]


def achievements() -> list[Print]:
    """The seven seals."""
    return [
        plain(f"achievement-{card.name}", "", names.ACHIEVEMENTS[card], CARD, partial(art.achievement, card))
        for card in Achievement
    ]


def marks() -> list[Print]:
    """The small marks: money, points, offerings, crests and pawns."""
    crests = [plain(f"crest-{seat}", "", words, MARK, partial(art.crest, seat)) for seat, words in enumerate(CRESTS)]
    pawns = [plain(f"pawn-{seat}", "", words, MARK, partial(art.pawn, seat)) for seat, words in enumerate(CRESTS)]
    neutral = mark("the neutral traveler")
    return [
        plain("coin", "", mark("a coin"), MARK, art.coin),
        plain("point", "", mark("a cherry blossom, for a point"), MARK, art.points_flower),
        plain("offering", "", mark("an offering box"), MARK, art.offering),
        *crests,
        plain("crest-neutral", "", neutral, MARK, art.neutral_crest),
        *pawns,
        plain("pawn-neutral", "", neutral, MARK, partial(art.pawn, None)),
    ]


def rooms() -> dict[str, list[Print]]:
    """The whole gallery: pictures by the message that stands above them."""
    return {
        mark("The road"): roads(),
        mark("Stations"): stations(),
        mark("Panoramas"): panoramas(),
        mark("Travelers"): travelers(),
        mark("People on the road"): people(),
        **{names.FAMILIES[family]: souvenirs(family) for family in Family},
        mark("Meals"): meals(),
        mark("Hot springs"): springs(),
        mark("Achievements"): achievements(),
        mark("Marks"): marks(),
    }
