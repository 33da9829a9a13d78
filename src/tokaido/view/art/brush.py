"""The brushes: the few kinds of strokes that every picture is made of.

Colours are names of the palette in static/colours.css. Inside a `plate` every shape has the key line unless it says
otherwise, as on a woodblock print where the key block is printed over flat colours.
"""

from __future__ import annotations

import re
from itertools import cycle

from tokaido.view.markup import Markup, el, join


def colour(name: str) -> str:
    """A colour of the palette as an attribute's value."""
    return name if name == "none" or name.startswith("url(") else f"var(--{name})"


def plate(*children: object, width: float = 1.5) -> Markup:
    """A picture whose shapes have a key line of this width, with round joins."""
    return el("g", *children, stroke="var(--line)", stroke_width=width, stroke_linejoin="round", stroke_linecap="round")


def shape(d: str, fill: str, width: float | None = None) -> Markup:
    """A flat colour within the key line."""
    return el("path", d=d, fill=colour(fill), stroke_width=width)


def wash(d: str, fill: str, opacity: float | None = None) -> Markup:
    """A flat colour without a line."""
    return el("path", d=d, fill=colour(fill), stroke="none", opacity=opacity)


def line(d: str, width: float | None = None, stroke: str | None = None, opacity: float | None = None) -> Markup:
    """A line alone."""
    return el("path", d=d, fill="none", stroke=stroke and colour(stroke), stroke_width=width, opacity=opacity)


def disc(x: float, y: float, r: float, fill: str, width: float | None = None) -> Markup:
    """A circle within the key line."""
    return el("circle", cx=x, cy=y, r=r, fill=colour(fill), stroke_width=width)


def spot(x: float, y: float, r: float, fill: str) -> Markup:
    """A circle without a line."""
    return el("circle", cx=x, cy=y, r=r, fill=colour(fill), stroke="none")


def oval(x: float, y: float, rx: float, ry: float, fill: str) -> Markup:
    """An ellipse within the key line."""
    return el("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=colour(fill))


def at(x: float, y: float, scale: float, *children: object) -> Markup:
    """Children moved and then scaled."""
    return el("g", *children, transform=f"translate({x:g} {y:g}) scale({scale:g})")


def moved(d: str, x: float, y: float, scale: float) -> str:
    """Path data of absolute points alone (no H, V or arcs), scaled and then moved."""
    offsets = cycle((x, y))
    spaced = re.sub(r" *-?(\d+\.?\d*|\.\d+)", lambda one: f" {round(float(one[0]) * scale + next(offsets), 1):g}", d)
    return re.sub(r"(?<=[A-Z]) | (?=-)", "", spaced)


def turned(angle: float, x: float, y: float, *children: object) -> Markup:
    """Children turned around a point."""
    return el("g", *children, transform=f"rotate({angle:g} {x:g} {y:g})")


def both(width: float, *children: object) -> Markup:
    """Children, and the same seen in a mirror that stands in the middle of a picture of this width."""
    return join([*children, el("g", *children, transform=f"matrix(-1 0 0 1 {width:g} 0)")])


def sheet(size: float, ground: str, band: str, *children: object) -> Markup:
    """A square print: a ground, a band that is graded (bokashi) from the top in steps, a picture and its edge."""
    inner, bend = size - 0.8, size - 4.8
    top = f"M4.8 .8H{bend:g}Q{inner:g} .8 {inner:g} 4.8"
    foot = f"V{bend:g}Q{inner:g} {inner:g} {bend:g} {inner:g}H4.8Q.8 {inner:g} .8 {bend:g}"
    edge = f"{top}{foot}V4.8Q.8 .8 4.8 .8Z"
    bands = [wash(f"{top}V{size * (0.12 + 0.06 * step):.1f}H.8V4.8Q.8 .8 4.8 .8Z", band, 0.22) for step in range(6)]
    return plate(wash(edge, ground), bands, *children, line(edge))


REACH = 23.2
"""The radius of the inside of a round frame."""


def _half(y: float) -> float:
    """Half the width of the round frame at a height."""
    return float((REACH**2 - (y - 24) ** 2) ** 0.5)


def low(left: float, curve: str, right: float) -> str:
    """The part of a round frame under a line: from a height on the left, along a curve, to a height on the right."""
    start, end = f"{24 - _half(left):.1f} {left:g}", f"{24 + _half(right):.1f} {right:g}"
    return f"M{start}{curve}{end}A{REACH} {REACH} 0 {int(left + right < 48)} 1 {start}Z"


def high(y: float) -> str:
    """The part of a round frame above a height."""
    half = _half(y)
    return f"M{24 - half:.1f} {y:g}A{REACH} {REACH} 0 {int(y > 24)} 1 {24 + half:.1f} {y:g}Z"


def roundel(ground: str, band: str, *children: object) -> Markup:
    """A round print of 48 by 48: a ground, a graded band from the top, a picture and its edge."""
    bands = [wash(high(y), band, 0.27) for y in (6, 9, 12.5, 16, 20)]
    return plate(spot(24, 24, REACH, ground), bands, *children, disc(24, 24, REACH, "none"))


def tufts(*places: tuple[float, float]) -> str:
    """Rice shoots at some places, as one path."""
    return "".join(f"M{x:g} {y:g}l-1.8-2.8m1.8 2.8v-4m0 4l1.8-2.8" for x, y in places)


def spots(fill: str, radius: float, *places: tuple[float, float]) -> list[Markup]:
    """Circles without a line at some places."""
    return [spot(x, y, radius, fill) for x, y in places]


def table(fill: str = "hill-0") -> Markup:
    """The table that things stand on in a square print of 48 by 48."""
    return wash("M.8 37Q24 33 47.2 37V43Q47 47 43 47.2H5Q1 47 .8 43Z", fill)
