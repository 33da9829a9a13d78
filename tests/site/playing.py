"""Whole games through the page, by whatever a person would use."""

from __future__ import annotations

import json
from random import Random

from playwright.sync_api import Page

from tokaido.classic import SetUp
from tokaido.core.link import encode
from tokaido.core.record import Record
from tokaido.games import open_link

DESK, HAND = (1280, 800), (360, 740)
MOST_STEPS = 600
KEPT = "localStorage.getItem('tokaido:game:' + JSON.parse(sessionStorage.getItem('tokaido:current')))"


def finished() -> Record:
    """A whole game of two, by chance."""
    setup, pick, choices = SetUp(players=2, initiation=True), Random(4), []
    game = setup.start(4)
    while game.actor is not None:
        choices.append(pick.choice(game.choices()))
        game.play(choices[-1])
    return Record(setup, 4, tuple(choices), ("Aki", "Ben"))


def keeping(record: Record) -> str:
    """A script that lets the browser have kept a game before its first visit."""
    kept = json.dumps({"link": encode(record), "crests": list(range(record.setup.players))})
    return f"localStorage.getItem('tokaido:current') || localStorage.setItem('tokaido:game', {json.dumps(kept)})"


def set_up(page: Page, players: int, *variants: str, names: tuple[str, ...] = ()) -> None:
    """Fill the form in and start."""
    press(page, f"#players-{players}")
    for variant in ("initiation", "return_trip", "gastronomy", "preparations"):
        page.locator(f"#variant-{variant}").set_checked(variant in variants)
    for seat, name in enumerate(names):
        page.locator(f"#name-{seat}").fill(name)
    press(page, "[data-act=start]")


def press(page: Page, selector: str) -> None:
    """Tap or click the first of these."""
    element = page.locator(selector).first
    if page.evaluate("navigator.maxTouchPoints > 0"):
        element.tap()
    else:
        element.click()


def step(page: Page, pick: Random) -> None:
    """Answer whatever is asked."""
    if page.locator("[data-act=uncover]").count():
        press(page, "[data-act=uncover]")
        return
    stops = page.locator(".stop.open").count()
    if stops:
        stop = page.locator(".stop.open").nth(min(pick.choice([0, 0, 0, 1, 2, 5]), stops - 1))
        press(page, f"#{stop.get_attribute('id')}")
    else:
        fill_in(page, pick)
    press(page, "#seal")


def fill_in(page: Page, pick: Random) -> None:
    """Put souvenirs into the basket, or pick one of the cards that is not picked yet."""
    souvenirs = page.locator("[data-act=basket]")
    if souvenirs.count():
        souvenirs.nth(pick.randrange(souvenirs.count())).click()
        return
    cards = page.locator("[data-act=pick][aria-pressed=false]")
    if cards.count() and not page.locator("#seal").is_enabled():
        cards.nth(pick.randrange(cards.count())).click()


def screen(page: Page) -> str | None:
    """Which screen is shown."""
    return page.locator("html").get_attribute("data-screen")


def play_to_the_end(page: Page, seed: int) -> None:
    """Answer every question until the count."""
    pick = Random(seed)
    for _ in range(MOST_STEPS):
        if screen(page) == "end":
            return
        step(page, pick)
    raise AssertionError("the game does not end")


def kept(page: Page) -> Record:
    """The game on the table as the browser keeps it."""
    return open_link(json.loads(page.evaluate(KEPT))["link"])


def final_scores(page: Page) -> list[int]:
    """The row of sums in the final table."""
    return [int(cell) for cell in page.locator("tr.total td").all_inner_texts()]
