"""What happened, as values; sentences are made from them elsewhere, in the reader's language.

Events tell only what everybody at the table sees. What one seat alone may know is asked of `Game.seen_by`.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from tokaido.classic.board import Panorama
from tokaido.classic.cards import Achievement, Dish, Encounter, Souvenir
from tokaido.classic.travelers import Traveler


class Became(NamedTuple):
    """A seat has its traveler and its purse."""

    seat: int
    traveler: Traveler
    coins: int
    kind: Literal["became"] = "became"


class LinedUp(NamedTuple):
    """The travelers stand in the first inn, in order of leaving; the neutral has the number after the last seat."""

    seats: tuple[int, ...]
    kind: Literal["lined_up"] = "lined_up"


class Prepared(NamedTuple):
    """The purse was changed by the order of leaving (Preparations)."""

    seat: int
    coins: int
    kind: Literal["prepared"] = "prepared"


class Walked(NamedTuple):
    """A traveler moved along the road."""

    seat: int
    start: int
    space: int
    kind: Literal["walked"] = "walked"


class Led(NamedTuple):
    """A seat moved the neutral traveler along the road."""

    seat: int
    start: int
    space: int
    kind: Literal["led"] = "led"


class Farmed(NamedTuple):
    """Coins for work on a farm."""

    seat: int
    coins: int
    kind: Literal["farmed"] = "farmed"


class Bathed(NamedTuple):
    """A hot spring card; the bonus is a traveler's power."""

    seat: int
    points: int
    bonus: int
    kind: Literal["bathed"] = "bathed"


class Painted(NamedTuple):
    """A panorama grew by a piece, which is worth its number."""

    seat: int
    panorama: Panorama
    points: int
    kind: Literal["painted"] = "painted"


class Gave(NamedTuple):
    """Coins offered at the temple; the gift came from the bank. Every one of them is a point."""

    seat: int
    coins: int
    gift: int
    kind: Literal["gave"] = "gave"


class NeutralGave(NamedTuple):
    """The bank put a coin on the neutral's pile."""

    kind: Literal["neutral_gave"] = "neutral_gave"


class Offered(NamedTuple):
    """Souvenirs laid out in a village."""

    seat: int
    souvenirs: tuple[Souvenir, ...]
    kind: Literal["offered"] = "offered"


class Bought(NamedTuple):
    """What was bought of them."""

    seat: int
    souvenirs: tuple[Souvenir, ...]
    coins: int
    points: int
    kind: Literal["bought"] = "bought"


class Greeted(NamedTuple):
    """A point and a coin before an encounter, by a traveler's power."""

    seat: int
    gift: int
    kind: Literal["greeted"] = "greeted"


class Met(NamedTuple):
    """An encounter; the points and coins that it brings at once."""

    seat: int
    encounter: Encounter
    points: int
    coins: int
    kind: Literal["met"] = "met"


class Received(NamedTuple):
    """A souvenir from an encounter."""

    seat: int
    souvenir: Souvenir
    points: int
    kind: Literal["received"] = "received"


class NothingGiven(NamedTuple):
    """An encounter that had nothing left to give."""

    seat: int
    encounter: Encounter
    kind: Literal["nothing_given"] = "nothing_given"


class Declined(NamedTuple):
    """A seat wanted no other panorama."""

    seat: int
    kind: Literal["declined"] = "declined"


class MealsDealt(NamedTuple):
    """The first to arrive at an inn had the meals dealt."""

    meals: int
    kind: Literal["meals_dealt"] = "meals_dealt"


class MealRemoved(NamedTuple):
    """The neutral's arrival took a meal off the table, unseen."""

    kind: Literal["meal_removed"] = "meal_removed"


class FreeMealRefused(NamedTuple):
    """A seat left the meal that it could have had for nothing."""

    seat: int
    kind: Literal["free_meal_refused"] = "free_meal_refused"


class Ate(NamedTuple):
    """A meal, and what was paid for it."""

    seat: int
    dish: Dish
    coins: int
    points: int
    kind: Literal["ate"] = "ate"


class Fasted(NamedTuple):
    """A seat took no meal at this inn."""

    seat: int
    kind: Literal["fasted"] = "fasted"


class Achieved(NamedTuple):
    """An achievement card; the bonus is a traveler's power."""

    seat: int
    achievement: Achievement
    points: int
    bonus: int
    kind: Literal["achieved"] = "achieved"


class Ranked(NamedTuple):
    """A place among the givers of the temple, 1 for the first."""

    seat: int
    rank: int
    points: int
    kind: Literal["ranked"] = "ranked"


class Finished(NamedTuple):
    """The journey is over."""

    winners: tuple[int, ...]
    kind: Literal["finished"] = "finished"


Event = (
    Became
    | LinedUp
    | Prepared
    | Walked
    | Led
    | Farmed
    | Bathed
    | Painted
    | Gave
    | NeutralGave
    | Offered
    | Bought
    | Greeted
    | Met
    | Received
    | NothingGiven
    | Declined
    | MealsDealt
    | MealRemoved
    | FreeMealRefused
    | Ate
    | Fasted
    | Achieved
    | Ranked
    | Finished
)
