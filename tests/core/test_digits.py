"""Numbers in mixed radix."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tokaido.core.digits import Reader, Writer

digits = st.lists(st.integers(1, 1000).flatmap(lambda radix: st.tuples(st.integers(0, radix - 1), st.just(radix))))


@given(digits)
def test_digits_are_read_as_they_were_written(pairs):
    writer = Writer()
    for value, radix in pairs:
        writer.put(value, radix)
    reader = Reader(writer.number())
    assert [(reader.take(radix), radix) for _, radix in pairs] == pairs
    assert reader.rest == 0


@given(st.lists(st.sampled_from("aabbc")).flatmap(lambda box: st.tuples(st.just(box), st.permutations(box))))
def test_orders_are_read_as_they_were_written(case):
    box, order = case
    writer = Writer()
    writer.put_order(order, box)
    assert Reader(writer.number()).take_order(box) == order


def test_a_digit_without_alternative_takes_no_room():
    writer = Writer()
    for _ in range(100):
        writer.put(0, 1)
    assert writer.number() == 0


@pytest.mark.parametrize("value", [-1, 3])
def test_a_digit_outside_its_radix_is_refused(value):
    with pytest.raises(ValueError, match="no digit"):
        Writer().put(value, 3)


def test_an_incomplete_order_is_refused():
    with pytest.raises(ValueError, match="missing"):
        Writer().put_order("a", "ab")
