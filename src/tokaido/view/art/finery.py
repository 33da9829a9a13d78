"""The souvenirs to wear, and those that are works of art."""

from __future__ import annotations

from math import cos, pi, sin

from tokaido.classic.cards import Souvenir
from tokaido.view.art.brush import at, both, disc, line, oval, shape, spot, spots, table, turned, wash
from tokaido.view.markup import Markup, join


def _furoshiki() -> Markup:
    ear = shape("M24 18.6Q14.6 15 12.4 5Q21.6 4 25.4 16Z", "plum")
    flowers = [(13, 29), (20, 38), (29, 29.4), (35.4, 36), (24, 33.6), (11.6, 37.6)]
    return join(
        [
            shape("M24 17.6Q38.6 20.6 43.6 32.4Q43.6 42.4 36 43H12Q4.4 42.4 4.4 32.4Q9.4 20.6 24 17.6Z", "plum"),
            [
                turned(angle, x, y, line(f"M{x} {y - 2.6:g}v5.2", 1.5, "white"))
                for x, y in flowers
                for angle in (0, 60, 120)
            ],
            both(48, ear),
            line("M24 21Q14.6 25 9.6 34M24 21Q33.4 25 38.4 34", 1.3),
            shape("M18.8 15.6Q24 13.4 29.2 15.6Q30.4 19.6 28.4 22.4Q24 24 19.6 22.4Q17.6 19.6 18.8 15.6Z", "plum"),
            line("M22.4 15.4Q21.4 19 22.4 22.4", 1.1),
        ]
    )


def _geta() -> Markup:
    shoe = [
        shape("M8.8 9Q15.6 4.4 22 9L22.6 39Q15.6 44 8.2 39Z", "thatch"),
        line("M9.4 33.4H21.6M10.6 37.4H20.4M10.4 26.6H13M18.4 26.6H20.8", 1, "gold"),
        line("M15.4 16.4Q9.6 20 8.6 29M15.4 16.4Q21.2 20 22.4 29", 5),
        line("M15.4 16.4Q9.6 20 8.6 29M15.4 16.4Q21.2 20 22.4 29", 2.6, "vermilion"),
        line("M15.4 11.4V16.6", 4.4),
        line("M15.4 11.4V16.6", 2, "white"),
    ]
    return join([turned(-7, 15, 24, at(-2, 0, 1, shoe)), turned(9, 34, 24, at(17.2, 2, 1, shoe))])


def _rack() -> Markup:
    """A pole that robes hang on."""
    return join([line("M3 11.4H45", 4.6), line("M3 11.4H45", 1.8, "gold")])


def _haori() -> Markup:
    half = "M19.4 8.6L4.6 10.4V29.4L13 30.4V41H21.6V14Z"
    hem = "M13 41V37L15.2 34L17.3 37L19.4 34L21.6 37V41ZM4.6 29.4V25.6L7.4 22.8L10.2 25.8L13 23V30.4Z"
    return join(
        [
            _rack(),
            shape("M19.4 8.6H28.6V39.4H19.4Z", "gold"),
            line("M24 14V39", 1, "ochre"),
            both(48, shape(half, "indigo"), shape(hem, "gold", 1.1), line("M13 16.4V30", 1.3)),
            both(48, shape("M19.4 8.6L22.4 8.2L22.6 14V41H20.2V15Z", "line", 1), disc(16.6, 20, 1.9, "white", 0.8)),
            line("M21.4 25Q24 28.4 26.6 25", 1.6, "vermilion"),
            disc(24, 27.4, 1.8, "vermilion", 1),
        ]
    )


def _blossom(x: float, y: float, size: float, fill: str) -> Markup:
    """Five round petals and a golden heart."""
    petals = [
        disc(round(x + size * cos(angle), 1), round(y + size * sin(angle), 1), round(size * 0.72, 1), fill, 1.2)
        for angle in (2 * pi * number / 5 - pi / 2 for number in range(5))
    ]
    return join([petals, disc(x, y, round(size * 0.55, 1), "gold", 1.1)])


def _kanzashi() -> Markup:
    chains = "M14.4 21V32M20.6 24V38M26.8 22V31"
    return join(
        [
            line("M17 18L39.6 42.4M21.4 15L43 37.6", 4),
            line("M17 18L39.6 42.4M21.4 15L43 37.6", 1.6, "gold"),
            line(chains, 1.3),
            [
                shape(f"M{x} {y}q3 3.4 0 6.4q-3-3 0-6.4Z", fill, 1.1)
                for x, y, fill in ((14.4, 31, "blossom"), (20.6, 37, "vermilion"), (26.8, 30, "blossom"))
            ],
            _blossom(12, 12.6, 4.2, "white"),
            _blossom(26.6, 10.8, 3.8, "blossom"),
            _blossom(20, 19.2, 4.6, "vermilion"),
        ]
    )


