"""The travelers, and the people they meet: busts known by hat, hair and tool, all drawn on a sheet of 64 by 64."""

from __future__ import annotations

from functools import cache

from tokaido.classic.board import Panorama
from tokaido.classic.cards import Encounter
from tokaido.classic.travelers import Traveler
from tokaido.view.art.brush import at, both, disc, line, shape, sheet, spot, tufts, turned, wash
from tokaido.view.markup import Markup, join

HEAD = "M22.6 23C22.6 14 41.4 14 41.4 23C41.8 32 38 39.4 32 39.4C26 39.4 22.2 32 22.6 23Z"
BROWS = "M25.4 24.4q2.4-1.6 4.6-.2"
EYES = "M26 27.4q1.9-1.3 3.8.1"
CLOSED = "M26 27q1.9 1.4 3.8 0"
NOSE = "M32.4 27.4L31.2 31.8q1 .8 2.2.2"
MOUTH = "M29.8 35.4q2.2 1 4.4 0"
FOOT = "V59.2Q63 63 59.2 63.2H4.8Q1 63 .8 59.2Z"
"""The lower edge of the sheet, from right to left."""


@cache
def portrait(traveler: Traveler) -> Markup:
    """The bust of a traveler, 64 by 64."""
    return PORTRAITS[traveler.number]()


@cache
def encounter(card: Encounter) -> Markup:
    """The person of an encounter card, 48 by 48."""
    picture = _guide(card.guide_to) if card.guide_to is not None else PEOPLE[card]()
    return at(0, 0, 0.75, picture)


def _robe(fill: str, collar: str = "white", skin: str = "skin") -> Markup:
    """Shoulders in a robe, left over right, and the neck."""
    return join(
        [
            shape("M6 63.2C7 53 14.5 47.6 26 44.4H38C49.5 47.6 57 53 58 63.2Z", fill),
            shape("M27.6 37V44L32 51L36.4 44V37Z", skin),
            shape("M26.8 43.2L24 44.9L32.4 58.4L35.4 54.4Z", collar),
            shape("M37.2 43.2L40 44.9L30.6 63.2H26Z", collar),
            line("M15.5 55Q14 59 14 63M48.5 55Q50 59 50 63"),
        ]
    )


def _face(skin: str = "skin", eyes: str = EYES, brows: str = BROWS, mouth: str = MOUTH, lips: str = "line") -> Markup:
    """A head from the front, with ears and features."""
    return join(
        [
            both(64, shape("M23 26Q20.6 25.4 21 28.4Q21.6 31.4 23.6 31Z", skin)),
            shape(HEAD, skin),
            both(64, line(brows, 1.6), line(eyes, 1.9)),
            line(NOSE, 1.3),
            line(mouth, 1.7, lips),
        ]
    )


def _topknot() -> Markup:
    """The hair of a townsman: a shaven crown, full sides, a knot folded forward."""
    return join(
        [
            both(64, shape("M22.6 27.4C20.6 20 22.4 15.4 27 14.2Q24.6 18 24.8 22Z", "line")),
            shape("M29.8 17Q28.6 11.4 32 10.6Q35.4 11.4 34.2 17Q32 18.4 29.8 17Z", "line"),
        ]
    )


def _hand(x: float, y: float, skin: str = "skin") -> Markup:
    """A fist."""
    return join([disc(x, y, 4, skin), line(f"M{x - 1.8:g} {y - 1:g}h3.4m-3.4 2h3", 1)])


def _hiroshige() -> Markup:
    return sheet(
        64,
        "washi",
        "sky-1",
        _robe("indigo", "paper"),
        _face(),
        shape("M20.8 23.4Q20 12.6 32 11.4Q44 12.6 43.2 23.4Q38 19.4 32 19.6Q26 19.4 20.8 23.4Z", "ochre"),
        shape("M24.6 13.8Q27 8.4 34 8.8Q40.6 9.8 41 14.6Q32 9.6 24.6 13.8Z", "ochre"),
        turned(
            14, 51, 40, shape("M49.8 26H52.2V56H49.8Z", "gold"), shape("M49 26H53Q53.6 20 51 15Q48.4 20 49 26Z", "line")
        ),
        _hand(49.4, 46),
        shape("M6 55H24V63.2H6Z", "white"),
        line("M9.5 61L14 57.2L17 59.6L19 58.4L21 61", 1.3, "indigo"),
    )


