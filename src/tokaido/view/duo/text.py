"""The island as plain text: for terminals, playthroughs and error reports."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokaido.duo.choices import listed
from tokaido.duo.island import STATION_OF, TOWN_REGIONS, TOWNS, is_coastal
from tokaido.duo.pieces import Character, Wave
from tokaido.view.duo import names

if TYPE_CHECKING:
    from tokaido.duo.game import Game
    from tokaido.duo.player import Player
    from tokaido.view.duo.sentences import Teller


def island(game: Game, teller: Teller) -> list[str]:
    """The dice that are left, what the towns buy, and what lies on the board."""
    dice = [f"{teller.say(names.CHARACTERS[die])} {game.dice[die]}" for die in game.left]
    tokens = [teller.token(town, game.tokens[town]) for town in range(len(TOWNS)) if is_coastal(town)]
    return [teller.say("Dice left: {dice}", dice=", ".join(dice) or "–"), "; ".join(tokens), *board(game, teller)]


def board(game: Game, teller: Teller) -> list[str]:
    """The tokens that nobody has, and the hot spring token wherever it is."""
    say = teller.say
    waves = [say(names.WAVES[wave]) for wave in Wave if game.shore >> wave & 1]
    lines = [say("On the board: {waves}", waves=say.list(waves))] if waves else []
    if game.spring is not None:
        lines.append(say("{name} has the hot spring token.", name=teller.who(game.spring)))
    return lines


def boards(player: Player, teller: Teller) -> str:
    """A player's places and belongings in one line."""
    say = teller.say
    parts = [
        say("pilgrim at {place}", place=teller.station(player.pilgrim)),
        say("merchant in {place}", place=town(player.merchant, teller)),
        say("artist in {place}", place=names.region(player.artist, say)),
        say("temple {temple}, garden {garden}", temple=player.temple, garden=player.garden),
        say("{coins}, gold {plaques}", coins=teller.coins(player.coins), plaques=player.plaques),
        say("goods: {goods}", goods=teller.goods(listed(player.goods))),
        say("works: {works}", works=teller.works(player.works[player.offered : player.painted])),
        say("offered: {count}", count=player.offered),
    ]
    parts += [say(names.WAVES[wave]) for wave in Wave if player.has(wave)]
    return " · ".join([*parts, teller.points(player.score)])


def town(number: int, teller: Teller) -> str:
    """A town with its station on the coast, or with the regions around it."""
    if is_coastal(number):
        return f"{names.town(number)} ({STATION_OF[number]})"
    around = [
        str(region + 1) for region in range(TOWN_REGIONS[number].bit_length()) if TOWN_REGIONS[number] >> region & 1
    ]
    return f"{names.town(number)} ({'/'.join(around)})"


def final_table(game: Game, teller: Teller) -> list[list[str]]:
    """Points by character, a row each, a column for each seat; names first, the sum and the final place last."""
    outcome = game.outcome()
    assert outcome is not None, "only a finished game has a final table"
    rows = [["", *teller.people]]
    rows += [
        [teller.say(names.CHARACTERS[character]), *[str(points[character]) for points in outcome.points]]
        for character in Character
    ]
    rows.append([teller.say("Points in all"), *map(str, outcome.scores)])
    rows.append([teller.say("Coins"), *map(str, outcome.coins)])
    rows.append([teller.say("Place"), *map(str, outcome.ranks)])
    return rows
