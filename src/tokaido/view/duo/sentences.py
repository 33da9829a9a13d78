"""Events and choices of Tokaido Duo as sentences in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tokaido.duo import choices as ask
from tokaido.duo import events as it
from tokaido.duo.artist import company
from tokaido.duo.choices import Choice, Deed
from tokaido.duo.events import Event
from tokaido.duo.game import Game
from tokaido.duo.island import MOUNTAIN_VALUE, STATIONS, TOWN_AT, Station
from tokaido.duo.pieces import WORKS, Good, Symbol, Token, Wave
from tokaido.duo.question import Question
from tokaido.view.duo import names
from tokaido.view.language import Language, mark
from tokaido.view.narrator import Narrator


@dataclass(frozen=True)
class Teller(Narrator):
    """Says what happens on the island, to people by their names."""

    say: Language
    people: tuple[str, ...]

    def station(self, station: int) -> str:
        """A station by name: "Temple (13)", "Kochi"."""
        if STATIONS[station] is Station.TOWN:
            return names.town(TOWN_AT[station])
        return self.say("{station} ({space})", station=self.say(names.STATIONS[STATIONS[station]]), space=station)

    def place(self, place: str) -> str:
        """A place of the board by name."""
        number = int(place[1:])
        if place[0] == "r":
            return self.say("Region {number}: {symbol}", number=number + 1, symbol=names.motif(number, self.say))
        return self.station(number) if place[0] == "s" else names.town(number)

    def goods(self, goods: Iterable[Good]) -> str:
        """Goods counted by kind."""
        held = list(goods)
        counted = [(good, held.count(good)) for good in Good if good in held]
        return self.say.list([self.good(good, count) for good, count in counted]) or self.say("nothing")

    def good(self, good: Good, count: int) -> str:
        """So many of one good."""
        return names.goods(good, count, self.say)

    def works(self, works: Iterable[Symbol]) -> str:
        """Works by their symbols, in their order."""
        return self.say.list([self.say(names.MOTIFS[work]) for work in works]) or self.say("nothing")

    def token(self, town: int, token: Token) -> str:
        """A trade token with its town."""
        return f"{names.town(town)} ({self.good(token.good, 1)}, {self.coins(token.price)})"

    def sentence(self, event: Event) -> str:
        """One event as a sentence."""
        return self._move(event) or self._pilgrim(event) or self._merchant_or_artist(event) or self._turn(event)

    def _move(self, event: Event) -> str:
        say, who = self.say, self.who
        match event:
            case it.Walked(seat, _, station):
                return say("{name}'s pilgrim walks to {place}.", name=who(seat), place=self.station(station))
            case it.Traveled(seat, _, town):
                return say("{name}'s merchant travels to {place}.", name=who(seat), place=names.town(town))
            case it.Roamed(seat, _, region):
                return say("{name}'s artist goes to {place}.", name=who(seat), place=names.region(region, say))
        return ""

    def _pilgrim(self, event: Event) -> str:
        say, who = self.say, self.who
        match event:
            case it.Prayed(seat, notch):
                return say("{name} is at temple {notch}.", name=who(seat), notch=notch)
            case it.Strolled(seat, notch):
                return say("{name} is at garden {notch}.", name=who(seat), notch=notch)
            case it.Earned(seat, coins):
                return say("{name} has {coins} from the town.", name=who(seat), coins=self.coins(coins))
            case it.TookSpring(seat, False):
                return say("{name} takes the hot spring token.", name=who(seat))
            case it.TookSpring(seat, _):
                return say("{name} takes the hot spring token from {other}.", name=who(seat), other=who(1 - seat))
            case it.TookWave(seat, wave, False):
                return say("{name} takes the token “{wave}”.", name=who(seat), wave=say(names.WAVES[wave]))
            case it.TookWave(seat, wave, _):
                return say(
                    "{name} takes the token “{wave}” from {other}.",
                    name=who(seat),
                    wave=say(names.WAVES[wave]),
                    other=who(1 - seat),
                )
            case it.Returned(seat, good):
                return say("{name} has to put {goods} back into the bag.", name=who(seat), goods=self.good(good, 1))
        return ""

    def _merchant_or_artist(self, event: Event) -> str:
        say, who = self.say, self.who
        match event:
            case it.Drew(seat, goods):
                return say("{name} draws {goods}.", name=who(seat), goods=self.goods(goods))
            case it.Left(seat, goods):
                return say("{name} puts {goods} back into the bag.", name=who(seat), goods=self.goods(goods))
            case it.Sold(seat, good, sold, coins):
                return say(
                    "{name} sells {goods} for {coins}.",
                    name=who(seat),
                    goods=self.good(good, sold),
                    coins=self.coins(coins),
                )
            case it.Gilded(seat, plaques):
                return say("{name}'s coins become gold plaque {plaques}.", name=who(seat), plaques=plaques)
            case it.Painted(seat, ()):
                return say("{name} paints nothing: nobody is near.", name=who(seat))
            case it.Painted(seat, works):
                return say("{name} paints {works}.", name=who(seat), works=self.works(works))
            case it.Offered(seat, work, offered):
                return say(
                    "{name} offers the work “{work}”: {count} of {all}.",
                    name=who(seat),
                    work=self.works([work]),
                    count=offered,
                    all=WORKS,
                )
        return ""

    def _turn(self, event: Event) -> str:
        say, who = self.say, self.who
        match event:
            case it.LaidOut(tokens, waves):
                return say(
                    "The towns buy: {tokens}. The wave tokens: {waves}.",
                    tokens=say.list([self.token(town, token) for town, token in enumerate(tokens)]),
                    waves=say.list([say(names.WAVES[wave]) for wave in waves]),
                )
            case it.Rolled(seat, (pilgrim, merchant, artist)):
                return say(
                    "{name} rolls: pilgrim {pilgrim}, merchant {merchant}, artist {artist}.",
                    name=who(seat),
                    pilgrim=pilgrim,
                    merchant=merchant,
                    artist=artist,
                )
            case it.Abstained(seat):
                return say("{name} will only move.", name=who(seat))
            case it.Skipped(seat, character):
                return say(
                    "{name} takes a die that moves nobody: {die}.", name=who(seat), die=say(names.CHARACTERS[character])
                )
            case it.UsedSpring(seat):
                return say("{name} uses the hot spring token.", name=who(seat))
            case it.PutBackSpring():
                return say("The hot spring token goes back to the board.")
            case it.LastRound(seat, feat):
                return say(names.FEATS[feat], name=who(seat))
            case it.Finished(winners):
                return self.won(winners)
        return ""

    def question(self, game: Game) -> str:
        """What the rules ask now, and whom."""
        if game.actor is None:
            return self.say("The journey is over.")
        words = ONCE_MORE if game.question is Question.AGAIN and game.second else QUESTIONS[game.question]
        return self.say(words, name=self.who(game.actor))

    def choice(self, game: Game, choice: Choice) -> str:
        """A choice as a phrase, with what it would bring."""
        say = self.say
        match choice:
            case ask.Walk(station, wave):
                return self._walk(station, wave)
            case ask.Travel(town, sold):
                return self._travel(game, town, sold)
            case ask.Roam(region, deed):
                return self._roam(game, region, deed)
            case ask.Abstain():
                return say("only move, and do nothing on arrival")
            case ask.Skip(character):
                return say("{who}: no move is possible", who=say(names.CHARACTERS[character]))
            case ask.Rest():
                return say("keep the hot spring token for later")
            case ask.Keep(goods):
                return say("keep {goods}", goods=self.goods(goods))
            case ask.Return(good):
                return say("put {goods} back into the bag", goods=self.good(good, 1))

    def _walk(self, station: int, wave: Wave | None) -> str:
        if wave is None:
            return self.say("pilgrim to {place}", place=self.station(station))
        token = self.say(names.WAVES[wave])
        return self.say("pilgrim to {place}, taking “{wave}”", place=self.station(station), wave=token)

    def _travel(self, game: Game, town: int, sold: int) -> str:
        place = names.town(town)
        if sold:
            goods = self.good(game.tokens[town].good, sold)
            return self.say("merchant to {place}, selling {goods}", place=place, goods=goods)
        if MOUNTAIN_VALUE[town] and not game.abstaining:
            return self.say("merchant to {place}, for goods", place=place)
        return self.say("merchant to {place}", place=place)

    def _roam(self, game: Game, region: int, deed: Deed) -> str:
        say, place, player = self.say, names.region(region, self.say), game.players[game.mover]
        if deed is Deed.PAINT:
            near = min(company(game, game.mover, region) + player.has(Wave.PROLIFIC), WORKS - player.painted)
            return say.many(
                "artist to {place}, to paint {count} work",
                "artist to {place}, to paint {count} works",
                near,
                place=place,
            )
        if deed is Deed.OFFER and player.work is not None:
            return say("artist to {place}, to offer “{work}”", place=place, work=self.works([player.work]))
        return say("artist to {place}", place=place)


ONCE_MORE = mark("{name}, where to once more?")
"""What is asked when the hot spring token is being used already."""

QUESTIONS = {
    Question.DIE: mark("{name}, which die will you take?"),
    Question.AGAIN: mark("{name}, will you use the hot spring token?"),
    Question.KEEP: mark("{name}, which goods will you keep?"),
    Question.RETURN: mark("{name}, which good will you put back into the bag?"),
}
