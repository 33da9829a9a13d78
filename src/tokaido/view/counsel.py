"""What advisers of any game have in common: a hint is a choice with its reasons, and better or worse than another."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from tokaido.bots.counsel import Advice
from tokaido.view.language import mark

SEEN = 0.05
"""Points below which a difference would be told as none."""


class Counsellor(ABC):
    """Says hints for one position."""

    game: Any
    teller: Any

    def hint(self, advice: Advice) -> str:
        """A choice with its reasons: "Farm (7): you cannot pay the inn ahead"."""
        say, text = self.teller.say, self.teller.choice(self.game, advice.choice)
        for number, reason in enumerate(advice.reasons):
            message = mark("{hint}; {reason}") if number else mark("{choice}: {reason}")
            text = say(message, choice=text, hint=text, reason=self.reason(advice, reason))
        return str(text)

    def behind(self, points: float) -> str:
        """How much less a choice is worth than the best; nothing of a difference that nobody would see."""
        if points < SEEN:
            return ""
        say = self.teller.say
        amount = f"{points:.1f}" if say.code == "en" else f"{points:.1f}".replace(".", ",")
        return str(say("({points} points less)", points=amount))

    @abstractmethod
    def reason(self, advice: Advice, reason: Any) -> str:
        """One reason as a short clause."""
