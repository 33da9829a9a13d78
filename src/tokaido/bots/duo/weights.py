"""What the players of Tokaido Duo believe things to be worth: every number of their evaluation, by name."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """The evaluation's numbers, in points unless said. What lies ahead counts for less as the end comes near."""

    temples: float = 4.0
    """How many more temples a pilgrim expects at the start of the game."""
    gardens: float = 2.5
    """How many more gardens."""
    way: float = 0.4
    """How far the stations within the pilgrim's next die count."""
    coins: float = 0.9
    """How far coins on the way to the next gold plaque count."""
    goods: float = 0.5
    """How far goods count, by the best price on the coast."""
    sale: float = 0.4
    """How far the best sale within the merchant's next die counts beside that."""
    draw: float = 0.3
    """How far the goods count that the merchant could draw with the next die."""
    painted: float = 0.55
    """How far a work that lies face up counts, of what it brings when it is offered."""
    later_painted: float = 0.8
    """How much less each work counts that lies behind another."""
    offer: float = 0.35
    """How far an offer within the artist's next die counts."""
    spring: float = 2.5
    """The hot spring token."""
    wave: float = 2.5
    """A wave token."""
    late: float = 0.25
    """The part of the journey, at its end, in which what lies in the future counts less and less."""
    rival: float = 1.0
    """How far the dice that are left for the rival count."""
    end: float = 0.5
    """How far each point of the lead counts for bringing the end, or against it."""


GREEDY = Weights(
    temples=0.0,
    gardens=0.0,
    way=0.0,
    coins=0.6,
    goods=0.25,
    sale=0.0,
    draw=0.0,
    painted=0.25,
    later_painted=0.5,
    offer=0.0,
    spring=0.5,
    wave=0.5,
    rival=0.0,
    end=0.0,
)
"""Points now, and a little for whatever brings points nearer."""

PLANNER = Weights()
"""What the journey needs to the end, and what is left for the rival."""
