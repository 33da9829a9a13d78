"""A player of Tokaido Duo that tries its choices out: chance dealt anew, both play on by judgement."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from tokaido.bots.duo.players import judged, judged_best
from tokaido.bots.duo.weights import Weights
from tokaido.bots.duo.worth import Worth
from tokaido.bots.halving import Candidate, Thought, choice_within, halving, last_choice
from tokaido.core.chance import Chance
from tokaido.duo.choices import Choice
from tokaido.duo.game import Game


@dataclass(frozen=True)
class Searcher:
    """Deals anew, tries each candidate on the same deal, and halves the candidates as it gets surer."""

    name: str
    weights: Weights
    simulations: int
    """How many games it plays on in its head for one choice."""
    candidates: int = 6
    """How many choices it tries at most, the best by the planner's judgement."""
    margin: float = 4.0
    """A choice that is judged so many points worse than the best is not tried."""
    trust: float = 2.0
    """How many trials that judgement counts for."""
    rounds: int = 1
    """So many rounds are played on after the one that is being played."""
    win: float = 10.0
    """What winning is worth, in points, beside the points themselves."""

    def choose(self, game: Game, chance: Chance) -> Choice:
        """The answer when all simulations are done."""
        choice: Choice = last_choice(self.thinking(game, chance))
        return choice

    def choose_within(self, seconds: float, game: Game, chance: Chance) -> Choice:
        """The answer when all simulations are done or the time is over, whichever comes first."""
        choice: Choice = choice_within(seconds, self.thinking(game, chance))
        return choice

    def thinking(self, game: Game, chance: Chance) -> Iterator[Thought]:
        """Think in small steps; whoever has no more time takes the choice of the last thought."""
        trial = partial(self._trial, game, chance)
        return halving(self._field(game), trial, self.simulations, self.trust)

    def _field(self, game: Game) -> list[Candidate]:
        """The candidates, best first by judgement."""
        values = sorted(judged(game, self.weights), key=lambda judged: -judged[1])
        lowest = values[0][1] - self.margin
        return [Candidate(choice, self.trust * value) for choice, value in values[: self.candidates] if value > lowest]

    def _trial(self, game: Game, chance: Chance, field: list[Candidate]) -> None:
        """Try every candidate on the same new deal."""
        assert game.actor is not None
        deal = game.redeal(game.actor, chance)
        for candidate in field:
            twin = deal.copy()
            twin.play(candidate.choice)
            self._play_on(twin, game.round + self.rounds)
            candidate.total += self._utility(twin, game.actor)

    def _play_on(self, game: Game, last: int) -> None:
        """Play by judgement to the end of a round."""
        while game.round <= last and game.actor is not None:
            game.play(judged_best(game, self.weights))

    def _utility(self, game: Game, seat: int) -> float:
        """How far a seat is ahead; at the end also whether it wins."""
        outcome = game.outcome()
        if outcome is None:
            return Worth(self.weights, game, seat).all() - Worth(self.weights, game, 1 - seat).all()
        lead = outcome.scores[seat] - outcome.scores[1 - seat]
        return lead + self.win * ((seat in outcome.winners) - (1 - seat in outcome.winners))
