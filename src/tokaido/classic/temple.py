"""The temple: coins offered along the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokaido.classic.choices import GIFTS, Choices, Give
from tokaido.classic.events import Gave, NeutralGave
from tokaido.classic.player import Player, Source
from tokaido.classic.question import Question

if TYPE_CHECKING:
    from tokaido.classic.game import Game


def temple(game: Game, seat: int) -> None:
    """Offer coins."""
    game.ask(Question.OFFERING, seat)


def legal_offerings(game: Game) -> Choices:
    """One to three coins of one's own."""
    return GIFTS[: game.players[game.mover].coins]


def give(game: Game, choice: Give) -> None:
    """Every coin offered is a point, also one that the bank adds by a traveler's power."""
    seat = game.mover
    player = game.players[seat]
    player.coins -= choice.coins
    gift = player.traveler.temple_gift
    offer(player, choice.coins + gift)
    game.events.append(Gave(seat, choice.coins, gift))
    game.next_turn()


def offer(player: Player, coins: int) -> None:
    """Put coins on a player's pile at the temple."""
    player.offering += coins
    player.points[Source.OFFERINGS] += coins


def neutral_offers(game: Game) -> None:
    """A bank coin goes on the neutral's pile."""
    game.neutral_offering += 1
    game.events.append(NeutralGave())
