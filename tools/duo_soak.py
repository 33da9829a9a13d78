"""Random games of Tokaido Duo, in which everything that must always hold is looked at after every choice."""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random
from time import perf_counter

from tokaido.core.chance import SEEDS
from tokaido.core.link import encode
from tokaido.core.record import Record
from tokaido.duo import Game, SetUp
from tokaido.duo.island import STATION_OF, is_coastal
from tokaido.duo.pieces import GOODS, MOST_PLAQUES, PLAQUE, WORKS, Wave
from tokaido.duo.player import Player
from tokaido.duo.question import Question
from tokaido.games import open_link

COUNT = 100_000
MOST_ROUNDS = 200
"""Random games are much shorter; only whoever refuses everything gets there."""
EVERY_LINK = 50
"""Of so many games one goes through its link."""


def check(game: Game) -> None:
    """What holds in every position."""
    check_turn(game)
    check_pieces(game)
    check_places(game)
    for player in game.players:
        check_player(game, player)


def check_turn(game: Game) -> None:
    """Somebody is asked something, or the game is over."""
    choices = game.choices()
    assert bool(choices) == (game.actor is not None) == (game.question is not Question.OVER)
    assert len(set(choices)) == len(choices)
    assert game.round <= MOST_ROUNDS
    if game.question not in (Question.OVER, Question.RETURN):
        assert game.actor == game.mover
        assert game.mover == (1 - game.first if len(game.left) == 2 else game.first)


def check_pieces(game: Game) -> None:
    """No piece is lost, doubled or in two places."""
    first, second = game.players
    held = zip(game.bag, first.goods, second.goods, strict=True)
    assert tuple(map(sum, held)) == GOODS
    assert min(game.bag) >= 0
    assert game.shore | first.waves | second.waves == sum(1 << wave for wave in game.waves)
    assert game.shore & first.waves == game.shore & second.waves == first.waves & second.waves == 0
    assert game.spring in (None, 0, 1)


def check_places(game: Game) -> None:
    """Two never stand at one station."""
    taken = [player.pilgrim for player in game.players]
    taken += [STATION_OF[player.merchant] for player in game.players if is_coastal(player.merchant)]
    assert len(set(taken)) == len(taken)


def check_player(game: Game, player: Player) -> None:
    """What one player has is within the bounds of the boards."""
    assert 1 <= player.temple <= 9
    assert 1 <= player.garden <= 6
    assert 0 <= player.offered <= player.painted <= WORKS
    assert 0 <= player.plaques <= MOST_PLAQUES
    assert 0 <= player.coins < PLAQUE or player.plaques == MOST_PLAQUES
    assert min(player.goods) >= 0
    if game.question not in (Question.KEEP, Question.RETURN):
        assert sum(player.goods) <= 5 + player.has(Wave.ROBUST)
    brought = player.temple == 9 or player.garden == 6 or player.plaques == MOST_PLAQUES or player.offered == WORKS
    assert game.ending or not brought


def check_whole(game: Game, record: Record) -> None:
    """What holds at the end: the count, and the way through the link."""
    outcome = game.outcome()
    assert outcome is not None
    assert game.ending
    assert [sum(points) for points in outcome.points] == list(outcome.scores)
    best = max(zip(outcome.scores, outcome.coins, strict=True))
    assert all((outcome.scores[seat], outcome.coins[seat]) == best for seat in outcome.winners)
    if record.seed % EVERY_LINK == 0:
        assert open_link(encode(record)) == record


def soak(count: int, seed: int = 1) -> Counter[str]:
    """So many random games; what the winners' games had in common, by name."""
    seen: Counter[str] = Counter()
    for number in range(seed, seed + count):
        setup = SetUp(green_first=bool(number % 2))
        game, pick, made = setup.start(number % SEEDS), Random(number), []
        while game.actor is not None:
            check(game)
            made.append(pick.choice(game.choices()))
            seen.update(event.kind for event in game.play(made[-1]))
        check(game)
        check_whole(game, Record(setup, number % SEEDS, tuple(made)))
    return seen


def main() -> None:
    """Soak, and print what happened how often."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=COUNT, help="how many (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    start = perf_counter()
    seen = soak(arguments.games, arguments.seed)
    print(f"{arguments.games:,} games in {perf_counter() - start:,.0f} s, none failing")
    for kind, number in sorted(seen.items()):
        print(f"  {kind}: {number:,}")


if __name__ == "__main__":
    main()
