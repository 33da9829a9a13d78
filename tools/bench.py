"""How fast the page is, as ratios to a bare PyScript page with stock files, measured in the same run in Chromium."""

from __future__ import annotations

import functools
import gzip
import http.server
import json
import shutil
import sys
import tempfile
import threading
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.table import Table

from tools.browsers import FLAGS

ROOT = Path(__file__).resolve().parents[1]
RUNS = 5
SLOW_RUNS = 3
STAY = 5_000
"""Milliseconds that a visitor stays before coming back in a new tab: time for Chromium to keep what it has compiled."""
BOT_CHOICES, BOT_STARTS = 40, 2
"""How many choices of a bot are timed, after the first in which its Python starts."""
SLOWED = 4
FRAMES = 400
"""How many gaps between frames are looked at."""
STOCK = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")

HELLO = """<!doctype html><html lang="en"><meta charset="utf-8"><title>hello</title>
<script type="module" src="./pyscript/core.js"></script>
<script type="py" config='{"interpreter": "./pyodide/pyodide.mjs", "packages_cache": "never"}'>
import js
js.document.documentElement.dataset.ready = "true"
</script>"""

NOTE_READY = """
new MutationObserver((_, watcher) => {
  if (document.documentElement.dataset.ready) { window.readyAt = performance.now(); watcher.disconnect(); }
}).observe(document, {attributes: true, subtree: true, attributeFilter: ['data-ready']});
"""

NOTE_SAVES = """
localStorage.setItem('tokaido:settings', '{"pace": "quick", "motion": false}');
window.saves = [];
const keep = Storage.prototype.setItem;
Storage.prototype.setItem = function (key, value) {
  if (key.startsWith('tokaido:game:')) window.saves.push(performance.now());
  keep.call(this, key, value);
};
"""

REFUSE_WORKERS = "window.Worker = new Proxy(Worker, {construct() { throw new Error('refused') }});"

CHOOSE = """selector => {
  const element = document.querySelector(selector), start = performance.now();
  element.dispatchEvent(new MouseEvent('click', {bubbles: true}));
  document.body.getBoundingClientRect();
  return performance.now() - start;
}"""


WALK = """() => new Promise(done => {
  performance.mark('walk-begins');
  document.querySelector('#seal').click();
  const look = () => {
    const running = document.getAnimations().filter(one => one.playState === 'running');
    if (running.some(one => one.effect.getComputedTiming().iterations === 1)) return setTimeout(look, 20);
    performance.mark('walk-ends');
    done();
  };
  setTimeout(look, 20);
})"""
"""Confirm a stop, and wait until pawns, cards and numbers have come to rest."""

