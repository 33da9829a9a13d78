"""A game is safe, and goes anywhere: saves, links, files, taking back, watching again, offline and updates."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from random import Random

import pytest
from hosting import start_host
from playing import (
    HAND,
    controls,
    finished,
    finished_duo,
    follow_link,
    kept,
    kinds,
    press,
    press_all,
    screen,
    set_up,
    set_up_duo,
    set_up_for,
    step,
    whole,
)
from playwright.sync_api import expect

from tables import play_out
from tokaido import duo
from tokaido.app.qr import code
from tokaido.classic import SetUp
from tokaido.core.link import encode
from tokaido.core.record import Record
from tokaido.sharing import Purpose, read

RULES = SetUp(players=2, initiation=True)
THEIRS = Record(RULES, 77, tuple(play_out(RULES.start(77), 1))[:9], ("Emi", "Fumio"))
VARIED = finished(SetUp(players=2), 830).cut(15)
"""A game in which nearly every question is asked early."""
VARIED_DUO = finished_duo(166).cut(11)
"""The first rounds of Tokaido Duo, with seven kinds of answers already."""
HURRIED = whole(RULES, 0, lambda game: max(game.choices(), key=lambda choice: getattr(choice, "space", 0)))
"""A whole game of few choices: everybody walks from inn to inn."""
CONTROLLED = """() => navigator.serviceWorker.ready.then(() => new Promise(done => {
    const look = () => navigator.serviceWorker.controller ? done(true) : setTimeout(look, 50);
    look();
}))"""
LIVE = (
    "document.querySelectorAll('body script:not([src]):not([type]), [onerror], [onfocus], a[href^=javascript]').length"
)
FULL = "() => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; }"


def wait(page):
    page.wait_for_selector("html[data-ready]", state="attached")
    return page


def another(page, path=""):
    """Another tab of the same browser."""
    tab = page.context.new_page()
    tab.goto(page.url.split("#")[0].split("?")[0] + path)
    return wait(tab)


def begun(page, choices=0, players=3):
    """A game under way, in which hidden cards wait behind no cover."""
    page.locator("summary").click()
    page.locator("#openly-openly").check()
    set_up(page, players, "initiation")
    for _ in range(choices):
        walk_far(page)
    return page


def begun_on_the_island(page, choices=0):
    """The same of Tokaido Duo."""
    set_up_duo(page)
    for _ in range(choices):
        step(page, Random(choices))
    return page


BOTH_GAMES = pytest.mark.parametrize("begin", [begun, begun_on_the_island], ids=["road", "island"])


def walk_far(page):
    """The farthest stop, or the first card."""
    before = len(kept(page).choices)
    if page.locator("[data-act=uncover]").count():
        press(page, "[data-act=uncover]")
    if page.locator(".stop.open").count():
        press(page, f"#{page.locator('.stop.open').last.get_attribute('id')}")
    elif not page.locator("#seal").is_enabled():
        press(page, "[data-act=pick]")
    press(page, "#seal")
    assert len(kept(page).choices) == before + 1


def walk_to(page, kind):
    press(page, f".stop.open.{kind}")
    press(page, "#seal")


def to_shelf(page):
    press(page, "#menu-button")
    press(page, "#menu-shelf")
    expect(page.locator("html")).to_have_attribute("data-screen", "shelf")


def shared(page):
    """What the link in the sheet is."""
    return read(page.locator("#share-link").input_value())


# Saves


def close_and_come_back(page, record):
    """Close the tab and open another; the same game stands at the same choice."""
    asked = page.locator("#question, h2").first.inner_text()
    tab = another(page)
    page.close()
    assert kept(tab) == record
    assert tab.locator("#question, h2").first.inner_text() == asked
    return tab


def test_a_whole_game_with_the_tab_closed_after_every_choice(visit):
    page = visit()
    set_up_for(page, HURRIED, openly=True)
    for turn, choice in enumerate(controls(HURRIED, openly=True), 1):
        press_all(page, choice)
        page = close_and_come_back(page, HURRIED.cut(turn))
    assert screen(page) == "end"


@pytest.mark.parametrize("record", [VARIED, VARIED_DUO], ids=["classic", "duo"])
def test_the_tab_is_closed_after_every_kind_of_answer(visit, record):
    page, met = visit(), set()
    set_up_for(page, record, openly=not record.setup.number)
    for turn, (choice, kind) in enumerate(zip(controls(record, openly=True), kinds(record), strict=True), 1):
        press_all(page, choice)
        if kind not in met:
            met.add(kind)
            page = close_and_come_back(page, record.cut(turn))


def test_the_shelf_continues_renames_duplicates_deletes_and_brings_back(visit):
    page = begun(visit(), 2)
    record = kept(page)
    to_shelf(page)
    press(page, "[data-act=rename]")
    page.locator("[data-act=title]").fill("<b>Sunday</b>")
    press(page, "[data-act=rename]")
    expect(page.locator(".shelf h3")).to_have_text("<b>Sunday</b>")
    press(page, "[data-act=duplicate]")
    expect(page.locator(".shelf li")).to_have_count(2)
    press(page, "[data-act=delete]")
    expect(page.locator(".shelf h3")).to_have_text("<b>Sunday</b>")
    press(page, "[data-act=restore]")
    expect(page.locator(".shelf li")).to_have_count(2)
    page.reload()
    wait(page)
    to_shelf(page)
    press(page, ".shelf li:last-child [data-act=open]")
    expect(page.locator("html")).to_have_attribute("data-screen", "table")
    assert kept(page) == record


def test_a_file_takes_the_games_to_another_browser(visit, tmp_path):
    page = begun(visit(), 2)
    record = kept(page)
    to_shelf(page)
    with page.expect_download() as download:
        press(page, ".sheet > .buttons [data-act=export]")
    file = tmp_path / "games.json"
    download.value.save_as(file)
    assert download.value.suggested_filename == "tokaido.json"
    other = visit(path="?shelf")
    for words in ("1 game was added.", "1 was here already."):
        other.locator("[data-act=import]").set_input_files(file)
        expect(other.locator(".notice")).to_contain_text(words)
    press(other, "[data-act=open]")
    assert kept(other) == record


def test_a_file_that_is_none_of_ours_changes_nothing(visit, tmp_path):
    page = visit(path="?shelf")
    for name, text in (("huge.json", "[" * 10_000_000), ("odd.json", "<script>alert(1)</script>")):
        file = tmp_path / name
        file.write_text(text)
        page.locator("[data-act=import]").set_input_files(file)
        expect(page.locator(".notice")).to_contain_text("This is no file of games, or it is too large.")
        press(page, "#menu-button")
        press(page, "#menu-shelf")
        expect(page.locator(".notice")).to_have_count(0)
    expect(page.locator(".shelf li")).to_have_count(0)


@BOTH_GAMES
def test_a_storage_that_is_full_in_the_middle_of_a_game(visit, begin):
    page = begin(visit(), 2)
    turns = len(kept(page).choices)
    page.evaluate(FULL)
    step(page, Random(1))
    expect(page.locator(".notice")).to_contain_text("keeps nothing")
    press(page, ".notice [data-act=share]")
    assert len(shared(page).record.choices) == turns + 1
    page.keyboard.press("Escape")
    with page.expect_download() as download:
        press(page, ".notice [data-act=export]")
    file = json.loads(Path(download.value.path()).read_text())
    assert len(read(file["games"][0]["link"]).record.choices) == turns + 1
    expect(page.locator("html")).to_have_attribute("data-screen", "table")
    step(page, Random(1))
    press(page, "#share-button")
    assert len(shared(page).record.choices) == turns + 2


# Links


def test_the_sheet_shows_a_code_that_is_the_link_and_copies_it(visit):
    page = begun(visit(), 1)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    press(page, "#share-button")
    for purpose in Purpose:
        page.locator(f"#purpose-{purpose.name.lower()}").check()
        url = page.locator("#share-link").input_value()
        assert (shared(page).purpose, shared(page).record) == (purpose, kept(page))
        dots = re.findall(r"M(\d+) (\d+)h1v1h-1z", page.locator(".qr path").get_attribute("d"))
        matrix = code(url)
        assert {(int(x) - 4, int(y) - 4) for x, y in dots} == {
            (x, y) for y, row in enumerate(matrix) for x, dark in enumerate(row) if dark
        }
    press(page, "#copy-link")
    expect(page.locator("#share [role=status]")).to_have_text("Copied.")
    assert page.evaluate("navigator.clipboard.readText()") == url


def test_a_browser_without_a_clipboard_says_so(visit):
    page = begun(visit(script="Object.defineProperty(navigator, 'clipboard', {value: undefined})"), 1)
    press(page, "#share-button")
    press(page, "#copy-link")
    expect(page.locator("#share [role=status]")).to_contain_text("please mark the text yourself")
    expect(page.locator("#share-link")).to_be_visible()


@pytest.mark.parametrize("fresh", [True, False], ids=["fresh page", "open page"])
def test_a_link_never_takes_the_place_of_ones_own_game(visit, fresh):
    page = begun(visit(), 1)
    mine = kept(page)
    if fresh:
        page = another(page, "#" + encode(THEIRS))
    else:
        follow_link(page, encode(THEIRS))
    expect(page.locator("#question")).to_have_text("A game for you to play on")
    expect(page.locator(".arrived")).to_have_text("Emi and Fumio")
    assert kept(page) == mine
    assert "#" not in page.url
    page.reload()
    wait(page)
    assert screen(page) == "arrival", "the link is still there until it is dealt with"
    assert kept(page) == mine
    press(page, "[data-act=not-now]")
    assert screen(page) == "table"
    follow_link(page, encode(THEIRS))
    press(page, "[data-act=play-on]")
    assert kept(page) == THEIRS
    to_shelf(page)
    expect(page.locator(".shelf li")).to_have_count(2)


def test_not_now_leads_back_to_ones_own_game(visit):
    page = begun(visit(HAND), 1)
    mine = kept(page)
    follow_link(page, "look~" + encode(THEIRS))
    press(page, "[data-act=not-now]")
    expect(page.locator("html")).to_have_attribute("data-screen", "table")
    assert kept(page) == mine


@BOTH_GAMES
def test_two_people_play_by_messenger(visit, begin):
    devices = [begin(visit()), visit()]
    for turn in range(4):
        mine, yours = devices[turn % 2], devices[1 - turn % 2]
        step(mine, Random(turn))
        assert len(kept(mine).choices) == turn + 1
        follow_link(yours, encode(kept(mine)))
        press(yours, "[data-act=play-on]")
        assert kept(yours) == kept(mine)
    for page in devices:
        to_shelf(page)
        expect(page.locator(".shelf li")).to_have_count(1)


@pytest.mark.parametrize(
    ("locale", "words"), [("en", "Nothing here was changed"), ("fr", "Rien n’a été changé"), ("pt", "Nada mudou aqui")]
)
def test_a_damaged_link_is_one_sentence(visit, locale, words):
    page = visit(locale=locale, path="#" + encode(THEIRS)[:-3])
    expect(page.locator(".notice")).to_contain_text(words)
    assert screen(page) == "new"
    assert "#" not in page.url


@pytest.mark.parametrize("name", ["<script>x()</script>", "<img src onerror=x()>", "javascript:alert(1)"])
def test_names_and_titles_from_outside_never_live(visit, name):
    hostile = Record(RULES, 5, (), ("Aki", name))
    page = visit(path="#watch~" + encode(hostile))
    assert name in page.locator(".arrived").inner_text()
    before = page.evaluate(LIVE)
    press(page, "[data-act=watch-it]")
    press(page, "[data-act=leave]")
    follow_link(page, encode(hostile))
    press(page, "[data-act=play-on]")
    to_shelf(page)
    press(page, "[data-act=rename]")
    page.locator("[data-act=title]").fill(name)
    press(page, "[data-act=rename]")
    expect(page.locator(".shelf h3")).to_have_text(name)
    assert page.evaluate(LIVE) == before == 0


def test_characters_that_turn_text_around_make_no_title(visit):
    page = begun(visit())
    to_shelf(page)
    press(page, "[data-act=rename]")
    page.locator("[data-act=title]").fill("Sun\u202eday")
    press(page, "[data-act=rename]")
    assert "\u202e" not in page.content()


# Taking back


@BOTH_GAMES
def test_choices_are_taken_back_and_made_again_by_button_and_by_key(visit, begin):
    page = begin(visit(), 3)
    records = [kept(page).cut(length) for length in range(4)]
    press(page, "#undo-button")
    assert kept(page) == records[2]
    page.keyboard.press("Control+z")
    assert kept(page) == records[1]
    page.keyboard.press("Control+y")
    assert kept(page) == records[2]
    page.keyboard.press("Control+Shift+Z")
    assert kept(page) == records[3]
    page.keyboard.press("Control+z")
    press(page, "#redo-button")
    assert kept(page) == records[3]
    expect(page.locator("#redo-button")).to_have_count(0)


def test_fair_players_are_told_why_a_choice_stands(visit):
    page = visit()
    page.locator("summary").click()
    page.locator("#undoing-fair").check()
    page.locator("#openly-openly").check()
    set_up(page, 3, "initiation", names=("Aki", "Ben", "Chiyo"))
    walk_to(page, "farm")
    walk_to(page, "mountain")
    press(page, "#undo-button")
    press(page, "#undo-button")
    expect(page.locator(".notice")).to_contain_text("you play fair, so it stands")
    expect(page.locator(".notice")).not_to_contain_text("to light")
    assert len(kept(page).choices) == 1
    walk_to(page, "encounter")
    page.keyboard.press("Control+z")
    expect(page.locator(".notice")).to_contain_text("choice has brought something to light")
    assert len(kept(page).choices) == 2


def test_fair_players_of_the_island_are_told_it_too(visit):
    page = visit()
    page.locator("summary").click()
    page.locator("#undoing-fair").check()
    set_up_duo(page, "Aki", "Ben")
    for _ in range(2):
        press_all(page, ["#option-abstain", "#seal"])
        step(page, Random(1))
    for _ in range(3):
        press(page, "#undo-button")
    expect(page.locator(".notice")).to_contain_text("you play fair, so it stands")
    assert len(kept(page).choices) == 2


# Watching again


@BOTH_GAMES
def test_a_game_is_watched_by_slider_keys_and_lines_of_the_story(visit, begin):
    page = begin(visit(), 6)
    record, title = kept(page), page.locator("#question")
    press(page, "#line-2")
    expect(title).to_have_text("Turn 2 of 6")
    page.locator("#replay-turn").fill("4")
    expect(title).to_have_text("Turn 4 of 6")
    title.focus()
    page.keyboard.press("ArrowRight")
    expect(title).to_have_text("Turn 5 of 6")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(title).to_have_text("Turn 3 of 6")
    page.keyboard.press("End")
    expect(title).to_have_text("Turn 6 of 6")
    page.keyboard.press("Home")
    expect(title).to_have_text("Turn 0 of 6")
    page.locator("#replay-speed").select_option("quick")
    title.focus()
    page.keyboard.press(" ")
    expect(page.locator("#pause-button, #run-button")).to_have_attribute("aria-label", "Pause")
    expect(title).to_have_text("Turn 6 of 6")
    expect(page.locator("#run-button")).to_have_attribute("aria-label", "Play")
    assert page.locator(".stop.open").count() == 0
    press(page, "#first-button")
    press(page, "#forward-button")
    press(page, ".watching [data-act=share]")
    assert shared(page).record == record.cut(1)
    page.keyboard.press("Escape")
    press(page, "[data-act=branch]")
    assert kept(page) == record.cut(1)
    to_shelf(page)
    expect(page.locator(".shelf li")).to_have_count(2)


# Installed, and newer versions


def test_the_page_can_be_installed(folder):
    site = folder / "games/tokaido"
    manifest = json.loads((site / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert manifest["start_url"] == manifest["scope"] == "./"
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    for icon in manifest["icons"]:
        data = (site / icon["src"]).read_bytes()
        if icon["type"] == "image/png":
            width, height = (int.from_bytes(data[place : place + 4]) for place in (16, 20))
            assert f"{width}x{height}" == icon["sizes"]
    assert [shortcut["url"] for shortcut in manifest["shortcuts"]] == ["./?new", "./?shelf"]


@pytest.mark.parametrize("shortcut", ["new", "shelf"])
def test_a_shortcut_leads_where_it_says_and_the_game_stays(visit, shortcut):
    page = begun(visit(), 1)
    tab = another(page, f"?{shortcut}")
    assert screen(tab) == shortcut
    assert kept(tab) == kept(page)
    assert "?" not in tab.url


def publish(site, version):
    """Another build of the site in the same place."""
    worker, index = site / "service-worker.js", site / "index.html"
    worker.write_text(re.sub(r'version = "\w+"', f'version = "{version}"', worker.read_text(encoding="utf-8"), count=1))
    index.write_text(re.sub("<html ", f'<html data-build="{version}" ', index.read_text(encoding="utf-8"), count=1))


def test_a_new_version_is_offered_and_taken_only_when_no_choice_is_open(chromium, folder, tmp_path):
    shutil.copytree(folder, tmp_path / "host")
    host, context = start_host(tmp_path / "host"), chromium.new_context(reduced_motion="reduce")
    page = context.new_page()
    page.goto(host.url)
    begun(wait(page), 2)
    page.evaluate(CONTROLLED)
    before, asked = kept(page), page.locator("#question").inner_text()
    publish(tmp_path / "host/games/tokaido", "second")
    page.evaluate("navigator.serviceWorker.getRegistration().then(found => found.update()).then(() => true)")
    expect(page.locator(".notice [data-act=update]")).to_be_visible()
    press(page, ".stop.open")
    expect(page.locator(".notice")).to_contain_text("finish or put back your choice")
    expect(page.locator(".notice [data-act=update]")).to_have_count(0)
    page.keyboard.press("Escape")
    press(page, ".notice [data-act=update]")
    page.wait_for_selector("html[data-build=second][data-ready]", state="attached")
    assert kept(page) == before
    assert page.locator("#question").inner_text() == asked
    expect(page.locator(".notice")).to_have_count(0)
    walk_far(page)
    context.close()
    host.stop()


@pytest.mark.parametrize("theirs", [THEIRS, finished(duo.SetUp()).cut(20)], ids=["road", "island"])
def test_a_share_link_opens_with_the_network_cut_and_the_server_stopped(chromium, folder, theirs):
    host, context = start_host(folder), chromium.new_context(reduced_motion="reduce")
    page = context.new_page()
    page.goto(host.url)
    wait(page).evaluate(CONTROLLED)
    page.close()
    host.stop()
    context.set_offline(True)
    page = context.new_page()
    page.goto(f"{host.url}#{encode(theirs)}")
    expect(wait(page).locator(".arrived")).to_have_text(" and ".join(theirs.names))
    page.reload()
    press(wait(page), "[data-act=play-on]")
    while len(kept(page).choices) == len(theirs.choices):
        step(page, Random(1))
    assert kept(page).cut(len(theirs.choices)) == theirs
    context.close()


def test_a_game_that_came_by_a_link_walks_while_it_is_watched(visit):
    page = visit(motion=True, path=f"#watch~{encode(THEIRS)}")
    press(page, "[data-act=watch-it]")
    for turn in range(1, len(THEIRS.choices) + 1):
        press(page, "#forward-button")
        expect(page.locator("#question")).to_contain_text(f"{turn} of {len(THEIRS.choices)}")
    assert page.evaluate("localStorage.getItem('tokaido:current')") is None
