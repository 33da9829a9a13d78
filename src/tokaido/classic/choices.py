"""Everything that the rules ask a person, each answer a small value.

A choice carries its own kind, so that two choices are equal only if they say the same thing.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Literal, NamedTuple

from tokaido.classic.board import PIECES, SPACES, Panorama, bits
from tokaido.classic.cards import MOST_OFFERED, Dish, Encounter, Souvenir
from tokaido.classic.travelers import Traveler


class Become(NamedTuple):
    """Keep this traveler tile."""

    traveler: Traveler
    kind: Literal["become"] = "become"


class Walk(NamedTuple):
    """Move one's own traveler to a space of the road."""

    space: int
    kind: Literal["walk"] = "walk"


class Lead(NamedTuple):
    """Move the neutral traveler to a space of the road (two players)."""

    space: int
    kind: Literal["lead"] = "lead"


class Buy(NamedTuple):
    """Buy these of the offered souvenirs, or none."""

    souvenirs: tuple[Souvenir, ...]
    kind: Literal["buy"] = "buy"


class Give(NamedTuple):
    """Offer this many coins at the temple."""

    coins: int
    kind: Literal["give"] = "give"


class Meet(NamedTuple):
    """Keep this one of two encounters."""

    encounter: Encounter
    kind: Literal["meet"] = "meet"


class Paint(NamedTuple):
    """Take the next piece of this panorama."""

    panorama: Panorama
    kind: Literal["paint"] = "paint"


class Eat(NamedTuple):
    """Take this dish."""

    dish: Dish
    kind: Literal["eat"] = "eat"


class Decline(NamedTuple):
    """Say no to what is offered: a meal, a free meal, or another panorama."""

    kind: Literal["decline"] = "decline"


Choice = Become | Walk | Lead | Buy | Give | Meet | Paint | Eat | Decline
Choices = tuple[Choice, ...]

DECLINE = Decline()
WALKS = tuple(Walk(space) for space in range(SPACES))
LEADS = tuple(Lead(space) for space in range(SPACES))
GIFTS = tuple(Give(coins) for coins in range(1, MOST_OFFERED + 1))
MEETINGS = tuple(Meet(encounter) for encounter in Encounter)
PAINTINGS = tuple(Paint(panorama) for panorama in Panorama)
MEALS = tuple(Eat(dish) for dish in Dish)


@lru_cache(maxsize=4096)
def walks(spaces: int) -> tuple[Walk, ...]:
    """A walk to each space of a set, nearest first."""
    return tuple(WALKS[space] for space in bits(spaces))


@lru_cache(maxsize=4096)
def leads(spaces: int) -> tuple[Lead, ...]:
    """The neutral's walk to each space of a set, nearest first."""
    return tuple(LEADS[space] for space in bits(spaces))


def paintings(pieces: list[int]) -> tuple[Paint, ...]:
    """Every panorama that is not complete."""
    return tuple(paint for paint in PAINTINGS if pieces[paint.panorama] < PIECES[paint.panorama])


class Bundle(NamedTuple):
    """A purchase with the prices that the travelers' powers ask about."""

    buy: Buy
    price: int
    cheapest: int
    dearest: int


@lru_cache(maxsize=4096)
def bundle(souvenirs: tuple[Souvenir, ...]) -> Bundle:
    """These souvenirs bought together."""
    prices = [souvenir.price for souvenir in souvenirs]
    return Bundle(Buy(souvenirs), sum(prices), min(prices, default=0), max(prices, default=0))


@lru_cache(maxsize=4096)
def bundles(offered: tuple[Souvenir, ...]) -> tuple[Bundle, ...]:
    """Every way to buy from the offered souvenirs, from nothing to all of them."""
    return tuple(bundle(some) for count in range(len(offered) + 1) for some in combinations(offered, count))
