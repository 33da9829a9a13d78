"""Numbers written in mixed radix: every digit takes exactly the room that its number of values needs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

Item = TypeVar("Item")


class Writer:
    """Collects digits, each with its radix, and folds them into one whole number."""

    def __init__(self) -> None:
        self._digits: list[tuple[int, int]] = []

    def put(self, value: int, radix: int) -> None:
        """Add a digit from 0 up to, and not including, its radix."""
        if not 0 <= value < radix:
            raise ValueError(f"{value} is no digit of radix {radix}")
        self._digits.append((value, radix))

    def put_order(self, items: Iterable[Item], reference: Sequence[Item]) -> None:
        """Add an arrangement of the reference's items, equal ones counted as one."""
        left = list(reference)
        for item in items:
            kinds = list(dict.fromkeys(left))
            self.put(kinds.index(item), len(kinds))
            left.remove(item)
        if left:
            raise ValueError("some items are missing from the arrangement")

    def put_orders(self, deal: object, boxes: Mapping[str, Sequence[Any]]) -> None:
        """Add those arrangements of a deal that are given, each an attribute by the name of its box."""
        for name, box in boxes.items():
            order = getattr(deal, name)
            self.put(order is not None, 2)
            if order is not None:
                self.put_order(order, box)

    def number(self) -> int:
        """The digits as one number, the first digit in the lowest place."""
        total = 0
        for value, radix in reversed(self._digits):
            total = total * radix + value
        return total


class Reader:
    """Takes the digits off a number in the order in which a `Writer` put them."""

    def __init__(self, number: int) -> None:
        self.rest = number

    def take(self, radix: int) -> int:
        """The next digit."""
        self.rest, value = divmod(self.rest, radix)
        return value

    def take_order(self, reference: Sequence[Item]) -> list[Item]:
        """The next arrangement of the reference's items."""
        left, items = list(reference), []
        while left:
            kinds = list(dict.fromkeys(left))
            items.append(kinds[self.take(len(kinds))])
            left.remove(items[-1])
        return items

    def take_orders(self, boxes: Mapping[str, Sequence[Any]]) -> dict[str, tuple[Any, ...]]:
        """The next arrangements that were given, by the names of their boxes."""
        return {name: tuple(self.take_order(box)) for name, box in boxes.items() if self.take(2)}
