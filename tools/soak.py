"""Mutated links, saves and files through the real decoder: nothing crashes, hangs, or lets in what is illegal.

Each input is made from a sound one by flipping bits, cutting, inserting, swapping and splicing, with foreign text among
it. Half of the links are sealed again with a right check sum, so that the decoder behind it is reached.
"""

from __future__ import annotations

import argparse
import json
import string
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from time import perf_counter, process_time
from typing import Any

from tokaido import duo
from tokaido.app.shelf import LONGEST_TITLE, as_title, games_of_file, read_entry
from tokaido.classic import SWITCHES, SetUp
from tokaido.core.errors import LinkError
from tokaido.core.game import SetUp as AnySetUp
from tokaido.core.link import encode, seal, unseal
from tokaido.core.record import Record
from tokaido.sharing import Purpose, read

COUNT = 1_000_000
SLOWEST = 0.1
"""Seconds of the processor that a single input may take."""
AGAIN = 3
"""How often an input that took longer is tried again: whatever hangs, hangs every time; a busy machine pauses once."""
NAMES = ("Aki", "Bení", "千代", "<b>Dai</b>", "javascript:x")
FOREIGN = (
    "<script>alert(1)</script>",
    "javascript:alert(1)",
    "a\u202eb",
    "\x00",
    "🀄",
    "look~",
    "fair~",
    "watch99~",
    "#",
    "~",
    "null",
    "[",
    "{",
    "1e999",
)
JUNK = (None, 7, -1, 1e308, 10**40, "", [], {}, [[]], True, "x" * 5000, float("nan"), float("inf"))
ALPHABET = string.ascii_letters + string.digits + "-_.~#"


@dataclass
class Report:
    """What became of the inputs."""

    inputs: int = 0
    accepted: int = 0
    slowest: float = 0.0
    slowest_input: str = ""
    kinds: Counter[str] = field(default_factory=Counter)


def any_setup(pick: Random) -> AnySetUp:
    """One of the two games, with any variants."""
    if pick.random() < 0.3:
        return duo.SetUp(green_first=pick.random() < 0.5)
    switches = {name: pick.random() < 0.3 for name in SWITCHES}
    return SetUp(players=pick.randint(2, 5), **switches)


def sound_records(pick: Random, count: int) -> list[Record]:
    """Games of every kind, at any point of them."""
    records = []
    for _ in range(count):
        setup = any_setup(pick)
        seed, most = pick.randrange(2**32), pick.choice([0, 3, 10, 30, 200])
        game, made = setup.start(seed), []
        while game.actor is not None and len(made) < most:
            made.append(pick.choice(game.choices()))
            game.play(made[-1])
        names = NAMES[: setup.players] if pick.random() < 0.8 else ()
        records.append(Record(setup, seed, tuple(made), names))
    return records


def mutated(data: bytes, pick: Random) -> bytes:
    """Bytes with a little damage."""
    changed = bytearray(data)
    for _ in range(pick.choice([1, 1, 1, 2, 5])):
        place, kind = pick.randrange(len(changed) + 1), pick.randrange(6)
        if kind == 0:
            del changed[place:]
        elif kind == 1:
            changed[place:place] = pick.randbytes(pick.choice([1, 1, 2, 20]))
        elif kind == 2:
            del changed[place : place + pick.randint(1, 4)]
        elif place < len(changed):
            other = pick.randrange(len(changed))
            if kind == 3:
                changed[place], changed[other] = changed[other], changed[place]
            else:
                changed[place] ^= 1 << pick.randrange(8)
    return bytes(changed)


def mistyped(text: str, pick: Random) -> str:
    """Text with a little damage."""
    for _ in range(pick.choice([1, 1, 2, 4])):
        place, kind = pick.randrange(len(text) + 1), pick.randrange(5)
        some = pick.choice(FOREIGN) if pick.random() < 0.2 else pick.choice(ALPHABET)
        text = {
            0: lambda text, place=place: text[:place],
            1: lambda text, place=place, some=some: text[:place] + some + text[place:],
            2: lambda text, place=place: text[:place] + text[place + 1 :],
            3: lambda text, place=place: text[place:] + text[:place],
            4: lambda text, place=place, some=some: text[:place] + some + text[place + 1 :],
        }[kind](text)
    return text


def forged(link: str, pick: Random) -> str:
    """A link with a damaged body or damaged names under a right check sum."""
    version, body, names = unseal(link)
    if pick.random() < 0.2:
        names = mutated(names, pick)
    else:
        body = mutated(body, pick)
    return seal(version if pick.random() < 0.98 else pick.randrange(256), body, names)


