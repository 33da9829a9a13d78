"""The fourteen dishes of the inns, each on a print of 48 by 48."""

from __future__ import annotations

from functools import cache

from tokaido.classic.cards import Dish
from tokaido.view.art.brush import at, disc, line, oval, shape, sheet, spot, turned, wash
from tokaido.view.markup import Markup, join

BANDS = ("sky-0", "sky-1", "gold")
"""The graded band by price, from one coin to three."""


@cache
def dish(meal: Dish) -> Markup:
    """A meal, 48 by 48."""
    return sheet(48, "washi", BANDS[meal.price - 1], DRAWINGS[meal]())


def _steam(*places: tuple[float, float]) -> Markup:
    return line("".join(f"M{x:g} {y:g}q-2.2-2.6 0-5.2t0-5.2" for x, y in places), 1.5)


def _plate(fill: str, inside: str = "white") -> Markup:
    """A flat plate."""
    return join([oval(24, 36.4, 20.6, 7.2, fill), oval(24, 35, 16.6, 4.8, inside)])


def _bowl(fill: str, soup: str) -> Markup:
    """A bowl, and what it is filled with."""
    return join(
        [
            shape("M5 25Q24 36 43 25Q42.6 38 31 42L30.4 45H17.6L17 42Q5.4 38 5 25Z", fill),
            oval(24, 25, 19, 6, soup),
        ]
    )


def _dango() -> Markup:
    skewer = [
        line("M6 24H42", 1.8),
        disc(15.6, 24, 5.4, "blossom"),
        disc(24.6, 24, 5.4, "white"),
        disc(33.6, 24, 5.4, "moss"),
    ]
    return join([_plate("sea"), turned(-32, 24, 20, at(0, -5, 1, skewer)), turned(-22, 24, 28, at(0, 3, 1, skewer))])


def _misoshiru() -> Markup:
    return join(
        [
            _steam((17, 16), (24, 14.4), (31, 16)),
            _bowl("line", "thatch"),
            line("M8.6 33Q24 41.6 39.4 33", 1.6, "vermilion"),
            shape("M13 24.4L17.6 22.4L21.6 24.4L17 26.6Z", "white", 1.1),
            shape("M26.4 27.4L30.6 25.6L34.4 27L30 29Z", "white", 1.1),
            line("M22 28q2-2 4 0M27 22.4q2.4-1.8 4.6.2", 1.8, "moss"),
            line("M33 24.6q2-.6 2.8-1.6", 1.4, "gold"),
        ]
    )


def _nigirimeshi() -> Markup:
    ball = [
        shape(
            "M24 8.6Q27.2 8.6 29.2 12L38 27.6Q40.4 33.6 34.4 34H13.6Q7.6 33.6 10 27.6L18.8 12Q20.8 8.6 24 8.6Z", "white"
        ),
        shape("M18.4 23.4H29.6V34H18.4Z", "line", 1.2),
        line("M20.4 14.4l.8 1M26 12.4l.8 1M15.4 25.6l1 .8M32 20.4l.8 1M13.6 30.4l1 .6M33.4 29l.8 1", 1.2, "neutral"),
    ]
    return join(
        [
            shape("M2.4 39.4Q10 32.4 24 35.4Q38 32.4 45.6 39.4Q34 45.4 24 43Q14 45.4 2.4 39.4Z", "moss"),
            line("M6 39.4Q24 38 42 39.4", 1, "hill-0"),
            at(16.6, 2, 0.72, ball),
            at(1.6, 6.6, 0.88, ball),
        ]
    )


