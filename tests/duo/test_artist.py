"""The artist: rulings 5 to 11."""

from __future__ import annotations

import pytest

from duo_tables import ARTIST, duo, kinds, place, regions
from tokaido.duo.artist import company
from tokaido.duo.choices import ABSTAIN, Deed, Roam
from tokaido.duo.events import Offered, Painted
from tokaido.duo.island import REGIONS, SYMBOLS, TOWN_REGIONS, TOWNS
from tokaido.duo.pieces import Symbol, Wave
from tokaido.duo.question import Question

MOON, WATERFALL, MOUNTAIN, BAMBOO = Symbol
PROLIFIC, INSPIRED = 1 << Wave.PROLIFIC, 1 << Wave.INSPIRED
BRIGHT = (Wave.HURRIED, Wave.SKILLED, Wave.INSPIRED)
FAR = {"pilgrim": 14, "merchant": "C4", "artist": "R4"}
"""All three in the far east."""


def paint(name):
    return Roam(place(name), Deed.PAINT)


def offer(name):
    return Roam(place(name), Deed.OFFER)


def near(game, region):
    return company(game, 0, place(region))


def test_ruling_05_the_five_other_characters_count_the_own_artist_does_not():
    here = {"pilgrim": 1, "merchant": "M1", "artist": "R1"}
    assert near(duo((1, 1, 1), here, {**here, "pilgrim": 2}), "R1") == 5
    assert near(duo((1, 1, 1), here, FAR), "R1") == 2
    assert near(duo((1, 1, 1), {**FAR, "artist": "R1"}, here), "R1") == 3


def test_ruling_06_a_pawn_on_a_coastal_town_counts_for_both_regions():
    game = duo((1, 1, 1), FAR, {**FAR, "pilgrim": 0})
    assert (near(game, "R8"), near(game, "R1"), near(game, "R2")) == (1, 1, 0)


def test_ruling_06_a_pawn_in_a_mountain_town_counts_for_every_region_that_touches_it():
    assert [TOWN_REGIONS[TOWNS.index(name)].bit_count() for name in ("M1", "M2", "M3", "M4")] == [3, 4, 4, 3]
    game = duo((1, 1, 1), FAR, {**FAR, "merchant": "M2"})
    assert [near(game, name) for name in ("R1", "R2", "R6", "R7", "R8")] == [1, 1, 1, 1, 0]


def test_ruling_07_painting_alone_turns_nothing():
    game = duo((1, 1, 1), {**FAR, "artist": "R8"}, FAR, left=(ARTIST,))
    assert Painted(0, ()) in game.play(paint("R7"))


def test_ruling_07_prolific_turns_one_more_even_alone():
    game = duo((1, 1, 1), {**FAR, "artist": "R8", "waves": PROLIFIC}, FAR, left=(ARTIST,))
    assert Painted(0, (MOON,)) in game.play(paint("R7"))


def test_ruling_07_with_fewer_works_left_all_are_turned():
    here = {"pilgrim": 1, "merchant": "M1", "artist": "R1"}
    game = duo((1, 1, 1), {**here, "artist": "R2", "painted": 9}, here)
    assert Painted(0, (BAMBOO,)) in game.play(paint("R1"))
    assert game.players[0].painted == 10


def test_ruling_07_with_nothing_left_to_paint_and_nothing_to_offer_the_artist_only_moves():
    game = duo((1, 1, 1), {"artist": "R4", "painted": 10, "offered": 0}, left=(ARTIST,))
    assert game.choices() == (Roam(place("R3"), Deed.NOTHING), Roam(place("R5"), Deed.NOTHING))


def test_ruling_08_only_the_oldest_painted_work_can_be_offered_and_one_at_a_time():
    game = duo((1, 1, 1), {"artist": "R2", "painted": 5})
    assert game.players[0].work is MOON
    assert {choice for choice in game.choices() if isinstance(choice, Roam) and choice.deed is Deed.OFFER} == {
        offer("R1"),
        offer("R6"),
    }
    assert Offered(0, MOON, 1) in game.play(offer("R1"))
    assert (game.players[0].offered, game.players[0].painted) == (1, 5)


