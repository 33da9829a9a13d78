"""What the page keeps between visits, whatever the browser allows."""

from __future__ import annotations

import json
from typing import Any, Protocol


class Storage(Protocol):
    """The browser's own storage, or anything like it; every call may fail."""

    @property
    def length(self) -> int: ...

    def key(self, index: int) -> str | None: ...

    def getItem(self, key: str) -> str | None: ...  # noqa: N802

    def setItem(self, key: str, value: str) -> None: ...  # noqa: N802

    def removeItem(self, key: str) -> None: ...  # noqa: N802


class Memory:
    """Values by name. Once keeping fails, `failed` is true and play goes on without."""

    PREFIX = "tokaido:"

    def __init__(self, storage: Storage | None) -> None:
        self._storage = storage
        self.failed = storage is None

    def names(self) -> list[str]:
        """The names of everything that is kept."""
        try:
            storage = self._storage
            keys = [str(storage.key(index)) for index in range(storage.length)] if storage is not None else []
        except Exception:
            return []
        return [key.removeprefix(self.PREFIX) for key in keys if key.startswith(self.PREFIX)]

    def text(self, name: str) -> str | None:
        """A value as it is written; None if there is none, or the browser refuses."""
        try:
            return (self._storage.getItem(self.PREFIX + name) or None) if self._storage is not None else None
        except Exception:
            return None

    def get(self, name: str) -> Any:
        """A value kept before; None if there is none, or nothing that can be read."""
        try:
            return json.loads(self.text(name) or "null")
        except (TypeError, ValueError, RecursionError):
            return None

    def keep(self, name: str, value: Any) -> None:
        """Keep a value for the next visit."""
        try:
            if self._storage is not None:
                self._storage.setItem(self.PREFIX + name, json.dumps(value))
                self.failed = False
        except Exception:
            self.failed = True

    def forget(self, name: str) -> None:
        """Keep a value no longer."""
        try:
            if self._storage is not None:
                self._storage.removeItem(self.PREFIX + name)
        except Exception:
            self.failed = True
