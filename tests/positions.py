"""Positions for the bots' tests: games of every kind, somewhere on their way."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tokaido.bots import BASHO, KITA, Bot
from tokaido.classic import SWITCHES, Game, SetUp
from tokaido.core.chance import Chance


def any_setup(number: int) -> SetUp:
    """Rules of all kinds, the players in turn."""
    pick = Random(number)
    return SetUp(players=2 + number % 4, **{name: pick.random() < 0.4 for name in SWITCHES})


def played(bot: Bot, setup: SetUp, seed: int) -> Iterator[Game]:
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
        for turn, game in enumerate(played(bot, any_setup(number), number)):
            if (turn + number) % every == 0 and len(game.choices()) > 1:
                yield game
