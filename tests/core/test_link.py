"""Links: a whole game as a short text, and nothing else let in."""

from __future__ import annotations

import string
from random import Random

import pytest

from tables import play_out
from tokaido.classic import Deal, SetUp
from tokaido.classic.cards import DISHES, ENCOUNTERS, SOUVENIRS, SPRINGS
from tokaido.classic.travelers import TILES
from tokaido.core import link
from tokaido.core.errors import BadName, BadSetUp, DamagedLink, LinkError, NewerLink
from tokaido.core.record import Record
from tokaido.games import open_link


def whole_game(seed: int, **setup) -> Record:
    rules = SetUp(**{"players": 4, **setup})
    return Record(rules, seed, tuple(play_out(rules.start(seed), seed)))


GAME = whole_game(11)
LINK = link.encode(GAME)
ALPHABET = string.ascii_letters + string.digits + "-_."


def test_a_link_is_made_of_characters_that_every_messenger_keeps():
    assert set(LINK) <= set(ALPHABET)


def test_a_whole_address_can_be_opened():
    assert open_link(f"  https://example.org/tokaido/?x=1#{LINK}\n") == GAME


def test_names_travel_in_the_link():
    record = Record(SetUp(players=3), 5, (), ("Aki", "Bení", "千代 <b>"))
    assert open_link(link.encode(record)).names == ("Aki", "Bení", "千代 <b>")


def test_given_decks_travel_in_the_link():
    pick = Random(3)
    deal = Deal(
        souvenirs=tuple(pick.sample(SOUVENIRS, 24)),
        meals=tuple(pick.sample(DISHES, 25)),
        encounters=tuple(pick.sample(ENCOUNTERS, 14)),
        springs=tuple(pick.sample(SPRINGS, 12)),
        tiles=tuple(pick.sample(TILES, 10)),
        order=(2, 0, 1),
    )
    game = SetUp(players=2).start(9, deal)
    record = Record(SetUp(players=2), 9, tuple(play_out(game, 1)), (), deal)
    assert open_link(link.encode(record)) == record


def test_partly_given_decks_travel_in_the_link():
    record = Record(SetUp(players=3), 9, (), (), Deal(order=(2, 0, 1)))
    assert open_link(link.encode(record)) == record


@pytest.mark.parametrize(
    "text", ["", "#", "abc", "AQ", ".", "AAAA.AAAA", "é", "A" * 100_000, LINK * 2, LINK + "A", LINK + "."]
)
def test_what_is_no_link_is_turned_away_with_a_sentence(text):
    with pytest.raises(DamagedLink, match="copy it again"):
        open_link(text)


@pytest.mark.parametrize("length", range(0, len(LINK), 3))
def test_a_link_that_was_cut_is_turned_away(length):
    with pytest.raises(DamagedLink):
        open_link(LINK[:length])


def test_a_link_of_a_newer_version_says_so():
    with pytest.raises(NewerLink, match="newer version"):
        open_link(link.seal(link.VERSION + 1, b"whatever", b""))


@pytest.mark.parametrize("version", [0])
def test_a_version_that_never_was_is_damage(version):
    with pytest.raises(DamagedLink):
        open_link(link.seal(version, b"whatever", b""))


def test_a_game_that_this_version_does_not_have_is_of_a_newer_one():
    with pytest.raises(NewerLink):
        open_link(link.seal(link.VERSION, bytes([7]), b""))


def test_characters_mistyped_are_noticed():
    pick = Random(1)
    for _ in range(60_000):
        place = pick.randrange(len(LINK))
        other = pick.choice(ALPHABET)
        if other != LINK[place]:
            with pytest.raises(LinkError):
                open_link(LINK[:place] + other + LINK[place + 1 :])


def test_forged_links_are_legal_games_or_turned_away():
    """Bodies of every kind under a right check sum: what opens is a legal game that writes the same link."""
    pick, opened = Random(2), 0
    version, body, _ = link.unseal(LINK)
    for _ in range(12_000):
        forged = bytearray(body)
        for _ in range(pick.randint(1, 4)):
            forged[pick.randrange(len(forged))] = pick.randrange(256)
        text = link.seal(version, bytes(forged[: pick.randint(1, len(forged))]), b"")
        try:
            record = open_link(text)
        except LinkError:
            continue
        opened += 1
        assert link.encode(record) == text
        record.game()
    assert opened > 50


def test_random_bytes_under_a_right_check_sum_never_crash():
    pick = Random(3)
    for _ in range(30_000):
        text = link.seal(
            pick.choice([0, 1, 1, 1, 2]), pick.randbytes(pick.randrange(40)), pick.randbytes(pick.choice([0, 0, 3, 9]))
        )
        try:
            record = open_link(text)
        except LinkError:
            continue
        assert link.encode(record) == text


@pytest.mark.parametrize("names", [("Aki",), ("Aki", " "), ("Aki", "x" * 25), ("Aki", "a\nb"), ("Aki", "a\u202eb")])
def test_names_that_would_not_show_as_one_short_line_are_refused(names):
    with pytest.raises(BadName):
        Record(SetUp(players=2), 1, (), names)


def test_a_seed_outside_the_row_of_seeds_is_refused():
    with pytest.raises(BadSetUp):
        Record(SetUp(players=2), -1)


def test_links_of_whole_games_are_short():
    lengths = [len(link.encode(whole_game(seed, players=players))) for seed in range(30) for players in (4, 5)]
    assert sum(lengths) / len(lengths) <= 100
    assert max(lengths) <= 140
