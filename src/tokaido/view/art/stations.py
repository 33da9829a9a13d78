"""The nine stations of the road, as small scenes in a round frame of 48 by 48."""

from __future__ import annotations

from functools import cache

from tokaido.classic.board import Station
from tokaido.view.art.brush import both, disc, line, low, oval, roundel, shape, spot, tufts, wash
from tokaido.view.art.motifs import pines
from tokaido.view.markup import Markup


@cache
def station(kind: Station) -> Markup:
    """The picture of a station."""
    return SCENES[kind]()


def _paddy() -> Markup:
    return roundel(
        "washi",
        "sky-1",
        wash(low(22, "Q10 12 20 19Q32 10 ", 22), "far-1"),
        shape(low(21, "Q24 17.5 ", 21), "hill-1"),
        shape(low(27, "Q22 21.5 ", 28), "white"),
        line(tufts((10, 31), (17.5, 29.8), (25, 29.6), (32.5, 30.2), (40, 31.8)), 1.4, "moss"),
        shape(low(35, "Q24 29 ", 36), "moss"),
        line(tufts((14, 39.5), (21, 38.2), (28, 38.2), (35, 39.5), (24.5, 44)), 1.4, "white"),
        shape("M30.6 31.6Q29.6 26 34.4 24.4Q38.6 24.6 39.4 27.6L37.6 31.8Z", "indigo", 1.1),
        shape("M33.6 26.6Q36.4 21.4 40.4 22.8Q43 25 43 28.4Q38 29.4 33.6 26.6Z", "gold", 1.1),
        line("M8.6 13.6q2.2-2.2 3.8 0q1.6-2.2 3.8 0M15 17.4q1.6-1.6 2.8 0q1.2-1.6 2.8 0", 1),
    )


def _mountain() -> Markup:
    return roundel(
        "washi",
        "sky-0",
        disc(37, 13.5, 4, "vermilion"),
        shape("M5.4 35.4Q15.5 28 19.5 12.5Q22 11.4 24 12.4Q26 11.4 28.5 12.5Q32.5 28 42.6 35.4Z", "indigo"),
        shape(
            "M19.5 12.5Q22 11.4 24 12.4Q26 11.4 28.5 12.5Q30 18.5 32.4 23.4L29.4 21.4 27.2 25.6 24.2 21.6 21 26.4"
            " 19.2 21.8 15.6 24Q18.2 18.4 19.5 12.5Z",
            "white",
            1.2,
        ),
        wash("M2.2 31H30a1.7 1.7 0 0 1 0 3.4H4Z", "white"),
        shape(low(36, "Q12 29.5 20 35.4Q31 28.5 ", 36), "moss"),
        pines((35, 41.6, 0.62), (13, 43, 0.5), needles="hill-1"),
        line("M9.6 18q2-2 3.4 0q1.4-2 3.4 0", 1),
    )


def _sea() -> Markup:
    return roundel(
        "washi",
        "sky-1",
        wash(low(27, "L", 27), "sea", 0.55),
        shape("M33.5 26V13.5Q41 17 41.5 24.5Z", "white", 1.3),
        shape("M31.5 26H43.5Q42.5 30 39.5 30H34Q32 29.5 31.5 26Z", "ochre", 1.3),
        shape(low(31, "C9 29 9 11 21 9.5C28.5 8.8 32.4 14 30 20C28.6 17 25 17.4 24.4 21C24 27 31 33.5 ", 35), "sea"),
        shape(
            "M10.6 19.4C12.8 13.4 16.4 10 21 9.5C28.5 8.8 32.4 14 30 20q-1.7-.2-1.8-2q-1.8.6-2.7-.7q-1 1.8-2.9.9"
            "q-.2 2.2-2.4 1.8q-.2 2.3-2.4 1.8q-.8 2-2.8.9q-1.6 1.4-2.8-.4q-1.6.3-1.6-2.9Z",
            "white",
            1.2,
        ),
        line("M13 35.5Q15 29.5 16.5 27M20 38Q20.5 32 20.5 27.5M29 39.5Q34 41 39 39", 1.2, "white"),
    )


