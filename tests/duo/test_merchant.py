"""The merchant: rulings 12 to 18."""

from __future__ import annotations

import pytest

from duo_tables import MERCHANT, duo, kinds, towns
from tokaido.duo import island
from tokaido.duo.choices import Keep, Travel
from tokaido.duo.events import Drew, Gilded, Left, Sold
from tokaido.duo.island import TOWNS
from tokaido.duo.pieces import Good, Wave
from tokaido.duo.question import Question
from tokaido.duo.reconstruction import MOUNTAIN_VALUES

ROBUST, SKILLED = 1 << Wave.ROBUST, 1 << Wave.SKILLED
STRONG = (Wave.HURRIED, Wave.ROBUST, Wave.PROLIFIC)
C1, C3 = TOWNS.index("C1"), TOWNS.index("C3")
AWAY = {"merchant": "M4", "pilgrim": 2}


def test_the_merchant_goes_exactly_as_far_as_the_die_says_and_nowhere_twice():
    assert towns(duo((1, 1, 1), {"merchant": "C7"})) == {"M2"}
    assert towns(duo((1, 2, 1), {"merchant": "C7"})) == {"C2", "M1", "M3"}
    assert towns(duo((1, 3, 1), {"merchant": "C7"}, {"merchant": "M1"})) == {"C1", "C8", "C3", "C6", "M4"}


def test_ruling_12_an_occupied_coastal_town_is_closed_to_the_merchant():
    rival_merchant = duo((1, 1, 1), {"merchant": "M1"}, {"merchant": "C1"})
    rival_pilgrim = duo((1, 1, 1), {"merchant": "M1"}, {"merchant": "M4", "pilgrim": 0})
    own_pilgrim = duo((1, 1, 1), {"merchant": "M1", "pilgrim": 0}, {"merchant": "M4"})
    for game in (rival_merchant, rival_pilgrim, own_pilgrim):
        assert towns(game) == {"C8", "M2"}


def test_ruling_12_on_a_board_with_coastal_towns_on_the_way_nobody_passes_an_occupied_one(monkeypatch):
    """A chain of C1, C2 and M1."""
    monkeypatch.setattr(island, "ROUTES", ((1,), (0, 8), (), (), (), (), (), (), (1,)))
    reach = island.towns_in_reach.__wrapped__
    assert reach(0, 2, 0) == (8,)
    assert reach(0, 2, 1 << 1) == ()


def test_ruling_13_a_mountain_town_holds_both_merchants():
    assert "M2" in towns(duo((1, 1, 1), {"merchant": "M1"}, {"merchant": "M2"}))


def test_ruling_14_any_number_of_the_one_good_can_be_sold():
    game = duo((1, 1, 1), {"merchant": "M1", "goods": (3, 2, 0, 0)}, AWAY, left=(MERCHANT,))
    sales = [choice.sold for choice in game.choices() if isinstance(choice, Travel) and choice.town == C1]
    assert sales == [1, 2, 3], "kimonos are sold here"
    assert Sold(0, Good.KIMONO, 2, 8) in game.play(Travel(C1, 2))
    assert (game.players[0].goods, game.players[0].coins) == ((1, 2, 0, 0), 8)


def test_ruling_14_without_the_good_of_the_town_nothing_is_sold():
    game = duo((1, 1, 1), {"merchant": "M1", "goods": (0, 2, 0, 0)}, AWAY, left=(MERCHANT,))
    assert Travel(C1) in game.choices()
    assert kinds(game.play(Travel(C1))) == ["traveled", "rolled"]


def test_ruling_14_skilled_is_a_coin_more_for_every_good_sold():
    game = duo((1, 1, 1), {"merchant": "M1", "goods": (2, 0, 0, 0), "waves": SKILLED}, AWAY)
    assert Sold(0, Good.KIMONO, 2, 10) in game.play(Travel(C1, 2))


@pytest.mark.parametrize("town", MOUNTAIN_VALUES)
def test_ruling_15_a_mountain_town_gives_goods_by_its_value(town):
    start = {"M1": "C1", "M2": "C2", "M3": "C6", "M4": "C4"}[town]
    game = duo((1, 1, 1), {"merchant": start})
    drawn = next(event for event in game.play(Travel(TOWNS.index(town))) if isinstance(event, Drew))
    assert len(drawn.goods) == MOUNTAIN_VALUES[town] == sum(game.players[0].goods)
    assert sum(game.bag) == 26 - MOUNTAIN_VALUES[town]


def test_ruling_15_robust_draws_one_more_and_has_room_for_six():
    game = duo((1, 1, 1), {"merchant": "C4", "waves": ROBUST, "goods": (0, 0, 0, 1)}, waves=STRONG)
    game.play(Travel(TOWNS.index("M4")))
    assert sum(game.players[0].goods) == 6
    assert game.question is Question.DIE


