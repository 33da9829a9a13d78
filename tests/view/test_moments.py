"""What the last choice is seen and heard for."""

from __future__ import annotations

import pytest

from tokaido.classic import events as it
from tokaido.classic.board import Panorama
from tokaido.classic.cards import Achievement, Dish
from tokaido.view.moments import completed, cues


@pytest.mark.parametrize(
    ("events", "heard"),
    [
        ([], []),
        ([it.Walked(0, 0, 5), it.Farmed(0, 3)], ["step", "coin"]),
        ([it.Walked(0, 0, 5), it.Gave(0, 2, 0)], ["step", "bell"]),
        ([it.Ate(0, Dish.SOBA, 2, 6), it.Walked(1, 0, 4), it.Painted(1, Panorama.SEA, 1)], ["card", "step"]),
        ([it.Achieved(0, Achievement.BATHER, 3, 0), it.Ranked(0, 1, 10), it.Finished((0,))], ["bell", "finish"]),
        ([it.MealsDealt(4)], []),
    ],
)
def test_every_choice_has_its_sounds_each_of_them_once(events, heard):
    assert cues(events) == heard


def test_only_the_last_piece_completes_a_panorama():
    assert completed([it.Walked(0, 0, 3), it.Painted(0, Panorama.SEA, 4)]) is None
    last = it.Painted(0, Panorama.PADDY, 3)
    assert completed([it.Walked(0, 0, 3), last]) is last