def damaged_link(link: str, other: str, pick: Random) -> str:
    """A link as it may arrive."""
    kind = pick.randrange(8)
    if kind < 4:
        return forged(link, pick)
    if kind == 4:
        place = pick.randrange(len(link))
        return link[:place] + other[place:]
    return mistyped(link, pick)


def check_record(record: Record) -> None:
    """What was accepted is a legal game that is written as it was read."""
    record.game()
    assert read(encode(record)).record == record


def try_address(link: str, other: str, pick: Random) -> bool:
    """An address through the decoder; whether it was accepted."""
    mark = pick.choice(("", "", "fair~", "look~", "watch~", "watch12~", "watch9999~"))
    text = mark + damaged_link(link, other, pick)
    if pick.random() < 0.1:
        text = mistyped(text, pick)
    try:
        address = read(text)
    except LinkError:
        return False
    check_record(address.record)
    assert address.turn <= len(address.record.choices)
    assert address.purpose is not Purpose.PLAY or address.turn == 0
    assert read(address.fragment()) == address
    return True


def try_save(link: str, other: str, pick: Random) -> bool:
    """A save through the reader; whether it was accepted."""
    kept: dict[str, Any] = {"version": 1, "link": link, "title": "Sunday", "changed": 5, "fair": False}
    if pick.random() < 0.3:
        kept["ahead"] = damaged_link(link, other, pick) if pick.random() < 0.5 else other
    kept["crests"] = pick.sample(range(5), unseal(link)[2].count(b"\n") + 1)
    if pick.random() < 0.5:
        kept["link"] = damaged_link(link, other, pick)
    if pick.random() < 0.7:
        kept[pick.choice(list(kept))] = pick.choice((*JUNK, pick.choice(FOREIGN)))
    text = json.dumps(kept)
    if pick.random() < 0.2:
        text = mistyped(text, pick)
    return try_text(text)


def try_text(text: str) -> bool:
    """A save, and a file around it, as they are written; whether a game was accepted."""
    file = f'{{"format": "tokaido-games", "games": [{text}]}}'
    games = games_of_file(file)
    entries = [entry for game in games or () if (entry := read_entry("0000abcd", game)) is not None]
    for entry in entries:
        check_record(entry.record)
        assert entry.title == as_title(entry.title)
        assert len(entry.title) <= LONGEST_TITLE
        assert read_entry(entry.id, json.loads(json.dumps(entry.plain()))) == entry
    return bool(entries)


def soak(count: int, seed: int = 1, share: tuple[int, int] = (7, 3), games: int = 60) -> Report:
    """So many mutated inputs; raises whatever goes wrong."""
    report = Report()
    links = [encode(record) for record in sound_records(Random(seed), games)]
    tries: list[tuple[str, Callable[[str, str, Random], bool]]] = [("address", try_address), ("save", try_save)]
    for number in range(count):
        pick = Random(f"{seed} {number}")
        kind, attempt = pick.choices(tries, share)[0]
        link, other = pick.choice(links), pick.choice(links)
        state = pick.getstate()
        try:
            accepted, taken = timed(attempt, link, other, pick)
        except Exception as cause:
            raise AssertionError(f"input {number} of seed {seed}, a {kind} made of {link}") from cause
        if taken > SLOWEST:
            for _ in range(AGAIN):
                pick.setstate(state)
                taken = min(taken, timed(attempt, link, other, pick)[1])
        report.inputs += 1
        report.accepted += accepted
        report.kinds[f"{kind}, {'accepted' if accepted else 'turned away'}"] += 1
        if taken > report.slowest:
            report.slowest, report.slowest_input = taken, f"{kind} {number} of {link}"
    return report


def timed(attempt: Callable[[str, str, Random], bool], link: str, other: str, pick: Random) -> tuple[bool, float]:
    """Whether an input was accepted, and the seconds of the processor that it took."""
    start = process_time()
    accepted = attempt(link, other, pick)
    return accepted, process_time() - start


def main() -> None:
    """Soak, and print what became of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=COUNT, help="how many inputs (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    start = perf_counter()
    report = soak(arguments.count, arguments.seed)
    seconds = perf_counter() - start
    print(f"{report.inputs:,} inputs in {seconds:,.0f} s, {report.accepted:,} accepted, every one a legal game")
    for kind, number in sorted(report.kinds.items()):
        print(f"  {kind}: {number:,}")
    print(f"slowest: {report.slowest * 1000:.1f} ms ({report.slowest_input})")
    if report.slowest > SLOWEST:
        sys.exit(f"one input took more than {SLOWEST * 1000:.0f} ms")


if __name__ == "__main__":
    main()
