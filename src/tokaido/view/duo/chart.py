"""A player's journeys on the island as one picture to keep: the ways of the three characters, the board, the count."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import cast

from tokaido.core.record import Record
from tokaido.duo import events as it
from tokaido.duo.game import Game
from tokaido.duo.island import MOUNTAIN_VALUE, STATIONS, SYMBOLS
from tokaido.duo.pieces import Character
from tokaido.view import paper as papers
from tokaido.view.art import duo as drawings
from tokaido.view.art.backdrop import SILK, mount
from tokaido.view.art.brush import at
from tokaido.view.art.island import drawing
from tokaido.view.duo import boards, names
from tokaido.view.duo.layout import LAYOUTS, Layout, Point, shortest
from tokaido.view.duo.scene import Scene
from tokaido.view.language import Language
from tokaido.view.markup import Markup, el, join
from tokaido.view.paper import NARROW, WIDE, Heading, Paper, Sheet, count_line, first_sheet, last_sheet, picture

MOVES = {it.Walked: Character.PILGRIM, it.Traveled: Character.MERCHANT, it.Roamed: Character.ARTIST}
LINES = {Character.PILGRIM: (2.4, None), Character.MERCHANT: (3, "9 8"), Character.ARTIST: (3.2, "0 7")}
"""How wide the line of each character is, and how it is broken: a line, dashes, dots."""

Way = tuple[Character, list[Point]]


def ways(record: Record, seat: int, layout: Layout) -> tuple[Game, list[Way]]:
    """A game played again, and every way that a player's characters have gone in it."""
    game = cast("Game", record.start())
    found = [way for step in record.steps(game) for way in moved(step.events, game, seat, layout)]
    return game, found


def moved(events: Sequence[it.Event], game: Game, seat: int, layout: Layout) -> Iterator[Way]:
    """The ways of one choice."""
    for event in events:
        if isinstance(event, it.Walked | it.Traveled | it.Roamed) and event.seat == seat:
            character, start, end = MOVES[type(event)], event[1], event[2]
            if character is Character.MERCHANT:
                for here, there in pairwise(shortest(start, end)):
                    yield character, [layout.towns[here], *layout.route(here, there).points(there)]
            else:
                yield character, layout.way(game, seat, character, start, end)


def sheets(record: Record, seat: int, crest: int, say: Language, paper: Paper = WIDE) -> list[Sheet]:
    """The head, the island, the board and the count."""
    layout = LAYOUTS["wide" if paper is WIDE else "folded"]
    game, found = ways(record, seat, layout)
    scene = Scene(
        game=game,
        record=record,
        say=say,
        layout=layout,
        people=record.names,
        crests=tuple(crest for _ in record.names),
        watching=True,
    )
    scale = (paper.width - 2 * SILK) / layout.width
    height, prefix = layout.height * scale, f"chart-{seat}-{paper.name}"
    end = paper.head + height
    island = [drawing(layout, prefix), lines(found, crest), stops(scene), pawns(scene, seat)]
    ground = el("g", mount(paper.width, height), transform=f"translate(0 {paper.head})")
    return [
        first_sheet(heading(scene, seat), say, paper),
        Sheet(paper.head, height, join([ground, at(SILK, paper.head, scale, island)])),
        foot(scene, seat, end, paper),
    ]


def title(name: str, say: Language) -> str:
    """What the picture is called."""
    return say("The journeys of {name}", name=name)


def heading(scene: Scene, seat: int) -> Heading:
    """Whose characters they were, for how long, and the score."""
    say, player = scene.say, scene.game.players[seat]
    return Heading(
        boards.figures(scene, seat),
        "72 72",
        scene.crests[seat],
        title(scene.people[seat], say),
        say("Pilgrim, merchant and artist on Shikoku"),
        say.many("{count} round", "{count} rounds", scene.game.round),
        player.score,
    )


def lines(found: list[Way], crest: int) -> Markup:
    """The ways, each drawn once however often it was gone, on a pale band, so that they are seen on any country."""
    once = dict.fromkeys((character, min(tuple(way), tuple(reversed(way)))) for character, way in found)
    points = [(character, " ".join(f"{x:g},{y:g}" for x, y in way)) for character, way in once]
    bands = [el("polyline", points=way) for _, way in points]
    drawn = [
        el("polyline", points=way, stroke_width=LINES[character][0], stroke_dasharray=LINES[character][1])
        for character, way in points
    ]
    return el(
        "g",
        el("g", bands, stroke="var(--light)", stroke_width=5, opacity=0.75),
        el("g", drawn, stroke=f"var(--seat-{crest})"),
        fill="none",
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def stops(scene: Scene) -> list[Markup]:
    """The stations and the towns, small, so that the ways are seen."""
    size = scene.layout.station * 0.62
    stations = [(drawings.stop(kind), spot) for kind, spot in zip(STATIONS, scene.layout.stations, strict=True)]
    values = [value for value in MOUNTAIN_VALUE if value]
    towns = [(drawings.mountain_town(value), spot) for value, spot in zip(values, scene.layout.mountains, strict=True)]
    signs = [(drawings.symbol(kind), spot) for kind, spot in zip(SYMBOLS, scene.layout.regions, strict=True)]
    every = [*stations, *towns, *signs]
    return [picture(drawn, "48 48", x - size, y - size, round(2 * size, 1)) for drawn, (x, y) in every]


def pawns(scene: Scene, seat: int) -> list[Markup]:
    """Where the characters were at the end."""
    size = scene.layout.pawn * 2.4
    found = []
    for character in Character:
        x, y = scene.layout.spot(scene.game, seat, character)
        drawn = drawings.figure(character, scene.crests[seat])
        found.append(picture(drawn, "24 24", x - size / 2, y - size / 2, round(size, 1)))
    return found


def foot(scene: Scene, seat: int, top: float, paper: Paper) -> Sheet:
    """The board as it was left, and the points by character."""
    say, player = scene.say, scene.game.players[seat]
    narrow = paper is NARROW
    scale = paper.room / boards.WIDTH if narrow else 1.2
    board = at(paper.margin if narrow else 40, top + 20, scale, boards.parts(scene, seat))
    under = top + 20 + boards.HEIGHT * scale
    x, y, width = (30, under + 34, 320) if narrow else (500, top + 110, 350)
    rows = [
        count_line(say(words), player.points[character], x, y + 26 * character, width)
        for character, words in names.CHARACTERS.items()
    ]
    total = count_line(say("Points in all"), player.score, x, y + 26 * len(rows), width, bold=True)
    end = y + 26 * len(rows) + 20 if narrow else under
    return last_sheet(join([board, *rows, total]), top, end, say, paper)


def on_page(record: Record, seat: int, crest: int, say: Language) -> Markup:
    """The picture for a dialog of the page."""
    return papers.on_page(title(record.names[seat], say), lambda on: sheets(record, seat, crest, say, on), say)


def standalone(record: Record, seat: int, crest: int, say: Language, palette: Mapping[str, str]) -> str:
    """The picture as a file of its own."""
    return papers.as_file(title(record.names[seat], say), sheets(record, seat, crest, say), palette)
