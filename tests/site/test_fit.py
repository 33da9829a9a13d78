"""What is asked for is seen at once, on phones held either way and with large text."""

from __future__ import annotations

import itertools
from random import Random

import pytest
from playing import DESK, HAND, keeping, press, press_stop, set_up, set_up_duo, step
from playwright.sync_api import expect
from test_bots import alone, my_turn

from tokaido import duo
from tokaido.core.record import Record
from tokaido.duo.question import Question
from tokaido.view.duo.places import choices_at, open_places

SIDE, SHORT_SIDE = (740, 360), (667, 375)
SIZES = [(HAND, "100%"), (SIDE, "100%"), (SHORT_SIDE, "100%"), (HAND, "200%"), (SIDE, "200%")]

IS_SEEN = """element => {
    const box = element.getBoundingClientRect();
    return [4, Math.min(box.height, 40) - 4].every(down => {
        const there = document.elementFromPoint(box.x + box.width / 2, box.y + down);
        return element.contains(there);
    });
}"""
"""Whether the upper part of something, at least a finger high, is on the screen and nothing lies over it."""


def until(wanted):
    """A game of Tokaido Duo, played by chance until it is as wanted."""
    for seed in range(40):
        pick, choices, game = Random(seed), [], duo.SetUp().start(seed)
        while game.actor is not None:
            if wanted(game):
                return Record(duo.SetUp(), seed, tuple(choices), ("Aki", "Ben"))
            choices.append(pick.choice(game.choices()))
            game.play(choices[-1])
    raise AssertionError("no game comes to that")


def place_with(count):
    """Finds a place where as many things can be done."""

    def find(game):
        return next((place for place in open_places(game) if len(choices_at(game, place)) == count), None)

    return find


def resize(page, size, text="100%"):
    """Another screen, and text of another size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(f"document.documentElement.style.fontSize = '{text}'")


def is_seen(page, selector):
    return page.locator(selector).first.evaluate(IS_SEEN)


@pytest.mark.parametrize("count", [2, 3, 5])
def test_the_cards_of_a_place_and_then_the_seal_are_seen_at_once(visit, count):
    find = place_with(count)
    record = until(find)
    page = visit(HAND, script=keeping(record))
    for size, text in SIZES:
        resize(page, size, text)
        press_stop(page, f"stop-{find(record.game())}")
        assert page.locator(".cards [data-act=pick]").count() == count
        assert is_seen(page, "#panel .card"), (size, text)
        press(page, ".cards [data-act=pick]")
        assert is_seen(page, "#panel .card.picked"), (size, text)
        assert is_seen(page, "#seal"), (size, text)
        page.keyboard.press("Escape")


def test_goods_to_keep_are_seen_at_once(visit):
    page = visit(HAND, script=keeping(until(lambda game: game.question is Question.KEEP)))
    for size in (SIDE, SHORT_SIDE, HAND):
        resize(page, size)
        assert is_seen(page, "#panel .card"), size
    while not page.locator("#seal").is_enabled():
        page.locator("[data-act=basket][aria-pressed=false]").first.click()
    for size in (HAND, SIDE, SHORT_SIDE):
        resize(page, size)
        assert is_seen(page, "#seal"), size


@pytest.mark.parametrize("begin", [set_up_duo, lambda page: set_up(page, 3, "initiation")], ids=["duo", "classic"])
def test_a_hint_comes_into_view(visit, begin):
    page = visit(HAND)
    begin(page)
    for size, text in SIZES:
        resize(page, size, text)
        press(page, "[data-act=hint]")
        assert is_seen(page, ".hints li"), (size, text)
        page.keyboard.press("Escape")


@pytest.mark.parametrize("size", [HAND, SIDE])
def test_the_island_and_the_tallies_keep_their_height_between_questions(visit, size):
    page, pick, heights = visit(size), Random(7), set()
    set_up_duo(page)
    for _ in range(24):
        if page.locator("html").get_attribute("data-asks") == "road":
            heights.add(tuple(page.locator(part).bounding_box()["height"] for part in ("#board", "#strip")))
        step(page, pick)
    assert len(heights) == 1


@pytest.mark.parametrize("size", [HAND, SIDE])
def test_nothing_is_cut_off_in_text_at_twice_the_size(visit, size):
    page = visit(size)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    set_up_duo(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("[data-act=hint]").scroll_into_view_if_needed()
    assert is_seen(page, "[data-act=hint]")
    assert page.locator("#panel").bounding_box()["height"] >= 250
    press(page, "#option-abstain")
    press(page, "#seal")
    expect(page.locator("#option-abstain")).to_have_count(0)


def test_the_end_of_the_last_turn_is_told(visit):
    page, pick = visit(HAND), Random(3)
    set_up_duo(page)
    for turn in range(10):
        resize(page, (HAND, SIDE)[turn % 2])
        if page.locator(".latest").is_visible():
            line, last = page.locator(".latest").bounding_box(), page.locator(".latest span").last.bounding_box()
            assert last["y"] + last["height"] <= line["y"] + line["height"] + 1
        step(page, pick)


@pytest.mark.parametrize("begin", [set_up_duo, lambda page: set_up(page, 4, "initiation")], ids=["duo", "classic"])
def test_tools_and_tabs_are_large_enough_for_a_finger_and_lie_side_by_side(visit, begin):
    page = visit(HAND)
    begin(page)
    step(page, Random(1))
    press(page, "#undo-button")
    for language in ("fr", "pt", "en"):
        press(page, "#menu-button")
        page.locator("[data-act=language]").select_option(language)
        press(page, "#menu [data-act=close]")
        boxes = [button.bounding_box() for button in page.locator("#tabs button, .tool").all()]
        assert len(boxes) == 7
        assert min(box["height"] for box in boxes) >= 44
        assert min(box["width"] for box in boxes) >= 44
        boxes.sort(key=lambda box: box["x"])
        assert all(one["x"] + one["width"] <= two["x"] + 1 for one, two in itertools.pairwise(boxes)), language


def test_the_form_shows_both_travelers_above_its_seal(visit):
    page = visit(HAND, locale="fr")
    press(page, "#game-1")
    assert is_seen(page, "#name-1")


def test_boards_stay_open_while_a_bot_acts_and_in_a_replay(visit):
    page, pick = visit(DESK), Random(5)
    press(page, "#game-1")
    alone(page, level="Yaji", players=None)
    for _ in range(3):
        my_turn(page)
        assert page.locator("#traveler-0").get_attribute("aria-expanded") == "true"
        step(page, pick)
        assert page.locator("#traveler-0").get_attribute("aria-expanded") == "true"
    press(page, "#menu-button")
    press(page, "#menu-watch")
    expect(page.locator(".duo-board")).to_have_count(1)
