"""QR codes for links."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any


@lru_cache(maxsize=8)
def code(text: str) -> Sequence[Sequence[int]]:
    """The dark (1) and light (0) modules of a code, row by row."""
    from segno import encoder  # noqa: PLC0415 - only needed once somebody shares

    encode: Any = encoder.encode
    return tuple(map(tuple, encode(text, error="m", micro=False).matrix))
