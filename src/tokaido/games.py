"""The games of the house, by the digit that their links start with."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from tokaido.core import link
from tokaido.core.game import SetUp
from tokaido.core.record import Record

GAMES = {0: "tokaido.classic.setup", 1: "tokaido.duo.setup"}
"""Where the rules stand; they are loaded when they are first needed, so a page loads only the game it shows."""

BOTS = {0: "tokaido.bots", 1: "tokaido.bots.duo"}
"""Where the bots of each game stand."""


def rules(number: int) -> type[SetUp]:
    """The set-up of a game."""
    return cast("type[SetUp]", import_module(GAMES[number]).SetUp)


def open_link(text: str) -> Record:
    """The record that a link, or a whole address, holds; raises `LinkError` for anything but one of our games."""
    return link.decode(text, lambda number: rules(number) if number in GAMES else None)
