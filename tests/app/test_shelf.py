"""The shelf: every game is kept, whatever the browser's storage does, and nothing from outside does harm."""

from __future__ import annotations

import json
from random import Random

import pytest
from tools import catalogs

from sessions import Storage, answer, begin, finish, page
from tokaido.app.shelf import LARGEST_FILE
from tokaido.classic.board import Station
from tokaido.core.link import encode
from tokaido.games import open_link
from tokaido.view.tokens import token

KEPT_NOTHING = "This browser keeps nothing"
NO_FILE = "This is no file of games, or it is too large. Nothing here was changed."
HOSTILE = "<script>alert(1)</script>"


@pytest.fixture(scope="module", autouse=True)
def compiled():
    catalogs.compile_all()


class Failing(Storage):
    """A browser's storage that refuses some of its calls."""

    def __init__(self, *refused, content=()):
        super().__init__(content)
        self.refused = set(refused)

    def _allow(self, call):
        if call in self.refused:
            raise RuntimeError("QuotaExceededError")

    @property
    def length(self):
        self._allow("length")
        return len(self)

    def key(self, index):
        self._allow("key")
        return super().key(index)

    def getItem(self, key):  # noqa: N802
        self._allow("getItem")
        return super().getItem(key)

    def setItem(self, key, value):  # noqa: N802
        self._allow("setItem")
        super().setItem(key, value)

    def removeItem(self, key):  # noqa: N802
        self._allow("removeItem")
        super().removeItem(key)


class Small(Storage):
    """A browser's storage without room for anything as long as a game."""

    def setItem(self, key, value):  # noqa: N802
        if len(value) > 40:
            raise RuntimeError("QuotaExceededError")
        super().setItem(key, value)


def played(choices=5, storage=None, **draft):
    """A visit with a game under way."""
    session = begin(storage=storage, **draft)
    session.act("start")
    for number in range(choices):
        answer(session, Random(number))
    return session


def games(storage):
    """The games that a storage holds, as they are written."""
    return {key: json.loads(text) for key, text in storage.items() if key.startswith("tokaido:game:")}


def exported(session, which=""):
    """The text of the file that a session saves."""
    session.act("export", which)
    wish = session.wishes.pop()
    assert (wish.what, wish.name) == ("download", "tokaido.json")
    return wish.text


# Keeping


def test_every_choice_of_a_whole_game_is_there_in_the_next_visit():
    storage = Storage()
    session = begin(storage=storage)
    session.act("start")
    for now in finish(session):
        again = begin(storage=storage)
        assert again.table.record == now.table.record
        assert again.screen == now.screen
        assert again.regions()["panel"] == begin(storage=storage).regions()["panel"]
    assert len(games(storage)) == 1


def test_the_game_of_the_first_version_comes_onto_the_shelf():
    record = played().table.record
    storage = Storage({"tokaido:game": json.dumps({"link": encode(record), "crests": [4, 2, 0]})})
    session = begin(storage=storage)
    assert (session.screen, session.table.record, session.entry.crests) == ("table", record, (4, 2, 0))
    assert "tokaido:game" not in storage
    assert begin(storage=storage).table.record == record
    assert len(games(storage)) == 1


def test_the_game_of_the_first_version_stays_where_it_is_if_there_is_no_room():
    record = played().table.record
    old = json.dumps({"link": encode(record), "crests": [0, 1, 2]})
    storage = Failing("setItem", content={"tokaido:game": old})
    session = begin(storage=storage)
    assert session.table.record == record
    assert storage["tokaido:game"] == old
    assert KEPT_NOTHING in page(session)


def test_games_of_a_newer_version_are_neither_shown_nor_touched():
    storage = Storage()
    session = played(storage=storage)
    (key, entry), *_ = games(storage).items()
    newer = json.dumps({**entry, "version": 2, "title": "From the future"})
    storage[f"{key}0"] = newer
    again = begin(storage=storage)
    again.act("shelf")
    assert "From the future" not in page(again)
    assert again.table.record == session.table.record
    exported(again)
    again.act("delete", again.entry.id)
    assert storage[f"{key}0"] == newer


