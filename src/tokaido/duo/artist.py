"""The artist: from region to region, to paint works and to offer them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokaido.duo.choices import NOTHING, OFFER, PAINT, Roam, idle_roams, roams
from tokaido.duo.events import ROAMED, Feat, offered, painted
from tokaido.duo.island import STATION_REGIONS, TOWN_REGIONS
from tokaido.duo.pieces import ARTIST, INSPIRED, PROLIFIC, WORKS
from tokaido.duo.player import Player

if TYPE_CHECKING:
    from tokaido.duo.game import Game


TO_OFFER_MORE = 1 << INSPIRED


def legal_roams(game: Game, player: Player, _rival: Player, die: int) -> tuple[Roam, ...]:
    """Every region in reach, to paint there, or to offer the oldest work if its symbol is there."""
    if game.abstaining:
        return idle_roams(player.artist, die)
    return roams(player.artist, die, player.work, player.waves & TO_OFFER_MORE, player.painted < WORKS)


def roam(game: Game, choice: Roam) -> None:
    """Go to a region, and paint or offer."""
    game.character = ARTIST
    seat, region, deed = game.mover, choice.region, choice.deed
    player = game.players[seat]
    game.events.append(ROAMED[seat][player.artist][region])
    player.artist = region
    if deed is PAINT:
        paint(game, seat, player)
    elif deed is OFFER:
        offer(game, seat, player)
    game.end_move()


def does_something(_game: Game, _player: Player, choice: Roam) -> bool:
    """Whether an artist paints or offers."""
    return choice.deed is not NOTHING


def company(game: Game, seat: int, region: int) -> int:
    """How many of the five other characters are in a region or on its rim."""
    player, rival = game.players[seat], game.players[1 - seat]
    return (
        (STATION_REGIONS[player.pilgrim] >> region & 1)
        + (STATION_REGIONS[rival.pilgrim] >> region & 1)
        + (TOWN_REGIONS[player.merchant] >> region & 1)
        + (TOWN_REGIONS[rival.merchant] >> region & 1)
        + (rival.artist == region)
    )


def paint(game: Game, seat: int, player: Player) -> None:
    """Turn a work face up for everybody who is near."""
    start = player.painted
    most = company(game, seat, player.artist) + player.has(PROLIFIC)
    player.painted = min(start + most, WORKS)
    game.events.append(painted(seat, player.works[start : player.painted]))


def offer(game: Game, seat: int, player: Player) -> None:
    """Give the oldest work that lies face up."""
    work = player.works[player.offered]
    player.offered += 1
    game.events.append(offered(seat, work, player.offered))
    if player.offered == WORKS:
        game.bring_end(seat, Feat.WORKS)
