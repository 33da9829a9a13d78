"""What is seen and heard after a choice, and that nobody has to wait for it."""

from __future__ import annotations

import json
from random import Random

import pytest
from playing import DESK, HAND, press, set_up
from playwright.sync_api import expect

from tokaido.classic import SetUp
from tokaido.core.link import encode
from tokaido.core.record import Record
from tokaido.view.moments import completed

LISTEN = """
window.heard = 0;
const make = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () { window.heard += 1; return make.call(this); };
"""


def before_a_panorama() -> tuple[str, int]:
    """A game whose next choice completes a panorama, as the browser keeps it, and the stop to choose."""
    setup, pick, choices = SetUp(players=2, initiation=True), Random(1), []
    game = setup.start(1)
    while True:
        choice = min(game.choices(), key=lambda one: getattr(one, "space", 0)) if pick.random() < 0.8 else None
        choice = choice or pick.choice(game.choices())
        if completed(game.copy().play(choice)) and hasattr(choice, "space"):
            kept = encode(Record(setup, 1, tuple(choices), ("Aki", "Ben")))
            return json.dumps({"link": kept, "crests": [0, 1]}), choice.space
        game.play(choice)
        choices.append(choice)


def let_begin(page) -> None:
    """Wait until what a choice lets move or sound has begun: a timer starts it, and timers keep their order."""
    page.evaluate("new Promise(done => setTimeout(done, 0))")


def about_to_complete(visit, size, *, motion: bool):
    """The page just before a panorama is completed."""
    kept, space = before_a_panorama()
    page = visit(size, motion=motion, script=f"localStorage.setItem('tokaido:game', {json.dumps(kept)})")
    page.locator(f"#stop-{space}").click()
    press(page, "#seal")
    return page


@pytest.mark.parametrize("size", [HAND, DESK], ids=str)
def test_a_finished_panorama_unrolls_over_the_road_and_a_tap_ends_it(visit, size):
    page = about_to_complete(visit, size, motion=True)
    expect(page.locator(".moment")).to_be_visible()
    expect(page.locator(".moment p")).to_contain_text("has completed the panorama")
    page.locator("#tab-story" if size == HAND else ".traveler-head >> nth=1").click()
    expect(page.locator(".moment")).not_to_be_visible()


def test_cards_fly_and_numbers_count_and_both_arrive(visit):
    page = about_to_complete(visit, DESK, motion=True)
    expect(page.locator(".flying").first).to_be_attached()
    expect(page.locator(".flying")).to_have_count(0)
    for number in page.locator("[data-from]").all():
        gained = number.locator("xpath=following-sibling::small").inner_text().replace("−", "-")
        assert int(number.inner_text()) == int(number.get_attribute("data-from")) + int(gained)


def test_without_motion_everything_is_simply_there(visit):
    page = about_to_complete(visit, DESK, motion=False)
    let_begin(page)
    assert page.locator(".flying").count() == 0
    expect(page.locator(".moment")).not_to_be_visible()
    assert page.evaluate("document.getAnimations().length") == 0


def test_sounds_wait_until_they_are_asked_for(visit):
    page = visit(script=LISTEN)
    set_up(page, 3, "initiation")
    page.locator(".stop.open.farm").first.click()
    press(page, "#seal")
    let_begin(page)
    assert page.evaluate("window.heard") == 0
    press(page, "#menu-button")
    page.locator("#menu-sound").check()
    page.wait_for_function("window.heard > 0")
    press(page, "[data-act=close]")
    before = page.evaluate("window.heard")
    page.locator(".stop.open.temple").first.click()
    press(page, "#seal")
    page.wait_for_function("before => window.heard > before", arg=before)
