"""What a person notices of the page besides the game: start, trouble, privacy, languages, sizes."""

from __future__ import annotations

import shutil
from random import Random

import pytest
from playing import DESK, HAND, Barrier, finished, keeping, kept, press, screen, set_up, set_up_duo, step
from playwright.sync_api import expect
from tools.browsers import FLAGS

from tokaido.classic.question import Question

IS_WALKING = """() => {
    const running = document.getElementById('pawns').getAnimations({subtree: true});
    return running.some(one => one.effect.getKeyframes().length > 10);
}"""


SAMPLING = "--enable-features=HeapProfilerReporting:stable-probability/1.0/nonstable-probability/1.0"
"""Chromium looks at where some allocations come from, which it otherwise does in a few of its launches only."""


def test_a_browser_that_samples_its_allocations_starts_the_page(chromium, host):
    browser = chromium.browser_type.launch(executable_path=shutil.which("chromium"), args=[*FLAGS, SAMPLING])
    for _ in range(5):
        page = browser.new_page()
        page.goto(host.url)
        page.wait_for_selector("html[data-ready]", state="attached")
    browser.close()


def test_the_board_is_there_before_python(visit):
    barrier = Barrier()
    page = visit(ready=False, before=barrier.stand)
    assert page.locator(".prerendered.wide .stop").count() == 55
    expect(page.locator(".land-box.wide .land")).to_be_visible()
    expect(page.locator("#loading .fetching:visible")).to_have_text("Fetching the road…")
    barrier.open()
    page.wait_for_selector("html[data-ready]", state="attached")
    expect(page.locator("#loading")).not_to_be_visible()


def test_clicks_made_before_python_are_not_lost(visit):
    barrier = Barrier()
    page = visit(ready=False, before=barrier.stand)
    page.locator("#panel [lang=en] #players-4").click()
    page.locator("#panel [lang=en] #name-1").fill("Ben")
    page.locator("#panel [lang=en] [data-act=start]").click()
    barrier.open()
    page.wait_for_selector("html[data-screen=table]", state="attached")
    assert kept(page).setup.players == 4
    assert kept(page).names[1] == "Ben"


@pytest.mark.parametrize(("locale", "words"), [("en", "could not be fetched"), ("fr", "n’a pas pu"), ("pt", "Não foi")])
def test_a_missing_file_is_told_in_plain_words(visit, host, locale, words):
    page = visit(locale=locale, ready=False, forgiving=True)
    page.route("**/python_stdlib.zip", lambda route: route.abort())
    page.reload()
    page.wait_for_selector("html[data-failed]", state="attached")
    expect(page.locator("#loading p:visible")).to_contain_text(words)


def test_a_browser_without_webassembly_is_told_in_plain_words(visit):
    page = visit(script="delete window.WebAssembly", ready=False, forgiving=True)
    page.wait_for_selector("html[data-failed=old]", state="attached")
    expect(page.locator("#loading p:visible")).to_contain_text("too old")


def test_a_reload_brings_the_game_back_at_the_same_choice(visit):
    page = visit()
    set_up(page, 3, "initiation")
    for number in range(4):
        step(page, Random(number))
    before, question = kept(page), page.locator("#question").inner_text()
    page.reload()
    page.wait_for_selector("html[data-ready]", state="attached")
    assert kept(page) == before
    assert page.locator("#question").inner_text() == question


def test_the_last_setup_is_remembered(visit):
    page = visit()
    set_up(page, 4, "gastronomy", names=("Aki", "Ben", "Chiyo", "Dai"))
    page.evaluate(
        "Object.keys(localStorage).filter(key => key.includes(':game:')).map(key => localStorage.removeItem(key))"
    )
    page.reload()
    page.wait_for_selector("html[data-ready]", state="attached")
    assert page.locator("#players-4").get_attribute("aria-pressed") == "true"
    assert page.locator("#name-3").input_value() == "Dai"
    assert page.locator("#variant-gastronomy").is_checked()


def test_the_language_can_be_switched_without_losing_anything(visit):
    page = visit()
    set_up(page, 2, "initiation")
    page.locator(".stop.open").first.click()
    before = kept(page)
    press(page, "#menu-button")
    page.locator("#menu-language").select_option("fr")
    press(page, "[data-act=close]")
    assert page.locator("html").get_attribute("lang") == "fr"
    assert kept(page) == before
    assert page.locator(".stop.picked").count() == 1
    page.reload()
    page.wait_for_selector("html[data-ready]", state="attached")
    assert page.locator("html").get_attribute("lang") == "fr"