def _chuubei() -> Markup:
    return sheet(
        64,
        "sky-0",
        "sky-2",
        line("M4.4 50L58 23.6", 6),
        line("M4.4 50L58 23.6", 2.8, "gold"),
        turned(-26, 50, 20, shape("M42.6 14H57.4V27.6H42.6Z", "vermilion"), line("M50 14V27.6M42.6 18H57.4", 1.3)),
        _robe("white", "indigo"),
        wash("M9 62Q10.4 55.4 16 51.8L19 63ZM55 62Q53.6 55.4 48 51.8L45 63Z", "indigo"),
        _face(mouth="M29.4 35q2.6 1.8 5.2 0"),
        _topknot(),
        shape("M22.2 19.4Q32 15.2 41.8 19.4L41.6 23Q32 18.8 22.4 23Z", "white"),
        shape("M22.4 20.6L16.4 17.6L17.4 22.6L14 25.6L22 23.4Z", "white"),
        _hand(18, 44.5),
    )


def _kinko() -> Markup:
    return sheet(
        64,
        "far-0",
        "plum",
        turned(
            24,
            50,
            36,
            shape("M47.8 14H52.4V34H47.8Z", "plum"),
            line("M48 18.5L52.2 15.5M48 23.5L52.2 20.5M48 28.5L52.2 25.5M48 33L52.2 30", 1.2, "gold"),
            shape("M44.6 34H55.6V37.4H44.6Z", "gold"),
            shape("M48 37.4H52.2V62H48Z", "line"),
        ),
        _robe("neutral", "line"),
        shape("M27 16Q22 4.6 30 3.6Q33 6 36.6 3.4Q42.4 6 37 16Z", "line"),
        _face(brows="M25 24.8l5-.9", mouth="M29.8 36h4.4"),
        shape(
            "M21.8 28.4C19.4 17 24 12 32 12C40 12 44.6 17 42.2 28.4L39.6 21.4L36.6 20L32.6 21L28.8 19.4L24.6 22Z",
            "line",
        ),
        line("M28 15.2H36", 1.8, "vermilion"),
        line("M27 37.2l.6 1M29.6 38v1M34.4 38v1M37 37.2l-.6 1M25.4 35l.4 1M38.6 35l-.4 1M32 37.6v1", 1.1),
    )


def _yoshiyasu() -> Markup:
    return sheet(
        64,
        "washi",
        "sky-3",
        _robe("white", "white"),
        both(64, shape("M27.6 45.4L5.4 44Q2.4 46 4.6 49L12 63.2H27.4Z", "moss"), line("M24.4 47L18 63M20 46L11 59", 1)),
        _face(brows="M25.4 23.6q2.4-1 4.6.6"),
        _topknot(),
        shape("M37.4 42.6L56 45.6L53.8 62L35.6 59Z", "ochre"),
        shape("M40.4 46L52 47.8L51.4 52.4L39.6 50.6Z", "white", 1.2),
        line("M42.6 48.4l6.6 1", 1.1),
        _hand(36.8, 55),
    )


