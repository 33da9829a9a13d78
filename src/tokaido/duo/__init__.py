"""Tokaido Duo, the board game for two on the island of Shikoku.

>>> from tokaido.duo import SetUp
>>> game = SetUp().start(seed=1)
>>> events = game.play(game.choices()[0])
"""

from tokaido.duo.game import Game
from tokaido.duo.setup import Deal, SetUp

__all__ = ["Deal", "Game", "SetUp"]
