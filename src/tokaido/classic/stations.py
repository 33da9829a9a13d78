"""What stopping at each kind of station does. The larger ones have a module of their own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from tokaido.classic.board import Panorama, Station
from tokaido.classic.cards import FARM_COINS, SPRINGS
from tokaido.classic.encounters import encounter
from tokaido.classic.events import Bathed, Farmed
from tokaido.classic.inns import arrive
from tokaido.classic.panoramas import stop_for_view
from tokaido.classic.player import Source
from tokaido.classic.temple import temple
from tokaido.classic.village import village

if TYPE_CHECKING:
    from tokaido.classic.game import Game


def farm(game: Game, seat: int) -> None:
    """Earn coins."""
    game.players[seat].coins += FARM_COINS
    game.events.append(Farmed(seat, FARM_COINS))
    game.next_turn()


def hot_spring(game: Game, seat: int) -> None:
    """Take a hot spring card."""
    player = game.players[seat]
    points = SPRINGS[game.springs.draw(1)[0]]
    player.springs += (points,)
    player.points[Source.SPRINGS] += points
    player.points[Source.TRAVELER] += player.traveler.bonus
    game.events.append(Bathed(seat, points, player.traveler.bonus))
    game.next_turn()


STOP: dict[Station, Callable[[Game, int], None]] = {
    Station.PADDY: partial(stop_for_view, Panorama.PADDY),
    Station.MOUNTAIN: partial(stop_for_view, Panorama.MOUNTAIN),
    Station.SEA: partial(stop_for_view, Panorama.SEA),
    Station.VILLAGE: village,
    Station.FARM: farm,
    Station.HOT_SPRING: hot_spring,
    Station.TEMPLE: temple,
    Station.ENCOUNTER: encounter,
    Station.INN: arrive,
}
