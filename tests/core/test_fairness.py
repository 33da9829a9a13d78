"""Taking choices back: freely, or only as far as is fair."""

from __future__ import annotations

import pytest

from tokaido.classic import SetUp
from tokaido.classic.board import Station
from tokaido.classic.choices import Buy, Walk
from tokaido.core.fairness import Refusal, why_not_undo
from tokaido.core.record import Record, Table

PANORAMAS = (Station.PADDY, Station.MOUNTAIN, Station.SEA)


def new_table(seed=1, players=3):
    return Table(Record(SetUp(players=players, initiation=True), seed))


def walk_to(table, *stations):
    """Walk to the nearest open stop of a kind, with nobody else moving."""
    spaces = [choice.space for choice in table.game.choices() if isinstance(choice, Walk)]
    table.play(Walk(next(space for space in spaces if table.game.board.stations[space] in stations)))


def walk_to_the_inn(table):
    table.play(table.game.choices()[-1])


@pytest.mark.parametrize("fair", [True, False])
def test_before_the_first_choice_there_is_nothing_to_take_back(fair):
    assert why_not_undo(new_table(), fair=fair) is Refusal.NOTHING_YET


@pytest.mark.parametrize("stations", [(Station.FARM,), PANORAMAS], ids=["farm", "panorama"])
def test_a_walk_that_showed_nothing_can_be_taken_back(stations):
    table = new_table()
    walk_to(table, *stations)
    assert why_not_undo(table, fair=True) is None


@pytest.mark.parametrize("station", [Station.VILLAGE, Station.ENCOUNTER, Station.HOT_SPRING], ids=lambda one: one.name)
def test_a_walk_that_turned_a_card_up_stands(station):
    table = new_table()
    walk_to(table, station)
    assert why_not_undo(table, fair=True) is Refusal.REVEALED
    assert why_not_undo(table, fair=False) is None


def test_a_purchase_can_be_taken_back_but_not_the_walk_to_the_village():
    table = new_table()
    walk_to(table, Station.VILLAGE)
    table.play(next(choice for choice in table.game.choices() if isinstance(choice, Buy) and choice.souvenirs))
    assert why_not_undo(table, fair=True) is None
    table.undo()
    assert why_not_undo(table, fair=True) is Refusal.REVEALED


def test_arriving_at_an_inn_stands_for_the_first_and_for_those_after():
    """The first turns the meals up; the second looks at what is left of them."""
    table = new_table()
    for _ in range(2):
        walk_to_the_inn(table)
        assert why_not_undo(table, fair=True) is Refusal.REVEALED
        table.play(table.game.choices()[0])
        assert why_not_undo(table, fair=True) is None


def test_nobody_takes_back_what_another_chose():
    table = new_table()
    walk_to(table, Station.FARM)
    walk_to(table, *PANORAMAS)
    assert table.steps[0].actor != table.steps[1].actor
    assert why_not_undo(table, fair=True) is None
    table.undo()
    assert why_not_undo(table, fair=True) is Refusal.ANOTHERS
    assert why_not_undo(table, fair=False) is None


def test_what_was_made_again_can_be_taken_back_again():
    table = new_table()
    walk_to(table, Station.FARM)
    walk_to(table, *PANORAMAS)
    table.undo()
    assert table.redo()
    assert why_not_undo(table, fair=True) is None


def test_a_new_choice_makes_the_one_before_it_history():
    table = new_table()
    walk_to(table, Station.FARM)
    first = table.record
    walk_to(table, *PANORAMAS)
    table.undo()
    table.play(table.game.choices()[0])
    assert table.record.choices[:1] == first.choices
    table.undo()
    assert why_not_undo(table, fair=True) is Refusal.ANOTHERS
