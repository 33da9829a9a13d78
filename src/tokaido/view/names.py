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

THINGS = {
    Souvenir.GOFU: mark("paper charm"),
    Souvenir.HASHI: mark("chopsticks"),
    Souvenir.KOMA: mark("spinning top"),
    Souvenir.UCHIWA: mark("round fan"),
    Souvenir.WASHI: mark("fine paper"),
    Souvenir.YUNOMI: mark("tea cup"),
    Souvenir.KAMABOKO: mark("fish cake"),
    Souvenir.KONPEITO: mark("sugar stars"),
    Souvenir.MANJU: mark("steamed bun"),
    Souvenir.DAIFUKU: mark("filled rice cakes"),
    Souvenir.OCHA: mark("tea"),
    Souvenir.SAKE: mark("rice wine"),
    Souvenir.FUROSHIKI: mark("wrapping cloth"),
    Souvenir.GETA: mark("wooden sandals"),
    Souvenir.HAORI: mark("jacket"),
    Souvenir.KANZASHI: mark("hair ornament"),
    Souvenir.SANDOGASA: mark("traveler's hat"),
    Souvenir.YUKATA: mark("cotton robe"),
    Souvenir.JUBAKO: mark("stacked boxes"),
    Souvenir.NETSUKE: mark("carved toggle"),
    Souvenir.SHIKKI: mark("lacquer bowl"),
    Souvenir.SHAMISEN: mark("three-stringed lute"),
    Souvenir.SUMIE: mark("ink painting"),
    Souvenir.UKIYO_E: mark("woodblock print"),
}
"""What the souvenirs are."""

MEALS = {
    Dish.DANGO: mark("sweet dumplings"),
    Dish.MISOSHIRU: mark("miso soup"),
    Dish.NIGIRIMESHI: mark("rice balls"),
    Dish.SOBA: mark("buckwheat noodles"),
    Dish.SUSHI: mark("rice with fish"),
    Dish.TEMPURA: mark("fried prawns"),
    Dish.TOFU: mark("bean curd"),
    Dish.YAKITORI: mark("grilled chicken"),
    Dish.DONBURI: mark("rice bowl"),
    Dish.FUGU: mark("puffer fish"),
    Dish.SASHIMI: mark("raw fish"),
    Dish.TAI_MESHI: mark("sea bream on rice"),
    Dish.UDON: mark("thick noodles"),
    Dish.UNAGI: mark("grilled eel"),
}
"""What the dishes are."""

INNS = ("Kyoto", mark("the first inn"), mark("the second inn"), mark("the third inn"), "Edo")


def card(value: Souvenir | Dish) -> str:
    """The Japanese name of a souvenir or a dish."""
    return "Ukiyo-e" if value is Souvenir.UKIYO_E else value.name.replace("_", " ").title()


def person(card: Encounter) -> str:
    """Somebody met, by the Japanese name alone."""
    return card.name.split("_")[0].title()


def inn(leg: int, backwards: bool, say: Language) -> str:
    """An inn by how many legs of the journey lie behind it."""
    name = INNS[len(INNS) - 1 - leg] if backwards and leg in (0, len(INNS) - 1) else INNS[leg]
    return say(name)