def _soba() -> Markup:
    strands = (
        "M9 27Q8.6 20 14 17.4M13.4 27Q12.6 20.6 18 16.4M18 27Q17 21.6 21 17M22.6 27Q23.4 21 20.4 17M27 27"
        "Q28 20.6 23 16.6M31 27Q31.6 20.4 26.4 17.2"
    )
    return join(
        [
            shape("M4 29Q5 15.6 20 14.6Q35 15.6 36 29Z", "skin"),
            line(strands, 1.3),
            line("M11 25Q10.8 20 15 18.4M25 25Q25 20 22.6 18", 1, "white"),
            turned(-24, 18, 14, shape("M14 12.4H22V15H14Z", "moss", 1)),
            turned(18, 23, 15, shape("M19.6 13.6H27V16H19.6Z", "moss", 1)),
            shape("M3 27H37V39H3Z", "thatch"),
            line("M3 31H37M3 35H37", 1, "gold"),
            line("M9 27V39M15 27V39M21 27V39M27 27V39", 0.8),
            line("M33 30L43 6.4M37.4 30.4L45.4 9", 3.2),
            line("M33 30L43 6.4M37.4 30.4L45.4 9", 1.2, "vermilion"),
            shape("M28.6 32H44.6Q44.4 42.6 40.6 43.8H32.6Q28.8 42.6 28.6 32Z", "indigo"),
            oval(36.6, 32, 8, 2.6, "thatch"),
            line("M31 38q1.8-1.4 3.6 0t3.6 0t3.6 0", 1.2, "white"),
        ]
    )


def _sushi() -> Markup:
    rice = shape("M3 25Q2 18.4 9.6 18H28Q35.4 18.4 34.6 25Q34 28.4 28 28.4H9.6Q3.6 28.4 3 25Z", "white")
    salmon = [
        shape("M.6 20.6Q3 12 13 11Q26 9.6 34.4 14.6Q38.4 18 36.4 21.6Q19 15.4 .6 20.6Z", "vermilion"),
        line("M8 17.4L11.6 12.4M15.6 16.2L19 11.4M23.4 16.4L26.4 12M30.4 18L32.8 14.4", 1.2, "white"),
    ]
    omelette = [
        shape("M1.4 19.6V12.6Q18 9 35.6 12.6V19.6Q18 15.6 1.4 19.6Z", "gold"),
        shape("M14.6 11.2H22.4V28.4H14.6Z", "line", 1.2),
    ]
    return join(
        [
            shape("M3 38.4H45V42H40V45H34V42H14V45H8V42H3Z", "thatch"),
            line("M7 40.2H26M31 40.2H41", 1, "gold"),
            at(13.4, 1.2, 0.84, rice, omelette),
            at(4.6, 12.6, 0.9, rice, salmon),
            shape("M36.6 38.4Q36.4 33.6 40.4 33.4Q44 33.8 43.4 38.4Z", "moss", 1.2),
        ]
    )


def _tempura() -> Markup:
    prawn = [
        shape("M4.6 6.4L10 11.2L3.4 13Q8.4 15.4 12.4 14L12.6 9.6Z", "vermilion", 1.2),
        shape(
            "M11.4 9.6Q14.6 6.4 18 9Q21.4 6.4 24.6 9.4Q28.6 7.6 30.4 11.4Q34.6 11.4 34.6 15.6Q34 19.4 29.8 18.8"
            "Q27 21.6 23.6 19.4Q20 21.4 17.4 18.6Q13.4 19.6 12.2 16Q9.6 12.6 11.4 9.6Z",
            "gold",
        ),
        line("M17 13.4q1.6 1.4 3.2 0M24.6 14q1.6 1.4 3.2 0M21 17q1 .8 2 0M29 16.4q1 .6 2-.2", 1.2, "ochre"),
    ]
    return join(
        [
            _plate("plum", "plum"),
            shape("M8.4 33.4L20 27L41.6 31.4L34 39.6L17 40.6Z", "white", 1.3),
            turned(-16, 24, 24, at(6.6, 3.4, 0.98, prawn)),
            turned(6, 24, 24, at(4, 15.4, 0.98, prawn)),
            shape("M36 20Q40 17.4 43.6 20.4Q43 25 38.4 25.4Q35.6 23.4 36 20Z", "moss", 1.3),
            line("M37.4 23.6L42 20.8", 1.1),
        ]
    )


