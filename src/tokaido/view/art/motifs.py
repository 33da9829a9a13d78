"""What stands in more than one landscape: pines, boats, cranes, houses, pagodas."""

from __future__ import annotations

from tokaido.view.art.brush import at, line, moved, shape, spot
from tokaido.view.markup import Markup, join

TRUNK = "M0 0Q-1.6-6 1-10T-.6-20"
NEEDLES = (
    "M-9-14Q-8-18-3.6-17Q0-19.4 3-16.6Q3-13.6-2-13.6Q-7-12.4-9-14Z"
    "M-1-9.6Q1-12.6 4.6-11.4Q9-12 10-8.4Q7-6.4 3.6-7.6Q0-7-1-9.6Z"
    "M-6-20.4Q-4-24.4 0-23.6Q4.6-24.4 5.6-20.4Q2-18.6-1-19.6Q-4-18.6-6-20.4Z"
)
WALLS = "M3 8L3 15L19 15L19 8Z"
ROOF = "M0 9Q4 5 5 0L17 0Q18 5 22 9Z"

Place = tuple[float, float, float]
"""Where a motif stands, and its scale."""


def pines(*places: Place, needles: str = "pine") -> Markup:
    """Pines that lean over the road, their feet at some places; two paths however many they are."""
    trunks = "".join(moved(TRUNK, *place) for place in places)
    return join([line(trunks, 1.4), shape("".join(moved(NEEDLES, *place) for place in places), needles, 0.9)])


def huts(*places: Place, window: str = "white") -> Markup:
    """Houses under thatched roofs, their upper left corners at some places."""
    walls = shape("".join(moved(WALLS, *place) for place in places), window, 0.9)
    return join([walls, shape("".join(moved(ROOF, *place) for place in places), "thatch", 0.9)])


def boat(x: float, y: float, scale: float, *, hull: str = "ochre") -> Markup:
    """A boat with a square sail, its waterline at a point."""
    return at(
        x,
        y,
        scale,
        line("M0 0V-13", 1.2),
        shape("M-5-12.6Q0-14 5-12.6Q6.4-7 5-2.6Q0-4-5-2.6Q-3.4-7-5-12.6Z", "white", 1),
        line("M-1.6-13V-3.4M1.6-13V-3.4", 0.6),
        shape("M-7.4-2Q0 .6 8.4-3Q6.6 2 4 2H-4Q-6.6 2-7.4-2Z", hull, 1),
    )


def crane(x: float, y: float, scale: float) -> Markup:
    """A crane on the wing."""
    return at(
        x,
        y,
        scale,
        shape("M-9 2Q-5-1 0 .4Q-1.6-6-7-8.6Q1.6-9 4.4 0L10-2.6Q7 2.6 2.4 3.6Q-3 4-9 2Z", "white", 0.9),
        line("M-7-8.6Q-3.6-8.4-1-6.6", 1.6),
        spot(9.6, -2.2, 1, "vermilion"),
        line("M-9 2l-3.6.8", 0.8),
    )


def pagoda(x: float, y: float) -> Markup:
    """A pagoda of three storeys, the middle of its lowest roof at a point."""
    roofs = "M-9 0H9L7-3H-7ZM-7.6-9H7.6L5.8-12H-5.8ZM-6.4-18H6.4L4.6-21H-4.6Z"
    return at(
        x,
        y,
        1.2,
        shape("M-5 8V0H5V8ZM-4.4-3V-9H4.4V-3ZM-3.6-12V-18H3.6V-12Z", "vermilion", 0.9),
        shape(roofs, "line", 0.9),
        line("M0-21V-29", 1.2),
    )
