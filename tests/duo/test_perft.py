"""Counts of all lines of play of Tokaido Duo, which must never change."""

from __future__ import annotations

import pytest

from perft import lines_of_play
from tokaido.duo import SetUp


@pytest.mark.parametrize(
    ("setup", "seed", "counts"),
    [
        (SetUp(), 1, [8, 44, 151, 713]),
        (SetUp(), 2, [6, 24, 65, 294]),
        (SetUp(green_first=True), 3, [13, 102, 414, 2548]),
    ],
    ids=["violet 1", "violet 2", "green 3"],
)
def test_number_of_lines_to_each_depth(setup, seed, counts):
    assert [lines_of_play(setup.start(seed), depth) for depth in range(1, len(counts) + 1)] == counts
