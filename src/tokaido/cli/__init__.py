"""The command line: `tokaido`, or `python -m tokaido`."""

from __future__ import annotations

import argparse
import io
import sys
from typing import TYPE_CHECKING, TypeAlias

from tokaido import __version__, classic, duo
from tokaido.classic import EDITIONS, SWITCHES, VARIANTS
from tokaido.cli import arena, bench, ladder, play, show, simulate
from tokaido.core.chance import SEEDS
from tokaido.core.errors import BadSetUp, TokaidoError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tokaido.core.game import SetUp

MOST_GAMES = 10**7

DESCRIPTION = """\
The board games Tokaido and Tokaido Duo in a terminal: play them, look at a game, measure the rules.

  tokaido play                               a game for two at this keyboard
  tokaido play --players 4 --variant initiation --names Aki,Ben,Chiyo,Dai
  tokaido play --game duo                    Tokaido Duo
  tokaido play LINK                          go on with a game
  tokaido show LINK                          what happened, turn by turn
  tokaido simulate --players 4 --games 1000  random games, and what they have in common
  tokaido bench                              how fast the rules are
  tokaido arena --seats Basho,Yaji,Yaji,Yaji bots against each other
  tokaido arena --game duo --seats Yaji,Kita the same in Tokaido Duo
  tokaido ladder                             how strong every bot is, as a page

A whole game fits into a link: `play` prints it when you leave, `show` and `play` open it again, and so does
the page. `tokaido COMMAND --help` says more about each."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command; errors that a person can mend are one sentence."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    options = parser().parse_args(arguments)
    try:
        options.run(options)
    except TokaidoError as error:
        sys.exit(f"tokaido: {error}")
    except BrokenPipeError:
        sys.stderr.close()
    except KeyboardInterrupt:
        sys.exit(130)


def parser() -> argparse.ArgumentParser:
    """All commands and their options."""
    top = argparse.ArgumentParser(
        "tokaido", description=DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    top.add_argument("--version", action="version", version=f"tokaido {__version__}")
    commands = top.add_subparsers(required=True, metavar="COMMAND")
    add_play(commands)
    add_show(commands)
    add_simulate(commands)
    add_bench(commands)
    add_arena(commands)
    add_ladder(commands)
    return top


Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def add_play(commands: Commands) -> None:
    """`tokaido play`."""
    command = commands.add_parser(
        "play",
        help="play a whole game, several people at one keyboard",
        description="Play a game at this keyboard. Answer with the number of your choice; ? lists the rest. "
        "Leave at any prompt with q, Ctrl-C or Ctrl-D: the link that is printed brings you back to the same choice.",
    )
    command.add_argument("link", nargs="?", help="a game to go on with")
    add_setup(command, "2")
    command.add_argument("--seed", type=seed, help="which shuffle to play (default: a random one)")
    command.add_argument("--names", help="the players' names, with commas between them")
    command.add_argument(
        "--open", action="store_true", help="everybody may look: no pause before hidden cards are shown"
    )
    command.set_defaults(run=play.run, make_setup=make_setup, usual_players=2)


def add_show(commands: Commands) -> None:
    """`tokaido show`."""
    command = commands.add_parser(
        "show",
        help="tell what happened in a game, turn by turn",
        description="Tell a game from its link, or from a whole address with a link in it, and give the final table.",
    )
    command.add_argument("link", help="the game")
    command.add_argument("--json", action="store_true", help="set-up, choices, events and scores for a machine")
    command.set_defaults(run=show.run)


def add_simulate(commands: Commands) -> None:
    """`tokaido simulate`."""
    command = commands.add_parser(
        "simulate",
        help="play random games and measure them",
        description="Play games in which every choice is equally likely, and print what they have in common. "
        "The same options give the same games; only the games per second differ.",
    )
    add_setup(command, "4, in Tokaido Duo 2")
    command.add_argument("--games", type=positive, default=1000, metavar="K", help="how many (default: %(default)s)")
    command.add_argument("--seed", type=seed, default=1, metavar="S", help="the first shuffle (default: %(default)s)")
    command.add_argument("--json", action="store_true", help="figures for a machine")
    command.set_defaults(run=simulate.run, make_setup=make_setup, usual_players=4)


def add_bench(commands: Commands) -> None:
    """`tokaido bench`."""
    command = commands.add_parser(
        "bench",
        help="measure the rules: games, copies, undo and links",
        description="Random games a second on one core, of four players and of Tokaido Duo; the cost of a copy and of "
        "an undo, of making and opening the link of a whole game. Each figure is the best of several rounds.",
    )
    command.add_argument("--json", action="store_true", help="figures for a machine")
    command.set_defaults(run=bench.run)


def add_arena(commands: Commands) -> None:
    """`tokaido arena`."""
    command = commands.add_parser(
        "arena",
        help="let bots play each other and measure them",
        description="Let bots play each other. Every deal is played as often as there are players, who move on by a "
        "seat each time. Prints the share of wins with its 95 % interval, the mean score and the time a choice "
        "takes. The same options give the same games; only the times differ.",
    )
    command.add_argument(
        "--seats",
        metavar="NAME,NAME,...",
        help="2 to 5 bots, or `random` (default: every level; in Tokaido Duo the two strongest)",
    )
    add_game(command)
    command.add_argument("--list", action="store_true", help="name the bots, weakest first, and play nothing")
    command.add_argument("--games", type=positive, default=100, metavar="N", help="how many (default: %(default)s)")
    command.add_argument("--simulations", type=positive, metavar="N", help="how long the bot that searches thinks")
    add_rules(command)
    add_work(command)
    command.add_argument("--json", action="store_true", help="figures for a machine")
    command.set_defaults(run=arena.run, make_setup=make_setup)


def add_ladder(commands: Commands) -> None:
    """`tokaido ladder`."""
    command = commands.add_parser(
        "ladder",
        help="measure how strong every bot is and write it down",
        description="Play every match that the documentation has figures of, and write the page. This takes a while.",
    )
    command.add_argument("--output", default="docs/strength.md", metavar="FILE", help="default: %(default)s")
    add_work(command)
    command.set_defaults(run=ladder.run)


def add_work(command: argparse.ArgumentParser) -> None:
    """The options of matches: which games, in how many processes."""
    command.add_argument("--seed", type=seed, default=1, metavar="S", help="the first shuffle (default: %(default)s)")
    command.add_argument("--jobs", type=positive, default=1, metavar="J", help="processes (default: %(default)s)")


def add_game(command: argparse.ArgumentParser) -> None:
    """The option that says which game."""
    names = [classic.SetUp.name, duo.SetUp.name]
    command.add_argument("--game", choices=names, default=names[0], help="which game (default: %(default)s)")


def add_setup(command: argparse.ArgumentParser, players: str) -> None:
    """The options that settle a game."""
    add_game(command)
    command.add_argument("--players", type=int, metavar="N", help=f"how many, 2 to 5 (default: {players})")
    add_rules(command)


def add_rules(command: argparse.ArgumentParser) -> None:
    """The options that settle the rules of a game."""
    command.add_argument(
        "--variant",
        action="append",
        default=[],
        choices=[option_name(name) for name in VARIANTS],
        help="a variant of the rule book; can be given several times",
    )
    command.add_argument("--edition", choices=list(EDITIONS), help="play by the letter of one rule book")
    command.add_argument(
        "--rule",
        action="append",
        default=[],
        choices=[option_name(name) for name in SWITCHES if name not in VARIANTS],
        help="a single point where editions differ, or free-travelers: pick any tile; can be given several times",
    )


def make_setup(options: argparse.Namespace) -> SetUp:
    """The set-up that the options ask for."""
    switches = {name.replace("-", "_"): True for name in (*options.variant, *options.rule)}
    if getattr(options, "game", classic.SetUp.name) == duo.SetUp.name:
        return make_duo(options, switches)
    players = options.usual_players if options.players is None else options.players
    return classic.SetUp(players=players, **{**EDITIONS.get(options.edition, {}), **switches})


def make_duo(options: argparse.Namespace, switches: Mapping[str, bool]) -> duo.SetUp:
    """Tokaido Duo, which has neither variants nor editions."""
    if switches or options.edition:
        raise BadSetUp("Tokaido Duo has no variants, editions or rules to choose.")
    return duo.SetUp() if options.players is None else duo.SetUp(players=options.players)


def option_name(switch: str) -> str:
    """A switch of the set-up as it is typed."""
    return switch.replace("_", "-")


def seed(text: str) -> int:
    """A seed from the command line."""
    if text.isdecimal() and len(text) <= len(str(SEEDS)) and int(text) < SEEDS:
        return int(text)
    raise argparse.ArgumentTypeError(f"a seed is a whole number from 0 to {SEEDS - 1}, not {text}")


def positive(text: str) -> int:
    """A number of games from the command line."""
    if text.isdecimal() and len(text) <= len(str(MOST_GAMES)) and 0 < int(text) <= MOST_GAMES:
        return int(text)
    raise argparse.ArgumentTypeError(f"a whole number from 1 to {MOST_GAMES}, not {text}")
