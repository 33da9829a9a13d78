"""How a seat judges its choices: every choice as the parts that speak for and against it."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from functools import partial
from typing import Any

from tokaido.bots.worth import Worth
from tokaido.classic.board import PIECES, Panorama, Station
from tokaido.classic.cards import (
    FARM_COINS,
    KUGE_COINS,
    MEAL_POINTS,
    MOST_OFFERED,
    SAMURAI_POINTS,
    Achievement,
    Encounter,
)
from tokaido.classic.choices import Become, Buy, Choice, Decline, Eat, Give, Lead, Meet, Paint, Walk, bundle
from tokaido.classic.game import ON_ROAD, SIDE, Game
from tokaido.classic.inns import price
from tokaido.classic.player import Player
from tokaido.classic.question import Question
from tokaido.classic.travelers import TILES
from tokaido.classic.village import cost, worth

SPRING_POINTS = 2.5
"""The mean of the hot springs' cards."""

STRENGTH = dict(zip(TILES, (-0.4, 2.2, 2.2, 0.3, -1.9, -1.2, -3.2, 0.7, 2.9, -1.5), strict=True))
"""What being a traveler is worth, in points: measured by self-play."""


REACH = 7
"""How many open stops ahead are looked at; one farther away is never worth all that would be passed."""

FARTHER, OWN_LOSS, NEUTRAL_RANK = 0.3, 0.5, 0.3
"""For the neutral: how fast a stop matters less to the rival with distance, how far one's own loss counts, and what a
coin on its pile may cost."""

NEEDED_FARM = 4.0
"""What a farm is worth to a rival with an empty purse."""


class Why(IntEnum):
    """What a part of a choice's value stands for."""

    POINTS = 0
    """Points at once."""
    PURSE = 1
    """Coins earned or spent, by what they will be needed for."""
    PIECE = 2
    """A panorama piece: its points, and that the pieces after it are worth more."""
    FIRST = 3
    """The achievement for the first complete panorama."""
    MOST = 4
    """An achievement of the last inn."""
    RANK = 5
    """The temple's final ranking."""
    SOUVENIRS = 6
    """What a village is expected to sell."""
    SETS = 7
    """Souvenirs that will join the set."""
    PEOPLE = 8
    """Who may be met."""
    MEAL = 9
    """A meal."""
    PASSED_STOPS = 10
    """Open stops that are passed by."""
    AGAIN = 11
    """All others are still ahead: another walk at once."""
    OTHERS_FIRST = 12
    """Others are left behind, and walk first."""
    DENIED = 13
    """A rival wants this stop."""
    TRAVELER = 14
    """How strong a traveler is."""


Part = tuple[Why, float]
Parts = list[Part]


def total(parts: Parts) -> float:
    """The parts added up in their order; not by `sum`, which rounds differently from one Python to another."""
    value = 0.0
    for _, amount in parts:
        value += amount
    return value


