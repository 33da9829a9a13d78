"""Sharing a game: what the link is for, the link itself, and its QR code for a phone's camera."""

from __future__ import annotations

from collections.abc import Sequence

from tokaido.sharing import Purpose
from tokaido.view.language import Language, mark
from tokaido.view.markup import Markup, el

PURPOSES = {
    Purpose.PLAY: (mark("This game, to play on"), mark("Whoever opens it makes the next choice and sends it back.")),
    Purpose.LOOK: (mark("This turn, to look at"), mark("The table as it stands now.")),
    Purpose.WATCH: (mark("The whole game, to watch"), mark("Step by step from the start.")),
}

QUIET = 4
"""Light modules around a code, which cameras need."""


def share(
    purpose: Purpose,
    url: str,
    code: Sequence[Sequence[int]],
    say: Language,
    *,
    over: bool,
    system: bool,
    told: str = "",
) -> Markup:
    """The sheet with the link."""
    return el(
        "div",
        el("h2", say("Share"), id="share-title"),
        el(
            "fieldset",
            el("legend", say("What for?"), class_="unseen"),
            [choice(one, words, purpose, say) for one, words in PURPOSES.items() if not (over and one is Purpose.PLAY)],
        ),
        el("div", qr(code, say), class_="qr-box"),
        el("input", type="text", readonly=True, id="share-link", value=url, aria_label=say("The link")),
        el(
            "div",
            el("button", say("Copy the link"), type="button", class_="seal", data_act="copy-link", id="copy-link"),
            el("button", say("Send with an app…"), type="button", class_="plain", data_act="send") if system else None,
            el("button", say("Close"), type="button", class_="plain", data_act="close"),
            class_="buttons",
        ),
        el("p", told, class_="told", role="status"),
        el(
            "p",
            say("A link holds the seed too: who takes the trouble can read from it what is to come."),
            class_="hint",
        ),
        class_="share",
    )


def choice(purpose: Purpose, words: tuple[str, str], chosen: Purpose, say: Language) -> Markup:
    """One of the purposes."""
    return el(
        "label",
        el(
            "input",
            type="radio",
            name="purpose",
            id=f"purpose-{purpose.name.lower()}",
            checked=purpose is chosen,
            data_act="purpose",
            data_value=purpose.name,
        ),
        el("span", el("b", say(words[0])), el("small", say(words[1]))),
        class_="choice",
    )


def qr(code: Sequence[Sequence[int]], say: Language) -> Markup:
    """A code as a picture, always dark on light: cameras do not like the night."""
    size = len(code) + 2 * QUIET
    dots = "".join(
        f"M{x + QUIET} {y + QUIET}h1v1h-1z" for y, row in enumerate(code) for x, dark in enumerate(row) if dark
    )
    return el(
        "svg",
        el("rect", width=size, height=size, fill="#fff"),
        el("path", d=dots, fill="#1b2a3a"),
        viewBox=f"0 0 {size} {size}",
        class_="qr",
        role="img",
        aria_label=say("QR code of the link"),
        shape_rendering="crispEdges",
    )
