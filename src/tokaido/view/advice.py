"""The reasons of a hint in words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tokaido.bots import Advice, Reason, Why
from tokaido.classic.board import PIECES, Panorama
from tokaido.classic.choices import Lead, Walk
from tokaido.classic.game import Game
from tokaido.view import names
from tokaido.view.counsel import Counsellor
from tokaido.view.sentences import Teller


@dataclass(frozen=True)
class Adviser(Counsellor):
    """Says hints for one position of Tokaido."""

    game: Game
    teller: Teller

    def reason(self, advice: Advice, reason: Reason) -> str:
        """One reason as a short clause."""
        return REASONS[reason.why](self, advice, reason)

    def points(self, advice: Advice, reason: Reason) -> str:
        """Points at once."""
        return self.teller.say("it brings points at once")

    def piece(self, advice: Advice, reason: Reason) -> str:
        """A panorama piece; of which panorama is not always known."""
        say = self.teller.say
        if reason.panorama is None:
            return say("a piece of another panorama")
        return say(
            "piece {piece} of {size} of the panorama “{panorama}”",
            piece=reason.piece,
            size=PIECES[reason.panorama],
            panorama=self.panorama(reason.panorama),
        )

    def panorama(self, panorama: Panorama) -> str:
        """A panorama's name."""
        return self.teller.say(names.PANORAMAS[panorama])

    def purse(self, advice: Advice, reason: Reason) -> str:
        """Coins, wanted or spent."""
        say = self.teller.say
        if reason.value < 0.0:
            return self._spent(reason)
        if reason.urgent and not reason.amount:
            return say("you cannot pay the inn ahead")
        if reason.urgent:
            return say("your purse may not pay the inn ahead")
        return say("coins for what lies ahead")

    def _spent(self, reason: Reason) -> str:
        say = self.teller.say
        if reason.urgent:
            return say("but the inn ahead will be hard to pay")
        return say("but coins are spent that would find other uses")

    def first(self, advice: Advice, reason: Reason) -> str:
        """The race for a complete panorama."""
        say = self.teller.say
        complete = reason.panorama is not None and reason.piece == PIECES[reason.panorama]
        if complete and reason.rival is not None:
            return say("it closes the race with {name}", name=self.teller.who(reason.rival))
        if complete:
            return say("you would be the first to complete the panorama")
        if reason.rival is not None:
            return say("it keeps you in the race with {name}", name=self.teller.who(reason.rival))
        return say("you may be the first to complete the panorama")

    def most(self, advice: Advice, reason: Reason) -> str:
        """An achievement of the last inn."""
        say = self.teller.say
        assert reason.achievement is not None
        achievement = say(names.ACHIEVEMENTS[reason.achievement])
        if reason.rival is None:
            return say("it counts for the achievement “{achievement}”", achievement=achievement)
        return say(
            "it counts for the achievement “{achievement}”, against {name}",
            achievement=achievement,
            name=self.teller.who(reason.rival),
        )

    def rank(self, advice: Advice, reason: Reason) -> str:
        """The temple's ranking."""
        say = self.teller.say
        if isinstance(advice.choice, Lead):
            return say("but a coin for the neutral traveler may cost you a rank at the temple")
        if reason.rival is None:
            return say("nobody else has offered anything at the temple yet")
        return say("a better rank at the temple, against {name}", name=self.teller.who(reason.rival))

    def souvenirs(self, advice: Advice, reason: Reason) -> str:
        """What a village or a merchant is expected to have."""
        return self.teller.say("souvenirs that would suit your collection")

    def sets(self, advice: Advice, reason: Reason) -> str:
        """What joins a set later."""
        if reason.value < 0.0:
            return self.teller.say("but a complete set begins anew")
        return self.teller.say("the next souvenirs of the set will be worth more")

    def people(self, advice: Advice, reason: Reason) -> str:
        """Whom one may meet."""
        return self.teller.say("most people you may meet here would help you")

    def meal(self, advice: Advice, reason: Reason) -> str:
        """A meal, or a better choice of meals."""
        if isinstance(advice.choice, Walk):
            return self.teller.say("who is early has more meals to choose from")
        return self.teller.say("a meal is worth six points")

    def passed_stops(self, advice: Advice, reason: Reason) -> str:
        """What is passed by."""
        return self.teller.say.many(
            "but you pass {count} open stop by", "but you pass {count} open stops by", reason.amount
        )

    def again(self, advice: Advice, reason: Reason) -> str:
        """Another walk."""
        return self.teller.say("you would still be last, and walk again")

    def others_first(self, advice: Advice, reason: Reason) -> str:
        """Who walks before one's next turn."""
        return self.teller.say.many(
            "but {count} traveler behind you walks first", "but {count} travelers behind you walk first", reason.amount
        )

    def denied(self, advice: Advice, reason: Reason) -> str:
        """What a rival wants."""
        say = self.teller.say
        if reason.value < 0.0:
            return say("but it takes more from you than from your rival")
        assert reason.rival is not None, "a stop is worth denying only to somebody"
        return say("{name} would like to stop here", name=self.teller.who(reason.rival))

    def traveler(self, advice: Advice, reason: Reason) -> str:
        """How well a traveler does."""
        say = self.teller.say
        return say("this traveler wins often") if reason.value > 0.0 else say("but this traveler wins seldom")


REASONS: dict[Why, Callable[[Adviser, Advice, Reason], str]] = {
    Why.POINTS: Adviser.points,
    Why.PURSE: Adviser.purse,
    Why.PIECE: Adviser.piece,
    Why.FIRST: Adviser.first,
    Why.MOST: Adviser.most,
    Why.RANK: Adviser.rank,
    Why.SOUVENIRS: Adviser.souvenirs,
    Why.SETS: Adviser.sets,
    Why.PEOPLE: Adviser.people,
    Why.MEAL: Adviser.meal,
    Why.PASSED_STOPS: Adviser.passed_stops,
    Why.AGAIN: Adviser.again,
    Why.OTHERS_FIRST: Adviser.others_first,
    Why.DENIED: Adviser.denied,
    Why.TRAVELER: Adviser.traveler,
}
"""How each reason is said."""
