"""The island of Tokaido Duo: the sea around it, eight regions with their own country, routes and the pilgrims' path."""

from __future__ import annotations

from tokaido.duo.island import SYMBOLS
from tokaido.duo.pieces import Symbol
from tokaido.view.art.brush import at, colour, disc, line, moved, plate, shape, wash
from tokaido.view.art.motifs import Place, boat, crane, pines
from tokaido.view.duo.layout import Layout, Point, shortest
from tokaido.view.markup import Markup, el, join


def island(layout: Layout) -> Markup:
    """The whole picture behind the stops."""
    return el(
        "svg",
        drawing(layout, f"island-{layout.name}"),
        class_="land",
        viewBox=layout.view_box,
        aria_hidden="true",
        focusable="false",
    )


def drawing(layout: Layout, prefix: str) -> Markup:
    """The contents of the picture."""
    return plate(
        el("defs", _tints(layout, prefix), _shapes(layout, prefix), _stock(layout, prefix)),
        _sea(layout, prefix),
        _use(f"{prefix}-coast", fill=colour("washi"), stroke="none"),
        [_region(layout, region, prefix) for region in range(len(SYMBOLS))],
        _beach(layout, prefix),
        _ridge(layout, prefix),
        _ways(layout, prefix),
        width=1.2,
    )


def _use(name: str, **attributes: object) -> Markup:
    """Something from the stock, as often as it is wanted."""
    return el("use", href=f"#{name}", **attributes)


def _tints(layout: Layout, prefix: str) -> Markup:
    """The graded sea and mountains, and the waves of the sea as a pattern of scales."""
    size = layout.station
    half, quarter = size / 2, size / 4
    outer, inner = f"a{half:g} {half:g} 0 0 1 {size:g} 0", f"a{quarter:g} {quarter:g} 0 0 1 {half:g} 0"
    scales = f"M0 {half:g}{outer}m-{size - quarter:g} 0{inner}"
    waves = {"width": size, "height": half, "patternUnits": "userSpaceOnUse", "id": f"{prefix}-waves"}
    return join(
        [
            _gradient(f"{prefix}-sea", SEA),
            _gradient(f"{prefix}-rock", ROCK),
            el("pattern", line(scales, 0.8, "white"), **waves),
            el("clipPath", wash(f"M0 0H{layout.width}V{layout.height}H0Z", "none"), id=f"{prefix}-edge"),
        ]
    )


def _gradient(name: str, stops: tuple[tuple[float, str, float], ...]) -> Markup:
    """A graded band (bokashi) from the top to the foot of what it fills."""
    steps = [el("stop", offset=part, stop_color=colour(tint), stop_opacity=opacity) for part, tint, opacity in stops]
    return el("linearGradient", steps, id=name, x1=0, y1=0, x2=0, y2=1)


SEA = ((0, "sky-3", 0.9), (0.12, "water", 0.9), (0.5, "water", 0.35), (0.88, "water", 0.9), (1, "sky-3", 0.9))
ROCK = ((0.3, "hill-2", 1), (0.7, "hill-2", 0.8), (1, "hill-2", 0))


def _shapes(layout: Layout, prefix: str) -> Markup:
    """The lines that are drawn more than once, and the regions, also as frames for what lies in them."""
    lines = {"coast": layout.coast, "path": layout.path, "routes": "".join(route.path for route in layout.routes)}
    named = lines | {str(region): d for region, d in enumerate(layout.region_shapes)}
    frames = [
        el("clipPath", _use(f"{prefix}-{region}"), id=f"{prefix}-frame-{region}") for region in range(len(SYMBOLS))
    ]
    return join([[el("path", id=f"{prefix}-{name}", d=d) for name, d in named.items()], frames])


def _stock(layout: Layout, prefix: str) -> Markup:
    """The country and the growth of every kind of region, and a mountain."""
    scale = f"scale({layout.symbol / 32:g})"
    return join(
        [
            [el("g", COUNTRIES[symbol](), id=f"{prefix}-{symbol.name}", transform=scale) for symbol in Symbol],
            [el("g", GROWTH[symbol](), id=f"{prefix}-{symbol.name}-1", transform=scale) for symbol in Symbol],
            el("g", _peak(prefix), id=f"{prefix}-peak", transform=f"scale({layout.station / 18.5:.2f})"),
        ]
    )


