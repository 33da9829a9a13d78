"""The sheet on which the person to move finds the question, the choices and the seal that confirms."""

from __future__ import annotations

from tokaido.classic.cards import SOUVENIRS
from tokaido.classic.choices import Buy
from tokaido.classic.question import Question
from tokaido.view import art, cards
from tokaido.view.board import WALKING, station_name
from tokaido.view.markup import Markup, el
from tokaido.view.scene import Scene
from tokaido.view.tokens import token

SMALL = (Question.OFFERING, Question.FREE_MEAL, Question.MEAL)
"""Questions whose cards need little room."""

ABOUT_MONEY = (Question.SOUVENIRS, Question.OFFERING, Question.MEAL)


def panel(scene: Scene) -> Markup:
    """What is asked now; a cover while only one person may look."""
    if scene.game.actor is None:
        return over(scene)
    if scene.thinker:
        return thinking(scene)
    if scene.covered:
        return cover(scene)
    if scene.game.question in WALKING:
        body = walking(scene)
    elif scene.game.question is Question.SOUVENIRS:
        body = village(scene)
    else:
        body = options(scene)
    parts = (heading(scene), latest(scene), body, hint(scene))
    return el("section", *parts, class_="sheet", aria_label=scene.say("Your choice"))


def hint(scene: Scene) -> Markup:
    """The best choices with their reasons, or a button that asks for them."""
    if not scene.hints:
        return el("button", scene.say("A hint, please"), type="button", class_="plain hint-button", data_act="hint")
    # Only whoever asks for a hint needs the bots.
    from tokaido.view.advice import Adviser  # noqa: PLC0415

    adviser, best = Adviser(scene.game, scene.teller), scene.hints[0].value
    rows = [
        el("li", adviser.hint(advice), " ", el("small", adviser.behind(best - advice.value)) if number else None)
        for number, advice in enumerate(scene.hints)
    ]
    return el("ol", rows, class_="hints", aria_label=scene.say("Hint"))


def thinking(scene: Scene) -> Markup:
    """A bot is to act: that it thinks, and how to hurry it."""
    seat = scene.game.actor
    assert seat is not None
    return el(
        "section",
        el(
            "h2",
            art.picture(art.crest(scene.crests[seat]), "24 24", class_="crest"),
            el(
                "span",
                scene.say("{name} is thinking…", name=scene.people[seat]),
                el("small", scene.thinker),
                class_="question",
            ),
            id="question",
            tabindex=-1,
        ),
        latest(scene),
        el("button", scene.say("Hurry"), type="button", class_="plain", data_act="hurry", id="hurry"),
        class_="sheet thinking",
        aria_label=scene.say("{name} is thinking…", name=scene.people[seat]),
    )


def heading(scene: Scene) -> Markup:
    """Whose turn it is, why, and what is asked."""
    seat = scene.game.actor
    assert seat is not None
    return el(
        "h2",
        art.picture(art.crest(scene.crests[seat]), "24 24", class_="crest"),
        el("span", scene.teller.question(scene.game), el("small", reason(scene)), class_="question"),
        id="question",
        tabindex=-1,
    )


def reason(scene: Scene) -> str:
    """Why it is this person's turn, or the purse where the question is about money."""
    if scene.game.question is Question.WALK:
        return scene.say("Last on the road.")
    if scene.game.question is Question.LEAD:
        return scene.say("The neutral traveler is last; you lead, so you move it.")
    if scene.game.question in ABOUT_MONEY:
        return scene.say("You have {coins}.", coins=scene.teller.coins(scene.game.players[scene.game.mover].coins))
    return ""


def latest(scene: Scene) -> Markup | None:
    """What the last choice did."""
    sentences = scene.story[-1] if scene.story else ()
    return el("p", " ".join(sentences), class_="latest") if sentences else None


def seal(scene: Scene, words: str | Markup, **attributes: object) -> Markup:
    """The button that makes a choice."""
    return el(
        "button",
        words,
        type="button",
        id="seal",
        **{"class_": "seal", "data_act": "confirm", "data_turn": scene.turn, **attributes},
    )


def walking(scene: Scene) -> Markup:
    """The stop that is looked at, and the seal."""
    picked = scene.picked
    words = scene.say("Walk here") if scene.game.question is Question.WALK else scene.say("Lead it here")
    return el(
        "div",
        el("div", look(scene), id="look"),
        seal(scene, words, data_value=token(picked) if picked else None, disabled=picked is None),
        class_="walking",
    )


def look(scene: Scene) -> Markup:
    """What the stop that is looked at would bring."""
    space = scene.looked_at if scene.looked_at is not None else getattr(scene.picked, "space", None)
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
        if scene.basket
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
        seal(scene, words, data_value=token(Buy(scene.basket))),
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
        seal(
            scene,
            cards.describe(scene, picked)[1] if picked else scene.say("Choose a card"),
            data_value=token(picked) if picked else None,
            disabled=picked is None,
        ),
    )


def cover(scene: Scene) -> Markup:
    """Nobody but the person to move may look."""
    seat = scene.game.actor
    assert seat is not None
    name = scene.people[seat]
    return el(
        "section",
        latest(scene),
        el("div", art.picture(art.crest(scene.crests[seat]), "24 24", class_="crest"), class_="cover-crest"),
        el("h2", scene.say("Hand the device to {name}.", name=name), id="question", tabindex=-1),
        el("p", scene.say("What comes next is for {name} alone to see.", name=name)),
        seal(scene, scene.say("I am {name}", name=name), data_act="uncover"),
        class_="sheet cover",
        aria_label=scene.say("Your choice"),
    )


def over(scene: Scene) -> Markup:
    """The journey is over: on to the count."""
    return el(
        "section",
        el("h2", scene.say("The journey is over."), id="question", tabindex=-1),
        latest(scene),
        seal(scene, scene.say("See the count"), data_act="count"),
        class_="sheet",
        aria_label=scene.say("Your choice"),
    )
