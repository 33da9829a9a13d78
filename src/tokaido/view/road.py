"""The part of Tokaido's face that only a game under way needs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from tokaido import view
from tokaido.classic.board import LEGS
from tokaido.classic.choices import Lead, Walk
from tokaido.classic.events import Event
from tokaido.classic.game import Game
from tokaido.classic.sight import is_private
from tokaido.core.record import Record
from tokaido.view import board, faces, stops
from tokaido.view.faces import Flight, Point
from tokaido.view.language import Language
from tokaido.view.layout import Layout
from tokaido.view.markup import Markup
from tokaido.view.scene import Scene
from tokaido.view.sentences import Teller
from tokaido.view.sitting import Lines

__all__ = ["is_private"]

scene = Scene


def teller(say: Language, game: Game, people: tuple[str, ...]) -> Teller:
    """Says what happens on a road."""
    return Teller(say, game.board, people)


def stage(scene: Scene) -> Markup:
    """The road with its travelers, once they stand on it."""
    return view.moments.stage(scene) if scene.game.places else stops.empty_stage(scene.layout, scene.game.board)


def strip(scene: Scene) -> Markup:
    """Everybody's coins and points in one line."""
    return view.seats.strip(scene)


def panel(scene: Scene) -> Markup:
    """What is asked now."""
    return view.panel.panel(scene)


def look(scene: Scene) -> Markup:
    """What the stop that is looked at would bring."""
    return view.panel.look(scene)


def travelers(scene: Scene) -> Markup:
    """All collections."""
    return view.collections.travelers(scene)


def ending(scene: Scene, last_events: tuple[Event, ...]) -> Markup:
    """The final count."""
    return view.ending.ending(scene, last_events)


def race(record: Record) -> Lines:
    """Everybody's points after each choice, by how far they had come."""
    game = cast("Game", record.start())
    lines: list[list[tuple[int, int]]] = [[(0, 0)] for _ in game.players]
    for _ in record.steps(game):
        for seat, player in enumerate(game.players):
            spot = (game.space_of(seat) if game.places else 0, player.score)
            if spot != lines[seat][-1]:
                lines[seat].append(spot)
    return tuple(map(tuple, lines))


def progress(game: Game, say: Language) -> str:
    """The leg that the first traveler has come to."""
    if not game.places:
        return ""
    leg = min(LEGS, 1 + game.board.leg(max(place // 8 for place in game.places)))
    return say("Leg {leg} of {legs}", leg=leg, legs=LEGS)


def asks_on_board(game: Game) -> bool:
    """Whether somebody is to walk."""
    return game.question in board.WALKING


def open_places(game: Game) -> list[str]:
    """The stops that may be chosen, along the road."""
    return [str(choice.space) for choice in board.open_stops(game)]


def choices_at(game: Game, place: str) -> list[Walk | Lead]:
    """The walk to a stop, if it is open."""
    return [choice for choice in board.open_stops(game) if str(choice.space) == place]


def standing(game: Game) -> tuple[int, ...]:
    """Spaces, and ranks on them, of all travelers."""
    return tuple(game.places)


def has_walked(start: int, end: int) -> bool:
    """Whether a traveler has left a space; moving up in a queue is no walk."""
    return start // 8 != end // 8


def way(layout: Layout, game: Game, walk: faces.Walk) -> list[Point]:
    """Along the road."""
    return layout.walk(game.board, walk.start, walk.end)


def cues(events: Sequence[Event]) -> list[str]:
    """The sounds of a choice."""
    return view.moments.cues(events)


def flights(scene: Scene, events: Sequence[Event]) -> Iterator[Flight]:
    """What the stop gives, to the traveler who stands there."""
    for event in events:
        gain = view.journey.given(event, scene.teller) or view.journey.bought(event, scene.teller)
        if gain is not None:
            seat = getattr(event, "seat", 0)
            yield Flight(seat, str(scene.game.space_of(seat)), gain.pictures)
