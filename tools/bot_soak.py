"""Bots of all levels in games of all kinds, by the thousand: `python -m tools.bot_soak --games 10000 --seed 1`.

Every choice is played, so an illegal one stops the run with `IllegalChoice`; a game that does not end in time stops
it too. Prints how many games and choices went well.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from dataclasses import replace
from random import Random

from rich.progress import track

from tokaido.bots import BASHO, INO, KITA, RANDOM, YAJI, Bot
from tokaido.classic import SWITCHES, SetUp
from tokaido.core.chance import SEEDS, Chance

BOTS = (KITA, YAJI, BASHO, RANDOM)
SEARCHER = replace(INO, simulations=6)
EVERY = 20
"""One game in so many has a bot that searches, a little, in its first seat."""
MOST_CHOICES = 400


def main() -> None:
    """Play and count."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    numbers: Iterable[int] = range(options.seed, options.seed + options.games)
    choices = [play(number) for number in track(numbers, "Walking", transient=True)]
    print(f"{len(choices):,} games, {sum(choices):,} choices: all legal, every game came to its end.")


def play(number: int) -> int:
    """A game of the kind that its number stands for; how many choices it had."""
    pick = Random(number)
    setup = SetUp(players=pick.randint(2, 5), **{name: pick.random() < 0.4 for name in SWITCHES})
    bots: list[Bot] = [pick.choice(BOTS) for _ in range(setup.players)]
    if number % EVERY == 0:
        bots[0] = SEARCHER
    game, chance, made = setup.start(number % SEEDS), Chance((number * 7919 + 1) % SEEDS), 0
    while game.actor is not None:
        game.play(bots[game.actor].choose(game, chance))
        made += 1
        assert made < MOST_CHOICES, f"game {number} does not end"
    return made


if __name__ == "__main__":
    main()