def _satsuki() -> Markup:
    return sheet(
        64,
        "sky-0",
        "vermilion",
        shape("M19.8 43Q15.4 13 32 11.6Q48.6 13 44.2 43Q40 45.4 36.4 43.4H27.6Q24 45.4 19.8 43Z", "line"),
        _robe("vermilion", "gold"),
        [spot(x, y, 1.8, "white") for x, y in ((16, 58), (21, 51.6), (44, 52), (12.4, 61))],
        _face(mouth="M30.4 35.6q1.6 1.2 3.2 0", eyes="M27 26.4q1.3-.8 1.8.6t-1 1.2", lips="vermilion"),
        shape("M21.8 27.6Q21 16.6 32 16Q43 16.6 42.2 27.6L40 23.4H24Z", "line"),
        shape("M41.6 16.2l4.6-2.6v5.6l-4.6-2.6l-4.4 2.4v-5.2Z", "vermilion"),
        shape("M42.6 48.6H53.4Q56.4 55 55.4 63.2H40.6Q39.6 55 42.6 48.6Z", "sea"),
        line("M48 50.4V63M44 54.4q4 2 8 0", 1.3, "gold"),
        disc(48, 43.4, 6, "skin"),
        shape("M42 43.4Q41.4 36.8 48 36.8Q54.6 36.8 54 43.4Q51 40.4 48 40.6Q45 40.4 42 43.4Z", "line"),
        line("M45.8 44v.6M50.2 44v.6M47.4 46.6h1.2", 1.6),
        _hand(40, 55),
    )


def _mitsukuni() -> Markup:
    return sheet(
        64,
        "washi",
        "sky-2",
        line("M53.4 60V17.5Q53 11.6 57.4 12.6Q59.8 14.6 56.8 17", 5.4),
        line("M53.4 60V17.5Q53 11.6 57.4 12.6Q59.8 14.6 56.8 17", 2.4, "ochre"),
        _robe("ochre", "plum"),
        _face(brows="M24.6 24.6q3-2.6 5.4-.4", eyes=CLOSED),
        both(64, line("M24.6 24.4q3-2.6 5.4-.4", 2.2, "white"), line("M24.8 30.6l1.6-.6M25 32.4l1.6-.4", 1)),
        shape("M24.4 33.4Q28.4 31.6 32 33.6Q35.6 31.6 39.6 33.4Q40.4 43 32.4 53Q23.6 43 24.4 33.4Z", "white"),
        line("M29.2 40Q30 45 32 48M34.8 40Q34.4 43.4 33.4 45.6", 1.1),
        line("M30 36.2q2 .9 4 0", 1.5),
        shape("M20.6 22.6Q19.6 10.6 32 9.6Q44.4 10.6 43.4 22.6Q32 17 20.6 22.6Z", "gold"),
        line("M25.4 19.6Q32 13 38.6 19.6", 1.2),
        _hand(52.8, 47),
    )


def _sasayakko() -> Markup:
    return sheet(
        64,
        "sky-0",
        "plum",
        shape(
            "M19 25Q14.4 14.6 22 12.6Q22.6 5.4 32 5Q41.4 5.4 42 12.6Q49.6 14.6 45 25Q43 31 40.6 31H23.4Q21 31 19 25Z",
            "line",
        ),
        _robe("plum", "vermilion", "white"),
        _face("white", eyes="M26 27.6q2-1.6 3.8-.6", mouth="M30.8 35.4q1.2.9 2.4 0", lips="vermilion"),
        shape("M22.6 25Q23 16 32 15.6Q41 16 41.4 25Q39 20.4 32 20.6Q25 20.4 22.6 25Z", "line"),
        line("M14 17L26 11.4M40 9.4L51 5.6", 2, "gold"),
        disc(44.4, 13, 3.2, "vermilion", 1.3),
        spot(44.4, 13, 1, "gold"),
        line("M20.8 12.8Q32 7.6 43 12.6", 1, "soft"),
        [spot(x, y, 1.6, "white") for x, y in ((13, 57), (18.4, 51.6), (20.4, 59.6))],
        shape("M44 60L32.4 47Q40 37.4 52.6 40.4Q60 43.6 60.4 51.4Z", "white"),
        shape("M44 60L38 53.2Q43 47 50.6 49Q54.4 51 54.6 55Z", "gold", 1.2),
        line("M44 60L38.2 42.4M44 60L45.6 40M44 60L53 40.8M44 60L58.4 45.4", 1),
        _hand(43.6, 59.4, "white"),
    )


