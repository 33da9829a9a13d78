"""The paper that a journey is told on: sheets, one below the other, so that a printer can turn the page between two.

On the page they take their colours from the palette like every picture; `as_file` makes one file of them, with colours
of its own. Narrow screens show the same journey on narrow paper, where everything keeps its size.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

from tokaido.view import art
from tokaido.view.art import backdrop
from tokaido.view.language import Language
from tokaido.view.markup import Markup, el, join

SERIF = "Shippori Mincho, Hiragino Mincho ProN, Georgia, serif"
SANS = "system-ui, sans-serif"
LONGEST_LINE = 24
LETTER = 0.52
"""How wide a letter is for its size, on average."""
NOTICE = 38
"""From the words about whose game it is to the end of the scroll."""


class Paper(NamedTuple):
    """What a scroll is drawn on, and where the parts of its first sheet are: left, top or ground line, and size."""

    name: str
    width: int
    margin: int
    across: int
    """How many stops a row has at most."""
    head: int
    portrait: tuple[float, float, float]
    crest: tuple[float, float, float]
    title: tuple[float, float, float]
    role: tuple[float, float, float]
    way: tuple[float, float, float]
    seal: tuple[float, float, float]

    @property
    def room(self) -> int:
        """How much of a line can be used."""
        return self.width - 2 * self.margin


WIDE = Paper(
    "wide", 900, 34, 5, 176, (40, 36, 120), (176, 42, 34), (222, 70, 32), (178, 104, 18), (178, 132, 16), (752, 40, 104)
)
NARROW = Paper(
    "narrow", 380, 22, 2, 184, (24, 34, 92), (128, 36, 26), (160, 57, 22), (128, 84, 15), (128, 106, 13), (280, 98, 76)
)


class Sheet(NamedTuple):
    """A part of the scroll: where it begins, how high it is, and what is on it."""

    top: float
    height: float
    drawing: Markup


class Heading(NamedTuple):
    """What the first sheet says: whose journey it is, two lines about it, and its points."""

    portrait: Markup
    size: str
    """Of the portrait's view box."""
    crest: int
    title: str
    role: str
    way: str
    points: int


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


def first_sheet(heading: Heading, say: Language, paper: Paper) -> Sheet:
    """Who traveled, how, and the score."""
    x, y, size = paper.title
    left, top, letters = paper.role
    role = lines(heading.role, int((paper.width - paper.margin - left) / (letters * LETTER)))
    beside, under, small = paper.way
    drawing = join(
        [
            backdrop.paper(paper.width, paper.head),
            backdrop.rod(paper.width, 8),
            picture(heading.portrait, heading.size, *paper.portrait),
            picture(art.crest(heading.crest), "24 24", *paper.crest),
            placed(heading.title, (x, y, fitting(heading.title, size, paper.width - paper.margin - x))),
            [placed(line, (left, top + 19 * number, letters)) for number, line in enumerate(role)],
            placed(heading.way, (beside, under + 19 * (len(role) - 1), small), "soft"),
            score(heading.points, say, *paper.seal),
        ]
    )
    return Sheet(0, paper.head, drawing)


def placed(words: str, place: tuple[float, float, float], colour: str = "ink") -> Markup:
    """A line of the first sheet that begins at its place."""
    x, y, size = place
    return text(words, x, y, size, text_anchor="start", font_family=SERIF, fill=f"var(--{colour})")


def fitting(words: str, size: float, room: float) -> float:
    """The size of letters at which words take no more than their room."""
    return min(size, round(room / (LETTER * len(words)), 1))


