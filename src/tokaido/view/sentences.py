"""Events and choices of Tokaido as sentences in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass

from tokaido.classic import choices as ask
from tokaido.classic import events as it
from tokaido.classic.board import Board, Station
from tokaido.classic.choices import Choice, bundle
from tokaido.classic.events import Event
from tokaido.classic.game import Game
from tokaido.classic.inns import price
from tokaido.classic.question import Question
from tokaido.classic.village import cost, worth
from tokaido.view import names
from tokaido.view.language import Language, mark
from tokaido.view.narrator import Narrator


@dataclass(frozen=True)
class Teller(Narrator):
    """Says what happens on one road, to people by their names."""

    say: Language
    board: Board
    people: tuple[str, ...]

    def who(self, seat: int) -> str:
        """A player's name; the traveler after the last seat is the neutral one."""
        return self.people[seat] if seat < len(self.people) else self.say("the neutral traveler")

    def space(self, space: int) -> str:
        """A space of the road by name: "Temple (17)", "the second inn"."""
        if self.board.stations[space] is Station.INN:
            return names.inn(self.board.leg(space), self.board.backwards, self.say)
        return self.say(
            "{station} ({space})", station=self.say(names.STATIONS[self.board.stations[space]]), space=space
        )

    def sentence(self, event: Event) -> str:
        """One event as a sentence; empty when others tell it."""
        return self._journey(event) or self._station(event) or self._inn_or_end(event)

    def _journey(self, event: Event) -> str:
        say, who = self.say, self.who
        match event:
            case it.Became(seat, traveler, coins):
                if traveler.name == "Novice":
                    return say("{name} sets out with {coins}.", name=who(seat), coins=self.coins(coins))
                return say(
                    "{name} travels as {traveler}, with {coins}.",
                    name=who(seat),
                    traveler=traveler.name,
                    coins=self.coins(coins),
                )
            case it.LinedUp(seats):
                return say("They will leave in this order: {names}.", names=", ".join(map(who, seats)))
            case it.Prepared(seat, coins) if coins > 0:
                return say("{name} prepared well: {coins} more.", name=who(seat), coins=self.coins(coins))
            case it.Prepared(seat, coins):
                return say("{name} leaves early: {coins} less.", name=who(seat), coins=self.coins(-coins))
            case it.Walked(seat, _, space):
                return say("{name} walks to {space}.", name=who(seat), space=self.space(space))
            case it.Led(seat, _, space):
                return say("{name} leads the neutral traveler to {space}.", name=who(seat), space=self.space(space))
        return ""

    def _station(self, event: Event) -> str:
        say, who = self.say, self.who
        match event:
            case it.Farmed(seat, coins):
                return say("{name} earns {coins} on the farm.", name=who(seat), coins=self.coins(coins))
            case it.Bathed(seat, points, bonus):
                return say("{name} bathes: {points}.", name=who(seat), points=self.points(points + bonus))
            case it.Painted(seat, panorama, piece):
                return say(
                    "{name} adds piece {piece} of {size} to the panorama “{panorama}”: {points}.",
                    name=who(seat),
                    piece=piece,
                    size=panorama.size,
                    panorama=say(names.PANORAMAS[panorama]),
                    points=self.points(piece),
                )
            case it.Gave(seat, coins, 0):
                return say("{name} offers {coins} at the temple.", name=who(seat), coins=self.coins(coins))
            case it.Gave(seat, coins, gift):
                return say(
                    "{name} offers {coins} at the temple, and the bank adds {gift}.",
                    name=who(seat),
                    coins=self.coins(coins),
                    gift=gift,
                )
            case it.NeutralGave():
                return say("The bank offers a coin for the neutral traveler.")
            case it.Offered(_, souvenirs) if not souvenirs:
                return say("The village has no souvenirs left.")
            case it.Offered(_, souvenirs):
                return say("The village offers {cards}.", cards=say.list([names.card(card) for card in souvenirs]))
            case it.Bought(seat, souvenirs, _, _) if not souvenirs:
                return say("{name} buys nothing.", name=who(seat))
            case it.Bought(seat, souvenirs, coins, points):
                return say(
                    "{name} buys {cards} for {coins}: {points}.",
                    name=who(seat),
                    cards=say.list([names.card(card) for card in souvenirs]),
                    coins=self.coins(coins),
                    points=self.points(points),
                )
            case it.Greeted(seat, gift):
                return say(
                    "{name} entertains: {points} and {coins}.",
                    name=who(seat),
                    points=self.points(gift),
                    coins=self.coins(gift),
                )
            case it.Met(seat, encounter, points, coins):
                gains = [self.points(points)] * bool(points) + [self.coins(coins)] * bool(coins)
                person = say(names.ENCOUNTERS[encounter])
                if gains:
                    return say("{name} meets {person}: {gains}.", name=who(seat), person=person, gains=say.list(gains))
                return say("{name} meets {person}.", name=who(seat), person=person)
            case it.Received(seat, souvenir, points):
                return say(
                    "{name} is given {card}: {points}.",
                    name=who(seat),
                    card=names.card(souvenir),
                    points=self.points(points),
                )
            case it.NothingGiven():
                return say("There is nothing left to give.")
            case it.Declined(seat):
                return say("{name} wants no other view.", name=who(seat))
        return ""

    def _inn_or_end(self, event: Event) -> str:
        say, who = self.say, self.who
        match event:
            case it.MealsDealt(count):
                return say.many("The inn serves {count} meal.", "The inn serves {count} meals.", count)
            case it.MealRemoved():
                return say("The neutral traveler has one of the meals, unseen.")
            case it.FreeMealRefused(seat):
                return say("{name} leaves the free meal.", name=who(seat))
            case it.Ate(seat, dish, 0, points):
                return say(
                    "{name} eats {dish} for nothing: {points}.",
                    name=who(seat),
                    dish=names.card(dish),
                    points=self.points(points),
                )
            case it.Ate(seat, dish, coins, points):
                return say(
                    "{name} eats {dish} for {coins}: {points}.",
                    name=who(seat),
                    dish=names.card(dish),
                    coins=self.coins(coins),
                    points=self.points(points),
                )
            case it.Fasted(seat):
                return say("{name} eats nothing.", name=who(seat))
            case it.Achieved(seat, achievement, points, bonus):
                return say(
                    "{name} has the achievement “{achievement}”: {points}.",
                    name=who(seat),
                    achievement=say(names.ACHIEVEMENTS[achievement]),
                    points=self.points(points + bonus),
                )
            case it.Ranked(seat, rank, points):
                return say(
                    "{name} has rank {rank} at the temple: {points}.",
                    name=who(seat),
                    rank=rank,
                    points=self.points(points),
                )
            case it.Finished(winners):
                return self.won(winners)
        return ""

    def question(self, game: Game) -> str:
        """What the rules ask now, and whom."""
        if game.actor is None:
            return self.say("The journey is over.")
        return self.say(QUESTIONS[game.question], name=self.who(game.actor))

    def choice(self, game: Game, choice: Choice) -> str:
        """A choice as a short phrase, with what it costs and scores where that is known."""
        say, player = self.say, game.players[min(game.mover, len(game.players) - 1)]
        match choice:
            case ask.Become(traveler):
                return say("{traveler}, {coins}", traveler=traveler.name, coins=self.coins(traveler.coins))
            case ask.Walk(space) | ask.Lead(space):
                return self.space(space)
            case ask.Buy(()):
                return say("buy nothing")
            case ask.Buy(souvenirs):
                return say(
                    "{cards}: {coins}, {points}",
                    cards=say.list([names.card(card) for card in souvenirs]),
                    coins=self.coins(cost(player.traveler, bundle(souvenirs))),
                    points=self.points(worth(player, souvenirs)),
                )
            case ask.Give(coins):
                return self.coins(coins)
            case ask.Meet(encounter):
                return say(names.ENCOUNTERS[encounter])
            case ask.Paint(panorama):
                return say(
                    "{panorama}, piece {piece} of {size}",
                    panorama=say(names.PANORAMAS[panorama]),
                    piece=player.pieces[panorama] + 1,
                    size=panorama.size,
                )
            case ask.Eat(dish):
                paid = 0 if game.question is Question.FREE_MEAL else price(player, dish)
                return say("{dish}: {coins}", dish=names.card(dish), coins=self.coins(paid))
            case ask.Decline():
                return say("nothing")


QUESTIONS = {
    Question.TILE: mark("{name}, which traveler will you be?"),
    Question.WALK: mark("{name}, where will you walk?"),
    Question.LEAD: mark("{name}, where does the neutral traveler walk?"),
    Question.SOUVENIRS: mark("{name}, what will you buy?"),
    Question.OFFERING: mark("{name}, how much will you offer?"),
    Question.ENCOUNTER: mark("{name}, whom will you meet?"),
    Question.GUIDE: mark("{name}, which other view will the guide show you?"),
    Question.PANORAMA: mark("{name}, which view will you paint?"),
    Question.FREE_MEAL: mark("{name}, will you take the free meal?"),
    Question.MEAL: mark("{name}, what will you eat?"),
}
