"""Whole games, played through the real page."""

from __future__ import annotations

import pytest
from playing import (
    HAND,
    finished,
    follow,
    follow_by_keyboard,
    keeping,
    kept,
    kinds,
    press,
    set_up,
    set_up_for,
    tab_to,
)

from tokaido.classic import SetUp
from tokaido.classic.choices import Decline
from tokaido.classic.question import Question

BY_CLICKING = [
    (SetUp(players=2), 140, "en"),
    (SetUp(players=3, return_trip=True), 299, "fr"),
    (SetUp(players=4, gastronomy=True), 963, "pt-BR"),
    (SetUp(players=5, preparations=True), 98, "en"),
    (SetUp(players=2, initiation=True, gastronomy=True, preparations=True), 331, "fr"),
]


@pytest.mark.parametrize(("setup", "seed", "locale"), BY_CLICKING)
def test_a_whole_game_by_clicking(visit, setup, seed, locale):
    page, record = visit(locale=locale), finished(setup, seed)
    set_up_for(page, record)
    follow(page, record)
    assert page.evaluate("localStorage.getItem('tokaido:finished')") == "true"


def test_the_whole_games_ask_every_question():
    asked = {question for setup, seed, _ in BY_CLICKING for question, _ in kinds(finished(setup, seed))}
    assert asked == {*Question} - {Question.OVER}


def test_a_whole_game_by_touch_on_a_phone(visit):
    """Openly, as two taps within a moment on one place, a cover's seal and a choice's, are a double tap to the page."""
    page, record = visit(HAND), finished(SetUp(players=3), 184)
    set_up_for(page, record, openly=True)
    follow(page, record, openly=True)


def test_a_whole_game_by_keyboard_alone(visit):
    page, record = visit(), finished(SetUp(players=2, initiation=True), 378)
    page.locator("body").press("Tab")
    begin_by_keyboard(page, "#players-2", record)
    follow_by_keyboard(page, record)


def begin_by_keyboard(page, game, record):
    """Choose a game in the form, and enter the names and the seed."""
    tab_to(page, game)
    page.keyboard.press("Enter")
    for seat, name in enumerate(record.names):
        tab_to(page, f"#name-{seat}")
        page.keyboard.press("ControlOrMeta+A")
        page.keyboard.type(name)
    tab_to(page, "summary")
    page.keyboard.press("Enter")
    tab_to(page, "#seed")
    page.keyboard.type(str(record.seed))
    tab_to(page, "#seal")
    page.keyboard.press("Enter")
    page.wait_for_selector("html[data-screen=table]", state="attached")


def test_again_and_same_road_again(visit):
    page = visit(script=keeping(finished()))
    first = kept(page)
    press(page, "[data-act=same]")
    assert (kept(page).seed, kept(page).choices, kept(page).names) == (first.seed, (), ("Aki", "Ben"))
    press(page, "#menu-button")
    press(page, "#menu-shelf")
    press(page, "[data-act=open] >> nth=1")
    press(page, "[data-act=again]")
    assert kept(page).seed != first.seed
    assert kept(page).setup == first.setup


def test_a_seed_can_be_entered(visit):
    page = visit()
    page.locator("summary").click()
    page.locator("#seed").fill("2026")
    set_up(page, 3, "initiation")
    assert kept(page).seed == 2026
    press(page, "#menu-button")
    assert "2026" in page.locator("#menu-seed").inner_text()


def test_travelers_can_be_picked_freely(visit):
    page = visit()
    page.locator("#variant-initiation").uncheck()
    page.locator("#tiles-free").check()
    press(page, "[data-act=start]")
    assert page.locator("[data-act=pick]").count() == 10
    page.locator("[data-value='become:Kinko']").click()
    press(page, "#seal")
    assert page.locator("[data-act=pick]").count() == 9


def test_a_meal_can_be_left(visit):
    page = visit()
    page.locator("summary").click()
    page.locator("#openly-openly").check()
    set_up(page, 3, "initiation")
    page.locator(".stop.open.inn").click()
    press(page, "#seal")
    assert kept(page).game().question is Question.MEAL
    page.locator("[data-value=decline]").click()
    press(page, "#seal")
    assert isinstance(kept(page).choices[-1], Decline)
