"""What travelers bring home: souvenirs, meals, baths, coins, offerings, seals and journey points."""

from __future__ import annotations

from tokaido.classic.cards import Achievement, Family
from tokaido.view.art.brush import at, both, disc, line, oval, plate, shape, sheet, spot, turned, wash
from tokaido.view.markup import Markup, join


def souvenir_family(family: Family) -> Markup:
    """A souvenir of a family, 48 by 48."""
    return SOUVENIRS[family]()


def dish(price: int) -> Markup:
    """A meal of 1, 2 or 3 coins, 48 by 48."""
    return DISHES[price - 1]()


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


def _small_objects() -> Markup:
    return sheet(
        48,
        "washi",
        "sky-1",
        shape("M22.4 28H25.6V43.6H22.4Z", "ochre"),
        shape("M24 5.4Q38.6 6 39 18Q38 27.6 28 31.4H20Q10 27.6 9 18Q9.4 6 24 5.4Z", "white"),
        wash("M11 24Q14 17.6 19 21.4Q24 14.6 29 20.4Q34 17.4 37 24Q34 29 28 30.6H20Q14 29 11 24Z", "sea"),
        disc(29.6, 12.6, 3.6, "vermilion", 1.2),
        line("M24 31V23M24 31L17.6 23M24 31L30.4 23M20 31L12.4 24M28 31L35.6 24", 1, "white"),
        line("M24 5.4Q38.6 6 39 18Q38 27.6 28 31.4H20Q10 27.6 9 18Q9.4 6 24 5.4Z"),
        shape("M19 31H29V34H19Z", "vermilion", 1.2),
    )


def _food_and_drink() -> Markup:
    return sheet(
        48,
        "washi",
        "sky-0",
        wash("M1.4 38Q24 34 46.6 38V43Q46 46.6 43 46.6H5Q2 46.6 1.4 43Z", "hill-0"),
        shape("M14.6 6.6H20.8L20.4 14.4Q26 19 26 27.6V39.4Q17.6 43 9.4 39.4V27.6Q9.4 19 15 14.4Z", "white"),
        shape("M9.4 28Q17.6 31.6 26 28V35.4Q17.6 39 9.4 35.4Z", "indigo", 1.2),
        line("M14.8 11.4H20.6", 1.4, "vermilion"),
        shape("M28.6 31.6H41.6Q41.6 40.6 37.6 41.6H32.6Q28.6 40.6 28.6 31.6Z", "vermilion"),
        oval(35.1, 31.6, 6.5, 2, "white"),
        line("M32 25q-1.6-2 0-4t0-4M37.4 26q-1.6-2 0-4t0-4", 1.3),
    )


def _clothing() -> Markup:
    return sheet(
        48,
        "washi",
        "plum",
        line("M3 12.4H45", 4.4),
        line("M3 12.4H45", 1.8, "ochre"),
        shape("M19.6 9.6L4.6 11.4V26.6L13.4 27.4V43.6H34.6V27.4L43.4 26.6V11.4L28.4 9.6L24 15.4Z", "plum"),
        line("M13.4 17V28M34.6 17V28M24 15.4V43", 1.3),
        shape("M19.6 9.6L24 15.4L28.4 9.6L30.4 10L23.6 26L17.6 10Z", "white", 1.2),
        shape("M13.4 26H34.6V31.6H13.4Z", "gold", 1.3),
        [spot(x, y, 1.7, "white") for x, y in ((9, 22), (39, 22), (18, 37), (30, 39.6), (29.8, 20.6), (20, 42))],
        [spot(x, y, 1.1, "vermilion") for x, y in ((8.6, 16), (39.6, 15.6), (28, 35), (17, 22))],
    )


def _art() -> Markup:
    return sheet(
        48,
        "washi",
        "vermilion",
        shape("M9 5.4H39V8.6H9Z", "ochre"),
        shape("M11.4 8.6H36.6V40H11.4Z", "plum"),
        shape("M14.4 12H33.6V36.4H14.4Z", "white", 1.2),
        wash("M15 12.6H33V19H15Z", "sky-1"),
        shape("M15 31Q21 27 23 19.6Q24.2 19 25.4 19.6Q27.6 27 33 31Z", "indigo", 1.2),
        wash("M22.4 21.4L23 19.6Q24.2 19 25.4 19.6L26 21.6L24.2 23.4Z", "white"),
        line("M16.6 33.6q1.6-1.4 3.2 0t3.2 0t3.2 0t3.2 0", 1.2, "sea"),
        wash("M28.6 14.4h3v3h-3Z", "vermilion"),
        shape("M8 40H40V43.6H8Z", "ochre"),
    )


