"""Links: a game goes from device to device, and never takes the place of one's own."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest
from tools import catalogs

from sessions import HOME, Storage, answer, begin, finish, page
from tokaido.app.link_acts import arrive
from tokaido.classic import SetUp
from tokaido.core.link import encode, seal
from tokaido.core.record import Record
from tokaido.sharing import Purpose, read

LANGUAGES = ("en", "fr", "pt")
CHOOSING = re.compile(r'data-act="(?:pick|confirm|basket|uncover)"|class="stop open')


@pytest.fixture(scope="module", autouse=True)
def compiled():
    catalogs.compile_all()


def played(choices=5, storage=None, **draft):
    """A visit with a game under way."""
    session = begin(storage=storage, **draft)
    session.act("start")
    for number in range(choices):
        answer(session, Random(number))
    return session


def link_of(session, purpose="PLAY"):
    """What the sheet shares, without the page's own address."""
    session.act("share")
    session.act("purpose", purpose)
    home, fragment = session.shared_url().split("#")
    assert home == HOME
    return fragment


def other_way(record):
    """The same game with another last choice."""
    before = record.cut(len(record.choices) - 1)
    other = next(choice for choice in before.game().choices() if choice != record.choices[-1])
    return replace(before, choices=(*before.choices, other))


# Arriving


def test_play_by_messenger_grows_one_entry_on_each_device():
    devices = [Storage(), Storage()]
    link = link_of(played(1, storage=devices[0]))
    for turn in range(2, 12):
        mine = begin(storage=devices[turn % 2 - 1], fragment=link)
        assert mine.screen == "arrival"
        mine.act("play-on")
        answer(mine, Random(turn))
        assert mine.turn == turn
        link = link_of(mine)
    for device in devices:
        assert len(begin(storage=device).shelf.entries()) == 1
    assert encode(begin(storage=devices[0]).table.record) == link


def test_a_link_tells_who_plays_and_how_far_they_are_before_anything_else():
    session = begin(fragment=link_of(played(name="0:Aki")))
    shown = page(session)
    assert "A game for you to play on" in shown
    assert "Aki" in shown
    assert "Leg 2 of 4, 5 choices made" in shown
    assert "It is new here." in shown
    assert session.shelf.entries() == []


def test_a_link_that_goes_on_from_ones_own_game_says_so():
    storage = Storage()
    session = played(storage=storage)
    ahead = begin(fragment=link_of(session))
    ahead.act("play-on")
    answer(ahead, Random(1))
    session = begin(storage=storage, fragment=link_of(ahead))
    assert "goes on from where you left it" in page(session)
    session.act("play-on")
    assert session.table.record == ahead.table.record


@pytest.mark.parametrize(
    ("back", "words", "button"),
    [(0, "at this very turn", "Continue"), (2, "This link is older", "Continue with mine")],
)
def test_a_link_to_what_one_has_already_is_explained_and_changes_nothing(back, words, button):
    storage = Storage()
    record = played(storage=storage).table.record
    before = dict(storage)
    session = begin(storage=storage, fragment=encode(record.cut(5 - back)))
    assert words in page(session)
    assert f">{button}<" in page(session)
    session.act("play-on")
    assert session.table.record == record
    assert {key: text for key, text in storage.items() if ":game:" in key} == {
        key: text for key, text in before.items() if ":game:" in key
    }


def test_a_link_that_went_another_way_becomes_a_second_game():
    storage = Storage()
    record = played(storage=storage).table.record
    session = begin(storage=storage, fragment=encode(other_way(record)))
    assert "it went another way after 4 choices" in page(session)
    session.act("play-on")
    assert session.table.record == other_way(record)
    assert {entry.record for entry in session.shelf.entries()} == {record, other_way(record)}


