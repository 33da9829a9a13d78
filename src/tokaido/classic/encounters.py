"""Encounters: five kinds of people, the guide in three."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tokaido.classic.board import PIECES, Panorama
from tokaido.classic.cards import ENCOUNTERS, KUGE_COINS, SAMURAI_POINTS, SOUVENIRS, Encounter
from tokaido.classic.choices import DECLINE, MEETINGS, Choices, Decline, Meet, Paint, paintings
from tokaido.classic.events import Declined, Greeted, Met, NothingGiven, Received
from tokaido.classic.panoramas import paint
from tokaido.classic.player import Player, Source
from tokaido.classic.question import Question
from tokaido.classic.temple import offer
from tokaido.classic.village import collect

if TYPE_CHECKING:
    from tokaido.classic.game import Game


def encounter(game: Game, seat: int) -> None:
    """Draw a card, or two to keep one."""
    player = game.players[seat]
    gift = player.traveler.encounter_gift
    if gift:
        player.coins += gift
        player.points[Source.TRAVELER] += gift
        game.events.append(Greeted(seat, gift))
    drawn = game.encounters.draw(player.traveler.encounters_seen)
    if len(drawn) == 1:
        meet(game, seat, ENCOUNTERS[drawn[0]])
        return
    game.offered = drawn
    game.encounters.show(1 << seat, drawn)
    game.ask(Question.ENCOUNTER, seat)


def legal_meetings(game: Game) -> Choices:
    """Either of the two cards; two of a kind are one choice."""
    return tuple(MEETINGS[kind] for kind in sorted({ENCOUNTERS[card] for card in game.offered}))


def keep_encounter(game: Game, choice: Meet) -> None:
    """Keep one card; the other goes under the deck unseen by the others."""
    kept = next(card for card in game.offered if ENCOUNTERS[card] is choice.encounter)
    game.encounters.put_under([card for card in game.offered if card != kept])
    game.offered = []
    meet(game, game.mover, choice.encounter)


def meet(game: Game, seat: int, card: Encounter) -> None:
    """Add the card to the collection and have its effect."""
    player = game.players[seat]
    player.encounters += (card,)
    if card.guide_to is not None:
        game.events.append(Met(seat, card, 0, 0))
        guide(game, seat, card.guide_to)
        return
    MEETING[card](game, seat, player)
    game.go_on()


def shokunin(game: Game, seat: int, player: Player) -> None:
    """The merchant gives the top souvenir."""
    game.events.append(Met(seat, Encounter.SHOKUNIN, 0, 0))
    drawn = game.souvenirs.draw(1)
    if drawn:
        souvenir = SOUVENIRS[drawn[0]]
        game.events.append(Received(seat, souvenir, collect(player, souvenir)))
    else:
        game.events.append(NothingGiven(seat, Encounter.SHOKUNIN))


def samurai(game: Game, seat: int, player: Player) -> None:
    """The samurai is worth points."""
    player.points[Source.ENCOUNTERS] += SAMURAI_POINTS
    game.events.append(Met(seat, Encounter.SAMURAI, SAMURAI_POINTS, 0))


def kuge(game: Game, seat: int, player: Player) -> None:
    """The noble gives coins."""
    player.coins += KUGE_COINS
    game.events.append(Met(seat, Encounter.KUGE, 0, KUGE_COINS))


def miko(game: Game, seat: int, player: Player) -> None:
    """The priestess has the bank offer a coin for the player."""
    offer(player, 1)
    game.events.append(Met(seat, Encounter.MIKO, 1, 0))


def guide(game: Game, seat: int, kind: Panorama) -> None:
    """The guide shows the next piece of a panorama; of another, if wanted, when it is complete."""
    player = game.players[seat]
    if player.pieces[kind] < PIECES[kind]:
        paint(game, seat, kind)
    elif paintings(player.pieces):
        game.ask(Question.GUIDE, seat)
        return
    else:
        game.events.append(NothingGiven(seat, player.encounters[-1]))
    game.go_on()


def legal_guided_paintings(game: Game) -> Choices:
    """Any panorama that is not complete, or none."""
    return (*paintings(game.players[game.mover].pieces), DECLINE)


def follow_guide(game: Game, choice: Paint | Decline) -> None:
    """Paint another panorama, or not."""
    if isinstance(choice, Paint):
        paint(game, game.mover, choice.panorama)
    else:
        game.events.append(Declined(game.mover))
    game.go_on()


MEETING: dict[Encounter, Callable[[Game, int, Player], None]] = {
    Encounter.SHOKUNIN: shokunin,
    Encounter.SAMURAI: samurai,
    Encounter.KUGE: kuge,
    Encounter.MIKO: miko,
}
