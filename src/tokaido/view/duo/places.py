"""The places of the island by short names: "s21" is a station, "t9" a mountain town, "r3" a region.

A coastal town is a station, too, and goes by its station's name: there a pilgrim and a merchant may have choices.
"""

from __future__ import annotations

from collections.abc import Iterator

from tokaido.duo.choices import Choice, Roam, Travel, Walk
from tokaido.duo.game import Game
from tokaido.duo.island import STATION_OF
from tokaido.duo.pieces import Character
from tokaido.duo.question import Question

ON_THE_ISLAND = (Question.DIE, Question.AGAIN)


def town_place(town: int) -> str:
    """The place of a town."""
    return f"s{STATION_OF[town]}" if STATION_OF[town] >= 0 else f"t{town}"


def place_of(choice: Choice) -> str | None:
    """Where a choice leads; None if it is no move."""
    match choice:
        case Walk(station):
            return f"s{station}"
        case Travel(town):
            return town_place(town)
        case Roam(region):
            return f"r{region}"
    return None


def choices_at(game: Game, place: str) -> list[Choice]:
    """The choices that lead to a place."""
    if game.question not in ON_THE_ISLAND:
        return []
    return [choice for choice in game.choices() if place_of(choice) == place]


def open_places(game: Game) -> list[str]:
    """Every place that something leads to, in the order of the characters."""
    if game.question not in ON_THE_ISLAND:
        return []
    return [place for place in dict.fromkeys(map(place_of, game.choices())) if place is not None]


def whereabouts(game: Game, seat: int) -> tuple[str, str, str]:
    """The places of pilgrim, merchant and artist of a seat."""
    player = game.players[seat]
    return f"s{player.pilgrim}", town_place(player.merchant), f"r{player.artist}"


def comers(game: Game, place: str) -> dict[Character, int]:
    """The characters that may come to a place, and its number for each of them."""
    found = {}
    for choice in choices_at(game, place):
        match choice:
            case Walk(station):
                found[Character.PILGRIM] = station
            case Travel(town):
                found[Character.MERCHANT] = town
            case Roam(region):
                found[Character.ARTIST] = region
    return found


def pawns_at(game: Game, place: str) -> Iterator[tuple[int, Character]]:
    """Whoever stands at a place: seats and characters."""
    for seat in range(len(game.players)):
        for character, where in zip(Character, whereabouts(game, seat), strict=True):
            if where == place:
                yield seat, character