def test_ruling_09_paint_or_offer_never_both():
    game = duo((1, 1, 1), {"artist": "R2", "painted": 5})
    assert "painted" not in kinds(game.play(offer("R1")))
    other = duo((1, 1, 1), {"artist": "R2", "painted": 5})
    assert "offered" not in kinds(other.play(paint("R1")))


def test_ruling_10_inspired_offers_what_was_seen_at_the_start_on_the_way_or_at_the_end():
    plain = duo((1, 1, 2), {"artist": "R4", "painted": 1, "offered": 0}, waves=BRIGHT)
    plain.players[0].works = (BAMBOO, *plain.players[0].works[1:])
    plain.ask(Question.DIE, 0)
    assert offer("R2") not in plain.choices()
    plain.players[0].waves = INSPIRED
    plain.ask(Question.DIE, 0)
    assert {offer("R2"), offer("R6"), offer("R3"), offer("R5")} <= set(plain.choices()), "it starts in the bamboo"


def test_ruling_10_inspired_tests_every_way_to_a_region():
    """From R2 to R7 in two moves: by R1 or by R6, both a moon; from R2 to R5 by R3 (waterfall) or by R6 (moon)."""
    game = duo((1, 1, 2), {"artist": "R2", "painted": 1, "waves": INSPIRED}, waves=BRIGHT)
    for work, legal in ((WATERFALL, True), (MOON, True), (BAMBOO, False)):
        game.players[0].works = (work, *game.players[0].works[1:])
        game.ask(Question.DIE, 0)
        assert (offer("R5") in game.choices()) is legal


def test_ruling_10_with_the_hot_spring_each_move_is_judged_separately():
    game = duo((1, 1, 1), {"artist": "R4", "painted": 1, "waves": INSPIRED}, spring=0, waves=BRIGHT)
    game.players[0].works = (BAMBOO, *game.players[0].works[1:])
    game.play(Roam(place("R3"), Deed.PAINT))
    assert game.question is Question.AGAIN
    assert offer("R4") in game.choices()
    assert offer("R2") not in game.choices(), "the bamboo was seen in the first move only"


def test_ruling_11_regions_that_touch_only_at_a_town_are_not_adjacent():
    assert regions(duo((1, 1, 1), {"artist": "R4"})) == {"R3", "R5"}
    assert regions(duo((1, 1, 1), {"artist": "R1"})) == {"R8", "R2", "R7"}


def test_both_artists_may_be_in_one_region():
    game = duo((1, 1, 1), {"artist": "R4"}, {"artist": "R3"})
    assert paint("R3") in game.choices()


def test_example_of_a_move_of_two():
    """There and back is no move; one region is too few; two new regions are right."""
    found = regions(duo((1, 1, 2), {"artist": "R4"}))
    assert "R4" not in found
    assert found == {"R2", "R3", "R5", "R6"}
    assert regions(duo((1, 1, 2), {"artist": "R8"})) == {"R1", "R2", "R6", "R7"}


def test_example_of_painting_in_company():
    """Three others are there: three works are turned, from left to right."""
    game = duo((1, 1, 1), {"pilgrim": 1, "merchant": "M4", "artist": "R2"}, {**FAR, "pilgrim": 4, "artist": "R1"})
    assert near(game, "R1") == 3
    assert Painted(0, (MOON, MOON, MOON)) in game.play(paint("R1"))


def test_example_of_offering_where_the_waterfall_is():
    game = duo((1, 1, 2), {"artist": "R1", "painted": 4, "offered": 3})
    assert game.players[0].work is WATERFALL
    assert SYMBOLS[place("R3")] is WATERFALL
    assert Offered(0, WATERFALL, 4) in game.play(offer("R3"))


def test_an_artist_may_come_and_do_nothing():
    game = duo((1, 1, 1), {"artist": "R4"}, left=(ARTIST,))
    game.play(ABSTAIN)
    assert {choice.deed for choice in game.choices()} == {Deed.NOTHING}


@pytest.mark.parametrize("start", REGIONS)
@pytest.mark.parametrize("die", [1, 2, 3])
def test_an_artist_can_always_move(start, die):
    assert regions(duo((1, 1, die), {"artist": start}))
