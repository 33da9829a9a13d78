"""The journey scroll in the browser: shown in a dialog, saved as a file, printed.

Imported when somebody opens a scroll for the first time.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import js
from pyodide.ffi import create_once_callable, jsnull

from tokaido.app.session import Session
from tokaido.core.record import Record
from tokaido.view.language import Language
from tokaido.view.paper import colours_of

SHARPNESS = 2
"""Pixels of the PNG for each unit of the scroll."""


def do(session: Session, act: str, value: str) -> None:
    """Do what a button around the scroll says."""
    dialog = the_dialog()
    if act == "scroll":
        dialog.dataset.seat = value
        dialog.ariaLabel = session.say("Journey scroll")
        dialog.innerHTML = view_of(session).on_page(*what(session))
        dialog.showModal()
        dialog.scrollTop = 0
    elif act == "scroll-close":
        dialog.close()
    elif act == "scroll-print":
        js.window.print()
    elif act == "scroll-svg":
        save("svg", address(picture(session)))
    else:
        save_png(picture(session))


def the_dialog() -> Any:
    """The dialog that scrolls are shown in. It has the colours of the day, as the files and the printed paper have."""
    dialog = js.document.getElementById("scroll-dialog")
    if dialog is jsnull:
        dialog = js.document.createElement("dialog")
        dialog.id, dialog.className = "scroll-dialog", "day"
        js.document.body.append(dialog)
    return dialog


def view_of(session: Session) -> Any:
    """What draws the journeys of this game."""
    return import_module(session.face.keepsake)


def what(session: Session) -> tuple[Record, int, int, Language]:
    """Whose scroll it is, as the view wants to know it."""
    assert session.table is not None, "only a game that was played has a journey"
    assert session.entry is not None
    seat = int(the_dialog().dataset.seat)
    return session.table.record, seat, session.entry.crests[seat], session.say


def picture(session: Session) -> str:
    """The scroll as the text of an SVG file."""
    style = js.window.getComputedStyle(the_dialog())
    colours = colours_of(the_dialog().innerHTML)
    palette = {name: str(style.getPropertyValue(f"--{name}")).strip() for name in colours}
    return str(view_of(session).standalone(*what(session), palette))


def address(svg: str) -> str:
    """A picture as an address that holds it."""
    return "data:image/svg+xml;charset=utf-8," + str(js.encodeURIComponent(svg))


def save(kind: str, href: str) -> None:
    """Let the browser save a file."""
    link = js.document.createElement("a")
    link.href, link.download = href, f"tokaido-{int(the_dialog().dataset.seat) + 1}.{kind}"
    link.click()


def save_png(svg: str) -> None:
    """Paint the scroll on a canvas, and save that."""
    image = js.Image.new()

    def paint(_: Any) -> None:
        canvas = js.document.createElement("canvas")
        canvas.width, canvas.height = image.width * SHARPNESS, image.height * SHARPNESS
        canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height)
        save("png", canvas.toDataURL("image/png"))

    image.src = address(svg)
    image.decode().then(create_once_callable(paint))
