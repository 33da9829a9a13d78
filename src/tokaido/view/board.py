"""The stops and the pawns on the road, as an SVG picture that lies on top of the landscape."""

from __future__ import annotations

from tokaido.classic.board import SPACES
from tokaido.classic.choices import Lead, Walk
from tokaido.classic.game import Game
from tokaido.classic.question import Question
from tokaido.view import art, names
from tokaido.view.markup import Markup, el
from tokaido.view.scene import Scene
from tokaido.view.stops import frame

WALKING = (Question.WALK, Question.LEAD)


def stage(scene: Scene) -> Markup:
    """The stops and the pawns of a game."""
    game, layout = scene.game, scene.layout
    asked = game.question in WALKING and scene.asks
    reach = game.board.ahead[game.space_of(game.mover)] if asked else 0
    return el(
        "svg",
        [stop(scene, space, bool(reach >> space & 1)) for space in range(SPACES)],
        el("g", [pawn(scene, traveler) for traveler in back_to_front(game)], id="pawns"),
        id="stage",
        class_="stage",
        viewBox=layout.view_box,
        role="group",
        aria_label=scene.say("The road"),
    )


def back_to_front(game: Game) -> list[int]:
    """Travelers in the order of drawing, the mover last so that nobody hides it."""
    return sorted(range(len(game.places)), key=lambda traveler: (traveler == game.mover, traveler))


def stop(scene: Scene, space: int, in_reach: bool) -> Markup:
    """A space of the road that can be looked at and, if it is open, chosen."""
    game = scene.game
    is_open = in_reach and any(choice.space == space for choice in open_stops(game))
    picked = getattr(scene.picked, "space", None) == space
    hinted = any(getattr(advice.choice, "space", None) == space for advice in scene.hints)
    classes = ["stop", "open" * is_open, "hinted" * hinted, "picked" * picked, "shut" * (in_reach and not is_open)]
    return frame(
        scene.layout,
        game.board,
        space,
        " ".join(filter(None, classes)),
        double=game.has_side(space),
        name=short_name(scene, space),
        id=f"stop-{space}",
        role="button",
        tabindex=0 if is_open else -1,
        aria_disabled=None if is_open else "true",
        aria_pressed=("true" if picked else "false") if is_open else None,
        aria_label=label(scene, space, in_reach),
        data_act="stop",
        data_value=space,
    )


def open_stops(game: Game) -> list[Walk | Lead]:
    """The stops that may be chosen now."""
    return [choice for choice in game.choices() if isinstance(choice, Walk | Lead)]


def label(scene: Scene, space: int, in_reach: bool) -> str:
    """A space in words: its name, and the short one if that is shown, who stands there, what it would bring."""
    here = [
        scene.teller.who(traveler)
        for traveler in range(len(scene.game.places))
        if scene.game.space_of(traveler) == space
    ]
    parts = [scene.teller.space(space) + "."]
    if here:
        parts.append(scene.say("Here: {names}.", names=scene.say.list(here)))
    if in_reach:
        parts.append(scene.preview.stop(space))
    shown = short_name(scene, space)
    if shown.lower() not in " ".join(parts).lower():
        parts.insert(1, shown + ".")
    return " ".join(parts)


def pawn(scene: Scene, traveler: int) -> Markup:
    """A traveler on the road."""
    game, size = scene.game, scene.layout.pawn
    x, y = scene.layout.spot(game.board, game.places[traveler])
    crest = scene.crests[traveler] if traveler < len(game.players) else None
    moving = traveler == game.mover and game.actor is not None
    return el(
        "g",
        el("circle", class_="pulse", r=size + 3) if moving else None,
        el("svg", art.pawn(crest), x=-size, y=-size, width=2 * size, height=2 * size, viewBox="0 0 24 24"),
        id=f"pawn-{traveler}",
        class_="pawn moving" if moving else "pawn",
        transform=f"translate({x:g} {y:g})",
        aria_hidden="true",
    )


def station_name(scene: Scene, space: int) -> str:
    """The name of a space without its number."""
    board = scene.game.board
    if board.is_inn[space]:
        return names.inn(board.leg(space), board.backwards, scene.say)
    return scene.say(names.STATIONS[board.stations[space]])


def short_name(scene: Scene, space: int) -> str:
    """A name that fits above a stop."""
    if space in (0, SPACES - 1):
        return station_name(scene, space)
    words = names.STATIONS if scene.layout.rows == 1 else names.STATIONS | names.SHORT
    return scene.say(words[scene.game.board.stations[space]])