def _hirotada() -> Markup:
    beads = ((39, 46), (41.4, 49.6), (41.8, 53.8), (39.6, 57.4), (35.8, 59.4), (31.6, 59), (28.2, 56.6))
    return sheet(
        64,
        "washi",
        "gold",
        _robe("line", "white"),
        shape("M26 44.4Q14.5 47.6 9 55L27 63.2H47Z", "gold"),
        line("M21 46.6L40 63M13 51.4L32 63M17 57.8L24 46M27 62L31 52", 1.1),
        _face(eyes=CLOSED, brows="M25.4 23.8q2.4-1 4.4 0"),
        line("M27.6 17.4q4.4-1.8 8.8 0", 1),
        [disc(x, y, 2.3, "vermilion", 1.2) for x, y in beads],
        shape("M47 40Q52 41.6 51.6 52L50.4 63H41L43.6 51Q44.4 42.6 47 40Z", "skin"),
        line("M45.8 49L44.6 55M49 44Q49.4 50 48 55", 1.1),
    )


def _umegae() -> Markup:
    balls = ((9.4, 37, "gold"), (12.4, 22, "sea"), (23.6, 8.6, "vermilion"), (40.4, 8.6, "white"), (51.6, 22, "moss"))
    return sheet(
        64,
        "far-1",
        "sky-1",
        line("M9.4 37Q10 6 32 6T54.6 37", 1, "white"),
        shape("M22 34Q17.6 20 24 15.6H40Q46.4 20 42 34Q40 38 38 38H26Q24 38 22 34Z", "line"),
        _robe("gold", "moss"),
        line("M17 50L13 61M24.4 47L21 63M47 50L51 61M39.6 47L43 63", 2, "vermilion"),
        _face(mouth="M29.2 34.8q2.8 2.2 5.6 0", lips="vermilion"),
        shape("M22.4 26Q23 18 29.6 17Q35 19.6 41.6 26L41.8 20H22.4Z", "line"),
        shape("M20.8 22.6Q22 13.4 32 13.2Q42 13.4 43.2 22.6Q32 15.4 20.8 22.6Z", "sea"),
        [spot(x, y, 1, "white") for x, y in ((26.4, 17), (31, 15.4), (36, 16))],
        [disc(x, y, 4.4, fill) for x, y, fill in balls],
        both(
            64,
            shape("M8.4 50H15L20.6 63.2H8Z", "gold"),
            shape("M5.4 45.8H14.4Q15.2 42 17.4 43Q18 46 15.6 48.6Q14.4 51.6 10.6 51.6Q5.6 51.4 5.4 45.8Z", "skin"),
        ),
    )


def _zen_emon() -> Markup:
    return sheet(
        64,
        "washi",
        "sky-3",
        _robe("sea", "white"),
        shape("M21.6 24C21.6 14 42.4 14 42.4 24C43.6 34 39.6 40 32 40C24.4 40 20.4 34 21.6 24Z", "skin"),
        both(64, line(BROWS, 1.6), line("M26 27.8q1.9-1.8 3.8 0", 1.9), line("M24.4 32q1 1.4 2.4 1.6", 1)),
        line(NOSE, 1.3),
        line("M28.4 34.6q3.6 3 7.2 0", 1.7),
        both(64, shape("M21.6 27.4C19.6 20 22.4 15.4 27 14.2Q24.4 18 24.4 22Z", "line")),
        shape("M17.6 19.4Q18 8.6 32 8.2Q46 8.6 46.4 19.4Q40 22.4 32 20.4Q24 22.4 17.6 19.4Z", "plum"),
        line("M19 17.6Q32 13.2 45 17.6", 1.2),
        shape("M28 47.6H59V60.6H28Z", "ochre"),
        wash("M30.4 50H56.6V58.2H30.4Z", "paper"),
        line("M30.4 53H56.6", 1.2),
        [line(f"M{x} 50V58.2", 0.9) for x in (33.6, 38.6, 43.6, 48.6, 53.6)],
        line(
            "M32.4 51.6h2.4M37.4 55h2.4M37.4 57.2h2.4M42.4 51.6h2.4M42.4 57h2.4M47.4 55h2.4M52.4 51.6h2.4M52.4 56h2.4",
            1.9,
            "vermilion",
        ),
        _hand(28, 55),
    )


