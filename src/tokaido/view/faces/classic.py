"""How Tokaido looks on the page. What only a game under way needs stands in `view/road.py`, which is imported then."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tokaido.classic.board import TO_EDO
from tokaido.view import stops
from tokaido.view.language import mark
from tokaido.view.layout import LAYOUTS, Layout
from tokaido.view.markup import Markup

title = "Tokaido"
name = "classic"
layouts = LAYOUTS
has_secrets = True
keepsake = "tokaido.view.scroll"

lesson = (
    mark(
        "You all walk the road from Kyoto to Edo. Whoever is last on the road moves next, as far as they like, "
        "but nobody passes an inn."
    ),
    mark(
        "Every stop gives something: coins on farms, souvenirs in villages, pieces of three panoramas, baths, "
        "offerings, people."
    ),
    mark("Walk far and you reach the best places first; walk little and you stop more often."),
    mark(
        "At each inn you may buy one meal for six points. Nobody leaves before all have arrived, "
        "and the last to arrive leaves first."
    ),
    mark("At the end the most generous givers and the best collectors have more points. The most points win."),
)


def ground(_: Layout) -> Markup:
    """Nothing: the page has the landscape from the build."""
    return Markup("")


def empty_stage(layout: Layout) -> Markup:
    """The stops alone."""
    return stops.empty_stage(layout, TO_EDO)


def __getattr__(part: str) -> Any:
    """The rest of the face."""
    return getattr(import_module("tokaido.view.road"), part)
