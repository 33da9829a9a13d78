"""What a seat may know, and a deal of everything that it may not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tokaido.classic.cards import DISHES, ENCOUNTERS, SOUVENIRS, Dish, Encounter, Souvenir
from tokaido.classic.choices import Choices
from tokaido.classic.player import Player
from tokaido.classic.question import Question
from tokaido.classic.travelers import TILES, Traveler

if TYPE_CHECKING:
    from tokaido.classic.game import Game
    from tokaido.core.chance import Chance
    from tokaido.core.deck import Deck

Faces = tuple[tuple[int, ...] | None, ...]
"""For each hidden card, top first, what it may be as far as a seat can tell; None: it may be any unseen one."""


@dataclass(frozen=True)
class Collection:
    """What everybody sees of a player."""

    traveler: Traveler
    coins: int
    offering: int
    pieces: tuple[int, ...]
    souvenirs: tuple[Souvenir, ...]
    meals: tuple[Dish, ...]
    encounters: tuple[Encounter, ...]
    springs: tuple[int, ...]
    achievements: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True)
class Sight:
    """The game as one seat knows it."""

    seat: int
    question: Question
    actor: int | None
    mover: int
    choices: Choices | None
    """The seat's own choices, or those that everybody can work out; None when they would show hidden cards."""
    places: tuple[int, ...]
    collections: tuple[Collection, ...]
    neutral_offering: int
    claimed: int
    tiles: tuple[Traveler, ...]
    """The two tiles dealt to this seat, while it has not chosen yet."""
    offered: tuple[int, ...] | None
    """The cards that the question is about; None when another seat alone sees them."""
    table: Faces
    """The meals at the inn."""
    souvenir_deck: Faces
    meal_deck: Faces
    encounter_deck: Faces
    springs_left: int


PRIVATE = {Question.TILE, Question.ENCOUNTER, Question.FREE_MEAL, Question.MEAL}
"""Questions that may be for the eyes of one seat alone."""


def is_private(game: Game) -> bool:
    """Whether the question shows cards that only the seat to act may see."""
    return game.question in PRIVATE and not (game.question is Question.TILE and game.setup.free_travelers)


def has_shown(before: Game, after: Game) -> bool:
    """Whether a card was drawn, or looked at by somebody, between two positions of a game."""
    pairs = zip(decks(before), decks(after), strict=True)
    return any(len(new) < len(old) or new.looks > old.looks for old, new in pairs)


def decks(game: Game) -> tuple[Deck, ...]:
    """Everything that is drawn from on the road."""
    return game.souvenirs, game.meals, game.encounters, game.springs


def free_meal(game: Game) -> list[int]:
    """The meal offered for nothing, while it lies neither on the table nor in the deck."""
    return game.offered if game.question is Question.FREE_MEAL and not game.setup.free_meal_from_table else []


OFFERED_FROM: dict[Question, Sequence[int]] = {Question.ENCOUNTER: ENCOUNTERS, Question.FREE_MEAL: DISHES}


def sight_of(game: Game, seat: int) -> Sight:
    """The game with all that the seat cannot know left out."""
    hidden = is_private(game) and seat != game.actor
    on_table, between = len(game.table), free_meal(game)
    meals = faces(game.meals.known(seat, game.table + between + game.meals.cards), DISHES)
    offered = [OFFERED_FROM.get(game.question, SOUVENIRS)[card] for card in game.offered]
    return Sight(
        seat=seat,
        question=game.question,
        actor=game.actor,
        mover=game.mover,
        choices=None if hidden else game.choices(),
        places=tuple(game.places),
        collections=tuple(collection(player) for player in game.players),
        neutral_offering=game.neutral_offering,
        claimed=game.claimed,
        tiles=tuple(TILES[card] for card in sorted(own_tiles(game, seat))),
        offered=None if hidden and offered else tuple(offered),
        table=meals[:on_table],
        souvenir_deck=game.souvenirs.known(seat, game.souvenirs.cards),
        meal_deck=meals[on_table + len(between) :],
        encounter_deck=faces(game.encounters.known(seat, game.encounters.cards), ENCOUNTERS),
        springs_left=len(game.springs),
    )


def faces(known: Faces, box: Sequence[int]) -> Faces:
    """Card numbers as what stands on the cards."""
    return tuple(None if cards is None else tuple(sorted(int(box[card]) for card in cards)) for cards in known)


def own_tiles(game: Game, seat: int) -> list[int]:
    """The tiles that a seat still has to choose from."""
    waiting = game.question is Question.TILE and game.actor is not None and seat >= game.actor
    return game.tiles.cards[2 * seat : 2 * seat + 2] if waiting and not game.setup.free_travelers else []


def collection(player: Player) -> Collection:
    """A player's collection as a value."""
    return Collection(
        traveler=player.traveler,
        coins=player.coins,
        offering=player.offering,
        pieces=tuple(player.pieces),
        souvenirs=player.souvenirs,
        meals=player.meals,
        encounters=player.encounters,
        springs=player.springs,
        achievements=player.achievements,
        points=tuple(player.points),
    )


def dealt_anew(game: Game, seat: int, chance: Chance) -> Game:
    """A copy with every card that the seat cannot tell from others dealt anew, and a new future."""
    twin = game.copy()
    twin.chance = chance.fork()
    twin.souvenirs.cards = twin.souvenirs.redeal(seat, twin.souvenirs.cards, chance)
    twin.springs.cards.sort()
    chance.shuffle(twin.springs.cards)
    redeal_meals(twin, seat, chance)
    redeal_encounters(twin, seat, chance)
    redeal_tiles(twin, seat, chance)
    if twin.question is Question.TILE:
        twin.given_order = None
    return twin


def redeal_meals(game: Game, seat: int, chance: Chance) -> None:
    """Meals are hidden on the table, in the deck and, offered for nothing, in between."""
    between = free_meal(game)
    dealt = game.meals.redeal(seat, game.table + between + game.meals.cards, chance)
    on_table, not_in_deck = len(game.table), len(game.table) + len(between)
    game.table, game.meals.cards = dealt[:on_table], dealt[not_in_deck:]
    if between:
        game.offered = dealt[on_table:not_in_deck]
    elif game.question is Question.FREE_MEAL and seat != game.actor:
        game.offered = [game.table[chance.below(on_table)]]


def redeal_encounters(game: Game, seat: int, chance: Chance) -> None:
    """Encounters are hidden in the deck and, for others, while somebody chooses between two."""
    offered = game.offered if game.question is Question.ENCOUNTER else []
    dealt = game.encounters.redeal(seat, offered + game.encounters.cards, chance)
    game.encounters.cards = dealt[len(offered) :]
    if offered:
        game.offered = dealt[: len(offered)]


def redeal_tiles(game: Game, seat: int, chance: Chance) -> None:
    """Tiles of others are hidden until they have chosen; what they left stays hidden for ever."""
    known = {player.traveler.number for player in game.players}
    known.update(game.tiles.cards[2 * seat : 2 * seat + 2])
    tiles = game.tiles.copy()
    places = [place for place, card in enumerate(tiles.cards) if card not in known]
    hidden = sorted([tiles.cards[place] for place in places])
    chance.shuffle(hidden)
    for place, card in zip(places, hidden, strict=True):
        tiles.cards[place] = card
    game.tiles = tiles
