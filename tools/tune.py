"""Finds better weights for the evaluation by self-play: `python -m tools.tune --minutes 10 --seed 1`.

A hill is climbed: some weights are changed at random, one changed player meets three unchanged ones, and the change
stays if it was ahead by more than chance explains, twice, on different seeds. Every step that stays is printed.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import asdict, replace
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import monotonic

from tokaido.bots.arena import Match, Played
from tokaido.bots.players import Judge
from tokaido.bots.weights import PLANNER, Weights
from tokaido.classic import SetUp

GAMES = 240
CHANGED = 4
SPREAD = 0.3
SURE = 1.3
WIN = 20.0
"""What a win counts beside the lead in points."""


def main() -> None:
    """Climb for some minutes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    for weights in climb(PLANNER, Random(options.seed), monotonic() + 60.0 * options.minutes):
        print({name: round(value, 3) for name, value in asdict(weights).items()}, flush=True)


def climb(weights: Weights, pick: Random, deadline: float) -> Iterator[Weights]:
    """Better and better weights until the time is over."""
    while monotonic() < deadline:
        trial = changed(weights, pick)
        seed = pick.randrange(2**31)
        if gain(trial, weights, seed) > SURE and gain(trial, weights, seed + GAMES) > SURE:
            weights = trial
            yield weights


def changed(weights: Weights, pick: Random) -> Weights:
    """The same weights, a few of them larger or smaller."""
    names = pick.sample(sorted(asdict(weights)), CHANGED)
    return replace(weights, **{name: getattr(weights, name) * pick.lognormvariate(0.0, SPREAD) for name in names})


def gain(trial: Weights, weights: Weights, seed: int) -> float:
    """How many standard errors a changed player is ahead of three unchanged ones."""
    rivals = Judge("as before", weights)
    match = Match((Judge("changed", trial), rivals, rivals, rivals), SetUp(players=4, gastronomy=bool(seed % 2)), seed)
    leads = [lead(match.play(number)) for number in range(GAMES)]
    return fmean(leads) / (stdev(leads) / sqrt(GAMES))


def lead(game: Played) -> float:
    """How much better than its rivals the first player did in a game."""
    return game.scores[0] - fmean(game.scores[1:]) + WIN * (game.shares[0] - 1.0 / len(game.shares))


if __name__ == "__main__":
    main()
