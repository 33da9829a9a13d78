"""Whole games, played through the real page."""

from __future__ import annotations

import pytest
from playing import HAND, final_scores, finished, keeping, kept, play_to_the_end, press, screen, set_up

from tokaido.classic.choices import Decline
from tokaido.classic.question import Question


@pytest.mark.parametrize(
    ("players", "variants", "locale"),
    [
        (2, (), "en"),
        (3, ("return_trip",), "fr"),
        (4, ("gastronomy",), "pt-BR"),
        (5, ("preparations",), "en"),
        (2, ("initiation", "gastronomy", "preparations"), "fr"),
    ],
)
def test_a_whole_game_by_clicking(visit, players, variants, locale):
    page = visit(locale=locale)
    set_up(page, players, *variants)
    play_to_the_end(page, players)
    outcome = kept(page).game().outcome()
    assert final_scores(page) == list(outcome.scores)
    assert page.evaluate("localStorage.getItem('tokaido:finished')") == "true"
    assert kept(page).setup.players == players
    assert all(getattr(kept(page).setup, variant) for variant in variants)


def test_a_whole_game_by_touch_on_a_phone(visit):
    page = visit(HAND)
    set_up(page, 3, "initiation")
    play_to_the_end(page, 3)
    assert final_scores(page) == list(kept(page).game().outcome().scores)


def test_a_whole_game_by_keyboard_alone(visit):
    page = visit()
    page.locator("body").press("Tab")
    focus(page, "players-2")
    page.keyboard.press("Enter")
    focus(page, "seal")
    page.keyboard.press("Enter")
    page.wait_for_selector("html[data-screen=table]", state="attached")
    for number in range(400):
        if screen(page) == "end":
            break
        assert page.evaluate("document.activeElement.tagName") != "BODY", "the keyboard lost its place"
        answer_by_keyboard(page, number)
    assert final_scores(page) == list(kept(page).game().outcome().scores)


def answer_by_keyboard(page, number):
    if page.locator("[data-act=uncover]").count() or page.locator("[data-act=basket]").count():
        focus(page, "seal")
        page.keyboard.press("Enter")
    elif page.locator(".stop.open").count():
        for _ in range(1 + number % 3):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    elif page.locator("#seal").is_enabled():
        focus(page, "seal")
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")


def focus(page, name):
    """Tab to a control."""
    for _ in range(80):
        if page.evaluate("document.activeElement.id") == name:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{name} cannot be reached with Tab")


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
