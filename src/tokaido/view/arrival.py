"""A game has arrived by a link: what it is, before anything else happens."""

from __future__ import annotations

from typing import NamedTuple

from tokaido.core.errors import DamagedLink, LinkError, NewerLink
from tokaido.core.game import Game
from tokaido.sharing import Address, Kinship, Purpose
from tokaido.view.language import Language, mark
from tokaido.view.markup import Markup, el

TITLES = {
    Purpose.PLAY: mark("A game for you to play on"),
    Purpose.LOOK: mark("A turn for you to look at"),
    Purpose.WATCH: mark("A game for you to watch"),
}

KINSHIP = {
    None: mark("It is new here. Played on, it becomes a game of its own among your games."),
    Kinship.SAME: mark("You have this game already, at this very turn."),
    Kinship.NEWER: mark("You have this game already; this link goes on from where you left it."),
    Kinship.OLDER: mark("This link is older than the game you have: yours has gone further since."),
    Kinship.FORKED: mark(
        "You have this game already, but it went another way after {turns}. Played on, this one becomes a second game."
    ),
}

PLAY_WORDS = {
    None: mark("Play on"),
    Kinship.SAME: mark("Continue"),
    Kinship.NEWER: mark("Play on"),
    Kinship.OLDER: mark("Continue with mine"),
    Kinship.FORKED: mark("Play on as a second game"),
}

REFUSALS: dict[type[LinkError], str] = {
    DamagedLink: mark("This link is damaged: please copy it again, whole, from where you found it."),
    NewerLink: mark("This link was made by a newer version of the game: load the page again and try once more."),
}


class Visit(NamedTuple):
    """A game that has arrived, and how it is related to one on the shelf."""

    address: Address
    game: Game
    kinship: Kinship | None = None
    common: int = 0
    """How many choices it shares with the one on the shelf."""


def arrival(visit: Visit, progress: str, people: tuple[str, ...], say: Language) -> Markup:
    """Who, which turn, how far; and what can be done."""
    address, watching = visit.address, visit.address.purpose is not Purpose.PLAY
    play = ("play-on", say(PLAY_WORDS[visit.kinship]))
    watch = ("watch-it", say("Look") if address.purpose is Purpose.LOOK else say("Watch"))
    first, second = (watch, play) if watching else (play, watch)
    turns = say.many("{count} choice", "{count} choices", visit.common)
    return el(
        "section",
        el("h2", say(TITLES[address.purpose]), id="question", tabindex=-1),
        el("p", say.list(list(people)), class_="arrived"),
        el("p", progress),
        el("p", say(KINSHIP[visit.kinship], turns=turns), class_="hint"),
        el("p", say("Its players take choices back only as far as is fair."), class_="hint") if address.fair else None,
        el("button", first[1], type="button", class_="seal", id="seal", data_act=first[0]),
        el(
            "div",
            el("button", second[1], type="button", class_="plain", data_act=second[0]),
            el("button", say("Not now"), type="button", class_="plain", data_act="not-now"),
            class_="buttons",
        ),
        class_="sheet",
        aria_label=say(TITLES[address.purpose]),
    )


def refusal(error: LinkError, say: Language) -> str:
    """Why a link cannot be opened, and that nothing was changed."""
    why = next(words for kind, words in REFUSALS.items() if isinstance(error, kind))
    return " ".join([say(why), say("Nothing here was changed.")])
