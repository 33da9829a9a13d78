"""Tokaido Duo through the real page."""

from __future__ import annotations

import json
from random import Random

import pytest
from playing import (
    DESK,
    HAND,
    Barrier,
    controls,
    finished,
    finished_duo,
    follow,
    follow_by_keyboard,
    keeping,
    kept,
    kinds,
    open_at,
    press,
    press_all,
    screen,
    set_up_duo,
    set_up_for,
    step,
    until,
)
from playwright.sync_api import Route, expect
from test_axe import check, check_tabs
from test_bots import alone, my_turn
from test_games import begin_by_keyboard

from tokaido import duo
from tokaido.core.link import encode
from tokaido.duo.choices import Abstain
from tokaido.duo.question import Question
from tokaido.view.draft import DUO, Draft

BY_CLICKING_AND_BY_TOUCH = [(DESK, "en", 80), (DESK, "pt-BR", 1130), (HAND, "fr", 400)]


@pytest.mark.parametrize(("size", "locale", "seed"), BY_CLICKING_AND_BY_TOUCH)
def test_a_whole_game_by_clicking_and_by_touch(visit, size, locale, seed):
    page, record = visit(size, locale=locale), finished_duo(seed)
    set_up_for(page, record)
    follow(page, record)
    assert page.locator(".duo-board").count() == 2


def test_a_whole_game_by_keyboard_alone(visit):
    page, record = visit(), finished_duo(871)
    page.locator("body").press("Tab")
    begin_by_keyboard(page, "#game-1", record)
    follow_by_keyboard(page, record)


def test_a_good_without_room_goes_back_into_the_bag(visit):
    """A question so rare that only a long game asks it: the page is opened at that point of one."""
    whole = finished_duo(183)
    asked = len(until(whole, Question.RETURN).choices)
    page = visit(script=keeping(whole.cut(asked)))
    press_all(page, [*controls(whole)][asked])
    assert kept(page) == whole.cut(asked + 1)


def test_the_whole_games_meet_every_other_question_and_answer():
    found = {kind for _, _, seed in BY_CLICKING_AND_BY_TOUCH for kind in kinds(finished_duo(seed))}
    assert {question for question, _ in found} == {Question.DIE, Question.AGAIN, Question.KEEP}
    assert {kind for _, kind in found} == {"walk", "travel", "roam", "abstain", "skip", "rest", "keep"}


@pytest.mark.parametrize("size", [DESK, HAND, (740, 360), (1024, 768)])
def test_the_whole_island_is_on_the_screen_at_once(visit, size):
    page = visit(size)
    set_up_duo(page)
    for stop in page.locator(".stop").all():
        box = stop.bounding_box()
        assert box["x"] >= -1
        assert box["x"] + box["width"] <= size[0] + 1
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= size[1] + 1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator("#seal")).to_be_in_viewport()


def test_no_stop_lies_under_another(visit):
    page = visit(HAND)
    set_up_duo(page)
    hit = page.evaluate("""() => [...document.querySelectorAll('.stop')].filter(stop => {
        const box = (stop.querySelector('g') || stop).querySelector('.rim').getBoundingClientRect();
        const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return there.closest('.stop') !== stop;
    }).map(stop => stop.id)""")
    assert hit == []


def test_a_reload_an_undo_and_a_link_keep_the_game(visit):
    page = visit()
    set_up_duo(page, "Aki", "Ben")
    pick = Random(3)
    for _ in range(6):
        step(page, pick)
    before = kept(page)
    page.reload()
    page.wait_for_selector("html[data-ready]", state="attached")
    assert page.locator("h1").inner_text() == "Tokaido Duo"
    assert page.locator("#stage .pawn").count() == 6
    press(page, "#undo-button")
    assert kept(page).choices == before.choices[:-1]
    press(page, "#redo-button")
    assert kept(page) == before
    other = visit(HAND, path=f"#{encode(before)}")
    assert screen(other) == "arrival"
    assert "Tokaido Duo" in other.locator("#panel").inner_text()
    press(other, "[data-act=play-on]")
    assert kept(other).choices == before.choices


def test_only_moving_is_a_choice_of_its_own(visit):
    page = visit()
    set_up_duo(page)
    press(page, "#option-abstain")
    assert kept(page).choices == (), "a stray tap has no one moving only"
    press(page, "#seal")
    assert kept(page).choices == (Abstain(),)
    expect(page.locator("#option-abstain")).to_have_count(0)


def test_a_game_against_the_strongest_bot_with_a_hint(visit):
    page, pick = visit(), Random(5)
    press(page, "#game-1")
    alone(page, level="Ino", players=None)
    my_turn(page)
    press(page, "[data-act=hint]")
    assert page.locator(".hints li").count() >= 1
    assert page.locator(".stop.hinted").count() >= 1
    for _ in range(4):
        step(page, pick)
        my_turn(page)
    seats = [step.actor for step in kept(page).steps(kept(page).start())]
    assert {*seats} == {0, 1}


def test_pawns_walk_and_goods_fly(visit):
    page = visit(motion=True)
    set_up_duo(page)
    page.evaluate("""() => {
        window.seen = new Set();
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...rest) {
            window.seen.add(this.id || this.className);
            return animate.apply(this, rest);
        };
    }""")
    pick = Random(2)
    for _ in range(12):
        step(page, pick)
    seen = page.evaluate("[...window.seen]")
    assert any(one.startswith("pawn-") for one in seen)
    assert "flying" in seen


