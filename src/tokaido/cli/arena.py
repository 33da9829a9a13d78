"""`tokaido arena`: bots against each other, measured."""

from __future__ import annotations

import json
from contextlib import ExitStack
from dataclasses import asdict, replace
from functools import partial
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from tokaido import classic
from tokaido.bots import duo
from tokaido.bots.arena import Match, Played, mean, standings
from tokaido.bots.levels import LEVELS, bot_named
from tokaido.bots.search import Searcher
from tokaido.duo import SetUp as DuoSetUp

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Iterable, Mapping

    from tokaido.bots.players import AnyBot


BOTS: Mapping[str, Callable[[str], AnyBot]] = {classic.SetUp.name: bot_named, DuoSetUp.name: duo.bot_named}
"""Where the bots of each game are found by their names."""
USUAL_SEATS = {classic.SetUp.name: "Ino,Basho,Yaji,Kita", DuoSetUp.name: "Ino,Basho"}


def run(options: argparse.Namespace) -> None:
    """Play the match that the options ask for, or name the levels."""
    if options.list:
        names = [bot.name for bot in LEVELS]
        print(json.dumps(names) if options.json else "\n".join(names))
        return
    seats = options.seats or USUAL_SEATS[options.game]
    bots = tuple(seated(BOTS[options.game](name), options.simulations) for name in seats.split(","))
    options.players = len(bots)
    match = Match(bots, options.make_setup(options), options.seed)
    result = summary(match, play(match, options.games, options.jobs))
    print(json.dumps(result)) if options.json else Console().print(table(result))


def seated(bot: AnyBot, simulations: int | None) -> AnyBot:
    """A bot; one that searches may be told how long."""
    if simulations and isinstance(bot, Searcher | duo.Searcher):
        return replace(bot, simulations=simulations)
    return bot


def play(match: Match, games: int, jobs: int) -> list[Played]:
    """All games of a match, in as many processes as asked for; how many makes no difference to the games."""
    console = Console(stderr=True)
    bar = partial(
        track, description="Walking", total=games, console=console, transient=True, disable=not console.is_terminal
    )
    with ExitStack() as stack:
        played: Iterable[Played] = map(match.play, range(games))
        if jobs > 1:
            played = stack.enter_context(get_context("spawn").Pool(jobs)).imap(match.play, range(games))
        return list(bar(played))


def summary(match: Match, games: list[Played]) -> dict[str, Any]:
    """The result by name."""
    return {
        "games": len(games),
        "seed": match.seed,
        "players": [rounded(asdict(standing)) for standing in standings(match.bots, games)],
        "score_mean": round(mean(mean(game.scores) for game in games), 2),
        "winner_mean": round(mean(max(game.scores) for game in games), 2),
    }


def rounded(figures: dict[str, Any]) -> dict[str, Any]:
    """Figures with as many places as mean something."""
    return {
        name: tuple(round(end, 4) for end in figure)
        if isinstance(figure, tuple)
        else round(figure, 4)
        if isinstance(figure, float)
        else figure
        for name, figure in figures.items()
    }


def table(result: dict[str, Any]) -> Table:
    """The result for a person."""
    title = f"{result['games']:,} games: mean score {result['score_mean']}, mean winner {result['winner_mean']}"
    rows = Table("player", "wins", "95 % interval", "mean score", "ms a choice", title=title)
    for player in result["players"]:
        low, high = player["interval"]
        rows.add_row(
            player["name"],
            f"{player['win_share']:.1%}",
            f"{low:.1%} - {high:.1%}",
            f"{player['score_mean']:.1f}",
            f"{player['choice_ms']:.2f}",
        )
    return rows
