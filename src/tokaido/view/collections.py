"""What every traveler carries: drawn as cards and scrolls, with points and where they came from."""

from __future__ import annotations

from collections import Counter

from tokaido.classic.board import Panorama
from tokaido.classic.cards import Achievement, Family, Souvenir
from tokaido.classic.player import Player, Source
from tokaido.classic.question import Question
from tokaido.view import art, cards, names, seats
from tokaido.view.markup import Markup, el
from tokaido.view.powers import POWERS, full_name
from tokaido.view.scene import Scene


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
        seats.head(scene, seat, full_name(player.traveler, scene.say) if chosen else None),
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
        seats.played_by(scene, seat) if not scene.watching else None,
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
