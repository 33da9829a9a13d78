"""Tokaido, the board game for two to five travelers from Kyoto to Edo.

>>> from tokaido.classic import SetUp
>>> game = SetUp(players=4).start(seed=1)
>>> events = game.play(game.choices()[0])
"""

from tokaido.classic.game import Game
from tokaido.classic.setup import EDITIONS, SWITCHES, VARIANTS, Deal, SetUp

__all__ = ["EDITIONS", "SWITCHES", "VARIANTS", "Deal", "Game", "SetUp"]
