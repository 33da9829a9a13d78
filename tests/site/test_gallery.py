"""The pages beside the game: about, and the gallery."""

from __future__ import annotations

import pytest
from playing import DESK, HAND, press
from playwright.sync_api import expect


@pytest.mark.parametrize("size", [HAND, DESK], ids=str)
@pytest.mark.parametrize(("locale", "title"), [("en", "The gallery"), ("fr", "La galerie"), ("pt", "A galeria")])
def test_the_gallery_speaks_the_readers_language_and_fits_the_screen(visit, size, locale, title):
    page = visit(size, locale=locale, path="gallery.html", ready=False)
    expect(page.locator("h1")).to_have_text(title, use_inner_text=True)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    figures = page.locator("figure")
    assert figures.count() > 80
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
