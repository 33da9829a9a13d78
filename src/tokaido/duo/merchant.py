"""The merchant: goods from the mountains to the coast, coins into gold."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tokaido.duo.choices import SALES, TRAVELS, Choices, Keep, Travel, keeps, listed
from tokaido.duo.events import Drew, Feat, Gilded, Left, Sold, Traveled
from tokaido.duo.island import COASTAL, MOUNTAIN_VALUE, TOWN_AT, towns_in_reach
from tokaido.duo.pieces import GOODS, MOST_PLAQUES, PLAQUE, Character, Good, Wave
from tokaido.duo.player import Player
from tokaido.duo.question import Question

if TYPE_CHECKING:
    from tokaido.duo.game import Game

STATION_TOWNS = tuple(1 << town if town >= 0 else 0 for town in TOWN_AT)
"""For each station the set of its one town; empty where there is none."""


def legal_travels(game: Game, player: Player, rival: Player, die: int) -> list[Travel]:
    """Every town in reach; on the coast every number of goods that can be sold there."""
    occupied = STATION_TOWNS[player.pilgrim] | STATION_TOWNS[rival.pilgrim] | 1 << rival.merchant & COASTAL
    found: list[Travel] = []
    for town in towns_in_reach(player.merchant, die, occupied):
        if MOUNTAIN_VALUE[town] or game.abstaining:
            found += TRAVELS[town]
        else:
            found += SALES[town][player.goods[game.tokens[town].good]]
    return found


def travel(game: Game, choice: Travel) -> None:
    """Go to a town, and draw or sell there."""
    game.character = Character.MERCHANT
    seat, town = game.mover, choice.town
    player = game.players[seat]
    game.tell(Traveled(seat, player.merchant, town))
    player.merchant = town
    if choice.sold:
        sell(game, seat, player, choice)
    elif MOUNTAIN_VALUE[town] and not game.abstaining:
        draw(game, seat, player, MOUNTAIN_VALUE[town] + player.has(Wave.ROBUST))
        if sum(player.goods) > player.room:
            game.ask(Question.KEEP, seat)
            return
    game.end_move()


def does_something(_game: Game, _player: Player, choice: Travel) -> bool:
    """Whether a town has anything for a merchant."""
    return choice.sold > 0 or MOUNTAIN_VALUE[choice.town] > 0


def draw(game: Game, seat: int, player: Player, count: int) -> None:
    """Goods from the bag, one after the other."""
    bag, drawn, size = list(game.bag), [0] * len(GOODS), sum(game.bag)
    for left, number in enumerate(game.chance.numbers(min(count, size))):
        place = int(number * (size - left))
        good = 0
        while place >= bag[good]:
            place -= bag[good]
            good += 1
        bag[good] -= 1
        drawn[good] += 1
    game.bag = tuple(bag)
    player.goods = tuple([had + new for had, new in zip(player.goods, drawn, strict=True)])
    game.tell(Drew(seat, listed(tuple(drawn))))


def legal_keeps(game: Game) -> Choices:
    """Every way to keep as many goods as there is room for."""
    player = game.players[game.mover]
    return keeps(player.goods, player.room)


def keep(game: Game, choice: Keep) -> None:
    """Keep what was chosen; the rest goes back into the bag."""
    player = game.players[game.mover]
    left = [had - choice.goods.count(good) for good, had in zip(Good, player.goods, strict=True)]
    goods = listed(tuple(left))
    give_back(game, player, goods)
    game.tell(Left(game.mover, goods))
    game.end_move()


def give_back(game: Game, player: Player, goods: Iterable[Good]) -> None:
    """A player's goods go into the bag."""
    bag, had = list(game.bag), list(player.goods)
    for good in goods:
        bag[good] += 1
        had[good] -= 1
    game.bag, player.goods = tuple(bag), tuple(had)


def sell(game: Game, seat: int, player: Player, choice: Travel) -> None:
    """Coins for goods of the one kind that the town buys."""
    token = game.tokens[choice.town]
    coins = choice.sold * (token.price + player.has(Wave.SKILLED))
    give_back(game, player, [token.good] * choice.sold)
    game.tell(Sold(seat, token.good, choice.sold, coins))
    earn(game, seat, player, coins)


def earn(game: Game, seat: int, player: Player, coins: int) -> None:
    """Add coins; every ten become a gold plaque at once, as long as there is a place for it."""
    player.coins += coins
    while player.coins >= PLAQUE and player.plaques < MOST_PLAQUES:
        player.coins -= PLAQUE
        player.plaques += 1
        game.tell(Gilded(seat, player.plaques))
        if player.plaques == MOST_PLAQUES:
            game.bring_end(seat, Feat.GOLD)
