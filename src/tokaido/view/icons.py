"""Small signs for buttons that have no room for words; every button has its words for those who do not see."""

from __future__ import annotations

from tokaido.view.markup import Markup, el

PATHS = {
    "undo": "M9 6L4 11L9 16M4 11H14Q20 11 20 17V19",
    "redo": "M15 6L20 11L15 16M20 11H10Q4 11 4 17V19",
    "share": "M12 15V4M7.5 8L12 3.5L16.5 8M5 12V20H19V12",
    "menu": "M4 6.5H20M4 12H20M4 17.5H20",
    "play": "M7 4.5L19 12L7 19.5Z",
    "pause": "M8 5V19M16 5V19",
    "first": "M18 5L9 12L18 19ZM6 5V19",
    "back": "M16 5L7 12L16 19Z",
    "forward": "M8 5L17 12L8 19Z",
    "last": "M6 5L15 12L6 19ZM18 5V19",
}


def icon(name: str) -> Markup:
    """A sign by name, 24 by 24."""
    return el(
        "svg", el("path", d=PATHS[name]), class_="icon", viewBox="0 0 24 24", aria_hidden="true", focusable="false"
    )


def icon_button(name: str, words: str, **attributes: object) -> Markup:
    """A button that shows a sign, and beside it its words where there is room."""
    return el(
        "button",
        icon(name),
        el("span", words, class_="words"),
        type="button",
        **{"class_": "plain tool", "aria_label": words, "title": words, "id": f"{name}-button", **attributes},
    )