def score(points: int, say: Language, x: float, y: float, size: float) -> Markup:
    """The points in all, on a seal."""
    middle = x + size // 2
    return join(
        [
            backdrop.seal(x, y, size),
            text(
                points,
                middle,
                y + size * 8 // 13,
                round(size * 11 / 26),
                fill="var(--raised)",
                font_family=SERIF,
            ),
            text(say("points"), middle, y + size * 11 // 13, round(size * 7 / 52), fill="var(--raised)"),
        ]
    )


def lines(words: str, longest: int = LONGEST_LINE) -> list[str]:
    """Words in at most two lines."""
    if len(words) <= longest:
        return [words] if words else []
    cut = words.rfind(" ", 0, longest + 1)
    cut = cut if cut > 0 else longest
    rest = words[cut:].strip()
    return [words[:cut], rest if len(rest) <= longest + 4 else rest[: longest + 2] + "…"]


def count_line(words: str, points: int, x: float, y: float, width: float, *, bold: bool = False) -> Markup:
    """A source and its points."""
    weight = {"font_weight": 700} if bold else {}
    return join(
        [
            text(words, x, y, 15, text_anchor="start", **weight),
            text(points, x + width, y, 15, text_anchor="end", **weight),
            el("path", d=f"M{x:g} {y + 5:g}h{width:g}", stroke="var(--soft)", stroke_width=0.7, stroke_dasharray="1 3"),
        ]
    )


def last_sheet(drawing: Markup, top: float, end: float, say: Language, paper: Paper) -> Sheet:
    """What comes after the journey, whose game this is, and the rod."""
    told = lines(
        say("An unofficial game by fans, not connected with the publisher of the board game."),
        int(paper.room / (12 * LETTER)),
    )
    height = end + 16 + 15 * (len(told) - 1) + NOTICE - top
    words = [
        text(line, paper.width / 2, end + 16 + 15 * number, 12, fill="var(--soft)") for number, line in enumerate(told)
    ]
    ground = el("g", backdrop.paper(paper.width, height), transform=f"translate(0 {top:g})")
    return Sheet(top, height, join([ground, drawing, words, backdrop.rod(paper.width, top + height - 22)]))


# As one picture


def on_page(title: str, sheets: Callable[[Paper], list[Sheet]], say: Language) -> Markup:
    """A journey with its buttons, for a dialog of the page."""
    buttons = [
        el("button", words, type="button", class_="plain", data_act=act)
        for act, words in (
            ("scroll-svg", say("Save as SVG")),
            ("scroll-png", say("Save as PNG")),
            ("scroll-print", say("Print")),
        )
    ]
    close = el("button", say("Close"), type="button", class_="plain", data_act="scroll-close")
    both = [el("div", [shown(sheet, paper) for sheet in sheets(paper)], class_=paper.name) for paper in (WIDE, NARROW)]
    return join(
        [
            el("div", el("h2", title), buttons, close, class_="scroll-bar"),
            el("div", both, class_="scroll-box", tabindex=0, role="region", aria_label=title),
        ]
    )


def shown(sheet: Sheet, paper: Paper) -> Markup:
    """A sheet as the page shows it."""
    return el("svg", sheet.drawing, viewBox=f"0 {sheet.top:g} {paper.width} {sheet.height:g}", class_="scroll-sheet")


def as_file(title: str, parts: list[Sheet], palette: Mapping[str, str]) -> str:
    """A journey as a file of its own, in the colours of a palette by their names."""
    height = parts[-1].top + parts[-1].height
    inside = [
        el(
            "svg",
            sheet.drawing,
            y=f"{sheet.top:g}",
            width=WIDE.width,
            height=f"{sheet.height:g}",
            viewBox=f"0 {sheet.top:g} {WIDE.width} {sheet.height:g}",
        )
        for sheet in parts
    ]
    whole = el(
        "svg",
        el("title", title),
        inside,
        xmlns="http://www.w3.org/2000/svg",
        width=WIDE.width,
        height=f"{height:g}",
        viewBox=f"0 0 {WIDE.width} {height:g}",
    )
    return re.sub(r"var\(--([\w-]+)\)", lambda name: palette[name[1]], whole)


def colours_of(drawing: str) -> set[str]:
    """The names of the colours that a drawing uses."""
    return set(re.findall(r"var\(--([\w-]+)\)", drawing))
