"""What those who tell any game have in common: people by their names, coins, points, and one sentence after another."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from tokaido.view.language import Language


class Narrator(ABC):
    """Says what happens, in the reader's language."""

    say: Language
    people: tuple[str, ...]

    def who(self, seat: int) -> str:
        """A player's name."""
        return self.people[seat]

    def coins(self, count: int) -> str:
        """An amount of money."""
        return self.say.many("{count} coin", "{count} coins", count)

    def points(self, count: int) -> str:
        """An amount of points."""
        return self.say.many("{count} point", "{count} points", count)

    def story(self, events: Sequence[Any]) -> list[str]:
        """The events as sentences, those that need none left out."""
        return [text for text in map(self.sentence, events) if text]

    @abstractmethod
    def sentence(self, event: Any) -> str:
        """One event as a sentence; empty when others tell it."""

    @abstractmethod
    def question(self, game: Any) -> str:
        """What the rules ask now, and whom."""

    def won(self, winners: Sequence[int]) -> str:
        """Who has won."""
        if len(winners) == 1:
            return self.say("{name} wins.", name=self.who(winners[0]))
        return self.say("{names} share the win.", names=self.say.list([self.who(seat) for seat in winners]))
