"""A bot does not look: it chooses the same whatever lies where its seat cannot see."""

from __future__ import annotations

from dataclasses import replace

import pytest

from positions import positions
from tokaido.bots import BASHO, INO, KITA, YAJI
from tokaido.core.chance import Chance


def choices_on_new_deals(bot, game, deals):
    """The bot's choice on the true deal, then on new ones; each time it thinks with the same chance."""
    others = [game.redeal(game.actor, Chance(1000 + deal)) for deal in range(deals)]
    return [bot.choose(one, Chance(5)) for one in (game, *others)]


@pytest.mark.parametrize("bot", [KITA, YAJI, BASHO], ids=lambda bot: bot.name)
def test_with_all_that_is_hidden_dealt_anew_the_choice_is_the_same(bot):
    for game in positions(games=40, every=5):
        assert len(set(choices_on_new_deals(bot, game, deals=3))) == 1


def test_so_is_the_whole_thought_of_the_bot_that_searches():
    quick = replace(INO, simulations=10)
    for game in positions(games=12, every=13):
        new = game.redeal(game.actor, Chance(77))
        assert list(quick.thinking(game, Chance(5))) == list(quick.thinking(new, Chance(5)))


def test_a_new_deal_depends_on_what_the_seat_knows_and_on_nothing_else():
    for game in positions(games=20, every=7):
        once = game.redeal(game.actor, Chance(3))
        twice = game.redeal(game.actor, Chance(77)).redeal(game.actor, Chance(3))
        for pile in ("souvenirs", "meals", "encounters", "springs", "tiles"):
            assert getattr(once, pile).cards == getattr(twice, pile).cards
        assert (once.table, once.offered) == (twice.table, twice.offered)


def test_thinking_changes_nothing_on_the_table():
    quick = replace(INO, simulations=6)
    for game in positions(games=6, every=17):
        before = game.copy()
        quick.choose(game, Chance(1))
        assert game.choices() == before.choices()
        assert game.chance.numbers(3) == before.chance.numbers(3)
