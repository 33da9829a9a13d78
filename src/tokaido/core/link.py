"""A record as a short text that fits behind the `#` of an address, and back.

The envelope never changes: base64url of a version byte, a body, and a CRC-32 over both and the names,
then, after a dot, the players' names if there are any. So a link of a later version is told from a
damaged one. The body of version 1 is one number in mixed radix, lowest digit first: game, set-up, seed,
whether decks were given (and then their orders), how many choices, and for each choice its place among
the legal ones. A choice that has no alternative takes no room.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from collections.abc import Callable
from zlib import crc32

from tokaido.core.chance import SEEDS
from tokaido.core.digits import Reader, Writer
from tokaido.core.errors import BadName, BadSetUp, DamagedLink, NewerLink
from tokaido.core.game import SetUp
from tokaido.core.record import Record

VERSION = 1
GAMES = 8
COUNTS = 1024
LONGEST_LINK = 2000
CRC_BYTES = 4

DAMAGED = "This link is damaged: please copy it again, whole, from where you found it."
NEWER = "This link was made by a newer version of the game: reload the page, or update, and try again."


def encode(record: Record) -> str:
    """The record as a link text of A-Z, a-z, 0-9, `-`, `_` and at most one dot."""
    game, digits = record.start(), Writer()
    digits.put(record.setup.number, GAMES)
    record.setup.write(digits)
    digits.put(record.seed, SEEDS)
    digits.put(record.deal is not None, 2)
    if record.deal is not None:
        record.setup.write_deal(record.deal, digits)
    put_count(len(record.choices), digits)
    for step in record.steps(game):
        digits.put(step.choices.index(step.choice), len(step.choices))
    return seal(VERSION, _to_bytes(digits.number()), "\n".join(record.names).encode())


def decode(text: str, rules: Callable[[int], type[SetUp] | None]) -> Record:
    """The record that a link holds; raises `DamagedLink` or `NewerLink` for anything else.

    A game is known if there are rules for its digit.
    A whole address is taken as well: what counts is the part after its `#`.
    """
    version, body, names = unseal(text.strip().rpartition("#")[2])
    if version > VERSION:
        raise NewerLink(NEWER)
    if version < VERSION or body[-1:] == b"\0":
        raise DamagedLink(DAMAGED)
    digits = Reader(int.from_bytes(body, "little"))
    game = rules(digits.take(GAMES))
    if game is None:
        raise NewerLink(NEWER)
    try:
        return _read(digits, game, names)
    except (BadSetUp, BadName, ValueError) as cause:
        raise DamagedLink(DAMAGED) from cause


def _read(digits: Reader, rules: type[SetUp], names: bytes) -> Record:
    setup = rules.read(digits)
    seed = digits.take(SEEDS)
    deal = setup.read_deal(digits) if digits.take(2) else None
    count = take_count(digits)
    game, choices = setup.start(seed, deal), []
    for _ in range(count):
        legal = game.choices()
        if not legal:
            raise ValueError("more choices than the game has")
        choices.append(legal[digits.take(len(legal))])
        game.play(choices[-1])
    if digits.rest:
        raise ValueError("more digits than choices")
    people = tuple(names.decode().split("\n")) if names else ()
    return Record(setup, seed, tuple(choices), people, deal)


def put_count(count: int, digits: Writer) -> None:
    """Add how many choices there are: one digit, and another after each that is the highest."""
    most = COUNTS - 1
    for _ in range(count // most):
        digits.put(most, COUNTS)
    digits.put(count % most, COUNTS)


def take_count(digits: Reader) -> int:
    """How many choices there are."""
    most, count = COUNTS - 1, 0
    while (digit := digits.take(COUNTS)) == most:
        count += most
    return count + digit


def _to_bytes(number: int) -> bytes:
    return number.to_bytes((number.bit_length() + 7) // 8, "little")


def seal(version: int, body: bytes, names: bytes) -> str:
    """The envelope around a body of any version."""
    head = bytes([version]) + body
    check = crc32(head + names).to_bytes(CRC_BYTES, "little")
    return _to_text(head + check) + ("." + _to_text(names) if names else "")


def unseal(text: str) -> tuple[int, bytes, bytes]:
    """Version, body and names from an envelope; raises `DamagedLink` if it is not whole."""
    if len(text) > LONGEST_LINK:
        raise DamagedLink(DAMAGED)
    code, dot, name_code = text.partition(".")
    sealed, names = _from_text(code), _from_text(name_code)
    if len(sealed) <= CRC_BYTES or bool(dot) != bool(names):
        raise DamagedLink(DAMAGED)
    head, check = sealed[:-CRC_BYTES], sealed[-CRC_BYTES:]
    if crc32(head + names).to_bytes(CRC_BYTES, "little") != check:
        raise DamagedLink(DAMAGED)
    return head[0], head[1:], names


def _to_text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _from_text(text: str) -> bytes:
    try:
        data = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (NotBase64, ValueError) as cause:
        raise DamagedLink(DAMAGED) from cause
    if _to_text(data) != text:
        raise DamagedLink(DAMAGED)
    return data
