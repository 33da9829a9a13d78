"""The end of the game: the count by character, the race round by round, both boards as they were left."""

from __future__ import annotations

from tokaido.duo.events import Event
from tokaido.view import count
from tokaido.view.duo import boards, names
from tokaido.view.duo.scene import Scene
from tokaido.view.markup import Markup, el


def ending(scene: Scene, _: tuple[Event, ...]) -> Markup:
    """The whole page of the count."""
    say, seats = scene.say, range(len(scene.people))
    rounds = scene.game.round
    return count.page(
        scene,
        tie_break(scene),
        count.Ways(say("Same island again"), say("Look at the island")),
        count.podium(scene, lambda seat: boards.summary(scene, seat)),
        el("h3", say("Where the points came from")),
        count.table(scene, names.CHARACTERS, say("Coins")),
        el("h3", say("The race")),
        count.race(scene, rounds, range(5, rounds, 5), say("The points of both players, round by round")),
        el("h3", say("The boards at the end")),
        el("div", [last_board(scene, seat) for seat in seats], class_="last-boards"),
    )


def last_board(scene: Scene, seat: int) -> Markup:
    """A player's board with the name above it."""
    return el("figure", el("figcaption", scene.people[seat]), boards.drawn(scene, seat))


def tie_break(scene: Scene) -> str:
    """How a tie was broken, or why it was not."""
    outcome, best = count.outcome_of(scene), count.leaders(scene)
    if len(best) == 1:
        return scene.say("{points} on the island.", points=scene.teller.points(outcome.scores[best[0]]))
    if len(outcome.winners) == 1:
        return scene.say("Both have the same points; the coins left decide.")
    return scene.say("Both have the same points and as many coins.")
