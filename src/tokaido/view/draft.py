"""A game being set up: what the form shows and the browser remembers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from tokaido import games
from tokaido.classic.editions import EDITIONS, FEWEST, MOST, VARIANTS
from tokaido.core.chance import SEEDS
from tokaido.core.errors import BadName
from tokaido.core.game import SetUp
from tokaido.core.record import LONGEST_NAME, Record, check_name
from tokaido.view.opponents import BOTS

STANDARD = "standard"
TOKAIDO, DUO = games.GAMES
PAIR = 2


@dataclass(frozen=True)
class Draft:
    """The answers of the form so far."""

    game: int = TOKAIDO
    """Which game, by its number."""
    green_first: bool = False
    """Whether the first player of Tokaido Duo has the green works."""
    players: int = 3
    names: tuple[str, ...] = ("", "", "", "", "")
    crests: tuple[int, ...] = (0, 1, 2, 3, 4)
    variants: tuple[str, ...] = ("initiation",)
    edition: str = STANDARD
    free_travelers: bool = False
    openly: bool = False
    fair: bool = False
    """Whether choices are taken back only as far as is fair."""
    bots: tuple[str, ...] = ("", "", "", "", "")
    """Who plays each seat: a bot by its name, or nobody's name for a person."""
    seed: str = field(default="")
    """As typed; empty for a random one."""

    @property
    def seats(self) -> int:
        """How many play the chosen game."""
        return PAIR if self.game == DUO else self.players

    def setup(self) -> SetUp:
        """The rules that the form asks for."""
        if self.game == DUO:
            return setup_of(DUO, green_first=self.green_first)
        switches = {**EDITIONS.get(self.edition, {}), **dict.fromkeys(self.variants, True)}
        return setup_of(TOKAIDO, players=self.players, free_travelers=self.free_travelers, **switches)

    def record(self, random_seed: int, fallback: tuple[str, ...]) -> Record:
        """The game that the form asks for; raises `BadName` for a name that cannot be kept."""
        names = tuple(name.strip() or self.bot_name(seat) or fallback[seat] for seat, name in self.seated())
        return Record(self.setup(), self.seed_number(random_seed), (), names)

    def seated(self) -> list[tuple[int, str]]:
        """The seats that play, with the names typed for them."""
        return list(enumerate(self.names[: self.seats]))

    def bot_name(self, seat: int) -> str:
        """What the bot of a seat is called, with a number if it is not the first of its kind; empty for a person."""
        bot, before = self.bots[seat], self.bots[:seat].count(self.bots[seat])
        return f"{bot} {before + 1}" if bot and before else bot

    def played_by(self, seat: int, bot: str) -> Draft:
        """With a bot, or a person, on a seat."""
        return replace(self, bots=swap_in(self.bots, seat, bot if bot in BOTS else ""))

    def against(self, bot: str) -> Draft:
        """With a person on the first seat and a bot, or persons, on the others."""
        return replace(self, bots=("", *[bot] * (MOST - 1)))

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
        for seat, name in self.seated():
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
                game=DUO if memory.get("game") == DUO else TOKAIDO,
                green_first=bool(memory.get("green_first")),
                bots=tuple(name if name in BOTS else "" for name in memory.get("bots", cls.bots)),
            )
        except (KeyError, TypeError):
            return cls()
        return draft if draft._is_sound() else cls()

    def _is_sound(self) -> bool:
        return (
            isinstance(self.players, int)
            and FEWEST <= self.players <= MOST
            and len(self.names) == len(self.bots) == MOST
            and sorted(map(str, self.crests)) == list("01234")
            and (self.edition == STANDARD or self.edition in EDITIONS)
        )


def setup_of(game: int, **answers: Any) -> SetUp:
    """The set-up of a game, whose rules are loaded when they are first needed."""
    rules: Callable[..., SetUp] = games.rules(game)
    return rules(**answers)


def swap_in(items: tuple[str, ...], place: int, item: str) -> tuple[str, ...]:
    """A tuple with another item at a place."""
    return (*items[:place], item, *items[place + 1 :])
