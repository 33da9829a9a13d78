"""What the sheet of every game has: whose turn it is, what has just happened, hints, the cover, and the seal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from tokaido.view import art
from tokaido.view.markup import Markup, el
from tokaido.view.sitting import AnySitting
from tokaido.view.tokens import token

TWO_LINES = 84
"""How many letters stand in two lines of a phone."""


class Adviser(Protocol):
    """Says hints for one position."""

    def hint(self, advice: Any) -> str:
        """A choice with its reasons."""

    def behind(self, points: float) -> str:
        """How much less a choice is worth than the best."""


def sheet(scene: AnySitting, *parts: object) -> Markup:
    """The sheet of the person to move."""
    return el("section", *parts, class_="sheet", aria_label=scene.say("Your choice"))


def heading(scene: AnySitting, words: str, reason: str) -> Markup:
    """Whose turn it is, what is asked, and a line under it."""
    seat = scene.game.actor
    assert seat is not None
    return el(
        "h2",
        crest(scene, seat),
        el("span", words, el("small", reason) if reason else None, class_="question"),
        id="question",
        tabindex=-1,
    )


def crest(scene: AnySitting, seat: int) -> Markup:
    """The crest of a seat."""
    return art.picture(art.crest(scene.crests[seat]), "24 24", class_="crest")


def latest(scene: AnySitting) -> Markup | None:
    """What the last choice did; where there is room for two lines only, its end is told."""
    sentences = scene.story[-1] if scene.story else ()
    rows = [
        [" " if number else None, el("span", words, class_="earlier" if is_earlier(sentences[number:]) else None)]
        for number, words in enumerate(sentences)
    ]
    return el("p", rows, class_="latest") if rows else None


def is_earlier(rest: Sequence[str]) -> bool:
    """Whether the first of these sentences must go for the others to stay in two lines of a phone."""
    return len(rest) > 1 and len(" ".join(rest)) > TWO_LINES


def seal(scene: AnySitting, words: str | Markup, **attributes: object) -> Markup:
    """The button that makes a choice."""
    return el(
        "button",
        words,
        type="button",
        id="seal",
        **{"class_": "seal", "data_act": "confirm", "data_turn": scene.turn, **attributes},
    )


def seal_of(scene: AnySitting, choice: object, words: str) -> Markup:
    """The seal that makes a picked choice; there is nothing to confirm before one is picked."""
    return seal(scene, words, data_value=token(choice) if choice else None, disabled=choice is None)


def ask_for_hint(scene: AnySitting) -> Markup:
    """A button that asks for advice."""
    return el("button", scene.say("A hint, please"), type="button", class_="plain hint-button", data_act="hint")


def hints(scene: AnySitting, adviser: Adviser) -> Markup:
    """The best choices with their reasons."""
    best = scene.hints[0].value
    rows = [
        el("li", adviser.hint(advice), " ", el("small", adviser.behind(best - advice.value)) if number else None)
        for number, advice in enumerate(scene.hints)
    ]
    return el("ol", rows, class_="hints", aria_label=scene.say("Hint"))


def thinking(scene: AnySitting) -> Markup:
    """A bot is to act: that it thinks, and how to hurry it."""
    name = scene.people[scene.game.actor or 0]
    words = scene.say("{name} is thinking…", name=name)
    return el(
        "section",
        heading(scene, words, scene.thinker if scene.thinker != name else ""),
        latest(scene),
        el("button", scene.say("Hurry"), type="button", class_="plain", data_act="hurry", id="hurry"),
        class_="sheet thinking",
        aria_label=words,
    )


def cover(scene: AnySitting) -> Markup:
    """Nobody but the person to move may look."""
    seat = scene.game.actor
    assert seat is not None
    name = scene.people[seat]
    return el(
        "section",
        latest(scene),
        el("div", crest(scene, seat), class_="cover-crest"),
        el("h2", scene.say("Hand the device to {name}.", name=name), id="question", tabindex=-1),
        el("p", scene.say("What comes next is for {name} alone to see.", name=name)),
        seal(scene, scene.say("I am {name}", name=name), data_act="uncover"),
        class_="sheet cover",
        aria_label=scene.say("Your choice"),
    )


def over(scene: AnySitting) -> Markup:
    """The journey is over: on to the count."""
    return sheet(
        scene,
        el("h2", scene.say("The journey is over."), id="question", tabindex=-1),
        latest(scene),
        seal(scene, scene.say("See the count"), data_act="count"),
    )
