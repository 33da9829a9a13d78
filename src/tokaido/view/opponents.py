"""The computer's players as the page shows them; how they choose is known to `bots`, which the page imports late."""

from __future__ import annotations

from tokaido.view.language import Language, mark
from tokaido.view.markup import Markup, el

CHARACTERS = {
    "Kita": mark("Strolls from stop to stop and takes a little of everything."),
    "Yaji": mark("Wants whatever is best right now, and never thinks of tomorrow."),
    "Basho": mark("Knows where the journey leads: coins for the inn, views to complete, rivals to watch."),
    "Ino": mark("Paces out every way in his head before he takes a step."),
}
"""What a bot is like, by its name; weakest first."""

BOTS = tuple(CHARACTERS)


def player_choice(chosen: str, say: Language, label: str, **attributes: object) -> Markup:
    """A list to choose from who plays a seat."""
    levels = [(name, say("{name}, level {level}", name=name, level=level)) for level, name in enumerate(BOTS, 1)]
    return el(
        "select",
        [el("option", words, value=name, selected=name == chosen) for name, words in [("", say("a person")), *levels]],
        aria_label=label,
        **attributes,
    )


def characters(say: Language) -> Markup:
    """Who the computer's players are, a line each."""
    rows = [el("div", el("dt", name), el("dd", say(words))) for name, words in CHARACTERS.items()]
    return el("dl", rows, class_="keys")
