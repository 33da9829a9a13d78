"""Choices as short words, so that a button can say which choice it is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tokaido.view.plain import plain


def token(choice: Any) -> str:
    """A choice as "walk:5", "buy:gofu+sake" or "decline"."""
    words = [item for name, value in plain(choice).items() if name != "kind" for item in words_of(value)]
    return f"{choice.kind}:{'+'.join(words)}" if choice._fields != ("kind",) else str(choice.kind)


def words_of(value: Any) -> list[str]:
    """The words of one field of a choice."""
    return [str(item) for item in value] if isinstance(value, list) else [str(value)]


def chosen(word: str, choices: Iterable[Any]) -> Any | None:
    """The choice that a word stands for; None if it is not, or no longer, possible."""
    return next((choice for choice in choices if token(choice) == word), None)