def _village() -> Markup:
    return roundel(
        "washi",
        "sky-0",
        shape(low(37, "L", 37), "road"),
        shape("M9.5 20H38.5V38.5H9.5Z", "gold"),
        shape("M6 20.5Q10.5 17.5 12 10.5H36Q37.5 17.5 42 20.5Z", "indigo"),
        line("M18 10.8L16 20M24 10.8V20M30 10.8L32 20", 1.2),
        shape("M10.5 21.5H37.5V30.5H31V29.5H24.5V30.5H17.5V29.5H10.5Z", "plum"),
        line("M17.3 24.5V30M24.2 24.5V30M31 24.5V30", 1.2),
        spot(20.8, 25.5, 1.7, "white"),
        spot(27.6, 25.5, 1.7, "white"),
        shape("M14 38.5V35.5Q13 33 16.5 33Q20 33 19 35.5V38.5Z", "vermilion", 1.2),
        shape("M26 38.5V34.5H35V38.5Z", "white", 1.2),
    )


def _farm() -> Markup:
    return roundel(
        "washi",
        "sky-1",
        disc(35.5, 14, 5.5, "gold"),
        line("M34 12.5H37V15.5H34Z", 1.2),
        wash(low(28, "Q14 21 24 26Q36 22 ", 28), "hill-1"),
        shape(low(31, "Q24 26 ", 31), "gold"),
        line("M6.6 36.4l1.8-3M33.5 41l2-3M37.5 36l2-3M29.6 36l1.4-2", 1.2),
        shape(
            "M9 14.5Q15 12.5 18.5 13Q22 12.6 27.5 15.5Q21.5 20.5 20.6 26.5Q21.5 33.5 25.5 40Q18 42.8 10.5 40"
            "Q14.5 33.5 15.4 26.5Q14.5 20 9 14.5Z",
            "thatch",
        ),
        line(
            "M13 15.5Q17 20 17.2 24.5M18.4 14V24.5M23.6 15.5Q19.6 20 19 24.5M14.5 39L17 29.5M21.5 39L19 29.5", 1, "gold"
        ),
        shape("M14.8 24.5H21.2V28.5H14.8Z", "vermilion", 1.2),
    )


def _hot_spring() -> Markup:
    steam = "M15.5 26Q11.5 21.5 15.5 18T14.5 10.5M24 25Q20 20 24 16T23 7M32.5 26Q28.5 21.5 32.5 18T31.5 10.5"
    return roundel(
        "far-3",
        "sky-3",
        wash(low(24, "Q10 16 17 22Q30 14 ", 25), "hill-3"),
        shape(low(31, "Q24 25 ", 31), "hill-1"),
        oval(24, 33.5, 17.5, 7.6, "sea"),
        line("M13 33.5q3-1.6 6 0t6 0M23 37q3-1.6 6 0t6 0", 1.2, "white"),
        shape("M5.5 36Q5 30 9.5 30.5Q14 31 13 37.5Q9 39.5 5.5 36Z", "neutral"),
        shape("M35.5 39Q34 34 38.5 33Q43 32.6 42.6 36.5Q40.5 40.5 35.5 39Z", "neutral"),
        shape("M15.5 41Q17 37 21 38Q25 38.4 25 41.4Q20 44 15.5 41Z", "neutral"),
        line(steam, 5),
        line(steam, 2.4, "white"),
    )


