"""A game is its set-up, its seed and its choices: all that is ever stored, and enough for everything."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from tokaido.core.chance import SEEDS
from tokaido.core.errors import BadName, BadSetUp
from tokaido.core.game import Game, SetUp

LONGEST_NAME = 24


class Step(NamedTuple):
    """One choice of a record as it is played again."""

    actor: int
    choices: Sequence[Any]
    choice: Any
    events: Sequence[Any]


@dataclass(frozen=True)
class Record:
    """A whole game, or one under way, as a value.

    Save, link, undo, redo, replay and review are all this value, played again.
    """

    setup: SetUp
    seed: int
    choices: tuple[Any, ...] = ()
    names: tuple[str, ...] = ()
    deal: Any = None

    def __post_init__(self) -> None:
        if not 0 <= self.seed < SEEDS:
            raise BadSetUp(f"A seed is a whole number from 0 to {SEEDS - 1}, not {self.seed}.")
        if self.names and len(self.names) != self.setup.players:
            raise BadName(f"This game needs {self.setup.players} names or none, not {len(self.names)}.")
        for name in self.names:
            check_name(name)

    def start(self) -> Game:
        """The position before the first choice."""
        return self.setup.start(self.seed, self.deal)

    def steps(self, game: Game) -> Iterator[Step]:
        """Play the choices on a game that stands at the start of this record, one by one."""
        for choice in self.choices:
            actor, offered = game.actor, game.choices()
            events = game.play(choice)
            assert actor is not None, "a game that is over refuses every choice"
            yield Step(actor, offered, choice, events)

    def game(self) -> Game:
        """The position after the last choice."""
        game = self.start()
        for choice in self.choices:
            game.play(choice)
        return game

    def cut(self, length: int) -> Record:
        """The same game, only its first choices."""
        return replace(self, choices=self.choices[:length])


def check_name(name: str) -> None:
    """Refuse names that would not show as one short line of text."""
    if not name.strip():
        raise BadName("A name needs at least one character that shows.")
    if len(name) > LONGEST_NAME:
        raise BadName(f"A name may have {LONGEST_NAME} characters at most.")
    if not name.isprintable():
        raise BadName("A name may not hold control characters.")


class Table:
    """A game being played: the record so far, its position, and what was taken back."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = record.start()
        self.steps: list[Step] = list(record.steps(self.game))
        self.undone: list[Step] = []
        """What was taken back, the last choice first."""
        self.undone_by: int | None = None
        """Whose choice was taken back last; nobody's once a new one is made."""

    def play(self, choice: Any) -> Sequence[Any]:
        """Make a choice, put it on record and return its events."""
        events = self._advance(choice)
        self.undone.clear()
        self.undone_by = None
        return events

    @property
    def ahead(self) -> tuple[Any, ...]:
        """The choices that were taken back, in the order in which they can be made again."""
        return tuple(step.choice for step in reversed(self.undone))

    def undo(self) -> bool:
        """Take the last choice back; False when there is none."""
        if not self.steps:
            return False
        self.undone.append(self.steps.pop())
        self.undone_by = self.undone[-1].actor
        self.record = self.record.cut(len(self.steps))
        self.game = self.record.game()
        return True

    def redo(self) -> bool:
        """Make the choice again that was taken back last; False when there is none."""
        if not self.undone:
            return False
        self._advance(self.undone.pop().choice)
        self.undone_by = self.undone[-1].actor if self.undone else None
        return True

    def _advance(self, choice: Any) -> Sequence[Any]:
        actor, offered = self.game.actor, self.game.choices()
        events = self.game.play(choice)
        assert actor is not None, "a game that is over refuses every choice"
        made = offered[offered.index(choice)]
        self.steps.append(Step(actor, offered, made, events))
        self.record = replace(self.record, choices=(*self.record.choices, made))
        return events