def test_ruling_15_exactly_as_many_as_there_is_room_for_are_kept_of_old_and_new():
    game = duo((1, 1, 1), {"merchant": "C4", "goods": (4, 0, 0, 0)})
    game.play(Travel(TOWNS.index("M4")))
    assert game.question is Question.KEEP
    goods = game.players[0].goods
    assert sum(goods) == 8
    assert all(isinstance(choice, Keep) and len(choice.goods) == 5 for choice in game.choices())
    assert any(choice.goods.count(Good.KIMONO) < 4 for choice in game.choices())
    choice = game.choices()[0]
    left = next(event for event in game.play(choice) if isinstance(event, Left))
    assert len(left.goods) == 3
    assert sum(game.players[0].goods) == 5
    assert sum(game.bag) == 21


def test_ruling_15_robust_keeps_six():
    game = duo((1, 1, 1), {"merchant": "C4", "waves": ROBUST, "goods": (4, 0, 0, 0)}, waves=STRONG)
    game.play(Travel(TOWNS.index("M4")))
    assert sum(game.players[0].goods) == 9
    assert {len(choice.goods) for choice in game.choices()} == {6}


def test_goods_come_from_the_whole_bag():
    drawn = set()
    for seed in range(60):
        game = duo((1, 1, 1), {"merchant": "C4"}, seed=seed)
        game.play(Travel(TOWNS.index("M4")))
        drawn.add(game.players[0].goods)
    assert len(drawn) > 10
    assert all(any(goods[good] for goods in drawn) for good in Good)


def test_goods_are_kept_before_the_hot_spring_token_helps_and_before_it_goes_back():
    game = duo((1, 1, 1), {"merchant": "C4", "goods": (4, 0, 0, 0)}, AWAY, spring=0)
    game.play(Travel(TOWNS.index("M4")))
    game.play(game.choices()[0])
    assert game.question is Question.AGAIN
    game.play(next(choice for choice in game.choices() if choice == Travel(TOWNS.index("M3"))))
    assert (game.question, game.spring) == (Question.KEEP, 0)
    game.play(game.choices()[0])
    assert (game.question, game.spring) == (Question.DIE, None)


def test_ruling_15_all_are_kept_if_there_is_room():
    game = duo((1, 1, 1), {"merchant": "C1", "goods": (3, 0, 0, 0)})
    game.play(Travel(TOWNS.index("M1")))
    assert game.question is Question.DIE
    assert sum(game.players[0].goods) == 5


def test_ruling_17_a_sale_is_paid_as_one_sum_and_every_ten_coins_become_gold():
    game = duo((1, 1, 1), {"merchant": "M1", "goods": (5, 0, 0, 0), "coins": 9}, AWAY)
    events = game.play(Travel(C1, 5))
    assert [event.plaques for event in events if isinstance(event, Gilded)] == [1, 2]
    assert (game.players[0].plaques, game.players[0].coins) == (2, 9)


def test_ruling_18_after_the_sixth_plaque_coins_stay_coins():
    game = duo((1, 1, 1), {"merchant": "M1", "goods": (5, 0, 0, 0), "coins": 9, "plaques": 6}, AWAY)
    game.play(Travel(C1, 5))
    assert (game.players[0].plaques, game.players[0].coins) == (6, 29)


def test_ruling_18_a_sale_that_brings_the_sixth_plaque_leaves_the_rest_as_coins():
    game = duo((1, 1, 1), {"merchant": "M1", "goods": (5, 0, 0, 0), "coins": 9, "plaques": 5}, AWAY)
    game.play(Travel(C1, 5))
    assert (game.players[0].plaques, game.players[0].coins) == (6, 19)


@pytest.mark.parametrize("start", ["C1", "C4", "C5", "C8"])
def test_example_of_two_ways_with_a_two(start):
    """A mountain town to get goods, or a coastal town to sell: exactly two destinations."""
    found = towns(duo((1, 2, 1), {"merchant": start, "pilgrim": 2}, {"merchant": "M1", "pilgrim": 18}))
    assert sorted(name[0] for name in found) == ["C", "M"]


def test_example_of_a_sale():
    """Four pieces of pottery at 3 are 12 coins: one plaque, two coins, and 35 points instead of 26."""
    game = duo((1, 1, 1), {"merchant": "M3", "goods": (0, 4, 0, 0), "plaques": 4}, {"merchant": "M1", "pilgrim": 5})
    assert game.players[0].points[1] == 26
    assert Sold(0, Good.POTTERY, 4, 12) in game.play(Travel(C3, 4))
    assert (game.players[0].plaques, game.players[0].coins, game.players[0].points[1]) == (5, 2, 35)
