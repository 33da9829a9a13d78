"""A game watched again, step by step."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from tokaido.core.game import Game
from tokaido.core.record import Record

SPEEDS = {"slow": 3000, "calm": 1500, "quick": 600}
"""Milliseconds a turn."""


@dataclass
class Replay:
    """A record and how far it has been played again."""

    record: Record
    crests: tuple[int, ...]
    turn: int = 0
    origin: str = ""
    """The entry of the shelf that is watched; empty for a game that came by a link."""
    fair: bool = False
    """Whether choices are taken back fairly in this game."""
    running: bool = False
    speed: str = "calm"
    furthest: int = field(init=False)
    """How much of the story has been told."""

    def __post_init__(self) -> None:
        self.furthest = self.last if self.origin else self.turn

    @cached_property
    def last(self) -> int:
        """The last turn there is."""
        return len(self.record.choices)

    @property
    def shown(self) -> Record:
        """The record up to the turn that is shown."""
        return self.record.cut(self.turn)

    def game(self) -> Game:
        """The position that is shown."""
        return self.shown.game()

    def go(self, turn: int) -> None:
        """Show another turn."""
        self.turn = max(0, min(turn, self.last))
        self.furthest = max(self.furthest, self.turn)
        self.running = self.running and self.turn < self.last

    def toggle(self) -> None:
        """Play, from the start if it is at the end, or pause."""
        if not self.running and self.turn == self.last:
            self.turn = 0
        self.running = not self.running and self.last > 0
