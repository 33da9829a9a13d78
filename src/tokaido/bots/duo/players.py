"""Players of Tokaido Duo that judge one choice at a time: strolling, greedy, and with a plan."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from tokaido.bots.duo.outlook import Outlook
from tokaido.bots.duo.weights import Weights
from tokaido.core.chance import Chance
from tokaido.duo.choices import Choice
from tokaido.duo.game import Game


class Bot(Protocol):
    """A player that chooses from what everybody may know."""

    @property
    def name(self) -> str:
        """What it is called, in every language."""

    def choose(self, game: Game, chance: Chance) -> Choice:
        """Answer the question that the game asks; chance is the bot's own, never the game's."""


@dataclass(frozen=True)
class Judge:
    """Makes the choice that looks best by the evaluation with its weights; of equal ones the first."""

    name: str
    weights: Weights

    def choose(self, game: Game, chance: Chance) -> Choice:
        """The best choice as far as it goes; chance is not needed."""
        return judged_best(game, self.weights)


@dataclass(frozen=True)
class Stroller:
    """Notices only a few of its choices, and makes the one of them that looks best."""

    name: str
    weights: Weights
    noticed: int
    """How many choices it looks at; it may look at one twice."""

    def choose(self, game: Game, chance: Chance) -> Choice:
        """The best of a few."""
        values = judged(game, self.weights)
        looks = [int(number * len(values)) for number in chance.numbers(self.noticed)]
        return max([values[look] for look in looks], key=lambda judged: judged[1])[0]


def judged(game: Game, weights: Weights) -> list[tuple[Choice, float]]:
    """Every choice of the seat to act with its value."""
    assert game.actor is not None
    return Outlook(weights, game, game.actor).values()


def judged_best(game: Game, weights: Weights) -> Choice:
    """The choice of the highest value, the first of equal ones."""
    choices = game.choices()
    if len(choices) == 1:
        return choices[0]
    return max(judged(game, weights), key=lambda judged: judged[1])[0]
