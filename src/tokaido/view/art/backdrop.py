"""What lies behind the stops of a journey scroll: paper, the light of each leg, hills, the road, rods and seals."""

from __future__ import annotations

from tokaido.view.art.brush import at, colour, disc, line, plate, shape, spot, spots, wash
from tokaido.view.art.motifs import boat, crane, huts, pines
from tokaido.view.markup import Markup, el, join


def paper(width: int, height: float) -> Markup:
    """Empty paper with the silk of the mount at both sides."""
    return join([wash(f"M0 0H{width}v{height:g}H0Z", "paper"), mount(width, height)])


SILK = 14
"""How wide the silk of the mount is."""


def mount(width: int, height: float) -> Markup:
    """The silk at both sides."""
    strip = f"h{SILK}v{height:g}h-{SILK}Z"
    return wash(f"M0 0{strip}M{width - SILK} 0{strip}", "indigo")


def rod(width: int, y: float) -> Markup:
    """The rod at an end of the scroll."""
    return plate(
        shape(f"M4 {y:g}H{width - 4}v14H4Z", "thatch"),
        line(f"M22 {y + 5:g}H{width - 22}", 1.2, "gold"),
        line(f"M16 {y:g}v14M{width - 16} {y:g}v14"),
    )


def seal(x: float, y: float, size: float) -> Markup:
    """A vermilion seal to print a number on."""
    edge = size * 0.06
    inner = size - 2 * edge
    return join(
        [
            el("rect", x=x, y=y, width=size, height=size, rx=size * 0.14, fill=colour("vermilion")),
            el(
                "rect",
                x=round(x + edge, 1),
                y=round(y + edge, 1),
                width=round(inner, 1),
                height=round(inner, 1),
                rx=round(size * 0.1, 1),
                fill="none",
                stroke=colour("raised"),
                stroke_width=round(size * 0.018, 1),
            ),
        ]
    )


def label(words: Markup) -> Markup:
    """Words with a rim of paper, so that they can be read on any ground."""
    return el("g", words, stroke=colour("paper"), stroke_width=3.4, stroke_linejoin="round", paint_order="stroke")


def road(way: str) -> Markup:
    """The road along the stops."""
    return el("g", line(way, 25, "road-edge"), line(way, 22, "road"), stroke_linejoin="round", stroke_linecap="round")


def leg(width: int, height: float, number: int, prefix: str) -> Markup:
    """The ground of a leg: its sky fades into paper, hills rise behind the stops. Its id is `{prefix}-leg-{number}`."""
    name, right = f"{prefix}-leg-{number}", width - 14
    hills = f"M14 86Q90 40 170 74T330 62T520 80T700 58T{right} 78V{height:g}H14Z"
    grass = f"M14 -14Q130 -34 260 -16T520 -20T{right} -18"
    return plate(
        paper(width, height),
        el("defs", _fade(name, f"sky-{number}")),
        wash(f"M14 0H{right}V{min(height, 230):g}H14Z", f"url(#{name})"),
        LIGHTS[number](),
        wash(hills, f"far-{number}", 0.35),
        at(0, height, 1, wash(f"{grass}V0H14Z", f"hill-{number}", 0.8), line(grass, 1, opacity=0.4), FEET[number]()),
        width=1.2,
    )


def part_of_leg(width: int, height: float, number: int, prefix: str) -> Markup:
    """As much of the ground of a leg as a narrow scroll has room for: where its light is."""
    seen = f"{SEEN_FROM[number]} 0 {width} {height:g}"
    ground = el("svg", leg(WHOLE, height, number, prefix), width=width, height=f"{height:g}", viewBox=seen)
    return join([ground, mount(width, height)])


def _fade(name: str, fill: str) -> Markup:
    """A colour that goes down into the paper."""
    steps = ((0, 0.95), (0.28, 0.55), (1, 0))
    stops = [el("stop", offset=offset, stop_color=colour(fill), stop_opacity=opacity) for offset, opacity in steps]
    return el("linearGradient", stops, id=name, x1=0, y1=0, x2=0, y2=1)


def _dawn() -> Markup:
    return join([spot(812, 34, 20, "sun"), crane(640, 22, 1.1), crane(600, 36, 0.8)])


def _noon() -> Markup:
    return line("M420 22q6-6 10 0q4-6 10 0M452 34q4-4 7 0q3-4 7 0M396 38q4-4 7 0q3-4 7 0", 1.3, opacity=0.6)


def _dusk() -> Markup:
    geese = "".join(f"M{x} {y}q3.4-3.4 6 0q2.6-3.4 6 0" for x, y in ((560, 18), (580, 25), (600, 32), (542, 27)))
    return join([spot(110, 40, 24, "sun"), line(geese, 1.3, opacity=0.7)])


def _night() -> Markup:
    stars = ((60, 24), (150, 50), (240, 18), (330, 40), (430, 20), (520, 46), (620, 16), (820, 30), (860, 56))
    return join([disc(712, 34, 17, "white", 1), spots("white", 1.6, *stars)])


def _fields() -> Markup:
    return join([pines((38, -8, 1), (58, -4, 0.7)), huts((836, -26, 0.9), (860, -22, 0.8))])


def _shore() -> Markup:
    return join([pines((846, -8, 1.1), (868, -4, 0.8), (54, -10, 0.7)), huts((24, -26, 0.9))])


def _coast() -> Markup:
    return join([boat(36, -4, 1), boat(64, -2, 0.7), pines((862, -6, 1)), huts((830, -24, 0.8))])


def _town() -> Markup:
    houses = huts((22, -24, 0.9), (44, -24, 0.9), (836, -24, 0.9), (858, -24, 0.9), window="gold")
    return join([houses, pines((76, -6, 0.8))])


LIGHTS = (_dawn, _noon, _dusk, _night)
FEET = (_fields, _shore, _coast, _town)
WHOLE, SEEN_FROM = 900, (520, 240, 0, 520)
"""How wide the ground of a leg is drawn, and from where on a narrow scroll shows it."""