# The sea


def _sea(layout: Layout, prefix: str) -> Markup:
    """Water that is darkest at the upper and the lower edge, with what swims on it and rings around the coast."""
    scale = layout.station / 25
    return join(
        [
            wash(f"M0 0H{layout.width}V{layout.height}H0Z", "washi"),
            wash(f"M0 0H{layout.width}V{layout.height}H0Z", f"url(#{prefix}-sea)"),
            wash(f"M0 0H{layout.width}V{layout.height}H0Z", f"url(#{prefix}-waves)", 0.3),
            el(
                "g",
                [_ring(prefix, round(width * scale, 1), opacity) for width, opacity in RINGS],
                SEAS[layout.name](),
                clip_path=f"url(#{prefix}-edge)",
            ),
        ]
    )


RINGS = ((58, 0.16), (36, 0.22), (16, 0.4))
"""How wide the light around the coast is, and how bright."""


def _ring(prefix: str, width: float, opacity: float) -> Markup:
    """Light water along the coast."""
    return _use(f"{prefix}-coast", fill="none", stroke=colour("white"), stroke_width=width, stroke_opacity=opacity)


def _wide_sea() -> Markup:
    return join(
        [
            _swell(WIDE_SWELL, 1),
            _isles((52, 92, 1.1), (848, 60, 0.9), (852, 640, 1.2), (28, 640, 0.8)),
            pines((50, 86, 0.9), (850, 56, 0.7), (848, 632, 1), (862, 634, 0.7)),
            _whirlpool(852, 486, 1),
            boat(206, 62, 1.3),
            boat(40, 560, 1.1, hull="vermilion"),
            boat(842, 132, 1),
            crane(120, 66, 1),
            crane(146, 84, 0.7),
            boat(560, 702, 1.3),
            _rose(448, 676, 1),
        ]
    )


def _folded_sea() -> Markup:
    return join(
        [
            _swell(FOLDED_SWELL, 0.6),
            boat(17, 24, 0.8),
            boat(346, 26, 0.7, hull="vermilion"),
            _whirlpool(346, 397, 0.5),
            _rose(16, 396, 0.52),
        ]
    )


SEAS = {"wide": _wide_sea, "folded": _folded_sea}
WIDE_SWELL = (
    *((310, 30), (420, 42), (640, 36), (24, 180), (34, 460), (60, 700), (330, 712), (690, 706), (872, 560)),
    *((866, 400), (874, 220), (790, 590), (90, 610)),
)
FOLDED_SWELL = ((8, 50), (30, 8), (318, 8), (352, 56), (352, 352), (20, 380))


def _swell(places: tuple[Point, ...], scale: float) -> Markup:
    """The swell of the open sea."""
    curls = "M-14 0Q-7-6 0 0Q7 6 14 0"
    return line("".join(moved(curls, x, y, scale) for x, y in places), 1.1, "white", 0.75)


def _isles(*places: Place) -> Markup:
    """Small isles with a light line of surf."""
    foot = "".join(moved("M-27 4Q-14 8 0 6Q16 9 28 3", *place) for place in places)
    rock = "".join(moved("M-22 3Q-18-7-8-6Q-2-13 7-6Q17-6 22 3Q2 7-22 3Z", *place) for place in places)
    return join([line(foot, 2, "white", 0.8), shape(rock, "hill-1", 1)])


def _whirlpool(x: float, y: float, scale: float) -> Markup:
    """The whirlpool of Naruto."""
    spiral = "M2 1Q-3 3-5-1Q-5-8 3-8Q13-7 12 2Q9 13-4 12Q-19 9-17-5Q-12-20 6-18Q26-13 23 6Q19 22 0 22"
    arm = "M-24-12Q-16-26 4-25M30-2Q31 18 12 27M-25 10Q-20 22-8 26"
    return join(
        [
            line(moved(spiral, x, y, scale), 2.2 * scale, "white"),
            line(moved(arm, x, y, scale), 1.4 * scale, "white", 0.8),
        ]
    )


