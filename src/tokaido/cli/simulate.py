"""`tokaido simulate`: random games, and what they have in common."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from math import floor
from random import Random
from statistics import fmean
from time import perf_counter
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from tokaido.core.chance import SEEDS
from tokaido.core.link import encode
from tokaido.core.record import Record

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

    from tokaido.core.game import SetUp


@dataclass
class Figures:
    """What is counted over many games."""

    seconds: float = 0.0
    decisions: list[int] = field(default_factory=list)
    choices: int = 0
    scores: list[float] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    links: list[int] = field(default_factory=list)

    def summary(self) -> dict[str, float]:
        """The figures by name."""
        return {
            "games": len(self.decisions),
            "games_per_second": round(len(self.decisions) / self.seconds, 1),
            "decisions_mean": round(fmean(self.decisions), 2),
            "branching_mean": round(self.choices / sum(self.decisions), 2),
            "score_mean": round(fmean(self.scores), 2),
            "score_best": max(self.winners),
            "winner_mean": round(fmean(self.winners), 2),
            "link_chars_mean": round(fmean(self.links), 2),
            "link_chars_max": max(self.links),
        }


def run(options: argparse.Namespace) -> None:
    """Play random games and print the figures."""
    setup, figures = options.make_setup(options), Figures()
    console = Console(stderr=True)
    games = track(range(options.games), "Walking", console=console, transient=True, disable=not console.is_terminal)
    for number in games:
        add_game(figures, setup, (options.seed + number) % SEEDS)
    summary = figures.summary()
    print(json.dumps(summary)) if options.json else Console().print(table(summary))


def add_game(figures: Figures, setup: SetUp, seed: int) -> None:
    """Play a random game, timed without the link, and count it."""
    pick = Random(seed ^ 0xACE).random
    start = perf_counter()
    game, choices = random_game(setup, seed, pick)
    figures.seconds += perf_counter() - start
    figures.decisions.append(len(choices))
    record = Record(setup, seed, tuple(choices))
    figures.choices += sum(len(step.choices) for step in record.steps(record.start()))
    figures.scores.append(fmean(game.outcome().scores))
    figures.winners.append(max(game.outcome().scores))
    figures.links.append(len(encode(record)))


def random_game(setup: SetUp, seed: int, pick: Callable[[], float]) -> tuple[Any, list[Any]]:
    """A game in which every choice is equally likely, and its choices."""
    game: Any = setup.start(seed)
    made, choices = [], game.choices()
    while choices:
        choice = choices[floor(pick() * len(choices))]
        game.play(choice)
        made.append(choice)
        choices = game.choices()
    return game, made


def table(summary: dict[str, float]) -> Table:
    """The figures for a person."""
    rows = Table(show_header=False)
    for name, figure in summary.items():
        rows.add_row(TITLES[name], f"{figure:,}")
    return rows


TITLES = {
    "games": "games",
    "games_per_second": "games a second",
    "decisions_mean": "choices a game",
    "branching_mean": "alternatives a choice",
    "score_mean": "score, mean",
    "score_best": "score, best",
    "winner_mean": "winner's score, mean",
    "link_chars_mean": "characters of a link, mean",
    "link_chars_max": "characters of a link, most",
}
