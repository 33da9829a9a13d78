"""Matches: fair to every seat, the same for the same seed, and each level better than the one below."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import pairwise

import pytest

from tokaido.bots import BASHO, INO, KITA, LEVELS, RANDOM, YAJI, duo
from tokaido.bots.arena import Match, standings, wilson
from tokaido.classic import SetUp
from tokaido.cli import ladder, main

SEARCHER = replace(INO, simulations=24)


def arena(capsys, *arguments):
    main(["arena", *arguments])
    return capsys.readouterr().out


def figures(capsys, *arguments):
    return json.loads(arena(capsys, *arguments, "--json"))


def test_players_stand_in_the_order_given(capsys):
    result = figures(capsys, "--seats", "Yaji,random,Kita", "--games", "6", "--seed", "3")
    assert [player["name"] for player in result["players"]] == ["Yaji", "random", "Kita"]
    for player in result["players"]:
        low, high = player["interval"]
        assert 0 <= low <= player["win_share"] <= high <= 1
        assert player["score_mean"] > 0
    assert sum(player["win_share"] for player in result["players"]) == pytest.approx(1, abs=0.001)
    assert result["winner_mean"] >= result["score_mean"]


def test_the_same_options_give_the_same_games_in_any_number_of_processes(capsys):
    options = ("--seats", "Basho,Kita", "--games", "4", "--seed", "7", "--variant", "gastronomy")
    alone, again, together = (figures(capsys, *options, "--jobs", jobs) for jobs in ("1", "1", "2"))
    for result in (alone, again, together):
        for player in result["players"]:
            del player["choice_ms"]
    assert alone == again == together


def test_levels_are_listed_weakest_first(capsys):
    assert arena(capsys, "--list").split() == ["Kita", "Yaji", "Basho", "Ino"]
    assert json.loads(arena(capsys, "--list", "--json")) == ["Kita", "Yaji", "Basho", "Ino"]


def test_a_table_is_for_people(capsys):
    shown = arena(capsys, "--seats", "Kita,random", "--games", "2")
    assert "95 % interval" in shown
    assert "Kita" in shown


def test_unknown_bots_and_too_many_seats_are_refused_in_a_sentence(capsys):
    with pytest.raises(SystemExit, match="Nobody here is called"):
        main(["arena", "--seats", "Kita,Nobody"])
    with pytest.raises(SystemExit, match="2 to 5 players"):
        main(["arena", "--seats", "Kita"])


def test_the_one_that_searches_can_be_told_how_long(capsys):
    result = figures(capsys, "--seats", "Ino,random", "--games", "1", "--simulations", "2")
    assert result["players"][0]["name"] == "Ino"


def test_every_player_has_every_seat_of_a_deal():
    """Two pairs that play alike under other names: moved on by two seats, the same game is played again."""
    twin = replace(BASHO, name="Twin")
    match = Match((BASHO, twin, BASHO, twin), SetUp(players=4), seed=11)
    first, *others = [match.play(number).scores for number in range(4)]
    for moved, scores in enumerate(others, 1):
        assert scores == tuple(first[(player - moved) % 4] for player in range(4))


def test_among_equals_every_game_has_its_own_deal():
    match = Match((BASHO,) * 4, SetUp(players=4), seed=11)
    assert len({tuple(sorted(match.play(number).scores)) for number in range(4)}) == 4


def test_wilson_interval_of_a_textbook():
    low, high = wilson(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == pytest.approx(1)


@pytest.mark.parametrize(
    ("better", "worse", "players", "games", "share"),
    [
        (KITA, RANDOM, 4, 40, 0.95),
        (YAJI, KITA, 4, 80, 0.7),
        (BASHO, YAJI, 4, 80, 0.4),
        (SEARCHER, BASHO, 4, 12, 0.3),
        *[(better, worse, n, 60, 1.1 / n) for worse, better in pairwise(LEVELS[:3]) for n in (2, 3, 5)],
    ],
    ids=lambda value: getattr(value, "name", None),
)
def test_each_level_beats_the_one_below(better, worse, players, games, share):
    bots = (better, *[worse] * (players - 1))
    match = Match(bots, SetUp(players=players), seed=1)
    assert standings(bots, [match.play(number) for number in range(games)])[0].win_share >= share


def test_the_ladder_writes_a_page_with_the_command_of_each_line(tmp_path, monkeypatch):
    rung = ladder.Rung((KITA, RANDOM), 2, "wins ≥ 0 %", ladder.wins(0.0), gastronomy=True)
    missed = ladder.Rung((KITA, KITA), 2, "mean ≥ 300", ladder.scores(300.0))
    monkeypatch.setattr(ladder, "RUNGS", (rung, missed))
    page = tmp_path / "strength.md"
    main(["ladder", "--output", str(page)])
    first, second = page.read_text(encoding="utf-8").splitlines()[-2:]
    assert "`tokaido arena --seats Kita,random --games 2 --seed 1 --variant gastronomy`" in first
    assert "| yes |" in first
    assert "| **no** |" in second


def test_the_ladder_keeps_a_table_for_each_game(tmp_path, monkeypatch):
    classic = ladder.Rung((KITA, RANDOM), 2, "wins ≥ 0 %", ladder.wins(0.0))
    of_duo = ladder.Rung((duo.KITA, RANDOM), 2, "wins ≥ 0 %", ladder.wins(0.0), duo=True)
    monkeypatch.setattr(ladder, "RUNGS", (classic, of_duo))
    written = tmp_path / "strength.md"
    main(["ladder", "--output", str(written)])
    first, second = written.read_text(encoding="utf-8").split("## Tokaido Duo")
    assert "`tokaido arena --seats Kita,random --games 2 --seed 1`" in first
    assert "`tokaido arena --game duo --seats Kita,random --games 2 --seed 1`" in second