TRACED = ["blink.user_timing", "devtools.timeline.frame", "disabled-by-default-devtools.timeline.frame"]


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves quietly, and notes what was asked for."""

    asked: set[str] = set()  # noqa: RUF012 - shared by all requests on purpose

    def log_message(self, *_: Any) -> None:
        """Say nothing."""

    def do_GET(self) -> None:
        """Note the path and answer."""
        self.asked.add(self.path.split("?")[0])
        super().do_GET()


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        top = Path(folder)
        make_hello(top / "hello")
        shutil.copytree(ROOT / "dist", top / "game")
        handler = functools.partial(Handler, directory=folder)
        with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
            figures = measure(browser, f"http://127.0.0.1:{server.server_port}", top)
            browser.close()
            server.shutdown()
    report(figures)


def make_hello(folder: Path) -> None:
    """A bare PyScript page with the files as they come from npm."""
    shutil.copytree(ROOT / "node_modules/@pyscript/core/dist", folder / "pyscript")
    (folder / "pyodide").mkdir()
    for name in STOCK:
        shutil.copyfile(ROOT / "node_modules/pyodide" / name, folder / "pyodide" / name)
    (folder / "index.html").write_text(HELLO, encoding="utf-8")


def measure(browser: Browser, address: str, top: Path) -> dict[str, float]:
    """All figures by name: times in milliseconds, sizes in bytes."""
    figures: dict[str, float] = {}
    rounds = [(f"{address}/hello/", f"{address}/game/")] * RUNS
    visits = [[visit(browser, url) for url in round_] for round_ in rounds]
    slow = [[visit(browser, url, slowed=True) for url in round_] for round_ in rounds[:SLOW_RUNS]]
    for number, name in enumerate(("hello", "game")):
        for moment in Visits._fields:
            figures[f"{name}_{moment}"] = median(getattr(both[number], moment) for both in visits)
        figures[f"{name}_slowed"] = median(both[number].first for both in slow)
    figures["game_bytes"] = first_visit_bytes(browser, f"{address}/game/", top / "game")
    figures["stock_bytes"] = sum(compressed(ROOT / "node_modules/pyodide" / name) for name in STOCK)
    figures["own_bytes"] = sum(map(compressed, own_files()))
    figures["duo_bytes"] = sum(map(compressed, duo_files()))
    choices = choice_times(browser, f"{address}/game/")
    figures["choice_p50"], figures["choice_p95"] = median(choices), quantiles(choices, n=20)[-1]
    gaps = frame_gaps(browser, f"{address}/game/")
    figures["frame_gap_p50"], figures["frame_gap_p95"] = median(gaps), quantiles(gaps, n=20)[-1]
    for name, slowed in (("bot", False), ("bot_slowed", True)):
        times = bot_times(browser, f"{address}/game/", slowed=slowed)
        figures[f"{name}_p50"], figures[f"{name}_longest"] = median(times), max(times)
    return figures


def bot_times(browser: Browser, url: str, *, slowed: bool) -> list[float]:
    """Milliseconds that the bot that searches takes for each of its choices, the page's own work included.

    Slowing the CPU does not reach workers, so the slowed bot thinks on the page itself.
    """
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.add_init_script(NOTE_SAVES + (REFUSE_WORKERS if slowed else ""))
    page = context.new_page()
    page.goto(url)
    page.wait_for_selector("html[data-ready]", state="attached")
    if slowed:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    page.locator("#players-4").click()
    for seat in range(4):
        page.locator(f"#bot-{seat}").select_option("Ino")
    page.locator("[data-act=start]").click()
    page.wait_for_function(f"() => window.saves.length > {BOT_CHOICES}", timeout=300_000)
    saves = page.evaluate("window.saves")
    context.close()
    return [later - earlier for earlier, later in pairwise(saves[BOT_STARTS:])]


class Visits(NamedTuple):
    """Milliseconds until Python has answered, on a first visit and on later ones; and until something was painted."""

    first: float
    same_tab: float
    new_tab: float
    painted: float


def visit(browser: Browser, url: str, *, slowed: bool = False) -> Visits:
    """Come for the first time, again in the same tab, and once more in a new one.

    Another tab stays open all the while: without it the last visit would open a new window, which costs Chromium more
    than the page.
    """
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.add_init_script(NOTE_READY)
    context.new_page()
    page = context.new_page()
    if slowed:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    first = load(page, url)
    painted = page.evaluate("(performance.getEntriesByName('first-contentful-paint')[0] || {startTime: 0}).startTime")
    settle(page)
    same_tab = load(page, url)
    page.wait_for_timeout(STAY)
    page.close()
    new_tab = load(context.new_page(), url)
    context.close()
    return Visits(first, same_tab, new_tab, painted)


def settle(page: Page) -> None:
    """Let the service worker, if there is one, finish keeping the site."""
    page.evaluate("""async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      if (registration) await navigator.serviceWorker.ready;
    }""")


def load(page: Page, url: str) -> float:
    """Milliseconds until the page is ready."""
    page.goto(url)
    page.wait_for_selector("html[data-ready]", state="attached", timeout=120_000)
    return float(page.evaluate("window.readyAt"))


def compressed(path: Path) -> int:
    """The size of a file as a host sends it."""
    return len(gzip.compress(path.read_bytes(), 9))


def first_visit_bytes(browser: Browser, url: str, folder: Path) -> int:
    """Everything that the page asks for until it is ready."""
    Handler.asked.clear()
    context = browser.new_context(service_workers="block")
    one = context.new_page()
    one.goto(url)
    one.wait_for_selector("html[data-ready]", state="attached")
    paths = {path.removeprefix("/game/") or "index.html" for path in Handler.asked if path.startswith("/game/")}
    context.close()
    return sum(compressed(folder / path) for path in paths if (folder / path).is_file())


def duo_files() -> list[Path]:
    """What only Tokaido Duo needs: its part of the app, and its gallery."""
    return [*(ROOT / "dist").glob("duo-*.zip.zst"), ROOT / "dist/gallery-duo.html"]


def own_files() -> list[Path]:
    """App code, styles, pictures and fonts: all that is neither Pyodide nor PyScript nor Tokaido Duo alone."""
    dist, others = ROOT / "dist", ("vendor/pyodide", "vendor/pyscript")
    files = {path for path in dist.rglob("*") if path.is_file()} - {*duo_files()}
    return [path for path in files if not any(path.is_relative_to(dist / other) for other in others)]


def choice_times(browser: Browser, url: str) -> list[float]:
    """Milliseconds from a choice to the changed page, over a whole game."""
    page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
    page.goto(url)
    page.wait_for_selector("html[data-ready]", state="attached")
    page.locator("#players-4").click()
    page.locator("[data-act=start]").click()
    pick, times = Random(1), []
    while page.locator("html").get_attribute("data-screen") == "table":
        prepare(page, pick)
        times.append(page.evaluate(CHOOSE, "#seal"))
    return times


def frame_gaps(browser: Browser, url: str) -> list[float]:
    """Milliseconds between the frames that are drawn while things move, with the CPU slowed."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.goto(url)
    page.wait_for_selector("html[data-ready]", state="attached")
    page.locator("#variant-initiation").check()
    page.locator("[data-act=start]").click()
    page.wait_for_selector("html[data-screen=table]", state="attached")
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    pick, gaps = Random(1), list[float]()
    while len(gaps) < FRAMES:
        prepare(page, pick)
        gaps += walk_gaps(browser, page)
    context.close()
    return gaps


