"""Where bots think: in a worker beside the page or, where workers are refused, between the page's own work."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import js
from pyodide.ffi import create_once_callable, create_proxy

from tokaido.app import archives
from tokaido.app.wishes import options
from tokaido.core.link import encode
from tokaido.core.record import Record

SLICE = 0.02
"""Seconds that the page may be busy with a thought at a stretch."""

PATIENCE = 1.2
"""Seconds after which the best answer so far is good enough."""

Answered = Callable[[int], None]
"""Called with the place of the choice among the legal ones."""


class Thinker:
    """Asks bots, one question at a time; a new question makes the last one void."""

    def __init__(self) -> None:
        self._worker: Any = None
        self._refused = False
        self._number = 0
        self._hurried = False
        self._question: tuple[Record, str, Answered] | None = None

    def ask(self, record: Record, name: str, answered: Answered) -> None:
        """Let a bot think about the last question of a game."""
        self._number += 1
        self._hurried, self._question = False, (record, name, answered)
        worker = self._start()
        if worker is None:
            self._think_here()
        else:
            question = options(
                id=self._number,
                link=encode(record),
                name=name,
                patience=PATIENCE * 1000,
                duo=archives.name() if record.setup.name == "duo" else "",
            )
            worker.postMessage(question)

    def forget(self) -> None:
        """Nobody waits for an answer any more."""
        self._number += 1
        self._question = None

    def hurry(self) -> None:
        """Take the best answer so far."""
        self._hurried = True
        if self._worker is not None:
            self._worker.postMessage(options(hurry=self._number))

    def _start(self) -> Any:
        if self._worker is None and not self._refused:
            try:
                self._worker = js.Worker.new("bot.js", options(type="module"))
                self._worker.onmessage = create_proxy(self._answered)
                self._worker.onerror = create_proxy(self._failed)
            except Exception:
                self._refused = True
        return self._worker

    def _answered(self, event: Any) -> None:
        if event.data.id == self._number and self._question is not None:
            self._answer(int(event.data.answer))

    def _answer(self, place: int) -> None:
        assert self._question is not None
        answered, self._question = self._question[2], None
        answered(place)

    def _failed(self, event: Any) -> None:
        """No worker here: think between the page's own work from now on."""
        event.preventDefault()
        if self._refused:
            return
        self._worker, self._refused = None, True
        if self._question is not None:
            self._think_here()

    def _think_here(self) -> None:
        assert self._question is not None
        record, name, _ = self._question
        thought = import_module("tokaido.app.thought").Thought(record, name)
        self._go_on(thought, self._number, js.performance.now() + PATIENCE * 1000)

    def _go_on(self, thought: Any, number: int, until: float) -> None:
        if number != self._number or self._question is None:
            return
        if thought.step(SLICE) and not self._hurried and js.performance.now() < until:
            js.setTimeout(create_once_callable(lambda: self._go_on(thought, number, until)), 0)
        else:
            self._answer(thought.answer)
