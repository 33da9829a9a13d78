"""Positions for tests: a table with chosen travelers, known decks and travelers put where a rule needs them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

from tokaido.classic import Deal, Game, SetUp
from tokaido.classic.board import Panorama, Station
from tokaido.classic.cards import DISHES, ENCOUNTERS, SOUVENIRS, SPRINGS, Dish, Encounter, Souvenir
from tokaido.classic.choices import DECLINE, Become, Lead, Walk
from tokaido.classic.events import Event
from tokaido.classic.panoramas import paint
from tokaido.classic.travelers import TILES, Traveler

ALL_PLAYERS = range(2, 6)


def on_top(cards: Iterable[Any], box: Sequence[Any]) -> tuple[Any, ...]:
    """The whole box with these cards on top, the others in the order of the box."""
    top, rest = list(cards), list(box)
    for card in top:
        rest.remove(card)
    return (*top, *rest)


def table(
    *travelers: Traveler,
    players: int = 4,
    order: Sequence[int] | None = None,
    souvenirs: Iterable[Souvenir] = (),
    meals: Iterable[Dish] = (),
    encounters: Iterable[Encounter] = (),
    springs: Iterable[int] = (),
    seed: int = 1,
    **switches: bool,
) -> Game:
    """A game about to leave the first inn.

    Seats without a given traveler have none (as in Initiation). They leave in seat order, the neutral last, unless
    an order is given. Cards named lie on top of their decks.
    """
    setup = SetUp(players=players, initiation=not travelers, free_travelers=bool(travelers), **switches)
    deal = Deal(
        souvenirs=on_top(souvenirs, SOUVENIRS),
        meals=on_top(meals, DISHES),
        encounters=on_top(encounters, ENCOUNTERS),
        springs=on_top(springs, SPRINGS),
        order=tuple(order or range(setup.pawns)),
    )
    game = setup.start(seed, deal)
    fillers = [tile for tile in TILES if tile not in travelers]
    for traveler in [*travelers, *fillers][:players] if travelers else ():
        game.play(Become(traveler))
    return game


def put(game: Game, spaces: Mapping[int, int]) -> None:
    """Put travelers on spaces, in this order of arriving, and give the turn to the rearmost."""
    for traveler, space in spaces.items():
        game.mover = traveler
        game.move(space)
    game.next_turn()


def first(game: Game, station: Station, after: int = 0) -> int:
    """The first space of a kind behind another space."""
    return game.board.stations.index(station, after + 1)


def walk(game: Game, space: int) -> list[Event]:
    """Walk the traveler whose turn it is, the neutral one included."""
    return game.play(Walk(space) if game.mover < len(game.players) else Lead(space))


def stop_at(game: Game, station: Station) -> list[Event]:
    """Walk to the nearest space of a kind that is open."""
    spaces = [choice.space for choice in game.choices() if isinstance(choice, Walk | Lead)]
    return walk(game, next(space for space in spaces if game.board.stations[space] is station))


def before_inn(game: Game, number: int = 1) -> int:
    """Put the travelers one behind the other before an inn, seat 0 rearmost, so that they arrive in seat order."""
    inn = game.board.inns[number]
    put(game, {pawn: inn - game.setup.pawns + pawn for pawn in range(game.setup.pawns)})
    return inn


def enter_inn(game: Game, number: int = 1) -> list[Event]:
    """Let seat 0 be the first at an inn, the others close behind it."""
    return walk(game, before_inn(game, number))


def complete(game: Game, seat: int, *panoramas: Panorama) -> None:
    """Let a seat paint whole panoramas, with their achievements, before the turn goes on."""
    for panorama in panoramas:
        while game.players[seat].pieces[panorama] < panorama.size:
            paint(game, seat, panorama)
    game.next_turn()


def finish(game: Game) -> list[Event]:
    """End the journey at once: everybody stands in the last inn, and seat 0 arrives there last and goes hungry."""
    end = game.board.inns[-1]
    put(game, dict.fromkeys(range(1, game.setup.pawns), end) | {0: end - 1})
    walk(game, end)
    return game.play(DECLINE)


def open_stations(game: Game) -> set[Station]:
    """The kinds of station where the mover may stop."""
    return {game.board.stations[choice.space] for choice in game.choices() if isinstance(choice, Walk | Lead)}


def play_out(game: Game, seed: int) -> list[Any]:
    """Play a game to its end with random choices; the choices made."""
    pick, made = Random(seed), []
    while game.actor is not None:
        made.append(pick.choice(game.choices()))
        game.play(made[-1])
    return made
