"""Seeded chance: the same seed gives the same game on every Python and in every browser."""

from __future__ import annotations

from itertools import islice
from math import floor
from random import Random
from typing import Any

from tokaido.core.errors import BadSetUp

SEEDS = 2**32
"""A seed is a whole number from 0 up to, and not including, this one."""

SPARE = 64
"""How many numbers of a row are made ahead of need, since many at once are cheaper than one by one."""


class Chance:
    """A reader of the endless row of numbers that a seed stands for.

    Only `Random.random()` is used, the one method whose row Python promises never to change.
    Copies read the same row, each from its own place, so a copy costs next to nothing.
    """

    __slots__ = ("_next", "_row", "_source")

    def __init__(self, seed: int) -> None:
        if not 0 <= seed < SEEDS:
            raise BadSetUp(f"A seed is a whole number from 0 to {SEEDS - 1}, not {seed}.")
        self._source = iter(Random(seed).random, None)
        self._row: list[float] = []
        self._next = 0

    def copy(self) -> Chance:
        """A second reader that goes on from the same place."""
        twin = Chance.__new__(Chance)
        twin._source, twin._row, twin._next = self._source, self._row, self._next
        return twin

    @property
    def asked(self) -> int:
        """How many numbers of the row have been read."""
        return self._next

    def numbers(self, count: int) -> list[float]:
        """The next numbers of the row, each at least 0 and less than 1."""
        start, row = self._next, self._row
        self._next = end = start + count
        if end > len(row):
            row += islice(self._source, end - len(row) + SPARE)
        return row[start:end]

    def below(self, limit: int) -> int:
        """A whole number from 0 up to, and not including, `limit`."""
        return floor(self.numbers(1)[0] * limit)

    def shuffle(self, items: list[Any]) -> None:
        """Put the items in a random order (Fisher and Yates, from the back)."""
        last = len(items) - 1
        for number in self.numbers(max(last, 0)):
            other = floor(number * (last + 1))
            items[last], items[other] = items[other], items[last]
            last -= 1

    def fork(self) -> Chance:
        """A new source, independent of how this one is read from now on."""
        return Chance(self.below(SEEDS))