def _temple() -> Markup:
    return roundel(
        "washi",
        "sky-2",
        shape(low(30, "Q6 20 13 22Q18 15 24 21Q31 14 35 21Q42 20 ", 30), "moss"),
        shape(low(38, "L", 38), "road"),
        shape("M20.5 47L22 33H26L27.5 47Z", "white", 1.2),
        line("M21 42.5H27M21.5 38H26.5", 1.2),
        both(48, shape("M13.5 17L12 41H16.2L17 17Z", "vermilion")),
        shape("M10.5 23.5H37.5V27H10.5Z", "vermilion"),
        shape("M22.3 18H25.7V23.5H22.3Z", "gold", 1.2),
        shape("M7 15.5Q24 19.5 41 15.5L40 19Q24 21.6 8 19Z", "vermilion"),
        shape("M5.5 11.5Q24 16.5 42.5 11.5L41.5 15.8Q24 19.4 6.5 15.8Z", "line"),
    )


def _encounter() -> Markup:
    return roundel(
        "washi",
        "sky-0",
        wash(low(30, "Q14 23 24 28Q36 22 ", 30), "hill-0"),
        shape(low(39, "Q24 37 ", 39), "road"),
        line("M7.8 18L9 40", 1.8),
        shape("M11.5 22Q9.5 33 10 42H24Q24.6 32 22.5 22Z", "indigo"),
        line("M17 26V42", 1.2),
        shape("M13 21.5H21.5Q21.5 27 17.2 27Q13 27 13 21.5Z", "skin", 1.2),
        shape("M8 22.5Q13 13 17.2 12Q21.4 13 26.5 22.5Q17.2 25.6 8 22.5Z", "gold"),
        line("M17.2 12.5V23.6M17.2 12.5L12.6 23.2M17.2 12.5L21.8 23.2", 1),
        line("M35.4 16L36.6 33", 1.4),
        shape("M28.4 27.5Q25.6 34 26 42H38.4Q39.4 33 36.6 27.5Z", "vermilion"),
        line("M29.6 28L32.4 32.5L35.4 28", 1.2),
        disc(32.4, 23.5, 4.3, "skin", 1.3),
        shape("M28 23.4Q28 18 32.4 18Q36.8 18 36.8 23.4Q34.6 20.8 32.4 21Q30 20.8 28 23.4Z", "line", 1),
        shape("M23.6 15.8Q26.6 7.4 34.4 7Q41.4 8.4 43 16.4Q34 11.8 23.6 15.8Z", "plum"),
        line("M34.4 7L30.2 13.7M34.4 7L37 13.8", 1),
    )


def _inn() -> Markup:
    lamp = shape("M7.6 26H12.4Q14 29.5 12.4 33H7.6Q6 29.5 7.6 26Z", "vermilion", 1.2)
    return roundel(
        "far-3",
        "sky-3",
        disc(36, 11, 3.2, "gold", 1),
        shape(low(39, "L", 39), "road"),
        shape("M15 12H33V20H15Z", "white"),
        line("M19.5 13V19M24 13V19M28.5 13V19", 1.2),
        shape("M11 13Q15.5 11 17 5.5H31Q32.5 11 37 13Z", "indigo"),
        shape("M12 24H36V40.5H12Z", "white"),
        shape("M15 27.5H21.5V36H15ZM26.5 27.5H33V36H26.5Z", "gold", 1.2),
        shape("M21.5 27.5H26.5V40.5H21.5Z", "plum", 1.2),
        line("M18.2 27.5V36M29.8 27.5V36M15 31.7H21.5M26.5 31.7H33", 1),
        shape("M5 25Q11 22.5 12.5 17.5H35.5Q37 22.5 43 25Z", "indigo"),
        both(48, line("M10 24V26", 1.2), lamp, line("M7 29.5H13", 1)),
    )


SCENES = {
    Station.PADDY: _paddy,
    Station.MOUNTAIN: _mountain,
    Station.SEA: _sea,
    Station.VILLAGE: _village,
    Station.FARM: _farm,
    Station.HOT_SPRING: _hot_spring,
    Station.TEMPLE: _temple,
    Station.ENCOUNTER: _encounter,
    Station.INN: _inn,
}
