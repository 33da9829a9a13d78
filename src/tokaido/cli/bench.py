"""`tokaido bench`: how fast the rules are."""

from __future__ import annotations

import json
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table

from tokaido import duo
from tokaido.classic import SetUp
from tokaido.cli.simulate import random_game
from tokaido.core.link import encode
from tokaido.core.record import Record
from tokaido.core.record import Table as PlayedTable
from tokaido.games import open_link

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

    from tokaido.core.game import SetUp as AnySetUp

ROUNDS = 7
GAMES = 200


def run(options: argparse.Namespace) -> None:
    """Measure and print."""
    figures = measure()
    if options.json:
        print(json.dumps(figures))
        return
    table = Table(
        "what",
        "figure",
        "mark",
        title="Four players, or two of Tokaido Duo; uniformly random choices; best of several rounds",
    )
    for name, (title, mark) in TITLES.items():
        table.add_row(title, f"{figures[name]:,}", mark)
    Console().print(table)


def measure() -> dict[str, float]:
    """All figures by name."""
    setup = SetUp(players=4)
    records = random_records(setup)
    links = [encode(record) for record in records]
    halves: list[Any] = [record.cut(len(record.choices) // 2).game() for record in records]
    played = [PlayedTable(record) for record in records]
    return {
        "games_per_second": round(GAMES / best(lambda: random_records(setup))),
        "copy_us": round(best(lambda: [game.copy() for game in halves]) / GAMES * 1e6, 2),
        "undo_ms": round(best(lambda: [(table.undo(), table.redo()) for table in played]) / GAMES * 1e3, 3),
        "link_encode_ms": round(best(lambda: [encode(record) for record in records]) / GAMES * 1e3, 3),
        "link_decode_ms": round(best(lambda: [open_link(link) for link in links]) / GAMES * 1e3, 3),
        "link_chars_mean": round(sum(map(len, links)) / GAMES, 1),
        "link_chars_max": max(map(len, links)),
        **measure_duo(),
    }


def measure_duo() -> dict[str, float]:
    """The figures of Tokaido Duo by name."""
    setup = duo.SetUp()
    return {
        "duo_games_per_second": round(GAMES / best(lambda: random_records(setup))),
        "duo_link_chars_mean": round(sum(len(encode(record)) for record in random_records(setup)) / GAMES, 1),
    }


def random_records(setup: AnySetUp) -> list[Record]:
    """Whole games in which every choice is equally likely."""
    return [Record(setup, seed, tuple(random_game(setup, seed, Random(seed).random)[1])) for seed in range(GAMES)]


TITLES = {
    "games_per_second": ("games a second", "at least 1,600, aim 2,500"),
    "copy_us": ("copy of a position, µs", "at most 20"),
    "undo_ms": ("undo and redo at the end of a game, ms", "at most 50 in a browser"),
    "link_encode_ms": ("link made from a whole game, ms", ""),
    "link_decode_ms": ("link of a whole game opened and replayed, ms", "at most 5"),
    "link_chars_mean": ("characters of a link, mean", "at most 100"),
    "link_chars_max": ("characters of a link, most", "at most 140"),
    "duo_games_per_second": ("Tokaido Duo: games a second", "at least 2,000"),
    "duo_link_chars_mean": ("Tokaido Duo: characters of a link, mean", "at most 120"),
}


def best(work: Callable[[], object]) -> float:
    """The shortest time of several rounds: what the machine can do when nothing else runs."""
    times = []
    for _ in range(ROUNDS):
        start = perf_counter()
        work()
        times.append(perf_counter() - start)
    return min(times)
