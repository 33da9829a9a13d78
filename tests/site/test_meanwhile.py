"""What happens while the page is busy, asleep, or being replaced by a newer one."""

from __future__ import annotations

import json
import re
import shutil

from hosting import start_host
from playing import Barrier, finished, keeping, kept, press, screen, set_up, set_up_duo
from playwright.sync_api import expect
from test_safe import CONTROLLED, another, begun, publish, wait

from tokaido import duo
from tokaido.core.link import encode

FORM = "#panel [lang=en]"
WRITE = """([game, link]) =>
    localStorage.setItem(game, JSON.stringify({...JSON.parse(localStorage.getItem(game)), link}))"""
GAMES = "Object.keys(localStorage).filter(key => key.startsWith('tokaido:game:'))"


def test_a_list_that_was_chosen_from_before_python_is_heard(visit):
    barrier = Barrier()
    page = visit(ready=False, before=barrier.stand)
    page.locator(f"{FORM} #bot-1").select_option("Kita")
    page.locator(f"{FORM} [data-act=start]").click()
    barrier.open()
    page.wait_for_selector("html[data-screen=table]", state="attached")
    (game,) = page.evaluate(GAMES)
    assert json.loads(page.evaluate("key => localStorage.getItem(key)", game))["bots"][1] == "Kita"


def test_start_pressed_three_times_before_python_makes_one_game(visit):
    barrier = Barrier()
    page = visit(ready=False, before=barrier.stand)
    for _ in range(3):
        page.locator(f"{FORM} [data-act=start]").click()
    barrier.open()
    page.wait_for_selector("html[data-screen=table]", state="attached")
    assert len(page.evaluate(GAMES)) == 1


def test_what_is_typed_while_the_island_is_fetched_is_kept(visit):
    barrier = Barrier("duo-*")
    page = visit(before=barrier.stand)
    press(page, "#game-1")
    page.locator("#name-0").fill("Miki")
    page.locator("#bot-1").select_option("Kita")
    barrier.open()
    expect(page.locator("#works-green")).to_have_count(1)
    assert page.locator("#name-0").input_value() == "Miki"
    assert page.locator("#bot-1").input_value() == "Kita"


def test_the_shortcut_to_the_shelf_fetches_what_it_shows(visit):
    page = visit(script=keeping(finished(duo.SetUp())))
    press(page, "#menu-button")
    press(page, "#menu [data-act=new]")
    press(page, "#game-0")
    set_up(page, 2)
    tab = another(page, "?shelf")
    assert screen(tab) == "shelf"
    expect(tab.locator("#panel")).to_contain_text("Tokaido Duo")
    assert tab.locator(".shelf > li").count() == 2


def test_a_tab_that_slept_through_a_choice_follows_when_it_is_looked_at(visit):
    page = begun(visit(), 3)
    record = kept(page)
    press(page, "#undo-button")
    page.evaluate(WRITE, [page.evaluate(GAMES)[0], encode(record)])
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.locator(".notice")).to_contain_text("went on in another tab")


def test_a_new_version_that_another_tab_took_is_offered_here_too(chromium, folder, tmp_path):
    shutil.copytree(folder, tmp_path / "host")
    site = tmp_path / "host/games/tokaido"
    host, context = start_host(tmp_path / "host"), chromium.new_context(reduced_motion="reduce")
    first = context.new_page()
    first.goto(host.url)
    wait(first).evaluate(CONTROLLED)
    second = another(first, "")
    begun(second, 2)
    before = kept(second)
    publish(site, "second")
    rename_island(site)
    first.evaluate("navigator.serviceWorker.getRegistration().then(found => found.update()).then(() => true)")
    press(first, ".notice [data-act=update]")
    first.wait_for_selector("html[data-build=second][data-ready]", state="attached")
    press(second, ".notice [data-act=update]")
    second.wait_for_selector("html[data-build=second][data-ready]", state="attached")
    assert kept(second) == before
    press(second, "#menu-button")
    press(second, "#menu [data-act=new]")
    set_up_duo(second)
    assert second.locator("#stage .pawn").count() == 6
    context.close()
    host.stop()


def rename_island(site):
    """A new version has an archive of Tokaido Duo with another name."""
    (archive,) = site.glob("duo-*.zip.zst")
    archive.rename(site / "duo-new.zip.zst")
    for name in ("index.html", "service-worker.js"):
        text = (site / name).read_text(encoding="utf-8")
        (site / name).write_text(re.sub(re.escape(archive.name), "duo-new.zip.zst", text), encoding="utf-8")


def test_the_licence_of_the_font_can_be_read_after_the_first_visit(visit, host):
    page = visit(keeps_site=True, forgiving=True)  # text has no icon of its own, so the browser asks the host for one
    page.evaluate(CONTROLLED)
    page.goto(f"{host.url}fonts/LICENSE.txt")
    assert "SIL OPEN FONT LICENSE" in page.locator("body").inner_text()


def test_what_the_browser_has_thrown_away_is_fetched_and_kept_again(visit):
    page = visit(keeps_site=True)
    page.evaluate(CONTROLLED)
    page.evaluate("caches.keys().then(names => Promise.all(names.map(name => caches.delete(name))))")
    page.reload()
    press(wait(page), "#game-1")
    expect(page.locator("#works-green")).to_have_count(1)
    page.wait_for_function("caches.keys().then(names => caches.open(names[0])).then(all => all.match('index.html'))")
    page.context.set_offline(True)
    page.reload()
    expect(wait(page).locator("#works-green")).to_have_count(1)
