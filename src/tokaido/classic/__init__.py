"""Tokaido, the board game for two to five travelers from Kyoto to Edo.

>>> from tokaido.classic import SetUp
>>> game = SetUp(players=4).start(seed=1)
>>> events = game.play(game.choices()[0])

The rules are imported when they are first asked for: a page that shows a form needs none of them.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from tokaido.classic.editions import EDITIONS, VARIANTS

if TYPE_CHECKING:
    from tokaido.classic.game import Game
    from tokaido.classic.setup import SWITCHES, Deal, SetUp

__all__ = ["EDITIONS", "SWITCHES", "VARIANTS", "Deal", "Game", "SetUp"]


def __getattr__(name: str) -> Any:
    """Import the rules when something of them is asked for the first time."""
    if name not in __all__:
        raise AttributeError(f"There is no {name} in Tokaido.")
    return getattr(import_module("tokaido.classic.setup"), name)
