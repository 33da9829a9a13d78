"""`tokaido ladder`: how strong the bots are, as a page of the documentation."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from rich.console import Console

from tokaido.bots import duo
from tokaido.bots.arena import Match
from tokaido.bots.levels import BASHO, INO, KITA, LEVELS, RANDOM, YAJI
from tokaido.classic import SetUp
from tokaido.cli.arena import play, summary
from tokaido.duo import SetUp as DuoSetUp

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

    from tokaido.bots.players import AnyBot, Bot
    from tokaido.core.game import SetUp as AnySetUp


class Rung(NamedTuple):
    """A match of the ladder and the mark that it should reach."""

    seats: tuple[AnyBot, ...]
    games: int
    mark: str
    reached: Callable[[dict[str, Any]], bool]
    gastronomy: bool = False
    duo: bool = False

    @property
    def setup(self) -> AnySetUp:
        """The rules of the match."""
        return DuoSetUp() if self.duo else SetUp(players=len(self.seats), gastronomy=self.gastronomy)


def wins(share: float) -> Callable[[dict[str, Any]], bool]:
    """Whether the first player won at least this share."""
    return lambda result: bool(result["players"][0]["win_share"] >= share)


def scores(mean: float, winner: float = 0.0) -> Callable[[dict[str, Any]], bool]:
    """Whether everybody together, and the winner, scored so much on average."""
    return lambda result: bool(result["score_mean"] >= mean and result["winner_mean"] >= winner)


def one_against(bot: Bot, rival: Bot, players: int = 4) -> tuple[Bot, ...]:
    """One bot and rivals for all other seats."""
    return (bot, *[rival] * (players - 1))


RUNGS = (
    Rung(one_against(KITA, RANDOM), 400, "wins ≥ 95 %", wins(0.95)),
    Rung(one_against(YAJI, KITA), 400, "wins ≥ 85 %", wins(0.85)),
    Rung((YAJI,) * 4, 400, "mean ≥ 68", scores(68.0)),
    Rung(one_against(BASHO, YAJI), 1000, "wins ≥ 40 %", wins(0.4)),
    Rung((BASHO,) * 4, 400, "mean ≥ 74", scores(74.0)),
    Rung(one_against(INO, BASHO), 200, "wins ≥ 40 %", wins(0.4)),
    Rung((INO,) * 4, 48, "mean ≥ 77, winner ≥ 84", scores(77.0, 84.0), gastronomy=True),
    *[
        Rung(one_against(better, worse, players), games, f"wins > {1 / players:.0%}", wins(1 / players))
        for (worse, better), games in zip(pairwise(LEVELS), (200, 400, 40), strict=True)
        for players in (2, 3, 5)
    ],
    *[
        Rung((better, worse), 400, "wins ≥ 65 %", wins(0.65), duo=True)
        for worse, better in pairwise((RANDOM, *duo.LEVELS))
    ],
)

HEAD = """# How strong the bots are

Made by `tokaido ladder`; each line can be made alone by its command. Four players and standard rules unless the
command says otherwise. Seats and travelers are rotated over common seeds; the interval is Wilson's, 95 %. With n
players, 1/n of the wins is even. Times are of the machine that made the table. Expert people on record score 76.1 on
average with Gastronomy, and win with 84.2.

"""

DUO_HEAD = """
## Tokaido Duo

Every deal is played twice with the seats exchanged, so half of the wins is even.

"""

COLUMNS = """\
| first player | against | wins | interval | mean score | mean winner | mark | reached | ms a choice | command |
|---|---|---|---|---|---|---|---|---|---|
"""


def run(options: argparse.Namespace) -> None:
    """Play all matches and write the page."""
    lines: dict[Rung, str] = {}
    for rung in RUNGS:
        lines[rung] = line(rung, options.seed, options.jobs)
        Console(stderr=True).print(lines[rung], markup=False, soft_wrap=True)
        Path(options.output).write_text(page(lines), encoding="utf-8")


def page(lines: dict[Rung, str]) -> str:
    """The lines so far, each game with a table of its own."""
    tables = [
        (head, [words for rung, words in lines.items() if rung.duo is is_duo])
        for head, is_duo in ((HEAD, False), (DUO_HEAD, True))
    ]
    return "".join(head + COLUMNS + "\n".join(rows) + "\n" for head, rows in tables if rows)


def line(rung: Rung, seed: int, jobs: int) -> str:
    """One match as a line of the table."""
    match = Match(rung.seats, rung.setup, seed)
    result = summary(match, play(match, rung.games, jobs))
    first = result["players"][0]
    low, high = first["interval"]
    cells = (
        rung.seats[0].name,
        f"{len(rung.seats) - 1} {rung.seats[1].name}",
        f"{first['win_share']:.1%}",
        f"{low:.1%} - {high:.1%}",
        f"{result['score_mean']:.1f}",
        f"{result['winner_mean']:.1f}",
        rung.mark,
        "yes" if rung.reached(result) else "**no**",
        f"{first['choice_ms']:.1f}",
        f"`{command(rung, seed)}`",
    )
    return f"| {' | '.join(cells)} |"


def command(rung: Rung, seed: int) -> str:
    """What to type to play the match of a line."""
    seats = ",".join(bot.name for bot in rung.seats)
    game = "--game duo " if rung.duo else ""
    variant = " --variant gastronomy" if rung.gastronomy else ""
    return f"tokaido arena {game}--seats {seats} --games {rung.games} --seed {seed}{variant}"
