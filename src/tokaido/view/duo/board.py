"""The stations, towns, regions and pawns of the island, as an SVG picture that lies on top of the land."""

from __future__ import annotations

from functools import cache

from tokaido.duo.game import Game
from tokaido.duo.island import MOUNTAIN_VALUE, REGIONS, STATIONS, SYMBOLS, TOWN_AT, TOWNS, Station
from tokaido.duo.pieces import TOKENS, Character, Symbol, Token
from tokaido.duo.question import Question
from tokaido.view.art import duo as drawings
from tokaido.view.art.island import island
from tokaido.view.duo import names
from tokaido.view.duo.layout import Layout, Point
from tokaido.view.duo.places import choices_at, comers, open_places, pawns_at
from tokaido.view.duo.scene import Scene
from tokaido.view.markup import Markup, el, join

MOUNTAINS = tuple(town for town, value in enumerate(MOUNTAIN_VALUE) if value)


@cache
def ground(layout: Layout) -> Markup:
    """The land, and the pictures of all stops, drawn once and used by reference."""
    pictures = {
        **{f"island-{kind.name}": drawings.stop(kind) for kind in Station},
        **{f"island-{symbol.name}": drawings.symbol(symbol) for symbol in Symbol},
        **{f"island-{town}": drawings.mountain_town(MOUNTAIN_VALUE[town]) for town in MOUNTAINS},
        **{badge_id(character): drawings.badge(character) for character in Character},
        **{token_id(token): drawings.trade_token(token) for token in dict.fromkeys(TOKENS)},
    }
    symbols = [el("symbol", drawing, id=name, viewBox="0 0 48 48") for name, drawing in pictures.items()]
    return join([el("svg", symbols, class_="sprite", aria_hidden="true", width=0, height=0), island(layout)])


def token_id(token: Token) -> str:
    """The name of a trade token's picture."""
    return f"token-{token.good.name}-{token.price}"


def badge_id(character: Character) -> str:
    """The name of the picture of a character's badge."""
    return f"badge-{character.name}"


def stage(scene: Scene) -> Markup:
    """The places and the pawns of a game."""
    is_open = set(open_places(scene.game)) if scene.asks else set()
    return el(
        "svg",
        [stop(scene, f"r{region}", is_open) for region in range(len(REGIONS))],
        [stop(scene, f"s{station}", is_open) for station in range(len(STATIONS))],
        [stop(scene, f"t{town}", is_open) for town in MOUNTAINS],
        el("g", [name(scene.layout, town) for town in range(len(TOWNS))], class_="names", aria_hidden="true"),
        el("g", [pawn(scene, *one) for one in back_to_front(scene.game)], id="pawns"),
        id="stage",
        class_="stage",
        viewBox=scene.layout.view_box,
        role="group",
        aria_label=scene.say("The island"),
    )


def empty_stage(layout: Layout) -> Markup:
    """The places alone, while a game is being set up."""
    return el(
        "svg",
        [el("g", symbol(layout, region), class_="stop region") for region in range(len(REGIONS))],
        [el("g", disc(layout, picture_of(place)), class_="stop", transform=at(layout, place)) for place in discs()],
        id="stage",
        class_="stage",
        viewBox=layout.view_box,
        aria_hidden="true",
    )


def discs() -> list[str]:
    """The places that are discs: stations and mountain towns."""
    return [f"s{station}" for station in range(len(STATIONS))] + [f"t{town}" for town in MOUNTAINS]


def stop(scene: Scene, place: str, is_open: set[str]) -> Markup:
    """A place that can be looked at and, if something leads there, chosen."""
    opened, picked = place in is_open, place == scene.entered
    hinted = any(advice.choice in choices_at(scene.game, place) for advice in scene.hints)
    kind = "region" if place[0] == "r" else ""
    classes = ["stop", kind, "open" * opened, "hinted" * hinted, "picked" * (picked and opened)]
    reached = reach(scene.layout, place) if opened and not kind else None
    drawn = region(scene, int(place[1:])) if kind else [reached, disc(scene.layout, sign_of(scene.game, place))]
    return el(
        "g",
        drawn,
        badges(scene, place) if opened else None,
        id=f"stop-{place}",
        class_=" ".join(filter(None, classes)),
        transform=None if kind else at(scene.layout, place),
        role="button",
        tabindex=0 if opened else -1,
        aria_disabled=None if opened else "true",
        aria_pressed=("true" if picked else "false") if opened else None,
        aria_label=label(scene, place, opened=opened),
        data_act="stop",
        data_value=place,
    )


def label(scene: Scene, place: str, *, opened: bool) -> str:
    """A place in words: its name, who is there, and what can be done there now."""
    here = [who(scene, *one) for one in pawns_at(scene.game, place)]
    parts = [scene.teller.place(place) + "."]
    if here:
        parts.append(scene.say("Here: {names}.", names=scene.say.list(here)))
    if opened:
        parts += [scene.teller.choice(scene.game, choice) + "." for choice in choices_at(scene.game, place)]
    return " ".join(parts)


