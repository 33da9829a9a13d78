"""Before the first step: traveler tiles, purses and the line in the first inn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokaido.classic.choices import Become, Choices
from tokaido.classic.events import Became, LinedUp, Prepared
from tokaido.classic.question import Question
from tokaido.classic.travelers import NOVICE, TILES, Traveler

if TYPE_CHECKING:
    from tokaido.classic.game import Game

PREPARED_COINS = {2: (0, 1, 2), 3: (0, 1, 2), 4: (-1, 0, 1, 2), 5: (-1, -1, 0, 1, 2)}
"""Preparations: the change of the purse by order of leaving; of two players' three places, the neutral's is unused."""

FIRST_IN_LINE = 7
"""The rank in the first inn of the traveler that leaves last, as of the first to arrive in any inn."""


def begin(game: Game) -> None:
    """Deal tiles, or send everybody off without one."""
    if not game.setup.initiation:
        game.ask(Question.TILE, 0)
        return
    for seat in range(game.setup.players):
        dress(game, seat, NOVICE)
    line_up(game)


def legal_tiles(game: Game) -> Choices:
    """One of two tiles dealt; or, if travelers are free, any that nobody has taken."""
    seat = game.actor
    assert seat is not None
    if game.setup.free_travelers:
        taken = [player.traveler for player in game.players[:seat]]
        return tuple(Become(tile) for tile in TILES if tile not in taken)
    return tuple(Become(TILES[card]) for card in sorted(game.tiles.cards[2 * seat : 2 * seat + 2]))


def choose_tile(game: Game, choice: Become) -> None:
    """Take a tile; when everybody has one the travelers line up."""
    seat = game.actor
    assert seat is not None
    dress(game, seat, choice.traveler)
    if seat + 1 < game.setup.players:
        game.ask(Question.TILE, seat + 1)
    else:
        line_up(game)


def dress(game: Game, seat: int, traveler: Traveler) -> None:
    """Make a seat a traveler, with the traveler's purse."""
    player = game.players[seat]
    player.traveler, player.coins = traveler, traveler.coins
    game.events.append(Became(seat, traveler, traveler.coins))


def line_up(game: Game) -> None:
    """Put the travelers in the first inn in random order; the first to leave stands last in line."""
    order = game.given_order
    if order is None:
        order = list(range(game.setup.pawns))
        game.chance.shuffle(order)
    line = order[::-1]
    game.places = [FIRST_IN_LINE - line.index(pawn) for pawn in range(game.setup.pawns)]
    game.events.append(LinedUp(tuple(order)))
    if game.setup.preparations:
        prepare(game, order)
    game.next_turn()


def prepare(game: Game, order: list[int]) -> None:
    """Preparations: who leaves late has more coins."""
    for pawn, change in zip(order, PREPARED_COINS[game.setup.players], strict=True):
        if pawn < game.setup.players and change:
            game.players[pawn].coins += change
            game.events.append(Prepared(pawn, change))
