"""The table as plain text: for terminals, playthroughs and error reports."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

from tokaido.classic.board import SPACES, Panorama, Station
from tokaido.classic.cards import Achievement
from tokaido.classic.player import Player, Source
from tokaido.view import names

if TYPE_CHECKING:
    from tokaido.classic.game import Game
    from tokaido.view.language import Language
    from tokaido.view.sentences import Teller

NEUTRAL = "n"
COLUMNS = 7


def letter(game: Game, traveler: int) -> str:
    """A traveler on the road: A to E for the seats, n for the neutral one."""
    return "ABCDE"[traveler] if traveler < len(game.players) else NEUTRAL


def road(game: Game, say: Language) -> list[str]:
    """The road, two lines for each leg: every space with its number, its station and who stands there.

    Of two on a double space, and of many in an inn, the first to move again stands last.
    """
    cells = [cell(game, space, say) for space in range(SPACES)]
    lines = []
    for start, end in pairwise(game.board.inns):
        lines.append(cells[start])
        stops = [f"{stop:<11}" for stop in cells[start + 1 : end]]
        lines += ["  " + "".join(stops[:COLUMNS]).rstrip(), "  " + "".join(stops[COLUMNS:]).rstrip()]
    return [*lines, cells[-1]]


def cell(game: Game, space: int, say: Language) -> str:
    """A space as "16 Temp[A]"."""
    pawns = sorted((place for place in game.places if place >> 3 == space), reverse=True)
    here = "".join(letter(game, game.places.index(place)) for place in pawns)
    station = game.board.stations[space]
    if station is Station.INN:
        name = names.inn(game.board.leg(space), game.board.backwards, say).upper()
    else:
        name = f"{space} {say(names.STATIONS[station])[:4]}" + ("²" if game.has_side(space) else "")
    return name + (f"[{here}]" if here else "")


def collection(player: Player, say: Language) -> str:
    """A player's belongings in one line."""
    parts = [
        say.many("{count} coin", "{count} coins", player.coins),
        say.many("{count} point", "{count} points", player.score),
    ]
    parts += [
        f"{say(names.PANORAMAS[kind])} {player.pieces[kind]}/{kind.size}" for kind in Panorama if player.pieces[kind]
    ]
    parts += [f"{say(names.SOURCES[Source.OFFERINGS])} {player.offering}"] if player.offering else []
    parts += listed(say(names.SOURCES[Source.SPRINGS]), [str(points) for points in player.springs])
    parts += listed(say(names.SOURCES[Source.SOUVENIRS]), [names.card(card) for card in player.souvenirs])
    parts += listed(say(names.SOURCES[Source.MEALS]), [names.card(dish) for dish in player.meals])
    met = Counter(card.name.split("_")[0].title() for card in player.encounters)
    parts += listed(say("Encounters"), [f"{name} {count}" if count > 1 else name for name, count in met.items()])
    parts += listed(say(names.SOURCES[Source.ACHIEVEMENTS]), [achievement(card, say) for card in player.achievements])
    return " · ".join(parts)


def listed(title: str, items: list[str]) -> list[str]:
    """A title with its items, if there are any."""
    return [f"{title}: {', '.join(items)}"] if items else []


def achievement(card: Achievement, say: Language) -> str:
    """An achievement by name."""
    return say(names.ACHIEVEMENTS[card])


def final_table(game: Game, teller: Teller) -> list[list[str]]:
    """Points by source, a row each, a column for each seat; names first, the sum and the final place last."""
    outcome = game.outcome()
    assert outcome is not None, "only a finished game has a final table"
    seats = range(len(game.players))
    rows = [["", *teller.people]]
    rows += [
        [teller.say(names.SOURCES[source]), *[str(outcome.points[seat][source]) for seat in seats]] for source in Source
    ]
    rows.append([teller.say("Points in all"), *map(str, outcome.scores)])
    rows.append([teller.say("Achievement cards"), *map(str, outcome.achievements)])
    rows.append([teller.say("Place"), *map(str, outcome.ranks)])
    return rows
