"""Matches between bots: games with rotated seats, and how sure their result is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import fsum, sqrt
from time import perf_counter

from tokaido.bots.players import AnyBot
from tokaido.core.chance import SEEDS, Chance
from tokaido.core.game import SetUp

CONFIDENCE = 1.959964
"""Standard deviations to either side of a 95 % interval."""


@dataclass(frozen=True)
class Played:
    """One game of a match, by player in the order given (not by seat)."""

    scores: tuple[int, ...]
    shares: tuple[float, ...]
    """Of the win: 1 for the winner, a part of it for those who share."""
    choices: tuple[int, ...]
    """How many choices with an alternative each player had."""
    seconds: tuple[float, ...]
    """How long those took."""


@dataclass(frozen=True)
class Standing:
    """How one player did in a match."""

    name: str
    win_share: float
    interval: tuple[float, float]
    score_mean: float
    choice_ms: float


@dataclass(frozen=True)
class Match:
    """Who plays whom by which rules. The same match is always the same games.

    As many games in a row as there are players share a seed and its travelers; the players move on by a seat
    from one to the next, so that each of them has had every seat of every deal. Among equals that would be the same
    game again and again, so there every game has a seed of its own.
    """

    bots: tuple[AnyBot, ...]
    setup: SetUp
    seed: int

    def play(self, number: int) -> Played:
        """The game of a number, counted from 0."""
        count = len(self.bots)
        deal = number if len(set(self.bots)) == 1 else number // count
        game = self.setup.start((self.seed + deal) % SEEDS)
        chances = [Chance(scattered(self.seed, number, player)) for player in range(count)]
        choices, seconds = [0] * count, [0.0] * count
        while (seat := game.actor) is not None:
            player = (seat + number) % count
            start = perf_counter()
            choice = self.bots[player].choose(game, chances[player])
            if len(game.choices()) > 1:
                choices[player] += 1
                seconds[player] += perf_counter() - start
            game.play(choice)
        outcome = game.outcome()
        assert outcome is not None
        seats = [(player - number) % count for player in range(count)]
        return Played(
            scores=tuple(outcome.scores[seat] for seat in seats),
            shares=tuple((seat in outcome.winners) / len(outcome.winners) for seat in seats),
            choices=tuple(choices),
            seconds=tuple(seconds),
        )


def scattered(seed: int, number: int, player: int) -> int:
    """A seed for one player of one game, far from those of the games: a bot must not share the deck's chance."""
    return ((seed + 1) * 2654435761 ^ (number * 5 + player + 1) * 40503 * 65537) % SEEDS


def standings(bots: Sequence[AnyBot], games: Sequence[Played]) -> list[Standing]:
    """How each player did over some games."""
    return [standing(bot.name, player, games) for player, bot in enumerate(bots)]


def standing(name: str, player: int, games: Sequence[Played]) -> Standing:
    """How one player did."""
    wins = fsum(game.shares[player] for game in games)
    choices = sum(game.choices[player] for game in games)
    return Standing(
        name=name,
        win_share=wins / len(games),
        interval=wilson(wins, len(games)),
        score_mean=mean(game.scores[player] for game in games),
        choice_ms=1000.0 * fsum(game.seconds[player] for game in games) / max(choices, 1),
    )


def mean(numbers: Iterable[float]) -> float:
    """The mean, by a sum that every Python rounds alike."""
    values = list(numbers)
    return fsum(values) / len(values)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    share, spread = wins / games, CONFIDENCE * CONFIDENCE / games
    middle = share + spread / 2.0
    half = CONFIDENCE * sqrt(share * (1.0 - share) / games + spread / (4.0 * games))
    return max(0.0, (middle - half) / (1.0 + spread)), min(1.0, (middle + half) / (1.0 + spread))
