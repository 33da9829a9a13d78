"""The country behind the road: one print through four legs, each in its own light, parted by bands of mist."""

from __future__ import annotations

from collections.abc import Sequence

from tokaido.classic.board import LEGS
from tokaido.view.art.brush import at, colour, disc, line, plate, shape, spot, spots, wash
from tokaido.view.art.motifs import boat, crane, huts, pagoda, pines
from tokaido.view.layout import Layout, smooth
from tokaido.view.markup import Markup, el, join


def landscape(layout: Layout, prefix: str) -> Markup:
    """The background of a whole layout. Its ids all begin with the prefix."""
    scenes = [
        _wide_leg(layout, leg, prefix) if layout.rows == 1 else _folded_leg(layout, leg, prefix) for leg in range(LEGS)
    ]
    return plate(
        el("defs", [_gradients(prefix, leg) for leg in range(LEGS)]),
        wash(f"M0 0H{layout.width}V{layout.height}H0Z", "paper"),
        scenes,
        width=1.2,
    )


def leg_of_land(layout: Layout, leg: int, prefix: str) -> Markup:
    """One leg of the wide land alone, with its part of the road, for a view box of one row."""
    return plate(
        el("defs", _gradients(prefix, leg)),
        wash(f"M0 0H{layout.width}V{layout.pitch:g}H0Z", "paper"),
        at(0, -leg * layout.pitch, 1, _wide_leg(layout, leg, prefix), road(layout)),
        width=1.2,
    )


