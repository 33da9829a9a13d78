"""The pictures of Tokaido Duo: stops of the island, what is painted and traded there, tokens, dice and pawns.

Stations are round, all towns have a roof, what is painted is square: so nobody needs colours to tell them apart.
"""

from __future__ import annotations

from functools import cache

from tokaido.duo.island import Station
from tokaido.duo.pieces import Character, Good, Symbol, Token, Wave
from tokaido.view.art.brush import REACH, at, both, colour, disc, line, low, oval, plate, roundel, shape, spot, wash
from tokaido.view.art.crests import crest as crest_of
from tokaido.view.markup import Markup, el, join

# Stops


@cache
def stop(station: Station) -> Markup:
    """A station of the coast, 48 by 48."""
    return STOPS[station]()


def _temple() -> Markup:
    return roundel(
        "washi",
        "sky-2",
        shape(low(31, "Q5 21 11 24Q14 17 19 22H29Q34 17 37 24Q43 21 ", 31), "moss"),
        shape(low(38, "L", 38), "road"),
        shape("M18.5 46.6L20.5 36H27.5L29.5 46.6Z", "white", 1.2),
        line("M19.6 42H28.4", 1.2),
        shape("M12 23H36V37H12Z", "vermilion"),
        shape("M19.5 26.5H28.5V37H19.5Z", "white", 1.3),
        line("M24 26.5V37M15.8 24V37M32.2 24V37", 1.3),
        shape("M3.6 24.4Q12.6 21.4 16 10.6H32Q35.4 21.4 44.4 24.4Q24 21.4 3.6 24.4Z", "indigo"),
        line("M19.6 12L17 21.6M24 12V21.4M28.4 12L31 21.6", 1.2),
        shape("M14 10.8Q14.6 7.6 12.6 5.8Q24 9.4 35.4 5.8Q33.4 7.6 34 10.8Z", "line"),
        both(48, line("M6.4 25V27.6", 1.6), spot(6.6, 28.6, 1.3, "gold")),
    )


def _garden() -> Markup:
    return roundel(
        "washi",
        "sky-1",
        wash(low(25, "Q12 14 22 22Q34 12 ", 24), "far-1"),
        shape(low(27, "Q24 21 ", 27), "hill-1"),
        line("M26.4 32Q22 27 26.6 22T24.6 11", 4),
        line("M26.4 32Q22 27 26.6 22T24.6 11", 1.4, "thatch"),
        shape("M15 12.6Q16.6 5.4 24.4 6.4Q32.4 4.6 34 11.6Q29.6 15.4 24.6 13.6Q19 16 15 12.6Z", "pine"),
        shape("M8.4 21.4Q9.4 15.6 15.4 16.4Q21.4 15.6 22.4 20.4Q18.6 23.6 15 22.2Q11 23.8 8.4 21.4Z", "pine"),
        shape("M27.4 21Q28.8 15.8 34.6 16.6Q40 16.4 40.6 21Q37 23.8 33.6 22.2Q30 23.4 27.4 21Z", "pine"),
        shape(low(33, "Q24 27 ", 33), "white"),
        line(
            "M9.6 40.4Q10.4 32.4 21 32.6Q31.4 33 31 40.6M13.6 43.6Q11.6 36.2 20.6 36.2Q29.4 36.4 27 44.2", 1.1, "soft"
        ),
        shape("M15.8 43Q15.6 38.8 20.4 38.8Q25.4 39 25 43.2Q20.4 45.4 15.8 43Z", "neutral", 1.3),
        shape("M33.4 43V38H37.4V42Z", "neutral", 1.2),
        shape("M31.6 34.4H39.2V38H31.6Z", "gold", 1.2),
        shape("M29.6 34.6Q33 32.8 33.8 30.4H37Q37.8 32.8 41.2 34.6Z", "neutral", 1.2),
    )


