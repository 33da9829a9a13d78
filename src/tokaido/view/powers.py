"""The travelers in words: who they are and what they do differently."""

from __future__ import annotations

from tokaido.classic import travelers as who
from tokaido.view.language import Language, mark

TITLES = {
    who.HIROSHIGE: mark("the artist"),
    who.CHUUBEI: mark("the messenger"),
    who.KINKO: mark("the ronin"),
    who.YOSHIYASU: mark("the official"),
    who.SATSUKI: mark("the orphan"),
    who.MITSUKUNI: mark("the old man"),
    who.SASAYAKKO: mark("the geisha"),
    who.HIROTADA: mark("the priest"),
    who.UMEGAE: mark("the street performer"),
    who.ZEN_EMON: mark("the merchant"),
    who.NOVICE: mark("the novice"),
}

POWERS = {
    who.HIROSHIGE: mark("Paints a panorama piece of choice at each of the three inns on the way."),
    who.CHUUBEI: mark("Meets somebody at each of the three inns on the way, before the meal."),
    who.KINKO: mark("Pays one coin less for every meal."),
    who.YOSHIYASU: mark("Draws two people at every encounter and keeps one."),
    who.SATSUKI: mark("Is offered a free meal at every inn."),
    who.MITSUKUNI: mark("Has one more point for every hot spring and every achievement."),
    who.SASAYAKKO: mark("Has the cheapest souvenir free when buying two or three."),
    who.HIROTADA: mark("The bank adds a coin to every offering."),
    who.UMEGAE: mark("Has a coin and a point before every encounter."),
    who.ZEN_EMON: mark("Has one souvenir in each village for a single coin."),
    who.NOVICE: mark("Travels light, without a power."),
}


def full_name(traveler: who.Traveler, say: Language) -> str:
    """A traveler by name and trade; the novice has no name."""
    title = say(TITLES[traveler])
    return title if traveler is who.NOVICE else say("{name}, {title}", name=traveler.name, title=title)
