"""Cards as small pictures with words, for every kind of thing a traveler may choose or own."""

from __future__ import annotations

from typing import Any

from tokaido.classic import choices as ask
from tokaido.classic.board import Panorama
from tokaido.classic.cards import MEAL_POINTS, Achievement, Dish, Encounter, Souvenir
from tokaido.classic.choices import Choice, bundle
from tokaido.classic.inns import price
from tokaido.classic.question import Question
from tokaido.classic.travelers import Traveler
from tokaido.classic.village import cost, worth
from tokaido.view import art, names
from tokaido.view.amounts import card, choice_card, coin, deal, points
from tokaido.view.language import mark
from tokaido.view.markup import Markup, join
from tokaido.view.powers import POWERS, full_name
from tokaido.view.scene import Scene

EFFECTS = {
    Encounter.SHOKUNIN: mark("Gives you the top souvenir of the deck."),
    Encounter.SAMURAI: mark("Brings 3 points."),
    Encounter.KUGE: mark("Gives you 3 coins."),
    Encounter.MIKO: mark("Offers a coin for you at the temple, for 1 point."),
    Encounter.ANNAIBITO_PADDY: mark("Shows you the next piece of the paddies."),
    Encounter.ANNAIBITO_MOUNTAIN: mark("Shows you the next piece of the mountain."),
    Encounter.ANNAIBITO_SEA: mark("Shows you the next piece of the sea."),
}


def option(scene: Scene, choice: Choice) -> Markup:
    """A choice as a card to pick."""
    return choice_card(scene, choice, *describe(scene, choice))


def describe(scene: Scene, choice: Choice) -> tuple[Markup, str, list[str | Markup]]:
    """Picture, title and lines of a choice."""
    say, game = scene.say, scene.game
    player = game.players[min(game.mover, len(game.players) - 1)]
    match choice:
        case ask.Become(traveler):
            return portrait(traveler), full_name(traveler, say), [coin(traveler.coins), say(POWERS[traveler])]
        case ask.Give(coins):
            gift = player.traveler.temple_gift
            return art.picture(art.offering(), "24 24"), scene.teller.coins(coins), [points(coins + gift, "+")]
        case ask.Meet(encounter):
            return encounter_picture(encounter), say(names.ENCOUNTERS[encounter]), [say(EFFECTS[encounter])]
        case ask.Paint(panorama):
            return paint_option(scene, player.pieces[panorama], panorama)
        case ask.Eat(dish):
            paid = 0 if game.question is Question.FREE_MEAL else price(player, dish)
            return dish_picture(dish), names.card(dish), [say(names.MEALS[dish]), deal(paid, MEAL_POINTS)]
        case _:
            return art.picture(art.neutral_crest(), "24 24"), decline_title(scene), []


def decline_title(scene: Scene) -> str:
    """What saying no is called here."""
    titles = {
        Question.MEAL: scene.say("Eat nothing"),
        Question.FREE_MEAL: scene.say("Leave it and see the table"),
        Question.GUIDE: scene.say("No other view"),
    }
    return titles.get(scene.game.question, scene.say("Nothing"))


def paint_option(scene: Scene, pieces: int, panorama: Panorama) -> tuple[Markup, str, list[str | Markup]]:
    """The next piece of a panorama."""
    say = scene.say
    progress = say("Piece {piece} of {size}", piece=pieces + 1, size=panorama.size)
    return (
        scroll(scene, panorama, pieces, "option"),
        say(names.PANORAMAS[panorama]),
        [progress, points(pieces + 1, "+")],
    )


def souvenir(scene: Scene, thing: Souvenir) -> Markup:
    """A souvenir in a village: in the basket or not, and within the purse or not."""
    player = scene.game.players[scene.game.mover]
    picked = thing in scene.souvenirs
    more = tuple(sorted({*scene.souvenirs, thing}))
    possible = picked or any(set(more) <= set(choice.souvenirs) for choice in purchases(scene))
    gain = worth(player, more) - worth(player, scene.souvenirs)
    return card(
        souvenir_picture(thing),
        names.card(thing),
        [
            scene.say(names.THINGS[thing]),
            scene.say(names.FAMILIES[thing.family]),
            deal(thing.price, gain) if not picked else join([coin(thing.price), scene.say("in the basket")]),
        ],
        class_="card picked" if picked else "card",
        id=f"souvenir-{thing.name}",
        aria_pressed="true" if picked else "false",
        aria_disabled=None if possible else "true",
        data_act="basket" if possible else None,
        data_value=thing.name,
        data_turn=scene.turn,
    )


def purchases(scene: Scene) -> list[Any]:
    """The legal purchases."""
    return [choice for choice in scene.game.choices() if isinstance(choice, ask.Buy)]


def basket_cost(scene: Scene) -> tuple[int, int]:
    """What the basket costs, and the points it brings."""
    player = scene.game.players[scene.game.mover]
    return cost(player.traveler, bundle(scene.souvenirs)), worth(player, scene.souvenirs)


def portrait(traveler: Traveler) -> Markup:
    """A traveler's picture."""
    return art.picture(art.portrait(traveler), "64 64")


def encounter_picture(encounter: Encounter) -> Markup:
    """Somebody met on the road."""
    return art.picture(art.encounter(encounter), "48 48")


def souvenir_picture(thing: Souvenir) -> Markup:
    """A souvenir."""
    return art.picture(art.souvenir(thing), "48 48")


def dish_picture(dish: Dish) -> Markup:
    """A meal."""
    return art.picture(art.dish(dish), "48 48")


def scroll(scene: Scene, panorama: Panorama, pieces: int, prefix: str) -> Markup:
    """A panorama as far as it is painted."""
    drawing = art.panorama(panorama, pieces, f"{prefix}-{panorama.name}")
    label = scene.say(
        "{panorama}: {pieces} of {size} pieces",
        panorama=scene.say(names.PANORAMAS[panorama]),
        pieces=pieces,
        size=panorama.size,
    )
    return art.picture(drawing, art.panorama_size(panorama), label, "scroll")


def achievement_picture(card_: Achievement) -> Markup:
    """An achievement's seal."""
    return art.picture(art.achievement(card_), "48 48")
