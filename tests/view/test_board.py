"""The road as a picture: everything in it, and in its place."""

from __future__ import annotations

import pytest
from hypothesis import given

from strategies import journeys
from tokaido.classic.board import SPACES, TO_EDO, TO_KYOTO
from tokaido.view.language import ENGLISH
from tokaido.view.layout import LAYOUTS
from tokaido.view.preview import Preview
from tokaido.view.sentences import Teller


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=str)
def test_every_space_has_its_own_place_in_the_picture(layout):
    assert len(set(layout.points)) == SPACES
    for x, y in layout.points:
        assert layout.station <= x <= layout.width - layout.station
        assert layout.station <= y <= layout.height - layout.station


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=str)
def test_neighbours_on_the_road_are_neighbours_in_the_picture(layout):
    for (x, y), (next_x, next_y) in zip(layout.points, layout.points[1:], strict=False):
        assert abs(x - next_x) < layout.width / 5
        assert abs(y - next_y) <= layout.pitch + 2 * layout.sway + 1


def test_the_return_trip_is_the_same_road_the_other_way_round():
    for layout in LAYOUTS.values():
        assert layout.point(TO_KYOTO, 0) == layout.point(TO_EDO, SPACES - 1)


@given(journeys())
def test_two_pawns_never_stand_on_the_same_spot(journey):
    game = journey.game
    for layout in LAYOUTS.values():
        spots = [layout.spot(game.board, place) for place in game.places]
        assert len(set(spots)) == len(spots)


@given(journeys())
def test_a_walk_starts_and_ends_where_the_pawn_stands(journey):
    game = journey.game
    layout = LAYOUTS["wide"]
    if game.places:
        way = layout.walk(game.board, game.places[0], 54 * 8 + 7)
        assert way[0] == layout.spot(game.board, game.places[0])
        assert way[-1] == layout.spot(game.board, 54 * 8 + 7)


@given(journeys())
def test_every_stop_can_be_previewed(journey):
    game = journey.game
    if game.places and game.actor is not None:
        preview = Preview(game, Teller(ENGLISH, game.board, tuple("ABCDE"[: len(game.players)])))
        choices = {choice.space for choice in game.choices() if choice.kind in ("walk", "lead")}
        for space in range(SPACES):
            text = preview.stop(space)
            assert text.endswith(".")
            if choices:
                closed = text.startswith(("Closed", "Behind", "Beyond"))
                assert closed == (space not in choices)
