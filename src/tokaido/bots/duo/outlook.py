"""How a seat judges its choices in Tokaido Duo: what each brings, and what it leaves for the rival."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tokaido.bots.duo.weights import Weights
from tokaido.bots.duo.worth import Worth
from tokaido.duo.artist import company
from tokaido.duo.choices import Abstain, Choice, Deed, Keep, Rest, Return, Roam, Skip, Travel, Walk
from tokaido.duo.game import MOVES, Game, without
from tokaido.duo.island import MOUNTAIN_VALUE, STATIONS, Station
from tokaido.duo.pieces import (
    LAST_GARDEN,
    LAST_TEMPLE,
    MOST_PLAQUES,
    PLAQUE,
    WORKS,
    Character,
    Good,
    Wave,
)
from tokaido.duo.question import Question

NOTHING = -0.5
"""Doing nothing on arrival: only if everything else would do harm."""

CHARACTERS: Mapping[type, Character] = {
    Walk: Character.PILGRIM,
    Travel: Character.MERCHANT,
    Roam: Character.ARTIST,
}
"""Whose die a move takes."""


class Outlook:
    """One seat's judgement of one position."""

    __slots__ = ("_art", "_trade", "_way", "game", "player", "seat", "worth")

    def __init__(self, weights: Weights, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.player = player = game.players[seat]
        self.worth = worth = Worth(weights, game, seat)
        self._way = worth.way(player.pilgrim)
        self._trade = worth.trade(player.merchant, player.goods)
        self._art = worth.art(player.artist, player.offered, player.painted)

    def values(self) -> list[tuple[Choice, float]]:
        """Every choice with its value."""
        if self.game.question is Question.DIE:
            return self._dice()
        if self.game.question is Question.AGAIN:
            return [(choice, self._again(choice)) for choice in self.game.choices()]
        return [(choice, self.gain(choice)) for choice in self.game.choices()]

    def gain(self, choice: Choice) -> float:
        """What a choice brings to its player."""
        return GAINS[type(choice)](self, choice)

    # What a move brings

    def walk(self, choice: Walk) -> float:
        """A station for the pilgrim, and what lies before him then."""
        worth, station = self.worth, choice.station
        ahead = worth.way(station) - self._way
        if self.game.abstaining:
            return ahead
        gain = worth.stations()[station] + ahead
        return gain + self._end(gain) if self._walks_to_the_end(station) else gain

    def _walks_to_the_end(self, station: int) -> bool:
        """Whether a station completes a track or the gold."""
        kind, player = STATIONS[station], self.player
        if kind is Station.TEMPLE:
            return player.temple == LAST_TEMPLE - 1
        if kind is Station.GARDEN:
            return player.garden == LAST_GARDEN - 1
        return False

    def travel(self, choice: Travel) -> float:
        """A town for the merchant: goods drawn or sold."""
        game, worth, town = self.game, self.worth, choice.town
        if choice.sold:
            return self._sale(choice)
        if MOUNTAIN_VALUE[town] and not game.abstaining:
            drawn = worth.drawing(MOUNTAIN_VALUE[town] + self.player.has(Wave.ROBUST))
            return worth.trade(town, drawn) - self._trade
        return worth.trade(town, self.player.goods) - self._trade

    def _sale(self, choice: Travel) -> float:
        """Coins for some goods, which are missed then."""
        token, player = self.game.tokens[choice.town], self.player
        goods = list(player.goods)
        goods[token.good] -= choice.sold
        coins = choice.sold * (token.price + player.has(Wave.SKILLED))
        gain = self.worth.earning(coins) + self.worth.trade(choice.town, goods) - self._trade
        last = player.plaques * PLAQUE + player.coins + coins >= MOST_PLAQUES * PLAQUE > player.plaques * PLAQUE
        return gain + self._end(gain) if last else gain

    def roam(self, choice: Roam) -> float:
        """A region for the artist: works painted or one offered."""
        player, offered, painted = self.player, self.player.offered, self.player.painted
        if choice.deed is Deed.OFFER:
            offered += 1
        elif choice.deed is Deed.PAINT:
            more = company(self.game, self.seat, choice.region) + player.has(Wave.PROLIFIC)
            painted = min(painted + more, WORKS)
        gain = self.worth.art(choice.region, offered, painted) - self._art
        return gain + self._end(gain) if offered == WORKS > player.offered else gain

    def keep(self, choice: Keep) -> float:
        """The goods that stay."""
        return self.worth.trade(self.player.merchant, [choice.goods.count(good) for good in Good])

    def put_back(self, choice: Return) -> float:
        """The goods that stay when one goes."""
        goods = list(self.player.goods)
        goods[choice.good] -= 1
        return self.worth.trade(self.player.merchant, goods)

    def _end(self, gain: float) -> float:
        """What speaks for bringing the end, or against it: the lead."""
        if self.game.ending:
            return 0.0
        lead = self.player.score + gain - self.worth.rival.score
        return self.worth.weights.end * lead

    def _again(self, choice: Choice) -> float:
        """A second move costs the hot spring token."""
        if isinstance(choice, Rest) or self.game.second:
            return self.gain(choice)
        return self.gain(choice) - self.worth.spring()

    # What is left of the dice

    def _dice(self) -> list[tuple[Choice, float]]:
        """Every move with what the dice left may still bring to both in this round."""
        gains = [(choice, self.gain(choice)) for choice in self.game.choices()]
        if not self.worth.weights.rival or len(self.game.left) == 1:
            return gains
        mine: dict[Character, float] = dict.fromkeys(self.game.left, 0.0)
        for choice, gain in gains:
            character = CHARACTERS.get(type(choice))
            if character is not None:
                mine[character] = max(mine[character], gain)
        theirs = self.rivals()
        after: dict[Character | None, float] = {
            character: self._rest(character, mine, theirs) for character in self.game.left
        }
        worst = min(after.values())
        return [(choice, gain + after.get(taken(choice), worst)) for choice, gain in gains]

    def rivals(self) -> dict[Character, float]:
        """The best that the rival could do with each die now."""
        game, seat = self.game, 1 - self.seat
        rival = Outlook(self.worth.weights, game, seat)
        best = {}
        for character in game.left:
            moves = MOVES[character](game, rival.player, self.player, game.dice[character])
            best[character] = max([0.0, *[rival.gain(choice) for choice in moves]])
        return best

    def _rest(self, character: Character, mine: dict[Character, float], theirs: dict[Character, float]) -> float:
        """What comes after a die is taken: the rival takes one, and the last one is for whoever began."""
        left, weight = without(self.game.left, character), self.worth.weights.rival
        if len(left) == 1:
            return -weight * theirs[left[0]]
        one, other = left
        return -weight * max(theirs[one] - mine[other], theirs[other] - mine[one])


def taken(choice: Choice) -> Character | None:
    """Whose die a choice takes; none for whoever only says that nothing will be done on arrival."""
    return choice.character if isinstance(choice, Skip) else CHARACTERS.get(type(choice))


GAINS: Mapping[type, Callable[[Outlook, Any], float]] = {
    Walk: Outlook.walk,
    Travel: Outlook.travel,
    Roam: Outlook.roam,
    Abstain: lambda _outlook, _choice: NOTHING,
    Skip: lambda _outlook, _choice: 0.0,
    Rest: lambda _outlook, _choice: 0.0,
    Keep: Outlook.keep,
    Return: Outlook.put_back,
}
"""What each kind of choice brings."""
