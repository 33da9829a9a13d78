"""The questions that the rules ask."""

from __future__ import annotations

from enum import IntEnum


class Question(IntEnum):
    """What the seat to act must choose now."""

    OVER = 0
    """Nothing: the journey has ended."""
    TILE = 1
    """Which traveler to be."""
    WALK = 2
    """Where to walk."""
    LEAD = 3
    """Where the neutral traveler walks."""
    SOUVENIRS = 4
    """What to buy in a village."""
    OFFERING = 5
    """How much to give at a temple."""
    ENCOUNTER = 6
    """Which of two encounters to keep (Yoshiyasu)."""
    GUIDE = 7
    """Which panorama to paint when the guide's own is complete, if any."""
    PANORAMA = 8
    """Which panorama to paint before the meal (Hiroshige)."""
    FREE_MEAL = 9
    """Whether to take the free meal (Satsuki)."""
    MEAL = 10
    """Which meal to take, if any."""
