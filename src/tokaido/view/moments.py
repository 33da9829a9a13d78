"""What the last choice deserves to be seen and heard for."""

from __future__ import annotations

from collections.abc import Sequence

from tokaido.classic import events as it
from tokaido.classic.events import Event
from tokaido.view import board, cards, names
from tokaido.view.markup import Markup, el, join
from tokaido.view.scene import Scene

CUES: dict[type[Event], str] = {
    it.Walked: "step",
    it.Led: "step",
    it.Farmed: "coin",
    it.Greeted: "coin",
    it.Bathed: "card",
    it.Painted: "card",
    it.Bought: "card",
    it.Met: "card",
    it.Received: "card",
    it.Ate: "card",
    it.Gave: "bell",
    it.NeutralGave: "bell",
    it.Achieved: "bell",
    it.Ranked: "bell",
    it.Finished: "finish",
}
"""The sound of each event; the others are silent."""


def cues(events: Sequence[Event]) -> list[str]:
    """The sounds of a choice in order, each of them once."""
    return list(dict.fromkeys(CUES[type(event)] for event in events if type(event) in CUES))


def completed(events: Sequence[Event]) -> it.Painted | None:
    """The last piece of a panorama, if one was laid."""
    pieces = (event for event in events if isinstance(event, it.Painted) and event.points == event.panorama.size)
    return next(pieces, None)


def stage(scene: Scene) -> Markup:
    """The stops and the pawns, and over them what has just been completed."""
    return join([board.stage(scene), moment(scene)])


def moment(scene: Scene) -> Markup | None:
    """A panorama that has just been completed, to be unrolled over the road; the log and the collection tell it too."""
    event = completed(scene.latest)
    if event is None:
        return None
    words = scene.say(
        "{name} has completed the panorama “{panorama}”.",
        name=scene.people[event.seat],
        panorama=scene.say(names.PANORAMAS[event.panorama]),
    )
    picture = cards.scroll(scene, event.panorama, event.panorama.size, "moment")
    return el("div", picture, el("p", words), class_="moment", id=f"moment-{scene.turn}", aria_hidden="true")