def _shore() -> Markup:
    scales = "M{x} {y}a6 6 0 0 1 12 0M{a} {y}a3 3 0 0 1 6 0"
    rows = [(x, y) for y, xs in ((29.5, (6, 18, 30)), (35, (12, 24))) for x in xs]
    return roundel(
        "washi",
        "sky-0",
        spot(35, 13.6, 5, "sun"),
        wash(low(25, "L", 25), "sea", 0.6),
        shape(
            low(28, "C8 29 8 12 18 10.4C25.4 9.6 28.6 15.4 25.6 20C24 17 20.6 18 20.8 21.8C21.2 26.6 30 27 ", 25), "sea"
        ),
        shape(
            "M9.6 19.6C11 14.4 13.8 11 18 10.4C25.4 9.6 28.6 15.4 25.6 20q-1.7 0-1.8-1.8q-1.8.4-2.6-.8"
            "q-1 1.8-2.8.8q-.4 2-2.4 1.6q-.6 2-2.6 1.2q-1.6 1.4-3.8-1.4Z",
            "white",
            1.2,
        ),
        line("".join(scales.format(x=x, y=y, a=x + 3) for x, y in rows), 1.2, "white"),
        shape(low(39, "Q10 33.6 18 37.6T33 37T", 35), "road"),
    )


def _hot_spring() -> Markup:
    return roundel(
        "far-3",
        "sky-3",
        wash(low(27, "Q10 17 17 24Q30 15 ", 27), "hill-3"),
        shape(low(37, "Q24 33 ", 37), "hill-1"),
        shape("M8.4 29.6H39.6L37 42Q24 45.4 11 42Z", "thatch"),
        line("M15.4 31V43M21 31V44M27 31V44M32.6 31V43", 1.1),
        line("M10 36.8Q24 40.4 38 36.8", 2.2, "gold"),
        oval(24, 29.6, 15.6, 4.2, "sea"),
        line("M15 29.8q2.6-1.4 5 0t5 0t5 0", 1.1, "white"),
        _steam("M15.4 27Q11.4 22 15.4 18T14.6 10M24 27Q20 21 24 16.6T23 6.4M32.6 27Q28.6 22 32.6 18T31.8 10"),
    )


def _steam(curls: str) -> Markup:
    """Steam that reads on any ground."""
    return join([line(curls, 5), line(curls, 2.6, "white")])


def _town() -> Markup:
    return roundel(
        "washi",
        "sky-1",
        shape(low(34, "L", 34), "sea"),
        shape("M9.6 17H38.4V34.4H9.6Z", "white"),
        shape("M9.6 27H38.4V34.4H9.6Z", "line", 1),
        line("M11 29.4L16 33.6M16 29.4L11 33.6M32 29.4L37 33.6M37 29.4L32 33.6", 1, "white"),
        shape("M19.4 22.4H28.6V34.4H19.4Z", "vermilion", 1.3),
        line("M24 23V34", 1.1),
        _roof("indigo"),
        shape("M13 37.4Q24 41.4 36.6 36.4Q34.6 42.6 31 42.6H19Q15 42.6 13 37.4Z", "ochre", 1.3),
        line("M6.4 38.6q2-1.4 4 0M38 40.4q2-1.4 3.6 0M24 45.4q2-1.2 4 0", 1.1, "white"),
    )


def _roof(fill: str) -> Markup:
    """The roof that all towns have, across the top of a round frame."""
    return join(
        [
            shape("M1.8 19Q10.6 15.4 13 3.6Q24-1.4 35 3.6Q37.4 15.4 46.2 19Q24 15.6 1.8 19Z", fill),
            line("M18 3.6L14.4 15.6M24 2.6V15.4M30 3.6L33.6 15.6", 1.2),
        ]
    )


def _eaves(fill: str) -> Markup:
    """The same roof, lower, where more has to stand under it."""
    return join(
        [
            shape("M3.4 14.4Q10.6 11.4 13.4 3.4Q24-1.4 34.6 3.4Q37.4 11.4 44.6 14.4Q24 11 3.4 14.4Z", fill),
            line("M18 2.8L15.6 11.4M24 2V11M30 2.8L32.4 11.4", 1.2),
        ]
    )


STOPS = {
    Station.TOWN: _town,
    Station.TEMPLE: _temple,
    Station.GARDEN: _garden,
    Station.SHORE: _shore,
    Station.HOT_SPRING: _hot_spring,
}


