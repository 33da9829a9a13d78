"""A player that tries its choices out: many deals of what it cannot know, each played on by the planner's judgement."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from time import monotonic
from typing import NamedTuple

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


class Thought(NamedTuple):
    """What a search knows at some moment: its answer so far and how it came to it."""

    choice: Choice
    simulations: int
    ranking: tuple[tuple[Choice, float], ...]
    """The choices still in question, best first, and how many points behind the best each seems to be."""


@dataclass
class Candidate:
    """A choice being tried out."""

    choice: Choice
    total: float
    """Of all trials; the planner's judgement counts as some of them."""


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
        *_, last = self.thinking(game, chance)
        return last.choice

    def choose_within(self, seconds: float, game: Game, chance: Chance) -> Choice:
        """The answer when all simulations are done or the time is over, whichever comes first."""
        deadline = monotonic() + seconds
        for thought in self.thinking(game, chance):
            answer = thought.choice
            if monotonic() >= deadline:
                break
        return answer

    def thinking(self, game: Game, chance: Chance) -> Iterator[Thought]:
        """Think in small steps; whoever has no more time takes the choice of the last thought."""
        field = self._field(game)
        yield Thought(field[0].choice, 0, ranked(field, self.trust))
        rounds = max(1, (len(field) - 1).bit_length())
        done, trials = 0, 0
        for number in range(rounds if len(field) > 1 else 0):
            until = self.simulations * (number + 1) // rounds
            while done < until:
                self._trial(game, chance, field)
                done, trials = done + len(field), trials + 1
                yield Thought(best(field).choice, done, ranked(field, self.trust + trials))
            field = sorted(field, key=lambda candidate: -candidate.total)[: (len(field) + 1) // 2]

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


def best(field: list[Candidate]) -> Candidate:
    """The candidate with the highest total, the first of equal ones."""
    return max(field, key=lambda candidate: candidate.total)


def ranked(field: list[Candidate], trials: float) -> tuple[tuple[Choice, float], ...]:
    """The candidates best first, with how far they are behind on average."""
    order = sorted(field, key=lambda candidate: -candidate.total)
    return tuple((candidate.choice, (candidate.total - order[0].total) / trials) for candidate in order)
