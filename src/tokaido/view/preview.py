"""What a stop would bring the traveler to move, or why it cannot be made, in a few words."""

from __future__ import annotations

from dataclasses import dataclass

from tokaido.classic.board import PIECES, Panorama, Station
from tokaido.classic.cards import ACHIEVEMENT_POINTS, FARM_COINS, MEAL_POINTS, MOST_OFFERED
from tokaido.classic.game import Closed, Game, why_closed
from tokaido.classic.player import Player
from tokaido.view.language import mark
from tokaido.view.sentences import Teller

CLOSED = {
    Closed.BEHIND: mark("Behind: nobody walks back."),
    Closed.BEYOND_INN: mark("Beyond the next inn, where everybody must stop."),
    Closed.TAKEN: mark("Closed: others stand here."),
    Closed.NO_COIN: mark("Closed: stopping here needs a coin."),
    Closed.COMPLETE: mark("Closed: this panorama is complete."),
}


@dataclass(frozen=True)
class Preview:
    """Says what stops would bring."""

    game: Game
    teller: Teller

    def stop(self, space: int) -> str:
        """What a space would bring, or why it is closed."""
        reason = why_closed(self.game, space)
        if reason is not None:
            return self.teller.say(CLOSED[reason])
        if self.game.mover >= len(self.game.players):
            return self._neutral(space)
        player = self.game.players[self.game.mover]
        gains = GAINS[self.game.board.stations[space]](self, player, space)
        again = self.teller.say("You would still be last, and walk again.") if self._still_last(space) else ""
        return f"{gains} {again}".rstrip()

    def _still_last(self, space: int) -> bool:
        others = [place >> 3 for traveler, place in enumerate(self.game.places) if traveler != self.game.mover]
        return space < min(others)

    def _neutral(self, space: int) -> str:
        station = self.game.board.stations[space]
        if station is Station.TEMPLE:
            return self.teller.say("The bank puts a coin on the neutral traveler's pile at the temple.")
        if station is Station.INN:
            return self.teller.say("One of the meals disappears, unseen.")
        return self.teller.say("Nothing happens, but the place is taken.")

    def view(self, player: Player, space: int) -> str:
        """A panorama piece, and the achievement if it is the last."""
        say, kind = self.teller.say, Panorama(self.game.board.stations[space])
        piece = player.pieces[kind] + 1
        text = say("Piece {piece} of {size}: {points}.", piece=piece, size=kind.size, points=self.teller.points(piece))
        if piece == PIECES[kind] and not self.game.claimed >> kind & 1:
            points = self.teller.points(ACHIEVEMENT_POINTS + player.traveler.bonus)
            text += " " + say("You would be the first to complete it: {points} more.", points=points)
        return text

    def village(self, player: Player, space: int) -> str:
        """Souvenirs."""
        say, left = self.teller.say, min(3, len(self.game.souvenirs))
        if not left:
            return say("No souvenirs are left here.")
        offer = say.many("{count} souvenir to choose from.", "{count} souvenirs to choose from.", left)
        return offer + " " + say("You have {coins}.", coins=self.teller.coins(player.coins))

    def farm(self, player: Player, space: int) -> str:
        """Coins."""
        return self.teller.say("You earn {coins}.", coins=self.teller.coins(FARM_COINS))

    def spring(self, player: Player, space: int) -> str:
        """Points of a hot spring."""
        bonus = player.traveler.bonus
        return self.teller.say("A bath: {few} or {many} points.", few=2 + bonus, many=3 + bonus)

    def temple(self, player: Player, space: int) -> str:
        """An offering."""
        say = self.teller.say
        most = min(MOST_OFFERED, player.coins)
        text = say.many(
            "Offer a coin: a point, and a better rank at the temple.",
            "Offer 1 to {count} coins: a point each, and a better rank at the temple.",
            most,
        )
        if player.traveler.temple_gift:
            text += " " + say("The bank adds a coin and a point.")
        return text

    def encounter(self, player: Player, space: int) -> str:
        """A surprise."""
        say = self.teller.say
        text = say("A chance meeting: a view, a souvenir, coins, points or an offering.")
        if player.traveler.encounters_seen > 1:
            text += " " + say("You choose between two people.")
        if player.traveler.encounter_gift:
            text += " " + say("You have a coin and a point first.")
        return text

    def inn(self, player: Player, space: int) -> str:
        """A meal."""
        say, waiting = self.teller.say, self.game.arrived(space)
        meals = len(self.game.table) if waiting else self.game.setup.meals_dealt
        text = say.many(
            "{count} meal to choose from, worth {points} points.",
            "{count} meals to choose from, worth {points} points.",
            meals,
            points=MEAL_POINTS,
        )
        if not waiting:
            text += " " + say("You would be the first here, and the last to leave.")
        return text + " " + say("You have {coins}.", coins=self.teller.coins(player.coins))


GAINS = {
    Station.PADDY: Preview.view,
    Station.MOUNTAIN: Preview.view,
    Station.SEA: Preview.view,
    Station.VILLAGE: Preview.village,
    Station.FARM: Preview.farm,
    Station.HOT_SPRING: Preview.spring,
    Station.TEMPLE: Preview.temple,
    Station.ENCOUNTER: Preview.encounter,
    Station.INN: Preview.inn,
}
