"""The sheet on which the person to move finds the dice, what a place would bring, and the seal that confirms."""

from __future__ import annotations

from tokaido.duo import choices as ask
from tokaido.duo.choices import Choice, Deed, Keep
from tokaido.duo.game import Game
from tokaido.duo.island import SYMBOLS
from tokaido.duo.pieces import Character, Good, Symbol, Wave
from tokaido.duo.question import Question
from tokaido.view import art, sheet
from tokaido.view.amounts import card, choice_card
from tokaido.view.art import duo as drawings
from tokaido.view.duo import names
from tokaido.view.duo.board import sign_of
from tokaido.view.duo.places import choices_at, open_places
from tokaido.view.duo.scene import Scene
from tokaido.view.language import mark
from tokaido.view.markup import Markup, el

REASONS = (
    mark("You choose first; then {other} takes one, and the last is yours."),
    mark("You choose one of the two that are left."),
    mark("The last die is yours."),
)
"""Why it is somebody's turn, by the dice that are taken."""


def panel(scene: Scene) -> Markup:
    """What is asked now."""
    if scene.game.actor is None:
        return sheet.over(scene)
    if scene.thinker:
        return sheet.thinking(scene)
    heading = sheet.heading(scene, scene.teller.question(scene.game), reason(scene))
    aside = el("div", [instead(scene, *one) for one in besides(scene)], hint(scene), class_="instead")
    return sheet.sheet(scene, heading, sheet.latest(scene), body(scene), aside)


def body(scene: Scene) -> Markup:
    """The controls of the question."""
    if scene.game.question is Question.KEEP:
        return keeping(scene)
    return moving(scene) if open_places(scene.game) else options(scene)


def hint(scene: Scene) -> Markup:
    """The best choices with their reasons, or a button that asks for them."""
    if not scene.hints:
        return sheet.ask_for_hint(scene)
    # Only whoever asks for a hint needs the bots.
    from tokaido.view.duo.advice import Adviser  # noqa: PLC0415

    return sheet.hints(scene, Adviser(scene.game, scene.teller))


def reason(scene: Scene) -> str:
    """Why it is this person's turn, or what is particular about it."""
    game, say = scene.game, scene.say
    if game.abstaining:
        return say("You will only move, and do nothing there.")
    if game.question is Question.AGAIN:
        who = say(names.CHARACTERS[game.character])
        return say("{who}: {count} once more.", who=who, count=game.dice[game.character])
    if game.question is Question.KEEP:
        return say("There is room for {count}.", count=game.players[game.mover].room)
    if game.question is Question.RETURN:
        thief, token = scene.people[game.mover], say(names.WAVES[Wave.ROBUST])
        return say("“{token}” is {thief}'s now, so there is room for one less.", token=token, thief=thief)
    return say(REASONS[len(game.taken)], other=scene.people[1 - game.mover])


def moving(scene: Scene) -> Markup:
    """The place that is looked at, what can be done there, and the seal."""
    picked = scene.picked
    here = choices_at(scene.game, scene.entered) if scene.entered else []
    cards = [choice_card(scene, choice, *describe(scene, choice)) for choice in here] if len(here) > 1 else []
    waiting = scene.say("Choose a card") if cards else scene.say("Choose a marked place")
    nowhere = dict(besides(scene)).get(picked)
    words = nowhere or (describe(scene, picked)[1] if picked else waiting)
    return el(
        "div",
        el("div", look(scene), id="look"),
        el("div", cards, class_="cards small", role="group", aria_labelledby="question") if cards else None,
        sheet.seal_of(scene, picked, words),
        class_="walking",
    )


def besides(scene: Scene) -> list[tuple[Choice, str]]:
    """The choices that lead nowhere although others lead somewhere, with their words."""
    again = scene.game.question is Question.AGAIN
    only = scene.say("Use it, and only move") if again else scene.say("Only move")
    words = {ask.ABSTAIN: only, ask.REST: scene.say("Keep the token")}
    return [(choice, words[choice]) for choice in scene.game.choices() if choice in words]


def instead(scene: Scene, choice: Choice, words: str) -> Markup:
    """A choice that leads nowhere: picked by a plain button, and made by the seal as any other."""
    return el(
        "button",
        words,
        type="button",
        class_="plain",
        id=f"option-{choice.kind}",
        title=scene.teller.choice(scene.game, choice),
        aria_pressed="true" if choice == scene.picked else "false",
        data_act="pick",
        data_value=choice.kind,
        data_turn=scene.turn,
    )


def look(scene: Scene) -> Markup:
    """The place that is looked at, and what it would bring."""
    place = scene.looked_at or scene.entered
    if place is None:
        return el("p", scene.say("Choose one of the marked places on the island."), class_="hint")
    here = choices_at(scene.game, place)
    picked = [choice for choice in here if choice == scene.picked]
    shown = picked or here
    words = [el("p", brings(scene, choice)) for choice in shown] if len(shown) == 1 else []
    return el(
        "div",
        el("span", place_picture(scene, place), class_="look-picture"),
        el("div", el("b", scene.teller.place(place)), words or el("p", scene.preview.place(place))),
        class_="look",
    )


