"""One game of Tokaido Duo: the position, whose die it is, and the questions that the rules ask.

The rules of the three characters stand in `pilgrim`, `merchant` and `artist`, the final count in `scoring`. They all
work on the public attributes of `Game` and go on by `ask` (a person must choose) or `end_move`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from math import floor
from typing import TYPE_CHECKING, Any

from tokaido.core.chance import Chance
from tokaido.core.position import Position
from tokaido.duo import artist, merchant, pilgrim, scoring
from tokaido.duo.choices import ABSTAIN, REST, SKIPS, Abstain, Choice, Choices, Roam, Skip, Travel, Walk
from tokaido.duo.events import (
    ROLLED,
    Event,
    Feat,
    LaidOut,
    LastRound,
    PutBackSpring,
    Skipped,
    UsedSpring,
    abstained,
)
from tokaido.duo.island import STARTS
from tokaido.duo.pieces import (
    ARTIST,
    GOODS,
    GREEN_WORKS,
    MERCHANT,
    PILGRIM,
    TOKENS,
    VIOLET_WORKS,
    Character,
    Symbol,
    Token,
    Wave,
)
from tokaido.duo.player import Player
from tokaido.duo.question import AGAIN, DIE, KEEP, OVER, RETURN, Question
from tokaido.duo.reconstruction import DICE
from tokaido.duo.sight import Sight, dealt_anew, has_shown, sight_of

if TYPE_CHECKING:
    from tokaido.duo.setup import Deal, SetUp

ALL_DICE = tuple(Character)
SIDES = len(DICE[PILGRIM])
"""How many sides each die has."""
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
        "taken",
        "tokens",
        "waves",
    )

    over = OVER

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
        self.taken: tuple[Character, ...] = ()
        """The others, in the order in which they were taken: by the first seat, the other, and the first again."""
        self.mover = 0
        """The seat whose die it is."""
        self.character = PILGRIM
        """Whose die was taken last."""
        self.abstaining = False
        self.second = False
        """Whether this is the second move with one die."""
        self.just_won = False
        """Whether the hot spring token was won by this die."""
        self.ending = False
        """Whether this round is the last."""
        self.events.append(LaidOut(self.tokens, self.waves))
        self._next_round()
        self.opening = tuple(self.events)

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
        twin.taken = self.taken
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
        return scoring.outcome(self) if self.question is OVER else None

    # What the rules in the other modules use:

    def end_move(self) -> None:
        """After a move and its action: once more by the hot spring token, if that is wanted, or on to the next die."""
        if self.second:
            self.spring = None
            self.events.append(PutBackSpring())
        elif self.spring == self.mover and not self.just_won:
            self.abstaining = False
            if moves(self, self.character):
                self.ask(AGAIN, self.mover)
                return
        self.next_die()

    def next_die(self) -> None:
        """Let the next seat take a die, or begin a round, or end the game."""
        left = self.left = without(self.left, self.character)
        self.taken += (self.character,)
        self.abstaining = self.second = self.just_won = False
        if left:
            self.mover = seat = self.first if len(left) == 1 else 1 - self.first
            self.ask(DIE, seat)
        elif self.ending:
            scoring.finish(self)
        else:
            self._next_round()

    def _next_round(self) -> None:
        """The other seat rolls the dice and has the first and the last of them."""
        self.round += 1
        self.first = self.mover = 1 - self.first
        walk, travel, roam = self.chance.numbers(len(DICE))
        roll = ROLLED[self.first][floor(walk * SIDES)][floor(travel * SIDES)][floor(roam * SIDES)]
        self.events.append(roll)
        self.dice, self.left, self.taken = roll.dice, ALL_DICE, ()
        self.ask(DIE, self.first)

    def bring_end(self, seat: int, feat: Feat) -> None:
        """Make this round the last."""
        if not self.ending:
            self.ending = True
            self.events.append(LastRound(seat, feat))


ONLY_MOVING = (ABSTAIN,)
MOVES: Mapping[Character, Callable[[Game, Player, Player, int], Choices]] = {
    PILGRIM: pilgrim.legal_walks,
    MERCHANT: merchant.legal_travels,
    ARTIST: artist.legal_roams,
}
ACTS: Mapping[type, Callable[[Game, Player, Any], bool]] = {
    Walk: pilgrim.does_something,
    Travel: merchant.does_something,
    Roam: artist.does_something,
}
"""Whether a move comes with an action."""


def moves(game: Game, character: Character) -> Choices:
    """What can be done with a die."""
    seat = game.mover
    return MOVES[character](game, game.players[seat], game.players[1 - seat], game.dice[character])


def with_abstain(game: Game, player: Player, found: Choices) -> Choices:
    """Moves, and the wish to do nothing on arrival if there is anything to do."""
    for choice in reversed(found):
        if ACTS[type(choice)](game, player, choice):
            return found + ONLY_MOVING
    return found


def legal_dice(game: Game) -> Choices:
    """Every move of every die that is left; if nothing can be moved by any, to skip one of them."""
    seat, dice = game.mover, game.dice
    player, rival = game.players[seat], game.players[1 - seat]
    found: Choices = ()
    for character in game.left:
        found += MOVES[character](game, player, rival, dice[character])
    if found:
        return found if game.abstaining else with_abstain(game, player, found)
    return tuple([SKIPS[character] for character in game.left])


def legal_again(game: Game) -> Choices:
    """The same die once more, or not; once the token is used there is no way back."""
    found = moves(game, game.character)
    return found if game.second else (REST, *with_abstain(game, game.players[game.mover], found))


def take(game: Game, choice: Any) -> None:
    """Do what a die is taken for."""
    PLAY[type(choice)](game, choice)


def abstain(game: Game, _choice: Abstain) -> None:
    """Only the move counts."""
    game.abstaining = True
    game.events.append(abstained(game.mover))
    game.ask(game.question, game.mover)


def skip(game: Game, choice: Skip) -> None:
    """Take a die for nothing."""
    game.character = choice.character
    game.events.append(Skipped(game.mover, choice.character))
    game.next_die()


def take_again(game: Game, choice: Any) -> None:
    """Use the hot spring token, or keep it."""
    if choice == REST:
        game.next_die()
        return
    if not game.second:
        game.second = True
        game.events.append(UsedSpring(game.mover))
    take(game, choice)


PLAY: Mapping[type, Callable[[Game, Any], None]] = {
    Walk: pilgrim.walk,
    Travel: merchant.travel,
    Roam: artist.roam,
    Abstain: abstain,
    Skip: skip,
}

Game.legal = {
    DIE: legal_dice,
    AGAIN: legal_again,
    KEEP: merchant.legal_keeps,
    RETURN: pilgrim.legal_returns,
}
Game.answers = {
    DIE: take,
    AGAIN: take_again,
    KEEP: merchant.keep,
    RETURN: pilgrim.put_back,
}
