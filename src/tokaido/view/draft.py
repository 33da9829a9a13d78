"""A game being set up: what the form shows and the browser remembers."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, replace
from typing import Any

from tokaido.classic import EDITIONS, VARIANTS, SetUp
from tokaido.classic.setup import FEWEST, MOST
from tokaido.core.chance import SEEDS
from tokaido.core.errors import BadName
from tokaido.core.record import LONGEST_NAME, Record, check_name

STANDARD = "standard"


@dataclass(frozen=True)
class Draft:
    """The answers of the form so far."""

    players: int = 3
    names: tuple[str, ...] = ("", "", "", "", "")
    crests: tuple[int, ...] = (0, 1, 2, 3, 4)
    variants: tuple[str, ...] = ("initiation",)
    edition: str = STANDARD
    free_travelers: bool = False
    openly: bool = False
    fair: bool = False
    """Whether choices are taken back only as far as is fair."""
    seed: str = field(default="")
    """As typed; empty for a random one."""

    def setup(self) -> SetUp:
        """The rules that the form asks for."""
        switches = {**EDITIONS.get(self.edition, {}), **dict.fromkeys(self.variants, True)}
        return SetUp(players=self.players, free_travelers=self.free_travelers, **switches)

    def record(self, random_seed: int, fallback: tuple[str, ...]) -> Record:
        """The game that the form asks for; raises `BadName` for a name that cannot be kept."""
        names = tuple(name.strip() or fallback[seat] for seat, name in enumerate(self.names[: self.players]))
        return Record(self.setup(), self.seed_number(random_seed), (), names)

    def seed_number(self, otherwise: int) -> int:
        """The seed that was typed, if it is one."""
        return int(self.seed) if self.seed.isdecimal() and int(self.seed) < SEEDS else otherwise

    def named(self, seat: int, name: str) -> Draft:
        """With another name for a seat."""
        return replace(self, names=swap_in(self.names, seat, name[:LONGEST_NAME]))

    def crested(self, seat: int, crest: int) -> Draft:
        """With another crest for a seat; whoever had it takes the old one."""
        crests, other = list(self.crests), self.crests.index(crest)
        crests[other], crests[seat] = crests[seat], crest
        return replace(self, crests=tuple(crests))

    def switched(self, variant: str, on: bool) -> Draft:
        """With a variant on or off."""
        chosen = {*self.variants, variant} if on else {*self.variants} - {variant}
        return replace(self, variants=tuple(name for name in VARIANTS if name in chosen))

    def bad_name(self) -> int | None:
        """The first seat whose name cannot be kept."""
        for seat, name in enumerate(self.names[: self.players]):
            try:
                check_name(name or "-")
            except BadName:
                return seat
        return None

    def plain(self) -> dict[str, Any]:
        """For the browser's memory; the seed is not remembered."""
        return {**asdict(self), "seed": ""}

    @classmethod
    def remembered(cls, memory: Any) -> Draft:
        """From the browser's memory; whatever does not fit is forgotten."""
        try:
            draft = cls(
                players=memory["players"],
                names=tuple(str(name)[:LONGEST_NAME] for name in memory["names"]),
                crests=tuple(memory["crests"]),
                variants=tuple(name for name in VARIANTS if name in memory["variants"]),
                edition=str(memory["edition"]),
                free_travelers=bool(memory["free_travelers"]),
                openly=bool(memory["openly"]),
                fair=bool(memory.get("fair")),
            )
        except (KeyError, TypeError):
            return cls()
        return draft if draft._is_sound() else cls()

    def _is_sound(self) -> bool:
        return (
            isinstance(self.players, int)
            and FEWEST <= self.players <= MOST
            and len(self.names) == MOST
            and sorted(map(str, self.crests)) == list("01234")
            and (self.edition == STANDARD or self.edition in EDITIONS)
        )


def swap_in(items: tuple[str, ...], place: int, item: str) -> tuple[str, ...]:
    """A tuple with another item at a place."""
    return (*items[:place], item, *items[place + 1 :])