@cache
def mountain_town(value: int) -> Markup:
    """A town of the mountains, 48 by 48, with the number of goods that it gives on a bundle."""
    return roundel(
        "washi",
        "sky-2",
        shape(low(30, "L9 19L14 24L20 15Q32 28 36 20L", 29), "far-3"),
        shape(low(38, "Q24 33 ", 38), "hill-1"),
        _roof("thatch"),
        shape("M9.6 32.4Q9.4 24.4 18 23.6H30Q38.6 24.4 38.4 32.4Q38 42.6 30 43.4H18Q10 42.6 9.6 32.4Z", "white"),
        shape("M24 23.6Q16.4 24.6 15.4 19.4Q21 17.4 24 23.6ZQ27 17.4 32.6 19.4Q31.6 24.6 24 23.6Z", "vermilion", 1.3),
        numeral(value, 24, 34, 1.25),
    )


# Numbers


def numeral(number: int, x: float, y: float, scale: float) -> Markup:
    """A number between 1 and 4, its middle at a point, 12 high at scale 1."""
    return at(x, y, scale, line(NUMERALS[number], 2.6, "line"))


def signed(sign: str, x: float, y: float, scale: float) -> Markup:
    """One with "+" or "-" before it."""
    bar = line("M-3 0H3M0-3V3" if sign == "+" else "M-3 0H3", 2.4)
    return join([at(x - 4.6 * scale, y, scale, bar), numeral(1, x + 4.2 * scale, y, scale)])


NUMERALS = (
    "",
    "M-2.4-3.4L.6-6V6M-2.4 6H3.4",
    "M-3.6-3Q-3.4-6 0-6Q3.6-6 3.6-3Q3.6-.8-3.8 6H4",
    "M-3.4-4.4Q-2-6 .2-6Q3.4-6 3.4-3.3Q3.4-.7-.6-.6Q3.8-.6 3.8 2.6Q3.8 6 0 6Q-2.6 6-3.8 4.2",
    "M1.8 6V-6L-4.2 2.4H4.6",
)

# What is painted


@cache
def symbol(painted: Symbol) -> Markup:
    """What is painted in a region, as a square sheet of 48 by 48."""
    edge = "M5 1H43Q47 1 47 5V43Q47 47 43 47H5Q1 47 1 43V5Q1 1 5 1Z"
    return plate(shape(edge, "white"), _window(SCENES[painted](), 4, 4, 40, 40), line("M4 4H44V44H4Z", 1.2))


@cache
def work(painted: Symbol) -> Markup:
    """A painting, 36 by 48, in its mount."""
    return plate(
        shape(MOUNT, "ochre"),
        _window(SCENES[painted](), 4.4, 5.4, 27.2, 37.2),
        line("M4.4 5.4H31.6V42.6H4.4Z", 1.2),
    )


@cache
def work_back(back: str) -> Markup:
    """A painting that lies face down, 36 by 48."""
    rings = "".join(f"M{x} {y}a5 5 0 0 1 10 0M{x + 2.6} {y}a2.4 2.4 0 0 1 4.8 0" for x, y in BACK_WAVES)
    return plate(
        shape(MOUNT, back),
        line("M4.4 5.4H31.6V42.6H4.4Z", 1.2, "raised"),
        line(rings, 1.1, "raised", 0.8),
        width=1.5,
    )


MOUNT = "M3.6 1H32.4Q35 1 35 3.6V44.4Q35 47 32.4 47H3.6Q1 47 1 44.4V3.6Q1 1 3.6 1Z"
BACK_WAVES = ((8, 17), (18, 17), (13, 22), (8, 27), (18, 27), (13, 32), (8, 37), (18, 37))


def _window(scene: Markup, x: float, y: float, width: float, height: float) -> Markup:
    """A scene of 48 by 48, cut to a frame."""
    box = {"x": x, "y": y, "width": width, "height": height, "viewBox": "0 0 48 48"}
    return el("svg", scene, **box, preserveAspectRatio="xMidYMid slice")


def _moon() -> Markup:
    return join(
        [
            wash("M0 0H48V48H0Z", "far-3"),
            wash("M0 0H48V16H0Z", "sky-3", 0.7),
            wash("M0 0H48V8H0Z", "sky-3"),
            disc(24, 17.6, 12, "white"),
            shape("M-2 36Q10 26 20 34Q32 25 50 36V50H-2Z", "hill-3"),
            shape("M-2 44Q20 36 50 43V50H-2Z", "indigo"),
            line("M10 47Q11 36 17 31M13 47Q14 40 19 36M8 47Q7 38 4 34", 1.3, "gold"),
        ]
    )


