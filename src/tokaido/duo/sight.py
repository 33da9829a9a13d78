"""What a seat may know, and a deal of everything that it may not.

Only works that lie face down, the future dice and the draws from the bag are hidden, and from both players alike.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tokaido.duo.choices import Choices
from tokaido.duo.pieces import Character, Symbol, Token
from tokaido.duo.player import Player
from tokaido.duo.question import Question

if TYPE_CHECKING:
    from tokaido.core.chance import Chance
    from tokaido.duo.game import Game


@dataclass(frozen=True)
class Boards:
    """What everybody sees of a player."""

    pilgrim: int
    merchant: int
    artist: int
    temple: int
    garden: int
    goods: tuple[int, ...]
    coins: int
    plaques: int
    offered: int
    painted: tuple[Symbol, ...]
    """The works that lie face up, the oldest first."""
    unpainted: tuple[Symbol, ...]
    """What lies face down, as a group: its order is hidden, its faces can be worked out."""
    waves: int


@dataclass(frozen=True)
class Sight:
    """The game as one seat knows it."""

    seat: int
    question: Question
    actor: int | None
    mover: int
    choices: Choices
    round: int
    first: int
    dice: tuple[int, ...]
    left: tuple[Character, ...]
    taken: tuple[Character, ...]
    character: Character
    abstaining: bool
    second: bool
    just_won: bool
    tokens: tuple[Token, ...]
    shore: int
    spring: int | None
    bag: tuple[int, ...]
    ending: bool
    boards: tuple[Boards, ...]


def sight_of(game: Game, seat: int) -> Sight:
    """The game with all that the seat cannot know left out."""
    return Sight(
        seat=seat,
        question=game.question,
        actor=game.actor,
        mover=game.mover,
        choices=game.choices(),
        round=game.round,
        first=game.first,
        dice=game.dice,
        left=game.left,
        taken=game.taken,
        character=game.character,
        abstaining=game.abstaining,
        second=game.second,
        just_won=game.just_won,
        tokens=game.tokens,
        shore=game.shore,
        spring=game.spring,
        bag=game.bag,
        ending=game.ending,
        boards=tuple(boards(player) for player in game.players),
    )


def boards(player: Player) -> Boards:
    """A player's places and boards as a value."""
    return Boards(
        pilgrim=player.pilgrim,
        merchant=player.merchant,
        artist=player.artist,
        temple=player.temple,
        garden=player.garden,
        goods=player.goods,
        coins=player.coins,
        plaques=player.plaques,
        offered=player.offered,
        painted=player.works[player.offered : player.painted],
        unpainted=tuple(sorted(player.works[player.painted :])),
        waves=player.waves,
    )


def has_shown(before: Game, after: Game) -> bool:
    """Whether chance was asked, or a work turned, between two positions of a game."""
    pairs = zip(before.players, after.players, strict=True)
    return after.chance.asked > before.chance.asked or any(new.painted > old.painted for old, new in pairs)


def dealt_anew(game: Game, _seat: int, chance: Chance) -> Game:
    """A copy with a new order of the works that lie face down, and a new future; the same for both seats."""
    twin = game.copy()
    twin.chance = chance.fork()
    for player in twin.players:
        hidden = sorted(player.works[player.painted :])
        chance.shuffle(hidden)
        player.works = (*player.works[: player.painted], *hidden)
    return twin