def test_two_games_are_two_entries_and_the_one_played_last_comes_first():
    storage = Storage()
    session = played(storage=storage)
    first = session.entry.id
    session.act("new")
    session.act("start")
    second = session.entry.id
    assert [entry.id for entry in session.shelf.entries()] == [second, first]
    session.act("shelf")
    session.act("open", first)
    answer(session, Random(1))
    assert [entry.id for entry in session.shelf.entries()] == [first, second]


def test_a_new_game_never_takes_the_place_of_another():
    """Even if the dice of the browser fall twice in the same way."""
    storage = Storage()
    first = played(storage=storage)
    second = begin(storage=storage)
    second.act("new")
    second.act("start")
    assert second.entry.id != first.entry.id
    assert len(games(storage)) == 2


# What can be done with a game


def test_a_game_has_the_title_that_one_gives_it():
    storage = Storage()
    session = played(storage=storage)
    session.act("title", f"{session.entry.id}: Sunday: with grandma ")
    session.act("shelf")
    assert "Sunday: with grandma" in page(session)
    answer(session, Random(9))
    assert begin(storage=storage).entry.title == "Sunday: with grandma"


def test_a_title_is_left_when_its_field_is_emptied():
    session = played()
    session.act("title", f"{session.entry.id}:Sunday")
    session.act("title", f"{session.entry.id}:")
    assert session.entry.title == ""


@pytest.mark.parametrize("title", [HOSTILE, '"><img src=x onerror=alert(1)>', "javascript:alert(1)", "&lt;b&gt;"])
def test_markup_in_a_title_is_text(title):
    session = played()
    session.act("title", f"{session.entry.id}:{title}")
    session.act("shelf")
    assert session.entry.title == title[:40]
    for act in ("", "rename"):
        if act:
            session.act(act, session.entry.id)
        assert "<script" not in page(session)
        assert "<img" not in page(session)


@pytest.mark.parametrize("title", ["a\u202eb", "a\u2066b", "a\nb", "a\x00b", "a\u200bb", "\ud800"])
def test_a_title_that_would_not_show_as_one_line_is_none(title):
    session = played()
    session.act("title", f"{session.entry.id}:{title}")
    assert session.entry.title == ""


def test_a_copy_stands_beside_the_game_and_goes_its_own_way():
    session = played()
    original, record = session.entry.id, session.table.record
    session.act("duplicate", original)
    copy = next(entry for entry in session.shelf.entries() if entry.id != original)
    assert copy.record == record
    assert "(copy)" in copy.title
    session.act("open", copy.id)
    answer(session, Random(1))
    assert session.shelf.get(original).record == record


def test_a_deleted_game_can_be_brought_back():
    storage = Storage()
    session = played(storage=storage)
    before, id_ = games(storage), session.entry.id
    session.act("shelf")
    session.act("delete", id_)
    assert games(storage) == {}
    assert "Bring it back" in page(session)
    session.act("restore")
    assert games(storage) == before


def test_bringing_a_game_back_does_not_undo_what_another_tab_played_since():
    storage = Storage()
    here = played(storage=storage)
    there = begin(storage=storage)
    here.act("shelf")
    here.act("delete", here.entry.id)
    answer(there, Random(1))
    here.act("restore")
    assert here.shelf.get(there.entry.id).record == there.table.record


def test_a_finished_game_stays_with_its_result():
    session = begin()
    session.act("start")
    for _ in finish(session):
        pass
    session.act("shelf")
    shown = page(session)
    assert f"{max(session.game.outcome().scores)} points" in shown
    assert "See the count" in shown


# Files


def test_games_go_to_another_device_by_file():
    here, there = played(), begin()
    here.act("title", f"{here.entry.id}:Sunday")
    there.act("import", exported(here))
    assert "1 game was added." in page(there)
    (entry,) = there.shelf.entries()
    assert (entry.record, entry.crests, entry.title) == (here.table.record, here.entry.crests, "Sunday")


def test_one_game_alone_can_be_saved():
    session = played()
    first = session.entry
    session.act("new")
    session.act("start")
    assert len(json.loads(exported(session))["games"]) == 2
    assert [game["link"] for game in json.loads(exported(session, first.id))["games"]] == [encode(first.record)]