def _straw_hat() -> Markup:
    """A wide hat of sedge with its string."""
    return join(
        [
            line("M24.4 24Q25.4 35 32 41.2Q38.6 35 39.6 24", 1.2, "plum"),
            shape("M10 25.6Q22 10 32 8.4Q42 10 54 25.6Q32 18.4 10 25.6Z", "gold"),
            line("M32 8.8V20.8M32 8.8L22.4 21.8M32 8.8L41.6 21.8M19.6 16.6Q32 11.4 44.4 16.6", 1),
        ]
    )


def _novice() -> Markup:
    return sheet(64, "washi", "sky-1", _robe("moss", "white"), _face(), _straw_hat())


def _guide(to: Panorama) -> Markup:
    """The guide, with a hint of the landscape the way leads to."""
    return sheet(
        64,
        "washi",
        ("sky-0", "sky-1", "sky-2")[to],
        GUIDED[to](),
        _robe("indigo", "gold"),
        _face(mouth="M29.4 35q2.6 1.8 5.2 0"),
        _straw_hat(),
        line("M54 48L58.8 37.6", 5.4),
        line("M54 48L58.8 37.6", 2.6, "skin"),
        disc(53.2, 48.8, 4, "skin"),
        line("M51.4 49.4h3M52 51h2.4", 1),
        shape("M40 55Q44 50.4 49 49.4L56.4 54Q56.4 60 52 63.2H41Z", "indigo"),
    )


def _to_paddy() -> Markup:
    return join(
        [
            shape("M.8 39Q32 32 63.2 39" + FOOT, "hill-1"),
            shape("M.8 46Q32 38 63.2 46" + FOOT, "white"),
            line(tufts((5, 45), (12, 43.6), (5.4, 53), (52, 43.6), (59, 45)), 1.6, "moss"),
        ]
    )


def _to_mountain() -> Markup:
    return join(
        [
            shape("M.8 50Q12 44 18 30Q32 24 46 30Q52 44 63.2 50" + FOOT, "far-1"),
            shape("M.8 44Q5 38 8.4 28.6Q11 27.4 13.4 28.6Q17 40 25 46V63.2H4.8Q1 63 .8 59.2Z", "indigo"),
            shape("M8.4 28.6Q11 27.4 13.4 28.6L16 35.4L13.2 34L11 37.4L8.4 34L5.6 36Z", "white", 1.2),
        ]
    )


def _to_sea() -> Markup:
    return join(
        [
            wash("M.8 35H63.2" + FOOT, "sea"),
            line("M3 41q3.4-3 6.8 0t6.8 0M2 49q3.4-3 6.8 0M48 41q3.4-3 6.8 0t6.8 0", 1.5, "white"),
            shape("M54 34V22Q60.4 25.6 60.6 32.6Z", "white", 1.3),
            shape("M51.4 34H62.4L60 38H54Z", "ochre", 1.3),
        ]
    )


def _shokunin() -> Markup:
    return sheet(
        64,
        "sky-0",
        "gold",
        shape("M42 28H61V61H42Z", "ochre"),
        line("M42 36H61M42 44.4H61M42 52.8H61M50.4 40.2h2.4M50.4 32h2.4M50.4 48.8h2.4", 1.4),
        _robe("sea", "white"),
        wash("M20 50L24 47.2L31 59L29.4 63H23Z", "vermilion"),
        _face(mouth="M29.2 34.8q2.8 2.2 5.6 0"),
        shape("M21 24.6Q19.6 11.6 32 11Q44.4 11.6 43 24.6Q32 16.6 21 24.6Z", "white"),
        line("M23 17.4l2.6 2.4M28.4 13l1.4 3.4M35.6 13l-1.4 3.4M41 17.4l-2.6 2.4", 1.6, "indigo"),
        shape("M42 16.4L49 13.6L47.6 18L51 21.4L43.4 20.6Z", "white"),
    )


