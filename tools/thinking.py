"""How long the bot that searches needs for a choice, and what it chooses: `python -m tools.thinking`.

`node tools/thinking.mjs` runs the same in Pyodide. Both must print the same sum over all thoughts, to the last digit of
their values: the same seed, level and number of simulations give the same choice everywhere.
"""

from __future__ import annotations

from time import perf_counter
from zlib import crc32

from tokaido.bots import BASHO, INO
from tokaido.classic import SetUp
from tokaido.core.chance import Chance

SEEDS = (5, 6)
EVERY = 6
"""Every so many choices of a game are thought about."""


def measure() -> str:
    """Think about choices out of two games that the planner plays."""
    times, simulations, thoughts = [], 0, []
    for seed in SEEDS:
        game, turn = SetUp(players=4).start(seed), 0
        while game.actor is not None:
            turn += 1
            if turn % EVERY == 0 and len(game.choices()) > 1:
                start = perf_counter()
                *_, thought = INO.thinking(game, Chance(turn))
                times.append(1000.0 * (perf_counter() - start))
                simulations += thought.simulations
                thoughts.append(thought)
            game.play(BASHO.choose(game, Chance(turn)))
    times.sort()
    return (
        f"{len(times)} choices at {INO.simulations} simulations: median {times[len(times) // 2]:.0f} ms, "
        f"longest {times[-1]:.0f} ms, {1000.0 * simulations / sum(times):.0f} simulations a second; "
        f"sum of thoughts {crc32(repr(thoughts).encode()):08x}"
    )


if __name__ == "__main__":
    print(measure())