def test_a_file_overwrites_nothing_and_games_that_are_here_are_known():
    storage = Storage()
    session = played(storage=storage)
    file, before = exported(session), games(storage)
    session.act("import", file)
    assert "0 games were added. 1 was here already." in page(session)
    assert games(storage) == before
    answer(session, Random(3))
    now = games(storage)
    session.act("import", file)
    assert "1 game was added." in page(session)
    assert {key: game for key, game in games(storage).items() if key in now} == now


def test_games_of_a_file_that_cannot_be_read_are_counted():
    session = played()
    file = json.loads(exported(session))
    file["games"] += [None, 7, [], {}, {**file["games"][0], "version": 99}, {**file["games"][0], "link": "AQ"}]
    other = begin()
    other.act("import", json.dumps(file))
    assert "1 game was added. 6 could not be read." in page(other)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "[]",
        "{}",
        "null",
        '{"format": "tokaido-games"}',
        '{"format": "tokaido-games", "games": {}}',
        '{"format": "chess", "games": []}',
        "[" * 100_000,
        '{"a":' * 100_000,
        "9" * 100_000,
        HOSTILE,
        "x" * 10_000_000,
        '{"format": "tokaido-games", "games": []}' + " " * LARGEST_FILE,
    ],
    ids=lambda text: f"{text[:20]}-{len(text)}",
)
def test_a_file_that_is_none_of_ours_is_refused_with_a_sentence(text):
    storage = Storage()
    session = played(storage=storage)
    before = dict(storage)
    session.act("import", text)
    assert NO_FILE in page(session)
    assert storage == before


@pytest.mark.parametrize(
    "harm",
    [
        {"title": HOSTILE},
        {"title": {"a": [HOSTILE]}},
        {"title": "x" * 1_000_000},
        {"title": "a\u202eb"},
        {"changed": 10**30},
        {"changed": -(10**30)},
        {"changed": 1e308},
        {"changed": HOSTILE},
        {"fair": HOSTILE},
        {"crests": ["2", "1", "0"]},
        {"version": HOSTILE},
        {"version": []},
        {"crests": [0, 0, 0]},
        {"crests": [0, 1, 9]},
        {"crests": HOSTILE},
        {"link": HOSTILE},
        {"link": ["AQ"]},
        {"link": "A" * 1_000_000},
    ],
    ids=lambda harm: str(harm)[:40],
)
def test_a_file_made_to_do_harm_does_none(harm):
    file = json.loads(exported(played()))
    file["games"][0] |= harm
    session = begin()
    session.act("import", json.dumps(file))
    session.act("shelf")
    assert "<script" not in page(session)
    for entry in session.shelf.entries():
        session.act("open", entry.id)
        assert "<script" not in page(session)
        answer(session, Random(1))


def test_infinite_numbers_in_a_file_are_no_trouble():
    file = exported(played())
    for number in ("Infinity", "-Infinity", "NaN"):
        session = begin()
        session.act("import", file.replace('"version": 1, "link"', f'"version": {number}, "link"', 1))
        session.act("shelf")
        assert page(session)


# Storage that fails


@pytest.mark.parametrize("refused", ["setItem", "getItem", "key", "length", "removeItem"])
def test_a_whole_game_is_played_whatever_the_storage_refuses(refused):
    session = begin(storage=Failing(refused), tab=Failing(refused))
    session.act("start")
    for now in finish(session):
        assert page(now)
    session.act("shelf")
    session.act("delete", session.entry.id)
    assert page(session)
    session.act("restore")
    assert page(session)


def test_games_that_could_not_be_kept_are_on_the_shelf_as_long_as_the_page_is_open():
    session = played(storage=Failing("setItem"))
    first = session.table.record
    session.act("new")
    session.act("start")
    session.act("shelf")
    assert len(session.shelf.entries()) == 2
    session.act("open", session.shelf.entries()[1].id)
    assert session.table.record == first
    assert len(json.loads(exported(session))["games"]) == 2


@pytest.mark.parametrize(
    "garbage", ["", "null", "7", "[]", "{", '"text"', "[" * 9999, "\x00", '{"language": {}, "speed": [], "theme": {}}']
)
def test_garbage_in_the_storage_is_as_good_as_nothing(garbage):
    names = ("settings", "setup", "current", "finished", "game", "game:", "game:0000abcd", "unknown")
    storage = Storage({f"tokaido:{name}": garbage for name in names})
    session = begin(storage=storage, tab=Storage({"tokaido:current": garbage}))
    assert session.screen == "new"
    session.act("start")
    for now in finish(session):
        assert page(now)
    session.act("watch")
    assert page(session)
    assert begin(storage=storage).table.record == session.table.record


