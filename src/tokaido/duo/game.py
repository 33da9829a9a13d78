"""One game of Tokaido Duo: the position, whose die it is, and the questions that the rules ask.

The rules of the three characters stand in `pilgrim`, `merchant` and `artist`, the final count in `scoring`. They all
work on the public attributes of `Game` and go on by `ask` (a person must choose) or `end_move`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from tokaido.core.chance import Chance
from tokaido.core.position import Position
from tokaido.duo import artist, merchant, pilgrim, scoring
from tokaido.duo.choices import ABSTAIN, REST, SKIPS, Abstain, Choice, Choices, Roam, Skip, Travel, Walk
from tokaido.duo.events import (
    Abstained,
    Event,
    Feat,
    LaidOut,
    LastRound,
    PutBackSpring,
    Rolled,
    Skipped,
    UsedSpring,
)
from tokaido.duo.island import STARTS
from tokaido.duo.pieces import GOODS, GREEN_WORKS, TOKENS, VIOLET_WORKS, Character, Symbol, Token, Wave
from tokaido.duo.player import Player
from tokaido.duo.question import Question
from tokaido.duo.reconstruction import DICE
from tokaido.duo.sight import Sight, dealt_anew, has_shown, sight_of

if TYPE_CHECKING:
    from tokaido.duo.setup import Deal, SetUp

ALL_DICE = tuple(Character)
LAST_SEAT = 1
"""Every round the other seat begins, so before the first one it is this seat's."""


@cache
def without(dice: tuple[Character, ...], taken: Character) -> tuple[Character, ...]:
    """The dice that are left when one is taken."""
    return tuple(die for die in dice if die is not taken)


class Game(Position[Question, Choice, Event]):
    """A position that changes as choices are played."""

    __slots__ = (
        "abstaining",
        "bag",
        "chance",
        "character",
        "dice",
        "ending",
        "first",
        "just_won",
        "left",
        "mover",
        "players",
        "round",
        "second",
        "setup",
        "shore",
        "spring",
        "tokens",
        "waves",
    )

    over = Question.OVER

    def __init__(self, setup: SetUp, seed: int, deal: Deal) -> None:
        super().__init__()
        self.setup = setup
        self.chance = Chance(seed)
        self.tokens: tuple[Token, ...] = self._dealt(deal.tokens, TOKENS)
        """The trade token of each coastal town."""
        self.waves = deal.waves or tuple(Wave(2 * character + self.chance.below(2)) for character in Character)
        """The faces of the wave tokens that are up in this game."""
        violet, green = self._dealt(deal.violet, VIOLET_WORKS), self._dealt(deal.green, GREEN_WORKS)
        works: tuple[tuple[Symbol, ...], ...] = (green, violet) if setup.green_first else (violet, green)
        self.players = [Player(start, mine) for start, mine in zip(STARTS, works, strict=True)]
        self.shore = sum(1 << wave for wave in self.waves)
        """The set of wave tokens on the board."""
        self.spring: int | None = None
        """Who has the hot spring token; None: it lies on the board."""
        self.bag: tuple[int, ...] = GOODS
        self.round = 0
        self.first = LAST_SEAT
        """The seat that rolls in this round and plays the first and the last die."""
        self.dice: tuple[int, ...] = ()
        self.left: tuple[Character, ...] = ()
        """The dice that nobody has played out in this round."""
        self.mover = 0
        """The seat whose die it is."""
        self.character = Character.PILGRIM
        """Whose die was taken last."""
        self.abstaining = False
        self.second = False
        """Whether this is the second move with one die."""
        self.just_won = False
        """Whether the hot spring token was won by this die."""
        self.ending = False
        """Whether this round is the last."""
        self.tell(LaidOut(self.tokens, self.waves))
        self._next_round()
        self.opening = tuple(self._events)

    def _dealt(self, given: tuple[Any, ...] | None, box: Sequence[Any]) -> tuple[Any, ...]:
        if given is not None:
            return given
        items = list(box)
        self.chance.shuffle(items)
        return tuple(items)

    def copy(self) -> Game:
        """The same position, sharing nothing that can change."""
        twin = Game.__new__(Game)
        twin.setup = self.setup
        twin.chance = self.chance.copy()
        twin.tokens = self.tokens
        twin.waves = self.waves
        twin.players = [player.copy() for player in self.players]
        twin.shore = self.shore
        twin.spring = self.spring
        twin.bag = self.bag
        twin.round = self.round
        twin.first = self.first
        twin.dice = self.dice
        twin.left = self.left
        twin.mover = self.mover
        twin.character = self.character
        twin.abstaining = self.abstaining
        twin.second = self.second
        twin.just_won = self.just_won
        twin.ending = self.ending
        twin._like(self)
        return twin

    def seen_by(self, seat: int) -> Sight:
        """All that a seat may know."""
        return sight_of(self, seat)

    def redeal(self, seat: int, chance: Chance) -> Game:
        """A copy in which everything that the seat cannot know is dealt anew."""
        return dealt_anew(self, seat, chance)

    def has_shown_since(self, before: Game) -> bool:
        """Whether dice were rolled, goods drawn or works turned since an earlier position of this game."""
        return has_shown(before, self)

    def outcome(self) -> scoring.Outcome | None:
        """The final count; None while the game goes on."""
        return scoring.outcome(self) if self.question is Question.OVER else None

    # What the rules in the other modules use:

    def end_move(self) -> None:
        """After a move and its action: once more by the hot spring token, if that is wanted, or on to the next die."""
        if self.second:
            self.spring = None
            self.tell(PutBackSpring())
        elif self.spring == self.mover and not self.just_won:
            self.abstaining = False
            if moves(self, self.character):
                self.ask(Question.AGAIN, self.mover)
                return
        self.next_die()

    def next_die(self) -> None:
        """Let the next seat take a die, or begin a round, or end the game."""
        self.left = without(self.left, self.character)
        self.abstaining = self.second = self.just_won = False
        if self.left:
            self.mover = self.first if len(self.left) == 1 else 1 - self.first
            self.ask(Question.DIE, self.mover)
        elif self.ending:
            scoring.finish(self)
        else:
            self._next_round()

    def _next_round(self) -> None:
        """The other seat rolls the dice and has the first and the last of them."""
        self.round += 1
        self.first = self.mover = 1 - self.first
        numbers = self.chance.numbers(len(DICE))
        self.dice = tuple([faces[int(number * len(faces))] for faces, number in zip(DICE, numbers, strict=True)])
        self.left = ALL_DICE
        self.tell(Rolled(self.first, self.dice))
        self.ask(Question.DIE, self.first)

    def bring_end(self, seat: int, feat: Feat) -> None:
        """Make this round the last."""
        if not self.ending:
            self.ending = True
            self.tell(LastRound(seat, feat))