def test_an_unknown_language_is_english(visit):
    page = visit(locale="de-DE")
    assert page.locator("html").get_attribute("lang") == "en"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_theme_follows_the_device_and_can_be_chosen(visit, theme):
    page = visit(theme=theme)
    paper = "getComputedStyle(document.body).backgroundColor"
    device = page.evaluate(paper)
    press(page, "#menu-button")
    page.locator("#menu-theme").select_option("dark" if theme == "light" else "light")
    assert page.evaluate(paper) != device


def test_hidden_cards_wait_behind_a_cover(visit):
    page = visit()
    set_up(page, 2, names=("Aki", "Ben"))
    expect(page.locator("#question")).to_contain_text("Hand the device to Aki.")
    assert page.locator("[data-act=pick]").count() == 0
    press(page, "[data-act=uncover]")
    assert page.locator("[data-act=pick]").count() == 2
    page.reload()
    page.wait_for_selector("html[data-ready]", state="attached")
    assert page.locator("[data-act=pick]").count() == 0


def test_playing_openly_needs_no_cover(visit):
    page = visit()
    press(page, "#menu-button")
    page.locator("#menu-openly").check()
    press(page, "[data-act=close]")
    set_up(page, 2)
    assert page.locator("[data-act=uncover]").count() == 0
    assert page.locator("[data-act=pick]").count() == 2


def test_a_stop_tells_what_it_would_bring_or_why_it_is_closed(visit):
    page = visit()
    page.locator("summary").click()
    page.locator("#seed").fill("5")
    set_up(page, 3, "initiation")
    page.locator(".stop.open.farm").first.hover()
    expect(page.locator("#look")).to_contain_text("You earn 3 coins.")
    page.locator(".stop.open.farm").first.click()
    press(page, "#seal")
    page.locator(".stop.shut").first.hover()
    expect(page.locator("#look")).to_contain_text("others stand here")


def test_a_pick_can_be_put_back(visit):
    page = visit()
    set_up(page, 3, "initiation")
    page.locator(".stop.open").first.click()
    expect(page.locator("#seal")).to_be_enabled()
    page.keyboard.press("Escape")
    expect(page.locator("#seal")).to_be_disabled()
    assert kept(page).choices == ()


def test_a_double_click_walks_only_once(visit):
    page = visit()
    set_up(page, 2, "initiation")
    page.locator(".stop.open.farm").first.click()
    page.locator("#seal").dblclick()
    assert len(kept(page).choices) == 1


def test_a_button_of_an_earlier_position_does_nothing(visit):
    page = visit()
    set_up(page, 2, "initiation")
    page.locator(".stop.open.farm").first.click()
    page.evaluate("document.querySelector('#seal').setAttribute('data-turn', '7')")
    press(page, "#seal")
    assert kept(page).choices == ()


@pytest.mark.parametrize(
    "trouble",
    [
        "Storage.prototype.setItem = () => { throw new Error('full') }",
        "Storage.prototype.getItem = () => { throw new Error('refused') }",
        'Storage.prototype.getItem = () => \'{"link": [1, "<script>"\'',
        'Storage.prototype.getItem = () => \'{"link": 7, "crests": "x", "players": "many"}\'',
    ],
    ids=["full", "refused", "cut", "foreign"],
)
def test_play_goes_on_whatever_storage_does(visit, trouble):
    page = visit(script=trouble)
    set_up(page, 3, "initiation")
    page.locator(".stop.open.farm").first.click()
    press(page, "#seal")
    expect(page.locator(".latest")).to_contain_text("3 coins")
    if "full" in trouble:
        expect(page.locator(".notice")).to_contain_text("keeps nothing")


@pytest.mark.parametrize("begin", [lambda page: set_up(page, 3, "initiation"), set_up_duo], ids=["road", "island"])
def test_two_tabs_on_one_game_never_lose_a_choice(visit, begin):
    older = visit()
    begin(older)
    newer = older.context.new_page()
    newer.goto(older.url)
    newer.wait_for_selector("html[data-ready]", state="attached")
    newer.wait_for_selector("#stage .pawn")
    step(newer, Random(1))
    expect(older.locator(".notice")).to_contain_text("went on in another tab")
    step(older, Random(2))
    expect(newer.locator(".notice")).to_contain_text("went on in another tab")
    assert len(kept(newer).choices) == 2


