"""Firefox and WebKitGTK: the page starts, a whole game is played, and it starts again without the network."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hosting import start_host
from marionette import Firefox
from selenium import webdriver
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from tokaido.classic import SetUp
from tokaido.classic.choices import Walk
from tokaido.core.link import encode
from tokaido.core.record import Record
from tokaido.games import open_link

Run = Callable[[str], Any]
"""Runs a script in the page; what it returns is returned. The script may wait by `done(value)`."""

MINI_BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser"
PATIENCE = 120

THEIRS = Record(SetUp(players=2, initiation=True), 77, (Walk(7),), ("Emi", "Fumio"))
"""A game that arrives by a link: the first of two travelers has gone to a farm."""

READY = """
const look = () => document.documentElement.dataset.ready ? done(true) : setTimeout(look, 50);
look();
"""

KEPT_OFFLINE = """
navigator.serviceWorker.ready.then(() => {
  const look = () => navigator.serviceWorker.controller ? done(true) : setTimeout(look, 50);
  look();
});
"""

START = """
document.querySelector('#players-2').click();
document.querySelector('[data-act=start]').click();
done(document.documentElement.dataset.screen);
"""

PLAY = """
const press = selector => {
  const found = document.querySelector(selector);
  if (found) found.dispatchEvent(new MouseEvent('click', {bubbles: true}));
  return Boolean(found);
};
let steps = 0;
const step = () => {
  if (document.documentElement.dataset.screen === 'end') return done(steps);
  if (++steps > 600) return done(-1);
  if (!press('[data-act=uncover]')) {
    press('.stop.open') || (document.querySelector('#seal').disabled && press('[data-act=pick]'));
    press('#seal');
  }
  setTimeout(step, 0);
};
step();
"""

ARRIVED = "done([document.documentElement.dataset.screen, document.querySelector('.arrived').textContent]);"

SAVED = """
done(JSON.parse(localStorage.getItem('tokaido:game:' + JSON.parse(localStorage.getItem('tokaido:current')))).link);
"""

PLAY_ON = "document.querySelector('[data-act=play-on]').click();" + SAVED

CHOOSE = (
    """
document.querySelector('.stop.open').dispatchEvent(new MouseEvent('click', {bubbles: true}));
document.querySelector('#seal').click();
"""
    + SAVED
)

COUNT = "done([...document.querySelectorAll('tr.total td')].map(cell => Number(cell.textContent)));"


def wrap(script: str) -> str:
    """Give a script its `done`."""
    return "const done = arguments[arguments.length - 1];" + script


@pytest.fixture
def webkit() -> Iterator[tuple[Callable[[str], None], Run]]:
    display = subprocess.Popen(
        ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x900x24"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    number = display.stdout.readline().strip()
    options = Options()
    options.binary_location = MINI_BROWSER
    options.add_argument("--automation")
    service = Service(shutil.which("WebKitWebDriver"), env={"DISPLAY": f":{number}", "PATH": "/usr/bin:/bin"})
    driver = webdriver.WebKitGTK(options=options, service=service)
    driver.set_script_timeout(PATIENCE)
    yield driver.get, lambda script: driver.execute_async_script(wrap(script))
    driver.quit()
    display.terminate()
    display.communicate()


@pytest.fixture
def firefox(tmp_path: Path) -> Iterator[tuple[Callable[[str], None], Run]]:
    browser = Firefox(tmp_path, PATIENCE)
    yield browser.go, lambda script: browser.run(wrap(script))
    browser.quit()


@pytest.mark.parametrize("engine", ["firefox", "webkit"])
def test_start_whole_game_and_offline(engine, folder, request):
    go, run = request.getfixturevalue(engine)
    host = start_host(folder)
    go(host.url)
    assert run(READY)
    assert run(START) == "table"
    assert 50 < run(PLAY) < 600
    scores = run(COUNT)
    assert len(scores) == 2
    assert min(scores) > 10
    assert run(KEPT_OFFLINE)
    host.stop()
    go(host.url + "?fresh=1")
    assert run(READY)
    assert run(START.replace("#players-2", "#menu-button").replace("[data-act=start]", "[data-act=new]")) == "new"
    assert run(START) == "table"
    go(host.url + "?link=1#" + encode(THEIRS))
    assert run(READY)
    assert run(ARRIVED) == ["arrival", "Emi and Fumio"]
    assert open_link(run(PLAY_ON)) == THEIRS
    saved = open_link(run(CHOOSE))
    assert saved.cut(len(THEIRS.choices)) == THEIRS
    assert len(saved.choices) == len(THEIRS.choices) + 1
    go(host.url + "?again=1")
    assert run(READY)
    assert open_link(run(SAVED)) == saved