@pytest.mark.parametrize(("size", "locale"), [(DESK, "en"), (HAND, "fr"), (DESK, "pt")])
def test_axe_finds_nothing_on_any_screen_of_the_island(visit, size, locale):
    page, record = visit(size, locale=locale), finished_duo(400)
    press(page, "#game-1")
    page.locator("summary").click()
    check(page, "the form")
    press(page, "[data-act=start]")
    check(page, "the island")
    turn, stop = next((turn, steps[0]) for turn, steps in enumerate(controls(record)) if len(steps) == 3)
    open_at(page, record.cut(turn))
    press(page, stop)
    check(page, "several choices at one place")
    open_at(page, until(record, Question.KEEP))
    check(page, "goods to keep")
    open_at(page, until(record, Question.AGAIN))
    check(page, "a second move")
    check_tabs(page)


@pytest.mark.parametrize(("size", "locale"), [(DESK, "fr"), (HAND, "pt")])
def test_axe_finds_nothing_in_the_count_of_the_island(visit, size, locale):
    page = visit(size, locale=locale, script=keeping(finished(duo.SetUp())))
    check(page, "the count")


def test_the_island_is_fetched_with_its_first_game_and_comes_from_the_cache_without_a_network(visit):
    page = visit(keeps_site=True)
    page.wait_for_function("navigator.serviceWorker.ready.then(found => found.active.state === 'activated')")
    assert (
        page.evaluate("performance.getEntriesByType('resource').filter(one => one.name.includes('duo-')).length") == 0
    )
    page.context.set_offline(True)
    set_up_duo(page)
    assert page.locator("#stage .pawn").count() == 6
    page.reload()
    page.wait_for_selector("html[data-ready]", state="attached")
    assert page.locator("#stage .pawn").count() == 6, "a game of the island opens without a network, too"


BROKEN = {
    "no network": lambda route: route.abort(),
    "not found": lambda route: route.fulfill(status=404),
    "another file": lambda route: route.fulfill(body="sign in to this network"),
}


@pytest.mark.parametrize("answer", BROKEN.values(), ids=BROKEN)
def test_an_island_that_cannot_be_fetched_is_told_and_loses_nothing(visit, answer):
    page = visit(before=lambda page: page.route("**/duo-*.zip.zst", answer), forgiving=True)
    press(page, "#game-1")
    expect(page.locator("#notice")).to_contain_text("could not be fetched")
    assert page.locator("#game-0").get_attribute("aria-pressed") == "true"
    page.unroute("**/duo-*.zip.zst")
    press(page, "#game-1")
    expect(page.locator("#game-1")).to_have_attribute("aria-pressed", "true")


def test_what_was_asked_for_besides_an_island_that_cannot_be_fetched_is_done(visit):
    barrier = Barrier("duo-*")
    page = visit(before=barrier.stand, forgiving=True)
    press(page, "#game-1")
    page.locator("#name-0").fill("Miki")
    page.locator("#variant-gastronomy").check()
    press(page, "[data-act=start]")
    barrier.open(Route.abort)
    expect(page.locator("#notice")).to_contain_text("could not be fetched")
    assert screen(page) == "new", "nobody wanted this game instead"
    press(page, "[data-act=start]")
    assert kept(page).names[0] == "Miki"
    assert kept(page).setup.gastronomy


@pytest.mark.parametrize("way", ["new", "shelf"])
def test_whoever_cannot_fetch_the_island_for_the_form_stays_at_the_table(visit, way):
    last = f"localStorage.setItem('tokaido:setup', {json.dumps(json.dumps(Draft(game=DUO).plain()))})"
    mine = finished().cut(3)
    barrier = Barrier("duo-*")
    barrier.open(Route.abort)
    page = visit(before=barrier.stand, script=f"{keeping(mine)}; {last}", forgiving=True)
    press(page, "#menu-button")
    press(page, f"#menu [data-act={way}]")
    expect(page.locator("#notice")).to_contain_text("could not be fetched")
    assert screen(page) == "table"
    step(page, Random(1))
    assert len(kept(page).choices) == 4


def test_what_is_clicked_while_python_and_the_island_are_on_their_way_is_done(visit):
    barrier = Barrier()
    page = visit(ready=False, before=barrier.stand)
    page.locator("#panel [lang=en] #game-1").click()
    page.locator("#panel [lang=en] [data-act=start]").click()
    barrier.open()
    page.wait_for_selector("#stage .pawn")
    assert page.locator("#stage .pawn").count() == 6


def test_a_file_with_a_game_of_the_island_can_be_brought_in_by_somebody_who_never_saw_it(visit, tmp_path):
    first = visit(script=keeping(finished(duo.SetUp())))
    press(first, "#menu-button")
    press(first, "#menu-shelf")
    with first.expect_download() as download:
        press(first, "#panel > section > .buttons [data-act=export]")
    file = tmp_path / "games.json"
    download.value.save_as(file)
    second = visit()
    press(second, "#menu-button")
    press(second, "#menu-shelf")
    second.locator("[data-act=import]").set_input_files(file)
    expect(second.locator("#panel")).to_contain_text("Tokaido Duo")
