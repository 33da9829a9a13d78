"""The cards of the box: facts, and nothing that happens."""

from __future__ import annotations

from enum import IntEnum

from tokaido.classic.board import Panorama


class Family(IntEnum):
    """The four families of souvenirs."""

    SMALL_OBJECTS = 0
    FOOD_AND_DRINK = 1
    CLOTHING = 2
    ART = 3


class Souvenir(IntEnum):
    """The twenty-four souvenirs, all different; six to a family."""

    family: Family
    price: int

    def __new__(cls, number: int, family: Family, price: int) -> Souvenir:
        card = int.__new__(cls, number)
        card._value_, card.family, card.price = number, family, price
        return card

    GOFU = 0, Family.SMALL_OBJECTS, 1
    HASHI = 1, Family.SMALL_OBJECTS, 1
    KOMA = 2, Family.SMALL_OBJECTS, 1
    UCHIWA = 3, Family.SMALL_OBJECTS, 1
    WASHI = 4, Family.SMALL_OBJECTS, 1
    YUNOMI = 5, Family.SMALL_OBJECTS, 1
    KAMABOKO = 6, Family.FOOD_AND_DRINK, 1
    KONPEITO = 7, Family.FOOD_AND_DRINK, 1
    MANJU = 8, Family.FOOD_AND_DRINK, 1
    DAIFUKU = 9, Family.FOOD_AND_DRINK, 2
    OCHA = 10, Family.FOOD_AND_DRINK, 2
    SAKE = 11, Family.FOOD_AND_DRINK, 2
    FUROSHIKI = 12, Family.CLOTHING, 2
    GETA = 13, Family.CLOTHING, 2
    HAORI = 14, Family.CLOTHING, 2
    KANZASHI = 15, Family.CLOTHING, 2
    SANDOGASA = 16, Family.CLOTHING, 2
    YUKATA = 17, Family.CLOTHING, 2
    JUBAKO = 18, Family.ART, 2
    NETSUKE = 19, Family.ART, 2
    SHIKKI = 20, Family.ART, 2
    SHAMISEN = 21, Family.ART, 3
    SUMIE = 22, Family.ART, 3
    UKIYO_E = 23, Family.ART, 3


class Dish(IntEnum):
    """The fourteen dishes of the inns: what each costs, and on how many of the 25 cards it stands."""

    price: int
    copies: int

    def __new__(cls, number: int, price: int, copies: int) -> Dish:
        dish = int.__new__(cls, number)
        dish._value_, dish.price, dish.copies = number, price, copies
        return dish

    DANGO = 0, 1, 3
    MISOSHIRU = 1, 1, 3
    NIGIRIMESHI = 2, 1, 3
    SOBA = 3, 2, 2
    SUSHI = 4, 2, 2
    TEMPURA = 5, 2, 2
    TOFU = 6, 2, 2
    YAKITORI = 7, 2, 2
    DONBURI = 8, 3, 1
    FUGU = 9, 3, 1
    SASHIMI = 10, 3, 1
    TAI_MESHI = 11, 3, 1
    UDON = 12, 3, 1
    UNAGI = 13, 3, 1


class Encounter(IntEnum):
    """The people met on the road; the guide comes in three."""

    copies: int
    guide_to: Panorama | None

    def __new__(cls, number: int, copies: int, guide_to: Panorama | None = None) -> Encounter:
        card = int.__new__(cls, number)
        card._value_, card.copies, card.guide_to = number, copies, guide_to
        return card

    SHOKUNIN = 0, 2
    SAMURAI = 1, 2
    KUGE = 2, 2
    MIKO = 3, 2
    ANNAIBITO_PADDY = 4, 1, Panorama.PADDY
    ANNAIBITO_MOUNTAIN = 5, 2, Panorama.MOUNTAIN
    ANNAIBITO_SEA = 6, 3, Panorama.SEA


class Achievement(IntEnum):
    """The seven achievement cards. The first three are the panoramas, with the same numbers."""

    PADDY = 0
    MOUNTAIN = 1
    SEA = 2
    GOURMET = 3
    BATHER = 4
    CHATTERBOX = 5
    COLLECTOR = 6


DISHES = tuple(dish for dish in Dish for _ in range(dish.copies))
"""The meal cards by number."""

ENCOUNTERS = tuple(card for card in Encounter for _ in range(card.copies))
"""The encounter cards by number."""

SPRINGS = (2,) * 6 + (3,) * 6
"""The points of the hot spring cards by number."""

SOUVENIRS = tuple(Souvenir)

MEAL_POINTS = 6
ACHIEVEMENT_POINTS = 3
SAMURAI_POINTS = 3
FARM_COINS = 3
KUGE_COINS = 3
MOST_OFFERED = 3
SOUVENIRS_OFFERED = 3
TEMPLE_RANK_POINTS = (10, 7, 4, 2)
"""For the first, the second, the third and every further amount given."""
