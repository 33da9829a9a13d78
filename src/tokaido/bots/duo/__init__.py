"""Players that choose in Tokaido Duo: the same four levels as in Tokaido.

>>> from tokaido.bots.duo import LEVELS
>>> from tokaido.core.chance import Chance
>>> from tokaido.duo import SetUp
>>> game = SetUp().start(seed=1)
>>> events = game.play(LEVELS[2].choose(game, Chance(1)))
"""

from tokaido.bots.counsel import Advice
from tokaido.bots.duo.advice import Reason, advise
from tokaido.bots.duo.levels import BASHO, INO, KITA, LEVELS, YAJI, bot_named
from tokaido.bots.duo.parts import Why
from tokaido.bots.duo.players import Bot
from tokaido.bots.duo.search import Searcher

__all__ = [
    "BASHO",
    "INO",
    "KITA",
    "LEVELS",
    "YAJI",
    "Advice",
    "Bot",
    "Reason",
    "Searcher",
    "Why",
    "advise",
    "bot_named",
]
