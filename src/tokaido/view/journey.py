"""One traveler's trip, told again from the record: the stops in order, and what each of them brought."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple, cast

from tokaido.classic import events as it
from tokaido.classic.board import Panorama
from tokaido.classic.events import Event
from tokaido.classic.game import Game
from tokaido.classic.player import Player, Source
from tokaido.core.record import Record
from tokaido.view import art, names
from tokaido.view.language import Language
from tokaido.view.markup import Markup
from tokaido.view.sentences import Teller

SMALL, CARD = "24 24", "48 48"


class Gain(NamedTuple):
    """Something that a stop brought: pictures with the sizes of their view boxes, words and points."""

    pictures: tuple[tuple[Markup, str], ...]
    words: str
    points: int = 0


@dataclass
class Stop:
    """A space of the road where the traveler stopped."""

    space: int
    gains: list[Gain] = field(default_factory=list)

    @property
    def points(self) -> int:
        """All points of this stop."""
        return sum(gain.points for gain in self.gains)


@dataclass
class Journey:
    """The whole trip of one seat."""

    game: Game
    seat: int
    teller: Teller
    stops: list[Stop]
    honours: list[Gain]
    """What was handed out at the end of the road."""

    @property
    def say(self) -> Language:
        """The reader's language."""
        return self.teller.say

    @property
    def name(self) -> str:
        """Who travels."""
        return self.teller.who(self.seat)

    @property
    def player(self) -> Player:
        """What the traveler has gathered."""
        return self.game.players[self.seat]

    def legs(self) -> list[list[Stop]]:
        """The stops by the legs of the road; the last inn belongs to the last leg."""
        board, legs = self.game.board, len(self.game.board.inns) - 1
        return [[stop for stop in self.stops if min(board.leg(stop.space), legs - 1) == leg] for leg in range(legs)]


def travel(record: Record, seat: int, say: Language) -> Journey:
    """Play a record again and note where a seat stopped and what it had there."""
    game = cast("Game", record.start())
    journey = Journey(game, seat, Teller(say, game.board, record.names), [Stop(0)], [])
    for step in record.steps(game):
        for event in step.events:
            if getattr(event, "seat", None) == seat:
                note(journey, event)
    return journey


def note(journey: Journey, event: Event) -> None:
    """Write what happened to the traveler into the journey."""
    if isinstance(event, it.Walked):
        journey.stops.append(Stop(event.space))
    elif isinstance(event, it.Ranked):
        words = journey.say(names.SOURCES[Source.TEMPLE])
        journey.honours.append(Gain(((art.offering(), SMALL),), words, event.points))
    elif isinstance(event, it.Achieved) and event.achievement >= len(Panorama):
        journey.honours.append(achieved(event, journey.teller))
    else:
        found = given(event, journey.teller) or bought(event, journey.teller)
        if found is not None:
            journey.stops[-1].gains.append(found)


def achieved(event: it.Achieved, teller: Teller) -> Gain:
    """An achievement's seal."""
    words = teller.say(names.ACHIEVEMENTS[event.achievement])
    return Gain(((art.achievement(event.achievement), CARD),), words, event.points + event.bonus)


def given(event: Event, teller: Teller) -> Gain | None:
    """What the road gives: coins, baths, views, people, blessings, seals; None if the event is none of it."""
    match event:
        case it.Farmed(_, coins):
            return Gain(((art.coin(), SMALL),), teller.coins(coins))
        case it.Bathed(_, points, bonus):
            return Gain(((art.spring(points), CARD),), "", points + bonus)
        case it.Painted(_, panorama, piece):
            words = teller.say("Piece {piece} of {size}", piece=piece, size=panorama.size)
            return Gain(((art.panorama_piece(panorama, piece), art.PIECE_SIZE),), words, piece)
        case it.Gave(_, coins, gift):
            return Gain(((art.offering(), SMALL),), teller.coins(coins + gift), coins + gift)
        case it.Greeted(_, gift):
            return Gain((), "", gift)
        case it.Met(_, person, points, _):
            return Gain(((art.encounter(person), CARD),), names.person(person), points)
        case it.Achieved():
            return achieved(event, teller)
    return None


def bought(event: Event, teller: Teller) -> Gain | None:
    """Souvenirs and meals; None if the event is neither."""
    match event:
        case it.Bought(_, souvenirs, _, points) if souvenirs:
            pictures = tuple((art.souvenir(thing), CARD) for thing in souvenirs)
            return Gain(pictures, teller.say.list([names.card(thing) for thing in souvenirs]), points)
        case it.Received(_, thing, points):
            return Gain(((art.souvenir(thing), CARD),), names.card(thing), points)
        case it.Ate(_, dish, _, points):
            return Gain(((art.dish(dish), CARD),), names.card(dish), points)
    return None
