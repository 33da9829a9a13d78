"""Seeded chance."""

from __future__ import annotations

from collections import Counter
from random import Random

from tokaido.core.chance import SEEDS, Chance


def test_the_row_of_a_seed_is_the_one_that_python_promises():
    source = Random(42)
    assert Chance(42).numbers(3) == [source.random() for _ in range(3)]


def test_shuffles_of_known_seeds_never_change():
    cards = list(range(10))
    Chance(2026).shuffle(cards)
    assert cards == SHUFFLED_BY_2026


def test_a_copy_goes_on_from_the_same_place():
    chance = Chance(7)
    chance.numbers(5)
    twin = chance.copy()
    assert [twin.below(100) for _ in range(20)] == [chance.below(100) for _ in range(20)]


def test_reading_a_copy_does_not_move_the_original():
    chance, untouched = Chance(7), Chance(7)
    chance.copy().numbers(9)
    assert chance.numbers(4) == untouched.numbers(4)


def test_every_order_is_equally_likely():
    counts = Counter()
    chance = Chance(1)
    for _ in range(6000):
        cards = [0, 1, 2]
        chance.shuffle(cards)
        counts[tuple(cards)] += 1
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


def test_nothing_and_one_thing_can_be_shuffled():
    for cards in ([], [3]):
        before = cards.copy()
        Chance(1).shuffle(cards)
        assert cards == before


def test_a_fork_has_its_own_row():
    chance = Chance(1)
    fork = chance.fork()
    assert fork.below(SEEDS) != chance.below(SEEDS)


SHUFFLED_BY_2026 = [5, 3, 7, 2, 9, 0, 6, 8, 4, 1]