def road(layout: Layout) -> Markup:
    """The road itself: a band with an inked edge."""
    width = layout.station * 0.72
    return el(
        "g",
        line(layout.path, round(width + 3, 1), "road-edge"),
        line(layout.path, round(width, 1), "road"),
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def _gradients(prefix: str, leg: int) -> list[Markup]:
    """The graded bands of a leg: the sky comes out of the paper and goes back into it, hills and sea fade downwards."""
    stops = {
        "sky": (f"sky-{leg}", ((0, 0), (0.14, 1), (0.45, 0.6), (1, 0))),
        "far": (f"far-{leg}", ((0, 1), (0.6, 0.8), (1, 0))),
        "hill": (f"hill-{leg}", ((0, 1), (0.3, 0.6), (0.75, 0.25), (1, 0))),
        "sea": ("water", ((0, 1), (0.5, 0.7), (1, 0))),
    }
    return [
        el(
            "linearGradient",
            [
                el("stop", offset=offset, stop_color=colour(name), stop_opacity=opacity if opacity < 1 else None)
                for offset, opacity in steps
            ],
            id=f"{prefix}-{band}-{leg}",
            x1=0,
            y1=0,
            x2=0,
            y2=1,
        )
        for band, (name, steps) in stops.items()
    ]


def _ridge(width: float, tops: Sequence[float]) -> str:
    """A skyline through heights at even distances."""
    step = width / (len(tops) - 1)
    return smooth(tuple((round(number * step, 1), top) for number, top in enumerate(tops)))


def _hills(skyline: str, base: float, fill: str) -> Markup:
    """Hills under a skyline that fade downwards, with a faint key line along their top."""
    return join([wash(f"{skyline}V{base:g}H0Z", fill), line(skyline, 1, opacity=0.35)])


def _wide_leg(layout: Layout, leg: int, prefix: str) -> Markup:
    """A leg of the wide road: sky, Fuji, two ranges of hills, what stands on them, and a strip of land in front."""
    width = layout.width
    return at(
        0,
        leg * layout.pitch,
        1,
        wash(f"M0-8H{width}V128H0Z", f"url(#{prefix}-sky-{leg})"),
        LIGHTS[leg](),
        _fuji(FUJI[leg], leg, prefix),
        _mists(leg),
        _hills(_ridge(width, FAR[leg]), 100, f"url(#{prefix}-far-{leg})"),
        wash(BAYS[leg], f"url(#{prefix}-sea-{leg})") if BAYS[leg] else None,
        _hills(_ridge(width, NEAR[leg]), 176, f"url(#{prefix}-hill-{leg})"),
        DETAILS[leg](),
        _front(width, leg, prefix),
    )


def _front(width: int, leg: int, prefix: str) -> Markup:
    """What lies between the road and the lower edge of a leg: a bank of grass, or the shore where the road meets it."""
    bank = _hills(_ridge(width, BANKS[leg]), 190, f"url(#{prefix}-hill-{leg})")
    shore = SHORES[leg]
    if shore is None:
        return join([bank, _grass(leg), FRONTS[leg]()])
    water = join([wash(f"{shore}V190H0Z", f"url(#{prefix}-sea-{leg})"), line(shore, 1, opacity=0.35)])
    return join([bank, water, line(shore, 1.6, "white", 0.8), FRONTS[leg]()])


def _fuji(place: tuple[float, float, float], leg: int, prefix: str) -> Markup:
    """The mountain that stays in view, its peak at a point."""
    x, y, scale = place
    slopes = "M-62 48Q-18 28-5 1Q-2.6-.6 0 .4Q2.6-.6 5 1Q18 28 62 48"
    snow = "M-5 1Q-2.6-.6 0 .4Q2.6-.6 5 1Q8 8 12.6 14.6L8 12.4 5 18 1.6 12.6-2 19-5 12.8-12.6 15.4Q-8 8-5 1Z"
    return at(
        x,
        y,
        scale,
        wash(slopes, f"url(#{prefix}-far-{leg})"),
        wash(snow, "white"),
        line(slopes, round(1.1 / scale, 1), opacity=0.6),
    )


def _dawn() -> Markup:
    return join([spot(770, 34, 17, "sun"), crane(690, 26, 1), crane(664, 38, 0.7), crane(716, 44, 0.6)])


def _noon() -> Markup:
    return line("M300 26q6-6 10 0q4-6 10 0M330 38q4-4 7 0q3-4 7 0M280 42q4-4 7 0q3-4 7 0", 1.2, opacity=0.6)


def _dusk() -> Markup:
    geese = "".join(
        f"M{x} {y}q3.4-3.4 6 0q2.6-3.4 6 0" for x, y in ((250, 24), (268, 30), (286, 36), (236, 32), (226, 41))
    )
    return join([spot(150, 50, 20, "sun"), line(geese, 1.2, opacity=0.7)])


def _night() -> Markup:
    stars = (
        (40, 30),
        (96, 18),
        (150, 42),
        (214, 24),
        (262, 14),
        (330, 34),
        (398, 20),
        (452, 40),
        (508, 16),
        (640, 22),
        (700, 46),
        (742, 16),
        (800, 36),
        (858, 20),
        (570, 38),
        (20, 56),
    )
    return join([disc(600, 30, 16, "white", 1), [spot(x, y, 1.4 if x % 4 else 1, "white") for x, y in stars]])


def _mists(leg: int) -> Markup:
    """Bands of mist with round ends, as printers like them, over the seam between two legs."""
    return join(
        wash(
            f"M{x} {y}h{size}a5 5 0 0 1 0 10h-{size * 0.3:g}a3 3 0 0 0 0 6h{size * 0.1:g}a4 4 0 0 1 0 8h-{size * 0.6:g}"
            f"a4 4 0 0 1 0-8h6a3 3 0 0 0 0-6h-{size * 0.2 + 6:g}a5 5 0 0 1 0-10Z",
            "washi",
            0.75,
        )
        for x, y, size in MISTS[leg]
    )


def _first() -> Markup:
    return join(
        [
            pagoda(74, 70),
            pines((14, 74, 0.9), (136, 72, 0.8)),
            huts((150, 62, 0.9), (172, 66, 0.7), (128, 66, 0.7)),
            pines((261, 70, 1.3), (323, 72, 0.9), (573, 68, 1.1), (822, 72, 1.3), (760, 74, 0.8), (635, 72, 0.8)),
            _fields(330, 70),
            _fields(690, 72),
        ]
    )


def _second() -> Markup:
    return join(
        [
            _swell(430, 66, 466),
            boat(560, 70, 1.1),
            boat(640, 66, 0.7),
            boat(760, 72, 1.3),
            boat(846, 66, 0.7),
            pines((414, 72, 1.5), (347, 74, 1), (79, 70, 1.1), (280, 73, 0.8)),
            huts((150, 62, 0.9), (176, 65, 0.7)),
            _fields(220, 70),
        ]
    )


def _third() -> Markup:
    return join(
        [
            _swell(0, 66, 330),
            boat(70, 70, 1.1),
            boat(214, 67, 0.8),
            pines((323, 72, 1.4), (386, 75, 0.9), (760, 70, 1.2), (884, 72, 0.9), (448, 72, 0.9), (635, 74, 1)),
            huts((700, 62, 1), (724, 66, 0.8), (676, 66, 0.7)),
        ]
    )


def _fourth() -> Markup:
    return join(
        [
            huts((60, 62, 0.9), (84, 64, 0.9), (110, 66, 0.9), (138, 62, 0.9), (164, 64, 0.9), window="gold"),
            pagoda(199, 70),
            pines((12, 72, 1), (386, 72, 1.3), (448, 74, 0.9), (822, 72, 1.4), (760, 75, 0.9), (573, 73, 0.9)),
        ]
    )


def _fields_in_front() -> Markup:
    return join(
        [
            _fields(196, 174),
            _fields(560, 172),
            huts((86, 163, 0.8), (452, 164, 0.7), (474, 166, 0.6)),
            pines((70, 182, 0.7), (716, 182, 0.8), (734, 184, 0.6)),
        ]
    )


def _boats_in_front() -> Markup:
    return join(
        [
            _swell(470, 166, 420),
            boat(600, 176, 0.9),
            boat(748, 180, 1),
            _fields(150, 174),
            pines((60, 182, 0.8)),
        ]
    )


def _coast_in_front() -> Markup:
    islet = shape("M-22 8Q-16-3-6-2Q0-8 8-3Q16-3 22 8Z", "hill-1", 1)
    return join(
        [
            _swell(20, 163, 860),
            boat(190, 178, 0.9),
            boat(420, 182, 0.8),
            boat(800, 180, 1),
            at(610, 174, 1, islet),
            pines((606, 174, 0.6)),
        ]
    )


def _town_in_front() -> Markup:
    """The roofs of Edo, with light in their windows."""
    houses = [
        (x, 164 + x % 3 * 1.5, 0.8 + x % 2 * 0.12)
        for x in (40, 63, 88, 113, 250, 274, 299, 540, 563, 588, 611, 760, 785)
    ]
    return join(
        [
            huts(*houses, window="gold"),
            pines((152, 183, 0.8), (336, 182, 0.8), (650, 183, 0.7), (824, 182, 0.8)),
        ]
    )


def _fields(x: float, y: float) -> Markup:
    """Flooded paddies between their banks."""
    strips = "M6-6Q40-10 76-7L84-4Q40-7-2-3ZM-4-1Q40-5 88-2L98 2Q40-2-14 3ZM-18 5Q40 0 102 4L112 8Q44 4-30 9Z"
    return at(x, y, 1, wash(strips, "washi", 0.7), line(strips, 0.8, opacity=0.35))


def _swell(x: float, y: float, width: float) -> Markup:
    """The swell on an arm of the sea."""
    places = ((x + step, y + 5 + step % 7 * 1.6) for step in range(30, int(width) - 30, 47))
    return line("".join(f"M{left:g} {top:g}q5-3 10 0t10 0" for left, top in places), 1, "white", 0.9)


def _grass(leg: int) -> Markup:
    """Tufts of grass on the bank at the lower edge of a leg."""
    step = 896 / (len(BANKS[leg]) - 1)
    places = [(round(number * step), top + 4) for number, top in enumerate(BANKS[leg])][1:-1]
    blades = "".join(f"M{x:g} {y:g}q-1-5-4-7m4 7q0-6 1-9m-1 9q1-4 5-6" for x, y in places)
    return line(blades, 1.2, "moss", 0.7)


def _folded_leg(layout: Layout, leg: int, prefix: str) -> Markup:
    """A leg of the folded road: its light above, land or sea below, and what stands in the gaps between the stops."""
    width, second = layout.width, layout.pitch
    return at(
        0,
        leg * layout.pitch * layout.rows,
        1,
        wash(f"M0-10H{width}V70H0Z", f"url(#{prefix}-sky-{leg})"),
        _small_light(leg),
        _fuji(SMALL_FUJI[leg], leg, prefix),
        _hills(_ridge(width, [y + 4 for y in LOW[leg % 3]]), 46, f"url(#{prefix}-far-{leg})"),
        _hills(_ridge(width, [y + 24 for y in LOW[(leg + 1) % 3]]), 100, f"url(#{prefix}-hill-{leg})"),
        wash(SMALL_BAYS[leg], f"url(#{prefix}-sea-{leg})") if SMALL_BAYS[leg] else None,
        line(SMALL_SWELLS[leg], 0.9, "white", 0.8) if SMALL_SWELLS[leg] else None,
        _hills(_ridge(width, [second + y + 38 for y in LOW[(leg + 2) % 3]]), 108, f"url(#{prefix}-hill-{leg})"),
        [_motif(layout, leg, place) for place in GAPS[leg]],
    )


def _small_light(leg: int) -> Markup:
    """Sun, moon, stars or birds, as far as there is room."""
    if leg == LEGS - 1:
        return join(
            [disc(257, 7, 5, "white", 0.8), spots("white", 0.9, (52, 8), (103, 4), (154, 9), (206, 4), (308, 5))]
        )
    if leg == 1:
        return line("M96 6q3-3 5 0q2-3 5 0M110 10q2-2 3.4 0q1.6-2 3.4 0", 1, opacity=0.6)
    return spot(308 if leg == 0 else 52, 8, 6.5, "sun")


def _motif(layout: Layout, leg: int, place: tuple[int, int, str]) -> Markup:
    """Something small in a gap between two stops of a row."""
    row, gap, thing = place
    number = leg * layout.rows + row
    stops = sorted((x, y) for x, y in layout.points if round((y - layout.top) / layout.pitch) == number)
    (left, high), (right, low) = stops[gap - 1 : gap + 1]
    x, foot = (left + right) / 2, (high + low) / 2 - leg * layout.rows * layout.pitch - 5
    if thing == "pine":
        return pines((x, foot, 0.7))
    if thing == "hut":
        return huts((x - 7.5, foot - 9.6, 0.68), window="gold" if leg == LEGS - 1 else "white")
    if thing == "pagoda":
        return at(x, foot - 4, 0.62, pagoda(0, 0))
    return boat(x, foot - 2, 0.75)


FUJI = ((470, 30, 0.7), (230, 24, 0.9), (560, 16, 1.25), (330, 22, 1.0))
FAR = (
    (56, 40, 60, 44, 62, 50, 66, 54, 64, 40, 58, 46, 62),
    (50, 60, 44, 62, 66, 58, 66, 64, 60, 50, 64, 58, 66),
    (64, 60, 66, 58, 62, 50, 64, 60, 66, 48, 56, 40, 54),
    (60, 52, 62, 48, 60, 64, 56, 62, 44, 58, 46, 60, 50),
)
NEAR = (
    (70, 76, 66, 78, 72, 80, 70, 78, 68, 74),
    (74, 66, 78, 70, 80, 84, 80, 84, 82, 86),
    (84, 82, 86, 78, 68, 78, 70, 76, 66, 74),
    (72, 78, 70, 80, 70, 78, 72, 80, 66, 76),
)
SMALL_FUJI = ((104, 1, 0.42), (206, 0, 0.5), (155, -2, 0.62), (104, 0, 0.46))
SMALL_BAYS = ("", "M160 104Q150 66 196 60T280 58T360 61V104Z", "M0 60Q45 55 90 60T180 58T270 61T360 57V104H0Z", "")
SMALL_SWELLS = (
    "",
    "M196 62q3-2 6 0t6 0M300 61q3-2 6 0t6 0M246 96q3-2 6 0t6 0M322 97q3-2 6 0t6 0",
    "M40 62q3-2 6 0t6 0M144 61q3-2 6 0t6 0M250 62q3-2 6 0t6 0M92 96q3-2 6 0t6 0M196 97q3-2 6 0t6 0M300 96q3-2 6 0t6 0",
    "",
)
GAPS = (
    ((0, 1, "pagoda"), (0, 3, "pine"), (0, 5, "hut"), (1, 1, "pine"), (1, 2, "hut"), (1, 4, "pine"), (1, 6, "pine")),
    ((0, 1, "pine"), (0, 2, "hut"), (0, 5, "pine"), (1, 1, "hut"), (1, 2, "pine"), (1, 4, "boat"), (1, 5, "boat")),
    ((0, 2, "pine"), (0, 4, "hut"), (0, 6, "pine"), (1, 1, "boat"), (1, 3, "boat"), (1, 5, "boat")),
    ((0, 1, "hut"), (0, 3, "pine"), (0, 6, "pine"), (1, 1, "pine"), (1, 2, "hut"), (1, 4, "hut"), (1, 5, "pagoda")),
)
LOW = ((10, 4, 12, 6, 11, 3, 9, 5, 11), (6, 11, 4, 10, 5, 12, 4, 9, 6), (11, 5, 9, 3, 12, 6, 10, 4, 8))
BANKS = (
    (169, 173, 168, 174, 169, 172, 167, 173, 170),
    (172, 168, 173, 169, 174, 168, 171, 169, 173),
    (169, 172, 168, 173, 169, 174, 170, 173, 167),
    (171, 168, 173, 169, 172, 169, 174, 168, 172),
)
MISTS = ((), ((40, -2, 150), (580, 0, 170)), ((250, 0, 150), (720, -2, 130)), ((60, -2, 170), (680, 0, 160)))
BAYS = ("", "M420 92Q450 66 500 66H896V96H420Z", "M0 66H290Q330 70 350 92V96H0Z", "")
LIGHTS = (_dawn, _noon, _dusk, _night)
DETAILS = (_first, _second, _third, _fourth)
SHORES = (
    None,
    "M440 190Q470 164 520 163T640 158T760 163T896 156",
    "M0 158Q60 164 120 159T240 162T360 158T480 163T600 158T720 162T896 157",
    None,
)
FRONTS = (_fields_in_front, _boats_in_front, _coast_in_front, _town_in_front)