def walk_on(page):
    page.locator(".stop.open.farm").first.click()
    press(page, "#seal")


def test_the_answers_behind_the_fold_stay_in_sight_while_they_are_given(visit):
    page = visit()
    page.locator("summary").click()
    for answer in ("#undoing-fair", "#openly-openly", "#undoing-free"):
        page.locator(answer).check()
    expect(page.locator("#seed")).to_be_visible()


def test_a_game_begun_in_another_tab_does_not_take_this_one_away(visit):
    older = visit()
    set_up(older, 3, "initiation")
    newer = older.context.new_page()
    newer.goto(older.url)
    newer.wait_for_selector("html[data-ready]", state="attached")
    press(newer, "#menu-button")
    press(newer, "#menu [data-act=new]")
    set_up(newer, 2, "initiation")
    older.locator(".stop.open.farm").first.click()
    press(older, "#seal")
    assert kept(older).setup.players == 3
    assert len(kept(older).choices) == 1
    assert kept(newer).setup.players == 2
    for page in (older, newer):
        page.reload()
        page.wait_for_selector("html[data-ready]", state="attached")
    assert older.locator("#travelers .traveler").count() == 3
    assert newer.locator("#travelers .traveler").count() == 2


def test_names_from_outside_are_text(visit):
    page = visit()
    set_up(page, 2, "initiation", names=("<img src=x onerror=1>", "<b>B</b>"))
    assert page.locator("#question img, #travelers b b").count() == 0
    expect(page.locator("#travelers")).to_contain_text("<b>B</b>")


def test_a_name_that_cannot_be_kept_is_pointed_out(visit):
    page = visit()
    page.locator("#name-0").evaluate(
        "field => { field.value = 'a\\u202eb'; field.dispatchEvent(new Event('input', {bubbles: true})) }"
    )
    press(page, "[data-act=start]")
    assert screen(page) == "new"
    expect(page.locator(".wrong")).to_be_visible()


@pytest.mark.parametrize(
    "size", [(320, 568), HAND, (412, 915), (768, 1024), (740, 360), (1024, 768), DESK, (1920, 1080)], ids=str
)
def test_the_whole_road_is_on_one_screen(visit, size):
    page = visit(size)
    set_up(page, 4, "initiation")
    for _ in range(2):
        page.locator(".stop.open").first.click()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for box in [page.locator("#stop-0").bounding_box(), page.locator("#stop-54").bounding_box()]:
        assert box["x"] >= -1
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= size[0] + 1
        assert box["y"] + box["height"] <= size[1] + 1
    expect(page.locator("#seal")).to_be_in_viewport()


def test_stops_are_large_enough_for_a_finger(visit):
    page = visit(HAND)
    set_up(page, 4, "initiation")
    boxes = [stop.bounding_box() for stop in page.locator(".stop.open .halo").all()]
    assert min(min(box["width"], box["height"]) for box in boxes) >= 40


def test_turning_the_phone_keeps_the_game(visit):
    page = visit(HAND)
    set_up(page, 3, "initiation")
    press(page, ".stop.open")
    page.set_viewport_size({"width": 740, "height": 360})
    assert page.locator(".stop.picked").count() == 1
    expect(page.locator("#seal")).to_be_in_viewport()


def test_a_window_made_wide_has_the_wide_road(visit):
    page = visit(HAND)
    set_up(page, 3, "initiation")
    page.set_viewport_size({"width": 1280, "height": 800})
    page.wait_for_selector("html[data-layout=wide]", state="attached")
    assert page.locator("#stage .name").count() == 55


@pytest.mark.parametrize("size", [DESK, HAND], ids=["desk", "hand"])
def test_text_at_twice_the_size_still_works(visit, size):
    page = visit(size)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    set_up(page, 3, "initiation")
    press(page, ".stop.open.farm")
    press(page, "#seal")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert len(kept(page).choices) == 1
    for act in ("#menu-button", "[data-act=close]"):
        press(page, act)
    expect(page.locator("#question")).to_be_in_viewport()


