"""The opponents of Tokaido Duo: legal, the same for the same seed, and each better than the one below."""

from __future__ import annotations

from dataclasses import replace

import pytest

from positions import duo_positions
from tokaido.bots import RANDOM, UnknownBot
from tokaido.bots.arena import Match, standings
from tokaido.bots.duo import BASHO, INO, KITA, LEVELS, YAJI, bot_named
from tokaido.cli import main
from tokaido.core.chance import Chance
from tokaido.duo import SetUp

QUICK = replace(INO, simulations=8)


@pytest.mark.parametrize("bot", [*LEVELS[:3], QUICK], ids=lambda bot: bot.name)
def test_every_choice_is_legal_wherever_others_have_brought_the_game(bot):
    for game in duo_positions(games=12, every=5):
        assert bot.choose(game, Chance(1)) in game.choices()


@pytest.mark.parametrize("bot", [*LEVELS[:3], QUICK], ids=lambda bot: bot.name)
def test_a_bot_plays_a_whole_game(bot):
    game, chance = SetUp().start(3), Chance(3)
    while game.actor is not None:
        game.play(bot.choose(game, chance))
    assert game.outcome() is not None


def test_the_same_seed_and_simulations_give_the_same_thoughts():
    for game in duo_positions(games=6, every=19):
        assert list(QUICK.thinking(game, Chance(9))) == list(QUICK.thinking(game.copy(), Chance(9)))


@pytest.mark.parametrize("bot", LEVELS[:3], ids=lambda bot: bot.name)
def test_with_all_that_is_hidden_dealt_anew_the_choice_is_the_same(bot):
    for game in duo_positions(games=20, every=3):
        new = game.redeal(game.actor, Chance(77))
        assert bot.choose(game, Chance(5)) == bot.choose(new, Chance(5))


def test_so_is_the_whole_thought_of_the_bot_that_searches():
    for game in duo_positions(games=10, every=13):
        new = game.redeal(game.actor, Chance(77))
        assert list(QUICK.thinking(game, Chance(5))) == list(QUICK.thinking(new, Chance(5)))


def test_thinking_changes_nothing_on_the_table():
    for game in duo_positions(games=6, every=17):
        before = game.copy()
        QUICK.choose(game, Chance(1))
        assert game.seen_by(0) == before.seen_by(0)
        assert game.chance.numbers(3) == before.chance.copy().numbers(3)


def test_thinking_can_be_stopped_at_any_time():
    game = SetUp().start(1)
    assert INO.choose_within(0.0, game, Chance(1)) == BASHO.choose(game, Chance(1))
    *_, last = INO.thinking(game, Chance(1))
    assert last.choice == INO.choose(game, Chance(1))
    assert 0 < last.simulations <= INO.simulations + INO.candidates


@pytest.mark.parametrize(
    ("better", "worse", "share"),
    [(KITA, RANDOM, 0.8), (YAJI, KITA, 0.8), (BASHO, YAJI, 0.7), (replace(INO, simulations=24), BASHO, 0.55)],
    ids=lambda value: getattr(value, "name", None),
)
def test_each_level_beats_the_one_below(better, worse, share):
    bots = (better, worse)
    match = Match(bots, SetUp(), seed=1)
    assert standings(bots, [match.play(number) for number in range(40)])[0].win_share >= share


def test_a_bot_is_found_by_its_name():
    assert [bot_named(name) for name in ("kita", " Basho", "RANDOM")] == [KITA, BASHO, RANDOM]
    with pytest.raises(UnknownBot, match="Kita, Yaji, Basho, Ino"):
        bot_named("Tomoe")


def test_the_arena_seats_the_bots_of_tokaido_duo(capsys):
    main(["arena", "--game", "duo", "--games", "2", "--simulations", "2"])
    shown = capsys.readouterr().out
    assert "Ino" in shown
    assert "Basho" in shown
    with pytest.raises(SystemExit, match="for 2 players"):
        main(["arena", "--game", "duo", "--seats", "Kita,Kita,Kita"])
