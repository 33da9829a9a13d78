"""Games on their way from one person to another: what stands behind the `#` of an address, and what is known of it.

A bare link is a game to play on, `fair~` before it one in which choices are taken back fairly, `look~` a turn to look
at, `watch~` or `watch12~` a whole game to watch, from the start or from a turn.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

from tokaido.core.errors import DamagedLink
from tokaido.core.link import DAMAGED, encode
from tokaido.core.record import Record
from tokaido.games import open_link


class Purpose(Enum):
    """What a link is for."""

    PLAY = ""
    LOOK = "look"
    WATCH = "watch"


@dataclass(frozen=True)
class Address:
    """A game on its way to somebody."""

    purpose: Purpose
    record: Record
    turn: int = 0
    """Where watching begins."""
    fair: bool = False
    """Whether those who play it have agreed to take choices back only as far as is fair."""

    def fragment(self) -> str:
        """As it stands behind the `#`."""
        turn = str(self.turn) if self.turn else ""
        mark = f"{self.purpose.value}{turn}" if self.purpose is not Purpose.PLAY else "fair" if self.fair else ""
        return f"{mark}~{encode(self.record)}" if mark else encode(self.record)


class Kinship(Enum):
    """How a game that arrives is related to one that is kept, the closest first."""

    SAME = 0
    """Exactly this game at this turn."""
    NEWER = 1
    """It goes on from the one that is kept."""
    OLDER = 2
    """The one that is kept has gone further."""
    FORKED = 3
    """The two went different ways after a common start."""


def kinship(record: Record, kept: Record) -> Kinship | None:
    """How a game is related to one that is kept; None if they are different games."""
    if record.cut(0) != kept.cut(0):
        return None
    common, here, there = common_start(record, kept), len(record.choices), len(kept.choices)
    if common < min(here, there):
        return Kinship.FORKED
    if here == there:
        return Kinship.SAME
    return Kinship.NEWER if here > there else Kinship.OLDER


def common_start(record: Record, other: Record) -> int:
    """How many choices two games share before they part."""
    pairs = enumerate(zip(record.choices, other.choices, strict=False))
    parted = (place for place, (mine, theirs) in pairs if mine != theirs)
    return next(parted, min(len(record.choices), len(other.choices)))


FORM = re.compile(r"(?:(fair)~|(look|watch)(\d{0,4})~)?([^~]*)")


def read(fragment: str) -> Address:
    """The game that a fragment brings; raises `LinkError` for anything but one of our games."""
    match = FORM.fullmatch(fragment.strip().rpartition("#")[2].replace("%7E", "~").replace("%7e", "~"))
    if match is None:
        raise DamagedLink(DAMAGED)
    fair, purpose, turn, link = match.groups()
    record = open_link(link)
    return Address(Purpose(purpose or ""), record, min(int(turn or 0), len(record.choices)), fair=bool(fair))