def test_a_storage_that_returns_what_is_no_text():
    class Odd(Storage):
        def getItem(self, key):  # noqa: N802
            return 7

    session = begin(storage=Odd())
    session.act("start")
    for now in finish(session):
        assert page(now)


def test_no_room_left_in_the_middle_of_a_game():
    storage = Failing()
    session = played(4, storage=storage)
    assert KEPT_NOTHING not in page(session)
    storage.refused.add("setItem")
    for number in range(4):
        answer(session, Random(number))
        assert KEPT_NOTHING in page(session)
    assert session.turn == 8
    storage.refused.clear()
    answer(session, Random(1))
    assert KEPT_NOTHING not in page(session)
    assert begin(storage=storage).table.record == session.table.record


def test_what_the_browser_could_not_keep_is_in_the_file_and_on_the_shelf_all_the_same():
    storage = Failing()
    session = played(4, storage=storage)
    storage.refused.add("setItem")
    answer(session, Random(1))
    assert open_link(json.loads(exported(session))["games"][0]["link"]) == session.table.record
    session.act("shelf")
    session.act("open", session.entry.id)
    assert session.turn == 5


def test_room_for_small_things_only_is_told_as_well():
    session = played(storage=Small(), tab=Small())
    assert KEPT_NOTHING in page(session)
    session.act("theme", "dark")
    assert KEPT_NOTHING in page(session)


def test_no_storage_at_all_is_told_at_once():
    session = begin(storage=Failing("setItem"))
    session.act("start")
    shown = page(session)
    assert KEPT_NOTHING in shown
    assert "Take a link along" in shown
    assert "Save to a file" in shown


# Two tabs


def test_two_tabs_that_choose_at_the_same_time_lose_nothing():
    storage = Storage()
    here = played(storage=storage)
    there = begin(storage=storage)
    answer(here, Random(1))
    after = here.table.record
    answer(there, Random(2))
    assert there.table.record == after
    assert "This game went on in another tab" in page(there)
    answer(there, Random(2))
    assert there.turn == here.turn + 1
    here.follow()
    assert here.table.record == there.table.record


@pytest.mark.parametrize("act", ["undo", "redo"])
def test_taking_back_never_overwrites_what_another_tab_chose(act):
    storage = Storage()
    here = played(storage=storage)
    here.act("undo")
    there = begin(storage=storage)
    answer(there, Random(2))
    here.act(act)
    assert begin(storage=storage).table.record == there.table.record == here.table.record


def test_two_tabs_with_two_games_leave_each_other_alone():
    storage, tab = Storage(), Storage()
    here = played(storage=storage, tab=tab)
    there = begin(storage=storage)
    there.act("new")
    there.act("start")
    answer(there, Random(1))
    here.follow()
    assert here.table.record != there.table.record
    assert begin(storage=storage, tab=tab).table.record == here.table.record


@pytest.mark.parametrize("where", ["new", "shelf", "watch", "arrival"])
def test_another_tab_does_not_take_the_screen_away(where):
    storage = Storage()
    here = played(storage=storage)
    there = begin(storage=storage)
    if where == "arrival":
        here = begin(storage=storage, fragment=encode(played(2).table.record))
    else:
        here.act(where)
    screen = here.screen
    answer(there, Random(1))
    here.follow()
    assert here.screen == screen
    assert page(here)
    here.act("leave")
    assert here.table.record == there.table.record


def test_a_title_given_in_another_tab_does_not_disturb_the_game():
    storage = Storage()
    here = played(storage=storage)
    there = begin(storage=storage)
    there.act("title", f"{there.entry.id}:Sunday")
    answer(here, Random(1))
    assert (here.turn, here.entry.title) == (6, "Sunday")


def test_fair_play_outlives_a_reload():
    storage = Storage()
    session = begin(storage=storage, undoing="fair")
    session.act("start")
    for station in (Station.FARM, Station.SEA):
        walk = next(one for one in session.game.choices() if session.game.board.stations[one.space] is station)
        session.act("confirm", token(walk), session.turn)
    session.act("undo")
    assert session.turn == 1
    again = begin(storage=storage)
    again.act("undo")
    assert again.turn == 1
    assert "play fair" in page(again)


