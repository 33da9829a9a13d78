"""The reasons of a hint for Tokaido Duo in words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tokaido.bots.counsel import Advice
from tokaido.bots.duo import Reason, Why
from tokaido.duo.game import Game
from tokaido.duo.pieces import WORKS
from tokaido.view.counsel import Counsellor
from tokaido.view.duo import names
from tokaido.view.duo.sentences import Teller


@dataclass(frozen=True)
class Adviser(Counsellor):
    """Says hints for one position of Tokaido Duo."""

    game: Game
    teller: Teller

    def reason(self, advice: Advice, reason: Reason) -> str:
        """One reason as a short clause."""
        return REASONS[reason.why](self, reason)

    def rival(self, reason: Reason) -> str:
        """The other player."""
        assert reason.rival is not None, "this is about the other player"
        return self.teller.who(reason.rival)

    def temple(self, reason: Reason) -> str:
        """Temples count by gardens."""
        say, points = self.teller.say, self.teller.points(reason.points)
        if reason.amount:
            return say("{points} at once, and every garden to come is worth more", points=points)
        return say("{points} at once", points=points)

    def garden(self, reason: Reason) -> str:
        """Gardens count by temples."""
        say, points = self.teller.say, self.teller.points(reason.points)
        if reason.amount:
            return say("{points} at once, and every temple to come is worth more", points=points)
        return say("{points} at once", points=points)

    def coins(self, reason: Reason) -> str:
        """What a town pays to a pilgrim."""
        say, coins = self.teller.say, self.teller.coins(reason.amount)
        if reason.plaque:
            return say("the town pays {coins}, enough for gold plaque {plaque}", coins=coins, plaque=reason.plaque)
        return say("the town pays {coins}", coins=coins)

    def wave(self, reason: Reason) -> str:
        """A wave token."""
        if reason.rival is None:
            return self.teller.say("the token helps you as long as you have it")
        return self.teller.say("the token helps you from now on, and {name} no more", name=self.rival(reason))

    def spring(self, reason: Reason) -> str:
        """The hot spring token."""
        if reason.rival is None:
            return self.teller.say("with the hot spring token one of your characters can move twice later on")
        return self.teller.say("you take the hot spring token from {name}", name=self.rival(reason))

    def way(self, reason: Reason) -> str:
        """What lies before the pilgrim."""
        say = self.teller.say
        if reason.value < 0.0:
            return say("but there is less for the pilgrim on the next stations")
        return say("there is more for the pilgrim on the next stations")

    def sale(self, reason: Reason) -> str:
        """Goods sold."""
        say, coins = self.teller.say, self.teller.coins(reason.amount)
        if reason.plaque:
            return say("the sale brings {coins}, enough for gold plaque {plaque}", coins=coins, plaque=reason.plaque)
        return say("the sale brings {coins}", coins=coins)

    def draw(self, reason: Reason) -> str:
        """Goods from the bag."""
        if reason.value < 0.0:
            return self.teller.say("but the merchant can hardly carry more")
        return self.teller.say.many(
            "{count} good from the bag, to be sold on the coast",
            "{count} goods from the bag, to be sold on the coast",
            reason.amount,
        )

    def market(self, reason: Reason) -> str:
        """The merchant's place."""
        say = self.teller.say
        if reason.value < 0.0:
            return say("but it is a worse place for the merchant's next move")
        return say("it is a better place for the merchant's next move")

    def offer(self, reason: Reason) -> str:
        """A work offered."""
        return self.teller.say(
            "work {number} of {all} is offered: {points}",
            number=reason.amount,
            all=WORKS,
            points=self.teller.points(reason.points),
        )

    def paint(self, reason: Reason) -> str:
        """Works painted."""
        return self.teller.say.many(
            "{count} work is painted and can be offered later",
            "{count} works are painted and can be offered later",
            reason.amount,
        )

    def studio(self, reason: Reason) -> str:
        """The artist's place."""
        say = self.teller.say
        if reason.value < 0.0:
            return say("but the next work is harder to offer from there")
        return say("the next work is easier to offer from there")

    def end(self, reason: Reason) -> str:
        """The last round."""
        say = self.teller.say
        if reason.value < 0.0:
            return say("but this round would be the last, and that suits {name}", name=self.rival(reason))
        return say("this round would be the last, and that suits you")

    def denied(self, reason: Reason) -> str:
        """What the dice that are left bring to the other."""
        say, name = self.teller.say, self.rival(reason)
        if reason.value < 0.0 and reason.die is not None:
            return say("but it leaves {name} a good die: {die}", name=name, die=say(names.CHARACTERS[reason.die]))
        if reason.value < 0.0:
            return say("but the dice that are left suit you less")
        if reason.die is None:
            return say("it takes the die that {name} could use best", name=name)
        return say("the dice that are left suit you better")

    def patience(self, reason: Reason) -> str:
        """The hot spring token kept."""
        return self.teller.say("the hot spring token can help more another time")

    def goods(self, reason: Reason) -> str:
        """The goods that stay."""
        return self.teller.say("the goods that stay are easier to sell well")


REASONS: dict[Why, Callable[[Adviser, Reason], str]] = {
    Why.TEMPLE: Adviser.temple,
    Why.GARDEN: Adviser.garden,
    Why.COINS: Adviser.coins,
    Why.WAVE: Adviser.wave,
    Why.SPRING: Adviser.spring,
    Why.WAY: Adviser.way,
    Why.SALE: Adviser.sale,
    Why.DRAW: Adviser.draw,
    Why.MARKET: Adviser.market,
    Why.OFFER: Adviser.offer,
    Why.PAINT: Adviser.paint,
    Why.STUDIO: Adviser.studio,
    Why.END: Adviser.end,
    Why.DENIED: Adviser.denied,
    Why.PATIENCE: Adviser.patience,
    Why.GOODS: Adviser.goods,
}
"""How each reason is said."""
