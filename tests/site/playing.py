"""Whole games through the page, by whatever a person would use."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from playwright.sync_api import Page, Route, expect

from tokaido import duo
from tokaido.bots.duo import YAJI
from tokaido.classic import SetUp
from tokaido.classic.choices import Buy
from tokaido.core.chance import Chance
from tokaido.core.game import SetUp as AnySetUp
from tokaido.core.link import encode
from tokaido.core.record import Record
from tokaido.duo.choices import Abstain, Keep, Rest
from tokaido.games import open_link
from tokaido.view.faces import Face, face_of
from tokaido.view.tokens import token

DESK, HAND = (1280, 800), (360, 740)
VARIANTS = ("initiation", "return_trip", "gastronomy", "preparations")
NAMES = ("Aki", "Ben", "Chiyo", "Dai", "Emi")
KEPT = "localStorage.getItem('tokaido:game:' + JSON.parse(sessionStorage.getItem('tokaido:current')))"


def finished(setup: AnySetUp = SetUp(players=2, initiation=True), seed: int = 4) -> Record:  # noqa: B008 - a frozen value
    """A whole game by chance."""
    pick = Random(seed)
    return whole(setup, seed, lambda game: pick.choice(game.choices()))


def finished_duo(seed: int) -> Record:
    """A whole game of Tokaido Duo by people who want to get on, but have a whim now and then."""
    pick = Random(seed)

    def choose(game: Any) -> Any:
        return pick.choice(game.choices()) if pick.random() < 0.25 else YAJI.choose(game, Chance(0))

    return whole(duo.SetUp(), seed, choose)


def whole(setup: AnySetUp, seed: int, choose: Callable[[Any], Any]) -> Record:
    """A game that is over."""
    game, choices = setup.start(seed), []
    while game.actor is not None:
        choices.append(choose(game))
        game.play(choices[-1])
    return Record(setup, seed, tuple(choices), NAMES[: setup.players])


def kinds(record: Record) -> list[tuple[Any, str]]:
    """What kind of answer each choice of a game is, with the question that it answers."""
    game, found = record.start(), []
    for choice in record.choices:
        found.append((game.question, choice.kind))
        game.play(choice)
    return found


def until(record: Record, question: Any) -> Record:
    """A game until a question is asked for the first time."""
    game = record.start()
    for turn, choice in enumerate(record.choices):
        if game.question is question:
            return record.cut(turn)
        game.play(choice)
    raise AssertionError(f"{question} is never asked")


def keeping(record: Record) -> str:
    """A script that lets the browser have kept a game before its first visit."""
    kept = json.dumps({"link": encode(record), "crests": list(range(record.setup.players))})
    return f"localStorage.getItem('tokaido:current') || localStorage.setItem('tokaido:game', {json.dumps(kept)})"


class Barrier:
    """Keeps a file, or Python itself, from arriving until it is opened, whether before or after the page asks."""

    def __init__(self, file: str = "*.wasm") -> None:
        self.file = file
        self.held: list[Route] = []
        self.let: Callable[[Route], None] = self.held.append

    def stand(self, page: Page) -> None:
        """Stand between a page and the host."""
        page.route(f"**/{self.file}", lambda route: self.let(route))  # noqa: PLW0108 - what is let may change

    def open(self, let: Callable[[Route], None] = Route.continue_) -> None:
        """Let everything through, or do something else with it."""
        self.let = let
        for route in self.held:
            let(route)


def set_up(page: Page, players: int, *variants: str, names: tuple[str, ...] = ()) -> None:
    """Fill the form in and start."""
    press(page, f"#players-{players}")
    for variant in VARIANTS:
        page.locator(f"#variant-{variant}").set_checked(variant in variants)
    set_out(page, names)


def set_up_duo(page: Page, *names: str) -> None:
    """Choose Tokaido Duo in the form, and start."""
    press(page, "#game-1")
    set_out(page, names)


def set_out(page: Page, names: tuple[str, ...]) -> None:
    """Enter the names and start."""
    for seat, name in enumerate(names):
        page.locator(f"#name-{seat}").fill(name)
    press(page, "[data-act=start]")
    expect(page.locator("html")).to_have_attribute("data-screen", "table")


def set_up_for(page: Page, record: Record, *, openly: bool = False) -> None:
    """Fill the form in so that it starts the game of a record."""
    press(page, f"#game-{record.setup.number}")
    press(page, "summary")
    page.locator("#seed").fill(str(record.seed))
    if openly:
        page.locator("#openly-openly").check()
    if isinstance(record.setup, SetUp):
        variants = [variant for variant in VARIANTS if getattr(record.setup, variant)]
        set_up(page, record.setup.players, *variants, names=record.names)
    else:
        set_up_duo(page, *record.names)


def press(page: Page, selector: str) -> None:
    """Tap or click the first of these."""
    element = page.locator(selector).first
    if page.evaluate("navigator.maxTouchPoints > 0"):
        element.tap()
    else:
        element.click()


def press_stop(page: Page, name: str) -> None:
    """Tap or click a place of the board."""
    press(page, stop_of(name.removeprefix("stop-")))


def stop_of(place: str) -> str:
    """Where to touch a place of the board: a region of the island at its symbol, anything else in its middle."""
    return f"#stop-{place} g" if place.startswith("r") else f"#stop-{place}"


# A whole game, choice by choice


def controls(record: Record, *, openly: bool = False) -> Iterator[list[str]]:
    """The controls that make each choice of a game, one after the other; hidden cards may wait behind a cover."""
    game, face = record.start(), face_of(record.setup.number)
    looking = None
    for choice in record.choices:
        private = face.is_private(game) and not openly
        cover = ["[data-act=uncover]"] if private and looking != game.actor else []
        yield cover + answer(face, game, choice)
        looking = game.actor if private else None
        game.play(choice)


def answer(face: Face, game: Any, choice: Any) -> list[str]:
    """The controls that make one choice: a place, what can be done there if there is more than one thing, the seal."""
    if isinstance(choice, Abstain | Rest):
        return [f"#option-{choice.kind}", "#seal"]
    for place in face.open_places(game):
        here = face.choices_at(game, place)
        if choice in here:
            return [stop_of(place), *[card(choice)] * (len(here) > 1), "#seal"]
    if isinstance(choice, Buy):
        return [*[f"#souvenir-{thing.name}" for thing in choice.souvenirs], "#seal"]
    if len(game.choices()) == 1:
        return ["#seal"]
    if isinstance(choice, Keep):
        return [*goods(choice), "#seal"]
    return [card(choice), "#seal"]


def card(choice: Any) -> str:
    """The card that a choice is picked by."""
    return f"[data-act=pick][data-value='{token(choice)}']"


def goods(choice: Keep) -> list[str]:
    """The goods that are kept, one by one."""
    counts = Counter(choice.goods)
    return [f"#good-{good.name}-{number}" for good in counts for number in range(counts[good])]


def follow(page: Page, record: Record, *, openly: bool = False) -> None:
    """Play a whole game by click or by touch, and see that it was this one."""
    for choice in controls(record, openly=openly):
        press_all(page, choice)
    assert_played(page, record)


def press_all(page: Page, choice: list[str]) -> None:
    """Tap or click the controls of a choice."""
    for control in choice:
        press(page, control)


def follow_by_keyboard(page: Page, record: Record) -> None:
    """Play a whole game by keys alone, and see that it was this one."""
    for choice in controls(record):
        assert page.evaluate("document.activeElement.tagName") != "BODY", "the keyboard lost its place"
        for control in choice:
            if control.startswith("#stop"):
                walk_by_arrows(page, control.split()[0])
            else:
                tab_to(page, control)
                page.keyboard.press("Enter")
    assert_played(page, record)


def assert_played(page: Page, record: Record) -> None:
    """The page shows the end of a game that it has kept choice by choice, with the right scores."""
    expect(page.locator("html")).to_have_attribute("data-screen", "end")
    assert kept(page) == record
    assert final_scores(page) == list(record.game().outcome().scores)


def walk_by_arrows(page: Page, stop: str) -> None:
    """Walk along the open places with the arrow keys."""
    while not focused(page, stop):
        page.keyboard.press("ArrowRight")


def tab_to(page: Page, selector: str) -> None:
    """Tab to a control."""
    for _ in range(80):
        if focused(page, selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached with Tab")


def focused(page: Page, selector: str) -> bool:
    """Whether the keyboard is at a control."""
    return page.evaluate("selector => document.activeElement.matches(selector)", selector)


# Whatever comes


def step(page: Page, pick: Random) -> None:
    """Answer whatever is asked."""
    if page.locator("[data-act=uncover]").count():
        press(page, "[data-act=uncover]")
        return
    stops = page.locator(".stop.open").count()
    if stops:
        stop = page.locator(".stop.open").nth(min(pick.choice([0, 0, 0, 1, 2, 5]), stops - 1))
        press_stop(page, stop.get_attribute("id"))
        if not page.locator("#seal").is_enabled():
            cards = page.locator(".cards [data-act=pick]")
            cards.nth(pick.randrange(cards.count())).click()
    else:
        fill_in(page, pick)
    press(page, "#seal")


def fill_in(page: Page, pick: Random) -> None:
    """Put things into the basket until that is enough, or pick one of the cards that is not picked yet."""
    things = page.locator("[data-act=basket]")
    if things.count():
        things.nth(pick.randrange(things.count())).click()
        while not page.locator("#seal").is_enabled():
            page.locator("[data-act=basket][aria-pressed=false]").first.click()
        return
    cards = page.locator(".cards [data-act=pick][aria-pressed=false]")
    if cards.count() and not page.locator("#seal").is_enabled():
        cards.nth(pick.randrange(cards.count())).click()


def screen(page: Page) -> str | None:
    """Which screen is shown."""
    return page.locator("html").get_attribute("data-screen")


def follow_link(page: Page, fragment: str) -> None:
    """Open a link where the page is open already."""
    page.evaluate("link => { location.hash = link }", fragment)
    expect(page.locator("html")).to_have_attribute("data-screen", "arrival")


def open_at(page: Page, record: Record) -> None:
    """Put a game on the table by its link."""
    follow_link(page, encode(record))
    press(page, "[data-act=play-on]")


def kept(page: Page) -> Record:
    """The game on the table as the browser keeps it."""
    return open_link(json.loads(page.evaluate(KEPT))["link"])


def final_scores(page: Page) -> list[int]:
    """The row of sums in the final table."""
    return [int(cell) for cell in page.locator("tr.total td").all_inner_texts()]
