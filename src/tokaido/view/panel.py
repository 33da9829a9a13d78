"""The sheet on which the person to move finds the question, the choices and the seal that confirms."""

from __future__ import annotations

from tokaido.classic.cards import SOUVENIRS
from tokaido.classic.choices import Buy
from tokaido.classic.question import Question
from tokaido.view import cards, sheet
from tokaido.view.board import WALKING, station_name
from tokaido.view.markup import Markup, el
from tokaido.view.scene import Scene
from tokaido.view.sheet import seal, seal_of
from tokaido.view.tokens import token

SMALL = (Question.OFFERING, Question.FREE_MEAL, Question.MEAL)
"""Questions whose cards need little room."""

ABOUT_MONEY = (Question.SOUVENIRS, Question.OFFERING, Question.MEAL)


def panel(scene: Scene) -> Markup:
    """What is asked now; a cover while only one person may look."""
    if scene.game.actor is None:
        return sheet.over(scene)
    if scene.thinker:
        return sheet.thinking(scene)
    if scene.covered:
        return sheet.cover(scene)
    if scene.game.question in WALKING:
        body = walking(scene)
    elif scene.game.question is Question.SOUVENIRS:
        body = village(scene)
    else:
        body = options(scene)
    heading = sheet.heading(scene, scene.teller.question(scene.game), reason(scene))
    return sheet.sheet(scene, heading, sheet.latest(scene), body, hint(scene))


def hint(scene: Scene) -> Markup:
    """The best choices with their reasons, or a button that asks for them."""
    if not scene.hints:
        return sheet.ask_for_hint(scene)
    # Only whoever asks for a hint needs the bots.
    from tokaido.view.advice import Adviser  # noqa: PLC0415

    return sheet.hints(scene, Adviser(scene.game, scene.teller))


def reason(scene: Scene) -> str:
    """Why it is this person's turn, or the purse where the question is about money."""
    if scene.game.question is Question.WALK:
        return scene.say("Last on the road.")
    if scene.game.question is Question.LEAD:
        return scene.say("The neutral traveler is last; you lead, so you move it.")
    if scene.game.question in ABOUT_MONEY:
        return scene.say("You have {coins}.", coins=scene.teller.coins(scene.game.players[scene.game.mover].coins))
    return ""


def walking(scene: Scene) -> Markup:
    """The stop that is looked at, and the seal."""
    words = scene.say("Walk here") if scene.game.question is Question.WALK else scene.say("Lead it here")
    return el(
        "div",
        el("div", look(scene), id="look"),
        seal_of(scene, scene.picked, words),
        class_="walking",
    )


def look(scene: Scene) -> Markup:
    """What the stop that is looked at would bring."""
    space = scene.space
    if space is None:
        return el("p", scene.say("Choose one of the marked stops on the road."), class_="hint")
    station = scene.game.board.stations[space]
    picture = el("svg", el("use", href=f"#station-{station.name}"), viewBox="0 0 48 48", aria_hidden="true")
    return el(
        "div",
        el("span", picture, class_="look-picture"),
        el("div", el("b", station_name(scene, space)), el("p", scene.preview.stop(space))),
        class_="look",
    )


def village(scene: Scene) -> Markup:
    """Souvenirs to put into the basket, and the seal that buys it."""
    spent, gained = cards.basket_cost(scene)
    offered = [SOUVENIRS[card] for card in scene.game.offered]
    words = (
        scene.say("Buy for {coins}: {points}", coins=scene.teller.coins(spent), points=scene.teller.points(gained))
        if scene.souvenirs
        else scene.say("Buy nothing")
    )
    return el(
        "div",
        el(
            "div",
            [cards.souvenir(scene, thing) for thing in offered],
            class_="cards small",
            role="group",
            aria_labelledby="question",
        ),
        seal(scene, words, data_value=token(Buy(scene.souvenirs))),
    )


def options(scene: Scene) -> Markup:
    """Cards to pick one from, and the seal that confirms it."""
    picked = scene.picked
    return el(
        "div",
        el(
            "div",
            [cards.option(scene, choice) for choice in scene.game.choices()],
            class_="cards small" if scene.game.question in SMALL else "cards",
            role="group",
            aria_labelledby="question",
        ),
        seal_of(scene, picked, cards.describe(scene, picked)[1] if picked else scene.say("Choose a card")),
    )
