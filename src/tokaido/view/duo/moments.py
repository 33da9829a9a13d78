"""What a choice on the island lets be seen and heard."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tokaido.duo import events as it
from tokaido.duo.events import Event
from tokaido.duo.pieces import Character
from tokaido.view import art
from tokaido.view.art import duo as drawings
from tokaido.view.duo.places import whereabouts
from tokaido.view.duo.scene import Scene
from tokaido.view.faces import Flight
from tokaido.view.markup import Markup

CARD, PAINTING, SMALL = "48 48", "36 48", "24 24"

CUES: dict[type[Event], str] = {
    it.Walked: "step",
    it.Traveled: "step",
    it.Roamed: "step",
    it.Earned: "coin",
    it.Sold: "coin",
    it.Drew: "card",
    it.Painted: "card",
    it.TookWave: "card",
    it.TookSpring: "card",
    it.Prayed: "bell",
    it.Strolled: "bell",
    it.Offered: "bell",
    it.Gilded: "bell",
    it.Finished: "finish",
}
"""The sound of each event; the others are silent."""


def cues(events: Sequence[Event]) -> list[str]:
    """The sounds of a choice in order, each of them once."""
    return list(dict.fromkeys(CUES[type(event)] for event in events if type(event) in CUES))


def flights(scene: Scene, events: Sequence[Event]) -> Iterator[Flight]:
    """What a character has gained, from where it stands to its player."""
    for event in events:
        gain = gained(event)
        if gain is not None:
            character, pictures = gain
            if isinstance(event, it.Gilded):
                character = Character.PILGRIM if any(isinstance(one, it.Earned) for one in events) else character
            seat: int = getattr(event, "seat", 0)
            yield Flight(seat, whereabouts(scene.game, seat)[character], pictures)


def gained(event: Event) -> tuple[Character, tuple[tuple[Markup, str], ...]] | None:
    """Who has gained something, and its pictures; None if nobody has."""
    match event:
        case it.Drew(_, goods):
            return Character.MERCHANT, tuple((drawings.good(good), CARD) for good in goods)
        case it.Sold():
            return Character.MERCHANT, ((art.coin(), SMALL),)
        case it.Gilded():
            return Character.MERCHANT, ((drawings.plaque(), SMALL),)
        case it.Earned():
            return Character.PILGRIM, ((art.coin(), SMALL),)
        case it.Painted(_, works):
            return Character.ARTIST, tuple((drawings.work(work), PAINTING) for work in works)
        case it.Offered(_, work):
            return Character.ARTIST, ((drawings.work(work), PAINTING),)
        case it.TookWave(_, wave):
            return Character.PILGRIM, ((drawings.wave(wave), CARD),)
        case it.TookSpring():
            return Character.PILGRIM, ((drawings.spring_token(), CARD),)
    return None
