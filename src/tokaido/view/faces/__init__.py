"""What the page must know of a game to show it and to let it be played: each game has a face.

A face is a module with the names of `Face`; it is imported when its game is shown for the first time.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any, NamedTuple, Protocol, cast

from tokaido.core.game import Game
from tokaido.core.record import Record
from tokaido.view.language import Language
from tokaido.view.markup import Markup
from tokaido.view.narrator import Narrator
from tokaido.view.sitting import AnySitting, Lines

FACES = {0: "tokaido.view.faces.classic", 1: "tokaido.view.faces.duo"}
"""Where the faces stand, by the games' numbers."""

Point = tuple[float, float]


class Walk(NamedTuple):
    """A pawn that has moved, with its place before and after."""

    pawn: int
    start: int
    end: int


class Flight(NamedTuple):
    """Pictures, with the sizes of their view boxes, that fly from a place of the board to a seat."""

    seat: int
    place: str
    pictures: tuple[tuple[Markup, str], ...]


class Face(Protocol):
    """How a game looks on the page, and what its board does."""

    title: str
    name: str
    """One word for the page's style."""
    layouts: Mapping[str, Any]
    """How the board is laid out on wide and on narrow screens."""
    lesson: Sequence[str]
    """How to play, a few sentences."""
    scene: type[AnySitting]

    has_secrets: bool
    """Whether some questions are for one person alone to see."""
    keepsake: str
    """Where the journeys of a finished game are drawn."""

    def teller(self, say: Language, game: Any, people: tuple[str, ...]) -> Narrator:
        """Says what happens."""

    def ground(self, layout: Any) -> Markup:
        """What lies under the stage, unless the page has it from the build."""

    def stage(self, scene: Any) -> Markup:
        """The places and the pawns of a game."""

    def empty_stage(self, layout: Any) -> Markup:
        """The places alone."""

    def strip(self, scene: Any) -> Markup:
        """Everybody's state in a line."""

    def panel(self, scene: Any) -> Markup:
        """What is asked now."""

    def look(self, scene: Any) -> Markup:
        """What the place that is looked at would bring."""

    def travelers(self, scene: Any) -> Markup:
        """What everybody has."""

    def ending(self, scene: Any, last_events: tuple[Any, ...]) -> Markup:
        """The final count."""

    def race(self, record: Record) -> Lines:
        """Everybody's points along the game."""

    def progress(self, game: Any, say: Language) -> str:
        """How far a game is; empty if that cannot be said yet."""

    def is_private(self, game: Any) -> bool:
        """Whether what is asked is for one person alone to see."""

    def asks_on_board(self, game: Any) -> bool:
        """Whether the question is answered on the board, not with cards alone."""

    def open_places(self, game: Any) -> Sequence[str]:
        """The places that may be chosen, in the order in which the arrow keys come to them."""

    def choices_at(self, game: Any, place: str) -> Sequence[Any]:
        """The choices that a place stands for."""

    def standing(self, game: Any) -> Sequence[int]:
        """The place of every pawn."""

    def has_walked(self, start: int, end: int) -> bool:
        """Whether a pawn that was at one place and is at another has moved over the board."""

    def way(self, layout: Any, game: Any, walk: Walk) -> Sequence[Point]:
        """The points that a pawn walks along."""

    def cues(self, events: Sequence[Any]) -> list[str]:
        """The sounds of a choice."""

    def flights(self, scene: Any, events: Sequence[Any]) -> Iterable[Flight]:
        """The pictures that a choice lets fly."""


def face_of(number: int) -> Face:
    """The face of a game by its number."""
    return cast("Face", import_module(FACES[number]))


def walked(face: Face, before: Sequence[int], game: Game) -> tuple[Walk, ...]:
    """Which pawns have moved."""
    pairs = enumerate(zip(before, face.standing(game), strict=False))
    return tuple(Walk(pawn, start, end) for pawn, (start, end) in pairs if face.has_walked(start, end))