def _tofu() -> Markup:
    return join(
        [
            _plate("indigo", "thatch"),
            shape("M8.4 18.4L22 24.6V38.6L8.4 32Z", "white"),
            shape("M22 24.6L39.6 19V32.6L22 38.6Z", "white"),
            shape("M8.4 18.4L25.6 13L39.6 19L22 24.6Z", "white"),
            line("M25 33.6L36.6 29.6M11.4 30.4L16.4 32.8", 1, "neutral"),
            shape("M19.6 17.4Q20.4 12 25 13.4Q29 12.6 29 17.6Q26.4 21 22.6 20.2Q19.4 20 19.6 17.4Z", "gold", 1.2),
            [disc(x, y, 1.9, "moss", 1.1) for x, y in ((17, 18.4), (30.4, 20), (24.2, 12.2), (32.6, 17.6))],
        ]
    )


def _yakitori() -> Markup:
    skewer = [
        line("M2.4 24H45.6", 3.2),
        line("M2.4 24H45.6", 1.2, "gold"),
        [
            shape(
                f"M{x} 20Q{x + 3.6:g} 17 {x + 7.2:g} 20.4Q{x + 8:g} 25 {x + 6:g} 28"
                f"Q{x + 2.4:g} 29.6 {x - 0.4:g} 27Q{x - 1.6:g} 23 {x} 20Z",
                fill,
            )
            for x, fill in ((9, "ochre"), (17.4, "moss"), (23.6, "ochre"), (32, "ochre"))
        ],
        line("M11 22.4L14.4 21.6M26 22.4L29.4 21.6M34.4 22.4L37.8 21.6", 1.4, "gold"),
        line("M20 21V27.4M22.4 21V27.4", 1, "white"),
    ]
    return join(
        [
            _plate("line", "line"),
            oval(24, 35.4, 16.6, 4.8, "neutral"),
            _steam((12, 16.4), (19, 14.4)),
            turned(-20, 24, 24, at(2.4, -3.4, 0.9, skewer)),
            turned(-14, 24, 24, at(2.6, 8.4, 0.9, skewer)),
        ]
    )


def _donburi() -> Markup:
    return join(
        [
            line("M35.4 18L45 5.4M32 16L41.6 3.6", 3.2),
            line("M35.4 18L45 5.4M32 16L41.6 3.6", 1.2, "vermilion"),
            shape("M6.6 25.4Q8 10.6 24 10Q40 10.6 41.4 25.4Z", "white"),
            shape(
                "M8.6 22Q9.6 12 19 11.4Q21.4 15.4 27 13.4Q32 10.4 35.6 15Q40.4 18.4 38.4 23.6Q33 27 29 24.4"
                "Q24 28 19.6 24.6Q13 27 8.6 22Z",
                "gold",
            ),
            shape(
                "M13.4 19.6Q15 15.4 19.6 17Q21.4 21.4 16.6 22.4Q13.4 22.4 13.4 19.6ZM25.4 19.4"
                "Q28.6 16 32.4 18.4Q33.6 22 28.6 23Q25 22.6 25.4 19.4Z",
                "ochre",
                1.2,
            ),
            line("M22.4 15.4l2 2M20.6 21.4l2-1.6M34 21.4l1.4-1.4", 1.8, "moss"),
            shape("M4.4 25H43.6Q43 37.6 31.4 41.4L31 44.6H17L16.6 41.4Q5 37.6 4.4 25Z", "sea"),
            line("M9 31.6q2.6-3.4 5.2 0t5 0t5 0t5 0t5.2 0t4.6-.6", 1.5, "white"),
            line("M12 36.4Q24 41.6 36 36.4", 1.3, "white"),
        ]
    )


