"""The built site on a loopback server, in a sub-folder as on any static host, and Chromium to look at it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hosting import Host, start_host
from playing import DESK
from playwright.sync_api import Browser, Page, expect, sync_playwright
from tools.browsers import FLAGS

ROOT = Path(__file__).parents[2]
PATIENCE = 60_000
"""Milliseconds after which something that is waited for will not come any more, on the slowest of machines."""
expect.set_options(timeout=PATIENCE)
NO_SERVICE_WORKER = "delete Navigator.prototype.serviceWorker"
"""Nothing is kept for days without a network, which would take longer than most tests."""


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site in a sub-folder."""
    assert (ROOT / "dist/index.html").exists(), "python3 build.py build makes the site"
    top = tmp_path_factory.mktemp("host")
    shutil.copytree(ROOT / "dist", top / "games/tokaido")
    return top


@pytest.fixture(scope="session")
def host(folder: Path) -> Iterator[Host]:
    host = start_host(folder)
    yield host
    host.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser, host: Host) -> Iterator[Any]:
    """Open the page as a certain person would; whatever goes wrong unseen fails the test."""
    contexts, troubles = [], []

    def open_page(
        size: tuple[int, int] = DESK,
        theme: str = "light",
        locale: str = "en",
        *,
        motion: bool = False,
        script: str | None = None,
        before: Callable[[Page], None] | None = None,
        path: str = "",
        ready: bool = True,
        forgiving: bool = False,
        keeps_site: bool = False,
    ) -> Page:
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,
            locale=locale,
            has_touch=size[0] < 600,
            is_mobile=size[0] < 600,
            reduced_motion="no-preference" if motion else "reduce",
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        if not keeps_site:
            context.add_init_script(NO_SERVICE_WORKER)
        page = context.new_page()
        if not forgiving:
            page.on("console", lambda message: message.type == "error" and troubles.append(message.text))
            page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on(
            "request", lambda request: request.url.startswith(host.url) or troubles.append("foreign: " + request.url)
        )
        if script:
            page.add_init_script(script)
        if before:
            before(page)
        page.goto(host.url + path)
        if ready:
            page.wait_for_selector("html[data-ready]", state="attached")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert troubles == []
