"""The pilgrim: round the coast, clockwise, from station to station."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from tokaido.duo.choices import RETURNS, SHORE_WALKS, WALKS, Choices, Return, Walk
from tokaido.duo.events import (
    Earned,
    Feat,
    Prayed,
    Returned,
    Strolled,
    TookSpring,
    TookWave,
    Walked,
)
from tokaido.duo.island import STATION_OF, STATIONS, TOWN_AT, Station
from tokaido.duo.merchant import earn, give_back
from tokaido.duo.pieces import LAST_GARDEN, LAST_TEMPLE, Character, Wave
from tokaido.duo.player import Player
from tokaido.duo.question import Question

if TYPE_CHECKING:
    from tokaido.duo.game import Game

SHORE = Station.SHORE
FOR_PILGRIMS = 1 << Wave.TRANQUIL | 1 << Wave.HURRIED
TOWN_STATIONS = tuple(1 << station if station >= 0 else 0 for station in STATION_OF)
"""For each town the set of its one station; empty for a mountain town."""


def landing(start: int, steps: int, occupied: int) -> int:
    """Where a walk ends: all stations count, but an occupied one is no place to stay."""
    station = (start + steps) % len(STATIONS)
    while occupied >> station & 1:
        station = (station + 1) % len(STATIONS)
    return station


def landings(player: Player, rival: Player, die: int) -> Iterable[int]:
    """Every station that a pilgrim can end at: by the die and, with a wave token, by one less or one more."""
    occupied = TOWN_STATIONS[player.merchant] | TOWN_STATIONS[rival.merchant] | 1 << rival.pilgrim
    if not player.waves & FOR_PILGRIMS:
        return (landing(player.pilgrim, die, occupied),)
    steps = (die, die + 1) if player.has(Wave.HURRIED) else (max(die - 1, 1), die)
    return dict.fromkeys([landing(player.pilgrim, count, occupied) for count in steps])


def legal_walks(game: Game, player: Player, rival: Player, die: int) -> list[Walk]:
    """Every station in reach; at a shore every wave token that can be taken there."""
    found: list[Walk] = []
    for station in landings(player, rival, die):
        if STATIONS[station] is SHORE and not game.abstaining:
            found += walks_to_shore(game.shore or rival.waves, station)
        else:
            found.append(WALKS[station])
    return found


def walks_to_shore(waves: int, station: int) -> list[Walk]:
    """One walk for each wave token that can be taken: from the board or, when none is left there, from the other."""
    return [SHORE_WALKS[station][wave] for wave in Wave if waves >> wave & 1] or [WALKS[station]]


def walk(game: Game, choice: Walk) -> None:
    """Walk, and do what the station is for."""
    game.character = Character.PILGRIM
    player = game.players[game.mover]
    game.tell(Walked(game.mover, player.pilgrim, choice.station))
    player.pilgrim = choice.station
    if not game.abstaining and does_something(game, player, choice):
        VISIT[STATIONS[choice.station]](game, game.mover, player, choice)
    if game.question is not Question.RETURN:
        game.end_move()


def does_something(game: Game, player: Player, choice: Walk) -> bool:
    """Whether a station has anything for a pilgrim."""
    return OPEN[STATIONS[choice.station]](game, player, choice)


def visit_town(game: Game, seat: int, player: Player, choice: Walk) -> None:
    """Have as many coins as the town pays for a good."""
    coins = game.tokens[TOWN_AT[choice.station]].price
    game.tell(Earned(seat, coins))
    earn(game, seat, player, coins)


def visit_temple(game: Game, seat: int, player: Player, _choice: Walk) -> None:
    """One notch on the temple track."""
    player.temple += 1
    game.tell(Prayed(seat, player.temple))
    if player.temple == LAST_TEMPLE:
        game.bring_end(seat, Feat.TEMPLES)


def visit_garden(game: Game, seat: int, player: Player, _choice: Walk) -> None:
    """One notch on the garden track."""
    player.garden += 1
    game.tell(Strolled(seat, player.garden))
    if player.garden == LAST_GARDEN:
        game.bring_end(seat, Feat.GARDENS)


def visit_spring(game: Game, seat: int, _player: Player, _choice: Walk) -> None:
    """Take the hot spring token, which cannot help with this die any more."""
    game.tell(TookSpring(seat, stolen=game.spring is not None))
    game.spring = seat
    game.just_won = True


def lacks_spring(game: Game, player: Player, _choice: Walk) -> bool:
    """Whether a player does not have the hot spring token."""
    return game.spring is None or game.players[game.spring] is not player


def visit_shore(game: Game, seat: int, player: Player, choice: Walk) -> None:
    """Take a wave token; whoever loses the room for a good by that puts one back first."""
    rival, wave = game.players[1 - seat], choice.wave
    assert wave is not None
    stolen = not game.shore
    game.shore &= ~(1 << wave)
    rival.waves &= ~(1 << wave)
    player.waves |= 1 << wave
    game.tell(TookWave(seat, wave, stolen))
    if sum(rival.goods) > rival.room:
        game.ask(Question.RETURN, 1 - seat)


OPEN: dict[Station, Callable[[Game, Player, Walk], bool]] = {
    Station.TOWN: lambda _game, _player, _choice: True,
    Station.TEMPLE: lambda _game, player, _choice: player.temple < LAST_TEMPLE,
    Station.GARDEN: lambda _game, player, _choice: player.garden < LAST_GARDEN,
    Station.SHORE: lambda _game, _player, choice: choice.wave is not None,
    Station.HOT_SPRING: lacks_spring,
}
"""Whether each kind of station has anything for a pilgrim."""

VISIT: dict[Station, Callable[[Game, int, Player, Walk], None]] = {
    Station.TOWN: visit_town,
    Station.TEMPLE: visit_temple,
    Station.GARDEN: visit_garden,
    Station.SHORE: visit_shore,
    Station.HOT_SPRING: visit_spring,
}


def legal_returns(game: Game) -> Choices:
    """Any kind of good that the loser has."""
    assert game.actor is not None
    goods = game.players[game.actor].goods
    return tuple(choice for choice in RETURNS if goods[choice.good])


def put_back(game: Game, choice: Return) -> None:
    """A good goes back into the bag, and the thief's turn goes on."""
    assert game.actor is not None
    give_back(game, game.players[game.actor], (choice.good,))
    game.tell(Returned(game.actor, choice.good))
    game.end_move()