@pytest.mark.parametrize("locale", ["en", "fr", "pt"])
def test_every_stop_has_its_name_on_a_phone_and_what_it_brings_is_not_hidden(visit, locale):
    page = visit(HAND, locale=locale)
    set_up(page, 4, "initiation")
    names = page.locator("#stage .name")
    assert names.count() == 55
    press(page, ".stop.open.temple")
    look, seal = page.locator(".look").bounding_box(), page.locator("#seal").bounding_box()
    assert look["y"] + look["height"] <= seal["y"] + 1
    for box in [name.bounding_box() for name in names.all()]:
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= HAND[0]


def test_pawns_walk_the_road_and_a_second_tap_finishes_the_walk(visit):
    page = visit(motion=True)
    set_up(page, 3, "initiation")
    page.locator(".stop.open.inn").click()
    press(page, "#seal")
    assert page.evaluate(IS_WALKING)
    press(page, "[data-act=uncover]")
    assert not page.evaluate(IS_WALKING)


def test_nothing_moves_when_motion_is_switched_off(visit):
    page = visit(motion=True)
    press(page, "#menu-button")
    page.locator("#menu-motion").uncheck()
    press(page, "[data-act=close]")
    set_up(page, 3, "initiation")
    page.locator(".stop.open.inn").click()
    press(page, "#seal")
    assert page.evaluate("document.getAnimations().length") == 0


def test_a_screen_reader_hears_what_happened_and_what_is_asked(visit):
    page = visit()
    set_up(page, 3, "initiation", names=("Aki", "Ben", "Chiyo"))
    page.locator(".stop.open.farm").first.click()
    press(page, "#seal")
    said = page.locator("#live").inner_text()
    assert "earns 3 coins on the farm" in said
    assert "?" in said
    stop = page.locator(".stop.open").first.get_attribute("aria-label")
    assert len(stop) > 20


def test_the_keys_are_listed(visit):
    page = visit()
    page.locator("body").press("?")
    expect(page.locator("#menu-dialog")).to_be_visible()
    expect(page.locator(".keys")).to_contain_text("Enter")
    page.keyboard.press("Escape")
    expect(page.locator("#menu-dialog")).not_to_be_visible()


def test_the_collection_of_anybody_can_be_opened(visit):
    page = visit()
    set_up(page, 3, "initiation")
    closed = page.locator(".traveler-head[aria-expanded=false]").first.get_attribute("id")
    page.locator(f"#{closed}").click()
    assert page.locator(f"#{closed}").get_attribute("aria-expanded") == "true"
    assert page.locator(".collection .scroll").count() == 3


def test_a_purchase_shows_prices_sets_and_points(visit):
    page = visit()
    page.locator("summary").click()
    page.locator("#seed").fill("5")
    set_up(page, 3, "initiation")
    page.locator(".stop.open.village").first.click()
    press(page, "#seal")
    page.locator("[data-act=basket]").first.click()
    expect(page.locator("#seal")).to_contain_text("1 point")
    game = kept(page).game()
    assert game.question is Question.SOUVENIRS
    assert page.locator("[data-act=basket], .card[aria-disabled]").count() == 3


def test_the_end_shows_who_won_the_count_and_the_race(visit):
    page = visit(script=keeping(finished()))
    outcome = kept(page).game().outcome()
    for seat in outcome.winners:
        expect(page.locator(".ending h2")).to_contain_text(("Aki", "Ben")[seat])
    assert page.locator(".race-line").count() == 2
    assert page.locator(".handed li").count() >= 2
    press(page, "[data-act=road]")
    expect(page.locator("#question")).to_contain_text("The journey is over.")


def test_no_request_leaves_the_origin_and_the_page_works_without_the_network(visit):
    page = visit(keeps_site=True)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    page.goto(page.url + "?from=somewhere#else")
    page.wait_for_selector("html[data-ready]", state="attached")
    set_up(page, 2, "initiation")
    page.locator(".stop.open").first.click()
    press(page, "#seal")
    assert len(kept(page).choices) == 1


def test_whoever_never_saw_the_game_is_led_from_the_form_to_how_it_is_played(visit):
    page = visit(HAND)
    press(page, "#new-game [data-act=menu]")
    expect(page.locator("#lesson")).to_be_in_viewport()
    expect(page.locator("#menu li").first).to_contain_text("the road from Kyoto to Edo")
