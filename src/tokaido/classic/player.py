"""What one player has gathered on the road."""

from __future__ import annotations

from enum import IntEnum

from tokaido.classic.cards import Achievement, Dish, Encounter, Souvenir
from tokaido.classic.travelers import NOVICE, Traveler


class Source(IntEnum):
    """Where points come from. The first three are the panoramas, with the same numbers."""

    PADDY = 0
    MOUNTAIN = 1
    SEA = 2
    SOUVENIRS = 3
    MEALS = 4
    SPRINGS = 5
    OFFERINGS = 6
    ENCOUNTERS = 7
    TRAVELER = 8
    ACHIEVEMENTS = 9
    TEMPLE = 10


class Player:
    """A purse, a collection, and the points so far by source."""

    __slots__ = (
        "achievements",
        "closed",
        "coins",
        "encounters",
        "families",
        "meals",
        "offering",
        "pieces",
        "points",
        "souvenirs",
        "springs",
        "traveler",
    )

    def __init__(self) -> None:
        self.traveler: Traveler = NOVICE
        self.coins = 0
        self.offering = 0
        """Coins given to the temple, the bank's for this player included."""
        self.pieces = [0, 0, 0]
        """How far each panorama is painted."""
        self.closed = 0
        """The set of spaces that complete panoramas have closed to this player."""
        self.families = [0, 0, 0, 0]
        """How many souvenirs of each family."""
        self.souvenirs: tuple[Souvenir, ...] = ()
        self.meals: tuple[Dish, ...] = ()
        self.encounters: tuple[Encounter, ...] = ()
        self.springs: tuple[int, ...] = ()
        self.achievements: tuple[Achievement, ...] = ()
        self.points = [0] * len(Source)

    @property
    def score(self) -> int:
        """All points so far."""
        return sum(self.points)

    def copy(self) -> Player:
        """The same player, sharing nothing that can change."""
        twin = Player.__new__(Player)
        twin.traveler = self.traveler
        twin.coins = self.coins
        twin.offering = self.offering
        twin.pieces = self.pieces.copy()
        twin.closed = self.closed
        twin.families = self.families.copy()
        twin.souvenirs = self.souvenirs
        twin.meals = self.meals
        twin.encounters = self.encounters
        twin.springs = self.springs
        twin.achievements = self.achievements
        twin.points = self.points.copy()
        return twin
