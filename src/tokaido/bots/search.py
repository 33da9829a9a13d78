"""A player that tries its choices out: many deals of what it cannot know, each played on by the planner's judgement."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from tokaido.bots.halving import Candidate, Thought, choice_within, halving, last_choice
from tokaido.bots.outlook import Outlook
from tokaido.bots.players import judged_best
from tokaido.bots.weights import Weights
from tokaido.bots.worth import worth_of
from tokaido.classic.choices import Choice
from tokaido.classic.game import Game
from tokaido.classic.question import Question
from tokaido.core.chance import Chance

BETWEEN_TURNS = (Question.WALK, Question.LEAD, Question.OVER)
"""Questions at which nobody is in the middle of something."""


@dataclass(frozen=True)
class Searcher:
    """Deals anew, tries each candidate on the same deal, and halves the candidates as it gets surer."""

    name: str
    weights: Weights
    simulations: int
    """How many games it plays on in its head for one choice."""
    candidates: int = 6
    """How many choices it tries at most, the best by the planner's judgement."""
    margin: float = 6.0
    """A choice that is judged so many points worse than the best is not tried."""
    trust: float = 4.0
    """How many trials that judgement counts for."""
    sight: int = 7
    """It plays on to the first inn that lies at least so many spaces ahead."""
    win: float = 2.0
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
        assert game.actor is not None
        values = Outlook(worth_of(self.weights, game.board), game, game.actor).values()
        values.sort(key=lambda judged: -judged[1])
        limit = 1 if game.question is Question.TILE else self.candidates
        lowest = values[0][1] - self.margin
        return [Candidate(choice, self.trust * value) for choice, value in values[:limit] if value > lowest]

    def _trial(self, game: Game, chance: Chance, field: list[Candidate]) -> None:
        """Try every candidate on the same new deal."""
        assert game.actor is not None
        deal = game.redeal(game.actor, chance)
        for candidate in field:
            twin = deal.copy()
            twin.play(candidate.choice)
            self._play_on(twin, game.places[game.mover] >> 3)
            candidate.total += self._utility(twin, game.actor)

    def _play_on(self, game: Game, space: int) -> None:
        """Play by judgement until all are in the inn that is in sight."""
        goal = next((inn for inn in game.board.inns if inn >= space + self.sight), game.board.inns[-1]) * 8
        while game.question not in BETWEEN_TURNS or (min(game.places) < goal and game.actor is not None):
            game.play(judged_best(game, self.weights))

    def _utility(self, game: Game, seat: int) -> float:
        """How good a position is for a seat: its points, those to be expected included; at the end also the win."""
        outcome = game.outcome()
        if outcome is None:
            return worth_of(self.weights, game.board).collection(game, seat)
        return outcome.scores[seat] + self.win * (seat in outcome.winners) / len(outcome.winners)
