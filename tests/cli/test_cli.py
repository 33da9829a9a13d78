"""The command line, as a person or a script uses it."""

from __future__ import annotations

import io
import json
import subprocess
import sys

import pytest

from tables import play_out
from tokaido.classic import SetUp
from tokaido.cli import main
from tokaido.core.link import encode
from tokaido.core.record import Record
from tokaido.duo import SetUp as DuoSetUp
from tokaido.games import open_link

SETUP = SetUp(players=3)
WHOLE = Record(SETUP, 8, tuple(play_out(SETUP.start(8), 8)), ("Aki", "[b]Ben", "Chiyo"))
LINK = encode(WHOLE)


@pytest.fixture
def run(capsys, monkeypatch):
    """Run a command with typed lines and return what it printed."""

    def command(*arguments: str, typed: str = "") -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        main(arguments)
        return capsys.readouterr().out

    return command


def link_in(text: str) -> str:
    return text.rsplit(maxsplit=1)[-1]


def test_python_m_tokaido_is_the_command_line():
    shown = subprocess.run(
        [sys.executable, "-m", "tokaido", "--help"], capture_output=True, text=True, check=True
    ).stdout
    assert "tokaido play" in shown


def test_show_tells_the_whole_game_and_the_final_table(run):
    shown = run("show", LINK)
    assert "Aki travels as" in shown
    assert "[b]Ben walks to" in shown
    for score in WHOLE.game().outcome().scores:
        assert str(score) in shown
    assert "Temple ranking" in shown


def test_show_says_what_is_asked_in_an_unfinished_game(run):
    assert "Aki, which traveler will you be?" in run("show", encode(WHOLE.cut(0)))