def test_taking_a_seat_never_overwrites_what_another_tab_chose():
    storage = Storage()
    here = played(storage=storage)
    there = begin(storage=storage)
    answer(there, Random(2))
    here.act("seat", "1:Kita")
    assert begin(storage=storage).table.record == there.table.record


def test_a_bot_s_answer_to_another_position_is_not_played():
    session = played(3)
    session.act("seat", f"{session.game.actor}:Kita")
    before = session.record
    session.answer(0, before.cut(2))
    assert session.record == before
    session.answer(0, before)
    assert len(session.record.choices) == 4


def test_a_newer_version_s_save_of_the_open_game_is_not_overwritten():
    storage = Storage()
    session = played(storage=storage)
    key = f"tokaido:game:{session.entry.id}"
    storage[key] = newer = json.dumps({"version": 2, "what": "only newer versions know"})
    answer(session, Random(1))
    assert storage[key] == newer
    assert "newer version of the page" in page(session)
    assert session.turn == 6
    assert begin(storage=storage).turn == 6


def test_start_pressed_several_times_makes_one_game():
    session = begin()
    for _ in range(3):
        session.act("start")
    assert len(session.shelf.entries()) == 1


def test_what_was_taken_back_can_be_made_again_after_a_reload():
    storage = Storage()
    session = played(storage=storage)
    record = session.record
    session.act("undo")
    session.act("undo")
    again = begin(storage=storage)
    assert again.record == record.cut(3)
    again.act("redo")
    assert again.record == record.cut(4)
    again = begin(storage=storage)
    again.act("redo")
    assert again.record == record
    assert not again.redoes


def test_choices_ahead_that_belong_to_another_game_are_left_out():
    storage = Storage()
    session = played(storage=storage)
    session.act("undo")
    (key,) = [name for name in storage if name.startswith("tokaido:game:")]
    for ahead in (encode(played(2, seed="9").record), "junk", 7, None):
        storage[key] = json.dumps(json.loads(storage[key]) | {"ahead": ahead})
        again = begin(storage=storage)
        assert (again.turn, again.redoes) == (4, False)


def test_a_new_version_waits_while_the_browser_keeps_nothing():
    session = played(storage=Failing("setItem"))
    session.update_ready = True
    assert "would lose your game" in page(session)
    session.act("update")
    assert session.wishes == []


def test_a_seat_that_changes_hands_does_not_make_fair_play_free():
    session = begin(undoing="fair")
    session.act("start")
    for station in (Station.FARM, Station.SEA):
        walk = next(one for one in session.game.choices() if session.game.board.stations[one.space] is station)
        session.act("confirm", token(walk), session.turn)
    session.act("undo")
    session.act("seat", f"{1 - session.game.actor}:Kita")
    session.act("undo")
    assert session.turn == 1
    assert "play fair" in page(session)


def test_one_person_alone_takes_back_freely_whatever_was_agreed_before():
    session = begin(undoing="fair", against="Kita")
    session.act("start")
    assert not session.entry.fair


def test_a_picture_made_of_several_signs_can_be_a_title():
    session = played()
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467 Sunday"
    session.act("title", f"{session.entry.id}:{family}")
    assert session.entry.title == family
    session.act("title", f"{session.entry.id}:\u200d")
    assert session.entry.title == ""


def test_several_deleted_games_come_back_one_by_one_whatever_is_done_between():
    session = played()
    session.act("duplicate", session.entry.id)
    session.act("shelf")
    for entry in session.shelf.entries():
        session.act("delete", entry.id)
    session.act("theme", "dark")
    for count in (1, 2):
        assert "Bring it back" in page(session)
        session.act("restore")
        assert len(session.shelf.entries()) == count
    assert "Bring it back" not in page(session)


def test_more_games_than_a_file_may_hold_are_saved_to_several_files(monkeypatch):
    monkeypatch.setattr("tokaido.app.shelf_acts.MOST_IN_FILE", 2)
    session = played()
    for _ in range(2):
        session.act("duplicate", session.entry.id)
    session.act("export", "")
    assert [len(json.loads(wish.text)["games"]) for wish in session.wishes] == [2, 1]