def _rose(x: float, y: float, scale: float) -> Markup:
    """The compass rose, on the side of the seat that begins."""
    light = "M0-26L5-5L0 0ZM26 0L5 5L0 0ZM0 26L-5 5L0 0ZM-26 0L-5-5L0 0Z"
    dark = "M0-26L-5-5L0 0ZM26 0L5-5L0 0ZM0 26L5 5L0 0ZM-26 0L-5 5L0 0Z"
    small = "M12-12L4-1L1-4ZM12 12L1 4L4 1ZM-12 12L-4 1L-1 4ZM-12-12L-1-4L-4-1Z"
    return at(
        x,
        y,
        scale,
        disc(0, 0, 19, "washi", 1.2),
        shape(small, "ochre", 0.9),
        shape(light, "white", 1),
        shape(dark, "vermilion", 1),
        disc(0, 0, 2.4, "gold", 1),
    )


# The land


def _region(layout: Layout, region: int, prefix: str) -> Markup:
    """A region as a print of its own, cut to its shape: a wash, its country, and what grows towards its corners."""
    painted, (x, y) = SYMBOLS[region], layout.regions[region]
    return el(
        "g",
        _use(f"{prefix}-{region}", fill=colour(WASHES[painted]), stroke="none", opacity=0.55),
        _use(f"{prefix}-{painted.name}", x=x, y=y),
        _stream(layout, region) if painted is Symbol.WATERFALL else None,
        [_use(f"{prefix}-{painted.name}-1", x=right, y=down) for right, down in _corners(layout, region)],
        clip_path=f"url(#{prefix}-frame-{region})",
    )


WASHES = {Symbol.MOON: "far-3", Symbol.WATERFALL: "far-1", Symbol.MOUNTAIN: "hill-0", Symbol.BAMBOO: "hill-1"}


def _corners(layout: Layout, region: int) -> list[Point]:
    """Places between the symbol of a region and the towns around it."""
    x, y = layout.regions[region]
    towns = shortest(region, (region + 1) % len(SYMBOLS))
    return [
        (round(x + (right - x) * 0.58, 1), round(y + (down - y) * 0.58, 1))
        for right, down in (layout.towns[town] for town in towns)
    ]


