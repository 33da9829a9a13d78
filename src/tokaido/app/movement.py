"""What moves after a choice: cards fly from their stop to the traveler who has them, numbers count.

Imported with the first choice that is shown. Everything here can be finished at once, as the browser's own
animations can.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import js
from pyodide.ffi import create_once_callable, create_proxy, to_js

from tokaido.app.session import Session
from tokaido.view import art
from tokaido.view.markup import Markup

SIZE, FLIGHT, APART, WALK, COUNT = 60, 650, 110, 420, 500
"""Pixels of a flying card; milliseconds of its flight, between two cards, of a walk before it, and of counting."""


def show(session: Session, events: Sequence[Any]) -> list[Any]:
    """Start all that a choice lets move."""
    delay = WALK if session.walked else 0
    flights = [fly(*one) for one in planned(session, events, delay)]
    return [flight for flight in flights if flight is not None] + [Counting(delay)]


def planned(session: Session, events: Sequence[Any], delay: float) -> list[tuple[Markup, str, Any, Any, float]]:
    """Every card with its size, where it comes from, where it goes, and when."""
    plans: list[tuple[Markup, str, Any, Any, float]] = []
    for seat, place, pictures in session.face.flights(session.scene, events):
        start, goal = box(f"#stop-{place}"), box(f"#traveler-{seat}") or box(f".chip:nth-child({seat + 1})")
        plans += [(*one, start, goal, delay + APART * (len(plans) + n)) for n, one in enumerate(pictures)]
    return plans


def box(selector: str) -> Any:
    """Where an element is on the screen; None if it is not shown."""
    for element in js.document.querySelectorAll(selector):
        place = element.getBoundingClientRect()
        if place.width:
            return place
    return None


def fly(drawing: Markup, size: str, start: Any, goal: Any, delay: float) -> Any:
    """Let a card fly from a place to a place."""
    if start is None or goal is None:
        return None
    card = js.document.createElement("div")
    card.className = "flying"
    card.innerHTML = art.picture(drawing, size)
    js.document.body.append(card)
    away = f"translate({goal.left}px, {goal.top + goal.height / 2 - SIZE / 2}px) scale(0.5)"
    here = f"translate({start.left + start.width / 2 - SIZE / 2}px, {start.top}px)"
    frames = [
        {"transform": f"{here} scale(0.3)", "opacity": 0},
        {"transform": f"{here} scale(1.15)", "opacity": 1, "offset": 0.35},
        {"transform": f"{here} scale(1)", "opacity": 1, "offset": 0.5},
        {"transform": away, "opacity": 0.6},
    ]
    timing = {"duration": FLIGHT, "delay": delay, "easing": "ease-in-out", "fill": "both"}
    flight = card.animate(plain(frames), plain(timing))
    flight.onfinish = create_once_callable(lambda _: card.remove())
    return flight


def plain(value: object) -> Any:
    """A value as JavaScript has it."""
    return to_js(value, dict_converter=js.Object.fromEntries)


class Counting:
    """Numbers that have changed count from what they were to what they are."""

    def __init__(self, delay: float) -> None:
        self.numbers = [(one, int(one.getAttribute("data-from")), one.textContent) for one in self._found()]
        self.start = js.performance.now() + delay
        self.tick = create_proxy(self._tick)
        self.done = not self.numbers
        self._tick(js.performance.now())

    @staticmethod
    def _found() -> list[Any]:
        return list(js.document.querySelectorAll("[data-from]"))

    def _tick(self, now: float) -> None:
        part = min(1, max(0, (now - self.start) / COUNT))
        if self.done or part == 1:
            self.finish()
            return
        for element, old, new in self.numbers:
            element.textContent = str(round(old + (int(new) - old) * part))
        js.requestAnimationFrame(self.tick)

    def finish(self) -> None:
        """Show what the numbers are."""
        self.done = True
        for element, _, new in self.numbers:
            element.textContent = new
