"""What the players who choose believe things to be worth: every number of the evaluation, by name."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """The evaluation's numbers, in points unless said; `tools/tune.py` finds good ones by self-play."""

    meal_coin: float = 3.0
    """A coin without which the meal of the inn ahead could not be paid."""
    later_meal_coin: float = 1.6
    """A coin that will be wanted for the meal of the inn after that."""
    coin: float = 1.4
    """The first coin beyond those; the more coins, the less one more is worth."""
    room: float = 2.0
    """How many coins find a use whatever lies ahead."""
    room_per_stop: float = 0.7
    """How many more for each village and temple ahead."""
    piece_rate: float = 0.4
    """The part of the views ahead that a traveler expects to stop at."""
    future: float = 0.8
    """How far later panorama pieces count."""
    race: float = 0.8
    """How far the achievement for the first complete panorama counts before it is certain."""
    most: float = 0.8
    """How far the achievements of the last inn count."""
    most_scale: float = 0.3
    """How much each further station of a kind makes those races uncertain."""
    rank: float = 1.0
    """How far the temple's final ranking counts."""
    rank_scale: float = 0.6
    """How much each further temple makes the ranking uncertain."""
    sets: float = 1.0
    """How far a souvenir counts for those that will join its set."""
    second_souvenir: float = 0.5
    """How far a second souvenir of the same stop counts."""
    skip: float = 0.6
    """What passing by an open stop costs, whatever it offers."""
    skip_gain: float = 0.3
    """The part of what a passed stop would have given that is lost."""
    own_skip: float = 0.5
    """The same for stops behind all others, which nobody could have taken away."""
    again: float = 0.5
    """Walking again at once, because all others are still ahead."""
    passed: float = 0.3
    """What each traveler left behind, who will walk first, costs."""
    early_meal: float = 0.3
    """Each further meal on the table of the inn that one arrives at early."""
    deny: float = 0.15
    """The part counted of what a stop would have given to the rival who wants it most."""


GREEDY = Weights(
    meal_coin=2.5,
    later_meal_coin=1.0,
    coin=1.0,
    room=6.0,
    room_per_stop=0.5,
    piece_rate=0.0,
    future=0.0,
    race=0.0,
    most=0.0,
    rank=0.0,
    sets=0.0,
    skip=0.6,
    skip_gain=0.2,
    own_skip=0.3,
    again=0.0,
    passed=0.0,
    early_meal=0.2,
    deny=0.0,
)
"""Sees what a stop gives, and coins as far as anybody would; no races, no rivals, nothing that comes later."""

PLANNER = Weights(
    meal_coin=3.0,
    later_meal_coin=0.673,
    coin=2.285,
    room=2.0,
    room_per_stop=2.322,
    piece_rate=0.4,
    future=0.676,
    race=0.957,
    most=1.106,
    most_scale=0.255,
    rank=0.582,
    rank_scale=0.474,
    sets=1.971,
    second_souvenir=0.599,
    skip=1.052,
    skip_gain=0.445,
    own_skip=0.424,
    again=0.981,
    passed=0.616,
    early_meal=0.326,
    deny=0.096,
)
"""Tuned by self-play, with and without Gastronomy: `python -m tools.tune`."""
