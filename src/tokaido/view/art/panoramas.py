"""The three hand scrolls: each is one picture, shown as far as it is painted and promised for the rest."""

from __future__ import annotations

from functools import cache

from tokaido.classic.board import Panorama
from tokaido.view.art.brush import at, colour, disc, line, plate, shape, spot, tufts, wash
from tokaido.view.art.motifs import boat, crane, pines
from tokaido.view.markup import Markup, el, join

SECTION, HEIGHT = 36, 56
PIECE_SIZE = f"{SECTION} {HEIGHT}"
LEFT, RIGHT, TOP = 8, 10, 6
"""Room around the picture for the rods, the roll and the silk."""


@cache
def panorama_size(kind: Panorama) -> str:
    """The view box of a scroll, as `picture` wants it."""
    return f"{LEFT + SECTION * kind.size + RIGHT} {TOP + HEIGHT + TOP}"


@cache
def panorama(kind: Panorama, pieces: int, prefix: str) -> Markup:
    """A hand scroll that is unrolled as far as it is painted; the rest is promised by its contours.

    The ids of its gradient and its clips are `{prefix}-sky`, `{prefix}-done` and `{prefix}-rest`, so give every scroll
    of a page a prefix of its own.
    """
    width, done = SECTION * kind.size, SECTION * pieces
    paint, contour, sky, silk = SCROLLS[kind]
    clips = [_clip(f"{prefix}-done", 0, done), _clip(f"{prefix}-rest", done, width)]
    sheets = [
        _promise(kind, pieces, contour, prefix) if pieces < kind.size else None,
        _silk(done, silk) if pieces else None,
        el("g", _sky(width, prefix), paint(), clip_path=f"url(#{prefix}-done)") if pieces else None,
        _seams(pieces) if pieces < kind.size else None,
        _rod(0) if pieces else None,
        _roll(done) if pieces < kind.size else join([_seal(width), _rod(width)]),
    ]
    return plate(
        el("defs", clips, _gradient(f"{prefix}-sky", sky)),
        at(LEFT, TOP, 1, sheets),
        width=1.2,
    )


@cache
def panorama_piece(kind: Panorama, piece: int) -> Markup:
    """One piece of a panorama alone, numbered from 1, for a view box of `PIECE_SIZE`."""
    left = SECTION * (piece - 1)
    paint, _, sky, _ = SCROLLS[kind]
    ground = [
        wash(f"M0 0H{SECTION * kind.size}V{HEIGHT}H0Z", "washi"),
        [wash(f"M0 0H{SECTION * kind.size}V{5 + 3 * step}H0Z", sky, 0.18) for step in range(8)],
    ]
    inside = el("svg", ground, paint(), width=SECTION, height=HEIGHT, viewBox=f"{left} 0 {SECTION} {HEIGHT}")
    return plate(inside, line(f"M.6 .6H{SECTION - 0.6:g}V{HEIGHT - 0.6:g}H.6Z", 1.2), width=1.2)


def _promise(kind: Panorama, pieces: int, contour: str, prefix: str) -> Markup:
    """What is still to be painted: empty paper, faint contours, and the number of every piece."""
    done, width = SECTION * pieces, SECTION * kind.size
    edges = "".join(f"M{x} 1V55" for x in range(done + SECTION, width, SECTION))
    return join(
        [
            wash(f"M{done} 0H{width}V{HEIGHT}H{done}Z", "raised"),
            el(
                "g",
                line(contour, 1, "soft", 0.75),
                clip_path=f"url(#{prefix}-rest)",
                stroke_dasharray="1 2.6",
            ),
            line(edges, 0.8, "soft", 0.5) if edges else None,
            line(f"M{done} .6H{width - 0.6:g}V55.4H{done}", 1, "soft", 0.6),
            [_number(section, is_next=section == pieces) for section in range(pieces, kind.size)],
        ]
    )


def _silk(done: int, fill: str) -> Markup:
    """The mount above and below the picture."""
    return shape(f"M0-3.6H{done}V{HEIGHT + 3.6:g}H0Z", fill, 1)


def _seams(pieces: int) -> Markup:
    """Where the pieces were joined; in a finished picture nobody sees it."""
    return join(line(f"M{x} .6V55.4", 0.8, opacity=0.4) for x in range(SECTION, SECTION * pieces, SECTION))