def _sandogasa() -> Markup:
    return join(
        [
            line("M13 30Q15 42 24 44.6Q33 42 35 30", 3.6),
            line("M13 30Q15 42 24 44.6Q33 42 35 30", 1.4, "vermilion"),
            shape("M3.4 30.6Q7 10.6 24 9.4Q41 10.6 44.6 30.6Q44 34.4 24 34.6Q4 34.4 3.4 30.6Z", "gold"),
            shape("M3.4 30.6Q24 25 44.6 30.6Q43.6 34.4 24 34.6Q4.4 34.4 3.4 30.6Z", "thatch", 1.3),
            line(
                "M24 9.6V28M18 10.6Q12 18 10.6 28.6M30 10.6Q36 18 37.4 28.6M12.6 14.4Q7.6 20 5.6 29"
                "M35.4 14.4Q40.4 20 42.4 29",
                1,
            ),
            line("M10 17.6Q24 11.6 38 17.6M6.6 23.4Q24 17 41.4 23.4", 1),
            shape("M21 9.6Q24 6.6 27 9.6Q24 11 21 9.6Z", "thatch", 1.2),
        ]
    )


def _yukata() -> Markup:
    waves = "".join(
        f"M{x} {y}q1.6-1.8 3.2 0t3.2 0" for x, y in ((5.6, 18), (36, 18), (15, 37), (26.6, 40), (6, 23.4), (35.6, 23.4))
    )
    return join(
        [
            _rack(),
            shape("M19.6 8.6L4.6 10.4V27L13.4 28V43.8H34.6V28L43.4 27V10.4L28.4 8.6L24 14.4Z", "white"),
            line(waves, 1.4, "sea"),
            spots("sea", 1.2, (17.6, 20.4), (30.6, 20.4), (17, 34), (30.8, 35)),
            line("M13.4 16V28M34.6 16V28", 1.3),
            shape("M19.6 8.6L24 14.4L28.4 8.6L30.6 9L23.4 26L17.4 9Z", "indigo", 1.2),
            shape("M13.4 25.6H34.6V31.4H13.4Z", "vermilion", 1.3),
            line("M13.4 28.5H34.6", 1, "gold"),
            line("M24 31.4V43.6", 1.2),
        ]
    )


def _jubako() -> Markup:
    tier = [
        shape("M8 0H40V8.6H8Z", "line"),
        line("M11 6.6Q14 2 17 6.6M15.6 6.6Q19 1 22.4 6.6M27 6.4H37M29 4H35", 1.2, "gold"),
    ]
    return join(
        [
            table("far-1"),
            at(0, 32.6, 1, tier),
            at(0, 24, 1, tier),
            at(0, 15.4, 1, tier),
            line("M8 24H40M8 32.6H40", 1.4, "vermilion"),
            shape("M5.6 15.4L9.6 9.4H38.4L42.4 15.4Z", "vermilion"),
            line("M13 12.6Q18 10.4 23 12.6T33 12.4", 1.2, "gold"),
            line("M24 9.6V41M22 9.6V41", 1.2, "vermilion"),
            shape("M23 10Q17.6 4 14.6 7Q15.4 10.6 23 10.2Q30.6 10.6 31.4 7Q28.4 4 23 10Z", "gold", 1.2),
        ]
    )


def _netsuke() -> Markup:
    return join(
        [
            line("M33.6 22Q38.6 17 35.4 3.4M36.4 23.4Q42 15 38.6 3.4", 3.4),
            line("M33.6 22Q38.6 17 35.4 3.4M36.4 23.4Q42 15 38.6 3.4", 1.4, "vermilion"),
            disc(37.8, 12.4, 3.4, "moss", 1.3),
            shape(
                "M18 24.6Q33 16 39.4 25.4Q44.6 34.6 37 40.6Q24 44.4 11.6 40.6Q6.4 36.4 8.4 30Q11 23.6 18 24.6Z", "white"
            ),
            shape("M15.4 25Q16 16 25.6 14.6Q32.4 15 30.6 18.6Q25 19.6 19.6 25.6Z", "white"),
            line("M18.6 22.6Q21.6 18.4 26.4 17.4", 1.2, "blossom"),
            line("M27 40.6Q23.4 34 30.6 30.6Q37.6 29.6 38.6 35.4M14 40.8Q13 36.6 17.6 35.6Q21.6 36 21 40.8", 1.3),
            spot(13.6, 30.4, 1.7, "vermilion"),
            line("M8.4 34.4q1.6.8 2.4-.4", 1.2),
            line("M32 25Q36 25.4 37.6 29M26 27Q28 25.6 29.6 25.6", 1, "neutral"),
        ]
    )


