"""Markup that is escaped by construction: the only way from text to HTML or SVG.

>>> el("p", "1 < 2", class_="note", data_act="go")
'<p class="note" data-act="go">1 &lt; 2</p>'
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

VOID = {"input", "br", "hr", "meta", "link", "img"}


class Markup(str):
    """Text that is markup already and must not be escaped again."""

    __slots__ = ()


def escape(text: str) -> str:
    """Text as it may stand in markup, in quotes too."""
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return text.replace('"', "&quot;").replace("'", "&#39;")


@cache
def attribute(key: str) -> str:
    """The start of an attribute by the name of an argument."""
    return " " + key.rstrip("_").replace("_", "-")


def el(name: str, /, *children: object, **attributes: object) -> Markup:
    """An element. `class_` is the attribute class, `data_x` is data-x; None and False leave an attribute out."""
    parts = ["<", name]
    for key, value in attributes.items():
        if value is None or value is False:
            continue
        parts.append(attribute(key))
        if value is not True:
            parts += ['="', escape(str(value)), '"']
    if name in VOID:
        return Markup("".join([*parts, ">"]))
    return Markup("".join([*parts, ">", join(children), "</", name, ">"]))


def join(children: Iterable[object]) -> Markup:
    """Children one after the other: markup as it is, text and numbers escaped, None left out, lists opened."""
    parts: list[str] = []
    for child in children:
        if isinstance(child, Markup):
            parts.append(child)
        elif isinstance(child, str):
            parts.append(escape(child))
        elif isinstance(child, Iterable):
            parts.append(join(child))
        elif child is not None and child is not False:
            parts.append(escape(str(child)))
    return Markup("".join(parts))
