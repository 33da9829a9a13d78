"""What the positions of all games have in common: a question, its legal answers, and the events of the last one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic, TypeVar

from tokaido.core.errors import IllegalChoice

AnyQuestion = TypeVar("AnyQuestion")
AnyChoice = TypeVar("AnyChoice")
AnyEvent = TypeVar("AnyEvent")


class Position(Generic[AnyQuestion, AnyChoice, AnyEvent]):
    """A game asks a seat a question, whose legal answers and effects stand in two tables of its rules."""

    __slots__ = ("_choices", "actor", "events", "opening", "question")

    legal: ClassVar[Mapping[Any, Callable[[Any], tuple[Any, ...]]]]
    """What may be answered to each question."""
    answers: ClassVar[Mapping[Any, Callable[[Any, Any], None]]]
    """What the answer to each question does."""
    over: ClassVar[Any]
    """The question that asks nobody anything more."""

    def __init__(self) -> None:
        self.question: AnyQuestion = self.over
        self.actor: int | None = None
        """The seat that must choose now; None once the game is over."""
        self.opening: tuple[AnyEvent, ...] = ()
        """What happens before the first choice."""
        self._choices: tuple[AnyChoice, ...] = ()
        self.events: list[AnyEvent] = []
        """What the last choice has caused so far."""

    def choices(self) -> tuple[AnyChoice, ...]:
        """Every legal choice, in an order that never changes; empty once the game is over."""
        return self._choices

    def play(self, choice: AnyChoice) -> list[AnyEvent]:
        """Make a choice and return the events it caused; an illegal one raises and changes nothing."""
        try:
            legal = self._choices[self._choices.index(choice)]
        except ValueError:
            raise IllegalChoice(self._refusal(choice)) from None
        events: list[AnyEvent] = []
        self.events = events
        self.answers[self.question](self, legal)
        return events

    def _refusal(self, choice: object) -> str:
        if self.actor is None:
            return "The journey is over: there is nothing to choose any more."
        some = ", ".join(map(str, self._choices[:3]))
        return f"{choice} is not possible now. Seat {self.actor} may choose, for example: {some}."

    def ask(self, question: AnyQuestion, actor: int) -> None:
        """Let a seat answer a question."""
        self.question = question
        self.actor = actor
        self._choices = self.legal[question](self)

    def stop(self) -> None:
        """Ask nobody anything more."""
        self.question, self.actor, self._choices = self.over, None, ()

    def _like(self, other: Position[AnyQuestion, AnyChoice, AnyEvent]) -> None:
        """Be asked what another position is asked, as its copy."""
        self.question = other.question
        self.actor = other.actor
        self.opening = other.opening
        self._choices = other._choices
        self.events = []
