"""What things of Tokaido Duo are called. Towns have their own names, the rest is said by `Language`."""

from __future__ import annotations

from tokaido.duo.events import Feat
from tokaido.duo.island import SYMBOLS, TOWNS, Station
from tokaido.duo.pieces import Character, Good, Symbol, Wave
from tokaido.duo.reconstruction import PLACES
from tokaido.view.language import Language, mark

CHARACTERS = {
    Character.PILGRIM: mark("Pilgrim"),
    Character.MERCHANT: mark("Merchant"),
    Character.ARTIST: mark("Artist"),
}

STATIONS = {
    Station.TEMPLE: mark("Temple"),
    Station.GARDEN: mark("Garden"),
    Station.SHORE: mark("Shore"),
    Station.HOT_SPRING: mark("Hot spring"),
}
"""Coastal towns have names of their own."""

MOTIFS = {
    Symbol.MOON: mark("moon"),
    Symbol.WATERFALL: mark("waterfall"),
    Symbol.MOUNTAIN: mark("mountain"),
    Symbol.BAMBOO: mark("bamboo"),
}
"""What regions and works show."""

WAVES = {
    Wave.TRANQUIL: mark("Tranquil pilgrim"),
    Wave.HURRIED: mark("Hurried pilgrim"),
    Wave.SKILLED: mark("Skilled merchant"),
    Wave.ROBUST: mark("Robust merchant"),
    Wave.PROLIFIC: mark("Prolific artist"),
    Wave.INSPIRED: mark("Inspired artist"),
}

FEATS = {
    Feat.TEMPLES: mark("{name} has come to the last temple: this round is the last."),
    Feat.GARDENS: mark("{name} has come to the last garden: this round is the last."),
    Feat.GOLD: mark("{name} has the sixth gold plaque: this round is the last."),
    Feat.WORKS: mark("{name} has offered every work: this round is the last."),
}


def town(number: int) -> str:
    """A town by name."""
    return PLACES[TOWNS[number]]


def region(number: int, say: Language) -> str:
    """A region by its number and what is painted there."""
    return say("region {number} ({symbol})", number=number + 1, symbol=motif(number, say))


def motif(region: int, say: Language) -> str:
    """What is painted in a region."""
    return say(MOTIFS[SYMBOLS[region]])


PLURALS = {
    Good.KIMONO: mark("kimonos"),
    Good.POTTERY: mark("pottery"),
    Good.DOLL: mark("dolls"),
    Good.FAN: mark("fans"),
}


def plural(good: Good, say: Language) -> str:
    """A good without a number."""
    return say(PLURALS[good])


def goods(good: Good, count: int, say: Language) -> str:
    """So many of one good."""
    match good:
        case Good.KIMONO:
            return say.many("{count} kimono", "{count} kimonos", count)
        case Good.POTTERY:
            return say.many("{count} piece of pottery", "{count} pieces of pottery", count)
        case Good.DOLL:
            return say.many("{count} doll", "{count} dolls", count)
        case Good.FAN:
            return say.many("{count} fan", "{count} fans", count)
