"""Counts of all lines of play, which must never change."""

from __future__ import annotations

import pytest

from perft import lines_of_play
from tokaido.classic import SetUp


@pytest.mark.parametrize(
    ("setup", "seed", "counts"),
    [
        (SetUp(players=2), 1, [2, 4, 56, 576, 5618]),
        (SetUp(players=2, initiation=True), 2, [14, 183, 1768, 14043]),
        (SetUp(players=3, initiation=True), 3, [14, 143, 1440, 11820]),
        (SetUp(players=4, initiation=True, return_trip=True), 4, [13, 137, 1446, 14716]),
        (SetUp(players=5, initiation=True, gastronomy=True), 5, [14, 149, 1613, 16816]),
        (SetUp(players=3, free_travelers=True), 6, [10, 90, 720, 10080]),
    ],
    ids=lambda value: None if isinstance(value, int | list) else f"{value.players}",
)
def test_number_of_lines_to_each_depth(setup, seed, counts):
    assert [lines_of_play(setup.start(seed), depth) for depth in range(1, len(counts) + 1)] == counts
