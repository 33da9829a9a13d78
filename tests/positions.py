"""Positions for the bots' tests: games of every kind, somewhere on their way."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tokaido import duo
from tokaido.bots import BASHO, KITA
from tokaido.bots import duo as duo_bots
from tokaido.bots.players import AnyBot
from tokaido.classic import SWITCHES, Game, SetUp
from tokaido.core.chance import Chance


def any_setup(number: int) -> SetUp:
    """Rules of all kinds, the players in turn."""
    pick = Random(number)
    return SetUp(players=2 + number % 4, **{name: pick.random() < 0.4 for name in SWITCHES})


def played(bot: AnyBot, setup: Any, seed: int) -> Iterator[Any]:
    """One and the same game before each of its choices, and once more when it is over."""
    game, chance = setup.start(seed), Chance(seed + 1)
    while game.actor is not None:
        yield game
        game.play(bot.choose(game, chance))
    yield game


def positions(games: int, every: int) -> Iterator[Game]:
    """Choices with alternatives, out of games of all kinds."""
    for number in range(games):
        bot = BASHO if number % 2 else KITA
        yield from some(played(bot, any_setup(number), number), number, every)


def duo_positions(games: int, every: int) -> Iterator[duo.Game]:
    """Choices with alternatives, out of games of Tokaido Duo."""
    for number in range(games):
        bot = duo_bots.BASHO if number % 2 else duo_bots.KITA
        yield from some(played(bot, duo.SetUp(green_first=bool(number & 2)), number), number, every)


def some(game: Iterator[Any], number: int, every: int) -> Iterator[Any]:
    """One of every few positions of a game, if it asks for a decision."""
    for turn, position in enumerate(game):
        if (turn + number) % every == 0 and len(position.choices()) > 1:
            yield position
