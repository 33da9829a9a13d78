"""A tenth of the soak: damaged links and saves never crash, never hang, and let no illegal game in."""

from __future__ import annotations

import pytest
from tools.soak import SLOWEST, soak


@pytest.mark.parametrize("seed", range(2, 6))
def test_damaged_links_and_saves_are_legal_games_or_turned_away(seed):
    report = soak(25_000, seed)
    assert report.accepted > 2_000
    assert report.kinds["save, accepted"] > 500
    assert report.slowest < SLOWEST, report.slowest_input
