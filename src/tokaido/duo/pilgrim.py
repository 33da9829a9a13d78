"""The pilgrim: round the coast, clockwise, from station to station."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from tokaido.duo.choices import RETURNS, SHORE_WALKS, WALKS, Choices, Return, Walk
from tokaido.duo.events import WALKED, Feat, Returned, earned, prayed, strolled, took_spring, took_wave
from tokaido.duo.island import STATION_OF, STATIONS, TOWN_AT, Station
from tokaido.duo.merchant import earn, give_back
from tokaido.duo.pieces import HURRIED, LAST_GARDEN, LAST_TEMPLE, PILGRIM, TRANQUIL, Wave
from tokaido.duo.player import Player
from tokaido.duo.question import RETURN
from tokaido.duo.reconstruction import DICE

if TYPE_CHECKING:
    from tokaido.duo.game import Game

SHORE = Station.SHORE
FOR_PILGRIMS = 1 << TRANQUIL | 1 << HURRIED

ROUND = len(STATIONS)
OTHERS = 3
"""How many characters can stand in a pilgrim's way: the other pilgrim and both merchants."""
AHEAD = tuple((1 << OTHERS + 3) - 1 << max(die - 1, 0) for die in range(max(DICE[PILGRIM]) + 1))
"""By die, as a set: the distances at which somebody matters to a pilgrim, who may walk one less or one more."""
STANDING = tuple(1 << station | 1 << station + ROUND for station in range(ROUND))
"""For each station the set of it alone: on this round of the coast, and on the next."""
STANDING_IN_TOWN = tuple(STANDING[station] if station >= 0 else 0 for station in STATION_OF)
"""The same for each town; empty for a mountain town."""


@cache
def landings(start: int, die: int, ahead: int, waves: int) -> tuple[tuple[Walk, ...], bool]:
    """A walk to every station that a pilgrim can end at, and whether there is a shore among them.

    The die counts and, with a wave token, one less or one more. All stations are counted, but one where somebody
    stands is no place to stay: `ahead` has the distances of the others.
    """
    least, most = max(die - (waves >> TRANQUIL & 1), 1), die + (waves >> HURRIED & 1)
    stations = dict.fromkeys([(start + first_free(ahead, steps)) % ROUND for steps in range(least, most + 1)])
    return tuple(WALKS[station] for station in stations), any(STATIONS[station] is SHORE for station in stations)


def first_free(ahead: int, steps: int) -> int:
    """The distance of the first station from a distance on where nobody stands."""
    while ahead >> steps & 1:
        steps += 1
    return steps


@cache
def with_waves(walks: tuple[Walk, ...], waves: int) -> tuple[Walk, ...]:
    """Walks, and in place of one to a shore one for each wave token that can be taken there, if there is any."""
    found: list[Walk] = []
    for walk in walks:
        shore = STATIONS[walk.station] is SHORE
        found += [SHORE_WALKS[walk.station][wave] for wave in Wave if shore and waves >> wave & 1] or [walk]
    return tuple(found)


def legal_walks(game: Game, player: Player, rival: Player, die: int) -> tuple[Walk, ...]:
    """Every station in reach; at a shore every wave token of the board or, when none is left there, of the other."""
    start = player.pilgrim
    occupied = STANDING_IN_TOWN[player.merchant] | STANDING_IN_TOWN[rival.merchant] | STANDING[rival.pilgrim]
    walks, to_shore = landings(start, die, occupied >> start & AHEAD[die], player.waves & FOR_PILGRIMS)
    return with_waves(walks, game.shore or rival.waves) if to_shore and not game.abstaining else walks


def walk(game: Game, choice: Walk) -> None:
    """Walk, and do what the station is for."""
    game.character = PILGRIM
    seat, station = game.mover, choice.station
    player = game.players[seat]
    game.events.append(WALKED[seat][player.pilgrim][station])
    player.pilgrim = station
    if not game.abstaining and does_something(game, player, choice):
        VISIT[station](game, seat, player, choice)
    if game.question is not RETURN:
        game.end_move()


def does_something(game: Game, player: Player, choice: Walk) -> bool:
    """Whether a station has anything for a pilgrim."""
    return OPEN[choice.station](game, player, choice)


def visit_town(game: Game, seat: int, player: Player, choice: Walk) -> None:
    """Have as many coins as the town pays for a good."""
    coins = game.tokens[TOWN_AT[choice.station]].price
    game.events.append(earned(seat, coins))
    earn(game, seat, player, coins)


def visit_temple(game: Game, seat: int, player: Player, _choice: Walk) -> None:
    """One notch on the temple track."""
    player.temple += 1
    game.events.append(prayed(seat, player.temple))
    if player.temple == LAST_TEMPLE:
        game.bring_end(seat, Feat.TEMPLES)


def visit_garden(game: Game, seat: int, player: Player, _choice: Walk) -> None:
    """One notch on the garden track."""
    player.garden += 1
    game.events.append(strolled(seat, player.garden))
    if player.garden == LAST_GARDEN:
        game.bring_end(seat, Feat.GARDENS)


def visit_spring(game: Game, seat: int, _player: Player, _choice: Walk) -> None:
    """Take the hot spring token, which cannot help with this die any more."""
    game.events.append(took_spring(seat, game.spring is not None))
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
    game.events.append(took_wave(seat, wave, stolen))
    if sum(rival.goods) > rival.room:
        game.ask(RETURN, 1 - seat)


OPEN_BY_KIND: dict[Station, Callable[[Game, Player, Walk], bool]] = {
    Station.TOWN: lambda _game, _player, _choice: True,
    Station.TEMPLE: lambda _game, player, _choice: player.temple < LAST_TEMPLE,
    Station.GARDEN: lambda _game, player, _choice: player.garden < LAST_GARDEN,
    Station.SHORE: lambda _game, _player, choice: choice.wave is not None,
    Station.HOT_SPRING: lacks_spring,
}
OPEN = tuple(OPEN_BY_KIND[kind] for kind in STATIONS)
"""By station: whether it has anything for a pilgrim."""

VISIT_BY_KIND: dict[Station, Callable[[Game, int, Player, Walk], None]] = {
    Station.TOWN: visit_town,
    Station.TEMPLE: visit_temple,
    Station.GARDEN: visit_garden,
    Station.SHORE: visit_shore,
    Station.HOT_SPRING: visit_spring,
}
VISIT = tuple(VISIT_BY_KIND[kind] for kind in STATIONS)
"""By station: what a pilgrim does there."""


def legal_returns(game: Game) -> Choices:
    """Any kind of good that the loser has."""
    assert game.actor is not None
    goods = game.players[game.actor].goods
    return tuple(choice for choice in RETURNS if goods[choice.good])


def put_back(game: Game, choice: Return) -> None:
    """A good goes back into the bag, and the thief's turn goes on."""
    assert game.actor is not None
    give_back(game, game.players[game.actor], (choice.good,))
    game.events.append(Returned(game.actor, choice.good))
    game.end_move()
