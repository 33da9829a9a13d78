"""The journey scroll: opened at the end of a game, saved as SVG and PNG, printed on A4."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playing import DESK, HAND, finished, keeping, press
from playwright.sync_api import expect
from test_axe import check

from tokaido import classic, duo

ROAD, ISLAND = classic.SetUp(players=2, initiation=True), duo.SetUp()

PANNED = """[...document.querySelectorAll('html, #scroll-dialog, #scroll-dialog *')].filter(one =>
  ['auto', 'scroll', 'hidden'].includes(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth
  || one.getBoundingClientRect().right > innerWidth && one.matches('.scroll-sheet')
).map(one => one.outerHTML.slice(0, 80))"""
"""What must be moved sideways to be seen whole."""


def opened(visit, size, setup=ROAD):
    """The scroll of the first on the podium, in a game that the browser has kept."""
    page = visit(size, script=keeping(finished(setup)))
    press(page, "[data-act=scroll]")
    expect(page.locator("#scroll-dialog")).to_be_visible()
    return page


def saved(page, kind: str) -> Path:
    """The file that a button saves."""
    with page.expect_download() as download:
        press(page, f"[data-act=scroll-{kind}]")
    assert re.fullmatch(rf"tokaido-\d\.{kind}", download.value.suggested_filename)
    return download.value.path()


@pytest.mark.parametrize("size", [HAND, DESK], ids=str)
@pytest.mark.parametrize(("setup", "sheets"), [(ROAD, 6), (ISLAND, 3)], ids=["road", "island"])
def test_the_scroll_is_shown_and_closed(visit, size, setup, sheets):
    page = opened(visit, size, setup)
    expect(page.locator(".scroll-box")).to_have_attribute("aria-label", re.compile("The journeys? of"))
    assert page.locator(".scroll-sheet:visible").count() == sheets
    assert page.evaluate(PANNED) == []
    check(page, "the scroll")
    press(page, "[data-act=scroll-close]")
    expect(page.locator("#scroll-dialog")).not_to_be_visible()
    assert page.locator("html").get_attribute("data-screen") == "end"


@pytest.mark.parametrize("setup", [ROAD, ISLAND], ids=["road", "island"])
def test_the_scroll_can_be_saved_and_printed(visit, setup):
    page = opened(visit, DESK, setup)
    svg = saved(page, "svg").read_text(encoding="utf-8")
    assert "var(" not in svg
    ElementTree.fromstring(svg)
    assert saved(page, "png").read_bytes().startswith(b"\x89PNG")
    printed = page.pdf(prefer_css_page_size=True)
    assert 1 <= len(re.findall(rb"/Type /Page\b", printed)) <= 4
