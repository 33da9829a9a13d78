"""The pages beside the game: about, and the gallery."""

from __future__ import annotations

import pytest
from playing import DESK, HAND, press
from playwright.sync_api import expect

GALLERIES = {"gallery.html": 80, "gallery-duo.html": 50}
"""By page, how many pictures hang there at least."""


@pytest.mark.parametrize("size", [HAND, DESK], ids=str)
@pytest.mark.parametrize("path", GALLERIES)
@pytest.mark.parametrize(("locale", "title"), [("en", "The gallery"), ("fr", "La galerie"), ("pt", "A galeria")])
def test_the_gallery_speaks_the_readers_language_and_fits_the_screen(visit, size, path, locale, title):
    page = visit(size, locale=locale, path=path, ready=False)
    expect(page.locator("h1")).to_have_text(title, use_inner_text=True)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    figures = page.locator("figure")
    assert figures.count() > GALLERIES[path]
    assert all(figure.locator("figcaption").inner_text() for figure in figures.all()[:12])


def test_the_gallery_is_reached_from_the_menu_and_without_a_network(visit):
    page = visit(keeps_site=True)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    press(page, "#menu-button")
    page.locator("a[href='about.html']").click()
    expect(page.locator("main:visible h1")).to_have_text("About this game")
    page.locator("main:visible a[href='gallery.html']").click()
    expect(page.locator("#souvenir-KOMA figcaption")).to_contain_text("spinning top")
    page.locator("main:visible a[href='gallery-duo.html']").click()
    expect(page.locator("#wave-ROBUST figcaption")).to_contain_text("Robust merchant")
