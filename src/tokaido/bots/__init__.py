"""Players that choose: four levels, what they think of a choice, and matches between them.

>>> from tokaido.bots import LEVELS
>>> from tokaido.classic import SetUp
>>> from tokaido.core.chance import Chance
>>> game = SetUp(players=3).start(seed=1)
>>> events = game.play(LEVELS[2].choose(game, Chance(1)))
"""

from tokaido.bots.advice import Reason, advise
from tokaido.bots.counsel import Advice
from tokaido.bots.halving import Thought
from tokaido.bots.levels import BASHO, INO, KITA, LEVELS, RANDOM, YAJI, UnknownBot, bot_named
from tokaido.bots.outlook import Why
from tokaido.bots.players import Bot
from tokaido.bots.search import Searcher

__all__ = [
    "BASHO",
    "INO",
    "KITA",
    "LEVELS",
    "RANDOM",
    "YAJI",
    "Advice",
    "Bot",
    "Reason",
    "Searcher",
    "Thought",
    "UnknownBot",
    "Why",
    "advise",
    "bot_named",
]
