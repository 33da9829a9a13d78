"""Games made visible: pure functions from a position and a reader to text and pictures.

The sheets named here can be used as `view.ending` and so on; each is imported when it is first shown, because importing
it costs time while the page starts.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tokaido.view import (
        arrival,
        collections,
        count,
        ending,
        journey,
        moments,
        panel,
        seats,
        share,
        shelf,
        watching,
    )

__all__ = [
    "arrival",
    "collections",
    "count",
    "ending",
    "journey",
    "moments",
    "panel",
    "seats",
    "share",
    "shelf",
    "watching",
]


def __getattr__(name: str) -> ModuleType:
    """Import a sheet when it is asked for the first time."""
    if name not in __all__:
        raise AttributeError(f"There is no sheet called {name}.")
    return import_module(f"{__name__}.{name}")
