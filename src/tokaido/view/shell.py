"""The frame of the page: head line, menu, help, and the places that screens are put into."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tokaido.view.icons import icon_button
from tokaido.view.language import Language, mark
from tokaido.view.markup import Markup, el

LANGUAGES = {"en": "English", "fr": "Français", "pt": "Português"}

THEMES = {"auto": mark("as the device"), "light": mark("day"), "dark": mark("night")}

PACES = {"calm": mark("calm"), "brisk": mark("brisk"), "quick": mark("at once")}

KEYS = (
    ("← ↑ → ↓", mark("walk along the stops you may choose, or the cards")),
    (mark("Enter"), mark("choose; on the seal, confirm")),
    ("Tab", mark("to the next control")),
    ("Ctrl Z, Ctrl Y", mark("take a choice back, make it again")),
    (mark("← → Space"), mark("while watching: a turn back or on, play or pause")),
    ("?", mark("this list")),
    (mark("Esc"), mark("close this list, put a choice back")),
)


class Tools(NamedTuple):
    """What can be done at the head of the page now."""

    undoing: bool = False
    """Whether choices are made here at all."""
    undo: bool = False
    redo: bool = False
    share: bool = False


LESSON = "lesson"
"""Where the menu says how to play."""


def header(say: Language, title: str, tools: Tools) -> Markup:
    """Title and tools."""
    return el(
        "div",
        el("h1", title),
        el(
            "div",
            icon_button("undo", say("Undo"), data_act="undo", aria_disabled=None if tools.undo else "true")
            if tools.undoing
            else None,
            icon_button("redo", say("Redo"), data_act="redo") if tools.redo else None,
            icon_button("share", say("Share"), data_act="share", aria_haspopup="dialog") if tools.share else None,
            icon_button("menu", say("Menu"), data_act="menu", aria_haspopup="dialog"),
            class_="tools",
        ),
        class_="bar",
    )


TABS = {"choice": mark("Choice"), "travelers": mark("Travelers"), "story": mark("Story")}


def tabs(say: Language, chosen: str) -> Markup:
    """The sheets of a small screen, one of which is shown."""
    return el(
        "div",
        [
            el(
                "button",
                say(words),
                type="button",
                id=f"tab-{name}",
                aria_pressed="true" if name == chosen else "false",
                data_act="tab",
                data_value=name,
            )
            for name, words in TABS.items()
        ],
        class_="tabs",
        role="group",
        aria_label=say("Sheets"),
    )


def menu(
    say: Language,
    theme: str,
    lesson: Sequence[str],
    *,
    moving: bool,
    sounding: bool,
    pace: str,
    openly: bool | None,
    seed: int | None,
) -> Markup:
    """Settings, help and a way to a new game."""
    return el(
        "div",
        el("h2", say("Menu"), id="menu-title"),
        select("language", say("Language"), LANGUAGES, say.code),
        select("theme", say("Light"), {name: say(words) for name, words in THEMES.items()}, theme),
        select(
            "pace", say("Pace of the computer's travelers"), {name: say(words) for name, words in PACES.items()}, pace
        ),
        switch("motion", say("Pawns walk and cards move"), moving),
        switch("sound", say("Sounds of wood and strings"), sounding),
        switch("openly", say("We play openly"), openly) if openly is not None else None,
        el(
            "div",
            el("button", say("New game"), type="button", class_="plain", data_act="new"),
            el("button", say("Your games"), type="button", class_="plain", data_act="shelf", id="menu-shelf"),
            el("button", say("Watch again"), type="button", class_="plain", data_act="watch", id="menu-watch")
            if seed is not None
            else None,
            class_="buttons",
        ),
        el("p", say("Seed of this game: {seed}", seed=seed), class_="hint", id="menu-seed")
        if seed is not None
        else None,
        el("h3", say("How to play"), id=LESSON),
        el("ul", [el("li", say(line)) for line in lesson]),
        el("h3", say("Keys")),
        el(
            "dl", [el("div", el("dt", el("kbd", say(key))), el("dd", say(words))) for key, words in KEYS], class_="keys"
        ),
        el("p", say("An unofficial game by fans, not connected with the publisher of the board game."), class_="hint"),
        el("p", el("a", say("About this game, and its gallery of pictures"), href="about.html"), class_="about"),
        el("button", say("Close"), type="button", class_="seal", data_act="close"),
        class_="menu",
    )


def select(act: str, title: str, options: dict[str, str], chosen: str) -> Markup:
    """One of several, in a list that opens."""
    return el(
        "label",
        el("span", title),
        el(
            "select",
            [el("option", words, value=name, selected=name == chosen) for name, words in options.items()],
            data_act=act,
            id=f"menu-{act}",
        ),
        class_="setting",
    )


def switch(act: str, title: str, on: bool) -> Markup:
    """On or off."""
    return el(
        "label",
        el("input", type="checkbox", checked=on, data_act=act, id=f"menu-{act}"),
        el("span", title),
        class_="choice",
    )
