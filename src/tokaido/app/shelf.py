"""The games that the browser keeps: one entry each, read and written one by one.

An entry is text of a known format, so that saves of every version open for ever. Whatever cannot be read is left
where it is: it may be a newer version's.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

from tokaido.app.memory import Memory
from tokaido.core.errors import TokaidoError
from tokaido.core.game import Game
from tokaido.core.link import encode
from tokaido.core.record import Record
from tokaido.games import open_link
from tokaido.sharing import Kinship, common_start, kinship
from tokaido.view.opponents import BOTS

FORMAT = 1
FILE_FORMAT = "tokaido-games"
LARGEST_FILE = 2_000_000
MOST_IN_FILE = 1000
PREFIX = "game:"
FIRST_SAVE = "game"
"""Where the first version kept its only game."""
SEATS = 5
LONGEST_TITLE = 40
ID_TRIES = 4
LATEST = 250_000_000_000_000
"""The latest time that is believed, in milliseconds since 1970; no calendar goes on for ever."""


@dataclass(frozen=True)
class Entry:
    """A game on the shelf."""

    id: str
    record: Record
    crests: tuple[int, ...]
    title: str = ""
    changed: int = 0
    """When it was last played, in milliseconds since 1970."""
    bots: tuple[str, ...] = ()
    """Who plays each seat: a bot by its name, or nothing for a person; none at all if all are persons."""
    fair: bool = False
    """Whether choices are taken back only as far as is fair."""
    undone_by: int | None = None
    """Whose choice was taken back last, so that fairness outlives a reload."""
    ahead: tuple[Any, ...] = ()
    """The choices that were taken back and can be made again."""

    def bot(self, seat: int | None) -> str:
        """The bot that plays a seat; empty for a person, and for nobody."""
        return self.bots[seat] if seat is not None and seat < len(self.bots) else ""

    @cached_property
    def game(self) -> Game:
        """The position after the last choice."""
        return self.record.game()

    @property
    def persons(self) -> int:
        """How many seats people play."""
        return sum(not self.bot(seat) for seat in range(self.record.setup.players))

    @property
    def whole(self) -> Record:
        """The game with the choices that were taken back."""
        return replace(self.record, choices=self.record.choices + self.ahead)

    def plain(self) -> dict[str, Any]:
        """For the browser's memory or a file."""
        taken_back = {"ahead": encode(self.whole)} if self.ahead else {}
        return taken_back | {
            "version": FORMAT,
            "link": encode(self.record),
            "crests": list(self.crests),
            "title": self.title,
            "changed": self.changed,
            "fair": self.fair,
            "bots": list(self.bots),
            "undone_by": self.undone_by,
        }


class Import(NamedTuple):
    """What became of the games of a file."""

    added: int = 0
    known: int = 0
    unreadable: int = 0


