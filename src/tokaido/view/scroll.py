"""The journey scroll: one traveler's trip as a long picture, from the first inn to the score."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tokaido.classic.board import Panorama
from tokaido.classic.player import Source
from tokaido.core.record import Record
from tokaido.view import art, names
from tokaido.view import paper as papers
from tokaido.view.art import backdrop
from tokaido.view.art.brush import at
from tokaido.view.journey import Gain, Journey, Stop, travel
from tokaido.view.language import Language
from tokaido.view.layout import Point, smooth
from tokaido.view.markup import Markup, el, join
from tokaido.view.paper import (
    NARROW,
    SERIF,
    WIDE,
    Heading,
    Paper,
    Sheet,
    aspect,
    count_line,
    first_sheet,
    last_sheet,
    lines,
    picture,
    text,
)
from tokaido.view.powers import full_name

ROW, RADIUS = 204, 34


class Spot(NamedTuple):
    """A stop, and where it stands on the scroll."""

    stop: Stop
    at: Point


class Leg(NamedTuple):
    """The stops between two inns, and the part of the scroll that they take."""

    number: int
    top: float
    height: float
    spots: list[Spot]


def sheets(record: Record, seat: int, crest: int, say: Language, paper: Paper = WIDE) -> list[Sheet]:
    """The whole scroll of a finished game."""
    journey = travel(record, seat, say)
    legs = place(journey, paper)
    way = smooth(tuple(spot.at for leg in legs for spot in leg.spots))
    end = legs[-1].top + legs[-1].height
    return [
        first_sheet(heading(journey, crest), say, paper),
        *[Sheet(leg.top, leg.height, leg_sheet(journey, leg, way, paper)) for leg in legs],
        foot(journey, end, paper),
    ]


def place(journey: Journey, paper: Paper) -> list[Leg]:
    """Every stop in its place: rows that run to the right and back to the left in turn, as a road winds down a hill."""
    legs, row = [], 0
    for number, stops in enumerate(journey.legs()):
        count = max(1, -(-len(stops) // paper.across))
        cuts = [len(stops) * part // count for part in range(count + 1)]
        spots = [
            Spot(stop, point(row + part, column, cuts[part + 1] - cuts[part], paper))
            for part in range(count)
            for column, stop in enumerate(stops[cuts[part] : cuts[part + 1]])
        ]
        legs.append(Leg(number, paper.head + row * ROW, count * ROW, spots))
        row += count
    return legs


def point(row: int, column: int, count: int, paper: Paper) -> Point:
    """Where a stop of a row stands."""
    along = paper.margin + paper.room * (column + 0.5) / count
    down = paper.head + row * ROW + 56 + (column * 37 + row * 11) % 17 - 8
    return round(paper.width - along if row % 2 else along, 1), down


def heading(journey: Journey, crest: int) -> Heading:
    """Who traveled, from where to where, and the score."""
    say, game, player = journey.say, journey.game, journey.player
    start, end = (names.inn(leg, game.board.backwards, say) for leg in (0, len(game.board.inns) - 1))
    return Heading(
        art.portrait(player.traveler),
        "64 64",
        crest,
        title(journey.name, say),
        full_name(player.traveler, say),
        say("From {start} to {end}", start=start, end=end),
        player.score,
    )


def title(name: str, say: Language) -> str:
    """What the scroll is called."""
    return say("The journey of {name}", name=name)


def leg_sheet(journey: Journey, leg: Leg, way: str, paper: Paper) -> Markup:
    """A leg of the road in its own light."""
    ground = backdrop.leg if paper is WIDE else backdrop.part_of_leg
    return join(
        [
            at(0, leg.top, 1, ground(paper.width, leg.height, leg.number, prefix(journey, paper))),
            backdrop.road(way),
            [stop_picture(journey, spot) for spot in leg.spots],
        ]
    )


def prefix(journey: Journey, paper: Paper) -> str:
    """What the ids on a scroll begin with: the page shows it on both papers."""
    return f"journey-{journey.seat}" if paper is WIDE else f"journey-{journey.seat}-{paper.name}"


def stop_picture(journey: Journey, spot: Spot) -> Markup:
    """A station on the road, with its name and what it brought."""
    (stop, (x, y)), board = spot, journey.game.board
    kind = board.stations[stop.space]
    inn = names.inn(board.leg(stop.space), board.backwards, journey.say)
    name = inn if board.is_inn[stop.space] else journey.say(names.STATIONS[kind])
    return join(
        [
            el("circle", cx=x, cy=y, r=RADIUS + 3, fill="var(--washi)"),
            picture(art.station(kind), "48 48", x - RADIUS, y - RADIUS, 2 * RADIUS),
            points_flag(stop, x + RADIUS - 4, y - RADIUS + 6) if stop.points else None,
            backdrop.label(text(name[:1].upper() + name[1:], x, y + RADIUS + 20, 15, font_family=SERIF)),
            things(stop.gains, x, y + RADIUS + 27),
            [
                backdrop.label(text(line, x, y + RADIUS + 81 + 15 * number, 12.5))
                for number, line in enumerate(lines(", ".join(gain.words for gain in stop.gains if gain.words)))
            ],
        ]
    )


def points_flag(stop: Stop, x: float, y: float) -> Markup:
    """How many points a stop brought."""
    return join([backdrop.seal(x - 15, y - 13, 30), text(f"+{stop.points}", x, y + 6, 15, fill="var(--raised)")])


def things(gains: list[Gain], x: float, y: float) -> Markup:
    """The pictures of what a stop brought, in a row under it."""
    pictures = [one for gain in gains for one in gain.pictures]
    step = min(44, 160 / max(1, len(pictures)))
    left = x - step * (len(pictures) - 1) / 2
    return join(
        picture(drawing, size, left + step * number - 20 * aspect(size), y, 40)
        for number, (drawing, size) in enumerate(pictures)
    )


def foot(journey: Journey, top: float, paper: Paper) -> Sheet:
    """The panoramas, what was handed out at the end, and the count."""
    painted, y = scrolls(journey, top + 16, paper)
    honoured, y = honours(journey, y + 46, paper)
    counted, y = count(journey, y, paper)
    return last_sheet(join([painted, honoured, counted]), top, y, journey.say, paper)


def scrolls(journey: Journey, y: float, paper: Paper) -> tuple[Markup, float]:
    """The three panoramas as far as they were painted, side by side or one below the other, and where they end."""
    height = 110
    drawn = {
        kind: (art.panorama(kind, journey.player.pieces[kind], f"{prefix(journey, paper)}-{kind.name}"), size)
        for kind in Panorama
        for size in [art.panorama_size(kind)]
    }
    widths = [height * aspect(size) for _, size in drawn.values()]
    if paper is NARROW:
        left = [(paper.width - width) / 2 for width in widths]
        return join(
            picture(*one, x, y + (height + 10) * number, height)
            for number, (one, x) in enumerate(zip(drawn.values(), left, strict=True))
        ), y + (height + 10) * len(widths)
    gap = (paper.room - sum(widths)) / (len(widths) + 1)
    left = [paper.margin + gap * (number + 1) + sum(widths[:number]) for number in range(len(widths))]
    return join(picture(*one, x, y, height) for one, x in zip(drawn.values(), left, strict=True)), y + height


def honours(journey: Journey, y: float, paper: Paper) -> tuple[Markup, float]:
    """Achievements and the temple's rank, in a row or one below the other, and where the next thing begins."""
    step = paper.room / max(3, len(journey.honours))
    drawn = []
    for number, one in enumerate(journey.honours):
        x, down = (paper.margin + 12, y + 52 * number) if paper is NARROW else (paper.margin + step * number + 12, y)
        drawn.append(picture(*one.pictures[0], x, down - 22, 44))
        drawn.append(text(one.words, x + 54, down - 3, 14, text_anchor="start"))
        points = journey.teller.points(one.points)
        drawn.append(text(points, x + 54, down + 15, 13, text_anchor="start", fill="var(--soft)"))
    return join(drawn), y + (52 * len(journey.honours) if paper is NARROW else 66)


