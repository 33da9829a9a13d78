"""The parts of every game's final count: the winner, the places, points by source, the race, and what next."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from tokaido.core.game import Outcome
from tokaido.view import amounts, art
from tokaido.view.markup import Markup, el
from tokaido.view.sheet import crest
from tokaido.view.sitting import AnySitting


def outcome_of(scene: AnySitting) -> Any:
    """The final count of a game that has ended."""
    outcome: Outcome | None = scene.game.outcome()
    assert outcome is not None, "only a finished game has an ending"
    return outcome


class Ways(NamedTuple):
    """What the ways on from the count are called in a game."""

    same: str
    look: str


def page(scene: AnySitting, tie: str, ways: Ways, *parts: object) -> Markup:
    """The whole page of the count: who won and why, its parts, and what next."""
    return el(
        "section",
        el("h2", winner(scene), id="question", tabindex=-1),
        el("p", tie, class_="tie"),
        *parts,
        what_next(scene, ways),
        class_="ending",
        aria_label=scene.say("The count"),
    )


def winner(scene: AnySitting) -> str:
    """Who won."""
    return scene.teller.won(outcome_of(scene).winners)


def leaders(scene: AnySitting) -> list[int]:
    """The seats with the most points, before ties are broken."""
    scores = outcome_of(scene).scores
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def what_next(scene: AnySitting, ways: Ways) -> Markup:
    """Again, or something else."""
    return el(
        "div",
        el("button", scene.say("Again"), type="button", class_="seal", data_act="again", id="seal"),
        el("button", ways.same, type="button", class_="plain", data_act="same"),
        el("button", scene.say("New game"), type="button", class_="plain", data_act="new"),
        el("button", ways.look, type="button", class_="plain", data_act="road"),
        el("button", scene.say("Watch again"), type="button", class_="plain", data_act="watch"),
        class_="buttons",
    )


def podium(scene: AnySitting, portrait: Callable[[int], Markup]) -> Markup:
    """Everybody in order of their final place."""
    outcome = outcome_of(scene)
    order = sorted(range(len(scene.people)), key=lambda seat: outcome.ranks[seat])
    return el(
        "ol",
        [
            el(
                "li",
                el("span", outcome.ranks[seat], class_="rank"),
                portrait(seat),
                crest(scene, seat),
                el("b", scene.people[seat]),
                amounts.points(outcome.scores[seat]),
                scroll_button(scene, seat),
            )
            for seat in order
        ],
        class_="podium",
    )


def scroll_button(scene: AnySitting, seat: int) -> Markup:
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


def table(scene: AnySitting, sources: Mapping[Any, str], tie_break: str) -> Markup:
    """Points by source, a row each, their sum, and what breaks ties."""
    outcome = outcome_of(scene)
    seats = range(len(scene.people))
    head = el("tr", el("td"), [el("th", seat_head(scene, seat), scope="col") for seat in seats])
    rows = [
        row(scene.say(words), [outcome.points[seat][source] for seat in seats]) for source, words in sources.items()
    ]
    total = row(scene.say("Points in all"), outcome.scores, class_="total")
    last = row(tie_break, getattr(outcome, outcome.tie_break))
    return el(
        "div",
        el("table", el("thead", head), el("tbody", rows, total, last)),
        class_="scroller",
        tabindex=0,
        role="region",
        aria_label=scene.say("Where the points came from"),
    )


def row(title: str, numbers: Iterable[int], **attributes: object) -> Markup:
    """A row of the table."""
    return el("tr", el("th", title, scope="row"), [el("td", number) for number in numbers], **attributes)


def seat_head(scene: AnySitting, seat: int) -> list[Markup]:
    """A seat's crest and, where there is room, its name."""
    drawing = art.picture(art.crest(scene.crests[seat]), "24 24")
    return [drawing, el("span", scene.people[seat], class_="seat-name")]


WIDTH, HEIGHT, LEFT, BOTTOM = 640, 260, 36, 24


def race(scene: AnySitting, length: int, marks: Iterable[int], label: str) -> Markup:
    """The score of everybody along the way, with marks across it."""
    most = max(points for line in scene.race for _, points in line) or 1
    ticks = range(0, most + 1, 20 if most > 50 else 10)
    return el(
        "svg",
        [grid_line(tick, most) for tick in ticks],
        [mark_line(mark / length) for mark in marks],
        [race_line(scene, seat, length, most) for seat in range(len(scene.race))],
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        class_="race",
        role="img",
        aria_label=label,
    )


def at(part: float, points: float, most: int) -> tuple[float, float]:
    """Where a score stands in the picture, at a part of the way."""
    x = LEFT + part * (WIDTH - LEFT - 24)
    y = HEIGHT - BOTTOM - points / most * (HEIGHT - BOTTOM - 20)
    return round(x, 1), round(y, 1)


def grid_line(points: int, most: int) -> list[Markup]:
    """A line of equal points."""
    _, y = at(0, points, most)
    return [
        el("line", x1=LEFT, x2=WIDTH - 12, y1=y, y2=y, class_="grid"),
        el("text", points, x=LEFT - 6, y=y + 4, text_anchor="end"),
    ]


def mark_line(part: float) -> Markup:
    """A mark on the way."""
    x, _ = at(part, 0, 1)
    return el("line", x1=x, x2=x, y1=12, y2=HEIGHT - BOTTOM, class_="inn-line")


def race_line(scene: AnySitting, seat: int, length: int, most: int) -> Markup:
    """One seat's way to the final score, with the crest at its end."""
    spots = [at(where / length, points, most) for where, points in scene.race[seat]]
    x, y = spots[-1]
    return el(
        "g",
        el(
            "polyline", points=" ".join(f"{a:g},{b:g}" for a, b in spots), class_=f"race-line seat-{scene.crests[seat]}"
        ),
        el("svg", art.crest(scene.crests[seat]), x=x - 2, y=y - 9, width=18, height=18, viewBox="0 0 24 24"),
    )
