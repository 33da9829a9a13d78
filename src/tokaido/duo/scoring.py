"""The final count."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from tokaido.core.ranking import first_places, places
from tokaido.duo.events import Finished
from tokaido.duo.pieces import Character

if TYPE_CHECKING:
    from tokaido.duo.game import Game


@dataclass(frozen=True)
class Outcome:
    """How a game ended, seat by seat."""

    sources: ClassVar = Character
    tie_break: ClassVar[str] = "coins"

    scores: tuple[int, ...]
    points: tuple[tuple[int, ...], ...]
    """For each seat its points by `Character`."""
    coins: tuple[int, ...]
    """Coins left, which break ties."""
    ranks: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seat, or both, in first place."""
        return first_places(self.ranks)


def finish(game: Game) -> None:
    """End the game."""
    game.stop()
    game.events.append(Finished(outcome(game).winners))


def outcome(game: Game) -> Outcome:
    """The count as it stands: by points, then by coins."""
    players = game.players
    return Outcome(
        scores=tuple(player.score for player in players),
        points=tuple(player.points for player in players),
        coins=tuple(player.coins for player in players),
        ranks=places([(player.score, player.coins) for player in players]),
    )
