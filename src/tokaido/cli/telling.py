"""How each game is told in a terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tokaido import classic, duo
from tokaido.classic.sight import is_private
from tokaido.core.record import Record
from tokaido.view import sentences, text
from tokaido.view.duo import sentences as duo_sentences
from tokaido.view.duo import text as duo_text
from tokaido.view.language import ENGLISH


class Telling(NamedTuple):
    """The words of one game."""

    teller: Callable[[Any, tuple[str, ...]], Any]
    """Who tells it, for a position and the people's names."""
    board: Callable[[Any, Any], list[str]]
    """The board as lines of text, for a position and its teller."""
    owner: Callable[[Any, Any, int], str]
    """A seat as it stands before its belongings."""
    belongings: Callable[[Any, Any], str]
    """What a player has, in one line."""
    final_table: Callable[[Any, Any], list[list[str]]]
    is_private: Callable[[Any], bool]
    """Whether the question is for the eyes of one seat alone."""


CLASSIC = Telling(
    teller=lambda game, names: sentences.Teller(ENGLISH, game.board, names),
    board=lambda game, teller: text.road(game, teller.say) if game.places else [],
    owner=lambda game, teller, seat: (
        f"{text.letter(game, seat)} {teller.who(seat)} ({game.players[seat].traveler.name})"
    ),
    belongings=lambda player, teller: text.collection(player, teller.say),
    final_table=text.final_table,
    is_private=is_private,
)

DUO = Telling(
    teller=lambda _game, names: duo_sentences.Teller(ENGLISH, names),
    board=duo_text.island,
    owner=lambda _game, teller, seat: str(teller.who(seat)),
    belongings=duo_text.boards,
    final_table=duo_text.final_table,
    is_private=lambda _game: False,
)

TELLINGS = {classic.SetUp.number: CLASSIC, duo.SetUp.number: DUO}


def telling_of(record: Record) -> Telling:
    """The words of a record's game."""
    return TELLINGS[record.setup.number]


def people(record: Record) -> tuple[str, ...]:
    """The players' names; without any they are called by their letter on the road."""
    return record.names or tuple("ABCDE"[: record.setup.players])
