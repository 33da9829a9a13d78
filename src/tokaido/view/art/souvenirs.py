"""The twenty-four souvenirs, each on a print of 48 by 48; the graded band at the top tells the family."""

from __future__ import annotations

from functools import cache

from tokaido.classic.cards import Family, Souvenir
from tokaido.view.art import finery, sundries
from tokaido.view.art.brush import sheet
from tokaido.view.markup import Markup

BANDS = {
    Family.SMALL_OBJECTS: "sky-1",
    Family.FOOD_AND_DRINK: "gold",
    Family.CLOTHING: "plum",
    Family.ART: "vermilion",
}
DRAWINGS = {**sundries.DRAWINGS, **finery.DRAWINGS}


@cache
def souvenir(thing: Souvenir) -> Markup:
    """A souvenir, 48 by 48."""
    return sheet(48, "washi", BANDS[thing.family], DRAWINGS[thing]())
