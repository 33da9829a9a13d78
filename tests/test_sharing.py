"""What stands behind the `#` of an address, and how a game that arrives is related to one's own."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strategies import journeys
from tables import play_out
from tokaido.classic import SetUp
from tokaido.core.errors import DamagedLink, NewerLink
from tokaido.core.link import encode, seal
from tokaido.core.record import Record
from tokaido.sharing import Address, Kinship, Purpose, common_start, kinship, read

SETUP = SetUp(players=3)
GAME = Record(SETUP, 5, tuple(play_out(SETUP.start(5), 5)), ("Aki", "Ben", "Chiyo"))
LINK = encode(GAME)


def forked(turn):
    """The same game, gone another way after a turn."""
    game = GAME.cut(turn).game()
    other = next(choice for choice in game.choices() if choice != GAME.choices[turn])
    return replace(GAME, choices=(*GAME.choices[:turn], other))


FORK = next(turn for turn in range(20, 60) if len(GAME.cut(turn).game().choices()) > 1)


@given(journey=journeys(), purpose=st.sampled_from(Purpose), data=st.data())
def test_an_address_comes_back_as_it_was(journey, purpose, data):
    most = 0 if purpose is Purpose.PLAY else len(journey.record.choices)
    address = Address(purpose, journey.record, data.draw(st.integers(0, most)))
    assert read(address.fragment()) == address


@pytest.mark.parametrize(
    ("purpose", "turn", "mark"),
    [
        (Purpose.PLAY, 0, ""),
        (Purpose.LOOK, 0, "look~"),
        (Purpose.WATCH, 0, "watch~"),
        (Purpose.WATCH, 12, "watch12~"),
    ],
)
def test_the_mark_says_what_a_link_is_for(purpose, turn, mark):
    assert Address(purpose, GAME, turn).fragment() == mark + LINK


def test_a_turn_that_the_game_does_not_have_is_its_last():
    assert read(f"watch9999~{LINK}").turn == len(GAME.choices)


@pytest.mark.parametrize("around", ["#{}", "  {}\n", "https://example.org/games/?x#{}"])
def test_a_whole_address_or_a_sloppy_copy_is_read_as_well(around):
    assert read(around.format(f"watch3~{LINK}")) == Address(Purpose.WATCH, GAME, 3)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "question",
        "~",
        "look~",
        f"stare~{LINK}",
        f"watch-1~{LINK}",
        f"watch12345~{LINK}",
        f"watch~watch~{LINK}",
        f"Look~{LINK}",
        f"look {LINK}",
        f"look~{LINK}~",
        f"look~{LINK[:-1]}",
        "javascript:alert(1)",
        "<script>alert(1)</script>",
        "look~" * 100_000,
    ],
    ids=lambda text: text[:24],
)
def test_what_is_no_address_is_turned_away(text):
    with pytest.raises(DamagedLink):
        read(text)


def test_an_address_of_a_newer_version_says_so():
    with pytest.raises(NewerLink):
        read("watch4~" + seal(9, b"whatever", b""))


@pytest.mark.parametrize(
    ("arrived", "kept", "kin"),
    [
        (GAME, GAME, Kinship.SAME),
        (GAME.cut(30), GAME.cut(29), Kinship.NEWER),
        (GAME, GAME.cut(0), Kinship.NEWER),
        (GAME.cut(29), GAME.cut(30), Kinship.OLDER),
        (GAME, forked(FORK), Kinship.FORKED),
        (forked(FORK), GAME, Kinship.FORKED),
        (GAME, replace(GAME, seed=6, choices=()), None),
        (GAME, replace(GAME, names=("Aki", "Ben", "Dai")), None),
        (GAME.cut(0), Record(SetUp(players=3, gastronomy=True), 5, (), GAME.names), None),
    ],
)
def test_how_a_game_is_related_to_ones_own(arrived, kept, kin):
    assert kinship(arrived, kept) is kin


@pytest.mark.parametrize(
    ("one", "other", "common"),
    [(GAME, GAME, len(GAME.choices)), (GAME, GAME.cut(7), 7), (GAME.cut(0), GAME, 0), (GAME, forked(FORK), FORK)],
)
def test_how_many_choices_two_games_share(one, other, common):
    assert common_start(one, other) == common


@pytest.mark.parametrize("tilde", ["~", "%7E", "%7e"])
def test_a_tilde_that_a_messenger_has_encoded_is_still_one(tilde):
    assert read(f"look{tilde}{LINK}").purpose is Purpose.LOOK
