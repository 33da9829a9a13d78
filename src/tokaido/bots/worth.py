"""What a traveler's collection is worth on its way, beyond the points it has: the one evaluation of all players.

Only what everybody sees, and the cards that the rules show to the seat to act, is ever asked here. All numbers are
made by `+ - * /` alone, in a fixed order, so that every Python gives the same ones to the last bit.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from tokaido.bots.weights import Weights
from tokaido.classic.board import PIECES, SPACES, Board, Station
from tokaido.classic.cards import ACHIEVEMENT_POINTS, SOUVENIRS, TEMPLE_RANK_POINTS, Achievement
from tokaido.classic.game import Game
from tokaido.classic.player import Player
from tokaido.classic.scoring import MOST_OF
from tokaido.classic.travelers import Traveler

MOST_COINS = 24
"""More coins than this are worth no more."""

COUNTED_AT = {
    Achievement.GOURMET: Station.INN,
    Achievement.BATHER: Station.HOT_SPRING,
    Achievement.CHATTERBOX: Station.ENCOUNTER,
    Achievement.COLLECTOR: Station.VILLAGE,
}
"""Where each achievement of the last inn is worked for."""

TYPES = tuple(sorted({(card.family, card.price) for card in SOUVENIRS}))
"""Souvenirs by what matters of them: family and price."""

TYPE_SHARES = tuple(sum((card.family, card.price) == kind for card in SOUVENIRS) / len(SOUVENIRS) for kind in TYPES)

HEAD_START = 0.3
"""A tie at the end is as good as a lead."""


def smooth(lead: float) -> float:
    """A chance from 0 to 1 that grows with a lead; 0.5 without one."""
    return 0.5 + 0.5 * lead / (1.0 + abs(lead))


class Worth:
    """The evaluation with given weights on one road."""

    def __init__(self, weights: Weights, board: Board) -> None:
        self.weights = weights
        self.board = board
        self.ahead = tuple(
            tuple((board.of[station] >> space + 1).bit_count() for space in range(SPACES)) for station in Station
        )
        """How many stations of each kind lie ahead of a space."""
        self._purse = [[self._purse_table(hunger, space) for space in range(SPACES)] for hunger in range(3)]
        self._views = [
            [[self._view(size, pieces, space, kind) for pieces in range(size + 1)] for space in range(SPACES)]
            for kind, size in enumerate(PIECES)
        ]
        self._set_share = [weights.sets / 2.0 * min(1.0, villages / 3.0) for villages in self.ahead[Station.VILLAGE]]
        self._villages: dict[tuple[object, ...], float] = {}
        self._presents: dict[tuple[object, ...], float] = {}

    def _purse_table(self, hunger: int, space: int) -> list[float]:
        table = [0.0]
        for coin in range(1, MOST_COINS + 1):
            table.append(table[-1] + self._coin(coin, hunger, space))
        return table

    def _coin(self, coin: int, hunger: int, space: int) -> float:
        """What the purse's next coin is worth: for meals first, then for what lies ahead to spend it on."""
        weights, inns = self.weights, self.ahead[Station.INN][space]
        stops = self.ahead[Station.VILLAGE][space] + self.ahead[Station.TEMPLE][space]
        room = weights.room + weights.room_per_stop * stops
        spend = weights.coin * max(0.0, 1.0 - (coin - 1) / room) if stops else 0.0
        if inns and coin <= hunger:
            return max(weights.meal_coin, spend)
        if inns > 1 and coin <= 2 * hunger:
            return max(weights.later_meal_coin, spend)
        return spend

    def _view(self, size: int, pieces: int, space: int, kind: int) -> float:
        """The points of the pieces that are still to be expected."""
        more = min(float(size - pieces), self.weights.piece_rate * self.ahead[kind][space])
        return self.weights.future * (pieces * more + more * (more + 1.0) / 2.0)

    def purse(self, traveler: Traveler, coins: int, space: int) -> float:
        """What coins are worth to a traveler on a space."""
        return self._purse[hunger(traveler)][space][min(coins, MOST_COINS)]

    def views(self, kind: int, pieces: int, space: int) -> float:
        """What a panorama begun promises."""
        return self._views[kind][space][pieces]

    def first(self, game: Game, seat: int, kind: int, pieces: Sequence[int]) -> list[float]:
        """What the chance to complete a panorama first is worth, for each of some numbers of pieces."""
        if game.claimed >> kind & 1:
            return [0.0] * len(pieces)
        points = ACHIEVEMENT_POINTS + game.players[seat].traveler.bonus
        size, rival = PIECES[kind], max([p.pieces[kind] for n, p in enumerate(game.players) if n != seat])
        return [
            self.weights.race * points * smooth(mine - rival - HEAD_START) / (0.5 + 0.5 * (size - mine))
            if mine < size
            else float(points)
            for mine in pieces
        ]

    def most(self, game: Game, seat: int, achievement: Achievement, more: Sequence[int], space: int) -> list[float]:
        """What the chance to have most of something at the end is worth, for each of some numbers more of it."""
        amounts = [MOST_OF[achievement](player) for player in game.players]
        lead = amounts.pop(seat) - max(amounts) + HEAD_START
        scale = 0.5 + self.weights.most_scale * self.ahead[COUNTED_AT[achievement]][space]
        points = self.weights.most * (ACHIEVEMENT_POINTS + game.players[seat].traveler.bonus)
        return [points * smooth((lead + gained) / scale) for gained in more]

    def rank(self, game: Game, seat: int, offering: int, space: int) -> float:
        """What the temple's final ranking promises for an offering."""
        temples = self.ahead[Station.TEMPLE][space]
        if not offering and not temples:
            return 0.0
        scale = 0.5 + self.weights.rank_scale * temples
        above = 0.0
        for number, player in enumerate(game.players):
            if number != seat and player.offering:
                above += smooth((player.offering - offering - HEAD_START) / scale)
        if game.neutral_offering:
            above += smooth((game.neutral_offering - offering - HEAD_START) / scale)
        return self.weights.rank * between_ranks(above) * (1.0 if offering else 0.1 * temples)

    def sets(self, families: Sequence[int], space: int) -> float:
        """What the sets begun promise: how much the next souvenir would bring."""
        return self._set_share[space] * steps(tuple(families))

    def village(self, player: Player, space: int) -> float:
        """What a stop in a village promises before its souvenirs are seen."""
        low = min(player.families)
        families = tuple([count - low for count in player.families])
        key = (families, player.coins, player.traveler.number, space)
        known = self._villages.get(key)
        if known is None:
            known = self._villages[key] = self._village(families, player.coins, player.traveler, space)
        return known

    def _village(self, families: tuple[int, ...], coins: int, traveler: Traveler, space: int) -> float:
        """The best of three souvenirs, and a part of what the average one would bring besides."""
        nets = sorted(
            (max(0.0, self.souvenir(families, coins, traveler, kind, space)), share)
            for kind, share in zip(TYPES, TYPE_SHARES, strict=True)
        )
        best = mean = below = 0.0
        for net, share in nets:
            upto = below + share
            best += net * (upto * upto * upto - below * below * below)
            mean += net * share
            below = upto
        second = 1.0 if traveler.cheapest_free else self.weights.second_souvenir
        return best + (second * mean if coins > 2 else 0.0)

    def souvenir(
        self, families: Sequence[int], coins: int, traveler: Traveler, kind: tuple[int, int], space: int
    ) -> float:
        """What one souvenir brings, its price paid."""
        family, price = kind
        if traveler.dearest_for_one:
            price = 1
        if price > coins:
            return 0.0
        paid = self.purse(traveler, coins, space) - self.purse(traveler, coins - price, space)
        return self.gift(families, family, space) - paid

    def gift(self, families: Sequence[int], family: int, space: int) -> float:
        """What a souvenir for nothing brings."""
        mine = families[family]
        after = list(families)
        after[family] = mine + 1
        points = 1.0 + 2.0 * sum([count > mine for count in families])
        return points + self.sets(after, space) - self.sets(families, space)

    def present(self, families: Sequence[int], space: int) -> float:
        """What a souvenir for nothing brings before it is seen."""
        key = (*families, space)
        known = self._presents.get(key)
        if known is None:
            known = 0.0
            for (family, _), share in zip(TYPES, TYPE_SHARES, strict=True):
                known += share * self.gift(families, family, space)
            self._presents[key] = known
        return known

    def collection(self, game: Game, seat: int) -> float:
        """All that a seat has and may expect, in points."""
        player, space = game.players[seat], game.places[seat] >> 3
        value = player.score + self.purse(player.traveler, player.coins, space)
        for kind, pieces in enumerate(player.pieces):
            value += self.views(kind, pieces, space)
            if pieces < PIECES[kind]:
                value += self.first(game, seat, kind, (pieces,))[0]
        for achievement in COUNTED_AT:
            value += self.most(game, seat, achievement, (0,), space)[0]
        value += self.rank(game, seat, player.offering, space)
        return value + self.sets(player.families, space)


@lru_cache(maxsize=4096)
def steps(families: tuple[int, ...]) -> int:
    """How many pairs of families differ in number: the more, the more the next souvenirs can bring."""
    return sum(count > mine for mine in families for count in families)


def hunger(traveler: Traveler) -> int:
    """How many coins a traveler wants to have for a meal."""
    return 1 if traveler.free_meal or traveler.meal_discount else 2


def between_ranks(above: float) -> float:
    """The temple's points for a rank that is not certain: so many others are expected above."""
    last = len(TEMPLE_RANK_POINTS) - 1
    if above >= last:
        return float(TEMPLE_RANK_POINTS[last])
    rank = int(above)
    high, low = TEMPLE_RANK_POINTS[rank], TEMPLE_RANK_POINTS[rank + 1]
    return high - (high - low) * (above - rank)


@lru_cache(maxsize=256)
def worth_of(weights: Weights, board: Board) -> Worth:
    """The evaluation, its tables made once."""
    return Worth(weights, board)
