"""Bots at the table: alone against the computer, in a worker or without, at a pace one sets, with a hint."""

from __future__ import annotations

import json
from random import Random

import pytest
from playing import DESK, HAND, KEPT, kept, press, screen, step
from playwright.sync_api import expect

NO_WORKERS = "window.Worker = new Proxy(Worker, {construct() { throw new Error('refused') }})"
BROKEN_WORKERS = """window.Worker = class {
  constructor() { setTimeout(() => this.onerror(new Event('error')), 0); }
  postMessage() {}
};"""

OWN_CLOCK = "/* A context of one's own, whose clock may stand still for ever. */"


def alone(page, *, level=None, players=3):
    """A person on the first seat, bots on the others, who do not dawdle; players can be counted in Tokaido alone."""
    press(page, "#menu-button")
    page.locator("#menu-pace").select_option("quick")
    press(page, "#menu [data-act=close]")
    if players:
        press(page, f"#players-{players}")
    press(page, "#company-alone")
    for seat in range(1, players or 2):
        if level:
            page.locator(f"#bot-{seat}").select_option(level)
    press(page, "[data-act=start]")


def my_turn(page):
    """Wait until a person is asked, or the journey is over."""
    page.wait_for_function("""() => document.documentElement.dataset.screen === 'end'
        || (document.querySelector('#seal') && !document.querySelector('.thinking'))""")


def bots(page):
    return json.loads(page.evaluate(KEPT))["bots"]


def test_a_whole_game_alone_against_bots(visit):
    page, pick = visit(), Random(5)
    alone(page, level="Yaji")
    assert bots(page) == ["", "Yaji", "Yaji"]
    my_turn(page)
    for _ in range(200):
        if screen(page) == "end":
            break
        assert page.locator("[data-act=uncover]").count() == 0, "one person alone needs no cover"
        step(page, pick)
        my_turn(page)
    assert kept(page).game().outcome() is not None


@pytest.mark.parametrize("script", ["", NO_WORKERS, BROKEN_WORKERS], ids=["worker", "no workers", "broken workers"])
def test_the_strongest_bot_answers_with_and_without_a_worker(visit, script):
    page = visit(HAND, script=script or None)
    alone(page, level="Ino", players=2)
    my_turn(page)
    before = len(kept(page).choices)
    press(page, ".stop.open.inn" if page.locator(".stop.open.inn").count() else ".stop.open")
    press(page, "#seal")
    my_turn(page)
    assert len(kept(page).choices) > before


def test_a_thinking_bot_can_be_hurried_and_undone(visit):
    page = visit()
    alone(page, level="Ino")
    my_turn(page)
    mine = len(kept(page).choices)
    press(page, "#stop-13")
    page.evaluate("document.querySelector('#seal').click(); document.querySelector('#hurry').click()")
    my_turn(page)
    assert len(kept(page).choices) > mine
    press(page, "#undo-button")
    my_turn(page)
    assert len(kept(page).choices) == mine


def test_a_bot_that_pauses_before_it_thinks_can_be_hurried(visit):
    page = visit(script=OWN_CLOCK)
    alone(page, level="Kita")
    my_turn(page)
    mine = len(kept(page).choices)
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 60_000)
    press(page, "#stop-13")
    press(page, "#seal")
    expect(page.locator(".thinking")).to_be_visible()
    assert len(kept(page).choices) == mine + 1, "the clock stands still, so the pause does not end by itself"
    before = page.evaluate(KEPT)
    press(page, "#hurry")
    page.wait_for_function(f"before => {KEPT} !== before", arg=before)
    assert len(kept(page).choices) > mine + 1


def test_a_hint_names_the_best_choices_with_reasons(visit):
    page = visit()
    alone(page, level="Kita")
    my_turn(page)
    press(page, "[data-act=hint]")
    hints = page.locator(".hints li")
    assert 2 <= hints.count() <= 3
    expect(hints.first).to_contain_text(":")
    assert page.locator(".stop.hinted").count() == hints.count()


def test_a_bot_can_play_for_me(visit):
    page = visit(DESK)
    alone(page, level="Kita", players=2)
    my_turn(page)
    page.locator("#seat-0").select_option("Basho")
    page.wait_for_selector("html[data-screen=end]", state="attached", timeout=120_000)
    assert kept(page).game().outcome() is not None