def _samurai() -> Markup:
    hilt = [
        shape("M-2.4 0H2.4V15H-2.4Z", "plum"),
        line("M-2 5L2 2M-2 10L2 7M-2 14.4L2 11.4", 1.1, "gold"),
        shape("M-2.4 17H2.4V26H-2.4Z", "line"),
        shape("M-5 15H5V18H-5Z", "gold"),
    ]
    return sheet(
        64,
        "far-0",
        "vermilion",
        _robe("white", "white"),
        both(
            64,
            shape("M27.6 45.4L5.4 43Q2 45.4 4.4 48.6L11 63.2H27.4Z", "indigo"),
            line("M24.4 47L18 63M20 46L11 59", 1),
        ),
        _face(brows="M24.8 23l5.2 1.8", mouth="M29.6 35.8q2.4-1 4.8 0"),
        _topknot(),
        at(53, 33, 1, turned(20, 0, 18, hilt)),
        at(42.6, 44, 0.75, turned(20, 0, 18, hilt)),
    )


def _kuge() -> Markup:
    return sheet(
        64,
        "sky-1",
        "plum",
        _robe("plum", "gold", "white"),
        both(64, disc(16.6, 55.6, 3, "gold", 1.2), line("M14.6 55.6h4M16.6 53.6v4", 1)),
        _face("white", brows="M27 20.8h1.6", eyes="M26 26.6q1.9-.6 3.8.4", mouth="M31 35.2q1 .6 2 0", lips="vermilion"),
        both(64, line("M27 20.8h1.6", 2.6)),
        shape("M22.6 20.4Q24 16 32 15.8Q40 16 41.4 20.4L40.4 14.6Q32 10.4 23.6 14.6Z", "line"),
        shape("M26 14Q25 3.4 34 2.6Q40.6 3 39.6 8L38 14Q32 11 26 14Z", "line"),
        line("M23 28Q22.6 38 31 41.4M41 28Q41.4 38 33 41.4", 1.2, "vermilion"),
        shape("M43.4 40.6L49.6 39L53.4 61L47.6 62.4Z", "white"),
        _hand(49, 56.6, "white"),
    )


def _miko() -> Markup:
    zigzag = "M0 0L6 2.4L2.4 5.6L8.4 8L4.8 11.4L10.4 14L6 18.6L1 16L3.6 12.6L-1.6 10L1.6 6.8L-3.4 4.4Z"
    return sheet(
        64,
        "washi",
        "vermilion",
        shape("M21 44Q15.6 14 32 12.4Q48.4 14 43 44L41 56H23Z", "line"),
        _robe("white", "vermilion"),
        wash("M18 63Q20 57.6 26 56.6H38Q44 57.6 46 63Z", "vermilion"),
        _face(lips="vermilion"),
        shape("M21.8 30Q20.6 16 32 15.6Q43.4 16 42.2 30L40.4 23.6Q36 18.4 32 18Q28 18.4 23.6 23.6Z", "line"),
        shape("M26.4 14.6L32 12L37.6 14.6L36 9.4L32 11L28 9.4Z", "gold", 1.2),
        line("M52 61V24", 5),
        line("M52 61V24", 2.2, "gold"),
        at(53, 25, 0.9, shape(zigzag, "white")),
        at(44, 26, 0.8, shape(zigzag, "white")),
        _hand(51.6, 52),
    )


GUIDED = (_to_paddy, _to_mountain, _to_sea)
PORTRAITS = (
    _hiroshige,
    _chuubei,
    _kinko,
    _yoshiyasu,
    _satsuki,
    _mitsukuni,
    _sasayakko,
    _hirotada,
    _umegae,
    _zen_emon,
    _novice,
)
PEOPLE = {
    Encounter.SHOKUNIN: _shokunin,
    Encounter.SAMURAI: _samurai,
    Encounter.KUGE: _kuge,
    Encounter.MIKO: _miko,
}
