"""The stops of the road without a game: their pictures in frames, and the mats where pawns stand."""

from __future__ import annotations

from functools import cache

from tokaido.classic.board import SPACES, Board, Station
from tokaido.view import art
from tokaido.view.layout import Layout
from tokaido.view.markup import Markup, el, join


def sprite() -> Markup:
    """The stations' pictures, drawn once and used by reference."""
    symbols = [el("symbol", art.station(kind), id=f"station-{kind.name}", viewBox="0 0 48 48") for kind in Station]
    return el("svg", symbols, class_="sprite", aria_hidden="true", width=0, height=0)


def empty_stage(layout: Layout, board: Board) -> Markup:
    """The stops alone, where no game is on the table."""
    return el(
        "svg",
        [frame(layout, board, space, "stop", double=bool(board.double >> space & 1)) for space in range(SPACES)],
        id="stage",
        class_="stage",
        viewBox=layout.view_box,
        aria_hidden="true",
    )


def frame(
    layout: Layout, board: Board, space: int, class_: str, *, double: bool, name: str = "", **attributes: object
) -> Markup:
    """A station's picture in its frame, with the mats where pawns stand and, in a game, its name."""
    x, y = layout.point(board, space)
    station, places = board.stations[space], 5 if board.is_inn[space] else 2 * double
    return el(
        "g",
        picture(layout, station, places, name),
        class_=f"{class_} {station.name.lower()}",
        transform=f"translate({x:g} {y:g})",
        **attributes,
    )


@cache
def picture(layout: Layout, station: Station, places: int, name: str) -> Markup:
    """All of a stop that no choice changes."""
    size = layout.station
    drawn = [
        el("circle", class_="halo", r=size + 4),
        el("circle", class_="rim", r=size),
        el("use", href=f"#station-{station.name}", x=-size + 1, y=-size + 1, width=2 * size - 2, height=2 * size - 2),
        *mats(layout, places),
    ]
    if name:
        above = -size - layout.above
        drawn.append(el("text", name, class_="name", y=above, text_anchor="middle", aria_hidden="true"))
    return join(drawn)


def mats(layout: Layout, places: int) -> list[Markup]:
    """The five places of an inn, or the two of a stop with one beside the road."""
    if places == 5:
        offsets = [(number - 2) * layout.pawn * layout.queue for number in range(places)]
        return [el("circle", class_="mat", cx=f"{x:g}", cy=layout.feet, r=layout.pawn * 0.55) for x in offsets]
    beside = [0.0, layout.pawn * 1.9][:places]
    return [el("circle", class_="mat", cx=f"{x:g}", cy=layout.feet, r=layout.pawn * 0.7) for x in beside]
