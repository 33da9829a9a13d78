"""The value of every choice in Tokaido Duo as the parts that speak for and against it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import Any

from tokaido.bots.duo.outlook import Outlook, taken
from tokaido.bots.duo.worth import total
from tokaido.duo.artist import company
from tokaido.duo.choices import Abstain, Choice, Deed, Keep, Rest, Return, Roam, Skip, Travel, Walk
from tokaido.duo.island import MOUNTAIN_VALUE, STATIONS, Station
from tokaido.duo.pieces import WORKS, Wave
from tokaido.duo.question import Question


class Why(IntEnum):
    """What a part of a choice's value stands for."""

    TEMPLE = 0
    """A temple, which every garden counts for."""
    GARDEN = 1
    """A garden, which every temple counts for."""
    COINS = 2
    """Coins that a town pays to a pilgrim."""
    WAVE = 3
    """A wave token."""
    SPRING = 4
    """The hot spring token."""
    WAY = 5
    """The stations before the pilgrim, beside those before him now."""
    SALE = 6
    """Coins for goods, less what the goods promised."""
    DRAW = 7
    """Goods from the bag."""
    MARKET = 8
    """The merchant's place, beside the one now."""
    OFFER = 9
    """A work offered."""
    PAINT = 10
    """Works turned face up."""
    STUDIO = 11
    """The artist's place, beside the one now."""
    END = 12
    """That this round will be the last."""
    DENIED = 13
    """What the dice that are left bring to the rival, beside the other ways to take one."""
    PATIENCE = 14
    """The hot spring token kept for another time."""
    GOODS = 15
    """The goods that stay, beside the worst ones that could."""


Part = tuple[Why, float]
Parts = list[Part]

STATION_WHY = {
    Station.TEMPLE: Why.TEMPLE,
    Station.GARDEN: Why.GARDEN,
    Station.SHORE: Why.WAVE,
    Station.HOT_SPRING: Why.SPRING,
    Station.TOWN: Why.COINS,
}
"""What each kind of station is visited for."""

SAME = 1e-9
"""Values that differ by less are equal."""


class Weighed:
    """The choices of one position, weighed by an outlook."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.values = dict(outlook.values())

    def parts(self, choice: Choice) -> Parts:
        """What a choice's value is made of, up to an amount that is the same for all."""
        return PARTS[type(choice)](self, choice)

    def move(self, choice: Choice) -> Parts:
        """What the move brings, the end that it may bring, and what it leaves for the rival."""
        outlook = self.outlook
        parts = GAINS[type(choice)](outlook, choice)
        end = outlook.gain(choice) - total([value for _, value in parts])
        if abs(end) > SAME:
            parts.append((Why.END, end))
        if outlook.game.question is Question.DIE and len(outlook.game.left) > 1:
            parts.append((Why.DENIED, self._denied(choice)))
        return parts

    def _denied(self, choice: Choice) -> float:
        """How much better or worse for the rival than the other ways to take a die, on average."""
        after = {taken(other): value - self.outlook.gain(other) for other, value in self.values.items()}
        after.pop(None, None)
        return after[taken(choice)] - total(list(after.values())) / len(after)

    def goods(self, choice: Keep | Return) -> Parts:
        """The goods that stay."""
        return [(Why.GOODS, self.values[choice] - min(self.values.values()))]

    def nothing(self, choice: Abstain | Skip) -> Parts:
        """Neither gain nor loss."""
        return []

    def rest(self, choice: Rest) -> Parts:
        """The hot spring token, which every other choice costs."""
        return [(Why.PATIENCE, self.outlook.worth.spring())]


def walk_parts(outlook: Outlook, choice: Walk) -> Parts:
    """A station, and what lies before the pilgrim then."""
    worth, station = outlook.worth, choice.station
    way = (Why.WAY, worth.way(station) - worth.way(outlook.player.pilgrim))
    if outlook.game.abstaining:
        return [way]
    return [(STATION_WHY[STATIONS[station]], worth.stations()[station]), way]


def travel_parts(outlook: Outlook, choice: Travel) -> Parts:
    """Goods sold or drawn, and the merchant's place then."""
    worth, player, town = outlook.worth, outlook.player, choice.town
    there = worth.trade(town, player.goods)
    place = (Why.MARKET, there - worth.trade(player.merchant, player.goods))
    if choice.sold:
        return [
            (Why.SALE, worth.earning(proceeds(outlook, choice)) + worth.trade(town, unsold(outlook, choice)) - there),
            place,
        ]
    if MOUNTAIN_VALUE[town] and not outlook.game.abstaining:
        return [(Why.DRAW, worth.trade(town, worth.drawing(draw_size(outlook, town))) - there), place]
    return [place]


def proceeds(outlook: Outlook, choice: Travel) -> int:
    """The coins that a sale brings."""
    return choice.sold * (outlook.game.tokens[choice.town].price + outlook.player.has(Wave.SKILLED))


def unsold(outlook: Outlook, choice: Travel) -> list[float]:
    """The goods that a sale leaves."""
    goods = [float(count) for count in outlook.player.goods]
    goods[outlook.game.tokens[choice.town].good] -= choice.sold
    return goods


def draw_size(outlook: Outlook, town: int) -> int:
    """How many goods a mountain town gives."""
    return MOUNTAIN_VALUE[town] + outlook.player.has(Wave.ROBUST)


def roam_parts(outlook: Outlook, choice: Roam) -> Parts:
    """Works painted, or one offered, and the artist's place then."""
    worth, player, region = outlook.worth, outlook.player, choice.region
    offered, painted = player.offered, player.painted
    there = worth.art(region, offered, painted)
    place = (Why.STUDIO, there - worth.art(player.artist, offered, painted))
    if choice.deed is Deed.OFFER:
        return [(Why.OFFER, worth.art(region, offered + 1, painted) - there), place]
    if choice.deed is Deed.PAINT:
        return [(Why.PAINT, worth.art(region, offered, painted + newly_painted(outlook, region)) - there), place]
    return [place]


def newly_painted(outlook: Outlook, region: int) -> int:
    """How many works an artist would turn face up."""
    near = company(outlook.game, outlook.seat, region) + outlook.player.has(Wave.PROLIFIC)
    return min(near, WORKS - outlook.player.painted)


GAINS: Mapping[type, Callable[[Outlook, Any], Parts]] = {Walk: walk_parts, Travel: travel_parts, Roam: roam_parts}
"""What each kind of move brings, without the end."""

PARTS: Mapping[type, Callable[[Weighed, Any], Parts]] = {
    Walk: Weighed.move,
    Travel: Weighed.move,
    Roam: Weighed.move,
    Abstain: Weighed.nothing,
    Skip: Weighed.nothing,
    Rest: Weighed.rest,
    Keep: Weighed.goods,
    Return: Weighed.goods,
}
"""The parts of each kind of choice."""