def test_show_json_has_setup_choices_events_and_scores(run):
    shown = json.loads(run("show", LINK, "--json"))
    assert shown["setup"]["players"] == 3
    assert shown["seed"] == 8
    assert shown["names"] == ["Aki", "[b]Ben", "Chiyo"]
    assert len(shown["choices"]) == len(shown["turns"]) == len(WHOLE.choices)
    assert shown["turns"][-1]["events"][-1]["kind"] == "finished"
    assert shown["scores"] == [seat["score"] for seat in shown["final"]]
    assert all(sum(seat["points"].values()) == seat["score"] for seat in shown["final"])


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["show", "rubbish"], "This link is damaged"),
        (["play", "rubbish"], "This link is damaged"),
        (["play", "--players", "7"], "Tokaido is for 2 to 5 players, not 7."),
        (["play", "--names", "Aki"], "needs 2 names"),
        (["simulate", "--players", "1"], "Tokaido is for 2 to 5 players"),
        (["simulate", "--game", "duo", "--players", "4"], "Tokaido Duo is for 2 players, not 4."),
        (["play", "--game", "duo", "--variant", "gastronomy"], "Tokaido Duo has no variants"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(run, arguments, sentence):
    with pytest.raises(SystemExit) as stop:
        run(*arguments)
    assert sentence in str(stop.value)
    assert "\n" not in str(stop.value)


@pytest.mark.parametrize(
    "arguments", [["play", "--seed", "-1"], ["simulate", "--games", "0"], ["play", "--variant", "x"]]
)
def test_wrong_options_are_explained(run, arguments, capsys):
    with pytest.raises(SystemExit) as stop:
        run(*arguments)
    assert stop.value.code == 2
    assert "error:" in capsys.readouterr().err


def test_a_whole_game_can_be_played_by_typing_ones(run):
    shown = run("play", "--players", "2", "--seed", "3", "--open", typed="1\n" * 300)
    record = open_link(link_in(shown))
    assert record.game().outcome() is not None
    assert "Points in all" in shown


def test_play_can_be_left_and_resumed_at_the_same_choice(run):
    left = run("play", "--players", "3", "--seed", "3", "--names", "Aki, Ben,Chiyo", "--open", typed="1\n1\n1\n3\nq\n")
    record = open_link(link_in(left))
    assert record.names == ("Aki", "Ben", "Chiyo")
    assert len(record.choices) == 4
    resumed = run("play", link_in(left), "--open", typed="1\n")
    assert len(open_link(link_in(resumed)).choices) == 5


def test_the_end_of_input_leaves_safely_at_any_prompt(run):
    for typed in ("", "1\n", "1\n\n", "1\n\n1\n1\n"):
        assert "tokaido play" in run("play", "--seed", "3", typed=typed)


def test_ctrl_c_leaves_safely(run, monkeypatch):
    def interrupt(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("rich.console.Console.input", interrupt)
    assert "To go on from here" in run("play", "--seed", "3")


def test_hidden_cards_wait_for_the_right_person(run):
    shown = run("play", "--players", "2", "--seed", "3", "--names", "Aki,Ben", typed="")
    assert "Only Aki may look now" in shown
    assert "coins" not in shown


def test_meals_wait_for_the_right_person_even_if_that_person_just_walked(run):
    shown = run(
        "play", "--players", "2", "--variant", "initiation", "--seed", "3", "--names", "Aki,Ben", typed="14\nq\n"
    )
    assert "Only" in shown
    assert "what will you eat" not in shown


def test_names_that_look_like_markup_are_shown_as_they_are(run):
    arguments = ["--players", "2", "--variant", "initiation", "--names", "[/b],:cat:", "--seed", "1"]
    shown = run("play", *arguments, typed="1\n\n" * 300)
    assert "[/b]" in shown
    assert ":cat:" in run("show", link_in(shown))


def test_a_number_too_long_for_a_number_is_no_choice(run):
    assert "Please type a number" in run("play", "--seed", "3", "--open", typed="9" * 5000 + "\nq\n")


def test_undo_redo_story_link_and_help_at_a_prompt(run):
    shown = run("play", "--seed", "3", "--open", typed="u\nr\n1\nu\nr\ns\nl\nb\n?\nx\n99\nq\n")
    assert "There is nothing to take back." in shown
    assert "There is nothing to make again." in shown
    assert "Taken back." in shown
    assert "Made again." in shown
    assert "take the last choice back" in shown
    assert "Please type a number from 1 to" in shown
    assert len(open_link(link_in(shown)).choices) == 1


def test_simulate_prints_figures_for_people_and_machines(run):
    assert "games a second" in run("simulate", "--games", "3")
    figures = json.loads(
        run("simulate", "--game", "classic", "--players", "5", "--games", "5", "--seed", "9", "--json")
    )
    assert {"games_per_second", "decisions_mean", "score_mean", "link_chars_mean", "link_chars_max"} <= set(figures)
    again = json.loads(run("simulate", "--game", "classic", "--players", "5", "--games", "5", "--seed", "9", "--json"))
    del figures["games_per_second"], again["games_per_second"]
    assert figures == again


def test_variants_editions_and_rules_can_be_chosen(run):
    left = run(
        "play", "--variant", "return-trip", "--variant", "gastronomy", "--edition", "en", "--rule", "free-travelers"
    )
    setup = open_link(link_in(left)).setup
    expected = SetUp(
        players=2,
        return_trip=True,
        gastronomy=True,
        free_travelers=True,
        free_meal_from_table=True,
        keep_order_under_deck=True,
    )
    assert setup == expected


def test_duo_is_played_shown_and_measured_by_the_same_commands(run):
    shown = run("play", "--game", "duo", "--seed", "3", "--names", "Aki,Ben", typed="1\n" * 900)
    record = open_link(link_in(shown))
    assert record.setup == DuoSetUp()
    assert "Aki's pilgrim walks to" in run("show", link_in(shown))
    told = json.loads(run("show", link_in(shown), "--json"))
    assert told["setup"] == {"game": "duo", "players": 2, "green_first": False}
    assert all(sum(seat["points"].values()) == seat["score"] for seat in told["final"])
    assert {"rank", "score", "coins", "points"} == set(told["final"][0])
    figures = json.loads(run("simulate", "--game", "duo", "--games", "5", "--json"))
    assert figures["games"] == 5


def test_duo_can_be_left_and_resumed(run):
    left = run("play", "--game", "duo", "--seed", "3", typed="2\nb\n1\nq\n")
    resumed = run("play", link_in(left), typed="1\n")
    assert len(open_link(link_in(resumed)).choices) == 3


def test_bench_prints_every_figure(run, monkeypatch):
    monkeypatch.setattr("tokaido.cli.bench.GAMES", 2)
    monkeypatch.setattr("tokaido.cli.bench.ROUNDS", 1)
    figures = json.loads(run("bench", "--json"))
    assert {"games_per_second", "copy_us", "undo_ms", "link_encode_ms", "link_decode_ms"} <= set(figures)
    assert "copy of a position" in run("bench")
