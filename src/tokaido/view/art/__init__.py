"""All pictures of the game, drawn as functions that give SVG markup in the colours of static/colours.css.

A drawing is the contents of a view box; `picture` puts it into an <svg>.
"""

from __future__ import annotations

from tokaido.view.art.crests import crest, neutral_crest, pawn
from tokaido.view.art.panoramas import panorama
from tokaido.view.art.people import encounter, portrait
from tokaido.view.art.stations import station
from tokaido.view.art.things import achievement, coin, dish, offering, points_flower, souvenir_family, spring
from tokaido.view.markup import Markup, el

__all__ = [
    "achievement",
    "coin",
    "crest",
    "dish",
    "encounter",
    "neutral_crest",
    "offering",
    "panorama",
    "pawn",
    "picture",
    "points_flower",
    "portrait",
    "souvenir_family",
    "spring",
    "station",
]


def picture(drawing: Markup, size: str, label: str | None = None, class_: str = "") -> Markup:
    """A drawing as an element of the page. The size is "width height"; without a label it is decoration only."""
    about: dict[str, object] = (
        {"role": "img", "aria_label": label} if label else {"aria_hidden": "true", "focusable": "false"}
    )
    return el("svg", drawing, viewBox=f"0 0 {size}", class_=class_ or None, **about)