def _stream(layout: Layout, region: int) -> Markup:
    """The water from the foot of a waterfall to the sea."""
    (x, y), steps = layout.regions[region], len(layout.shore) // len(SYMBOLS)
    right, down = layout.shore[region * steps + steps // 2 + 1]
    foot = y + layout.symbol * 0.6
    d = f"M{x:g} {foot:g}C{x + (foot - down) * 0.3:.1f} {foot:g} {x:g} {down:g} {right:g} {down:g}"
    return join([line(d, layout.symbol * 0.42, "white", 0.8), line(d, layout.symbol * 0.28, "water", 0.9)])


def _bands(fill: str, *skylines: str) -> Markup:
    """Hills one behind the other, each under its own line with a faint key line."""
    return join([_hill(f"{d}V300H-300Z", colour(fill), 0.4) for d in skylines])


def _hill(d: str, fill: str, opacity: float | None = None) -> Markup:
    """A hill with a faint key line."""
    return el("path", d=d, fill=fill, fill_opacity=opacity, stroke_width=1, stroke_opacity=0.35)


def _moonlit_hills() -> Markup:
    return _bands(
        "hill-3",
        "M-300-10Q-230-60-170-34Q-110-84-50-44Q20-92 80-42Q140-76 200-30T300-30",
        "M-300 60Q-240 10-160 40Q-90-10-20 34Q60-8 130 38Q200 6 300 50",
    )


def _gorge() -> Markup:
    rocks = "M-64 30Q-66-34-38-42L-34 36ZM64 30Q66-34 38-42L34 36Z"
    return join(
        [
            _bands("hill-1", "M-300 0Q-200-70-130-40T-30-56Q20-74 70-46T190-50T300-10"),
            wash(rocks, "pine", 0.6),
            line("M-56 24Q-58-20-50-32M-46 28V-30M56 24Q58-20 50-32M46 28V-30", 1, opacity=0.4),
        ]
    )


def _peaks() -> Markup:
    far = "M-300 10L-220-50L-180-20L-110-78L-60-34L0-96L50-40L100-70L170-20L230-56L300 10"
    return join(
        [
            _bands("hill-2", far, "M-300 70L-200 16L-150 44L-70-6L-10 40L60 0L130 48L200 14L300 70"),
            wash("M-126-65L-110-78L-94-64L-104-60L-110-68L-116-60ZM-18-77L0-96L17-77L8-72L0-84L-8-72Z", "white", 0.9),
            wash("M86-63L100-70L118-59L108-56L102-62L94-56Z", "white", 0.9),
        ]
    )


def _grove() -> Markup:
    stalks = ((-66, 30), (-54, 8), (-44, 22), (44, 14), (54, 32), (66, 20))
    return join(
        [
            _bands("pine", "M-300-20Q-200-50-120-26T20-40T150-30T300-50", "M-300 56Q-200 24-100 46T100 36T300 50"),
            _bamboo(*[(x, y, 1.2) for x, y in stalks]),
        ]
    )


COUNTRIES = {
    Symbol.MOON: _moonlit_hills,
    Symbol.WATERFALL: _gorge,
    Symbol.MOUNTAIN: _peaks,
    Symbol.BAMBOO: _grove,
}


def _grass() -> Markup:
    """The long grass that is looked at with the autumn moon."""
    return line("M0 0Q-2-12-10-18M0 0Q0-14-3-22M0 0Q2-12 8-20M0 0Q4-8 12-12", 1.4, "gold", 0.9)


def _firs() -> Markup:
    return shape("M0-22L7-8L3-9L9 2L-9 2L-3-9L-7-8ZM15-14L20-4L17-5L22 3L8 3L13-5L10-4Z", "pine", 0.9)


def _old_pine() -> Markup:
    return pines((0, 4, 1.1))


def _bamboo(*places: Place) -> Markup:
    """Stalks of bamboo with leaves at their tops."""
    stalk, leaf = "M0 0L1-34M7 2L7-26", "M1-30Q-2-23-9-21Q-7-29 1-30ZQ9-31 12-26Q5-24 1-30ZM7-22Q14-23 17-18Q9-17 7-22Z"
    return join(
        [
            line("".join(moved(stalk, *place) for place in places), 1.8, "pine"),
            wash("".join(moved(leaf, *place) for place in places), "pine"),
        ]
    )


def _two_stalks() -> Markup:
    return _bamboo((0, 6, 1))


GROWTH = {Symbol.MOON: _grass, Symbol.WATERFALL: _old_pine, Symbol.MOUNTAIN: _firs, Symbol.BAMBOO: _two_stalks}


def _beach(layout: Layout, prefix: str) -> Markup:
    """Sand along the coast, and the coastline."""
    width = round(layout.beach * 1.5, 1)
    sand = _use(f"{prefix}-path", fill="none", stroke=colour("road"), stroke_width=width, opacity=0.6)
    return join([sand, _use(f"{prefix}-coast", fill="none", stroke_width=1.8)])


def _ridge(layout: Layout, prefix: str) -> Markup:
    """The mountains in the middle of the island: a peak behind every town of theirs."""
    return join(_use(f"{prefix}-peak", x=x, y=y - layout.station * 0.4) for x, y in layout.mountains)


def _peak(prefix: str) -> Markup:
    """A mountain with snow on its higher top."""
    return join(
        [
            _hill("M-48 18Q-28 2-20-26Q-13-36-6-26Q2-14 8-20Q15-30 22-16Q30 4 48 18", f"url(#{prefix}-rock)"),
            shape("M-24-15Q-18-34-13-33Q-8-33-1-20L-6-16-11-22-15-13-20-19Z", "white", 0.7),
        ]
    )


# The ways


def _ways(layout: Layout, prefix: str) -> Markup:
    """The pilgrims' path along the coast, and the trade routes as a line with ticks on a light band."""
    width = layout.station * 0.3
    return el(
        "g",
        _use(f"{prefix}-path", stroke=colour("road-edge"), stroke_width=round(width + 2.4, 1)),
        _use(f"{prefix}-path", stroke=colour("road"), stroke_width=round(width, 1)),
        _use(f"{prefix}-routes", stroke=colour("road"), stroke_width=round(width, 1), opacity=0.85),
        _use(f"{prefix}-routes", stroke=colour("thatch"), stroke_width=round(width * 0.2, 1)),
        _use(
            f"{prefix}-routes",
            stroke=colour("thatch"),
            stroke_width=round(width * 0.85, 1),
            stroke_dasharray=f"{width * 0.22:.1f} {width * 1.8:.1f}",
            stroke_linecap="butt",
        ),
        fill="none",
    )