def _rod(x: int) -> Markup:
    """A wooden rod at an end of the scroll."""
    return join(
        [
            shape(f"M{x - 2.2:g}-5.2h4.4v66.4h-4.4Z", "thatch", 1),
            line(f"M{x - 2.2:g}-2.4h4.4m-4.4 60.8h4.4", 1),
            line(f"M{x - 0.4:g} 2V54", 0.8, "gold"),
        ]
    )


def _roll(x: int) -> Markup:
    """The part that is still rolled up, around its rod."""
    return join(
        [
            shape(f"M{x - 1.6:g}-5.2h6.4v66.4h-6.4Z", "thatch", 1),
            shape(f"M{x - 3:g}-2.8q4.6-1.4 9.2 0v61.6q-4.6 1.4-9.2 0Z", "white", 1),
            line(f"M{x - 0.4:g}-2V58M{x + 4.4:g}-1.6V57.6", 0.7, "neutral"),
        ]
    )


def _seal(width: int) -> Markup:
    """The painter's seal on a finished picture."""
    x = width - 9.6
    square = wash(f"M{x:g} 3h6v6h-6Z", "vermilion")
    return join([square, line(f"M{x + 1.6:g} 4.6h2.8v2.8h-2.8Zm1.4-1.2v5.2", 0.7, "white")])


def _clip(name: str, left: int, right: int) -> Markup:
    return el("clipPath", el("path", d=f"M{left} 0H{right}V{HEIGHT}H{left}Z"), id=name)


def _gradient(name: str, sky: str) -> Markup:
    stops = [el("stop", offset=0, stop_color=colour(sky)), el("stop", offset=1, stop_color=colour("washi"))]
    return el("linearGradient", stops, id=name, x1=0, y1=0, x2=0, y2=1)


def _sky(width: int, prefix: str) -> Markup:
    """The ground, and the graded band over it."""
    band = el("path", d=f"M0 0H{width}V28H0Z", fill=f"url(#{prefix}-sky)", stroke="none")
    return join([wash(f"M0 0H{width}V{HEIGHT}H0Z", "washi"), band])


def _number(section: int, *, is_next: bool) -> Markup:
    """The number of a piece to come, in a small ring; the next one is marked."""
    x, ink = SECTION * section + (20 if is_next else 18), "vermilion" if is_next else "soft"
    return join(
        [
            el(
                "circle",
                cx=x,
                cy=46,
                r=6,
                fill=colour("raised"),
                stroke=colour(ink),
                stroke_width=1.2 if is_next else 0.8,
            ),
            el("text", section + 1, x=x, y=49, fill=colour(ink), stroke="none", font_size=8.5, text_anchor="middle"),
        ]
    )


FIELDS = (
    "M0 30Q14 24 27 28Q44 21 60 27Q84 20 108 27",
    "M0 34Q30 28 62 33T108 32",
    "M0 43Q26 35 58 41T108 40",
    "M0 52Q34 44 66 50T108 49",
    "M44 33Q40 38 30 39.5M78 34.4Q80 38 84 40.4M20 39.5Q16 45 6 49.6M70 41.8Q74 46 76 50M48 40Q46 44 40 47.4",
)
HUT = "M48 23Q54 20 56.4 14H68.4Q71 20 77 23ZM51 23V32.4H74V23"


def _paint_paddy() -> Markup:
    return join(
        [
            disc(90, 12, 5.4, "sun", 1),
            wash(FIELDS[0] + "V56H0Z", "far-0"),
            shape(FIELDS[1] + "V56H0Z", "hill-0"),
            shape(FIELDS[2] + "V56H0Z", "white"),
            shape(FIELDS[3] + "V56H0Z", "hill-1"),
            wash(
                "M44 33Q40 38 30 39.5L20 39.5Q14 38.6 0 43V34Q22 30 44 33ZM78 34.4Q80 38 84 40.4L108 40V32Z",
                "gold",
                0.7,
            ),
            line(FIELDS[4] + FIELDS[1] + FIELDS[2], 1),
            line(
                tufts(
                    (4, 48), (10, 46), (26, 43.8), (33, 44), (56, 46.4), (64, 46.6), (83, 46.4), (91, 45.4), (100, 45)
                ),
                1.1,
                "moss",
            ),
            line(tufts((6, 55.4), (16, 53.4), (38, 52.6), (52, 54), (66, 55), (82, 54), (96, 54.6)), 1.1),
            pines((82, 33, 0.8)),
            shape("M51 23V32.4H74V23Z", "white", 1),
            shape("M55 25H60V32.4H55ZM64 26H71V30H64Z", "line", 0.8),
            shape("M48 23Q54 20 56.4 14H68.4Q71 20 77 23Z", "ochre"),
            line("M58 14.6L55 22M62.4 14.6V22M67 14.6L70 22", 0.8, "gold"),
            shape("M55.6 14.4Q62.4 11.4 69.2 14.4L68.6 16.2H56.2Z", "moss", 1),
            crane(16, 13, 0.95),
            crane(35, 20, 0.65),
            _planter(),
            _standing_crane(),
        ]
    )