def _fugu() -> Markup:
    spines = (
        "M12 30l-2.4 1.4M15.4 34.6l-1.6 2.6M21 37.4l-.6 3M27 37.4l.8 3M32.6 34.4l2 2.4M36 30l2.8 1M18.6 31.6"
        "l-1 1.8M24 33v2M29.6 31.4l1.2 1.8"
    )
    return join(
        [
            _plate("sea", "white"),
            line(spines, 1.3),
            shape("M36.4 22.4L45.4 15.6Q44 22.6 45.6 29.6L36.6 25.8Z", "ochre"),
            shape("M22 10.4Q27 5.4 32.4 8.4Q31.4 12.4 28 13.4Z", "ochre", 1.3),
            shape("M5.6 24.4Q9.4 10.6 23 10.4Q36.4 11 38.4 24Q37 37.4 23 38Q9 37.6 5.6 24.4Z", "white"),
            shape("M5.6 24.4Q9.4 10.6 23 10.4Q36.4 11 38.4 24Q30 20 24 24Q16 27.6 5.6 24.4Z", "indigo"),
            [spot(x, y, 1.5, "white") for x, y in ((20, 14.4), (26.4, 15.6), (31, 19), (24, 19.4), (17.4, 19))],
            disc(12.6, 20, 2.9, "white", 1.3),
            spot(12.2, 20.2, 1.4, "line"),
            shape("M3.4 24.4Q6 22.4 8 24.6Q6.4 27.4 3.6 26.4Z", "blossom", 1.2),
            shape("M19.6 26.4Q24.6 24.6 27 28Q24 31.6 19.4 30.2Z", "gold", 1.2),
            line("M22 27.4L25 28.4M21.6 29.2L24 29.6", 0.9),
        ]
    )


def _sashimi() -> Markup:
    cut = [
        shape("M-5 8.4Q-7.4-5.4 0-8.8Q7.4-5.4 5 8.4Q0 10.6-5 8.4Z", "vermilion"),
        line("M-3 5.6Q-3.8-2.4 0-5.6M0 7V-1M3 5.6Q3.6-1 1.6-4", 1.1, "white"),
    ]
    return join(
        [
            shape("M2.6 34L9 27H39L45.4 34L40 42.4H8Z", "line"),
            wash("M7 34.6L11 30H37L41 34.6L38 39.6H10Z", "sea"),
            shape("M4 27.6Q6.4 17.4 14 14.6Q16 22 13.4 29.4Q8 31.4 4 27.6Z", "moss"),
            line("M6.4 27L12.6 18.4M9 24l-2-.8M10.6 21.6l.6-2.4", 1),
            [line(f"M{x} {y}q3-4.4 6 0t6 0", 1.5, "white") for x, y in ((25, 19), (28, 15.6), (30, 22))],
            [turned(angle, x, 28, at(x, 26, 0.95, cut)) for x, angle in ((15.6, -12), (23, -6), (30.4, 2), (37.6, 10))],
            shape("M9.4 38.6Q9.6 34 13.4 34.2Q16.6 35 15.8 38.6Z", "hill-1", 1.2),
            disc(34.6, 37.4, 2.6, "gold", 1.2),
        ]
    )


