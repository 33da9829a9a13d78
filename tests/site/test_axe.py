"""axe-core finds nothing on any screen, in any language, by day and by night."""

from __future__ import annotations

from pathlib import Path

import pytest
from playing import DESK, HAND, finished, follow_link, keeping, kept, open_at, press, set_up, until

from tokaido.classic import SetUp
from tokaido.classic.question import Question
from tokaido.core.link import encode

AXE = (Path(__file__).parents[2] / "node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
RUN = """rules => axe.run(document, {resultTypes: ['violations'], preload: false, ...rules}).then(found =>
    found.violations.map(one => one.id + ': ' + one.nodes.map(node => node.target).join(', ')))"""
COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"]}
"""What the light changes; everything else that axe looks at is the same by day and by night."""
LANGUAGES = ("en", "fr", "pt")
JOURNEY = finished(SetUp(players=2), 274)
"""A game with all kinds of sheets."""


def check(page, where):
    """By day whatever axe knows, by night the colours once more."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE)
    assert page.evaluate(RUN, {}) == [], where
    by_day = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.emulate_media(color_scheme="dark")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != by_day
    assert page.evaluate(RUN, COLOURS) == [], f"{where} by night"
    page.emulate_media(color_scheme="light")


@pytest.mark.parametrize("size", [DESK, HAND], ids=["desk", "hand"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_of_a_game(visit, size, language):
    page = visit(size, locale=language)
    page.locator("summary").click()
    check(page, "the form")
    open_at(page, until(JOURNEY, Question.TILE))
    check(page, "the cover")
    press(page, "[data-act=uncover]")
    check(page, "the tiles")
    open_at(page, until(JOURNEY, Question.WALK))
    press(page, ".stop.open")
    check(page, "the road")
    open_at(page, until(JOURNEY, Question.SOUVENIRS))
    check(page, "a village")
    open_at(page, until(JOURNEY, Question.MEAL))
    press(page, "[data-act=uncover]")
    press(page, "[data-act=pick]")
    check(page, "a meal")
    check_tabs(page)
    press(page, "#menu-button")
    check(page, "the menu")


def check_tabs(page):
    """The sheets that small screens show one at a time."""
    for tab in ("travelers", "story"):
        if page.locator(f"#tab-{tab}").is_visible():
            press(page, f"#tab-{tab}")
            check(page, tab)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_count(visit, language):
    page = visit(locale=language, script=keeping(finished()))
    check(page, "the count")


@pytest.mark.parametrize("path", ["about.html", "gallery.html"])
def test_the_pages_beside_the_game(visit, path):
    page = visit(HAND, locale="fr", path=path, ready=False)
    check(page, path)


@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (HAND, "fr"), (DESK, "pt")])
def test_sharing_arriving_watching_and_the_shelf(visit, size, language):
    page = visit(size, locale=language)
    set_up(page, 3, "initiation")
    for kind in ("farm", "mountain"):
        press(page, f".stop.open.{kind}")
        press(page, "#seal")
    press(page, "#share-button")
    check(page, "the share sheet")
    press(page, "#share [data-act=close]")
    link = encode(kept(page).cut(1))
    for mark in ("", "watch~"):
        follow_link(page, mark + link)
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
