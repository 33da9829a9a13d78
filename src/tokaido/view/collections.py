"""What every traveler carries: drawn as cards and scrolls, with points and where they came from."""

from __future__ import annotations

from collections import Counter

from tokaido.classic.board import Panorama
from tokaido.classic.cards import Achievement, Family, Souvenir
from tokaido.classic.player import Player, Source
from tokaido.classic.question import Question
from tokaido.view import art, cards, names
from tokaido.view.markup import Markup, el
from tokaido.view.powers import POWERS
from tokaido.view.scene import Scene


def strip(scene: Scene) -> Markup:
    """Everybody's coins and points in one line."""
    return el("ul", [chip(scene, seat) for seat in range(len(scene.game.players))], class_="strip")


def chip(scene: Scene, seat: int) -> Markup:
    """One traveler's coins and points; the one to act is marked."""
    player, acting = scene.game.players[seat], seat == scene.game.actor
    return el(
        "li",
        art.picture(art.crest(scene.crests[seat]), "24 24", class_="crest"),
        el("span", scene.people[seat], class_="chip-name"),
        el("span", scene.say("to act"), class_="unseen") if acting else None,
        cards.purse_and_score(scene, seat),
        class_="chip acting" if acting else "chip",
        aria_label=scene.say(
            "{name}: {coins}, {points}",
            name=scene.people[seat],
            coins=scene.teller.coins(player.coins),
            points=scene.teller.points(player.score),
        ),
    )


def travelers(scene: Scene) -> Markup:
    """All collections, one of them open."""
    return el(
        "section",
        el("h2", scene.say("Travelers")),
        [traveler(scene, seat) for seat in range(len(scene.game.players))],
        neutral(scene),
        class_="travelers",
        aria_label=scene.say("Travelers"),
    )


def neutral(scene: Scene) -> Markup | None:
    """The neutral traveler has nothing but its pile at the temple."""
    if len(scene.game.players) != 2:
        return None
    return el(
        "p",
        art.picture(art.neutral_crest(), "24 24", class_="crest"),
        scene.say("The neutral traveler's offerings: {count}", count=scene.game.neutral_offering),
        class_="neutral",
    )


def traveler(scene: Scene, seat: int) -> Markup:
    """A traveler's head line, and the collection if it lies open."""
    player, shown = scene.game.players[seat], seat == scene.shown
    chosen = scene.game.question is not Question.TILE or seat < (scene.game.actor or 0)
    return el(
        "article",
        el(
            "button",
            art.picture(art.crest(scene.crests[seat]), "24 24", class_="crest"),
            el(
                "span",
                el("b", scene.people[seat]),
                el("small", cards.traveler_title(scene, player.traveler)) if chosen else None,
                class_="names",
            ),
            cards.purse_and_score(scene, seat),
            type="button",
            class_="traveler-head",
            id=f"traveler-{seat}",
            aria_expanded="true" if shown else "false",
            data_act="show",
            data_value=seat,
        ),
        collection(scene, seat) if shown else None,
        class_="traveler",
    )


def collection(scene: Scene, seat: int) -> Markup:
    """Everything that a traveler has gathered."""
    player = scene.game.players[seat]
    return el(
        "div",
        el(
            "p",
            cards.portrait(player.traveler),
            el("span", scene.say(POWERS[player.traveler])),
            class_="power",
        ),
        el(
            "div",
            [cards.scroll(scene, kind, player.pieces[kind], f"seat-{seat}") for kind in Panorama],
            class_="scrolls",
        ),
        souvenirs(scene, player),
        things(scene, player),
        sources(scene, player),
        class_="collection",
    )


def souvenirs(scene: Scene, player: Player) -> Markup | None:
    """Souvenirs in their sets: a row for each set, at most one of each family."""
    if not player.souvenirs:
        return None
    return el(
        "div",
        el("h3", scene.say("Souvenirs")),
        [
            el("ul", [small_card(cards.souvenir_picture(thing), names.card(thing)) for thing in row], class_="set")
            for row in sets(player)
        ],
    )


def sets(player: Player) -> list[list[Souvenir]]:
    """The sets: the first holds the first souvenir of every family, and so on."""
    families = {family: [thing for thing in player.souvenirs if thing.family is family] for family in Family}
    rows = max(map(len, families.values()))
    return [[things[row] for things in families.values() if row < len(things)] for row in range(rows)]


def small_card(picture: Markup, name: str, extra: Markup | None = None) -> Markup:
    """A thing owned."""
    return el("li", picture, el("span", name), extra, class_="thing")


def things(scene: Scene, player: Player) -> Markup | None:
    """Meals, people met, baths, offerings and achievements."""
    say = scene.say
    rows = [
        *[small_card(cards.dish_picture(dish), names.card(dish)) for dish in player.meals],
        *[
            small_card(cards.encounter_picture(card), names.person(card), times(count))
            for card, count in Counter(player.encounters).items()
        ],
        *[
            small_card(art.picture(art.spring(points), "48 48"), scene.teller.points(points), times(count))
            for points, count in sorted(Counter(player.springs).items())
        ],
        *[small_card(cards.achievement_picture(card), achievement_name(scene, card)) for card in player.achievements],
    ]
    if player.offering:
        rows.append(small_card(art.picture(art.offering(), "24 24"), say("Offerings: {count}", count=player.offering)))
    return el("ul", rows, class_="things") if rows else None


def times(count: int) -> Markup | None:
    """How often, if more than once."""
    return el("b", f"×{count}") if count > 1 else None


def achievement_name(scene: Scene, card: Achievement) -> str:
    """An achievement by name."""
    return scene.say(names.ACHIEVEMENTS[card])


def sources(scene: Scene, player: Player) -> Markup | None:
    """Where the points came from."""
    earned = [(source, player.points[source]) for source in Source if player.points[source]]
    if not earned:
        return None
    return el(
        "dl",
        [el("div", el("dt", scene.say(names.SOURCES[source])), el("dd", points)) for source, points in earned],
        class_="sources",
    )


def story(scene: Scene) -> Markup:
    """The log: what happened, turn by turn, the newest first; every line leads to its turn."""
    turns = [line(scene, number, " ".join(words)) for number, words in enumerate(scene.story) if words]
    return el(
        "section",
        el("h2", scene.say("Story")),
        el("ol", reversed(turns), reversed=True),
        el("button", scene.say("Copy the story as text"), type="button", class_="plain", data_act="copy-story"),
        class_="story",
        aria_label=scene.say("Story"),
    )


def line(scene: Scene, turn: int, words: str) -> Markup:
    """A turn of the story as a button that shows it again."""
    now = scene.watching and turn == scene.turn
    return el(
        "li",
        el(
            "button",
            words,
            type="button",
            class_="line",
            id=f"line-{turn}",
            aria_current="step" if now else None,
            title=scene.say("Watch this turn again"),
            data_act="replay-at",
            data_value=turn,
        ),
        value=turn,
    )
