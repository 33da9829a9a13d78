"""Firefox and WebKitGTK: the page starts, a whole game is played, and it starts again without the network."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hosting import start_host
from marionette import Firefox
from playing import controls, finished, finished_duo
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

GAME, DUO_GAME = finished(seed=378), finished_duo(400)

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

CHOOSE_GAME = """
document.querySelector('#game-GAME').click();
const look = () => document.querySelector('#game-GAME[aria-pressed=true]') ? enter() : setTimeout(look, 50);
const enter = () => {
  document.querySelector('#seed').value = 'SEED';
  document.querySelector('#seed').dispatchEvent(new Event('input', {bubbles: true}));
  done(true);
};
look();
"""

START_DUO = """
document.querySelector('[data-act=start]').click();
const look = () => document.querySelectorAll('#stage .pawn').length === 6 ? done(true) : setTimeout(look, 50);
look();
"""

PLAY = """
const controls = CONTROLS;
const step = () => {
  if (!controls.length) return done(document.documentElement.dataset.screen);
  const control = document.querySelector(controls.shift());
  if (!control || control.disabled) return done('stuck before the last ' + controls.length);
  control.dispatchEvent(new MouseEvent('click', {bubbles: true}));
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


def choose_game(record: Record) -> str:
    """Chooses a game in the form, and its seed."""
    return CHOOSE_GAME.replace("GAME", str(record.setup.number)).replace("SEED", str(record.seed))


def play(run: Run, record: Record) -> None:
    """A whole game, every choice by its controls."""
    steps = [control for choice in controls(record) for control in choice]
    assert run(PLAY.replace("CONTROLS", json.dumps(steps))) == "end"
    assert replace(open_link(run(SAVED)), names=record.names) == record
    assert run(COUNT) == list(record.game().outcome().scores)


@pytest.mark.parametrize("engine", ["firefox", "webkit"])
def test_start_whole_game_and_offline(engine, folder, request):
    go, run = request.getfixturevalue(engine)
    host = start_host(folder)
    go(host.url)
    assert run(READY)
    assert run(choose_game(GAME))
    assert run(START) == "table"
    play(run, GAME)
    assert run(KEPT_OFFLINE)
    host.stop()
    go(host.url + "?new")
    assert run(READY)
    assert run(choose_game(DUO_GAME)), "nothing of Tokaido Duo was needed before the network went away"
    assert run(START_DUO)
    play(run, DUO_GAME)
    go(host.url + "?fresh=1")
    assert run(READY)
    assert run(START.replace("#players-2", "#menu-button").replace("[data-act=start]", "[data-act=new]")) == "new"
    assert run(START.replace("#players-2", "#game-0")) == "table"
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