def _planter() -> Markup:
    """A farmer bending over the shoots."""
    return join(
        [
            line("M11.6 46.4V42M15.4 46V42", 1.6),
            shape("M9.4 42.6Q9 36.4 15 35.6Q20 35.6 21.4 38.4L19 40.4Q17 43 16.6 43Z", "indigo", 1),
            shape("M17 37.4Q19.4 32.4 23 33Q26.4 35 26.6 39.4Q21.6 40 17 37.4Z", "gold", 1),
        ]
    )


def _standing_crane() -> Markup:
    return join(
        [
            line("M96.6 40V46.6M98.6 40V46.6", 0.9),
            shape(
                "M91 40.6Q93.6 35.6 99 36.6Q100.6 34.6 99.6 30.6Q100 28.4 102 29.2L104.4 30.4"
                "L102.2 31Q103.4 37 100.6 40"
                "Q96.6 42.4 91 40.6Z",
                "white",
                0.9,
            ),
            line("M91 40.6Q93 38.6 95.4 39", 1.8),
            spot(101.4, 29.4, 0.9, "vermilion"),
        ]
    )


RANGE = (
    "M0 30Q8 20 16 24Q26 12 36 22Q44 17 52 26Q60 22 66 28M122 28Q128 20 134 24Q140 18 144 22",
    "M44 42Q74 33 84.6 9.4Q87 7.6 89.4 8.8Q92 7.4 94.6 9.2Q105 33 136 42",
    "M80.6 17.4L78.4 22 82.4 20.4 84.4 25 87.4 20 90 25.6 92.6 20.2 95.4 24.6 97 19.8 101 21.6 98.8 17.4",
    "M0 42Q12 32 24 38Q34 34 48 43Q64 48 76 45Q96 41 110 45Q128 36 144 42",
)
MISTS = ((0, 29, 18), (34, 36, 30), (28, 39.6, 62), (98, 36, 30), (84, 39.6, 56))


def _paint_mountain() -> Markup:
    return join(
        [
            wash("M0 30Q8 20 16 24Q26 12 36 22Q44 17 52 26Q60 24 70 46H0Z", "far-1"),
            wash("M106 46Q118 24 128 21Q132 20 134 24Q140 16 144 20V46Z", "far-1"),
            line("M0 30Q8 20 16 24Q26 12 36 22Q44 17 52 26M124 25Q132 19 134 24Q140 16 144 20", 0.9),
            shape(RANGE[1] + "Z", "indigo"),
            shape(
                "M78.4 22Q82 16 84.6 9.4Q87 7.6 89.4 8.8Q92 7.4 94.6 9.2Q97 16 101 21.6"
                "L97 19.8 95.4 24.6 92.6 20.2 90 25.6 87.4 20 84.4 25 82.4 20.4Z",
                "white",
                1,
            ),
            wash("M24 43H140V48H24Z", "washi"),
            wash("".join(f"M{x} {y}h{size}a2 2 0 0 1 0 4h-{size}a2 2 0 0 1 0-4Z" for x, y, size in MISTS), "washi"),
            shape(RANGE[3] + "V56H0Z", "hill-1"),
            wash("M0 50Q30 43 60 51T144 48V56H0Z", "pine"),
            line("M0 50Q30 43 60 51T144 48", 1),
            pines((10, 44, 1.15), (24, 45, 0.85), (126, 46, 0.75), (136, 47, 1.05)),
            _roofs(),
            line("M108 10q2.4-2.4 4 0q1.6-2.4 4 0M117 14q2-2 3.4 0q1.4-2 3.4 0M111 17q1.6-1.6 2.8 0q1.2-1.6 2.8 0", 1),
            line("M66 55Q72 51 82 50.4T100 47", 1.6, "road"),
        ]
    )


