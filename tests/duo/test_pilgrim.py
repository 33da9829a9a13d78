"""The pilgrim: rulings 19 to 24, and the hot spring: rulings 25 to 29."""

from __future__ import annotations

import pytest

from duo_tables import ARTIST, MERCHANT, NO_WAVES_THAT_MATTER, PILGRIM, duo, kinds, stations
from tokaido.duo.choices import ABSTAIN, REST, Return, Travel, Walk
from tokaido.duo.events import Drew, Earned, Feat, Gilded, LastRound, PutBackSpring, TookSpring, TookWave, UsedSpring
from tokaido.duo.island import STATIONS, TOWN_AT, Station
from tokaido.duo.pieces import TOKENS, Good, Wave
from tokaido.duo.question import Question

TRANQUIL, HURRIED, SKILLED, ROBUST, PROLIFIC, INSPIRED = (1 << wave for wave in Wave)
QUIET = (Wave.TRANQUIL, Wave.SKILLED, Wave.PROLIFIC)
STRONG = (Wave.HURRIED, Wave.ROBUST, Wave.PROLIFIC)


def test_ruling_19_the_pilgrim_walks_clockwise_round_the_island():
    assert stations(duo((4, 1, 1), {"pilgrim": 30})) == [2]


def test_ruling_19_occupied_stations_count_when_passed():
    assert stations(duo((3, 1, 1), {"pilgrim": 8, "merchant": "M1"}, {"pilgrim": 9, "merchant": "M1"})) == [11]


def test_ruling_19_an_occupied_end_leads_to_the_next_free_station():
    assert stations(duo((2, 1, 1), {"pilgrim": 8}, {"pilgrim": 10, "merchant": "M1"})) == [11]


def test_ruling_19_two_occupied_in_a_row_are_both_skipped():
    assert stations(duo((2, 1, 1), {"pilgrim": 1}, {"pilgrim": 3, "merchant": "C2"})) == [5]


@pytest.mark.parametrize(("start", "rival", "merchant"), [(31, 0, "M1"), (30, 31, "C1")])
def test_ruling_19_occupied_stations_are_skipped_where_the_ring_closes_too(start, rival, merchant):
    game = duo((1, 1, 1), {"pilgrim": start, "merchant": merchant}, {"pilgrim": rival, "merchant": "M1"})
    assert stations(game) == [1]


def test_ruling_19_the_own_merchant_blocks_a_coastal_town_too():
    assert stations(duo((1, 1, 1), {"pilgrim": 3, "merchant": "C2"}, {"pilgrim": 20})) == [5]


def test_ruling_19_the_effect_is_that_of_where_one_ends():
    game = duo((2, 1, 1), {"pilgrim": 1}, {"pilgrim": 3, "merchant": "C2"}, left=(PILGRIM,))
    game.play(Walk(5))
    assert (game.players[0].temple, game.players[0].garden) == (2, 1)


@pytest.mark.parametrize(
    ("wave", "die", "ends"),
    [
        (TRANQUIL, 3, [11, 12]),
        (TRANQUIL, 2, [10, 11]),
        (TRANQUIL, 1, [10]),
        (HURRIED, 1, [10, 11]),
        (HURRIED, 4, [13, 14]),
        (SKILLED | PROLIFIC, 4, [13]),
    ],
)
def test_ruling_20_tranquil_and_hurried_are_a_choice_at_each_move(wave, die, ends):
    game = duo((die, 1, 1), {"pilgrim": 9, "waves": wave}, {"merchant": "M1"})
    assert stations(game) == ends


def test_ruling_20_two_ways_to_one_station_are_one_choice():
    game = duo((1, 1, 1), {"pilgrim": 9, "waves": HURRIED}, {"pilgrim": 10})
    assert stations(game) == [11]


@pytest.mark.parametrize("town", range(8))
def test_ruling_21_a_coastal_town_pays_the_price_of_its_token_whatever_the_good(town):
    station = TOWN_AT.index(town)
    game = duo((1, 1, 1), {"pilgrim": (station - 1) % 32, "merchant": "M1", "waves": SKILLED}, {"merchant": "M1"})
    game.players[1].pilgrim = (station + 10) % 32
    game.ask(Question.DIE, 0)
    assert Earned(0, TOKENS[town].price) in game.play(Walk(station))
    assert game.players[0].coins == TOKENS[town].price


@pytest.mark.parametrize(("station", "track", "last"), [(21, "temple", 9), (19, "garden", 6)])
def test_ruling_22_a_marker_on_the_last_notch_stays_there(station, track, last):
    game = duo((1, 1, 1), {"pilgrim": station - 1, track: last}, {"pilgrim": 2}, left=(PILGRIM,))
    assert game.choices() == (Walk(station),)
    assert kinds(game.play(Walk(station))) == ["walked", "rolled"]
    assert getattr(game.players[0], track) == last


