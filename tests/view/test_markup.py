"""Markup is escaped by construction."""

from __future__ import annotations

from html.parser import HTMLParser

from hypothesis import given
from hypothesis import strategies as st

from tokaido.view.markup import Markup, el, join


class Reader(HTMLParser):
    def __init__(self):
        super().__init__()
        self.seen = []

    def handle_starttag(self, tag, attrs):
        self.seen.append((tag, dict(attrs)))

    def handle_data(self, data):
        self.seen.append(data)


def read(markup):
    reader = Reader()
    reader.feed(markup)
    reader.close()
    return reader.seen


@given(st.text(st.characters(exclude_categories=["Cs", "Cc"]), min_size=1))
def test_text_and_attributes_come_back_as_they_were(text):
    [(tag, attributes), *words] = read(el("p", text, title=text))
    assert (tag, attributes["title"], "".join(words)) == ("p", text, text)


def test_markup_is_not_escaped_again():
    assert el("p", el("b", "<")) == "<p><b>&lt;</b></p>"


def test_attributes_without_value_are_left_out():
    assert el("input", type="text", checked=True, disabled=False, value=None) == '<input type="text" checked>'


def test_lists_are_opened_and_nothing_is_left_out():
    assert join(["a", [1, None, Markup("<i>")]]) == "a1<i>"
    assert el("td", 0) == "<td>0</td>"


def test_names_of_attributes():
    assert el("g", class_="a", data_act="b", viewBox="0 0") == '<g class="a" data-act="b" viewBox="0 0"></g>'