def _waterfall() -> Markup:
    return join(
        [
            wash("M0 0H48V48H0Z", "washi"),
            wash("M0 0H48V12H0Z", "sky-1"),
            shape("M-2 8Q8 5 17 9L18.6 36Q8 42-2 40ZM50 6Q40 4 31 9L29.4 36Q40 42 50 40Z", "moss"),
            line("M5 14Q7 22 4 30M12 14Q13 24 11 32M43 13Q41 22 44 30M36.4 14Q35.4 24 37.4 32", 1.2),
            shape("M17 9Q24 5.6 31 9L30.4 39H17.6Z", "white"),
            line("M20.6 10V37M27.4 10V37M24 12V30", 1.6, "water"),
            shape("M-2 41Q10 36 24 38T50 40V50H-2Z", "sea"),
            shape(
                "M12 41Q12.6 35.6 17.4 37Q19.4 33.4 24 36Q28.6 33.4 30.6 37Q35.4 35.6 36 41Q24 44.6 12 41Z",
                "white",
                1.2,
            ),
            line("M6 45q3-1.6 6 0M34 45.4q3-1.6 6 0", 1.2, "white"),
        ]
    )


def _mountain() -> Markup:
    return join(
        [
            wash("M0 0H48V48H0Z", "washi"),
            wash("M0 0H48V9H0Z", "sky-0"),
            wash("M0 9H48V16H0Z", "sky-0", 0.5),
            spot(38, 12, 4.6, "sun"),
            shape("M-4 42Q13 32 19 10Q21.6 8.6 24 10Q26.4 8.6 29 10Q35 32 52 42Z", "indigo"),
            shape(
                "M19 10Q21.6 8.6 24 10Q26.4 8.6 29 10Q31 17.4 34.4 23.6L30.4 21 27.8 26.4 24.2 21.6 20.4 27 18 21.8"
                " 13.6 24Q17 17.4 19 10Z",
                "white",
                1.2,
            ),
            wash("M-2 31H17a1.8 1.8 0 0 1 0 3.6H-2ZM50 35H31a1.8 1.8 0 0 0 0 3.6H50Z", "washi"),
            shape("M-2 43Q12 36 24 41Q36 36 50 43V50H-2Z", "moss"),
        ]
    )


def _bamboo() -> Markup:
    stalks = "M{x} -2H{b}V50H{x}Z"
    leaf = "M0 0Q2 6-3 12Q-6 5 0 0ZM0 0Q7 2 10 8Q3 9 0 0ZM0 0Q-8 0-12 5Q-5 8 0 0Z"
    return join(
        [
            wash("M0 0H48V48H0Z", "washi"),
            wash("M0 30H48V48H0Z", "hill-1", 0.5),
            wash("M4 0h3v48h-3ZM42 0h2.6v48h-2.6ZM19 0h2.4v48h-2.4Z", "hill-1", 0.7),
            shape("".join(stalks.format(x=x, b=x + width) for x, width in ((10.6, 5.4), (24, 6), (35, 4.6))), "moss"),
            line("M10.6 12H16M10.6 28H16M10.6 42H16M24 7H30M24 22H30M24 37H30M35 15H39.6M35 32H39.6", 2),
            line("M12.2 14V26M12.2 30V40M25.8 9V20M25.8 24V35", 1.2, "white", 0.6),
            at(19, 15, 1, shape(leaf, "pine", 1.2)),
            at(34, 26, 0.9, shape(leaf, "pine", 1.2)),
            at(20, 33, 0.8, shape(leaf, "pine", 1.2)),
        ]
    )


SCENES = {
    Symbol.MOON: _moon,
    Symbol.WATERFALL: _waterfall,
    Symbol.MOUNTAIN: _mountain,
    Symbol.BAMBOO: _bamboo,
}

# What is traded


@cache
def good(kind: Good) -> Markup:
    """A good, 48 by 48, on a round cloth."""
    return roundel("white", BANDS[kind], GOODS[kind]())


@cache
def trade_token(token: Token) -> Markup:
    """What a town buys, under its roof, and on a coin for how much each, 48 by 48."""
    return roundel(
        "white",
        "washi",
        at(1.2, 9.6, 0.76, GOODS[token.good]()),
        _eaves("indigo"),
        disc(35.4, 33.8, 9.6, "gold", 1.4),
        numeral(token.price, 35.4, 33.8, 1),
    )


