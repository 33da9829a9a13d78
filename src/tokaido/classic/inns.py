"""The inns: arriving, hidden meals, and what some travelers do before they eat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokaido.classic.cards import DISHES, MEAL_POINTS, Dish
from tokaido.classic.choices import DECLINE, MEALS, Choices, Decline, Eat, Paint, paintings
from tokaido.classic.encounters import encounter
from tokaido.classic.events import Ate, Fasted, FreeMealRefused, MealRemoved, MealsDealt
from tokaido.classic.panoramas import paint
from tokaido.classic.player import Player, Source
from tokaido.classic.question import Question

if TYPE_CHECKING:
    from tokaido.classic.game import Game


def arrive(game: Game, seat: int) -> None:
    """The first to arrive has the meals dealt; two travelers do something before they eat."""
    deal_if_first(game)
    player = game.players[seat]
    if game.space_of(seat) != game.board.inns[-1]:
        if player.traveler.meets_at_inns:
            encounter(game, seat)
            return
        if player.traveler.paints_at_inns and paintings(player.pieces):
            game.ask(Question.PANORAMA, seat)
            return
    serve(game, seat)


def deal_if_first(game: Game) -> None:
    """Deal the meals when the mover is the first at this inn."""
    if game.arrived(game.space_of(game.mover)) == 1:
        game.table = game.meals.draw(game.setup.meals_dealt)
        game.events.append(MealsDealt(len(game.table)))


def neutral_arrives(game: Game) -> None:
    """One of the meals goes under the deck at random, unseen."""
    deal_if_first(game)
    if game.table:
        game.meals.mix(game.table, game.chance)
        game.meals.put_under([game.table.pop()])
        game.events.append(MealRemoved())


def clear_table(game: Game) -> None:
    """When all have arrived and eaten, the meals that are left go under the deck."""
    if game.table:
        game.meals.put_under(game.table, None if game.setup.keep_order_under_deck else game.chance)
        game.table = []


# Hiroshige


def legal_paintings(game: Game) -> Choices:
    """Any panorama that is not complete."""
    return paintings(game.players[game.mover].pieces)


def paint_before_meal(game: Game, choice: Paint) -> None:
    """Take a panorama piece, then eat."""
    paint(game, game.mover, choice.panorama)
    serve(game, game.mover)


# Meals


def serve(game: Game, seat: int) -> None:
    """Offer the free meal to whom it is due, or show the table."""
    if game.players[seat].traveler.free_meal:
        offer_free_meal(game, seat)
    else:
        show_table(game, seat)


def offer_free_meal(game: Game, seat: int) -> None:
    """The top card of the deck or, in two editions, one of the table's at random."""
    if game.setup.free_meal_from_table:
        game.offered = [game.table[game.chance.below(len(game.table))]] if game.table else []
    else:
        game.offered = game.meals.draw(1)
    if not game.offered:
        show_table(game, seat)
        return
    game.meals.show(1 << seat, game.offered)
    game.ask(Question.FREE_MEAL, seat)


def legal_free_meals(game: Game) -> Choices:
    """The offered meal, unless that dish was eaten before; or to leave it."""
    dish = DISHES[game.offered[0]]
    return (DECLINE,) if dish in game.players[game.mover].meals else (MEALS[dish], DECLINE)


def answer_free_meal(game: Game, choice: Eat | Decline) -> None:
    """Eat for nothing; or leave the card (under the deck, or on the table it came from) and see the table."""
    seat, [card] = game.mover, game.offered
    game.offered = []
    if isinstance(choice, Eat):
        if game.setup.free_meal_from_table:
            game.table.remove(card)
        eat(game, seat, choice.dish, 0)
        return
    if not game.setup.free_meal_from_table:
        game.meals.put_under([card])
    game.events.append(FreeMealRefused(seat))
    show_table(game, seat)


def show_table(game: Game, seat: int) -> None:
    """Let a seat look at the meals and choose."""
    game.meals.show(1 << seat, game.table)
    game.ask(Question.MEAL, seat)


def price(player: Player, dish: Dish) -> int:
    """What a dish costs this player."""
    return max(0, dish.price - player.traveler.meal_discount)


def legal_meals(game: Game) -> Choices:
    """Every dish on the table that is new to the player and within the purse; or none."""
    player = game.players[game.mover]
    dishes = sorted({DISHES[card] for card in game.table}.difference(player.meals))
    return (*[MEALS[dish] for dish in dishes if price(player, dish) <= player.coins], DECLINE)


def answer_meal(game: Game, choice: Eat | Decline) -> None:
    """Pay and eat, or go hungry."""
    seat = game.mover
    if isinstance(choice, Decline):
        game.events.append(Fasted(seat))
        game.next_turn()
        return
    game.table.remove(next(card for card in game.table if DISHES[card] is choice.dish))
    eat(game, seat, choice.dish, price(game.players[seat], choice.dish))


def eat(game: Game, seat: int, dish: Dish, paid: int) -> None:
    """Add a dish to the collection."""
    player = game.players[seat]
    player.coins -= paid
    player.meals += (dish,)
    player.points[Source.MEALS] += MEAL_POINTS
    game.events.append(Ate(seat, dish, paid, MEAL_POINTS))
    game.next_turn()