def test_a_link_goes_on_with_the_game_that_is_nearest_to_it():
    """Not with a branch that was left earlier, however new that is."""
    storage = Storage()
    session = played(6, storage=storage)
    long = session.entry.id
    session.act("replay-at", "3")
    session.act("branch")
    ahead = begin(fragment=encode(session.shelf.get(long).record))
    ahead.act("play-on")
    answer(ahead, Random(1))
    session = begin(storage=storage, fragment=link_of(ahead))
    session.act("play-on")
    assert session.entry.id == long


def test_not_now_changes_nothing():
    storage = Storage()
    record = played(storage=storage).table.record
    before = dict(storage)
    session = begin(storage=storage, fragment=encode(played(3).table.record.cut(1)))
    session.act("not-now")
    assert (session.screen, session.table.record) == ("table", record)
    assert storage == before


def test_not_now_on_a_first_visit_leads_to_the_form():
    session = begin(fragment=link_of(played()))
    session.act("not-now")
    assert session.screen == "new"
    assert session.shelf.entries() == []


def test_a_link_without_names_gets_names_in_the_reader_s_language():
    link = encode(Record(SetUp(players=3, initiation=True), 5))
    for language in LANGUAGES:
        session = begin(language, fragment=link)
        session.act("play-on")
        assert len(set(session.people)) == 3
        assert session.people[0] in page(session)
        answer(session, Random(1))


@pytest.mark.parametrize(
    ("language", "damaged", "newer", "unchanged"),
    [
        ("en", "This link is damaged", "by a newer version", "Nothing here was changed."),
        ("fr", "Ce lien est", "version plus récente", "Rien n’a été changé ici."),
        ("pt", "Este link está", "versão mais nova", "Nada mudou aqui."),
    ],
)
def test_a_link_that_cannot_be_opened_is_told_in_one_sentence_and_changes_nothing(language, damaged, newer, unchanged):
    storage = Storage()
    record = played(storage=storage).table.record
    before = dict(storage)
    whole = encode(record)
    for fragment, words in [
        (whole[:-2], damaged),
        (whole.replace(whole[9], "-" if whole[9] != "-" else "_", 1), damaged),
        ("look~", damaged),
        ("<script>alert(1)</script>", damaged),
        ("x" * 1_000_000, damaged),
        (seal(1, b"\x00" * 30 + b"\x01", b""), damaged),
        (seal(7, b"tomorrow", b""), newer),
    ]:
        session = begin(language, storage=storage, fragment=fragment)
        shown = session.regions()["notice"]
        assert words in shown
        assert unchanged in shown
        assert (session.screen, session.table.record) == ("table", record)
    assert storage == before


def test_a_good_link_after_a_damaged_one_is_welcome():
    session = begin(fragment="damaged")
    assert "damaged" in page(session)
    arrive(session, link_of(played()))
    assert session.screen == "arrival"
    assert "damaged" not in page(session)


@pytest.mark.parametrize("name", ["<script>x()</script>", "javascript:alert(1)", '"onfocus="x()'])
def test_names_in_a_link_are_text(name):
    link = encode(Record(SetUp(players=2, initiation=True), 5, (), ("Aki", name)))
    session = begin(fragment=link)
    screens = [page(session)]
    for act in ("watch-it", "leave"):
        session.act(act)
        screens.append(page(session))
    arrive(session, link)
    session.act("play-on")
    screens.append(page(session))
    session.act("shelf")
    screens.append(page(session))
    assert not any("<script" in shown or '"onfocus=' in shown for shown in screens)


@pytest.mark.parametrize("name", ["a\u202eb", "a\u2067b", "a\x00b"])
def test_names_with_characters_that_turn_text_around_do_not_arrive(name):
    session = begin(fragment=seal(1, b"\x30\x00\x00\x00\x00\x00", f"Aki\n{name}".encode()))
    assert session.screen == "new"
    assert "damaged" in page(session)


# Looking and watching


def test_a_turn_to_look_at_shows_that_turn():
    sender = played()
    session = begin(fragment=link_of(sender, "LOOK"))
    assert "A turn for you to look at" in page(session)
    session.act("watch-it")
    assert (session.screen, session.replay.turn) == ("replay", 5)
    session.act("leave")
    assert session.shelf.entries() == []