def _dango() -> Markup:
    skewer = [
        line("M6 24H42", 1.8),
        disc(15.6, 24, 5.4, "plum"),
        disc(24.6, 24, 5.4, "white"),
        disc(33.6, 24, 5.4, "moss"),
    ]
    return sheet(
        48,
        "washi",
        "sky-0",
        oval(24, 36, 20, 6.6, "sea"),
        oval(24, 34.6, 16, 4.4, "white"),
        turned(-32, 24, 20, at(0, -5, 1, skewer)),
        turned(-22, 24, 28, at(0, 3, 1, skewer)),
    )


def _noodles() -> Markup:
    return sheet(
        48,
        "washi",
        "sky-1",
        line("M14 21q-2-3 0-6t0-6M22 19q-2-3 0-6t0-6", 1.4),
        line("M24 23L44.6 8.6M27.6 23.6L45.4 13", 3.6),
        line("M24 23L44.6 8.6M27.6 23.6L45.4 13", 1.4, "vermilion"),
        oval(24, 25, 19, 6, "ochre"),
        line("M9 26q4-4 8-.4t8 0t8-.4M12 23.4q4-3 8 0t8 0t8 .4", 1.8, "white"),
        disc(31.4, 25.4, 3.2, "white", 1.2),
        line("M30 25.4q1.4-1.6 2.6 0", 1.2, "vermilion"),
        shape("M5 25Q24 36 43 25Q42.6 38 31 42H17Q5.4 38 5 25Z", "indigo"),
        line("M10 33.6Q24 41 38 33.6", 1.4, "white"),
        shape("M17 42H31L30 45H18Z", "indigo", 1.3),
    )


def _bream() -> Markup:
    return sheet(
        48,
        "washi",
        "gold",
        oval(24, 34, 21, 8.6, "indigo"),
        oval(24, 32.4, 17.6, 6, "white"),
        shape("M9 30Q11 27 15 29.6M33 35Q38 36 40 33", "none", 1.2),
        shape("M18 18.6Q24 10 31.4 17.6Z", "vermilion"),
        shape(
            "M4.6 27.6Q12 13.4 26 16.6Q34 18.6 37.6 23L45 15.4Q43.6 22.6 45.4 31L37.2 26.6"
            "Q31 34.6 21 33.6Q10 33 4.6 27.6Z",
            "vermilion",
        ),
        shape("M4.6 27.6Q10 30 14.6 25.4Q15 31 21 33.6Q10 33 4.6 27.6Z", "white", 1.2),
        line(
            "M14.4 18.6Q18.4 24 14.6 31.4M22 21q2.4 2 0 4.4M27.4 21q2.4 2 0 4.4M24.6 26q2.4 2 0 4.4"
            "M32 23.6q1.8 1.6 0 3.4",
            1.2,
        ),
        disc(11, 23.2, 1.7, "white", 1.2),
        spot(11, 23.2, 0.8, "line"),
        shape("M34 40.6Q35.6 34.4 42 34.6Q43 39.6 37.6 42.4Z", "moss", 1.3),
    )


def coin() -> Markup:
    """A coin with a square hole, 24 by 24."""
    return plate(
        disc(12, 12, 9.8, "gold", 1.4),
        disc(12, 12, 7.6, "none", 0.8),
        shape("M9.4 9.4H14.6V14.6H9.4Z", "raised", 1.2),
        line("M12 5.6V7.6M12 16.4V18.4M5.6 12H7.6M16.4 12H18.4", 1.2),
    )


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


def points_flower() -> Markup:
    """A cherry blossom for journey points, 24 by 24."""
    petal = shape("M12 12Q6.6 7 8.6 2.8L10.6 1.6L12 3.2L13.4 1.6L15.4 2.8Q17.4 7 12 12Z", "sky-0", 1.1)
    petals = [turned(angle, 12, 12, petal) for angle in range(0, 360, 72)]
    stamens = [turned(angle, 12, 12, line("M12 12V7.6", 1, "vermilion")) for angle in range(0, 360, 72)]
    return plate(petals, stamens, disc(12, 12, 1.8, "gold", 1))


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


SOUVENIRS = (_small_objects, _food_and_drink, _clothing, _art)
DISHES = (_dango, _noodles, _bream)
SYMBOLS = (_ear_of_rice, _peak, _wave, _bowl, _bath, _talk, _bundle)
