"""Bots play whole games of every kind, always legally and always in the same way."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from positions import any_setup, played, positions
from strategies import journeys
from tables import put, table
from tokaido.bots import BASHO, INO, KITA, LEVELS, RANDOM, YAJI, UnknownBot, bot_named
from tokaido.bots.outlook import Outlook, total
from tokaido.bots.search import Searcher
from tokaido.bots.weights import PLANNER
from tokaido.bots.worth import Worth, between_ranks, smooth, worth_of
from tokaido.classic.board import Station
from tokaido.classic.cards import TEMPLE_RANK_POINTS
from tokaido.classic.choices import Buy, Decline, Give, Walk
from tokaido.classic.question import Question
from tokaido.core.chance import Chance

QUICK = replace(INO, simulations=6)


@pytest.mark.parametrize("bot", [RANDOM, KITA, YAJI, BASHO], ids=lambda bot: bot.name)
def test_a_bot_plays_any_game_to_its_end(bot):
    for number in range(80):
        *_, game = played(bot, any_setup(number), number)
        assert game.outcome() is not None


def test_so_does_the_bot_that_searches():
    for number in range(8):
        *_, game = played(QUICK, any_setup(number), number)
        assert game.outcome() is not None


@given(journeys(), st.integers(0, 1000))
@settings(max_examples=60)
def test_a_choice_is_legal_wherever_others_have_brought_the_game(journey, seed):
    for bot in (*LEVELS[:3], QUICK):
        if journey.game.actor is not None:
            assert bot.choose(journey.game, Chance(seed)) in journey.game.choices()


def test_the_same_seed_and_simulations_give_the_same_thoughts():
    for game in positions(games=6, every=19):
        assert list(QUICK.thinking(game, Chance(9))) == list(QUICK.thinking(game.copy(), Chance(9)))


def test_what_was_judged_before_changes_no_value():
    """The evaluation remembers some of its results; a fresh one comes to the same."""
    for game in positions(games=30, every=5):
        used = Outlook(worth_of(PLANNER, game.board), game, game.actor).values()
        assert used == Outlook(Worth(PLANNER, game.board), game, game.actor).values()


GOLDEN = {
    "Kita": [59, 64, 67, 61],
    "Yaji": [81, 72, 83, 75],
    "Basho": [84, 72, 77, 73],
    "Ino": [65, 74, 93, 78],
}
"""The scores of one game with each bot in all seats: these must be the same on every Python and in the browser."""


@pytest.mark.parametrize("bot", LEVELS, ids=lambda bot: bot.name)
def test_a_game_is_the_same_on_every_python(bot):
    quick = replace(bot, simulations=12) if isinstance(bot, Searcher) else bot
    *_, game = played(quick, any_setup(6), 6)
    assert [player.score for player in game.players] == GOLDEN[bot.name]


def test_thinking_can_be_stopped_at_any_time():
    game = table(players=4)
    thoughts = INO.thinking(game, Chance(1))
    first = next(thoughts)
    assert first.simulations == 0
    assert first.choice == BASHO.choose(game, Chance(1)), "before any simulation it answers as the planner"
    later = [next(thoughts) for _ in range(3)]
    assert [thought.simulations for thought in later] == sorted(thought.simulations for thought in later)
    assert all(thought.choice == thought.ranking[0][0] for thought in later)


def test_without_any_time_it_still_answers():
    game = table(players=4)
    assert INO.choose_within(0.0, game, Chance(1)) == BASHO.choose(game, Chance(1))
    assert INO.choose_within(60.0, game, Chance(1)) == INO.choose(game, Chance(1))


def test_thinking_keeps_to_its_simulations():
    for game in positions(games=4, every=23):
        *_, last = INO.thinking(game, Chance(1))
        assert last.simulations <= INO.simulations + INO.candidates


def test_strolling_is_mostly_to_the_next_stop():
    game = table(players=4)
    chosen = [KITA.choose(game, Chance(seed)) for seed in range(200)]
    assert chosen.count(game.choices()[0]) > 100
    assert set(chosen) <= set(game.choices()[:3])


def test_a_stroller_never_wastes_a_turn():
    for game in positions(games=30, every=1):
        choice = KITA.choose(game, Chance(1))
        assert not isinstance(choice, Decline)
        assert choice != Buy(()) or game.choices() == (Buy(()),)
        assert not isinstance(choice, Give) or choice.coins == 1


def test_who_cannot_pay_the_inn_ahead_wants_the_farm():
    game = table(players=4)
    farm = game.board.stations.index(Station.FARM)
    put(game, {1: 12, 2: 11, 3: 10, 0: 4})
    game.players[0].coins = 0
    game.next_turn()
    outlook = Outlook(worth_of(PLANNER, game.board), game, 0)
    values = dict(outlook.walks())
    poor = values[Walk(farm)]
    game.players[0].coins = 9
    game.next_turn()
    rich = dict(Outlook(worth_of(PLANNER, game.board), game, 0).walks())[Walk(farm)]
    assert poor > rich


def test_the_parts_of_a_choice_add_up_to_its_value():
    for game in positions(games=20, every=3):
        outlook = Outlook(worth_of(PLANNER, game.board), game, game.actor)
        for choice, value in outlook.values():
            assert total(outlook.parts(choice)) == pytest.approx(value)


def test_the_planner_leads_the_neutral_where_it_hurts_the_rival():
    """The neutral takes the view that the rival, next to walk, would complete."""
    game = table(players=2)
    sea = game.board.stations.index(Station.SEA)
    put(game, {0: sea + 2, 1: sea - 1, 2: sea - 2})
    game.players[1].pieces[:] = [3, 4, 4]
    game.players[1].closed = game.board.of[Station.PADDY] | game.board.of[Station.MOUNTAIN]
    game.next_turn()
    assert game.question is Question.LEAD
    assert BASHO.choose(game, Chance(1)).space == sea


def test_smooth_chances_stay_between_0_and_1():
    assert smooth(0) == 0.5
    assert 0 < smooth(-50) < smooth(1) < smooth(50) < 1


def test_a_certain_rank_has_its_points():
    assert [between_ranks(above) for above in range(5)] == [*TEMPLE_RANK_POINTS, TEMPLE_RANK_POINTS[-1]]


def test_a_bot_is_found_by_its_name():
    assert [bot_named(name) for name in ("kita", " Basho", "RANDOM")] == [KITA, BASHO, RANDOM]
    with pytest.raises(UnknownBot, match="Kita, Yaji, Basho, Ino"):
        bot_named("Tomoe")
