"""The app's second archive: Tokaido Duo, which nobody needs to fetch who plays Tokaido alone."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import create_once_callable, jsnull

APP = "app.zip"


def name() -> str:
    """What the archive is called: its name has its content in it, so it never meets another version of the app."""
    return str(js.document.documentElement.dataset.duo)


def is_missing(error: ModuleNotFoundError) -> bool:
    """Whether an import has failed because the archive has not come yet."""
    return "duo" in (error.name or "").split(".")


def fetch(then: Callable[[], None], otherwise: Callable[[], None]) -> None:
    """Fetch the archive and go on, or do something else if it does not come, or not whole."""

    def came(data: Any) -> None:
        try:
            add(data)
        except Exception:
            otherwise()
        else:
            then()

    body = js.fetch(name()).then(create_once_callable(lambda answer: answer.arrayBuffer() if answer.ok else jsnull))
    body.then(create_once_callable(came), create_once_callable(lambda _: otherwise()))


def add(packed: Any) -> None:
    """Put the files of the archive, in a buffer of JavaScript, into the one that Python imports from."""
    # All of them are needed once at most, and not while the page starts.
    from io import BytesIO  # noqa: PLC0415
    from zipfile import ZipFile  # noqa: PLC0415

    from compression import zstd  # noqa: PLC0415

    with ZipFile(BytesIO(zstd.decompress(packed.to_bytes()))) as archive, ZipFile(APP, "a") as app:
        for file in archive.namelist():
            app.writestr(file, archive.read(file))
    importlib.invalidate_caches()  # which reaches archives that are on the path by their absolute names
