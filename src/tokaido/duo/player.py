"""What one player has: three characters on the island and their boards."""

from __future__ import annotations

from tokaido.duo.island import Start
from tokaido.duo.pieces import FIRST_NOTCH, MOST_GOODS, ROBUST, Good, Symbol, Wave
from tokaido.duo.reconstruction import ART_SCALE, GOLD_SCALE


class Player:
    """Places, tracks, goods, coins and works of one player."""

    __slots__ = (
        "artist",
        "coins",
        "garden",
        "goods",
        "merchant",
        "offered",
        "painted",
        "pilgrim",
        "plaques",
        "temple",
        "waves",
        "works",
    )

    def __init__(self, start: Start, works: tuple[Symbol, ...]) -> None:
        self.pilgrim, self.merchant, self.artist = start
        self.temple = self.garden = FIRST_NOTCH
        self.goods: tuple[int, ...] = (0,) * len(Good)
        """How many of each good."""
        self.coins = 0
        self.plaques = 0
        self.works = works
        """All works in the order in which they are painted, and then offered."""
        self.painted = 0
        """How many works were ever turned face up."""
        self.offered = 0
        self.waves = 0
        """The set of wave tokens."""

    def has(self, wave: Wave) -> bool:
        """Whether a wave token helps this player."""
        return bool(self.waves >> wave & 1)

    @property
    def room(self) -> int:
        """How many goods the merchant can keep."""
        return MOST_GOODS + self.has(ROBUST)

    @property
    def work(self) -> Symbol | None:
        """The only work that could be offered now: the oldest one that lies face up."""
        return self.works[self.offered] if self.offered < self.painted else None

    @property
    def points(self) -> tuple[int, int, int]:
        """What pilgrim, merchant and artist are worth."""
        return self.temple * self.garden, GOLD_SCALE[self.plaques], ART_SCALE[self.offered]

    @property
    def score(self) -> int:
        """All points so far."""
        return sum(self.points)

    def copy(self) -> Player:
        """The same player, sharing nothing that can change."""
        twin = Player.__new__(Player)
        twin.pilgrim = self.pilgrim
        twin.merchant = self.merchant
        twin.artist = self.artist
        twin.temple = self.temple
        twin.garden = self.garden
        twin.goods = self.goods
        twin.coins = self.coins
        twin.plaques = self.plaques
        twin.works = self.works
        twin.painted = self.painted
        twin.offered = self.offered
        twin.waves = self.waves
        return twin
