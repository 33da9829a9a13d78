"""`tokaido show`: a game told from its link."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tokaido.cli.telling import people, telling_of
from tokaido.sharing import read
from tokaido.view.plain import plain, plain_outcome, plain_setup

if TYPE_CHECKING:
    import argparse

    from tokaido.core.record import Record


def run(options: argparse.Namespace) -> None:
    """Tell the game of a link."""
    record = read(options.link).record
    if options.json:
        print(json.dumps(as_json(record), indent=1))
    else:
        tell(record, Console(highlight=False))


def tell(record: Record, console: Console) -> None:
    """Print every turn, then the final table or what is asked now."""
    game: Any = record.start()
    telling = telling_of(record)
    teller = telling.teller(game, people(record))
    print_story(console, "Before the journey", teller.story(game.opening))
    for turn, step in enumerate(record.steps(game), 1):
        print_story(console, str(turn), teller.story(step.events))
    if game.outcome() is None:
        console.print(Text(teller.question(game), style="bold"))
    else:
        console.print(table(telling.final_table(game, teller)))


def print_story(console: Console, title: str, sentences: list[str]) -> None:
    """Sentences of one turn behind its number."""
    if sentences:
        console.print(Text(f"{title:>4}  " + " ".join(sentences)))


def table(cells: list[list[str]]) -> Table:
    """Points by source for every seat."""
    head, *rows = cells
    columns = Table()
    for number, title in enumerate(head):
        columns.add_column(Text(title), justify="right" if number else "left")
    for row in rows:
        columns.add_row(*row, end_section=row[0] == rows[-4][0])
    return columns


def as_json(record: Record) -> dict[str, Any]:
    """A whole game for a machine."""
    game: Any = record.start()
    turns = [
        {"actor": step.actor, "choice": plain(step.choice), "of": len(step.choices), "events": plain(step.events)}
        for step in record.steps(game)
    ]
    outcome = game.outcome()
    return {
        "setup": plain_setup(record.setup),
        "seed": record.seed,
        "names": list(record.names),
        "deal": {name: plain(order) for name, order in asdict(record.deal).items()} if record.deal else None,
        "opening": plain(game.opening),
        "choices": [turn["choice"] for turn in turns],
        "turns": turns,
        "over": outcome is not None,
        "scores": [player.score for player in game.players],
        "final": plain_outcome(outcome) if outcome else None,
    }