def _shikki() -> Markup:
    return join(
        [
            table("far-1"),
            turned(
                -14,
                33,
                22,
                shape("M19.6 26.6Q20.6 15.6 28.6 14.4H34.4Q42.4 15.6 43.4 26.6Z", "line"),
                shape("M27 14.4L28 10.6H35L36 14.4Z", "line", 1.2),
                line("M24.6 22.6Q28 17.6 31.4 22.6M30 22.6Q33.6 17.6 37 22.6", 1.3, "gold"),
                line("M20.4 25.6H42.6", 1.3, "vermilion"),
            ),
            oval(20, 27, 15, 4.2, "line"),
            shape("M5 27Q20 34.6 35 27Q34.4 37 26.6 39.6L27.6 43.4H12.4L13.4 39.6Q5.6 37 5 27Z", "vermilion"),
            line(
                "M11 34.4Q14.6 31.6 18 34.8Q16 37.4 13 36.6M18 34.8Q22 31.6 27.6 33.6M22 33.2Q24.6 36.6 28 35.6",
                1.3,
                "gold",
            ),
            wash("M9 27Q20 30 31 27Q20 24.2 9 27Z", "vermilion"),
        ]
    )


def _shamisen() -> Markup:
    lute = [
        shape("M22.8-4H25.2V24H22.8Z", "ochre", 1.3),
        shape("M21.8-9.6Q24-12.4 26.2-9.6L25.6-3.6H22.4Z", "line", 1.2),
        line("M18.4-7H22M26-5.4H29.6M18.4-3.4H22", 2),
        shape("M15.4 23Q24 21 32.6 23Q34 32 32.6 40.6Q24 42.6 15.4 40.6Q14 32 15.4 23Z", "ochre"),
        shape("M17.8 25.2Q24 23.8 30.2 25.2Q31 32 30.2 38.4Q24 39.8 17.8 38.4Q17 32 17.8 25.2Z", "white", 1.2),
        line("M23.2-3V36.4M24.8-3V36.4", 0.8),
        line("M21 35.6H27", 1.8, "vermilion"),
    ]
    return join(
        [
            turned(40, 24, 24, at(4.4, 6, 0.83, lute)),
            turned(-24, 36, 36, at(0, -1, 1, shape("M29.4 30H43.4L38 36.6L37.6 45H35.2L34.8 36.6Z", "white", 1.3))),
        ]
    )


def _sumie() -> Markup:
    leaf = "M0 0Q4.4-1.8 8.6 1.4Q3.8 3.4 0 0Z"
    leaves = ((22.6, 17, 28), (22.6, 17, -36), (21.6, 17.6, 150), (27.4, 24.4, 20), (26.6, 24.6, 165), (26.8, 24, -50))
    return join(
        [
            shape("M8.6 4.4H39.4V7.6H8.6Z", "thatch"),
            shape("M11.4 7.6H36.6V40.4H11.4Z", "indigo"),
            shape("M14.4 11H33.6V37H14.4Z", "white", 1.2),
            line("M20 36V28.6M20.4 27.4L21.6 20M21.8 18.8L23 12", 2.2),
            line("M25.4 36V30M25.6 28.8L26.8 23", 1.6, "neutral"),
            [at(x, y, 0.8, turned(angle, 0, 0, wash(leaf, "line"))) for x, y, angle in leaves],
            wash("M29 31.6H32V34.6H29Z", "vermilion"),
            shape("M7.6 40.4H40.4V43.8H7.6Z", "thatch"),
        ]
    )


def _ukiyo_e() -> Markup:
    return join(
        [
            turned(-5, 24, 24, shape("M7 6.6H41V42H7Z", "gold")),
            shape("M6.4 6.4H41.6V41.6H6.4Z", "white"),
            wash("M9.4 9.4H38.6V38.6H9.4Z", "sky-1"),
            wash("M9.4 18H38.6V38.6H9.4Z", "washi"),
            shape("M9.4 32.4Q18.6 28.6 22.4 16.4Q24 15.2 25.8 16.4Q29.4 28.4 38.6 32.4Z", "vermilion", 1.2),
            wash("M20.8 20.6Q21.8 18.6 22.4 16.4Q24 15.2 25.8 16.4L27.4 21L25.4 19.8L24 22.6L22.4 19.8Z", "white"),
            shape("M9.4 31.4Q15 28 19 31.4Q25 35.4 30 32.4T38.6 31V38.6H9.4Z", "sea", 1.2),
            line("M12 35.4q1.8-1.6 3.6 0t3.6 0M24 36.4q1.8-1.6 3.6 0t3.6 0", 1.2, "white"),
            line("M9.4 9.4H38.6V38.6H9.4Z", 1.2),
            wash("M33 11.4H36.6V18.6H33Z", "vermilion"),
            line("M34.8 12.8V17.2", 1, "white"),
        ]
    )


DRAWINGS = {
    Souvenir.FUROSHIKI: _furoshiki,
    Souvenir.GETA: _geta,
    Souvenir.HAORI: _haori,
    Souvenir.KANZASHI: _kanzashi,
    Souvenir.SANDOGASA: _sandogasa,
    Souvenir.YUKATA: _yukata,
    Souvenir.JUBAKO: _jubako,
    Souvenir.NETSUKE: _netsuke,
    Souvenir.SHIKKI: _shikki,
    Souvenir.SHAMISEN: _shamisen,
    Souvenir.SUMIE: _sumie,
    Souvenir.UKIYO_E: _ukiyo_e,
}
