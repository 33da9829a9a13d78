"""Positions of Tokaido Duo for tests: characters put where a rule needs them, and dice that show what it needs."""

from __future__ import annotations

from random import Random
from typing import Any

from tokaido.duo import Deal, Game, SetUp
from tokaido.duo.choices import Roam, Travel, Walk
from tokaido.duo.events import Event
from tokaido.duo.island import REGIONS, TOWNS
from tokaido.duo.pieces import GOODS, GREEN_WORKS, TOKENS, VIOLET_WORKS, Character, Wave
from tokaido.duo.question import Question

PILGRIM, MERCHANT, ARTIST = Character
NO_WAVES_THAT_MATTER = (Wave.HURRIED, Wave.SKILLED, Wave.PROLIFIC)


def duo(
    dice: tuple[int, int, int] = (1, 1, 1),
    *players: dict[str, Any],
    left: tuple[Character, ...] = tuple(Character),
    waves: tuple[Wave, ...] = NO_WAVES_THAT_MATTER,
    seed: int = 1,
    **attributes: Any,
) -> Game:
    """A game at the first die of seat 0, tokens and works in the order of the box.

    Each player is given as attributes, places by name; goods that are held are not in the bag.
    """
    game = SetUp().start(seed, Deal(TOKENS, VIOLET_WORKS, GREEN_WORKS, waves))
    game.dice, game.left = dice, left
    for player, given in zip(game.players, players, strict=False):
        for name, value in given.items():
            setattr(player, name, place(value) if name in ("merchant", "artist") else value)
    held = [sum(player.goods[good] for player in game.players) for good in range(len(GOODS))]
    game.bag = tuple(count - here for count, here in zip(GOODS, held, strict=True))
    for player in game.players:
        game.shore &= ~player.waves
    for name, value in attributes.items():
        setattr(game, name, value)
    game.ask(Question.DIE, game.mover)
    return game


def place(name: str) -> int:
    """A town or a region by its name in the data."""
    return TOWNS.index(name) if name in TOWNS else REGIONS.index(name)


def towns(game: Game) -> set[str]:
    """Where the merchant to move can go."""
    return {TOWNS[choice.town] for choice in game.choices() if isinstance(choice, Travel)}


def regions(game: Game) -> set[str]:
    """Where the artist to move can go."""
    return {REGIONS[choice.region] for choice in game.choices() if isinstance(choice, Roam)}


def stations(game: Game) -> list[int]:
    """Where the pilgrim to move can go."""
    return list(dict.fromkeys(choice.station for choice in game.choices() if isinstance(choice, Walk)))


def kinds(events: list[Event]) -> list[str]:
    """What happened, by name."""
    return [event.kind for event in events]


def play_out(game: Game, seed: int) -> list[Any]:
    """Play a game to its end with random choices; the choices made."""
    pick, made = Random(seed), []
    while game.actor is not None:
        made.append(pick.choice(game.choices()))
        game.play(made[-1])
    return made
