"""The end of the journey: what is handed out, the count by source, the race, the winner."""

from __future__ import annotations

from tokaido.classic.board import SPACES
from tokaido.classic.events import Achieved, Event, Ranked
from tokaido.view import art, cards, count, names
from tokaido.view.markup import Markup, el
from tokaido.view.scene import Scene


def ending(scene: Scene, last_events: tuple[Event, ...]) -> Markup:
    """The whole page of the count."""
    say = scene.say
    race = count.race(scene, SPACES - 1, scene.game.board.inns, say("The points of every traveler along the road"))
    return count.page(
        scene,
        tie_break(scene),
        count.Ways(say("Same road again"), say("Look at the road")),
        count.podium(
            scene,
            lambda seat: cards.portrait(scene.game.players[seat].traveler),
        ),
        el("h3", say("Handed out at the end of the road")),
        handed_out(scene, last_events),
        el("h3", say("Where the points came from")),
        count.table(scene, names.SOURCES, say("Achievement cards")),
        el("h3", say("The race")),
        race,
    )


def tie_break(scene: Scene) -> str:
    """How a tie was broken, or why it was not."""
    outcome, best = count.outcome_of(scene), count.leaders(scene)
    if len(best) == 1:
        return scene.say("{points} on the road.", points=scene.teller.points(outcome.scores[best[0]]))
    tied = scene.say.list([scene.people[seat] for seat in best])
    if len(outcome.winners) == 1:
        return scene.say("{names} have the same points; the most achievement cards decide.", names=tied)
    return scene.say("{names} have the same points and as many achievement cards.", names=tied)


def handed_out(scene: Scene, events: tuple[Event, ...]) -> Markup:
    """Achievements and temple ranks, one by one."""
    rows = []
    for event in events:
        if isinstance(event, Achieved):
            rows.append((cards.achievement_picture(event.achievement), scene.teller.sentence(event)))
        elif isinstance(event, Ranked):
            rows.append((art.picture(art.offering(), "24 24"), scene.teller.sentence(event)))
    return el("ol", [el("li", picture, el("span", words)) for picture, words in rows], class_="handed")