def _kimono() -> Markup:
    return join(
        [
            shape("M17 8H31L44 13.4L41.6 25.4L33.4 23L34.6 42H13.4L14.6 23L6.4 25.4L4 13.4Z", "plum"),
            shape("M19.4 8L24 17L28.6 8L31 8.4L24.6 24H23.4L17 8.4Z", "white", 1.2),
            shape("M14.4 24H33.6L33.8 29.6H14.2Z", "gold", 1.3),
            line("M24 30V41.6", 1.2),
            *[
                spot(x, y, 1.6, "blossom")
                for x, y in ((9, 17), (39, 17), (18, 35), (29.6, 38.6), (29, 33.4), (19.6, 40))
            ],
        ]
    )


def _pottery() -> Markup:
    return join(
        [
            shape("M17.6 7H30.4L28.4 13.4Q39 18 39 27.6Q39 36 31 41.6H17Q9 36 9 27.6Q9 18 19.6 13.4Z", "white"),
            shape("M16.6 5.6H31.4V9.4H16.6Z", "indigo", 1.3),
            shape(
                "M9.2 25.4Q12 22.6 15 25.4T21 25.4T27 25.4T33 25.4T38.8 25.4Q39.6 29 38 33H10Q8.6 29 9.2 25.4Z",
                "indigo",
                1.2,
            ),
            line("M12.4 29.6q2-2 4 0t4 0t4 0t4 0t4 0t3.4 0", 1.2, "white"),
            line("M14 37.4H34", 1.6, "indigo"),
            line("M18.4 17Q15.4 18.4 14.4 20.6", 1.2, "indigo"),
        ]
    )


def _doll() -> Markup:
    return join(
        [
            shape("M15.4 42.4Q13.4 30 18.6 22.4H29.4Q34.6 30 32.6 42.4Q24 44.8 15.4 42.4Z", "vermilion"),
            shape("M14.8 36.4Q24 39 33.2 36.4L32.8 40.2Q24 42.6 15.2 40.2Z", "gold", 1.1),
            disc(24, 14.6, 10, "skin"),
            shape("M14 15.4Q13.4 4.6 24 4.6Q34.6 4.6 34 15.4Q32 9.8 24 9.6Q16 9.8 14 15.4Z", "line", 1),
            line("M19 15.4q1.4 1.2 2.8 0M26.2 15.4q1.4 1.2 2.8 0", 1.4),
            line("M22.8 19.4H25.2", 1.8, "vermilion"),
            *[
                spot(x, y, 1.9, "white")
                for x, y in ((24, 26.4), (21.4, 29.4), (26.6, 29.4), (22.4, 32.4), (25.6, 32.4))
            ],
            spot(24, 29.6, 1.5, "gold"),
        ]
    )


def _fan() -> Markup:
    return join(
        [
            line("M24 40L6 20M24 40L42 20", 2.6),
            shape("M3.6 20.4Q24-1.4 44.4 20.4L31.6 32.2Q24 26 16.4 32.2Z", "gold"),
            shape("M16.6 12.2Q24 8 31.4 12.2L28 23Q24 21.6 20 23Z", "sun", 1.1),
            line("M10 14.6L18.6 30.4M38 14.6L29.4 30.4M16.6 12L21 29M31.4 12L27 29M24 10.6V28.4", 1),
            line("M24 40L17.4 31.6M24 40L21 29.4M24 40V28.6M24 40L27 29.4M24 40L30.6 31.6", 1.3),
            disc(24, 40, 2.6, "line", 1),
        ]
    )


GOODS = {Good.KIMONO: _kimono, Good.POTTERY: _pottery, Good.DOLL: _doll, Good.FAN: _fan}
BANDS = {Good.KIMONO: "blossom", Good.POTTERY: "sky-1", Good.DOLL: "hill-1", Good.FAN: "sky-0"}


@cache
def plaque() -> Markup:
    """A gold plaque, 24 by 24: the oval coin of ten."""
    return plate(
        el("rect", x=4.8, y=1.4, width=14.4, height=21.2, rx=7.2, fill=colour("gold"), stroke_width=1.4),
        line("M8 9.6H16M8 12H16M8 14.4H16", 1.1, "ochre"),
        disc(12, 5.8, 1.7, "none", 1),
        disc(12, 18.2, 1.7, "none", 1),
        width=1.2,
    )


