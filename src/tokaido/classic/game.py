"""One game of Tokaido: the position, whose turn it is, and the questions that the rules ask.

The rules of the spaces stand in `stations` and `inns`, the final count in `scoring`. They all work on the
public attributes of `Game` and go on by `ask` (a person must choose) or `next_turn`.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from tokaido.classic import departure, encounters, inns, scoring, temple, village
from tokaido.classic.board import TO_EDO, TO_KYOTO, Station
from tokaido.classic.cards import DISHES, ENCOUNTERS, SOUVENIRS, SPRINGS
from tokaido.classic.choices import Choice, Choices, leads, walks
from tokaido.classic.events import Event, Led, Walked
from tokaido.classic.player import Player
from tokaido.classic.question import Question
from tokaido.classic.sight import Sight, dealt_anew, has_shown, sight_of
from tokaido.classic.stations import STOP
from tokaido.classic.travelers import TILES
from tokaido.core.chance import Chance
from tokaido.core.deck import Deck
from tokaido.core.position import Position

if TYPE_CHECKING:
    from tokaido.classic.setup import SetUp

SIDE, ON_ROAD, FIRST_IN_QUEUE = 0, 1, 7
"""Ranks within a space: beside the road, on it, and at an inn from 7 for the first arrival downwards."""


class Game(Position[Question, Choice, Event]):
    """A position that changes as choices are played.

    A traveler's place is its space times 8 plus its rank there, so the smallest place is the rearmost traveler.
    """

    __slots__ = (
        "_single",
        "board",
        "chance",
        "claimed",
        "encounters",
        "given_order",
        "meals",
        "mover",
        "neutral_offering",
        "offered",
        "places",
        "players",
        "road",
        "setup",
        "side",
        "souvenirs",
        "springs",
        "table",
        "tiles",
    )

    over = Question.OVER

    def __init__(self, setup: SetUp, seed: int, orders: Mapping[str, list[int]]) -> None:
        super().__init__()
        self.setup = setup
        self.board = TO_KYOTO if setup.return_trip else TO_EDO
        self.chance = Chance(seed)
        self._single = ~self.board.double if setup.players >= 4 else -1
        self.players = [Player() for _ in range(setup.players)]
        self.souvenirs = self._deck(orders.get("souvenirs"), len(SOUVENIRS))
        self.meals = self._deck(orders.get("meals"), len(DISHES))
        self.encounters = self._deck(orders.get("encounters"), len(ENCOUNTERS))
        self.springs = self._deck(orders.get("springs"), len(SPRINGS))
        self.tiles = self._deck(orders.get("tiles"), len(TILES))
        """Two tiles for each seat in turn, then those that stay in the box."""
        self.given_order = orders.get("order")
        self.places: list[int] = []
        """Where each traveler stands; the neutral comes after the players."""
        self.road = 0
        """The set of spaces whose place on the road is taken."""
        self.side = 0
        """The set of double spaces whose place beside the road is taken."""
        self.table: list[int] = []
        """The meals at the inn that the travelers are arriving at."""
        self.offered: list[int] = []
        """The cards that the question is about: souvenirs, two encounters, or a free meal."""
        self.neutral_offering = 0
        self.claimed = 0
        """A bit for each panorama whose achievement is taken."""
        self.mover = 0
        """The traveler whose turn it is; the neutral has the number after the last seat."""
        departure.begin(self)
        self.opening = tuple(self.events)

    def _deck(self, given: list[int] | None, size: int) -> Deck:
        deck = Deck(range(size) if given is None else given)
        if given is None:
            self.chance.shuffle(deck.cards)
        return deck

    def copy(self) -> Game:
        """The same position, sharing nothing that can change."""
        twin = Game.__new__(Game)
        twin.setup = self.setup
        twin.board = self.board
        twin.chance = self.chance.copy()
        twin._single = self._single
        twin.players = [player.copy() for player in self.players]
        twin.souvenirs = self.souvenirs.copy()
        twin.meals = self.meals.copy()
        twin.encounters = self.encounters.copy()
        twin.springs = self.springs.copy()
        twin.tiles = self.tiles
        twin.given_order = self.given_order
        twin.places = self.places.copy()
        twin.road = self.road
        twin.side = self.side
        twin.table = self.table.copy()
        twin.offered = self.offered.copy()
        twin.neutral_offering = self.neutral_offering
        twin.claimed = self.claimed
        twin.mover = self.mover
        twin._like(self)
        return twin

    def seen_by(self, seat: int) -> Sight:
        """All that a seat may know."""
        return sight_of(self, seat)

    def redeal(self, seat: int, chance: Chance) -> Game:
        """A copy in which everything that the seat cannot know is dealt anew."""
        twin = dealt_anew(self, seat, chance)
        if twin.actor is not None:
            twin.ask(twin.question, twin.actor)
        return twin

    def has_shown_since(self, before: Game) -> bool:
        """Whether anybody has seen a card that was hidden in an earlier position of this game."""
        return has_shown(before, self)

    def outcome(self) -> scoring.Outcome | None:
        """The final count; None while the journey goes on."""
        return scoring.outcome(self) if self.question is Question.OVER else None

    # What the rules in the other modules use:

    def space_of(self, traveler: int) -> int:
        """The space where a traveler stands."""
        return self.places[traveler] >> 3

    def leader(self) -> int:
        """The seat whose own traveler is farthest along the road."""
        places = self.places[: self.setup.players]
        return places.index(max(places))

    def next_turn(self) -> None:
        """Give the turn to the rearmost traveler, or end the journey."""
        self.mover = mover = self.places.index(min(self.places))
        space = self.places[mover] >> 3
        if self.board.is_inn[space] and self.arrived(space) == len(self.places):
            inns.clear_table(self)
            if space == self.board.inns[-1]:
                scoring.finish(self)
                return
        if mover < len(self.players):
            self.ask(Question.WALK, mover)
        else:
            self.ask(Question.LEAD, self.leader())

    def go_on(self) -> None:
        """After an encounter: to the meal if it happened at an inn, else the turn is over."""
        if self.board.is_inn[self.space_of(self.mover)]:
            inns.serve(self, self.mover)
        else:
            self.next_turn()

    def free_ahead(self) -> int:
        """The set of spaces up to the next inn that have room for the mover."""
        return self.board.ahead[self.places[self.mover] >> 3] & ~(self.road & (self.side | self._single))

    def move(self, space: int) -> int:
        """Put the mover on a space, on the road if it is free there, and return where it came from."""
        start, rank = divmod(self.places[self.mover], 8)
        if rank == ON_ROAD:
            self.road ^= 1 << start
        elif rank == SIDE:
            self.side ^= 1 << start
        self.places[self.mover] = space * 8 + self._arrive(space)
        return start

    def _arrive(self, space: int) -> int:
        if self.board.is_inn[space]:
            return FIRST_IN_QUEUE - self.arrived(space)
        if self.road >> space & 1:
            self.side |= 1 << space
            return SIDE
        self.road |= 1 << space
        return ON_ROAD

    def has_side(self, space: int) -> bool:
        """Whether two travelers may stand on a space."""
        return not self._single >> space & 1

    def arrived(self, space: int) -> int:
        """How many travelers stand on a space."""
        return sum([place >> 3 == space for place in self.places])


class Closed(IntEnum):
    """Why the mover may not stop on a space."""

    BEHIND = 0
    """It lies behind."""
    BEYOND_INN = 1
    """It lies beyond the next inn."""
    TAKEN = 2
    """Others stand there."""
    NO_COIN = 3
    """Stopping there needs a coin."""
    COMPLETE = 4
    """That panorama is complete."""


def why_closed(game: Game, space: int) -> Closed | None:
    """Why the mover may not stop on a space; None if it may."""
    start = game.space_of(game.mover)
    if space <= start:
        return Closed.BEHIND
    if not game.board.ahead[start] >> space & 1:
        return Closed.BEYOND_INN
    if not game.free_ahead() >> space & 1:
        return Closed.TAKEN
    if game.mover < len(game.players):
        player = game.players[game.mover]
        if player.closed >> space & 1:
            return Closed.COMPLETE
        if not player.coins and game.board.paid >> space & 1:
            return Closed.NO_COIN
    return None


def legal_walks(game: Game) -> Choices:
    """A traveler may stop on any free space up to the next inn that is not closed to it."""
    player = game.players[game.mover]
    closed = player.closed if player.coins else player.closed | game.board.paid
    return walks(game.free_ahead() & ~closed)


def walk(game: Game, choice: Any) -> None:
    """A traveler walks and has what the space gives."""
    seat, space = game.mover, choice.space
    game.events.append(Walked(seat, game.move(space), space))
    STOP[game.board.stations[space]](game, seat)


def legal_leads(game: Game) -> Choices:
    """The neutral may stop on any free space up to the next inn."""
    return leads(game.free_ahead())


def lead(game: Game, choice: Any) -> None:
    """The neutral traveler walks; it matters only at temples and inns."""
    assert game.actor is not None
    game.events.append(Led(game.actor, game.move(choice.space), choice.space))
    station = game.board.stations[choice.space]
    if station is Station.TEMPLE:
        temple.neutral_offers(game)
    elif station is Station.INN:
        inns.neutral_arrives(game)
    game.next_turn()


Game.legal = {
    Question.TILE: departure.legal_tiles,
    Question.WALK: legal_walks,
    Question.LEAD: legal_leads,
    Question.SOUVENIRS: village.legal_purchases,
    Question.OFFERING: temple.legal_offerings,
    Question.ENCOUNTER: encounters.legal_meetings,
    Question.GUIDE: encounters.legal_guided_paintings,
    Question.PANORAMA: inns.legal_paintings,
    Question.FREE_MEAL: inns.legal_free_meals,
    Question.MEAL: inns.legal_meals,
}

Game.answers = {
    Question.TILE: departure.choose_tile,
    Question.WALK: walk,
    Question.LEAD: lead,
    Question.SOUVENIRS: village.buy,
    Question.OFFERING: temple.give,
    Question.ENCOUNTER: encounters.keep_encounter,
    Question.GUIDE: encounters.follow_guide,
    Question.PANORAMA: inns.paint_before_meal,
    Question.FREE_MEAL: inns.answer_free_meal,
    Question.MEAL: inns.answer_meal,
}