@dataclass
class Shelf:
    """All games that are kept."""

    memory: Memory
    random_number: Callable[[], int]
    now: Callable[[], int]
    unkept: dict[str, Entry] = field(default_factory=dict)
    """Games that the browser refused to keep: they last as long as the page."""

    def __post_init__(self) -> None:
        first = read_entry(self.new_id(), self.memory.get(FIRST_SAVE))
        if first is not None:
            self.keep(first, played=False)
            if not self.memory.failed:
                self.memory.forget(FIRST_SAVE)

    def new_id(self) -> str:
        """An id for a new entry that no other has."""
        ids = [f"{self.random_number():08x}" for _ in range(ID_TRIES)]
        return next((id_ for id_ in ids if self.text(id_) is None and id_ not in self.unkept), ids[0])

    def get(self, id_: str) -> Entry | None:
        """An entry by its id, as it was played last; None if there is none that can be read."""
        kept, unkept = entry_of(id_, self.text(id_)), self.unkept.get(id_)
        if kept is None or unkept is None:
            return kept or unkept
        return kept if kept.changed > unkept.changed else unkept

    def text(self, id_: str) -> str | None:
        """An entry as it is written."""
        return self.memory.text(PREFIX + id_)

    def is_newer(self, id_: str) -> bool:
        """Whether a newer version of the page has written an entry."""
        kept = self.memory.get(PREFIX + id_)
        version = kept.get("version") if isinstance(kept, dict) else None
        return isinstance(version, int) and version > FORMAT

    def entries(self) -> list[Entry]:
        """All games that can be read, the one played last first."""
        ids = [name.removeprefix(PREFIX) for name in self.memory.names() if name.startswith(PREFIX)]
        found = [entry for id_ in dict.fromkeys([*ids, *self.unkept]) if (entry := self.get(id_)) is not None]
        return sorted(found, key=lambda entry: (-entry.changed, entry.id))

    def keep(self, entry: Entry, *, played: bool = True) -> Entry:
        """Keep an entry; if it was played, it is now the newest."""
        if played:
            entry = replace(entry, changed=self.now())
        self.memory.keep(PREFIX + entry.id, entry.plain())
        if self.memory.failed:
            self.unkept[entry.id] = entry
        else:
            self.unkept.pop(entry.id, None)
        return entry

    def remove(self, id_: str) -> None:
        """Take an entry off the shelf."""
        self.memory.forget(PREFIX + id_)
        self.unkept.pop(id_, None)

    def relative(self, record: Record) -> tuple[Kinship, Entry] | None:
        """The entry that is closest to a game, and how; None if the game is new here."""
        relatives = [(kin, entry) for entry in self.entries() if (kin := kinship(record, entry.record)) is not None]
        return min(relatives, key=lambda pair: (pair[0].value, -common_start(record, pair[1].record)), default=None)

    def file(self, entries: Iterable[Entry]) -> str:
        """Entries as the text of a file."""
        return json.dumps({"format": FILE_FORMAT, "version": FORMAT, "games": [entry.plain() for entry in entries]})

    def read_file(self, text: str) -> Import | None:
        """Add the games of a file; nothing is overwritten. None if it is no file of ours."""
        games = games_of_file(text)
        if games is None:
            return None
        here = {(entry.record, entry.crests) for entry in self.entries()}
        read = [read_entry(self.new_id(), game) for game in games]
        sound = [entry for entry in read if entry is not None]
        new = {(entry.record, entry.crests): entry for entry in reversed(sound)}
        added = [entry for same, entry in new.items() if same not in here]
        for entry in added:
            self.keep(entry, played=False)
        return Import(len(added), len(sound) - len(added), len(read) - len(sound))


JOINER = "\u200d"
"""Joins signs into one picture; it shows nothing by itself."""


def as_title(text: str) -> str:
    """Text as the title of a game: one short line, or nothing."""
    shown = text.replace(JOINER, "")
    return text.strip()[:LONGEST_TITLE] if shown.strip() and shown.isprintable() else ""


def games_of_file(text: str) -> list[Any] | None:
    """The entries of a file, unread; None if it is no file of ours."""
    if len(text) > LARGEST_FILE:
        return None
    try:
        content = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(content, dict) or content.get("format") != FILE_FORMAT:
        return None
    games = content.get("games")
    return games if isinstance(games, list) and len(games) <= MOST_IN_FILE else None


@lru_cache(maxsize=512)
def entry_of(id_: str, text: str | None) -> Entry | None:
    """An entry as it is written; the same text is read, and its game played, only once."""
    try:
        return read_entry(id_, json.loads(text or "null"))
    except (TypeError, ValueError, RecursionError):
        return None


def read_entry(id_: str, kept: Any) -> Entry | None:
    """An entry from what was kept by this version or an earlier one; None if it is none of ours, or a newer one's."""
    try:
        if kept.get("version", 0) > FORMAT:
            return None
        record = open_link(kept["link"])
        crests = tuple(int(crest) for crest in kept["crests"])
        title = as_title(str(kept.get("title", "")))
        changed = min(max(int(kept.get("changed", 0)), 0), LATEST)
        fair, undone_by = kept.get("fair") is True, kept.get("undone_by")
        bots = tuple(name if name in BOTS else "" for name in kept.get("bots", ()))[: len(crests)]
    except (TokaidoError, KeyError, TypeError, ValueError, AttributeError, OverflowError):
        return None
    if undone_by not in range(len(crests)):
        undone_by = None
    sound = len(set(crests)) == len(crests) == record.setup.players and set(crests) <= set(range(SEATS))
    if not sound or not record.names:
        return None
    return Entry(id_, record, crests, title, changed, bots, fair, undone_by, choices_ahead(record, kept.get("ahead")))


def choices_ahead(record: Record, link: Any) -> tuple[Any, ...]:
    """The choices that a longer game goes on with; none if it is not the same game."""
    try:
        whole = open_link(link) if isinstance(link, str) else record
    except TokaidoError:
        return ()
    return whole.choices[len(record.choices) :] if whole.cut(len(record.choices)) == record else ()
