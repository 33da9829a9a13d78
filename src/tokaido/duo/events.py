"""What happened, as values; sentences are made from them elsewhere, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from functools import cache
from typing import Literal, NamedTuple, TypeVar

from tokaido.duo.island import REGIONS, STATIONS, TOWNS
from tokaido.duo.pieces import Character, Good, Symbol, Token, Wave
from tokaido.duo.reconstruction import DICE

SEATS = range(2)


class LaidOut(NamedTuple):
    """The trade tokens, by coastal town, and the wave tokens with their side for this game."""

    tokens: tuple[Token, ...]
    waves: tuple[Wave, ...]
    kind: Literal["laid_out"] = "laid_out"


class Rolled(NamedTuple):
    """A round began: a seat rolled the dice of pilgrim, merchant and artist."""

    seat: int
    dice: tuple[int, ...]
    kind: Literal["rolled"] = "rolled"


class Abstained(NamedTuple):
    """A seat will move and do nothing on arrival."""

    seat: int
    kind: Literal["abstained"] = "abstained"


class Skipped(NamedTuple):
    """A seat took a die that nothing could be moved by."""

    seat: int
    character: Character
    kind: Literal["skipped"] = "skipped"


class Walked(NamedTuple):
    """A pilgrim moved along the coast."""

    seat: int
    start: int
    station: int
    kind: Literal["walked"] = "walked"


class Traveled(NamedTuple):
    """A merchant moved along the trade routes."""

    seat: int
    start: int
    town: int
    kind: Literal["traveled"] = "traveled"


class Roamed(NamedTuple):
    """An artist moved from region to region."""

    seat: int
    start: int
    region: int
    kind: Literal["roamed"] = "roamed"


AnyMove = TypeVar("AnyMove", Walked, Traveled, Roamed)


class Prayed(NamedTuple):
    """A temple brought the marker to a notch."""

    seat: int
    notch: int
    kind: Literal["prayed"] = "prayed"


class Strolled(NamedTuple):
    """A garden brought the marker to a notch."""

    seat: int
    notch: int
    kind: Literal["strolled"] = "strolled"


class Earned(NamedTuple):
    """A pilgrim had coins in a coastal town."""

    seat: int
    coins: int
    kind: Literal["earned"] = "earned"


class TookSpring(NamedTuple):
    """A pilgrim took the hot spring token, from the board or from the other player."""

    seat: int
    stolen: bool
    kind: Literal["took_spring"] = "took_spring"


class TookWave(NamedTuple):
    """A pilgrim took a wave token, from the board or from the other player."""

    seat: int
    wave: Wave
    stolen: bool
    kind: Literal["took_wave"] = "took_wave"


class Returned(NamedTuple):
    """A good went back into the bag, because the room for it was lost."""

    seat: int
    good: Good
    kind: Literal["returned"] = "returned"


class Drew(NamedTuple):
    """A merchant drew goods from the bag."""

    seat: int
    goods: tuple[Good, ...]
    kind: Literal["drew"] = "drew"


class Left(NamedTuple):
    """Goods that a merchant had no room for went back into the bag."""

    seat: int
    goods: tuple[Good, ...]
    kind: Literal["left"] = "left"


class Sold(NamedTuple):
    """A merchant sold goods of one kind."""

    seat: int
    good: Good
    sold: int
    coins: int
    kind: Literal["sold"] = "sold"


class Gilded(NamedTuple):
    """Coins became a gold plaque."""

    seat: int
    plaques: int
    kind: Literal["gilded"] = "gilded"


class Painted(NamedTuple):
    """An artist turned works face up, in their order."""

    seat: int
    works: tuple[Symbol, ...]
    kind: Literal["painted"] = "painted"


class Offered(NamedTuple):
    """An artist offered the oldest work that lay face up."""

    seat: int
    work: Symbol
    offered: int
    """How many works have been offered with this one."""
    kind: Literal["offered"] = "offered"


class UsedSpring(NamedTuple):
    """A seat uses the hot spring token: the same character moves again."""

    seat: int
    kind: Literal["used_spring"] = "used_spring"


class PutBackSpring(NamedTuple):
    """The hot spring token lies on the board again."""

    kind: Literal["put_back_spring"] = "put_back_spring"


class Feat(IntEnum):
    """What brings the end of the game."""

    TEMPLES = 0
    GARDENS = 1
    GOLD = 2
    WORKS = 3


class LastRound(NamedTuple):
    """A seat has brought the end: the round is finished, and that is all."""

    seat: int
    feat: Feat
    kind: Literal["last_round"] = "last_round"


class Finished(NamedTuple):
    """The game is over."""

    winners: tuple[int, ...]
    kind: Literal["finished"] = "finished"


Event = (
    LaidOut
    | Rolled
    | Abstained
    | Skipped
    | Walked
    | Traveled
    | Roamed
    | Prayed
    | Strolled
    | Earned
    | TookSpring
    | TookWave
    | Returned
    | Drew
    | Left
    | Sold
    | Gilded
    | Painted
    | Offered
    | UsedSpring
    | PutBackSpring
    | LastRound
    | Finished
)

abstained = cache(Abstained)
"""Here and below: of these there are few, and they happen again and again, so each is made once."""
prayed = cache(Prayed)
strolled = cache(Strolled)
earned = cache(Earned)
took_spring = cache(TookSpring)
took_wave = cache(TookWave)
drew = cache(Drew)
left = cache(Left)
sold = cache(Sold)
gilded = cache(Gilded)
painted = cache(Painted)
offered = cache(Offered)


def _moves(move: type[AnyMove], places: Sequence[object]) -> tuple[tuple[tuple[AnyMove, ...], ...], ...]:
    """Every move by seat, start and end."""
    numbers = range(len(places))
    return tuple(tuple(tuple(move(seat, start, end) for end in numbers) for start in numbers) for seat in SEATS)


WALKED = _moves(Walked, STATIONS)
"""Here and below: by seat, start and end, since a look into a table is the fastest way to an event."""
TRAVELED = _moves(Traveled, TOWNS)
ROAMED = _moves(Roamed, REGIONS)
ROLLED = tuple(
    tuple(
        tuple(tuple(Rolled(seat, (walk, travel, roam)) for roam in DICE[2]) for travel in DICE[1]) for walk in DICE[0]
    )
    for seat in SEATS
)
"""By seat and the side that each die shows."""
