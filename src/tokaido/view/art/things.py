"""What travelers bring home besides souvenirs and meals: baths, coins, offerings, seals and journey points."""

from __future__ import annotations

from functools import cache

from tokaido.classic.cards import Achievement
from tokaido.view.art.brush import at, both, disc, line, plate, shape, sheet, spot, turned, wash
from tokaido.view.markup import Markup, join


@cache
def spring(points: int) -> Markup:
    """A hot spring of 2 points, or of 3 with a monkey in it, 48 by 48."""
    return sheet(
        48,
        "far-3",
        "sky-3",
        wash("M.8 25Q9 14 17 22Q30 12 47.2 23V30H.8Z", "hill-3"),
        shape("M.8 29Q24 22 47.2 29V43Q47 47 43 47.2H5Q1 47 .8 43Z", "sea"),
        _monkey() if points > 2 else _steam(),
        line("M6 36q3-2 6 0t6 0M30 42q3-2 6 0t6 0M34 34q2.4-1.6 5 0", 1.3, "white"),
        shape("M1 44Q1 37 6.4 38Q12 39 11.6 46.8H5Q1.6 46.8 1 44Z", "neutral"),
        shape("M12 46.8Q13 42 17.6 42.6Q22.6 43.4 22 46.8Z", "neutral"),
        shape("M47 33Q39.6 32 40 27.6Q41.6 24 47 25Z", "neutral"),
    )


def _steam() -> Markup:
    curls = "M14 30Q9.6 24.6 14 20.4T13 11M24 29Q19.6 23 24 18.4T23 7.6M34 30Q29.6 24.6 34 20.4T33 11"
    return join([line(curls, 5.4), line(curls, 2.6, "white")])


def _monkey() -> Markup:
    wisps = "M8 24Q5 20 8 17T7.4 11M40 21Q37 17 40 14T39.4 8"
    return join(
        [
            line(wisps, 4.6),
            line(wisps, 2, "white"),
            shape("M11.6 37Q12.6 27.6 19 26.6H29Q35.4 27.6 36.4 37Q24 40 11.6 37Z", "neutral"),
            both(48, disc(15.4, 20.4, 2.6, "skin", 1.3)),
            shape("M14.8 21Q14 9.4 24 9.2Q34 9.4 33.2 21Q32.4 29.4 24 29.6Q15.6 29.4 14.8 21Z", "neutral"),
            shape(
                "M24 15.4Q29.4 12.4 31 18Q31 22 29 24Q27.6 28 24 28Q20.4 28 19 24Q17 22 17 18Q18.6 12.4 24 15.4Z",
                "skin",
                1.3,
            ),
            both(48, line("M19.8 19.4q1.4 1.2 2.8 0", 1.5)),
            line("M23.2 22.4h1.6", 1.5),
            line("M22 25.2q2 1.2 4 0", 1.5, "vermilion"),
            shape("M19 9.8Q20.4 6.4 24 6.4Q27.6 6.4 29 9.8Z", "white", 1.3),
        ]
    )


@cache
def coin() -> Markup:
    """A coin with a square hole, 24 by 24."""
    return plate(
        disc(12, 12, 9.8, "gold", 1.4),
        disc(12, 12, 7.6, "none", 0.8),
        shape("M9.4 9.4H14.6V14.6H9.4Z", "raised", 1.2),
        line("M12 5.6V7.6M12 16.4V18.4M5.6 12H7.6M16.4 12H18.4", 1.2),
    )


@cache
def offering() -> Markup:
    """The offering box of a temple, 24 by 24."""
    return plate(
        shape("M3.4 9.4L5.6 5.4H18.4L20.6 9.4Z", "gold", 1.2),
        line("M8.4 5.6L7.4 9.2M12 5.6V9.2M15.6 5.6L16.6 9.2", 1.1),
        shape("M2.6 9.4H21.4V12.4H2.6Z", "vermilion", 1.2),
        shape("M4 12.4H20V19.4H4Z", "vermilion", 1.2),
        disc(12, 15.8, 2.2, "gold", 1),
        shape("M3.4 19.4H7V21.6H3.4ZM17 19.4H20.6V21.6H17Z", "line", 0.8),
    )


@cache
def points_flower() -> Markup:
    """A cherry blossom for journey points, 24 by 24."""
    petal = shape("M12 12Q6.6 7 8.6 2.8L10.6 1.6L12 3.2L13.4 1.6L15.4 2.8Q17.4 7 12 12Z", "blossom", 1.1)
    petals = [turned(angle, 12, 12, petal) for angle in range(0, 360, 72)]
    stamens = [turned(angle, 12, 12, line("M12 12V7.6", 1, "vermilion")) for angle in range(0, 360, 72)]
    return plate(petals, stamens, disc(12, 12, 1.8, "gold", 1))


