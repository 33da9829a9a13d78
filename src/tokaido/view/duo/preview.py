"""What a choice on the island would bring the person to move, and what a place is for, in a few words."""

from __future__ import annotations

from dataclasses import dataclass

from tokaido.duo.artist import company
from tokaido.duo.choices import Choice, Deed, Roam, Travel, Walk
from tokaido.duo.events import LastRound
from tokaido.duo.game import Game
from tokaido.duo.island import MOUNTAIN_VALUE, STATIONS, TOWN_AT, Station
from tokaido.duo.pieces import LAST_GARDEN, LAST_TEMPLE, MOST_PLAQUES, PLAQUE, WORKS, Wave
from tokaido.duo.player import Player
from tokaido.view.duo import names
from tokaido.view.duo.sentences import Teller
from tokaido.view.language import mark

STATION_WORDS = {
    Station.TEMPLE: mark("A pilgrim who stops here goes one notch on along the temples."),
    Station.GARDEN: mark("A pilgrim who stops here goes one notch on along the gardens."),
    Station.SHORE: mark("A pilgrim who stops here takes a wave token."),
    Station.HOT_SPRING: mark("A pilgrim who stops here takes the hot spring token."),
}

WAVE_WORDS = {
    Wave.TRANQUIL: mark("The pilgrim may walk one station less, but at least one."),
    Wave.HURRIED: mark("The pilgrim may walk one station more."),
    Wave.SKILLED: mark("The merchant has a coin more for every good sold."),
    Wave.ROBUST: mark("The merchant draws one good more, and can keep six."),
    Wave.PROLIFIC: mark("The artist paints one work more."),
    Wave.INSPIRED: mark("The artist may offer the next work if its symbol was at the start, on the way or at the end."),
}

SPRING_WORDS = mark(
    "After a later die the same character may move as far again, and act again; then the token goes back."
)


@dataclass(frozen=True)
class Preview:
    """Says what choices would bring."""

    game: Game
    teller: Teller

    @property
    def player(self) -> Player:
        """Whose die it is."""
        return self.game.players[self.game.mover]

    def choice(self, choice: Choice) -> str:
        """What a choice brings: what is done, its points, and whether it brings the end."""
        twin, before = self.game.copy(), self.player.score
        events = twin.play(choice)
        gained = twin.players[self.game.mover].score - before
        parts = [self.deed(choice)]
        if gained:
            parts.append(f"+{self.teller.points(gained)}.")
        if any(isinstance(event, LastRound) for event in events):
            parts.append(self.teller.say("This round would be the last."))
        return " ".join(parts)

    def deed(self, choice: Choice) -> str:
        """What is done on arrival."""
        if self.game.abstaining:
            return self.teller.say("Only the move.")
        match choice:
            case Walk(station, wave):
                return self._walk(STATIONS[station], station, wave)
            case Travel(town, sold):
                return self._travel(town, sold)
            case Roam(region, deed):
                return self._roam(region, deed)
        return ""

    def _walk(self, kind: Station, station: int, wave: Wave | None) -> str:
        say, player = self.teller.say, self.player
        match kind:
            case Station.TEMPLE if player.temple < LAST_TEMPLE:
                return say("To temple {notch}.", notch=player.temple + 1)
            case Station.GARDEN if player.garden < LAST_GARDEN:
                return say("To garden {notch}.", notch=player.garden + 1)
            case Station.TOWN:
                return self._earn(self.game.tokens[TOWN_AT[station]].price)
            case Station.SHORE if wave is not None:
                return self.wave(wave)
            case Station.HOT_SPRING if self.game.spring != self.game.mover:
                return self.spring()
        return say("Nothing more to be had here.")

    def wave(self, wave: Wave) -> str:
        """A wave token by name, and what it does."""
        say = self.teller.say
        return say("“{wave}”: {effect}", wave=say(names.WAVES[wave]), effect=say(WAVE_WORDS[wave]))

    def spring(self) -> str:
        """What the hot spring token does."""
        return self.teller.say("The hot spring token: {effect}", effect=self.teller.say(SPRING_WORDS))

    def _earn(self, coins: int) -> str:
        """Coins, and the plaques that they become."""
        say, player = self.teller.say, self.player
        text = say("You earn {coins}.", coins=self.teller.coins(coins))
        plaques = min((player.coins + coins) // PLAQUE, MOST_PLAQUES - player.plaques)
        if not plaques:
            return text
        gold = say.many(
            "Ten coins become a gold plaque.",
            "{coins} coins become {count} gold plaques.",
            plaques,
            coins=plaques * PLAQUE,
        )
        return f"{text} {gold}"

    def _travel(self, town: int, sold: int) -> str:
        say, player = self.teller.say, self.player
        if MOUNTAIN_VALUE[town]:
            count = MOUNTAIN_VALUE[town] + player.has(Wave.ROBUST)
            text = say.many("Draw {count} good.", "Draw {count} goods.", count)
            if sum(player.goods) + count > player.room:
                text += " " + say("You can keep {room}.", room=player.room)
            return text
        token = self.game.tokens[town]
        if not sold:
            return say("Nothing to sell: this town buys {goods}.", goods=names.plural(token.good, say))
        return self._earn(sold * (token.price + player.has(Wave.SKILLED)))

    def _roam(self, region: int, deed: Deed) -> str:
        say, player = self.teller.say, self.player
        if deed is Deed.OFFER and player.work is not None:
            return say("Offer “{work}”.", work=self.teller.works([player.work]))
        count = self.painted(region) if deed is Deed.PAINT else 0
        if count:
            near = company(self.game, self.game.mover, region)
            others = say.many("{count} other character is near.", "{count} other characters are near.", near)
            token = [self.wave(Wave.PROLIFIC)] if player.has(Wave.PROLIFIC) else []
            return " ".join([others, *token, say.many("Paint {count} work.", "Paint {count} works.", count)])
        if deed is Deed.PAINT:
            return say("Nobody is near: there is nothing to paint.")
        return say("Nothing more to be had here.")

    def painted(self, region: int) -> int:
        """How many works would be painted in a region."""
        near = company(self.game, self.game.mover, region)
        return min(near + self.player.has(Wave.PROLIFIC), WORKS - self.player.painted)

    def place(self, place: str) -> str:
        """What a place is for, whoever comes."""
        say, number = self.teller.say, int(place[1:])
        if place[0] == "r":
            return say("An artist paints here, or offers the work “{work}”.", work=names.motif(number, say))
        if place[0] == "t":
            return say.many(
                "A merchant draws {count} good here.", "A merchant draws {count} goods here.", MOUNTAIN_VALUE[number]
            )
        if STATIONS[number] is not Station.TOWN:
            return say(STATION_WORDS[STATIONS[number]])
        token = self.game.tokens[TOWN_AT[number]]
        return say(
            "Merchants sell {goods} here for {coins} each; a pilgrim earns {coins}.",
            goods=names.plural(token.good, say),
            coins=self.teller.coins(token.price),
        )
