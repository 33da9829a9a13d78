"""Players that judge one choice at a time: at random, strolling, greedy, and with a plan."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from tokaido.bots.outlook import Outlook
from tokaido.bots.weights import Weights
from tokaido.bots.worth import worth_of
from tokaido.classic.board import Station
from tokaido.classic.choices import Buy, Choice, Decline, Give, Walk
from tokaido.classic.game import Game
from tokaido.classic.question import Question
from tokaido.core.chance import Chance
from tokaido.core.game import Game as AnyGame


class Bot(Protocol):
    """A player that chooses from what its seat may know."""

    @property
    def name(self) -> str:
        """What it is called, in every language."""

    def choose(self, game: Game, chance: Chance) -> Choice:
        """Answer the question that the game asks; chance is the bot's own, never the game's."""


class AnyBot(Protocol):
    """A player of one of the games, whichever it is."""

    @property
    def name(self) -> str:
        """What it is called, in every language."""

    def choose(self, game: Any, chance: Chance) -> Any:
        """Answer the question that the game asks."""


@dataclass(frozen=True)
class Drifter:
    """Makes every legal choice equally often."""

    name: str

    def choose(self, game: AnyGame, chance: Chance) -> Any:
        """Any choice of any game."""
        choices = game.choices()
        return choices[chance.below(len(choices))]


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
    """Walks to the next free stop, now and then a little farther, and takes a little of whatever is offered."""

    name: str
    wanders: float
    """How often it passes a stop by, and then the next one."""

    def choose(self, game: Game, chance: Chance) -> Choice:
        """Never nothing where something can be had, but without counting what is best."""
        modest = [choice for choice in game.choices() if is_modest(game, choice)] or game.choices()
        if game.question is Question.WALK:
            return self._stroll(modest, chance)
        return modest[chance.below(len(modest))]

    def _stroll(self, walks: Sequence[Choice], chance: Chance) -> Choice:
        """Mostly the first."""
        passed = sum([number < self.wanders for number in chance.numbers(2)])
        return walks[min(passed, len(walks) - 1)]


def is_modest(game: Game, choice: Choice) -> bool:
    """Whether a choice takes something, and no more than one thing."""
    match choice:
        case Walk(space):
            return len(game.souvenirs) > 0 or game.board.stations[space] is not Station.VILLAGE
        case Decline():
            return False
        case Buy(souvenirs):
            return len(souvenirs) == 1
        case Give(coins):
            return coins == 1
        case _:
            return True


def judged_best(game: Game, weights: Weights) -> Choice:
    """The choice of the highest value, the first of equal ones."""
    choices = game.choices()
    if len(choices) == 1:
        return choices[0]
    assert game.actor is not None
    best, highest = choices[0], float("-inf")
    for choice, value in Outlook(worth_of(weights, game.board), game, game.actor).values():
        if value > highest:
            best, highest = choice, value
    return best