class Outlook:
    """One seat's judgement of one position."""

    __slots__ = ("_gains", "_rank", "coins", "game", "player", "seat", "space", "traveler", "worth")

    def __init__(self, worth: Worth, game: Game, seat: int) -> None:
        self.worth = worth
        self.game = game
        self.seat = seat
        self.player = player = game.players[seat]
        self.traveler = player.traveler
        self.coins = player.coins
        self.space = game.places[seat] >> 3 if game.places else 0
        self._gains: dict[Station, tuple[Parts, float]] = {}
        self._rank: float | None = None

    # What a stop gives

    def gain(self, station: Station) -> tuple[Parts, float]:
        """What stopping at a kind of station gives, and its total."""
        known = self._gains.get(station)
        if known is None:
            parts = GAINS[station](self)
            known = self._gains[station] = parts, total(parts)
        return known

    def purse(self, change: int) -> float:
        """What it is worth to have some coins more or less."""
        purse, space = self.worth.purse, self.space
        return purse(self.traveler, self.coins + change, space) - purse(self.traveler, self.coins, space)

    def most(self, achievement: Achievement, more: int = 1) -> float:
        """What some more of a kind of card is worth for an achievement of the last inn."""
        now, then = self.worth.most(self.game, self.seat, achievement, (0, more), self.space)
        return then - now

    def piece(self, kind: Panorama | Station) -> Parts:
        """The next piece of a panorama."""
        have, views = self.player.pieces[kind], self.worth.views
        now, then = self.worth.first(self.game, self.seat, kind, (have, have + 1))
        return [
            (Why.PIECE, have + 1.0 + views(kind, have + 1, self.space) - views(kind, have, self.space)),
            (Why.FIRST, then - now),
        ]

    def farm(self) -> Parts:
        """Coins."""
        return [(Why.PURSE, self.purse(FARM_COINS))]

    def spring(self) -> Parts:
        """A bath."""
        return [(Why.POINTS, SPRING_POINTS + self.traveler.bonus), (Why.MOST, self.most(Achievement.BATHER))]

    def temple(self) -> Parts:
        """The best offering that the purse allows."""
        offers = [self.offering(coins) for coins in range(1, min(MOST_OFFERED, self.coins) + 1)]
        return max(offers, key=total) if offers else []

    def offering(self, coins: int) -> Parts:
        """Coins offered at the temple."""
        given = coins + self.traveler.temple_gift
        return [(Why.POINTS, float(given)), (Why.RANK, self.rank(given)), (Why.PURSE, self.purse(-coins))]

    def rank(self, given: int) -> float:
        """What an offering changes in the temple's ranking."""
        rank, had = self.worth.rank, self.player.offering
        if self._rank is None:
            self._rank = rank(self.game, self.seat, had, self.space)
        return rank(self.game, self.seat, had + given, self.space) - self._rank

    def village(self) -> Parts:
        """Souvenirs that nobody has seen yet."""
        if not len(self.game.souvenirs):
            return []
        value = self.worth.village(self.player, self.space)
        return [(Why.SOUVENIRS, value), (Why.MOST, self.most(Achievement.COLLECTOR) if value > 1.0 else 0.0)]

    def encounter(self) -> Parts:
        """Whoever may come: the mean over the people not met yet, or of the better of two."""
        met = [0] * len(Encounter)
        for player in self.game.players:
            for card in player.encounters:
                met[card] += 1
        values = [(total(self.meeting(card)), card.copies - met[card]) for card in Encounter if card.copies > met[card]]
        gift = self.traveler.encounter_gift
        parts = [(Why.PEOPLE, expected(values, self.traveler.encounters_seen))]
        if gift:
            parts += [(Why.POINTS, float(gift)), (Why.PURSE, self.purse(gift))]
        return [*parts, (Why.MOST, self.most(Achievement.CHATTERBOX))]

    def meeting(self, card: Encounter) -> Parts:
        """What one of the people gives."""
        if card.guide_to is not None:
            return self.guided(card.guide_to)
        return MEETINGS[card](self)

    def guided(self, kind: Panorama) -> Parts:
        """The guide's view; if it is complete the best other one."""
        if self.player.pieces[kind] < PIECES[kind]:
            return self.gain(Station(kind))[0]
        others = [self.gain(Station(other))[0] for other in Panorama if self.player.pieces[other] < PIECES[other]]
        return max(others, key=total) if others else []

    def merchant(self) -> Parts:
        """A souvenir for nothing."""
        if not len(self.game.souvenirs):
            return []
        return [(Why.SOUVENIRS, self.worth.present(self.player.families, self.space))]

    def noble(self) -> Parts:
        """Coins."""
        return [(Why.PURSE, self.purse(KUGE_COINS))]

    def samurai(self) -> Parts:
        """Points."""
        return [(Why.POINTS, float(SAMURAI_POINTS))]

    def maiden(self) -> Parts:
        """A coin offered by the bank."""
        return [(Why.POINTS, 1.0), (Why.RANK, self.rank(1))]

    def inn(self) -> Parts:
        """Being early at the inn: more meals to choose from than later."""
        game = self.game
        inn = next(inn for inn in game.board.inns if inn > self.space)
        meals = len(game.table) if game.arrived(inn) else game.setup.meals_dealt
        later = max(0, meals - (len(game.places) - 1 - game.arrived(inn)))
        return [(Why.MEAL, self.worth.weights.early_meal * (meals - later))]

    # Where to walk

    def walks(self) -> list[tuple[Choice, float]]:
        """Every legal walk and its value."""
        stations, gain = self.game.board.stations, self.gain
        return [(way[0], gain(stations[way[0].space])[1] - way[1] + way[2] + way[3]) for way in self._ways()]

    def _ways(self) -> list[tuple[Walk, float, float, float]]:
        """Every legal walk with what is lost on the way, what the order of turns changes, and what a rival loses."""
        game, weights, ways, passed = self.game, self.worth.weights, [], 0.0
        rivals = [place for pawn, place in enumerate(game.places) if pawn != self.seat]
        rearmost, stations = min(rivals), game.board.stations
        choices: Any = game.choices()
        for walk in choices[:REACH]:
            station, place = stations[walk.space], self.arrival(walk.space)
            own = place < rearmost
            turn = weights.again if own else -weights.passed * sum([rival < place for rival in rivals])
            ways.append((walk, passed, turn, self.denial(walk.space, station)))
            gain = self.gain(station)[1]
            passed += weights.skip + (weights.own_skip if own else 0.0)
            passed += weights.skip_gain * gain if gain > 0.0 else 0.0
        return ways

    def arrival(self, space: int) -> int:
        """The place that one would have on a space: beside the road if somebody is there already."""
        return space * 8 + (SIDE if self.game.road >> space & 1 else ON_ROAD)

    def denial(self, space: int, station: Station) -> float:
        """What it counts that nobody else can stop on a space any more."""
        deny, game = self.worth.weights.deny, self.game
        if not deny or (game.has_side(space) and not game.road >> space & 1):
            return 0.0
        return deny * self.wanted(station)[0]

    def wanted(self, station: Station) -> tuple[float, int | None]:
        """How much the rival who wants a stop most would have of it, and who that is."""
        want, who = 0.0, None
        for seat, rival in enumerate(self.game.players):
            if seat != self.seat:
                theirs = desire(rival, station)
                if theirs > want:
                    want, who = theirs, seat
        return want, who

    def walk(self, choice: Walk) -> Parts:
        """One walk as its parts."""
        _, passed, turn, denied = next(way for way in self._ways() if way[0] == choice)
        order = Why.AGAIN if turn > 0.0 else Why.OTHERS_FIRST
        gains = self.gain(self.game.board.stations[choice.space])[0]
        return [*gains, (Why.PASSED_STOPS, -passed), (order, turn), (Why.DENIED, denied)]

    # Other questions

    def purchase(self, choice: Buy) -> Parts:
        """Souvenirs bought together."""
        some, player = bundle(choice.souvenirs), self.player
        if not choice.souvenirs:
            return []
        families = list(player.families)
        for souvenir in choice.souvenirs:
            families[souvenir.family] += 1
        sets = self.worth.sets
        return [
            (Why.POINTS, float(worth(player, choice.souvenirs))),
            (Why.PURSE, self.purse(-cost(self.traveler, some))),
            (Why.SETS, sets(families, self.space) - sets(player.families, self.space)),
            (Why.MOST, self.most(Achievement.COLLECTOR, len(choice.souvenirs))),
        ]

    def meal(self, choice: Eat) -> Parts:
        """A dish."""
        paid = 0 if self.game.question is Question.FREE_MEAL else price(self.player, choice.dish)
        return [
            (Why.MEAL, float(MEAL_POINTS)),
            (Why.PURSE, self.purse(-paid)),
            (Why.MOST, self.most(Achievement.GOURMET, choice.dish.price)),
        ]

    def lead(self, choice: Lead) -> Parts:
        """The neutral put where it takes more from the rival than from oneself."""
        rival = Outlook(self.worth, self.game, 1 - self.seat)
        station = self.game.board.stations[choice.space]
        nearness = 1.0 / (1.0 + FARTHER * abs(choice.space - rival.space))
        taken = rival.blocked(choice.space, station) * nearness - self.blocked(choice.space, station) * OWN_LOSS
        rank = -NEUTRAL_RANK * self.worth.weights.rank if station is Station.TEMPLE else 0.0
        return [(Why.DENIED, taken), (Why.RANK, rank)]

    def blocked(self, space: int, station: Station) -> float:
        """What a traveler loses when a space is taken away."""
        if space <= self.space or station is Station.INN:
            return 0.0
        if station <= Station.SEA and self.player.pieces[station] == PIECES[station]:
            return 0.0
        return max(0.0, self.gain(station)[1])

    def parts(self, choice: Choice) -> Parts:
        """One choice as the parts that speak for and against it."""
        return JUDGED[type(choice)](self, choice)

    def values(self) -> list[tuple[Choice, float]]:
        """Every legal choice and its value."""
        if self.game.question is Question.WALK:
            return self.walks()
        return [(choice, total(self.parts(choice))) for choice in self.game.choices()]


