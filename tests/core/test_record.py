"""Records and the table that plays them: undo, redo, replay."""

from __future__ import annotations

import pytest

from tables import play_out
from tokaido.classic import SetUp
from tokaido.classic.choices import Walk
from tokaido.core.errors import IllegalChoice
from tokaido.core.record import Record, Table

SETUP = SetUp(players=3)
CHOICES = tuple(play_out(SETUP.start(4), 4))
WHOLE = Record(SETUP, 4, CHOICES)


def test_a_table_plays_a_record_again():
    table = Table(WHOLE)
    assert table.game.actor is None
    assert [step.choice for step in table.steps] == list(CHOICES)


def test_undo_is_the_record_one_choice_shorter():
    table = Table(WHOLE)
    assert table.undo()
    assert table.record == WHOLE.cut(len(CHOICES) - 1)
    assert table.game.seen_by(0) == table.record.game().seen_by(0)


def test_redo_makes_the_choice_again():
    table = Table(WHOLE)
    table.undo()
    table.undo()
    assert table.redo()
    assert table.redo()
    assert table.record == WHOLE
    assert not table.redo()


def test_there_is_nothing_before_the_first_choice():
    table = Table(WHOLE.cut(0))
    assert not table.undo()
    assert table.record.choices == ()


def test_a_new_choice_forgets_what_was_taken_back():
    table = Table(WHOLE.cut(10))
    table.undo()
    table.play(table.game.choices()[-1])
    assert not table.redo()


def test_a_refused_choice_leaves_the_table_as_it_was():
    table = Table(WHOLE.cut(8))
    table.undo()
    with pytest.raises(IllegalChoice):
        table.play(Walk(54))
    assert table.record == WHOLE.cut(7)
    assert table.redo()
    assert table.record == WHOLE.cut(8)


def test_a_record_with_an_illegal_choice_cannot_be_played():
    with pytest.raises(IllegalChoice):
        Record(SETUP, 4, (*CHOICES[:5], Walk(54))).game()
