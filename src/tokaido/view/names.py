"""What things are called. Japanese proper names are the same in every language, the rest is said by `Language`."""

from __future__ import annotations

from tokaido.classic.board import Panorama, Station
from tokaido.classic.cards import Achievement, Dish, Encounter, Family, Souvenir
from tokaido.classic.player import Source
from tokaido.view.language import Language, mark

STATIONS = {
    Station.PADDY: mark("Paddies"),
    Station.MOUNTAIN: mark("Mountain"),
    Station.SEA: mark("Sea"),
    Station.VILLAGE: mark("Village"),
    Station.FARM: mark("Farm"),
    Station.HOT_SPRING: mark("Hot spring"),
    Station.TEMPLE: mark("Temple"),
    Station.ENCOUNTER: mark("Encounter"),
    Station.INN: mark("Inn"),
}

SHORT = {Station.HOT_SPRING: mark("Bath")}
"""Where a station's name is too long for a small road."""

PANORAMAS = {Panorama.PADDY: mark("Paddies"), Panorama.MOUNTAIN: mark("Mountain"), Panorama.SEA: mark("Sea")}

FAMILIES = {
    Family.SMALL_OBJECTS: mark("small objects"),
    Family.FOOD_AND_DRINK: mark("food and drink"),
    Family.CLOTHING: mark("clothing"),
    Family.ART: mark("art"),
}

ENCOUNTERS = {
    Encounter.SHOKUNIN: mark("Shokunin, the traveling merchant"),
    Encounter.SAMURAI: mark("Samurai"),
    Encounter.KUGE: mark("Kuge, the noble"),
    Encounter.MIKO: mark("Miko, the shrine maiden"),
    Encounter.ANNAIBITO_PADDY: mark("Annaibito, the guide to the paddies"),
    Encounter.ANNAIBITO_MOUNTAIN: mark("Annaibito, the guide to the mountain"),
    Encounter.ANNAIBITO_SEA: mark("Annaibito, the guide to the sea"),
}

ACHIEVEMENTS = {
    Achievement.PADDY: mark("Paddies first"),
    Achievement.MOUNTAIN: mark("Mountain first"),
    Achievement.SEA: mark("Sea first"),
    Achievement.GOURMET: mark("Gourmet"),
    Achievement.BATHER: mark("Bather"),
    Achievement.CHATTERBOX: mark("Chatterbox"),
    Achievement.COLLECTOR: mark("Collector"),
}

SOURCES = {
    Source.PADDY: mark("Paddies"),
    Source.MOUNTAIN: mark("Mountain"),
    Source.SEA: mark("Sea"),
    Source.SOUVENIRS: mark("Souvenirs"),
    Source.MEALS: mark("Meals"),
    Source.SPRINGS: mark("Hot springs"),
    Source.OFFERINGS: mark("Offerings"),
    Source.ENCOUNTERS: mark("Samurai"),
    Source.TRAVELER: mark("Traveler's gift"),
    Source.ACHIEVEMENTS: mark("Achievements"),
    Source.TEMPLE: mark("Temple ranking"),
}

INNS = ("Kyoto", mark("the first inn"), mark("the second inn"), mark("the third inn"), "Edo")


def card(value: Souvenir | Dish) -> str:
    """The Japanese name of a souvenir or a dish."""
    return "Ukiyo-e" if value is Souvenir.UKIYO_E else value.name.replace("_", " ").title()


def inn(leg: int, backwards: bool, say: Language) -> str:
    """An inn by how many legs of the journey lie behind it."""
    name = INNS[len(INNS) - 1 - leg] if backwards and leg in (0, len(INNS) - 1) else INNS[leg]
    return say(name)
