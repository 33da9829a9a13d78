"""What a player's places and boards promise in Tokaido Duo, points included, each character alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tokaido.bots.duo.weights import Weights
from tokaido.duo.game import Game
from tokaido.duo.island import (
    MOUNTAIN_VALUE,
    STATIONS,
    SYMBOLS,
    TOWN_AT,
    TOWNS,
    Station,
    regions_in_reach,
    towns_in_reach,
)
from tokaido.duo.pieces import (
    FIRST_NOTCH,
    LAST_GARDEN,
    LAST_TEMPLE,
    MOST_PLAQUES,
    PLAQUE,
    WORKS,
    Character,
    Good,
    Symbol,
    Token,
    Wave,
)
from tokaido.duo.player import Player
from tokaido.duo.reconstruction import ART_SCALE, DICE, GOLD_SCALE

WALK_SHARES = tuple((face, DICE[Character.PILGRIM].count(face) / 6.0) for face in sorted(set(DICE[Character.PILGRIM])))
"""The faces of the pilgrim's die and how likely each is."""

UNKNOWN_OFFER = 0.5
"""How likely the next die allows to offer a work that is not painted yet."""


def total(amounts: Sequence[float]) -> float:
    """Numbers added up in their order; not by `sum`, which rounds differently from one Python to another."""
    value = 0.0
    for amount in amounts:
        value += amount
    return value


def progress(player: Player) -> float:
    """How near a player is to bringing the end, from 0 to 1."""
    return max(
        (player.temple - FIRST_NOTCH) / (LAST_TEMPLE - FIRST_NOTCH),
        (player.garden - FIRST_NOTCH) / (LAST_GARDEN - FIRST_NOTCH),
        (player.plaques + player.coins / PLAQUE) / MOST_PLAQUES,
        player.offered / WORKS,
    )


def journey_left(game: Game) -> float:
    """The part of the journey that still lies ahead, from 1 to 0."""
    if game.ending:
        return 0.0
    return max(0.0, 1.0 - max(progress(game.players[0]), progress(game.players[1])))


@cache
def town_chances(start: int) -> tuple[float, ...]:
    """How likely the next die brings a merchant to each town, if nobody stands in the way."""
    faces = DICE[Character.MERCHANT]
    reached = [towns_in_reach(start, face, 0) for face in faces]
    return tuple(sum([town in towns for towns in reached]) / len(faces) for town in range(len(TOWNS)))


@cache
def mean_draw(start: int) -> float:
    """How many goods the next die lets a merchant draw, on average."""
    faces = DICE[Character.MERCHANT]
    most = [max([MOUNTAIN_VALUE[town] for town in towns_in_reach(start, face, 0)], default=0) for face in faces]
    return sum(most) / len(faces)


@cache
def offer_chance(start: int, work: Symbol) -> float:
    """How likely the next die brings an artist to where a work can be offered."""
    faces = DICE[Character.ARTIST]
    seen = [any(SYMBOLS[region] is work for region, _ in regions_in_reach(start, face)) for face in faces]
    return sum(seen) / len(faces)


@cache
def best_prices(tokens: tuple[Token, ...]) -> tuple[int, ...]:
    """The best price of each good on the coast."""
    return tuple(max(token.price for token in tokens if token.good is good) for good in Good)