MOVES: Mapping[Character, Callable[[Game, Player, Player, int], Sequence[Choice]]] = {
    Character.PILGRIM: pilgrim.legal_walks,
    Character.MERCHANT: merchant.legal_travels,
    Character.ARTIST: artist.legal_roams,
}
ACTS: Mapping[type, Callable[[Game, Player, Any], bool]] = {
    Walk: pilgrim.does_something,
    Travel: merchant.does_something,
    Roam: artist.does_something,
}
"""Whether a move comes with an action."""


def moves(game: Game, character: Character) -> Sequence[Choice]:
    """What can be done with a die."""
    seat = game.mover
    return MOVES[character](game, game.players[seat], game.players[1 - seat], game.dice[character])


def with_abstain(game: Game, found: Choices) -> Choices:
    """Moves, and the wish to do nothing on arrival if there is anything to do."""
    if game.abstaining:
        return found
    player = game.players[game.mover]
    for choice in reversed(found):
        if ACTS[type(choice)](game, player, choice):
            return (*found, ABSTAIN)
    return found


def legal_dice(game: Game) -> Choices:
    """Every move of every die that is left; if nothing can be moved by any, to skip one of them."""
    seat, dice = game.mover, game.dice
    player, rival = game.players[seat], game.players[1 - seat]
    found: list[Choice] = []
    for character in game.left:
        found += MOVES[character](game, player, rival, dice[character])
    return with_abstain(game, tuple(found)) if found else tuple([SKIPS[character] for character in game.left])


def legal_again(game: Game) -> Choices:
    """The same die once more, or not; once the token is used there is no way back."""
    found = tuple(moves(game, game.character))
    return found if game.second else (REST, *with_abstain(game, found))


def take(game: Game, choice: Any) -> None:
    """Do what a die is taken for."""
    PLAY[type(choice)](game, choice)


def abstain(game: Game, _choice: Abstain) -> None:
    """Only the move counts."""
    game.abstaining = True
    game.tell(Abstained(game.mover))
    game.ask(game.question, game.mover)


def skip(game: Game, choice: Skip) -> None:
    """Take a die for nothing."""
    game.character = choice.character
    game.tell(Skipped(game.mover, choice.character))
    game.next_die()


def take_again(game: Game, choice: Any) -> None:
    """Use the hot spring token, or keep it."""
    if choice == REST:
        game.next_die()
        return
    if not game.second:
        game.second = True
        game.tell(UsedSpring(game.mover))
    take(game, choice)


PLAY: Mapping[type, Callable[[Game, Any], None]] = {
    Walk: pilgrim.walk,
    Travel: merchant.travel,
    Roam: artist.roam,
    Abstain: abstain,
    Skip: skip,
}

Game.legal = {
    Question.DIE: legal_dice,
    Question.AGAIN: legal_again,
    Question.KEEP: merchant.legal_keeps,
    Question.RETURN: pilgrim.legal_returns,
}
Game.answers = {
    Question.DIE: take,
    Question.AGAIN: take_again,
    Question.KEEP: merchant.keep,
    Question.RETURN: pilgrim.put_back,
}
