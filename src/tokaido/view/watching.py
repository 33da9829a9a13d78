"""The sheet of somebody who watches a game again: the turn, what happened, and the controls."""

from __future__ import annotations

from tokaido.view.icons import icon_button
from tokaido.view.language import mark
from tokaido.view.markup import Markup, el
from tokaido.view.sitting import AnySitting

SPEEDS = {"slow": mark("slow"), "calm": mark("calm"), "quick": mark("quick")}


def watching(scene: AnySitting, last: int, *, running: bool, speed: str) -> Markup:
    """Where in the game we are, and every way to go on."""
    say = scene.say
    return el(
        "section",
        el("h2", say("Turn {turn} of {last}", turn=scene.turn, last=last), id="question", tabindex=-1),
        el("p", " ".join(scene.story[scene.turn]), class_="told"),
        el(
            "input",
            type="range",
            id="replay-turn",
            min=0,
            max=last,
            value=scene.turn,
            data_act="jump",
            aria_label=say("Turn"),
            aria_valuetext=say("Turn {turn} of {last}", turn=scene.turn, last=last),
        ),
        controls(scene, last, running=running),
        el(
            "label",
            el("span", say("Speed")),
            el(
                "select",
                [el("option", say(words), value=name, selected=name == speed) for name, words in SPEEDS.items()],
                data_act="speed",
                id="replay-speed",
            ),
            class_="setting",
        ),
        el(
            "div",
            el("button", say("Play on from here"), type="button", class_="seal", data_act="branch", id="seal"),
            el("button", say("Share this turn"), type="button", class_="plain", data_act="share"),
            el("button", say("Stop watching"), type="button", class_="plain", data_act="leave"),
            class_="buttons",
        ),
        class_="sheet watching",
        aria_label=say("Watching"),
    )


def controls(scene: AnySitting, last: int, *, running: bool) -> Markup:
    """To the start, back, play or pause, forward, to the end."""
    say, turn = scene.say, scene.turn
    steps = (
        ("first", say("To the start"), 0, turn == 0),
        ("back", say("A turn back"), turn - 1, turn == 0),
        ("forward", say("A turn on"), turn + 1, turn == last),
        ("last", say("To the end"), last, turn == last),
    )
    buttons = [
        icon_button(name, words, data_act="jump", data_value=to, aria_disabled="true" if done else None)
        for name, words, to, done in steps
    ]
    name, words = ("pause", say("Pause")) if running else ("play", say("Play"))
    buttons.insert(2, icon_button(name, words, data_act="run", id="run-button"))
    return el("div", buttons, class_="controls", role="group", aria_label=say("Controls"))
