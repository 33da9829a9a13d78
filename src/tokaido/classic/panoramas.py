"""Panoramas, painted piece by piece, and the achievements for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokaido.classic.board import PIECES, Panorama
from tokaido.classic.cards import ACHIEVEMENT_POINTS, Achievement
from tokaido.classic.events import Achieved, Painted
from tokaido.classic.player import Source

if TYPE_CHECKING:
    from tokaido.classic.game import Game


def stop_for_view(kind: Panorama, game: Game, seat: int) -> None:
    """Stop for a view."""
    paint(game, seat, kind)
    game.next_turn()


def paint(game: Game, seat: int, kind: Panorama) -> None:
    """Take the next piece of a panorama, worth its number; the first to complete one has its achievement."""
    player = game.players[seat]
    player.pieces[kind] = piece = player.pieces[kind] + 1
    player.points[kind] += piece
    game.events.append(Painted(seat, kind, piece))
    if piece == PIECES[kind]:
        player.closed |= game.board.of[kind]
        if not game.claimed >> kind & 1:
            game.claimed |= 1 << kind
            award(game, seat, Achievement(kind))


def award(game: Game, seat: int, achievement: Achievement) -> None:
    """Hand out an achievement card."""
    player = game.players[seat]
    player.achievements += (achievement,)
    player.points[Source.ACHIEVEMENTS] += ACHIEVEMENT_POINTS
    player.points[Source.TRAVELER] += player.traveler.bonus
    game.events.append(Achieved(seat, achievement, ACHIEVEMENT_POINTS, player.traveler.bonus))
