"""The journey scroll: one traveler's trip as a long picture, from the first inn to the score.

It is made of sheets, one below the other, so that a printer can turn the page between two of them. On the page they
take their colours from the palette like every picture; `standalone` makes one file of them, with colours of its own.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from tokaido.classic.board import Panorama
from tokaido.classic.player import Source
from tokaido.core.record import Record
from tokaido.view import art, names
from tokaido.view.art import backdrop
from tokaido.view.art.brush import at
from tokaido.view.journey import Gain, Journey, Stop, travel
from tokaido.view.language import Language
from tokaido.view.layout import Point, smooth
from tokaido.view.markup import Markup, el, join
from tokaido.view.powers import TITLES

WIDTH, MARGIN = 900, 34
HEAD, ROW, FOOT = 176, 204, 430
ACROSS = 5
RADIUS = 34
SERIF = "Shippori Mincho, Hiragino Mincho ProN, Georgia, serif"
SANS = "system-ui, sans-serif"
LONGEST_LINE = 24


class Sheet(NamedTuple):
    """A part of the scroll: where it begins, how high it is, and what is on it."""

    top: float
    height: float
    drawing: Markup


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


def sheets(record: Record, seat: int, crest: int, say: Language) -> list[Sheet]:
    """The whole scroll of a finished game."""
    journey = travel(record, seat, say)
    legs = place(journey)
    way = smooth(tuple(spot.at for leg in legs for spot in leg.spots))
    end = legs[-1].top + legs[-1].height
    return [
        Sheet(0, HEAD, head(journey, crest)),
        *[Sheet(leg.top, leg.height, leg_sheet(journey, leg, way)) for leg in legs],
        Sheet(end, FOOT, foot(journey, end)),
    ]


def place(journey: Journey) -> list[Leg]:
    """Every stop in its place: rows that run to the right and back to the left in turn, as a road winds down a hill."""
    legs, row = [], 0
    for number, stops in enumerate(journey.legs()):
        count = max(1, -(-len(stops) // ACROSS))
        cuts = [len(stops) * part // count for part in range(count + 1)]
        spots = [
            Spot(stop, point(row + part, column, cuts[part + 1] - cuts[part]))
            for part in range(count)
            for column, stop in enumerate(stops[cuts[part] : cuts[part + 1]])
        ]
        legs.append(Leg(number, HEAD + row * ROW, count * ROW, spots))
        row += count
    return legs


def point(row: int, column: int, count: int) -> Point:
    """Where a stop of a row stands."""
    along = MARGIN + (WIDTH - 2 * MARGIN) * (column + 0.5) / count
    return (round(WIDTH - along if row % 2 else along, 1), HEAD + row * ROW + 56 + (column * 37 + row * 11) % 17 - 8)


# Sheets


def text(words: object, x: float, y: float, size: float, **attributes: object) -> Markup:
    """A line of words."""
    looks = {"font_family": SANS, "fill": "var(--ink)", "text_anchor": "middle", **attributes}
    return el("text", words, x=round(x, 1), y=round(y, 1), font_size=size, **looks)


def aspect(size: str) -> float:
    """How much wider than high a view box is."""
    width, height = map(float, size.split())
    return width / height


def picture(drawing: Markup, size: str, x: float, y: float, height: float) -> Markup:
    """A drawing at a place, of a height."""
    width = round(height * aspect(size), 1)
    box = {"x": round(x, 1), "y": round(y, 1), "width": width, "height": height, "viewBox": f"0 0 {size}"}
    return el("svg", drawing, **box)


def head(journey: Journey, crest: int) -> Markup:
    """Who traveled, from where to where, and the score."""
    say, game, player = journey.say, journey.game, journey.player
    ends = [names.inn(leg, game.board.backwards, say) for leg in (0, len(game.board.inns) - 1)]
    left = {"text_anchor": "start", "font_family": SERIF}
    role = say("{name}, {title}", name=player.traveler.name, title=say(TITLES[player.traveler]))
    way = text(say("From {start} to {end}", start=ends[0], end=ends[1]), 178, 132, 16, **left | {"fill": "var(--soft)"})
    return join(
        [
            backdrop.paper(WIDTH, HEAD),
            backdrop.rod(WIDTH, 8),
            picture(art.portrait(player.traveler), "64 64", 40, 36, 120),
            picture(art.crest(crest), "24 24", 176, 42, 34),
            text(say("The journey of {name}", name=journey.name), 222, 70, 32, **left),
            text(role, 178, 104, 18, **left),
            way,
            backdrop.seal(WIDTH - 148, 40, 104),
            text(player.score, WIDTH - 96, 104, 44, fill="var(--raised)", font_family=SERIF),
            text(say("points"), WIDTH - 96, 128, 14, fill="var(--raised)"),
        ]
    )


def leg_sheet(journey: Journey, leg: Leg, way: str) -> Markup:
    """A leg of the road in its own light."""
    return join(
        [
            at(0, leg.top, 1, backdrop.leg(WIDTH, leg.height, leg.number, f"journey-{journey.seat}")),
            backdrop.road(way),
            [stop_picture(journey, spot) for spot in leg.spots],
        ]
    )


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


def lines(words: str) -> list[str]:
    """Words in at most two lines."""
    if len(words) <= LONGEST_LINE:
        return [words] if words else []
    cut = words.rfind(" ", 0, LONGEST_LINE + 1)
    cut = cut if cut > 0 else LONGEST_LINE
    rest = words[cut:].strip()
    return [words[:cut], rest if len(rest) <= LONGEST_LINE + 4 else rest[: LONGEST_LINE + 2] + "…"]


def foot(journey: Journey, top: float) -> Markup:
    """The panoramas, what was handed out at the end, and the count."""
    return join(
        [
            at(0, top, 1, backdrop.paper(WIDTH, FOOT)),
            scrolls(journey, top + 16),
            honours(journey, top + 172),
            count(journey, top + 238),
            text(
                journey.say("An unofficial game by fans, not connected with the publisher of the board game."),
                WIDTH / 2,
                top + FOOT - 38,
                12,
                fill="var(--soft)",
            ),
            backdrop.rod(WIDTH, top + FOOT - 22),
        ]
    )


def scrolls(journey: Journey, y: float) -> Markup:
    """The three panoramas as far as they were painted, with equal gaps between them."""
    height = 110
    widths = {kind: height * aspect(art.panorama_size(kind)) for kind in Panorama}
    gap = (WIDTH - 2 * MARGIN - sum(widths.values())) / (len(widths) + 1)
    x, drawn = MARGIN + gap, []
    for kind, width in widths.items():
        drawing = art.panorama(kind, journey.player.pieces[kind], f"journey-{journey.seat}-{kind.name}")
        drawn.append(picture(drawing, art.panorama_size(kind), x, y, height))
        x += width + gap
    return join(drawn)


def honours(journey: Journey, y: float) -> Markup:
    """Achievements and the temple's rank."""
    step = (WIDTH - 2 * MARGIN) / max(3, len(journey.honours))
    drawn = []
    for number, one in enumerate(journey.honours):
        x = MARGIN + step * number + 12
        drawn.append(picture(*one.pictures[0], x, y - 22, 44))
        drawn.append(text(one.words, x + 54, y - 3, 14, text_anchor="start"))
        drawn.append(
            text(journey.teller.points(one.points), x + 54, y + 15, 13, text_anchor="start", fill="var(--soft)")
        )
    return join(drawn)