def brings(scene: Scene, choice: Choice) -> list[object]:
    """Who would come, and what for."""
    return [el("b", scene.say(names.CHARACTERS[walker(choice)])), " · ", scene.preview.choice(choice)]


def place_picture(scene: Scene, place: str) -> Markup:
    """The picture of a place, from the sprite."""
    return el("svg", el("use", href=f"#{sign_of(scene.game, place)}"), viewBox="0 0 48 48", aria_hidden="true")


def walker(choice: Choice) -> Character:
    """Whose die a move takes."""
    return {ask.Walk: Character.PILGRIM, ask.Travel: Character.MERCHANT}.get(type(choice), Character.ARTIST)


def describe(scene: Scene, choice: Choice) -> tuple[Markup, str, list[str | Markup]]:
    """Picture, title and lines of a choice."""
    say, game = scene.say, scene.game
    player = game.players[game.mover]
    match choice:
        case ask.Walk(_, wave) if wave is not None:
            return art.picture(drawings.wave(wave), "48 48"), say(names.WAVES[wave]), [scene.preview.choice(choice)]
        case ask.Walk():
            return figure(scene, Character.PILGRIM), say("Walk here"), [scene.preview.choice(choice)]
        case ask.Travel(town, sold) if sold:
            good = game.tokens[town].good
            title = say("Sell {goods}", goods=scene.teller.good(good, sold))
            return good_picture(good), title, [scene.preview.choice(choice)]
        case ask.Travel():
            return figure(scene, Character.MERCHANT), say("Travel here"), [scene.preview.choice(choice)]
        case ask.Roam(_, Deed.OFFER) if player.work is not None:
            return work(player.work), say("Offer a work"), [scene.preview.choice(choice)]
        case ask.Roam(region, Deed.PAINT) if scene.preview.painted(region):
            return work(SYMBOLS[region]), say("Paint here"), [scene.preview.choice(choice)]
        case ask.Roam():
            return figure(scene, Character.ARTIST), say("Go here"), [scene.preview.choice(choice)]
        case ask.Return(good):
            return good_picture(good), say("Put back {goods}", goods=scene.teller.good(good, 1)), []
        case ask.Skip(who):
            return figure(scene, who), say("Take this die"), [scene.teller.choice(game, choice)]
    raise ValueError(f"{choice} is no card.")


def figure(scene: Scene, who: Character) -> Markup:
    """One's own character."""
    return art.picture(drawings.figure(who, scene.crests[scene.game.mover]), "24 24")


def work(symbol: Symbol) -> Markup:
    """A work that lies face up."""
    return art.picture(drawings.work(symbol), "36 48")


def good_picture(good: Good) -> Markup:
    """A good."""
    return art.picture(drawings.good(good), "48 48")


def options(scene: Scene) -> Markup:
    """Cards to pick one from, and the seal that confirms it."""
    picked = scene.picked
    cards = [choice_card(scene, choice, *describe(scene, choice)) for choice in scene.game.choices()]
    return el(
        "div",
        el("div", cards, class_="cards small", role="group", aria_labelledby="question"),
        sheet.seal_of(scene, picked, describe(scene, picked)[1] if picked else scene.say("Choose a card")),
    )


def held(game: Game) -> list[tuple[str, Good]]:
    """The goods of the person to move one by one, each by a name of its own."""
    goods = game.players[game.mover].goods
    return [(f"{good.name}-{number}", good) for good in Good for number in range(goods[good])]


def keeping(scene: Scene) -> Markup:
    """Goods to keep, as many as there is room for."""
    goods, room = held(scene.game), scene.game.players[scene.game.mover].room
    kept = tuple(good for name, good in goods if name in scene.basket)
    full = len(kept) == room
    choice = Keep(kept) if full else scene.picked
    words = scene.say("{count} of {room} chosen", count=len(kept), room=room)
    return el(
        "div",
        el(
            "div",
            [good_card(scene, name, good, full=full) for name, good in goods],
            class_="cards small",
            role="group",
            aria_labelledby="question",
        ),
        sheet.seal_of(scene, choice, scene.say("Keep these") if choice else words),
    )


def good_card(scene: Scene, name: str, good: Good, *, full: bool) -> Markup:
    """A good to keep or to leave."""
    kept = name in scene.basket
    prices = sorted({token.price for token in scene.game.tokens if token.good is good})
    sold_at = scene.say("sold at {prices}", prices=scene.say.list(list(map(str, prices))))
    return card(
        good_picture(good),
        scene.teller.good(good, 1),
        [scene.say("kept") if kept else sold_at],
        class_="card picked" if kept else "card",
        id=f"good-{name}",
        aria_pressed="true" if kept else "false",
        aria_disabled="true" if full and not kept else None,
        data_act=None if full and not kept else "basket",
        data_value=name,
        data_turn=scene.turn,
    )
