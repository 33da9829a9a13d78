"""What passes between the session and the browser, besides markup."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tokaido.view.language import Language


class Wish(NamedTuple):
    """Something that only a browser can do: copy, send, download, persist, update, hurry."""

    what: str
    text: str = ""
    name: str = ""


class News(NamedTuple):
    """A sentence about what has just happened."""

    words: Callable[[Language], str]


class Place(NamedTuple):
    """Where the page is: its own address, what stood behind the `#`, and what a shortcut asked for."""

    home: str = ""
    fragment: str = ""
    shortcut: str = ""
    can_send: bool = False
    """Whether the system has a share sheet."""
