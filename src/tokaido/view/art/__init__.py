"""All pictures of the game, drawn as functions that give SVG markup in the colours of static/colours.css.

A drawing is the contents of a view box; `picture` puts it into an <svg>. Pictures that the opening page does not show
are imported when they are first drawn, because importing them costs time while the page starts; what was drawn once is
kept, because every choice draws the same marks and cards again.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from tokaido.view.art.crests import crest, neutral_crest, pawn
from tokaido.view.art.stations import station
from tokaido.view.markup import Markup, el

if TYPE_CHECKING:
    from tokaido.view.art.dishes import dish
    from tokaido.view.art.panoramas import PIECE_SIZE, panorama, panorama_piece, panorama_size
    from tokaido.view.art.people import encounter, portrait
    from tokaido.view.art.souvenirs import souvenir
    from tokaido.view.art.things import achievement, coin, offering, points_flower, spring

__all__ = [
    "PIECE_SIZE",
    "achievement",
    "coin",
    "crest",
    "dish",
    "encounter",
    "neutral_crest",
    "offering",
    "panorama",
    "panorama_piece",
    "panorama_size",
    "pawn",
    "picture",
    "points_flower",
    "portrait",
    "souvenir",
    "spring",
    "station",
]

LATER = {
    "achievement": "things",
    "coin": "things",
    "dish": "dishes",
    "encounter": "people",
    "offering": "things",
    "PIECE_SIZE": "panoramas",
    "panorama": "panoramas",
    "panorama_piece": "panoramas",
    "panorama_size": "panoramas",
    "points_flower": "things",
    "portrait": "people",
    "souvenir": "souvenirs",
    "spring": "things",
}
"""The drawings that wait until they are needed, and the module of each."""


def __getattr__(name: str) -> Any:
    """Import a drawing when it is asked for the first time."""
    if name not in LATER:
        raise AttributeError(f"There is no drawing called {name}.")
    globals()[name] = drawing = getattr(import_module(f"{__name__}.{LATER[name]}"), name)
    return drawing


def picture(drawing: Markup, size: str, label: str | None = None, class_: str = "") -> Markup:
    """A drawing as an element of the page. The size is "width height"; without a label it is decoration only."""
    about: dict[str, object] = (
        {"role": "img", "aria_label": label} if label else {"aria_hidden": "true", "focusable": "false"}
    )
    return el("svg", drawing, viewBox=f"0 0 {size}", class_=class_ or None, **about)
