"""The games of the house, by the digit that their links start with."""

from __future__ import annotations

from tokaido.classic.setup import SetUp as ClassicSetUp
from tokaido.core import link
from tokaido.core.record import Record

GAMES = {ClassicSetUp.number: ClassicSetUp}


def open_link(text: str) -> Record:
    """The record that a link, or a whole address, holds; raises `LinkError` for anything else."""
    return link.decode(text, GAMES)