def _roofs() -> Markup:
    roof = join([shape("M2 5V9H12V5Z", "white", 0.9), shape("M0 5.4Q2.4 3 3 0H11Q11.6 3 14 5.4Z", "ochre", 1)])
    return join([at(50, 39, 0.8, roof), at(60, 41, 1, roof)])


WATER = (
    "M0 25H180",
    "M0 38Q8 30 20 31Q30 31 34 36Q38 41 30 46Q20 52 0 54",
    "M87 26Q92 17 98 17Q103 12 108 18Q114 18 117 26",
    "M112 56C126 52 122 28 138 25C147 24 150 31 147 37C145 33.6 141 34 140.4 38C140 47 150 54 164 56",
    "M43.4 12.4Q49 11 54.8 12.4Q56.4 19 54.8 24Q49 22.4 43.4 24Q45 19 43.4 12.4Z",
    "M40.4 24.6Q49 28 58.6 23.6Q57 29 54 29.2H44Q41 29 40.4 24.6Z",
)


def _paint_sea() -> Markup:
    swell = "".join(
        f"M{x} {y}q4-3 8 0t8 0"
        for x, y in (
            (38, 34),
            (64, 31),
            (92, 33),
            (152, 32),
            (58, 41),
            (84, 44),
            (44, 50),
            (72, 53),
            (98, 52),
            (160, 42),
        )
    )
    return join(
        [
            disc(164, 17, 7, "sun", 1),
            wash("M0 25H180V56H0Z", "sea"),
            wash("M0 25H180V30H0Z", "sky-1", 0.55),
            wash("M0 30H180V35H0Z", "sky-1", 0.25),
            line("M0 25H180", 1),
            line(swell, 1, "white", 0.85),
            shape("M88 26Q92 17 98 17Q103 12 108 18Q114 18 117 26Q102 29 88 26Z", "moss"),
            line("M99.4 28V22.4M104.6 28V22.4M97.4 23.8H106.6M96.6 21.4Q102 22.8 107.4 21.4", 1.5, "vermilion"),
            pines((111, 19, 0.5)),
            boat(49, 27, 1.15),
            boat(72, 26, 0.55),
            boat(140, 25.4, 0.5),
            shape(WATER[1] + "Z", "road"),
            line("M35 40Q33 46 22 50T2 55", 1, "white"),
            shape("M0 38Q8 30 20 31Q15 36 8 36.4Q4 40 0 43Z", "hill-1", 1),
            pines((9, 37, 1.1), (20, 33, 0.75)),
            line("M26 12q2.4-2.4 4 0q1.6-2.4 4 0M78 12q2-2 3.4 0q1.4-2 3.4 0M86 8q1.6-1.6 2.8 0q1.2-1.6 2.8 0", 1),
            _breaker(),
            boat(168, 43, 0.9),
        ]
    )


def _breaker() -> Markup:
    """The wave that stands up near the end of the scroll."""
    foam = (
        "M122 38C124.6 30 129.6 25.8 138 25C147 24 150 31 147 37q-2-.2-2.2-2.4q-2.2.6-3-1q-1.2 2-3.2 1q-.2 2.6-2.8 2"
        "q-.4 2.6-3 2q-1 2.4-3.4 1q-1.8 2-3.6.2q-2.6 1.4-3.8-1.8Z"
    )
    return join(
        [
            shape(WATER[3] + "Z", "indigo"),
            shape(foam, "white", 1),
            line("M122 54Q127 48 129.4 42.6M130 55Q132.6 48 133.4 43M139 55.4Q136.4 49 136.8 42.6", 1, "white"),
            [spot(x, y, 0.8, "white") for x, y in ((150, 28), (152, 33), (149, 41), (117, 44), (120.4, 40))],
        ]
    )


SCROLLS = (
    (_paint_paddy, "".join(FIELDS[:4]) + HUT, "sky-0", "moss"),
    (_paint_mountain, "".join(RANGE), "sky-1", "plum"),
    (_paint_sea, "".join(WATER), "sky-2", "indigo"),
)