def walk_gaps(browser: Browser, page: Page) -> list[float]:
    """The gaps between the frames of one walk, from its first frame to its last."""
    browser.start_tracing(page=page, categories=TRACED)
    page.evaluate(WALK)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    begin, end = (next(one["ts"] for one in events if one["name"] == mark) for mark in ("walk-begins", "walk-ends"))
    drawn = sorted(one["ts"] for one in events if one["name"] == "DrawFrame" and begin <= one["ts"] <= end)
    return [(later - earlier) / 1000 for earlier, later in pairwise(drawn)]


def prepare(page: Page, pick: Random) -> None:
    """Pick something, so that the seal can be pressed."""
    choose: Callable[[str], Any] = lambda selector: page.evaluate(CHOOSE, selector)  # noqa: E731
    stops = page.locator(".stop.open").count()
    if stops:
        place = min(pick.choice([0, 0, 1, 2]), stops - 1)
        choose("#" + str(page.locator(".stop.open").nth(place).get_attribute("id")))
    elif page.locator("#seal:disabled").count():
        choose("[data-act=pick]")


def report(figures: dict[str, float]) -> None:
    """The ratios with the marks they should reach; with --json the bare figures."""
    if "--json" in sys.argv:
        print(json.dumps({name: round(figure, 1) for name, figure in figures.items()}))
        return
    table = Table(
        "what", "page", "hello or stock", "ratio", "mark", title="The page in Chromium; milliseconds, medians"
    )
    for title, mine, other, mark in ROWS:
        ratio = figures[mine] / figures[other]
        table.add_row(title, f"{figures[mine]:,.0f}", f"{figures[other]:,.0f}", f"{ratio:.2f}", mark)
    table.add_row("app, styles, pictures, fonts, bytes", f"{figures['own_bytes']:,.0f}", "", "", "≤ 400,000")
    table.add_row("Tokaido Duo besides, bytes", f"{figures['duo_bytes']:,.0f}", "", "", "")
    table.add_row("choice to changed page, p50", f"{figures['choice_p50']:.1f}", "", "", "")
    table.add_row("choice to changed page, p95", f"{figures['choice_p95']:.1f}", "", "", "≤ 50")
    table.add_row(
        "between frames while things move, CPU slowed four times, p50",
        f"{figures['frame_gap_p50']:.1f}",
        "",
        "",
        "≤ 17",
    )
    table.add_row("the same, p95", f"{figures['frame_gap_p95']:.1f}", "", "", "")
    table.add_row("Ino's choice in the worker, p50", f"{figures['bot_p50']:.0f}", "", "", "")
    table.add_row("Ino's choice in the worker, longest", f"{figures['bot_longest']:.0f}", "", "", "≤ 1,000")
    table.add_row(
        "Ino's choice without a worker, CPU slowed four times, p50", f"{figures['bot_slowed_p50']:.0f}", "", "", ""
    )
    table.add_row("the same, longest", f"{figures['bot_slowed_longest']:.0f}", "", "", "≤ 2,000")
    Console(width=110).print(table)


ROWS = (
    ("board painted, first visit", "game_painted", "hello_first", "≤ 0.3"),
    ("Python answers, first visit", "game_first", "hello_first", ""),
    ("Python answers, repeat visit in the same tab", "game_same_tab", "hello_same_tab", "≤ 0.5"),
    ("Python answers, repeat visit in a new tab", "game_new_tab", "hello_new_tab", "≤ 0.5"),
    ("Python answers, first visit, CPU slowed four times", "game_slowed", "hello_slowed", ""),
    ("bytes of a first visit, compressed", "game_bytes", "stock_bytes", "≤ 1.0"),
)


if __name__ == "__main__":
    main()
