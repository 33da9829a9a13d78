"""The crests (mon) of the five seats, known by shape and by colour, and the pawns that carry them."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from tokaido.view.art.brush import at, colour, disc, line, spot, turned
from tokaido.view.markup import Markup, el, join


@cache
def crest(seat: int) -> Markup:
    """The crest of a seat, 24 by 24, with a rim of paper so that it reads on any ground."""
    body, marks = CRESTS[seat]
    filled = el(
        "path", d=body, fill=colour(f"seat-{seat}"), stroke="var(--paper)", stroke_width=2, paint_order="stroke"
    )
    return el("g", filled, marks, stroke_linejoin="round", stroke_linecap="round")


@cache
def neutral_crest() -> Markup:
    """The crest of the neutral traveler: a grey ring, unfilled."""
    return join(
        [line("M12 3.5a8.5 8.5 0 1 0 .1 0Z", 4.4, "paper"), line("M12 3.5a8.5 8.5 0 1 0 .1 0Z", 2.2, "neutral")]
    )


@cache
def pawn(seat: int | None) -> Markup:
    """A token of 24 by 24 to stand on the road: the crest on a raised disc. None is the neutral traveler."""
    rim = "neutral" if seat is None else f"seat-{seat}"
    inside = neutral_crest() if seat is None else crest(seat)
    return join(
        [
            el("circle", cx=12, cy=12, r=11.2, fill=colour("raised"), stroke=colour("line"), stroke_width=1.4),
            el("circle", cx=12, cy=12, r=9.8, fill="none", stroke=colour(rim), stroke_width=1.2),
            at(3.4, 3.4, 0.7167, inside),
        ]
    )


def _ring(count: int, radius: float, around: float) -> str:
    """Circles around the middle, as one path."""
    parts = []
    for number in range(count):
        angle = 2 * pi * number / count - pi / 2
        x, y = 12 + around * cos(angle), 12 + around * sin(angle)
        parts.append(f"M{x:.1f} {y - radius:.1f}a{radius} {radius} 0 1 1-.1 0Z")
    return "".join(parts)


def _leaves() -> Markup:
    """The ribs of the three leaves."""
    rib = line("M12 10.4V4.4M12 8.6l-1.8-1.6M12 8.6l1.8-1.6", 0.9, "paper")
    return join([rib, turned(120, 12, 12, rib), turned(240, 12, 12, rib)])


LEAF = (
    "M12 11.6C8.6 10.4 7.2 7 8.8 4.2Q10 5 10.6 3.2Q11.6 2.8 12 1.4Q12.4 2.8 13.4 3.2"
    "Q14 5 15.2 4.2C16.8 7 15.4 10.4 12 11.6Z"
    "M12.3 11.8C15.1 9.4 18.7 9.9 20.3 12.7Q19 13.3 20.3 14.7Q20.2 15.8 21.2 16.9Q19.8 16.7 19 17.5Q17.1 17.1 17.2 18.6"
    "C14 18.6 11.7 15.3 12.3 11.8Z"
    "M11.7 11.8C12.3 15.3 10 18.6 6.8 18.6Q6.9 17.1 5 17.5Q4.2 16.7 2.8 16.9Q3.8 15.8 3.7 14.7Q5 13.3 3.7 12.7"
    "C5.3 9.9 8.9 9.4 11.7 11.8Z"
)
DIAMONDS = (
    "M12 1.6L16.4 6.4L12 11.2L7.6 6.4ZM12 12.8L16.4 17.6L12 22.4L7.6 17.6ZM6.4 7.2L10.8 12L6.4 16.8L2 12Z"
    "M17.6 7.2L22 12L17.6 16.8L13.2 12Z"
)
CRESTS = (
    (_ring(1, 9.4, 0), join([line(_ring(1, 5.6, 0), 1.5, "paper"), spot(12, 12, 2.4, "paper")])),
    ("M12 2.4L17 11.4H7ZM6.6 12.6L11.6 21.4H1.6ZM17.4 12.6L22.4 21.4H12.4Z", None),
    (LEAF, _leaves()),
    (
        DIAMONDS,
        None,
    ),
    (_ring(5, 4.1, 5.9) + _ring(1, 3, 0), join([disc(12, 12, 2.2, "paper"), line("M12 12V5.4", 1, "paper")])),
)
