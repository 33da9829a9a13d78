"""What only a browser can do: copy, send, save a file, keep its storage for good, take a new version."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import create_once_callable, to_js

from tokaido.app.messages import Wish

SAVED_BY_THEN = 60_000
"""Milliseconds after which a browser has read what it saves; some need a while."""

Told = Callable[[bool], None]
"""Called with whether a wish to copy was granted."""


def grant(wish: Wish, told: Told) -> None:
    """Try to grant a wish; whatever the browser refuses is told or, if it only helps, left."""
    GRANTED[wish.what](wish, told)


def copy(wish: Wish, told: Told) -> None:
    """Put text on the clipboard."""
    clipboard = getattr(js.navigator, "clipboard", None)
    if clipboard is None:
        told(False)
        return
    yes, no = create_once_callable(lambda *_: told(True)), create_once_callable(lambda *_: told(False))
    clipboard.writeText(wish.text).then(yes, no)


def send(wish: Wish, _: Told) -> None:
    """Open the system's share sheet; closing it again is nobody's fault."""
    ignore(js.navigator.share(options(title="Tokaido", url=wish.text)))


def download(wish: Wish, _: Told) -> None:
    """Let the browser save a file."""
    blob = js.Blob.new(to_js([wish.text]), options(type="application/json"))
    link = js.document.createElement("a")
    link.href, link.download = js.URL.createObjectURL(blob), wish.name
    link.click()
    js.setTimeout(create_once_callable(lambda: js.URL.revokeObjectURL(link.href)), SAVED_BY_THEN)


def persist(_: Wish, __: Told) -> None:
    """Ask the browser not to clear what is kept when room gets short."""
    storage = getattr(js.navigator, "storage", None)
    if storage is not None and hasattr(storage, "persist"):
        ignore(storage.persist())


def update(_: Wish, __: Told) -> None:
    """Start anew with the version that waits."""
    js.window.tokaido.update()


def ignore(promise: Any) -> None:
    """Let a promise be broken."""
    promise.catch(create_once_callable(lambda *_: None))


def options(**values: object) -> Any:
    """A JavaScript object."""
    return to_js(values, dict_converter=js.Object.fromEntries)


GRANTED: dict[str, Callable[[Wish, Told], None]] = {
    "copy": copy,
    "send": send,
    "download": download,
    "persist": persist,
    "update": update,
}
"""Every wish but to hurry a bot, which the page grants itself."""