def waves_offered(game):
    return [choice.wave for choice in game.choices() if isinstance(choice, Walk)]


def test_ruling_23_at_a_shore_one_takes_a_token_from_the_board_while_there_is_one():
    game = duo((1, 1, 1), {"pilgrim": 1}, {"waves": SKILLED})
    assert waves_offered(game) == [Wave.HURRIED, Wave.PROLIFIC]
    assert TookWave(0, Wave.HURRIED, False) in game.play(Walk(2, Wave.HURRIED))
    assert game.players[0].has(Wave.HURRIED)


def test_ruling_23_when_none_is_left_one_takes_any_of_the_other_player_s():
    game = duo((1, 1, 1), {"pilgrim": 1, "waves": HURRIED}, {"waves": SKILLED | PROLIFIC})
    assert set(waves_offered(game)) == {None, Wave.SKILLED, Wave.PROLIFIC}, "hurried leads to a garden, too"
    assert TookWave(0, Wave.SKILLED, True) in game.play(Walk(2, Wave.SKILLED))
    assert not game.players[1].has(Wave.SKILLED)


def test_ruling_23_with_all_tokens_a_shore_has_no_effect():
    game = duo((1, 1, 1), {"pilgrim": 1, "waves": TRANQUIL | SKILLED | PROLIFIC}, left=(PILGRIM,), waves=QUIET)
    assert game.choices() == (Walk(2),)
    assert kinds(game.play(Walk(2))) == ["walked", "rolled"]


def test_ruling_23_sides_never_change():
    game = duo((1, 1, 1), {"pilgrim": 1})
    before = game.waves
    game.play(Walk(2, Wave.PROLIFIC))
    assert game.waves == before == NO_WAVES_THAT_MATTER


def test_ruling_24_a_token_taken_at_a_shore_serves_the_second_move_of_the_same_die():
    game = duo((1, 1, 1), {"pilgrim": 1}, spring=0)
    game.play(Walk(2, Wave.HURRIED))
    assert game.question is Question.AGAIN
    assert stations(game) == [3, 4]


def test_ruling_24a_tranquil_and_hurried_may_be_left_unused():
    assert 10 in stations(duo((1, 1, 1), {"pilgrim": 9, "waves": HURRIED}))


def test_ruling_16_whoever_loses_robust_with_six_goods_puts_one_back_before_the_game_goes_on():
    thief, victim = {"pilgrim": 1, "waves": HURRIED | PROLIFIC}, {"waves": ROBUST, "goods": (3, 0, 2, 1)}
    game = duo((1, 1, 1), thief, victim, waves=STRONG)
    game.play(Walk(2, Wave.ROBUST))
    assert (game.actor, game.question) == (1, Question.RETURN)
    assert game.choices() == (Return(Good.KIMONO), Return(Good.DOLL), Return(Good.FAN))
    game.play(Return(Good.DOLL))
    assert game.players[1].goods == (3, 0, 1, 1)
    assert (game.actor, game.question, game.left) == (1, Question.DIE, (MERCHANT, ARTIST))
    assert sum(game.bag) + 5 == 26


def test_ruling_16_with_five_goods_nothing_happens():
    thief, victim = {"pilgrim": 1, "waves": HURRIED | PROLIFIC}, {"waves": ROBUST, "goods": (3, 0, 2, 0)}
    game = duo((1, 1, 1), thief, victim, waves=STRONG)
    game.play(Walk(2, Wave.ROBUST))
    assert game.question is Question.DIE


def test_ruling_16_the_thief_s_hot_spring_comes_after_the_good_was_put_back():
    thief, victim = {"pilgrim": 1, "waves": HURRIED | PROLIFIC}, {"waves": ROBUST, "goods": (5, 1, 0, 0)}
    game = duo((1, 1, 1), thief, victim, waves=STRONG, spring=0)
    game.play(Walk(2, Wave.ROBUST))
    game.play(Return(Good.KIMONO))
    assert (game.actor, game.question) == (0, Question.AGAIN)


def test_ruling_17_the_pilgrim_s_coins_become_gold_too_and_can_bring_the_end():
    game = duo((1, 1, 1), {"pilgrim": 3, "coins": 9, "plaques": 5}, left=(PILGRIM,))
    events = game.play(Walk(4))
    assert Gilded(0, 6) in events
    assert LastRound(0, Feat.GOLD) in events


