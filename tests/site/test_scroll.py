"""The journey scroll: opened at the end of a game, saved as SVG and PNG, printed on A4."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playing import DESK, HAND, finished, keeping, press
from playwright.sync_api import expect
from test_axe import check


def opened(visit, size):
    """The scroll of the first on the podium, in a game that the browser has kept."""
    page = visit(size, script=keeping(finished()))
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
def test_the_scroll_is_shown_and_closed(visit, size):
    page = opened(visit, size)
    expect(page.locator(".scroll-box")).to_have_attribute("aria-label", re.compile("The journey of"))
    assert page.locator(".scroll-sheet").count() == 6
    assert page.evaluate("document.querySelector('#scroll-dialog').scrollWidth <= innerWidth")
    check(page, "the scroll")
    press(page, "[data-act=scroll-close]")
    expect(page.locator("#scroll-dialog")).not_to_be_visible()
    assert page.locator("html").get_attribute("data-screen") == "end"


def test_the_scroll_can_be_saved_and_printed(visit):
    page = opened(visit, DESK)
    svg = saved(page, "svg").read_text(encoding="utf-8")
    assert "var(" not in svg
    ElementTree.fromstring(svg)
    assert saved(page, "png").read_bytes().startswith(b"\x89PNG")
    printed = page.pdf(prefer_css_page_size=True)
    assert 1 <= len(re.findall(rb"/Type /Page\b", printed)) <= 4
