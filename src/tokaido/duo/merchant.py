"""The merchant: goods from the mountains to the coast, coins into gold."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import floor
from typing import TYPE_CHECKING

from tokaido.duo.choices import SALES, TRAVELS, Choices, Keep, Travel, keeps, listed
from tokaido.duo.events import TRAVELED, Feat, drew, gilded, left, sold
from tokaido.duo.island import COASTAL, MOUNTAIN_VALUE, TOWN_AT, TOWNS, is_coastal, towns_in_reach
from tokaido.duo.pieces import MERCHANT, MOST_PLAQUES, PLAQUE, ROBUST, SKILLED, Good
from tokaido.duo.player import Player
from tokaido.duo.question import KEEP

if TYPE_CHECKING:
    from tokaido.duo.game import Game

STATION_TOWNS = tuple(1 << town if town >= 0 else 0 for town in TOWN_AT)
"""For each station the set of its one town; empty where there is none."""

COASTAL_TOWN = tuple(1 << town & COASTAL for town in range(len(TOWNS)))
"""For each town the set of it alone; empty for one in the mountains."""


@cache
def travels(start: int, steps: int, occupied: int) -> tuple[tuple[int, ...], tuple[Travel, ...], tuple[Travel, ...]]:
    """The coastal towns in reach, the travels to towns in the mountains, and the travels to all, without a sale."""
    towns = towns_in_reach(start, steps, occupied)
    coast = tuple(town for town in towns if is_coastal(town))
    everywhere = tuple(TRAVELS[town] for town in towns)
    return coast, everywhere[len(coast) :], everywhere


def legal_travels(game: Game, player: Player, rival: Player, die: int) -> tuple[Travel, ...]:
    """Every town in reach; on the coast every number of goods that can be sold there."""
    occupied = STATION_TOWNS[player.pilgrim] | STATION_TOWNS[rival.pilgrim] | COASTAL_TOWN[rival.merchant]
    coast, inland, everywhere = travels(player.merchant, die, occupied)
    if game.abstaining:
        return everywhere
    tokens, goods = game.tokens, player.goods
    found: tuple[Travel, ...] = ()
    for town in coast:
        found += SALES[town][goods[tokens[town].good]]
    return found + inland


def travel(game: Game, choice: Travel) -> None:
    """Go to a town, and draw or sell there."""
    game.character = MERCHANT
    seat, town = game.mover, choice.town
    player = game.players[seat]
    game.events.append(TRAVELED[seat][player.merchant][town])
    player.merchant = town
    if choice.sold:
        sell(game, seat, player, choice)
    elif MOUNTAIN_VALUE[town] and not game.abstaining:
        draw(game, seat, player, MOUNTAIN_VALUE[town] + player.has(ROBUST))
        if sum(player.goods) > player.room:
            game.ask(KEEP, seat)
            return
    game.end_move()


def does_something(_game: Game, _player: Player, choice: Travel) -> bool:
    """Whether a town has anything for a merchant."""
    return choice.sold > 0 or MOUNTAIN_VALUE[choice.town] > 0


def draw(game: Game, seat: int, player: Player, count: int) -> None:
    """Goods from the bag, one after the other."""
    inside, drawn = [*listed(game.bag)], []
    bag, goods = [*game.bag], [*player.goods]
    for number in game.chance.numbers(min(count, len(inside))):
        good = inside.pop(floor(number * len(inside)))
        drawn.append(good)
        bag[good] -= 1
        goods[good] += 1
    game.bag, player.goods = tuple(bag), tuple(goods)
    drawn.sort()
    game.events.append(drew(seat, tuple(drawn)))


def legal_keeps(game: Game) -> Choices:
    """Every way to keep as many goods as there is room for."""
    player = game.players[game.mover]
    return keeps(player.goods, player.room)


def keep(game: Game, choice: Keep) -> None:
    """Keep what was chosen; the rest goes back into the bag."""
    player = game.players[game.mover]
    goods = listed(less(player.goods, choice.goods))
    give_back(game, player, goods)
    game.events.append(left(game.mover, goods))
    game.end_move()


def give_back(game: Game, player: Player, goods: Iterable[Good]) -> None:
    """A player's goods go into the bag."""
    game.bag = more(game.bag, goods)
    player.goods = less(player.goods, goods)


def more(counts: tuple[int, ...], goods: Iterable[Good]) -> tuple[int, ...]:
    """How many of each good there are with these."""
    changed = [*counts]
    for good in goods:
        changed[good] += 1
    return tuple(changed)


def less(counts: tuple[int, ...], goods: Iterable[Good]) -> tuple[int, ...]:
    """How many of each good there are without these."""
    changed = [*counts]
    for good in goods:
        changed[good] -= 1
    return tuple(changed)


def sell(game: Game, seat: int, player: Player, choice: Travel) -> None:
    """Coins for goods of the one kind that the town buys."""
    token = game.tokens[choice.town]
    coins = choice.sold * (token.price + player.has(SKILLED))
    give_back(game, player, [token.good] * choice.sold)
    game.events.append(sold(seat, token.good, choice.sold, coins))
    earn(game, seat, player, coins)


def earn(game: Game, seat: int, player: Player, coins: int) -> None:
    """Add coins; every ten become a gold plaque at once, as long as there is a place for it."""
    player.coins += coins
    while player.coins >= PLAQUE and player.plaques < MOST_PLAQUES:
        player.coins -= PLAQUE
        player.plaques += 1
        game.events.append(gilded(seat, player.plaques))
        if player.plaques == MOST_PLAQUES:
            game.bring_end(seat, Feat.GOLD)
