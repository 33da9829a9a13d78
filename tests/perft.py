"""Counts of all lines of play, as chess programs use them: a change in the rules changes a number."""

from __future__ import annotations

from tokaido.core.game import Game


def lines_of_play(game: Game, depth: int) -> int:
    """How many different rows of choices there are."""
    if depth == 0 or game.actor is None:
        return 1
    total = 0
    for choice in game.choices():
        twin = game.copy()
        twin.play(choice)
        total += lines_of_play(twin, depth - 1)
    return total
