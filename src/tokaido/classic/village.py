"""The village: souvenirs, their prices and their sets."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tokaido.classic.cards import SOUVENIRS, SOUVENIRS_OFFERED, Souvenir
from tokaido.classic.choices import Bundle, Buy, Choices, bundle, bundles
from tokaido.classic.events import Bought, Offered
from tokaido.classic.player import Player, Source
from tokaido.classic.question import Question
from tokaido.classic.travelers import Traveler
from tokaido.core.deck import EVERYONE

if TYPE_CHECKING:
    from tokaido.classic.game import Game


def village(game: Game, seat: int) -> None:
    """Lay out the top souvenirs; buy some or none."""
    game.offered = game.souvenirs.draw(SOUVENIRS_OFFERED)
    game.events.append(Offered(seat, tuple([SOUVENIRS[card] for card in game.offered])))
    game.ask(Question.SOUVENIRS, seat)


def legal_purchases(game: Game) -> Choices:
    """Whatever the purse allows, from nothing to everything."""
    player = game.players[game.mover]
    offered = tuple([SOUVENIRS[card] for card in sorted(game.offered)])
    full_price = player.traveler.cheapest_free and not game.setup.reduced_price_suffices
    return tuple(
        [
            some.buy
            for some in bundles(offered)
            if (some.price if full_price else cost(player.traveler, some)) <= player.coins
        ]
    )


def cost(traveler: Traveler, some: Bundle) -> int:
    """What a traveler pays for souvenirs bought together."""
    if traveler.dearest_for_one and some.dearest:
        return some.price - some.dearest + 1
    if traveler.cheapest_free and len(some.buy.souvenirs) > 1:
        return some.price - some.cheapest
    return some.price


def buy(game: Game, choice: Buy) -> None:
    """Pay, add the souvenirs to the collection, and put the others under the deck."""
    seat, bought = game.mover, choice.souvenirs
    player = game.players[seat]
    paid = cost(player.traveler, bundle(bought))
    player.coins -= paid
    points = sum([collect(player, souvenir) for souvenir in bought])
    game.events.append(Bought(seat, bought, paid, points))
    unsold = [card for card in game.offered if card not in bought]
    game.offered = []
    if unsold:
        game.souvenirs.show(EVERYONE, unsold)
        game.souvenirs.put_under(unsold, None if game.setup.keep_order_under_deck else game.chance)
    game.next_turn()


def worth(player: Player, souvenirs: Iterable[Souvenir]) -> int:
    """The points that souvenirs would bring."""
    twin = player.copy()
    return sum([collect(twin, souvenir) for souvenir in souvenirs])


def collect(player: Player, souvenir: Souvenir) -> int:
    """Add a souvenir to the set that is worth most for it, and return its points: 1, 3, 5 or 7."""
    families = player.families
    mine = families[souvenir.family]
    points = 1 + 2 * sum([count > mine for count in families])
    families[souvenir.family] = mine + 1
    player.souvenirs += (souvenir,)
    player.points[Source.SOUVENIRS] += points
    return points