@cache
def achievement(card: Achievement) -> Markup:
    """The vermilion seal of an achievement, 48 by 48."""
    seal = (
        "M8 3.4Q24 2 40.4 3.2Q44.6 3.8 44.8 8Q46 24 44.8 40Q44.4 44.4 40 44.8Q24 46 7.8 44.8"
        "Q3.6 44.4 3.2 40Q2 24 3.2 7.8Q3.8 3.8 8 3.4Z"
    )
    return plate(
        wash(seal, "vermilion"),
        line(
            "M9.4 7Q24 6 38.8 7Q41 7.4 41.2 9.4Q42 24 41.2 38.8Q41 41 38.8 41.2Q24 42 9.4 41.2"
            "Q7.2 41 7 38.8Q6 24 7 9.4Q7.4 7.2 9.4 7Z",
            1.2,
            "raised",
        ),
        SYMBOLS[card](),
    )


def _cut(d: str, width: float = 2.4) -> Markup:
    """A line cut into a seal."""
    return line(d, width, "raised")


def _ear_of_rice() -> Markup:
    grain = "M24 15.6Q19.6 13 20.4 8.6Q25 10.6 24 15.6Z"
    pairs = [
        turned(angle, 24, y, wash(f"M24 {y}q-5.6-.6-6.4-6q5.6.4 6.4 6Z", "raised"))
        for y in (20, 26, 32)
        for angle in (0, 90)
    ]
    return join([_cut("M24 38V16"), pairs, turned(22, 24, 14, wash(grain, "raised"))])


def _peak() -> Markup:
    return join(
        [
            wash("M10 35Q19 28 22 15Q24 14 26 15Q29 28 38 35Z", "raised"),
            wash("M20 21.4L22.2 24.6 24 21.6 26 24.8 28 21.4 29.4 26 26.4 29 24 25.4 21.4 29 18.6 26.2Z", "vermilion"),
            _cut("M12 39H36", 1.8),
        ]
    )


def _wave() -> Markup:
    return join(
        [
            _cut("M10.6 33Q12 15 24 14.4Q33 14.8 33 22Q29.6 18.4 26.6 21.6Q24 27 37.4 33"),
            _cut("M11 38q3.2-2.6 6.5 0t6.5 0t6.5 0t6.5 0", 2),
        ]
    )


def _bowl() -> Markup:
    return join(
        [
            wash("M11 25H37Q36.6 34 29.6 36.4V38.6H18.4V36.4Q11.4 34 11 25Z", "raised"),
            _cut("M15 22Q24 15 33 22", 2.2),
            _cut("M27 20L37 11.6M31.4 20.4L38.6 14.6", 1.8),
        ]
    )


def _bath() -> Markup:
    return join(
        [
            _cut("M15.4 25Q12 31 17 34.4Q24 38 31 34.4Q36 31 32.6 25", 2.8),
            _cut(
                "M18.6 28Q16 23 18.6 19.6T18 12.4M24 28Q21.4 22 24 18T23.4 10M29.4 28Q26.8 23 29.4 19.6T28.8 12.4", 2.2
            ),
        ]
    )


def _talk() -> Markup:
    return at(
        1.4,
        2,
        0.92,
        wash(
            "M11 13.6H29Q31.4 13.6 31.4 16V23Q31.4 25.4 29 25.4H19L13.6 30.4V25.4H11"
            "Q8.8 25.4 8.8 23V16Q8.8 13.6 11 13.6Z",
            "raised",
        ),
        _cut("M35 20.6H36.6Q39 20.6 39 23V30Q39 32.4 36.6 32.4H34.4V37.4L29 32.4H22Q20 32.4 19.6 30.6", 2),
        spot(15, 19.6, 1.5, "vermilion"),
        spot(20.2, 19.6, 1.5, "vermilion"),
        spot(25.4, 19.6, 1.5, "vermilion"),
    )


def _bundle() -> Markup:
    return join(
        [
            wash("M12.6 24H35.4Q39 33 33.6 38.4H14.4Q9 33 12.6 24Z", "raised"),
            wash("M24 23Q16 10 10.6 13.4Q10.4 20.4 21.4 24ZM24 23Q32 10 37.4 13.4Q37.6 20.4 26.6 24Z", "raised"),
            line("M24 25Q18.6 29 17.4 36M24 25Q29.4 29 30.6 36M20.6 24H27.4", 1.6, "vermilion"),
        ]
    )


SYMBOLS = (_ear_of_rice, _peak, _wave, _bowl, _bath, _talk, _bundle)