def _tai_meshi() -> Markup:
    fish = [
        shape("M18 18.6Q24 10 31.4 17.6Z", "vermilion"),
        shape(
            "M4.6 27.6Q12 13.4 26 16.6Q34 18.6 37.6 23L45 15.4Q43.6 22.6 45.4 31L37.2 26.6Q31 34.6 21 33.6"
            "Q10 33 4.6 27.6Z",
            "vermilion",
        ),
        shape("M4.6 27.6Q10 30 14.6 25.4Q15 31 21 33.6Q10 33 4.6 27.6Z", "white", 1.2),
        line(
            "M14.4 18.6Q18.4 24 14.6 31.4M22 21q2.4 2 0 4.4M27.4 21q2.4 2 0 4.4M24.6 26q2.4 2 0 4.4M32 23.6"
            "q1.8 1.6 0 3.4",
            1.2,
        ),
        disc(11, 23.2, 1.7, "white", 1.2),
        spot(11, 23.2, 0.8, "line"),
    ]
    return join(
        [
            oval(24, 27, 21.4, 9.4, "thatch"),
            oval(24, 26.6, 18, 7, "white"),
            line("M11 29.4l1 .8M34 30l1.4-.6M29 31.4l1 .6M17 31l1.2.4M37.4 25.4l1 .6M9 25.6l1 .4", 1.2, "neutral"),
            at(1.4, -2.6, 0.94, fish),
            shape("M2.6 27Q7 36 24 36.6Q41 36 45.4 27Q46 39 36 44H12Q2 39 2.6 27Z", "thatch"),
            line("M8.6 37Q24 43.6 39.4 37", 1.4, "gold"),
            shape("M18.4 33.6Q20 29.4 24.6 30.4Q25.4 34.4 21.4 35.8Z", "moss", 1.2),
        ]
    )


def _udon() -> Markup:
    return join(
        [
            _steam((14, 19.6), (21, 17.4)),
            line("M24 23L44.6 8.6M27.6 23.6L45.4 13", 3.6),
            line("M24 23L44.6 8.6M27.6 23.6L45.4 13", 1.4, "vermilion"),
            _bowl("indigo", "ochre"),
            line("M8 26q4-4 8-.4t8 0t8-.4M11 23.4q4-3 8 0t8 0t8 .4M13 28.6q3-2 6 0t6 0t6-.4", 2.2, "white"),
            disc(33, 25.4, 3.4, "white", 1.2),
            line("M31.4 25.6q1.6-2 3-.2q-.4 1.6-1.6 1.2", 1.2, "blossom"),
            line("M14 22.4l2 1M20 28l2-1", 1.6, "moss"),
            line("M10 34.6Q24 42 38 34.6", 1.4, "white"),
        ]
    )


def _unagi() -> Markup:
    fillets = "M13.4 17H23V30H10.4ZM25 17H34.6L37.6 30H25Z"
    ribs = "M15.6 19L13.4 28M18.4 18.6L17 28.4M21 18.6V28.4M27 18.6V28.4M29.6 18.6L31 28.4M32.4 19L34.6 28"
    return join(
        [
            _steam((16, 13.4), (24, 12.4), (32, 13.4)),
            shape("M9.4 13.4H38.6L44.6 33.4H3.4Z", "vermilion"),
            shape("M11.6 15.2H36.4L41 31.6H7Z", "white", 1.1),
            shape(fillets, "ochre", 1.3),
            line(ribs, 1.1, "thatch"),
            line("M14.6 20.4H18M27 23.6H31.4M13.4 25.6H18M32 20H33.4M27 27.4H29", 1.3, "gold"),
            shape("M21.6 28.6Q22.4 24.4 26 24.8Q27.4 28.6 24.2 30.2Z", "moss", 1.1),
            shape("M3.4 33.4H44.6V42.6H3.4Z", "line"),
            line("M9 39.4Q13.4 34.6 17.8 39.4M15 39.4Q19.4 34.6 23.8 39.4M29 37.4H39.6M31 39.8H37.6", 1.3, "gold"),
        ]
    )


DRAWINGS = {
    Dish.DANGO: _dango,
    Dish.MISOSHIRU: _misoshiru,
    Dish.NIGIRIMESHI: _nigirimeshi,
    Dish.SOBA: _soba,
    Dish.SUSHI: _sushi,
    Dish.TEMPURA: _tempura,
    Dish.TOFU: _tofu,
    Dish.YAKITORI: _yakitori,
    Dish.DONBURI: _donburi,
    Dish.FUGU: _fugu,
    Dish.SASHIMI: _sashimi,
    Dish.TAI_MESHI: _tai_meshi,
    Dish.UDON: _udon,
    Dish.UNAGI: _unagi,
}
