"""Sessions without a browser, on a storage of their own."""

from __future__ import annotations

import re
from html import unescape
from itertools import count
from random import Random

from tools import catalogs

from tokaido.app.memory import Memory
from tokaido.app.messages import Place
from tokaido.app.session import Session
from tokaido.view.language import Language
from tokaido.view.tokens import token

HOME = "https://example.org/games/tokaido/"


class Storage(dict):
    """A browser's storage that keeps everything."""

    @property
    def length(self):
        return len(self)

    def key(self, index):
        return list(self)[index]

    def getItem(self, key):  # noqa: N802
        return self.get(key)

    def setItem(self, key, value):  # noqa: N802
        self[key] = value

    def removeItem(self, key):  # noqa: N802
        self.pop(key, None)


def begin(language="en", storage=None, tab=None, fragment="", shortcut="", **draft):
    """A visit of the page; what follows are answers of the form."""
    seeds, clock = count(7), count(1_700_000_000_000, 60_000)
    session = Session(
        Memory(Storage() if storage is None else storage),
        Language.load,
        lambda: next(seeds),
        language,
        tab_memory=Memory(Storage() if tab is None else tab),
        now=lambda: next(clock),
        place=Place(home=HOME, fragment=fragment, shortcut=shortcut),
    )
    for act, value in draft.items():
        session.act(act, value)
    return session


def answer(session, pick):
    """Answer a question as the page's controls would."""
    session.act("uncover")
    choice = pick.choice(session.game.choices())
    session.act("confirm", token(choice), session.turn)


def finish(session, seed=1):
    """Answer every question, and stop after each."""
    pick = Random(seed)
    while session.game.actor is not None:
        answer(session, pick)
        yield session


def page(session):
    """Everything that the page shows."""
    return "".join(session.regions().values())


def texts(markup):
    """The words that a person would read or hear."""
    spoken = re.findall(r'(?:aria-label|placeholder)="([^"]*)"', markup)
    return [unescape(text).strip() for text in [*re.findall(r">([^<>]+)<", markup), *spoken] if text.strip()]


def untranslated(seen, language):
    """The texts that are still those of the code although the catalog has others for them."""
    translated = {
        str(message.id)
        for message in catalogs.stored(language)
        if message.id and message.id != message.string and not message.pluralizable
    }
    return seen & translated