def test_a_game_to_watch_starts_where_the_link_says():
    record = played().table.record
    for mark, turn in (("watch~", 0), ("watch3~", 3), ("watch99~", 5)):
        session = begin(fragment=mark + encode(record))
        assert "A game for you to watch" in page(session)
        session.act("watch-it")
        assert session.replay.turn == turn


@pytest.mark.parametrize("variants", [True, False], ids=["initiation", "travelers"])
def test_who_looks_or_watches_sees_no_hidden_card_and_can_choose_nothing(variants):
    sender = begin()
    sender.act("variant", "initiation", None, variants)
    sender.act("start")
    for now in finish(sender):
        if now.game.actor is None:
            break
        session = begin(fragment=link_of(now, "LOOK"))
        assert not CHOOSING.search(page(session))
        session.act("watch-it")
        shown = page(session)
        assert not CHOOSING.search(shown)
        if now.game.question.name == "TILE":
            assert not any(choice.traveler.name in shown for choice in now.game.choices())


# Sharing


@pytest.mark.parametrize(("purpose", "turn"), [("PLAY", 0), ("LOOK", 0), ("WATCH", 0)])
def test_what_is_shared_from_the_table(purpose, turn):
    session = played()
    address = read(link_of(session, purpose))
    assert (address.purpose, address.record, address.turn) == (Purpose[purpose], session.table.record, turn)


@pytest.mark.parametrize(("purpose", "choices", "turn"), [("PLAY", 3, 0), ("LOOK", 3, 0), ("WATCH", 5, 3)])
def test_what_is_shared_from_a_replay(purpose, choices, turn):
    session = played()
    session.act("replay-at", "3")
    address = read(link_of(session, purpose))
    assert (address.record, address.turn) == (session.table.record.cut(choices), turn)


def test_the_sheet_shows_the_link_and_copies_it():
    session = played()
    session.act("share")
    assert f'value="{session.shared_url()}"' in session.regions()["share"]
    session.act("copy-link")
    assert session.wishes.pop() == ("copy", session.shared_url(), "")
    session.act("copied", "yes")
    assert "Copied." in page(session)
    session.act("copied", "")
    assert "please mark the text yourself" in page(session)


def test_a_link_outlives_a_reload_until_it_is_dealt_with():
    tab, link = Storage(), encode(played(3).record)
    assert begin(tab=tab, fragment=link).screen == "arrival"
    again = begin(tab=tab)
    assert again.screen == "arrival"
    again.act("play-on")
    assert begin(tab=tab).screen != "arrival"


def test_a_link_that_was_put_off_does_not_come_back():
    tab, link = Storage(), encode(played(3).record)
    begin(tab=tab, fragment=link).act("not-now")
    assert begin(tab=tab).screen == "new"


def test_a_start_that_was_pressed_while_a_link_came_does_not_take_it_away():
    session = begin(fragment=encode(played(3).record))
    session.act("start")
    assert session.screen == "arrival"


def test_fair_play_travels_with_a_game_to_play_on():
    mine = played(3, undoing="fair")
    link = link_of(mine)
    assert read(link).fair
    theirs = begin(fragment=link)
    assert "as far as is fair" in page(theirs)
    theirs.act("play-on")
    assert theirs.entry.fair
    assert not read(link_of(mine, "WATCH")).fair


def test_a_link_that_goes_on_ends_what_was_taken_back():
    storage = Storage()
    mine = played(4, storage=storage, undoing="fair")
    longer = encode(mine.record)
    mine.act("undo")
    assert mine.redoes
    again = begin(storage=storage, fragment=longer)
    again.act("play-on")
    assert (again.turn, again.redoes, again.entry.undone_by) == (4, False, None)


def test_a_finished_game_is_shared_to_be_watched():
    session = played(0)
    for _ in finish(session):
        pass
    session.act("share")
    assert session.purpose is Purpose.WATCH
    assert 'id="purpose-play"' not in session.regions()["share"]
