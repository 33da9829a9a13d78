"""The pages beside the game: about, and the gallery of all pictures. They need no Python to be read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from markupsafe import Markup as Safe

from tokaido.view import art, gallery
from tokaido.view.duo import gallery as duo_gallery
from tokaido.view.gallery import MARK, Print
from tokaido.view.markup import el

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ("pyodide", "@pyscript/core", "idiomorph")


def pages() -> dict[str, dict[str, Any]]:
    """What the templates in src/pages need, by file name; the languages are added by whoever renders them."""
    return {
        "about.html": {"versions": versions()},
        "gallery.html": {"rooms": hung(gallery.rooms())},
        "gallery-duo.html": {"rooms": hung(duo_gallery.rooms())},
    }


def versions() -> dict[str, str]:
    """What is shipped of others, and its version."""
    found = {name: package_of(name)["version"] for name in PACKAGES}
    lock = json.loads((ROOT / "node_modules/pyodide/pyodide-lock.json").read_text(encoding="utf-8"))
    return {**found, "python": lock["info"]["python"]}


def package_of(name: str) -> dict[str, Any]:
    """The description of an npm package."""
    text = (ROOT / "node_modules" / name / "package.json").read_text(encoding="utf-8")
    described: dict[str, Any] = json.loads(text)
    return described


def hung(rooms: dict[str, list[Print]]) -> dict[str, list[dict[str, object]]]:
    """Every picture twice, for the wall by day and the wall by night."""
    return {heading: [frame(one) for one in prints] for heading, prints in rooms.items()}


def frame(one: Print) -> dict[str, object]:
    """A picture as the gallery's template wants it; what has no ids of its own is drawn once and used twice."""
    day, night = one.draw(f"{one.name}-day"), one.draw(f"{one.name}-night")
    if day == night:
        day, night = el("g", day, id=f"drawing-{one.name}"), el("use", href=f"#drawing-{one.name}")
    return {
        "name": one.name,
        "title": one.title,
        "words": one.words,
        "shape": shape(one),
        "day": Safe(art.picture(day, one.size)),
        "night": Safe(art.picture(night, one.size)),
    }


def shape(one: Print) -> str:
    """How much room a picture needs."""
    width, height = map(float, one.size.split())
    if one.name.startswith(("road-", "island-")):
        return "wide"
    if width > 1.5 * height:
        return "scroll-print"
    return "mark" if one.size == MARK else "card-print"
