"""The souvenirs that are small objects, and those to eat and drink."""

from __future__ import annotations

from math import cos, pi, sin

from tokaido.classic.cards import Souvenir
from tokaido.view.art.brush import at, disc, line, oval, shape, spots, table, turned, wash
from tokaido.view.markup import Markup, join


def _gofu() -> Markup:
    return join(
        [
            turned(-13, 24, 30, shape("M11 14L17 8.6L23 14V42H11Z", "gold"), line("M11 19H23M11 37H23", 1.2)),
            turned(
                7,
                26,
                28,
                shape("M19 10.4L27 4.6L35 10.4V43H19Z", "white"),
                line(
                    "M22.6 15V12.6H31.4V15M27 10V12.4M22.4 18H31.6M29 15.4V24.4Q28.6 25.4 26.6 24.4M24.4 20.2L25.6 22",
                    1.9,
                ),
                wash("M23 28.4H31V36.4H23Z", "vermilion"),
                line("M25 30.6H29V34.2H25ZM27 28.6V36", 1, "white"),
                line("M19 39.6H35", 1.8, "vermilion"),
            ),
        ]
    )


def _hashi() -> Markup:
    stick = [
        shape("M21 3.4H27L25.2 44.6H22.8Z", "vermilion"),
        wash("M22.2 11H25.8L25.7 14H22.3ZM22.3 16H25.7L25.6 17.6H22.4Z", "gold"),
        wash("M21.9 4.6H26.1L26 9H22Z", "line"),
    ]
    rest = (
        "M10.6 32Q13.6 28.4 17 31Q24 34.4 31 31Q34.4 28.4 37.4 32V37.6Q34.4 41 31 38.4Q24 41 17 38.4Q13.6 41 10.6 37.6Z"
    )
    return turned(
        46,
        24,
        24,
        shape(rest, "sea"),
        line("M13.6 34.8H34.4", 1.3, "white"),
        at(-5, 0, 1, stick),
        at(5, 0, 1, stick),
    )


def _koma() -> Markup:
    return join(
        [
            wash("M10 41.6Q24 37.6 38 41.6Q24 45.6 10 41.6Z", "neutral", 0.5),
            shape("M7 21.4Q9 30.6 21.4 35.6L24 42L26.6 35.6Q39 30.6 41 21.4Z", "ochre"),
            line("M9.8 27.2Q24 34.4 38.2 27.2", 1.8, "gold"),
            oval(24, 20.4, 17.4, 7.4, "vermilion"),
            oval(24, 19.8, 12.6, 5.2, "white"),
            oval(24, 19.4, 8, 3.2, "moss"),
            oval(24, 19, 3.8, 1.5, "gold"),
            shape("M22.2 7Q24 5.6 25.8 7L25.4 19H22.6Z", "ochre", 1.3),
            line(
                "M4 12.6Q7.6 9 12.4 8.2M44 12.6Q40.4 9 35.6 8.2M2.8 33.4Q5 37.6 9.4 39M45.2 33.4Q43 37.6 38.6 39", 1.3
            ),
        ]
    )


def _uchiwa() -> Markup:
    leaf = "M24 4.8Q39.8 5.4 40.2 18Q39 27.8 28.4 31.6H19.6Q9 27.8 7.8 18Q8.2 5.4 24 4.8Z"
    return join(
        [
            shape("M22.4 28H25.6V43.6H22.4Z", "ochre"),
            shape(leaf, "white"),
            wash(
                "M9.6 24Q13.4 17 18.6 21.2Q24 14 29.4 20.4Q34.6 17 38.4 24Q35.4 29 28.4 31H19.6Q12.6 29 9.6 24Z", "sea"
            ),
            disc(30.4, 12.4, 3.8, "vermilion", 1.2),
            line("M24 31V22M24 31L17.2 22.6M24 31L30.8 22.6M20 31L12 24M28 31L36 24", 1, "white"),
            line("M13 12.6q2.4-2.4 4 0q1.6-2.4 4 0", 1.2),
            line(leaf),
            shape("M19 31.2H29V34.4H19Z", "vermilion", 1.2),
            line("M24 42.6Q20 45.4 17.4 43.6M24 42.6Q27.6 45.8 30.6 44", 1.3, "vermilion"),
        ]
    )


