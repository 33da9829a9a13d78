"""A bot thinking about one question, in steps, wherever it runs: in a worker, or between the page's own work."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from time import monotonic
from typing import Any

from tokaido.core.chance import SEEDS, Chance
from tokaido.core.game import Game
from tokaido.core.record import Record
from tokaido.games import BOTS, open_link

STRIDE = 2_654_435_761
"""Spreads the turns of a game over the seeds."""


class Thought:
    """One question being thought about; `answer` is the best choice so far, by its place among the legal ones."""

    def __init__(self, record: Record, name: str) -> None:
        game, bot = record.game(), import_module(BOTS[record.setup.number]).bot_named(name)
        chance = Chance((record.seed + STRIDE * (len(record.choices) + 1)) % SEEDS)
        self._choices = game.choices()
        self._answers = answers(bot, game, chance)
        self.answer = self._choices.index(next(self._answers))

    def step(self, seconds: float) -> bool:
        """Think for a while; whether there is more to think."""
        until = monotonic() + seconds
        for choice in self._answers:
            self.answer = self._choices.index(choice)
            if monotonic() >= until:
                return True
        return False


def answers(bot: Any, game: Game, chance: Chance) -> Iterator[Any]:
    """The choices of a search as it gets surer; the one choice of a bot that does not search."""
    if hasattr(bot, "thinking"):
        return (thought.choice for thought in bot.thinking(game, chance))
    return iter([bot.choose(game, chance)])


def begin(link: str, name: str) -> Thought:
    """Begin to think about the last question of a game that is given as a link."""
    return Thought(open_link(link), name)
