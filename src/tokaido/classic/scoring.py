"""The final count, and the recount from the collections alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from tokaido.classic.cards import (
    ACHIEVEMENT_POINTS,
    MEAL_POINTS,
    SAMURAI_POINTS,
    TEMPLE_RANK_POINTS,
    Achievement,
    Encounter,
)
from tokaido.classic.events import Finished, Ranked
from tokaido.classic.panoramas import award
from tokaido.classic.player import Player, Source
from tokaido.classic.question import Question
from tokaido.core.ranking import first_places, places

if TYPE_CHECKING:
    from tokaido.classic.game import Game


@dataclass(frozen=True)
class Outcome:
    """How a journey ended, seat by seat."""

    sources: ClassVar = Source
    tie_break: ClassVar[str] = "achievements"

    scores: tuple[int, ...]
    points: tuple[tuple[int, ...], ...]
    """For each seat its points by `Source`."""
    achievements: tuple[int, ...]
    """How many achievement cards each seat has: they break ties."""
    ranks: tuple[int, ...]
    """Final places from 1; after a tie the next place is left out."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seat, or seats, in first place."""
        return first_places(self.ranks)


def finish(game: Game) -> None:
    """Hand out the last achievements and the temple's points, and end the game."""
    game.stop()
    for achievement, amount in MOST_OF.items():
        for seat in best([amount(player) for player in game.players]):
            award(game, seat, achievement)
    offerings = [player.offering for player in game.players]
    *ranks, neutral_rank = temple_ranks([*offerings, game.neutral_offering])
    for seat, rank in enumerate(ranks):
        if rank is not None:
            points = rank_points(rank)
            game.players[seat].points[Source.TEMPLE] += points
            game.events.append(Ranked(seat, rank, points))
    if neutral_rank is not None:
        game.events.append(Ranked(len(ranks), neutral_rank, 0))
    game.events.append(Finished(outcome(game).winners))


MOST_OF: dict[Achievement, Callable[[Player], int]] = {
    Achievement.GOURMET: lambda player: sum(dish.price for dish in player.meals),
    Achievement.BATHER: lambda player: len(player.springs),
    Achievement.CHATTERBOX: lambda player: len(player.encounters),
    Achievement.COLLECTOR: lambda player: len(player.souvenirs),
}
"""What the achievements of the last inn count; all who have the most, and at least one, get the card."""


def best(amounts: Sequence[int]) -> list[int]:
    """The seats with the largest amount; nobody if that is 0."""
    most = max(amounts)
    return [seat for seat, amount in enumerate(amounts) if amount == most and most]


def temple_ranks(offerings: Sequence[int]) -> list[int | None]:
    """Ranks by amount given, from 1; equal amounts share one, none is skipped, nothing given has none."""
    amounts = sorted({amount for amount in offerings if amount}, reverse=True)
    return [amounts.index(amount) + 1 if amount else None for amount in offerings]


def rank_points(rank: int) -> int:
    """The temple's points for a rank."""
    return TEMPLE_RANK_POINTS[min(rank, len(TEMPLE_RANK_POINTS)) - 1]


def outcome(game: Game) -> Outcome:
    """The count as it stands: by points, then by achievement cards."""
    players = game.players
    return Outcome(
        scores=tuple(player.score for player in players),
        points=tuple(tuple(player.points) for player in players),
        achievements=tuple(len(player.achievements) for player in players),
        ranks=places([(player.score, len(player.achievements)) for player in players]),
    )


def recount(game: Game) -> list[list[int]]:
    """Every seat's points by source, counted again from what lies on the table."""
    counts = [recount_collection(player) for player in game.players]
    if game.question is Question.OVER:
        ranks = temple_ranks([*[player.offering for player in game.players], game.neutral_offering])
        for points, rank in zip(counts, ranks, strict=False):
            points[Source.TEMPLE] = rank_points(rank) if rank is not None else 0
    return counts


def recount_collection(player: Player) -> list[int]:
    """A player's points by source from the collection alone, the temple's ranking left out."""
    points = [0] * len(Source)
    points[: len(player.pieces)] = [count * (count + 1) // 2 for count in player.pieces]
    families = [souvenir.family for souvenir in player.souvenirs]
    counts = [families.count(family) for family in set(families)]
    points[Source.SOUVENIRS] = sum(sum(count >= row for count in counts) ** 2 for row in range(1, len(families) + 1))
    points[Source.MEALS] = MEAL_POINTS * len(player.meals)
    points[Source.SPRINGS] = sum(player.springs)
    points[Source.OFFERINGS] = player.offering
    points[Source.ENCOUNTERS] = SAMURAI_POINTS * player.encounters.count(Encounter.SAMURAI)
    points[Source.ACHIEVEMENTS] = ACHIEVEMENT_POINTS * len(player.achievements)
    points[Source.TRAVELER] = player.traveler.bonus * (
        len(player.springs) + len(player.achievements)
    ) + player.traveler.encounter_gift * len(player.encounters)
    return points
