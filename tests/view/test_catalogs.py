"""French and Portuguese are complete, and say the same things."""

from __future__ import annotations

import re
from string import Formatter

import pytest
from tools import catalogs

from tokaido.view.language import Language


def fields(text):
    return sorted(field for _, field, _, _ in Formatter().parse(text) if field)


@pytest.mark.parametrize("code", catalogs.LANGUAGES)
def test_every_message_is_translated_and_nothing_else(code):
    wanted = {message.id for message in catalogs.messages() if message.id}
    stored = {message.id for message in catalogs.stored(code) if message.id}
    assert stored == wanted, "run python -m tools.catalogs and translate what is new"
    for message in catalogs.stored(code):
        assert all(message.string) if message.pluralizable else message.string, message.id
        assert not message.fuzzy


@pytest.mark.parametrize("code", catalogs.LANGUAGES)
def test_translations_keep_the_places_of_names_and_numbers(code):
    for message in catalogs.stored(code):
        if message.id:
            original = message.id[1] if message.pluralizable else message.id
            forms = message.string if message.pluralizable else (message.string,)
            assert fields(forms[-1]) == fields(original), message.id
            assert all(set(fields(form)) <= set(fields(original)) for form in forms), message.id


def test_french_signs_never_stand_alone_on_a_line():
    strings = [text for message in catalogs.stored("fr") if message.id for text in forms_of(message)]
    assert [text for text in strings if re.search(r" [?!:;»]|« ", text)] == []


def forms_of(message):
    return [message.string] if isinstance(message.string, str) else list(message.string)


def test_plural_forms_are_those_of_the_language():
    catalogs.compile_all()
    french, portuguese = (Language.load(code) for code in ("fr", "pt"))
    assert [french.many("{count} coin", "{count} coins", count) for count in (0, 1, 2)] == [
        "0 pièce",
        "1 pièce",
        "2 pièces",
    ]
    coins = [portuguese.many("{count} coin", "{count} coins", count) for count in (0, 1, 2)]
    assert coins == ["0 moedas", "1 moeda", "2 moedas"]


def test_a_language_that_is_not_ours_is_english():
    assert Language.load("xx").code == "en"
