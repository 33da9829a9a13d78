"""Trying candidates out on the same chances, fewer of them as their order gets surer; the same for every game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import monotonic
from typing import Any, NamedTuple


class Thought(NamedTuple):
    """What a search knows at some moment: its answer so far and how it came to it."""

    choice: Any
    simulations: int
    ranking: tuple[tuple[Any, float], ...]
    """The choices still in question, best first, and how many points behind the best each seems to be."""


@dataclass
class Candidate:
    """A choice being tried out."""

    choice: Any
    total: float
    """Of all trials; the judgement before any counts as some of them."""


Field = list[Candidate]


def halving(field: Field, trial: Callable[[Field], None], simulations: int, trust: float) -> Iterator[Thought]:
    """Try candidates, best first by a judgement that counts as `trust` trials, and halve them again and again."""
    yield Thought(field[0].choice, 0, ranked(field, trust))
    rounds = max(1, (len(field) - 1).bit_length())
    done, trials = 0, 0
    for number in range(rounds if len(field) > 1 else 0):
        until = simulations * (number + 1) // rounds
        while done < until:
            trial(field)
            done, trials = done + len(field), trials + 1
            yield Thought(best(field).choice, done, ranked(field, trust + trials))
        field = sorted(field, key=lambda candidate: -candidate.total)[: (len(field) + 1) // 2]


def best(field: Field) -> Candidate:
    """The candidate with the highest total, the first of equal ones."""
    return max(field, key=lambda candidate: candidate.total)


def ranked(field: Field, trials: float) -> tuple[tuple[Any, float], ...]:
    """The candidates best first, with how far they are behind on average."""
    order = sorted(field, key=lambda candidate: -candidate.total)
    return tuple((candidate.choice, (candidate.total - order[0].total) / trials) for candidate in order)


def last_choice(thoughts: Iterator[Thought]) -> Any:
    """The answer when all simulations are done."""
    *_, last = thoughts
    return last.choice


def choice_within(seconds: float, thoughts: Iterator[Thought]) -> Any:
    """The answer when all simulations are done or the time is over, whichever comes first."""
    deadline = monotonic() + seconds
    for thought in thoughts:
        answer = thought.choice
        if monotonic() >= deadline:
            break
    return answer