def count(journey: Journey, y: float) -> Markup:
    """Where the points came from, in two columns."""
    player = journey.player
    earned = [(journey.say(names.SOURCES[source]), player.points[source]) for source in Source]
    half = -(-len(earned) // 2)
    drawn = [
        count_line(words, points, 60 + 410 * (number // half), y + 23 * (number % half))
        for number, (words, points) in enumerate(earned)
    ]
    return join([*drawn, count_line(journey.say("Points in all"), player.score, 470, y + 23 * (half - 1), bold=True)])


def count_line(words: str, points: int, x: float, y: float, *, bold: bool = False) -> Markup:
    """A source and its points."""
    weight = {"font_weight": 700} if bold else {}
    return join(
        [
            text(words, x, y, 15, text_anchor="start", **weight),
            text(points, x + 370, y, 15, text_anchor="end", **weight),
            el("path", d=f"M{x:g} {y + 5:g}h370", stroke="var(--soft)", stroke_width=0.7, stroke_dasharray="1 3"),
        ]
    )


# As one picture


def on_page(record: Record, seat: int, crest: int, say: Language) -> Markup:
    """The scroll with its buttons, for a dialog of the page."""
    buttons = [
        el("button", words, type="button", class_="plain", data_act=act)
        for act, words in (
            ("scroll-svg", say("Save as SVG")),
            ("scroll-png", say("Save as PNG")),
            ("scroll-print", say("Print")),
        )
    ]
    close = el("button", say("Close"), type="button", class_="plain", data_act="scroll-close")
    title = say("The journey of {name}", name=record.names[seat])
    parts = [
        el("svg", sheet.drawing, viewBox=f"0 {sheet.top:g} {WIDTH} {sheet.height:g}", class_="scroll-sheet")
        for sheet in sheets(record, seat, crest, say)
    ]
    return join(
        [
            el("div", el("h2", title), buttons, close, class_="scroll-bar"),
            el("div", parts, class_="scroll-box", tabindex=0, role="region", aria_label=title),
        ]
    )


def standalone(record: Record, seat: int, crest: int, say: Language, palette: Mapping[str, str]) -> str:
    """The scroll as a file of its own, in the colours of a palette by their names."""
    parts = sheets(record, seat, crest, say)
    height = parts[-1].top + parts[-1].height
    inside = [
        el(
            "svg",
            sheet.drawing,
            y=f"{sheet.top:g}",
            width=WIDTH,
            height=f"{sheet.height:g}",
            viewBox=f"0 {sheet.top:g} {WIDTH} {sheet.height:g}",
        )
        for sheet in parts
    ]
    whole = el(
        "svg",
        el("title", say("The journey of {name}", name=record.names[seat])),
        inside,
        xmlns="http://www.w3.org/2000/svg",
        width=WIDTH,
        height=f"{height:g}",
        viewBox=f"0 0 {WIDTH} {height:g}",
    )
    return re.sub(r"var\(--([\w-]+)\)", lambda name: palette[name[1]], whole)


def colours_of(drawing: str) -> set[str]:
    """The names of the colours that a drawing uses."""
    return set(re.findall(r"var\(--([\w-]+)\)", drawing))