class Worth:
    """The evaluation of one seat's characters in one position."""

    __slots__ = ("_stations", "game", "left", "near", "player", "rival", "seat", "weights")

    def __init__(self, weights: Weights, game: Game, seat: int) -> None:
        self.weights = weights
        self.game = game
        self.seat = seat
        self.player = game.players[seat]
        self.rival = game.players[1 - seat]
        self.left = journey_left(game)
        self.near = min(1.0, self.left / weights.late)
        """How far what the next dice may bring counts."""
        self._stations: tuple[float, ...] | None = None

    def all(self) -> float:
        """All that a seat has and may expect."""
        player = self.player
        value = self.pilgrimage() + self.way(player.pilgrim) + self.purse(0)
        value += self.trade(player.merchant, player.goods) + self.art(player.artist, player.offered, player.painted)
        return value + self.wave() * player.waves.bit_count() + self.spring() * (self.game.spring == self.seat)

    # The pilgrim

    def pilgrimage(self) -> float:
        """Temples times gardens, those to come included."""
        temples, gardens = self.more_temples(), self.more_gardens()
        return (self.player.temple + temples) * (self.player.garden + gardens)

    def more_temples(self) -> float:
        """How many temples are still to be expected."""
        return min(self.weights.temples * self.left, float(LAST_TEMPLE - self.player.temple))

    def more_gardens(self) -> float:
        """How many gardens are still to be expected."""
        return min(self.weights.gardens * self.left, float(LAST_GARDEN - self.player.garden))

    def stations(self) -> tuple[float, ...]:
        """What each station is worth to the pilgrim now, by its number; a town by its price."""
        if self._stations is None:
            kinds = {
                Station.TEMPLE: self.temple(),
                Station.GARDEN: self.garden(),
                Station.SHORE: self.shore(),
                Station.HOT_SPRING: self.hot_spring(),
                Station.TOWN: 0.0,
            }
            self._stations = tuple(
                [
                    self.earning(self.game.tokens[town].price) if town >= 0 else kinds[kind]
                    for kind, town in zip(STATIONS, TOWN_AT, strict=True)
                ]
            )
        return self._stations

    def temple(self) -> float:
        """One temple more: all gardens, those to come included, count once more."""
        if self.player.temple == LAST_TEMPLE:
            return 0.0
        return self.player.garden + self.more_gardens()

    def garden(self) -> float:
        """One garden more."""
        if self.player.garden == LAST_GARDEN:
            return 0.0
        return self.player.temple + self.more_temples()

    def shore(self) -> float:
        """The best wave token that can be taken."""
        if self.game.shore:
            return self.wave()
        return 2.0 * self.wave() if self.rival.waves else 0.0

    def wave(self) -> float:
        """A wave token for the rest of the journey."""
        return self.weights.wave * self.left

    def hot_spring(self) -> float:
        """The hot spring token; taken from the rival it counts twice."""
        if self.game.spring == self.seat:
            return 0.0
        return self.spring() * (1.0 if self.game.spring is None else 2.0)

    def spring(self) -> float:
        """Having the hot spring token."""
        return self.weights.spring * self.near

    def way(self, station: int) -> float:
        """What lies before a pilgrim who stands at a station."""
        stations, value = self.stations(), 0.0
        for steps, share in WALK_SHARES:
            value += share * stations[(station + steps) % len(STATIONS)]
        return self.weights.way * self.near * value

    # The merchant

    def purse(self, coins: int) -> float:
        """The plaques and coins of a player who earns some coins."""
        have = self.player.coins + coins
        plaques = min(self.player.plaques + have // PLAQUE, MOST_PLAQUES)
        if plaques == MOST_PLAQUES:
            return float(GOLD_SCALE[plaques])
        rest = have - PLAQUE * (plaques - self.player.plaques)
        step = GOLD_SCALE[plaques + 1] - GOLD_SCALE[plaques]
        return GOLD_SCALE[plaques] + step * self.weights.coins * self.near * rest / PLAQUE

    def earning(self, coins: int) -> float:
        """What some coins more are worth."""
        return self.purse(coins) - self.purse(0)

    def coin(self) -> float:
        """What one coin is worth in the long run."""
        plaques = min(self.player.plaques, MOST_PLAQUES - 1)
        return (GOLD_SCALE[plaques + 1] - GOLD_SCALE[plaques]) / PLAQUE * self.near

    def trade(self, town: int, goods: Sequence[float]) -> float:
        """What a merchant's goods and place promise."""
        weights, skill = self.weights, self.player.has(Wave.SKILLED)
        kept, best = 0.0, 0.0
        for count, price in zip(goods, best_prices(self.game.tokens), strict=True):
            kept += count * (price + skill)
        for chance, token in zip(town_chances(town), self.game.tokens, strict=False):
            best = max(best, chance * goods[token.good] * (token.price + skill))
        room = max(0.0, self.player.room - total(goods))
        drawn = min(mean_draw(town), room) * 3.0
        return self.coin() * (weights.goods * kept + weights.sale * best + weights.draw * drawn)

    def drawing(self, count: int) -> list[float]:
        """The goods that a merchant can expect to have after a draw, the worst ones left behind."""
        size = max(1, sum(self.game.bag))
        goods = [had + count * share / size for had, share in zip(self.player.goods, self.game.bag, strict=True)]
        surplus = total(goods) - self.player.room
        for good in reversed(Good):
            left = min(max(surplus, 0.0), goods[good])
            goods[good] -= left
            surplus -= left
        return goods

    # The artist

    def art(self, region: int, offered: int, painted: int) -> float:
        """What works offered and works face up promise, with the artist in a region."""
        weights, share, value = self.weights, self.weights.painted * self.near, float(ART_SCALE[offered])
        for work in range(offered, painted):
            value += share * (ART_SCALE[work + 1] - ART_SCALE[work])
            share *= weights.later_painted
        if offered < painted:
            step = ART_SCALE[offered + 1] - ART_SCALE[offered]
            value += weights.offer * self.near * step * self._offer_chance(region, offered)
        return value

    def _offer_chance(self, region: int, offered: int) -> float:
        """How likely the next die allows an offer; a work that lies face down is not looked at."""
        if offered >= self.player.painted:
            return UNKNOWN_OFFER
        return offer_chance(region, self.player.works[offered])
