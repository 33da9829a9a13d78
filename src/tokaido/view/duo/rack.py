"""What lies beside the island: the dice with whoever took them, and the tokens that nobody has."""

from __future__ import annotations

from tokaido.duo.game import Game
from tokaido.duo.pieces import Character, Wave
from tokaido.duo.question import Question
from tokaido.view import art
from tokaido.view.art import duo as drawings
from tokaido.view.duo import names
from tokaido.view.duo.scene import Scene
from tokaido.view.markup import Markup, el

PLAYING = (Question.KEEP, Question.RETURN, Question.AGAIN)
"""What is asked while a die is being played."""


def rack(scene: Scene) -> Markup:
    """Dice and tokens in one row."""
    return el(
        "div",
        el("ul", [die(scene, character) for character in Character], class_="dice", aria_label=scene.say("Dice")),
        el("ul", tokens(scene), class_="tokens", aria_label=scene.say("Tokens on the board")),
        class_="rack",
    )


def taker(game: Game, die: Character) -> int | None:
    """The seat that has taken a die in this round; None if nobody has yet."""
    if die in game.taken:
        return game.first if game.taken.index(die) != 1 else 1 - game.first
    return game.mover if game.question in PLAYING and die is game.character else None


def die(scene: Scene, character: Character) -> Markup:
    """A die, and the crest of whoever has taken it."""
    game, seat = scene.game, taker(scene.game, character)
    words = scene.say("{die}: {number}", die=scene.say(names.CHARACTERS[character]), number=game.dice[character])
    if seat is not None:
        words = scene.say("{die}, taken by {name}", die=words, name=scene.people[seat])
    return el(
        "li",
        art.picture(drawings.die(character, game.dice[character]), "48 48"),
        el("span", words, class_="unseen"),
        art.picture(art.crest(scene.crests[seat]), "24 24", class_="taker") if seat is not None else None,
        class_="taken" if seat is not None else None,
        title=words,
    )


def tokens(scene: Scene) -> list[Markup]:
    """The hot spring token and the wave tokens that can be taken."""
    say, game = scene.say, scene.game
    waves = [(drawings.wave(wave), scene.preview.wave(wave)) for wave in Wave if game.shore >> wave & 1]
    spring = [(drawings.spring_token(), say("The hot spring token"))] if game.spring is None else []
    return [
        el("li", art.picture(drawing, "48 48"), el("span", words, class_="unseen"), title=words)
        for drawing, words in [*spring, *waves]
    ]