# People


@cache
def mark(character: Character) -> Markup:
    """The mark of a character, 24 by 24: the pilgrim's hat, the merchant's bundle, the artist's brush."""
    return plate(MARKS[character](), width=1.3)


@cache
def badge(character: Character) -> Markup:
    """A small face of a die, 48 by 48: it says that this die leads to a place."""
    return plate(
        el("rect", x=1.5, y=1.5, width=45, height=45, rx=11, fill=colour("white"), stroke_width=3),
        line("M12 42.6H36", 5, DICE[character]),
        at(4.6, 1.4, 1.62, mark(character)),
    )


def _hat() -> Markup:
    return join(
        [
            line("M3.4 3V22", 3.4),
            line("M3.4 3.2V21.8", 1.5, "thatch"),
            shape("M5.4 15.6Q10.8 6.4 14 5Q17.2 6.4 22.6 15.6Q14 19.4 5.4 15.6Z", "gold"),
            line("M14 5.4V17M14 5.4L9.4 16.4M14 5.4L18.6 16.4", 0.9),
            line("M10.4 18Q14 23 17.6 18", 1.3, "vermilion"),
        ]
    )


def _bundle() -> Markup:
    return join(
        [
            shape("M12 9.6Q4 10.4 3 16.4Q3 21.8 7.6 22.2H16.4Q21 21.8 21 16.4Q20 10.4 12 9.6Z", "moss"),
            shape("M12 10Q3.6 8 4.4 2.8Q10 2.2 12 10ZQ14 2.2 19.6 2.8Q20.4 8 12 10Z", "moss"),
            line("M12 10Q8.6 14 8.4 20M12 10Q15.4 14 15.6 20", 1.1, "white"),
            disc(12, 9.8, 1.8, "gold", 1),
        ]
    )


def _brush() -> Markup:
    return join(
        [
            line("M3 21.4Q9 23.4 12 20.6T21.4 20.6", 2.2, "plum"),
            shape("M20.6 1.4L22.6 3.4L11.8 14.2L9.8 12.2Z", "gold"),
            shape("M9.8 12.2L11.8 14.2L10 16.2L7.8 14Z", "vermilion", 1.1),
            shape("M7.8 14L10 16.2Q8.6 20 2.6 21.4Q4.4 15.4 7.8 14Z", "indigo", 1),
        ]
    )


MARKS = {Character.PILGRIM: _hat, Character.MERCHANT: _bundle, Character.ARTIST: _brush}


@cache
def figure(character: Character, crest: int) -> Markup:
    """A pawn, 24 by 24: a character known by the outline, in the colour of a crest and with it on the robe."""
    robe = f"seat-{crest}"
    return plate(
        BEHIND[character](robe),
        shape("M2.8 21.4Q3 13.4 7 10.6H17Q21 13.4 21.2 21.4Q21 23.2 19 23.2H5Q3 23.2 2.8 21.4Z", robe),
        HEADS[character](),
        disc(12, 16.4, 5.9, "raised", 0.9),
        at(6.4, 10.8, 0.4667, crest_of(crest)),
        width=1.2,
    )


def _staff(_robe: str) -> Markup:
    return join([line("M21.6 2V22.6", 2.6), line("M21.6 2V22.6", 1, "thatch")])


def _pack(robe: str) -> Markup:
    return shape("M1.2 12Q-.2 4.4 5.4 3.4H18.6Q24.2 4.4 22.8 12Q21 14 12 14Q3 14 1.2 12Z", robe)


def _long_brush(_robe: str) -> Markup:
    return join([line("M16 11L22.2 2", 3.2), line("M16 11L22.2 2", 1.2, "gold")])


def _pilgrims_head() -> Markup:
    return shape("M1.4 11.2Q7.6 2.6 12 .8Q16.4 2.6 22.6 11.2Q12 13.8 1.4 11.2Z", "gold")


def _merchants_head() -> Markup:
    return join([disc(12, 6.4, 4.6, "skin", 1.1), shape("M7.2 6Q7 1 12 1Q17 1 16.8 6Q12 3.6 7.2 6Z", "white", 1.1)])