def count(journey: Journey, y: float, paper: Paper) -> tuple[Markup, float]:
    """Where the points came from, in one column or two, and where they end."""
    player = journey.player
    earned = [(journey.say(names.SOURCES[source]), player.points[source]) for source in Source]
    if paper is NARROW:
        drawn = [count_line(*one, 30, y + 23 * number, 320) for number, one in enumerate(earned)]
        down = y + 23 * len(earned)
        return join(
            [*drawn, count_line(journey.say("Points in all"), player.score, 30, down, 320, bold=True)]
        ), down + 23
    half = -(-len(earned) // 2)
    drawn = [
        count_line(*one, 60 + 410 * (number // half), y + 23 * (number % half), 370)
        for number, one in enumerate(earned)
    ]
    total = count_line(journey.say("Points in all"), player.score, 470, y + 23 * (half - 1), 370, bold=True)
    return join([*drawn, total]), y + 23 * half


def on_page(record: Record, seat: int, crest: int, say: Language) -> Markup:
    """The scroll for a dialog of the page."""
    return papers.on_page(title(record.names[seat], say), lambda on: sheets(record, seat, crest, say, on), say)


def standalone(record: Record, seat: int, crest: int, say: Language, palette: Mapping[str, str]) -> str:
    """The scroll as a file of its own."""
    return papers.as_file(title(record.names[seat], say), sheets(record, seat, crest, say), palette)
