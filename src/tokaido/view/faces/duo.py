"""How Tokaido Duo looks on the page."""

from __future__ import annotations

from typing import cast

from tokaido.core.record import Record
from tokaido.duo.game import Game
from tokaido.duo.pieces import Character
from tokaido.view.duo.board import empty_stage, ground, stage
from tokaido.view.duo.boards import strip, travelers
from tokaido.view.duo.ending import ending
from tokaido.view.duo.layout import LAYOUTS, Layout
from tokaido.view.duo.moments import cues, flights
from tokaido.view.duo.panel import look, panel
from tokaido.view.duo.places import choices_at, open_places
from tokaido.view.duo.scene import Scene
from tokaido.view.duo.sentences import Teller
from tokaido.view.faces import Point, Walk
from tokaido.view.language import Language, mark
from tokaido.view.sitting import Lines

__all__ = [
    "choices_at",
    "cues",
    "empty_stage",
    "ending",
    "flights",
    "ground",
    "look",
    "open_places",
    "panel",
    "stage",
    "strip",
    "travelers",
]

title = "Tokaido Duo"
name = "duo"
layouts = LAYOUTS
scene = Scene
has_secrets = False
keepsake = "tokaido.view.duo.chart"

lesson = (
    mark(
        "Each of you leads a pilgrim, a merchant and an artist on the island of Shikoku. One of you rolls three dice "
        "and takes the first and the last of them, the other the one between; then you change places. A die moves its "
        "character exactly as far as it shows; what there is to do on arrival may be left."
    ),
    mark(
        "The pilgrim walks round the coast, clockwise, and past stations where somebody stands. Temples and gardens "
        "move two markers, which begin at 1 and are multiplied at the end; towns give coins. A shore gives a token "
        "that helps, from the other player once the board has none left. A hot spring gives the token that lets a "
        "character move twice with a later die."
    ),
    mark(
        "The merchant draws goods in the mountains, keeps five of them at most, and sells them on the coast, each town "
        "buying one kind; a coastal town where somebody stands is closed. Ten coins become a gold plaque."
    ),
    mark(
        "The artist either paints a work for every other character in the region or on its rim, your own two "
        "included, or offers one: always the oldest that is painted, in a region with its symbol."
    ),
    mark(
        "When a marker comes to temple 9 or garden 6, or with the sixth plaque or the tenth work offered, the round is "
        "finished, and the game is over. The most points win; if they are equal, the most coins."
    ),
    mark(
        "The rule book shows the board, the faces of the dice, the prices and the scales in pictures only. Here they "
        "are a reconstruction that agrees with every sentence and example of it. And it lets you leave the help of a "
        "wave token unused; here only the pilgrim's step can be left, while a work, a coin or a good more counts by "
        "itself."
    ),
)


def teller(say: Language, _: Game, people: tuple[str, ...]) -> Teller:
    """Says what happens on the island."""
    return Teller(say, people)


def race(record: Record) -> Lines:
    """Both players' points after each choice, by round."""
    game = cast("Game", record.start())
    lines: list[list[tuple[int, int]]] = [[(0, player.score)] for player in game.players]
    playing = game.round
    for _ in record.steps(game):
        for line, player in zip(lines, game.players, strict=True):
            if line[-1][1] != player.score:
                line.append((playing, player.score))
        playing = game.round
    return tuple((*line, (game.round, line[-1][1])) for line in lines)


def progress(game: Game, say: Language) -> str:
    """The round."""
    return say("Round {round}", round=game.round)


def is_private(_: Game) -> bool:
    """Nobody has anything to hide: what is face down, nobody knows."""
    return False


def asks_on_board(game: Game) -> bool:
    """Whether something can be chosen on the island."""
    return bool(open_places(game))


def standing(game: Game) -> tuple[int, ...]:
    """Station, town and region of both players' characters."""
    return tuple(place for player in game.players for place in (player.pilgrim, player.merchant, player.artist))


def has_walked(start: int, end: int) -> bool:
    """Whether a character has moved."""
    return start != end


def way(layout: Layout, game: Game, walk: Walk) -> list[Point]:
    """Round the coast, along the trade routes, or straight from region to region."""
    seat, character = divmod(walk.pawn, len(Character))
    return layout.way(game, seat, Character(character), walk.start, walk.end)