def _artists_head() -> Markup:
    return join(
        [
            disc(10.6, 6.8, 4.6, "skin", 1.1),
            shape("M4.4 5.4Q4.6.8 10.6.8Q16.6.8 16.8 5.4Q10.6 3.6 4.4 5.4Z", "thatch", 1),
        ]
    )


BEHIND = {Character.PILGRIM: _staff, Character.MERCHANT: _pack, Character.ARTIST: _long_brush}
HEADS = {Character.PILGRIM: _pilgrims_head, Character.MERCHANT: _merchants_head, Character.ARTIST: _artists_head}

# Tokens and dice


@cache
def die(character: Character, number: int) -> Markup:
    """The die of a character, 48 by 48, with what it shows."""
    return plate(
        shape("M9 6H39Q46 6 46 13V40Q46 47 39 47H9Q2 47 2 40V13Q2 6 9 6Z", DICE[character]),
        shape("M9 1H39Q46 1 46 8V35Q46 42 39 42H9Q2 42 2 35V8Q2 1 9 1Z", "white"),
        numeral(number, 15, 21, 1.9),
        at(24.6, 18.4, 0.86, mark(character)),
        width=1.6,
    )


DICE = {Character.PILGRIM: "vermilion", Character.MERCHANT: "moss", Character.ARTIST: "plum"}


@cache
def wave(face: Wave) -> Markup:
    """A wave token, 48 by 48: whom it helps, and how."""
    return plate(
        spot(24, 24, REACH, "white"),
        shape(low(35, "C9 36 8.6 28 14.6 28.4C12.4 31 14 34.8 20 35C28 35.2 30 31 ", 32), "sea"),
        line("M10 39.6q3-2.4 6 0t6 0t6 0t6 0t5 0M17 43.8q3-2.4 6 0t6 0", 1.3, "white"),
        at(3.6, 7, 0.88, mark(face.character)),
        HELPS[face](),
        disc(24, 24, REACH, "none"),
    )


def _less() -> Markup:
    return signed("-", 33.6, 18.6, 1.2)


def _more() -> Markup:
    return signed("+", 33.6, 18.6, 1.2)


def _more_coins() -> Markup:
    coin = join([disc(34, 10.6, 5.4, "gold", 1.3), shape("M32.4 9H35.6V12.2H32.4Z", "white", 1)])
    return join([coin, signed("+", 34, 24.4, 0.95)])


def _more_goods() -> Markup:
    chest = join([shape("M28 6.4H40V15.4H28Z", "gold", 1.3), line("M28 10.6H40M34 6.4V15.4", 1.3)])
    return join([chest, signed("+", 34, 24.4, 0.95)])


def _more_works() -> Markup:
    picture = shape("M29.4 4.6H39V16H29.4Z", "washi", 1.3)
    return join([picture, shape("M29.4 16L33 9.6L35.6 13L37 11.4L39 16Z", "indigo", 1.1), signed("+", 34, 24.4, 0.95)])


def _all_on_the_way() -> Markup:
    places = ((28.4, 25), (34, 16.4), (38, 8.4))
    squares = "".join(f"M{x - 3:g} {y - 3:g}h6v6h-6Z" for x, y in places)
    return join(
        [
            line("M28.4 25Q28 17 34 16.4T38 8.4", 1.5),
            shape(squares, "washi", 1.3),
            [spot(x, y, 1.6, "vermilion") for x, y in places],
        ]
    )


HELPS = {
    Wave.TRANQUIL: _less,
    Wave.HURRIED: _more,
    Wave.SKILLED: _more_coins,
    Wave.ROBUST: _more_goods,
    Wave.PROLIFIC: _more_works,
    Wave.INSPIRED: _all_on_the_way,
}


@cache
def spring_token() -> Markup:
    """The hot spring token, 48 by 48: the sign of a bath on a cloth."""
    return plate(
        disc(24, 24, 22.8, "sea"),
        disc(24, 24, 19.4, "white", 1.2),
        line("M13.4 26.4Q8 33.4 15.6 37.2Q24 40.6 32.4 37.2Q40 33.4 34.6 26.4", 3.4, "vermilion"),
        line(
            "M17.4 31Q14.4 26 17.4 21.6T17 13M24 32Q20.6 26 24 20.4T23.4 9.6M30.6 31Q27.6 26 30.6 21.6T30.2 13",
            3,
            "vermilion",
        ),
    )
