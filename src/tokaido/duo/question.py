"""The questions that the rules ask."""

from __future__ import annotations

from enum import IntEnum


class Question(IntEnum):
    """What the seat to act must choose now."""

    OVER = 0
    """Nothing: the game has ended."""
    DIE = 1
    """Which die to take, where to go with it and what to do there."""
    AGAIN = 2
    """Whether to use the hot spring token, and how."""
    KEEP = 3
    """Which goods to keep when there are too many."""
    RETURN = 4
    """Which good to put back after the wave token that made room for it was lost."""


OVER, DIE, AGAIN, KEEP, RETURN = Question
"""The same at hand: looking a member up in its enumeration takes ten times as long."""
