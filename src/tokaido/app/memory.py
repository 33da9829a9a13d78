"""What the page keeps between visits, whatever the browser allows."""

from __future__ import annotations

import json
from typing import Any, Protocol


class Storage(Protocol):
    """The browser's own storage, or anything like it; every call may fail."""

    def getItem(self, key: str) -> str | None: ...  # noqa: N802

    def setItem(self, key: str, value: str) -> None: ...  # noqa: N802


class Memory:
    """Values by name. Once keeping fails, `failed` is true and play goes on without."""

    PREFIX = "tokaido:"

    def __init__(self, storage: Storage | None) -> None:
        self._storage = storage
        self.failed = storage is None

    def get(self, name: str) -> Any:
        """A value kept before; None if there is none, or nothing that can be read."""
        try:
            text = self._storage.getItem(self.PREFIX + name) if self._storage is not None else None
            return json.loads(text) if text else None
        except Exception:
            return None

    def keep(self, name: str, value: Any) -> None:
        """Keep a value for the next visit."""
        try:
            if self._storage is not None:
                self._storage.setItem(self.PREFIX + name, json.dumps(value))
                self.failed = False
        except Exception:
            self.failed = True
