"""The end of the journey: what is handed out, the count by source, the race, the winner."""

from __future__ import annotations

from tokaido.classic.board import SPACES
from tokaido.classic.events import Achieved, Event, Ranked
from tokaido.classic.player import Source
from tokaido.view import art, cards, names
from tokaido.view.markup import Markup, el
from tokaido.view.scene import Scene


def ending(scene: Scene, last_events: tuple[Event, ...]) -> Markup:
    """The whole page of the count."""
    outcome = scene.game.outcome()
    assert outcome is not None, "only a finished game has an ending"
    return el(
        "section",
        el("h2", winner(scene), id="question", tabindex=-1),
        el("p", tie_break(scene), class_="tie"),
        podium(scene),
        el("h3", scene.say("Handed out at the end of the road")),
        handed_out(scene, last_events),
        el("h3", scene.say("Where the points came from")),
        table(scene),
        el("h3", scene.say("The race")),
        race(scene),
        el(
            "div",
            el("button", scene.say("Again"), type="button", class_="seal", data_act="again", id="seal"),
            el("button", scene.say("Same road again"), type="button", class_="plain", data_act="same"),
            el("button", scene.say("New game"), type="button", class_="plain", data_act="new"),
            el("button", scene.say("Look at the road"), type="button", class_="plain", data_act="road"),
            el("button", scene.say("Watch again"), type="button", class_="plain", data_act="watch"),
            class_="buttons",
        ),
        class_="ending",
        aria_label=scene.say("The count"),
    )


def winner(scene: Scene) -> str:
    """Who won."""
    outcome = scene.game.outcome()
    assert outcome is not None
    winners = [scene.people[seat] for seat in outcome.winners]
    if len(winners) == 1:
        return scene.say("{name} wins.", name=winners[0])
    return scene.say("{names} share the win.", names=scene.say.list(winners))


def tie_break(scene: Scene) -> str:
    """How a tie was broken, or why it was not."""
    outcome = scene.game.outcome()
    assert outcome is not None
    best = [seat for seat, score in enumerate(outcome.scores) if score == max(outcome.scores)]
    if len(best) == 1:
        return scene.say("{points} on the road.", points=scene.teller.points(outcome.scores[best[0]]))
    tied = scene.say.list([scene.people[seat] for seat in best])
    if len(outcome.winners) == 1:
        return scene.say("{names} have the same points; the most achievement cards decide.", names=tied)
    return scene.say("{names} have the same points and as many achievement cards.", names=tied)


def podium(scene: Scene) -> Markup:
    """Everybody in order of their final place."""
    outcome = scene.game.outcome()
    assert outcome is not None
    order = sorted(range(len(scene.people)), key=lambda seat: outcome.ranks[seat])
    return el(
        "ol",
        [
            el(
                "li",
                el("span", outcome.ranks[seat], class_="rank"),
                cards.portrait(scene.game.players[seat].traveler),
                art.picture(art.crest(scene.crests[seat]), "24 24", class_="crest"),
                el("b", scene.people[seat]),
                cards.points(outcome.scores[seat]),
                scroll_button(scene, seat),
            )
            for seat in order
        ],
        class_="podium",
    )


def scroll_button(scene: Scene, seat: int) -> Markup:
    """Opens the journey scroll of a traveler."""
    name = scene.say("The journey of {name}", name=scene.people[seat])
    words = scene.say("Journey scroll")
    return el(
        "button",
        words,
        type="button",
        class_="plain",
        data_act="scroll",
        data_value=seat,
        aria_label=f"{words}: {name}",
    )


def handed_out(scene: Scene, events: tuple[Event, ...]) -> Markup:
    """Achievements and temple ranks, one by one."""
    rows = []
    for event in events:
        if isinstance(event, Achieved):
            rows.append((cards.achievement_picture(event.achievement), scene.teller.sentence(event)))
        elif isinstance(event, Ranked):
            rows.append((art.picture(art.offering(), "24 24"), scene.teller.sentence(event)))
    return el("ol", [el("li", picture, el("span", words)) for picture, words in rows], class_="handed")


def table(scene: Scene) -> Markup:
    """Points by source, a row each."""
    outcome = scene.game.outcome()
    assert outcome is not None
    seats = range(len(scene.people))
    head = el("tr", el("td"), [el("th", seat_head(scene, seat), scope="col") for seat in seats])
    rows = [
        el(
            "tr",
            el("th", scene.say(names.SOURCES[source]), scope="row"),
            [el("td", outcome.points[seat][source]) for seat in seats],
        )
        for source in Source
    ]
    total = el(
        "tr",
        el("th", scene.say("Points in all"), scope="row"),
        [el("td", score) for score in outcome.scores],
        class_="total",
    )
    cards_row = el(
        "tr", el("th", scene.say("Achievement cards"), scope="row"), [el("td", count) for count in outcome.achievements]
    )
    return el(
        "div",
        el("table", el("thead", head), el("tbody", rows, total, cards_row)),
        class_="scroller",
        tabindex=0,
        role="region",
        aria_label=scene.say("Where the points came from"),
    )


def seat_head(scene: Scene, seat: int) -> list[Markup]:
    """A seat's crest and, where there is room, its name."""
    crest = art.picture(art.crest(scene.crests[seat]), "24 24")
    return [crest, el("span", scene.people[seat], class_="seat-name")]


WIDTH, HEIGHT, LEFT, BOTTOM = 640, 260, 36, 24


def race(scene: Scene) -> Markup:
    """The score of every traveler along the road."""
    most = max(points for line in scene.race for _, points in line) or 1
    ticks = range(0, most + 1, 20 if most > 50 else 10)
    return el(
        "svg",
        [grid_line(tick, most) for tick in ticks],
        [inn_line(inn) for inn in scene.game.board.inns],
        [race_line(scene, seat, most) for seat in range(len(scene.race))],
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        class_="race",
        role="img",
        aria_label=scene.say("The points of every traveler along the road"),
    )


def at(space: float, points: float, most: int) -> tuple[float, float]:
    """Where a score stands in the picture."""
    x = LEFT + space / (SPACES - 1) * (WIDTH - LEFT - 24)
    y = HEIGHT - BOTTOM - points / most * (HEIGHT - BOTTOM - 20)
    return round(x, 1), round(y, 1)


def grid_line(points: int, most: int) -> list[Markup]:
    """A line of equal points."""
    _, y = at(0, points, most)
    return [
        el("line", x1=LEFT, x2=WIDTH - 12, y1=y, y2=y, class_="grid"),
        el("text", points, x=LEFT - 6, y=y + 4, text_anchor="end"),
    ]


def inn_line(space: int) -> Markup:
    """An inn on the way."""
    x, _ = at(space, 0, 1)
    return el("line", x1=x, x2=x, y1=12, y2=HEIGHT - BOTTOM, class_="inn-line")


def race_line(scene: Scene, seat: int, most: int) -> Markup:
    """One traveler's way to the final score, with the crest at its end."""
    spots = [at(space, points, most) for space, points in scene.race[seat]]
    x, y = spots[-1]
    return el(
        "g",
        el(
            "polyline", points=" ".join(f"{a:g},{b:g}" for a, b in spots), class_=f"race-line seat-{scene.crests[seat]}"
        ),
        el("svg", art.crest(scene.crests[seat]), x=x - 2, y=y - 9, width=18, height=18, viewBox="0 0 24 24"),
    )