def who(scene: Scene, seat: int, character: Character) -> str:
    """A pawn in words."""
    return scene.say("{name} ({who})", name=scene.people[seat], who=scene.say(names.CHARACTERS[character]))


def point(layout: Layout, place: str) -> Point:
    """The middle of a disc."""
    number = int(place[1:])
    return layout.stations[number] if place[0] == "s" else layout.towns[number]


def at(layout: Layout, place: str) -> str:
    """Where a disc is drawn."""
    x, y = point(layout, place)
    return f"translate({x:g} {y:g})"


def disc(layout: Layout, picture: str) -> list[Markup]:
    """A station or a mountain town in its frame."""
    size = layout.station
    return [
        el("circle", class_="halo", r=size + 3),
        el("circle", class_="rim", r=size),
        used(picture, 0, 0, size),
    ]


def reach(layout: Layout, place: str) -> Markup:
    """Where an open disc can be touched: all around it, but not beyond the picture."""
    (x, y), far = point(layout, place), layout.reach
    inside = min(max(x, far), layout.width - far), min(max(y, far), layout.height - far)
    return el("circle", class_="reach", cx=inside[0] - x, cy=inside[1] - y, r=far)


def picture_of(place: str) -> str:
    """The name of a place's picture."""
    number = int(place[1:])
    if place[0] == "t":
        return f"island-{number}"
    kind: Station | Symbol = STATIONS[number] if place[0] == "s" else SYMBOLS[number]
    return f"island-{kind.name}"


def used(picture: str, x: float, y: float, size: float) -> Markup:
    """A picture of the sprite around a point."""
    return el("use", href=f"#{picture}", x=round(x - size, 1), y=round(y - size, 1), width=2 * size, height=2 * size)


def sign_of(game: Game, place: str) -> str:
    """The name of a place's picture in this game: a town of the coast has a sign of what it buys."""
    number = int(place[1:])
    if place[0] == "s" and STATIONS[number] is Station.TOWN:
        return token_id(game.tokens[TOWN_AT[number]])
    return picture_of(place)


def name(layout: Layout, town: int) -> Markup:
    """The name of a town."""
    x, y = layout.name_spot(town, names.town(town))
    return el("text", names.town(town), class_="name", x=x, y=y, text_anchor="middle")


def badges(scene: Scene, place: str) -> list[Markup]:
    """The marks of the characters that may come to a place, where they would stand."""
    layout, found = scene.layout, comers(scene.game, place)
    (left, top), size = (0.0, 0.0) if place[0] == "r" else point(layout, place), layout.badge
    spots = [layout.place(scene.game.mover, *one) for one in found.items()]
    if len(spots) > 1:
        spots = [*layout.pair_spots(found[Character.PILGRIM])]
    return [used(badge_id(character), x - left, y - top, size) for character, (x, y) in zip(found, spots, strict=True)]


def region(scene: Scene, number: int) -> list[Markup]:
    """A region: its area, and what is painted there."""
    return [el("path", d=scene.layout.region_shapes[number], class_="area"), symbol(scene.layout, number)]


def symbol(layout: Layout, number: int) -> Markup:
    """What is painted in a region, in its frame."""
    (x, y), size = layout.regions[number], layout.symbol
    return el(
        "g",
        el("circle", class_="halo", r=size + 3),
        el("circle", class_="rim", r=size),
        used(picture_of(f"r{number}"), 0, 0, size),
        transform=f"translate({x:g} {y:g})",
    )


def back_to_front(game: Game) -> list[tuple[int, Character]]:
    """Pawns in the order of drawing, the mover's last."""
    seats = sorted(range(len(game.players)), key=lambda seat: seat == game.mover)
    return [(seat, character) for seat in seats for character in Character]


def pawn(scene: Scene, seat: int, character: Character) -> Markup:
    """A character on the island."""
    x, y = scene.layout.spot(scene.game, seat, character)
    size, moving = scene.layout.pawn, is_moving(scene.game, seat, character)
    figure = drawings.figure(character, scene.crests[seat])
    return el(
        "g",
        el("circle", class_="pulse", r=size + 2) if moving else None,
        el("svg", figure, x=-size, y=-size, width=2 * size, height=2 * size, viewBox="0 0 24 24"),
        id=f"pawn-{3 * seat + character}",
        class_="pawn moving" if moving else "pawn",
        transform=f"translate({x:g} {y:g})",
        aria_hidden="true",
    )


def is_moving(game: Game, seat: int, character: Character) -> bool:
    """Whether a character may move now."""
    if seat != game.mover or game.actor != seat:
        return False
    return character in game.left if game.question is Question.DIE else character is game.character
