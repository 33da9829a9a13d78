"""The ten travelers: each is what differs from the plain rules, as data."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Traveler:
    """A traveler tile. Everything that the rules do differently for somebody is a field here."""

    number: int
    name: str
    coins: int
    """The purse at the start."""
    paints_at_inns: bool = False
    """Takes a panorama piece of choice at the three inns between the ends of the road."""
    meets_at_inns: bool = False
    """Has an encounter at those inns."""
    meal_discount: int = 0
    """What every bought meal costs less."""
    encounters_seen: int = 1
    """How many encounter cards are drawn, to keep one."""
    free_meal: bool = False
    """Is offered a meal for nothing at every inn."""
    bonus: int = 0
    """Extra points for every hot spring and every achievement."""
    cheapest_free: bool = False
    """Of two or three souvenirs bought at once, the cheapest costs nothing."""
    dearest_for_one: bool = False
    """One souvenir of each village stop, the dearest bought, costs a single coin."""
    temple_gift: int = 0
    """Coins that the bank adds to every offering."""
    encounter_gift: int = 0
    """Points, and as many coins, before every encounter."""


HIROSHIGE = Traveler(0, "Hiroshige", 3, paints_at_inns=True)
CHUUBEI = Traveler(1, "Chuubei", 4, meets_at_inns=True)
KINKO = Traveler(2, "Kinko", 7, meal_discount=1)
YOSHIYASU = Traveler(3, "Yoshiyasu", 9, encounters_seen=2)
SATSUKI = Traveler(4, "Satsuki", 2, free_meal=True)
MITSUKUNI = Traveler(5, "Mitsukuni", 6, bonus=1)
SASAYAKKO = Traveler(6, "Sasayakko", 5, cheapest_free=True)
HIROTADA = Traveler(7, "Hirotada", 8, temple_gift=1)
UMEGAE = Traveler(8, "Umegae", 5, encounter_gift=1)
ZEN_EMON = Traveler(9, "Zen-emon", 6, dearest_for_one=True)

TILES = (HIROSHIGE, CHUUBEI, KINKO, YOSHIYASU, SATSUKI, MITSUKUNI, SASAYAKKO, HIROTADA, UMEGAE, ZEN_EMON)

NOVICE = Traveler(10, "Novice", 7)
"""A traveler without a tile, for the Journey of Initiation."""