def desire(rival: Player, station: Station) -> float:
    """How much a rival wants to stop at a kind of station, at a glance: views begun, and farms for an empty purse."""
    if station <= Station.SEA:
        pieces = rival.pieces[station]
        return pieces + 1.0 if pieces < PIECES[station] else 0.0
    return NEEDED_FARM if station is Station.FARM and rival.coins < 2 else 0.0


def expected(values: list[tuple[float, int]], draws: int) -> float:
    """The mean over cards, each value with its number; with two draws, of the better one."""
    count = sum([number for _, number in values])
    if not count:
        return 0.0
    mean, below = 0.0, 0.0
    for value, number in sorted(values):
        upto = below + number / count
        mean += value * (upto * upto - below * below if draws > 1 else upto - below)
        below = upto
    return mean


def tile_value(outlook: Outlook, choice: Become) -> Parts:
    """How strong a traveler is."""
    return [(Why.TRAVELER, STRENGTH[choice.traveler])]


GAINS: dict[Station, Callable[[Outlook], Parts]] = {
    Station.PADDY: partial(Outlook.piece, kind=Station.PADDY),
    Station.MOUNTAIN: partial(Outlook.piece, kind=Station.MOUNTAIN),
    Station.SEA: partial(Outlook.piece, kind=Station.SEA),
    Station.VILLAGE: Outlook.village,
    Station.FARM: Outlook.farm,
    Station.HOT_SPRING: Outlook.spring,
    Station.TEMPLE: Outlook.temple,
    Station.ENCOUNTER: Outlook.encounter,
    Station.INN: Outlook.inn,
}
"""What stopping at each kind of station gives."""

MEETINGS: dict[Encounter, Callable[[Outlook], Parts]] = {
    Encounter.SHOKUNIN: Outlook.merchant,
    Encounter.SAMURAI: Outlook.samurai,
    Encounter.KUGE: Outlook.noble,
    Encounter.MIKO: Outlook.maiden,
}
"""What the people give who are no guides."""

JUDGED: dict[type, Callable[[Outlook, Any], Parts]] = {
    Become: tile_value,
    Walk: Outlook.walk,
    Lead: Outlook.lead,
    Buy: Outlook.purchase,
    Give: lambda outlook, choice: outlook.offering(choice.coins),
    Meet: lambda outlook, choice: outlook.meeting(choice.encounter),
    Paint: lambda outlook, choice: outlook.piece(choice.panorama),
    Eat: Outlook.meal,
    Decline: lambda _outlook, _choice: [],
}
"""How each kind of choice is judged."""
