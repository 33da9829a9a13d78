"""Where the road runs: the same fifty-five spaces laid out wide for desks and folded for hands.

Spaces are laid out as on the board, from Kyoto to Edo; a journey the other way round walks the same road backwards.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import sin

from tokaido.classic.board import LEGS, SPACES, TO_EDO, Board

Point = tuple[float, float]


@dataclass(frozen=True)
class Layout:
    """One way to lay the road out. A leg takes `rows` rows; every other row runs from right to left."""

    name: str
    width: int
    height: int
    rows: int
    top: float
    """Where the first row of the road runs."""
    sway: float
    """How far the road swings up and down."""
    station: float
    """The radius of a station's frame."""
    pawn: float
    """The radius of a pawn."""
    queue: float
    """The distance of two pawns in the queue of an inn, in pawns."""
    margin: float
    """How far the road stays from the sides."""
    feet: float
    """How far below a station its pawns stand."""
    above: float
    """How far above its frame a station's name stands."""

    @property
    def view_box(self) -> str:
        """The picture's own measure."""
        return f"0 0 {self.width} {self.height}"

    @property
    def pitch(self) -> float:
        """The distance between two rows."""
        return self.height / (LEGS * self.rows)

    @cached_property
    def points(self) -> tuple[Point, ...]:
        """The middle of every station, from Kyoto to Edo."""
        inns = TO_EDO.inns
        return tuple(
            point for leg in range(LEGS) for point in self._leg(leg, inns[leg + 1] - inns[leg] + (leg == LEGS - 1))
        )

    def _leg(self, leg: int, count: int) -> list[Point]:
        columns = -(-count // self.rows)
        points = []
        for number in range(count):
            row, column = leg * self.rows + number // columns, number % columns
            in_row = min(columns, count - number // columns * columns)
            step = (self.width - 2 * self.margin) / in_row
            along = self.margin + step * (column + 0.5)
            x = self.width - along if row % 2 else along
            y = self.top + row * self.pitch + self.sway * sin(row * 2.1 + number * 1.3)
            points.append((round(x, 1), round(y, 1)))
        return points

    @cached_property
    def path(self) -> str:
        """The road as a smooth line through all stations."""
        return smooth(self.points)

    def point(self, board: Board, space: int) -> Point:
        """The middle of a space of a journey."""
        return self.points[SPACES - 1 - space if board.backwards else space]

    def spot(self, board: Board, place: int) -> Point:
        """Where a pawn stands: on the road, beside it, or in the queue of an inn."""
        space, rank = divmod(place, 8)
        x, y = self.point(board, space)
        if board.is_inn[space]:
            return (x + (7 - rank - 2) * self.pawn * self.queue, y + self.feet)
        return (x + (0 if rank else self.pawn * 1.9), y + self.feet)

    def walk(self, board: Board, start: int, end: int) -> list[Point]:
        """The way of a pawn from a place to a place, along the road."""
        between = [self.point(board, space) for space in range(start // 8 + 1, end // 8)]
        return [self.spot(board, start), *[(x, y + self.feet) for x, y in between], self.spot(board, end)]


def smooth(points: tuple[Point, ...]) -> str:
    """A line through points without corners (Catmull and Rom), as SVG path data."""
    padded = [points[0], *points, points[-1]]
    parts = [f"M{points[0][0]:g} {points[0][1]:g}"]
    for (x0, y0), (x1, y1), (x2, y2), (x3, y3) in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        c1, c2 = (x1 + (x2 - x0) / 6, y1 + (y2 - y0) / 6), (x2 - (x3 - x1) / 6, y2 - (y3 - y1) / 6)
        parts.append(f"C{c1[0]:.1f} {c1[1]:.1f} {c2[0]:.1f} {c2[1]:.1f} {x2:g} {y2:g}")
    return "".join(parts)


WIDE = Layout(
    "wide", width=896, height=736, rows=1, top=104, sway=9, station=25, pawn=13, queue=1.25, margin=12, feet=36, above=7
)
FOLDED = Layout(
    "folded",
    width=360,
    height=412,
    rows=2,
    top=28,
    sway=1.5,
    station=18,
    pawn=8.5,
    queue=1.2,
    margin=2,
    feet=17,
    above=1.5,
)
LAYOUTS = {layout.name: layout for layout in (WIDE, FOLDED)}