def test_ruling_25_the_hot_spring_token_is_taken_from_the_board_or_from_the_other_player():
    assert TookSpring(0, False) in duo((1, 1, 1), {"pilgrim": 14}).play(Walk(15))
    stolen = duo((1, 1, 1), {"pilgrim": 14}, spring=1)
    assert TookSpring(0, True) in stolen.play(Walk(15))
    assert stolen.spring == 0


def test_ruling_26_the_token_cannot_help_with_the_die_that_won_it():
    game = duo((1, 1, 1), {"pilgrim": 14})
    game.play(Walk(15))
    assert (game.actor, game.question) == (1, Question.DIE)


def test_ruling_26_it_can_help_with_the_next_die_of_the_same_round():
    game = duo((1, 1, 1), {"pilgrim": 14})
    game.play(Walk(15))
    game.play(game.choices()[0])
    game.play(game.choices()[0])
    assert (game.actor, game.question) == (0, Question.AGAIN)


def test_ruling_27_the_same_character_moves_the_same_number_once_more_and_only_once():
    game = duo((2, 1, 1), {"pilgrim": 0, "merchant": "M1"}, spring=0)
    game.play(Walk(2, Wave.SKILLED))
    assert stations(game) == [4]
    events = game.play(Walk(4))
    assert events[0] == UsedSpring(0)
    assert PutBackSpring() in events
    assert (game.actor, game.question, game.spring) == (1, Question.DIE, None)


def test_ruling_27_the_token_may_be_kept_for_later():
    game = duo((2, 1, 1), {"pilgrim": 0, "merchant": "M1"}, spring=0)
    game.play(Walk(2, Wave.SKILLED))
    assert game.choices()[0] == REST
    game.play(REST)
    assert (game.actor, game.spring) == (1, 0)


def test_ruling_27_the_first_action_may_be_left_out_and_the_second_done():
    game = duo((1, 1, 1), {"pilgrim": 8}, spring=0)
    game.play(ABSTAIN)
    game.play(Walk(9))
    assert game.question is Question.AGAIN
    game.play(Walk(10))
    assert (game.players[0].garden, game.players[0].temple) == (1, 2)


def test_ruling_28_the_second_move_is_compulsory_once_declared():
    game = duo((1, 1, 1), {"pilgrim": 8}, spring=0)
    game.play(Walk(9))
    game.play(ABSTAIN)
    assert game.choices() == (Walk(10),)
    game.play(Walk(10))
    assert (game.players[0].temple, game.spring) == (1, None)


def test_ruling_28_the_token_can_be_used_only_if_there_is_a_legal_second_move():
    """From C1 by 3 to M3; from there a 3 leads only to C1 and C8, where pilgrims stand."""
    game = duo((1, 3, 1), {"merchant": "C1", "pilgrim": 28}, {"pilgrim": 0, "merchant": "M1"}, spring=0)
    game.play(Travel(10))
    assert (game.actor, game.question, game.spring) == (1, Question.DIE, 0)


def test_ruling_29_a_second_move_to_a_hot_spring_does_nothing_and_the_token_goes_back():
    game = duo((2, 1, 1), {"pilgrim": 11, "merchant": "M1"}, spring=0)
    game.play(Walk(13))
    events = game.play(Walk(15))
    assert kinds(events) == ["used_spring", "walked", "put_back_spring"]
    assert game.spring is None


def test_a_first_move_to_a_hot_spring_by_its_owner_does_nothing_and_the_token_may_be_used():
    game = duo((2, 1, 1), {"pilgrim": 13}, spring=0)
    assert kinds(game.play(Walk(15))) == ["walked"]
    assert game.question is Question.AGAIN


def test_example_of_the_hot_spring():
    """The merchant goes 2 to a mountain town that gives 3 goods, 2 to a coastal town and sells; the token goes back."""
    game = duo((1, 2, 1), {"merchant": "C7"}, spring=0)
    events = game.play(Travel(10))
    drawn = next(event for event in events if isinstance(event, Drew)).goods
    assert len(drawn) == 3
    assert {choice.town for choice in game.choices() if isinstance(choice, Travel)} == {1, 3, 4, 6, 8}
    sale = next(choice for choice in game.choices() if isinstance(choice, Travel) and choice.sold)
    events = game.play(sale)
    assert kinds(events)[:3] == ["used_spring", "traveled", "sold"]
    assert "put_back_spring" in kinds(events)
    assert game.spring is None


def test_there_are_five_kinds_of_station():
    assert {STATIONS.count(kind) for kind in Station} == {8, 10, 6, 4}
    assert len(STATIONS) == 32
