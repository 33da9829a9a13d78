"""The artist: from region to region, to paint works and to offer them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tokaido.duo.choices import Deed, Roam, idle_roams, roams
from tokaido.duo.events import Feat, Offered, Painted, Roamed
from tokaido.duo.island import STATION_REGIONS, TOWN_REGIONS
from tokaido.duo.pieces import WORKS, Character, Wave
from tokaido.duo.player import Player

if TYPE_CHECKING:
    from tokaido.duo.game import Game


INSPIRED = 1 << Wave.INSPIRED


def legal_roams(game: Game, player: Player, _rival: Player, die: int) -> Sequence[Roam]:
    """Every region in reach, to paint there, or to offer the oldest work if its symbol is there."""
    if game.abstaining:
        return idle_roams(player.artist, die)
    return roams(player.artist, die, player.work, player.waves & INSPIRED, player.painted < WORKS)


def roam(game: Game, choice: Roam) -> None:
    """Go to a region, and paint or offer."""
    game.character = Character.ARTIST
    seat = game.mover
    player = game.players[seat]
    game.tell(Roamed(seat, player.artist, choice.region))
    player.artist = choice.region
    if choice.deed is Deed.PAINT:
        paint(game, seat, player)
    elif choice.deed is Deed.OFFER:
        offer(game, seat, player)
    game.end_move()


def does_something(_game: Game, _player: Player, choice: Roam) -> bool:
    """Whether an artist paints or offers."""
    return choice.deed is not Deed.NOTHING


def company(game: Game, seat: int, region: int) -> int:
    """How many of the five other characters are in a region or on its rim."""
    player, rival = game.players[seat], game.players[1 - seat]
    rims = (
        STATION_REGIONS[player.pilgrim],
        STATION_REGIONS[rival.pilgrim],
        TOWN_REGIONS[player.merchant],
        TOWN_REGIONS[rival.merchant],
        1 << rival.artist,
    )
    return sum([rim >> region & 1 for rim in rims])


def paint(game: Game, seat: int, player: Player) -> None:
    """Turn a work face up for everybody who is near."""
    start = player.painted
    most = company(game, seat, player.artist) + player.has(Wave.PROLIFIC)
    player.painted = min(start + most, WORKS)
    game.tell(Painted(seat, player.works[start : player.painted]))


def offer(game: Game, seat: int, player: Player) -> None:
    """Give the oldest work that lies face up."""
    work = player.works[player.offered]
    player.offered += 1
    game.tell(Offered(seat, work, player.offered))
    if player.offered == WORKS:
        game.bring_end(seat, Feat.WORKS)
