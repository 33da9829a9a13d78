"""The built site on a loopback server, in a sub-folder as on any static host, and Chromium to look at it."""

from __future__ import annotations

import shutil
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hosting import Host, start_host
from playing import DESK
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from tools.browsers import FLAGS

ROOT = Path(__file__).parents[2]
PATIENCE = 60_000
"""Milliseconds after which something that is waited for will not come any more, on the slowest of machines."""
expect.set_options(timeout=PATIENCE)
COMPILED_ONCE = "--js-flags=--wasm-tiering-budget=200000000"
"""Most tests are over before it would pay to compile the interpreter a second time, for speed."""
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
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=[*FLAGS, COMPILED_ONCE])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def rested() -> Rested:
    """Contexts that nobody uses now, by the person they are for; they still have what the browser has compiled."""
    return defaultdict(list)


@pytest.fixture
def visit(chromium: Browser, host: Host, rested: Rested) -> Iterator[Any]:
    """Open the page as a certain person would; whatever goes wrong unseen fails the test."""
    lent: list[tuple[Person | None, BrowserContext]] = []
    troubles: list[str] = []

    def context_for(person: Person, script: str | None, *, keeps_site: bool) -> BrowserContext:
        shared = not script and not keeps_site
        if shared and rested[person]:
            context = rested[person].pop()
        else:
            context = person.context(chromium)
            for needed in (script, "" if keeps_site else NO_SERVICE_WORKER):
                context.add_init_script(needed or "")
        lent.append((person if shared else None, context))
        return context

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
        page = context_for(Person(size, theme, locale, motion), script, keeps_site=keeps_site).new_page()
        if not forgiving:
            page.on("console", lambda message: message.type == "error" and troubles.append(message.text))
            page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on(
            "request", lambda request: request.url.startswith(host.url) or troubles.append("foreign: " + request.url)
        )
        if before:
            before(page)
        page.goto(host.url + path)
        if ready:
            page.wait_for_selector("html[data-ready]", state="attached")
        return page

    yield open_page
    for person, context in lent:
        if person is None:
            context.close()
        else:
            forget(context)
            rested[person].append(context)
    assert troubles == []


class Person(NamedTuple):
    """How somebody comes to the page."""

    size: tuple[int, int]
    theme: str
    locale: str
    motion: bool

    def context(self, chromium: Browser) -> BrowserContext:
        """A browser of one's own, that knows nothing of the page yet."""
        context = chromium.new_context(
            viewport={"width": self.size[0], "height": self.size[1]},
            color_scheme=self.theme,
            locale=self.locale,
            has_touch=self.size[0] < 600,
            is_mobile=self.size[0] < 600,
            reduced_motion="no-preference" if self.motion else "reduce",
        )
        context.set_default_timeout(PATIENCE)
        return context


Rested = dict[Person, list[BrowserContext]]


def forget(context: BrowserContext) -> None:
    """Close whatever is open, and lose what the page has kept."""
    for page in context.pages:
        page.close()
    context.clear_permissions()
    context.set_offline(False)
    context.set_storage_state({"cookies": [], "origins": []})