def _washi() -> Markup:
    page = "M12 8.6H36V40.6H12Z"
    scales = "".join(f"M{x} {y}a4 4 0 0 1 8 0" for y in (16, 24, 32, 40) for x in (12, 20, 28))
    shifted = "".join(f"M{x} {y}a4 4 0 0 1 8 0" for y in (20, 28, 36) for x in (16, 24))
    return join(
        [
            turned(-17, 24, 40, shape(page, "sea"), line(scales + shifted, 1, "white")),
            turned(
                2,
                24,
                40,
                shape(page, "vermilion"),
                spots("white", 1.5, (16, 13), (24, 13), (32, 13), (20, 19), (28, 19), (16, 25), (32, 25)),
            ),
            turned(
                18,
                26,
                40,
                shape("M12 8.6H29L36 15.6V40.6H12Z", "white"),
                line("M16 17H27M15.6 23.4q4-1.6 8 0t8.4 0M17.4 30q3 1.4 7 0t7-.4M16 36H24", 1, "neutral"),
                shape("M29 8.6V15.6H36Z", "gold", 1.2),
                spots("moss", 1.3, (19, 13.4), (31.4, 34.6), (28.6, 36.4)),
            ),
        ]
    )


def _yunomi() -> Markup:
    return join(
        [
            table("far-1"),
            line("M19 13q-2.4-2.4 0-4.8t0-4.6M26.6 13.6q-2.4-2.6 0-5.2t0-5.2", 1.5),
            shape("M12.4 18.6H35.6L34 40.6Q24 44.6 14 40.6Z", "white"),
            shape("M13 25Q24 29 35 25L34.4 34Q24 38 13.6 34Z", "indigo", 1.2),
            line("M16.4 30.6q2.4-2.6 4.8 0q2.4 2.6 4.8 0q2.4-2.6 4.8 0", 1.5, "white"),
            oval(24, 18.6, 11.6, 3.8, "white"),
            oval(24, 18.9, 8.8, 2.3, "moss"),
        ]
    )


def _kamaboko() -> Markup:
    return join(
        [
            table(),
            shape("M3.6 35.4H44.4V40.4H3.6Z", "thatch"),
            line("M8 38H18M24 38H40", 1, "gold"),
            shape("M24.6 35.4V26.6Q24.6 14 34 13.6Q43 14 43 26.6V35.4Z", "vermilion"),
            shape("M14.4 35.4V26.6Q14.6 14 24 13.6H34Q25.4 14.6 25.4 26.6V35.4Z", "vermilion"),
            shape("M14.4 35.4V26.6Q14.4 14 24 14Q33.6 14 33.6 26.6V35.4Z", "vermilion"),
            shape("M17.2 35.4V27Q17.2 17.4 24 17.4Q30.8 17.4 30.8 27V35.4Z", "white", 1.2),
            line("M24 30.4Q20.4 30.4 20.6 27T24.4 24Q27.2 24.2 27 26.8T24 28.4", 1.5, "vermilion"),
            turned(
                -16,
                12,
                34,
                shape("M5.6 35.4V28.4Q5.8 19.6 11.6 19.6Q17.4 19.6 17.6 28.4V35.4Z", "vermilion"),
                shape("M8 35.4V28.8Q8 22.6 11.6 22.6Q15.2 22.6 15.2 28.8V35.4Z", "white", 1.2),
            ),
        ]
    )


def _sugar_star(x: float, y: float, radius: float, fill: str) -> Markup:
    """A round sweet with bumps all over."""
    count = 9
    angles = [2 * pi * number / count for number in range(count + 1)]
    corners = [(x + radius * cos(angle), y + radius * sin(angle)) for angle in angles]
    bump = radius * 0.42
    arcs = "".join(f"A{bump:.1f} {bump:.1f} 0 0 1 {a:.1f} {b:.1f}" for a, b in corners[1:])
    return join(
        [
            shape(f"M{corners[0][0]:.1f} {corners[0][1]:.1f}{arcs}Z", fill, 1.3),
            line(
                f"M{x - radius * 0.4:.1f} {y - radius * 0.1:.1f}q.4-1.6 2-2",
                1.3,
                "white" if fill != "white" else "gold",
            ),
        ]
    )


def _konpeito() -> Markup:
    stars = (
        (13.4, 21, 5.4, "plum"),
        (24.6, 14.6, 5.8, "white"),
        (35.4, 21.4, 5.2, "moss"),
        (18.6, 31.6, 5.8, "gold"),
        (30, 31.8, 5.6, "vermilion"),
        (24.6, 23.6, 4.2, "sea"),
    )
    return join(
        [
            shape("M3.6 25L24 18.4L44.4 25L38.6 42.4Q24 46.4 9.4 42.4Z", "white"),
            wash("M7 35.4L41 35.4L38.4 41.6Q24 45.4 9.6 41.6Z", "sky-1"),
            [_sugar_star(*star) for star in stars],
            line("M3.6 25L12 32L9.4 42.4M44.4 25L36 32L38.6 42.4", 1.3),
        ]
    )


