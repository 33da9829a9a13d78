"""axe-core finds nothing on any screen, in any language, by day and by night."""

from __future__ import annotations

from pathlib import Path

import pytest
from playing import DESK, HAND, finished, keeping, kept, press, screen, set_up

from tokaido.core.link import encode

AXE = (Path(__file__).parents[2] / "node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
RUN = """() => axe.run().then(found =>
    found.violations.map(one => one.id + ': ' + one.nodes.map(node => node.target).join(', ')))"""
LANGUAGES = ("en", "fr", "pt")


def check(page, where):
    page.evaluate(AXE)
    assert page.evaluate(RUN) == [], where


@pytest.mark.parametrize("size", [DESK, HAND], ids=["desk", "hand"])
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_of_a_game(visit, size, theme, language):
    page = visit(size, theme, language)
    page.locator("summary").click()
    check(page, "the form")
    page.locator("#seed").fill("12")
    set_up(page, 2)
    check(page, "the cover")
    press(page, "[data-act=uncover]")
    check(page, "the tiles")
    seen = set()
    while screen(page) == "table" and len(seen) < 4:
        answer(page, seen)
    for tab in ("travelers", "story"):
        if page.locator(f"#tab-{tab}").is_visible():
            press(page, f"#tab-{tab}")
            check(page, tab)
    press(page, "#menu-button")
    check(page, "the menu")


def answer(page, seen):
    """Go on with the first choice, and check every kind of sheet once."""
    kinds = {
        "road": ".stop.open",
        "village": "[data-act=basket]",
        "cards": "[data-act=pick]",
        "cover": "[data-act=uncover]",
    }
    kind = next(name for name, selector in kinds.items() if page.locator(selector).count())
    if kind == "cards" and not page.locator("#seal").is_enabled():
        press(page, "[data-act=pick]")
    if kind == "road":
        village = page.locator(".stop.open.village")
        press(page, ".stop.open.village" if village.count() and "village" not in seen else ".stop.open")
    if kind not in seen:
        check(page, kind)
        seen.add(kind)
    press(page, "#seal")


@pytest.mark.parametrize(("theme", "language"), [("light", "en"), ("dark", "fr"), ("light", "pt"), ("dark", "en")])
def test_the_count(visit, theme, language):
    page = visit(theme=theme, locale=language, script=keeping(finished()))
    check(page, "the count")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", ["about.html", "gallery.html"])
def test_the_pages_beside_the_game(visit, theme, path):
    page = visit(HAND, theme, "fr", path=path, ready=False)
    check(page, path)


@pytest.mark.parametrize(
    ("size", "theme", "language"),
    [(DESK, "light", "en"), (DESK, "dark", "pt"), (HAND, "dark", "fr"), (HAND, "light", "en")],
)
def test_sharing_arriving_watching_and_the_shelf(visit, size, theme, language):
    page = visit(size, theme, language)
    set_up(page, 3, "initiation")
    for kind in ("farm", "mountain"):
        press(page, f".stop.open.{kind}")
        press(page, "#seal")
    press(page, "#share-button")
    check(page, "the share sheet")
    press(page, "#share [data-act=close]")
    link = encode(kept(page).cut(1))
    for mark in ("", "watch~"):
        page.evaluate("link => { location.hash = link }", mark + link)
        page.wait_for_selector("html[data-screen=arrival]", state="attached")
        check(page, f"the arrival {mark}")
    press(page, "[data-act=watch-it]")
    check(page, "the replay")
    press(page, "[data-act=leave]")
    press(page, "#menu-button")
    press(page, "#menu-shelf")
    press(page, "[data-act=rename]")
    check(page, "the shelf")
    press(page, "[data-act=delete]")
    check(page, "the shelf after a game was deleted")