def _manju() -> Markup:
    bun = "M6 35.4Q4 19.4 22 18.6Q40 19.4 38 35.4Q22 39.4 6 35.4Z"
    return join(
        [
            table(),
            at(9.6, -5.4, 0.9, shape(bun, "white")),
            shape("M2.6 36Q24 31.4 41.6 36.4L38.4 42.6H6.4Z", "white", 1.3),
            shape(bun, "thatch"),
            wash("M9 24.6Q13 20.4 19 20.2Q13 23.4 11.6 29Z", "gold", 0.7),
            line("M22 24V33M18 26.4L26 30.8M26 26.4L18 30.8", 1.6),
            disc(22, 28.6, 5.8, "none", 1.3),
        ]
    )


def _daifuku() -> Markup:
    cake = "M-11 5.6Q-13-7.4 0-7.8Q13-7.4 11 5.6Q0 9.4-11 5.6Z"
    return join(
        [
            table(),
            shape("M4 38.4H44V41.4H38V43.6H34V41.4H14V43.6H10V41.4H4Z", "line"),
            line("M6 39.8H42", 1.2, "vermilion"),
            at(24, 17.4, 0.9, shape(cake, "moss"), line("M-6-3.4Q-3-5.4 0-5.4", 1.2, "white")),
            at(14.6, 31.4, 0.95, shape(cake, "white"), line("M-6-3.4Q-3-5.4 0-5.4", 1.2, "neutral")),
            at(
                34,
                31.4,
                0.95,
                shape(cake, "white"),
                shape("M-8 3.6Q-8.6-4.6 0-5Q8.6-4.6 8 3.6Q0 6.4-8 3.6Z", "plum", 1.2),
                spots("blossom", 1, (-3.6, 0.6), (0.4, -1.6), (3.4, 1.4), (-0.6, 2.8)),
            ),
        ]
    )


def _ocha() -> Markup:
    return join(
        [
            table(),
            line("M13 16q-2.2-2.2 0-4.4t0-4.4M18 14.4q-2.2-2.2 0-4.4t0-4.4", 1.4),
            shape("M36 25.6L42 20.4L43.6 24L38 31Z", "ochre"),
            shape("M11.6 29L4.4 19.6L8.4 18.4L16 24Z", "ochre"),
            shape(
                "M10.6 28.4Q10.6 19.6 24.4 19.4Q38.2 19.6 38.2 28.4Q38 37.6 30.6 40.4H18.2Q10.8 37.6 10.6 28.4Z",
                "ochre",
            ),
            wash("M13 30Q24.4 34 35.8 30Q35 35.6 31 38.6H17.8Q13.8 35.6 13 30Z", "thatch"),
            shape("M15.6 20.6Q24.4 14.4 33.2 20.6Q24.4 24 15.6 20.6Z", "thatch", 1.3),
            disc(24.4, 15.6, 2.2, "gold", 1.3),
            shape("M37 41.6Q37.6 37 42.6 37.4Q43 41.6 39 43Z", "moss", 1.2),
            shape("M31.6 43.6Q33 40 37 41.6Q36.6 45 33 45Z", "moss", 1.2),
        ]
    )


def _sake() -> Markup:
    return join(
        [
            table(),
            shape("M14.6 6.6H20.8L20.4 14.4Q26 19 26 27.6V39.4Q17.6 43 9.4 39.4V27.6Q9.4 19 15 14.4Z", "white"),
            shape("M9.4 28Q17.6 31.6 26 28V35.4Q17.6 39 9.4 35.4Z", "indigo", 1.2),
            line("M12.6 32.4q2.4-1.6 4.8 0t4.8 0", 1.2, "white"),
            line("M14.8 11.4H20.6", 1.6, "vermilion"),
            line("M11.8 24.6Q12.4 20.4 15.4 18.4", 1.2, "neutral"),
            shape("M28.6 31.6H41.6Q41.6 40.6 37.6 41.6H32.6Q28.6 40.6 28.6 31.6Z", "vermilion"),
            oval(35.1, 31.6, 6.5, 2, "white"),
            line("M32 25q-1.6-2 0-4t0-4M37.4 26q-1.6-2 0-4t0-4", 1.3),
        ]
    )


DRAWINGS = {
    Souvenir.GOFU: _gofu,
    Souvenir.HASHI: _hashi,
    Souvenir.KOMA: _koma,
    Souvenir.UCHIWA: _uchiwa,
    Souvenir.WASHI: _washi,
    Souvenir.YUNOMI: _yunomi,
    Souvenir.KAMABOKO: _kamaboko,
    Souvenir.KONPEITO: _konpeito,
    Souvenir.MANJU: _manju,
    Souvenir.DAIFUKU: _daifuku,
    Souvenir.OCHA: _ocha,
    Souvenir.SAKE: _sake,
}
