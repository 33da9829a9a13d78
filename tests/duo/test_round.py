"""The dice, who takes which, and the end of the game: rulings 1 to 4 and 30 to 35."""

from __future__ import annotations

import pytest

from duo_tables import ARTIST, MERCHANT, PILGRIM, duo, kinds, play_out, stations, towns
from tokaido.core.errors import IllegalChoice
from tokaido.duo import SetUp
from tokaido.duo.choices import ABSTAIN, REST, Deed, Roam, Skip, Travel, Walk
from tokaido.duo.events import Abstained, Feat, Finished, LastRound, Rolled, Skipped, UsedSpring
from tokaido.duo.island import STARTS
from tokaido.duo.pieces import Symbol
from tokaido.duo.question import Question
from tokaido.duo.reconstruction import DICE


def dice_order(game):
    """Who acts with each die of the round, the first choice always taken."""
    seats, number = [], game.round
    while game.round == number:
        seats.append(game.mover)
        left = len(game.left)
        while game.round == number and len(game.left) == left:
            game.play(next(choice for choice in game.choices() if choice != ABSTAIN))
    return seats


def test_ruling_01_the_roller_has_the_first_and_the_last_die_and_roles_swap_every_round():
    game = SetUp().start(5)
    assert dice_order(game) == [0, 1, 0]
    assert dice_order(game) == [1, 0, 1]
    assert dice_order(game) == [0, 1, 0]


def test_ruling_01_three_dice_are_rolled_once_a_round():
    game = SetUp().start(5)
    rolls = [event for event in game.opening if isinstance(event, Rolled)]
    while game.actor is not None:
        rolls += [event for event in game.play(game.choices()[0]) if isinstance(event, Rolled)]
    assert len(rolls) == game.round
    assert [roll.seat for roll in rolls[:4]] == [0, 1, 0, 1]
    for number, faces in enumerate(DICE):
        assert {roll.dice[number] for roll in rolls} == set(faces)


def test_towns_works_and_wave_tokens_are_laid_out_by_chance():
    games = [SetUp().start(seed) for seed in range(40)]
    assert len({game.tokens for game in games}) > 30
    assert len({game.players[0].works for game in games}) > 30
    assert len({game.waves for game in games}) == 8


def test_a_die_that_was_taken_is_gone_for_the_others():
    game = duo((1, 1, 1))
    game.play(Walk(22))
    assert game.actor == 1
    assert not any(isinstance(choice, Walk) for choice in game.choices())


BLOCKED = ({"pilgrim": 12, "merchant": "M2"}, {"pilgrim": 16, "merchant": "M1"})
"""The first player's merchant is in M2; with a 3 it could only reach C4 and C5, where pilgrims stand."""


def test_ruling_02_a_die_without_a_legal_move_may_not_be_picked_while_another_can_be_played():
    game = duo((1, 3, 1), *BLOCKED, left=(MERCHANT, ARTIST), first=1)
    assert not any(isinstance(choice, Travel | Skip) for choice in game.choices())


def test_ruling_02_a_die_without_a_legal_move_is_taken_for_nothing_if_it_is_all_there_is():
    game = duo((1, 3, 1), *BLOCKED, left=(MERCHANT,))
    assert game.choices() == (Skip(MERCHANT),)
    assert game.play(Skip(MERCHANT))[0] == Skipped(0, MERCHANT)
    assert game.round == 2


def test_ruling_03_the_move_is_compulsory_and_the_action_is_not():
    game = duo((1, 1, 1), {"pilgrim": 4}, left=(PILGRIM,))
    assert game.choices() == (Walk(6), ABSTAIN)
    assert game.play(ABSTAIN) == [Abstained(0)]
    assert game.choices() == (Walk(6),)
    game.play(Walk(6))
    assert (game.players[0].pilgrim, game.spring) == (6, None)


@pytest.mark.parametrize(
    ("left", "idle"), [(PILGRIM, Walk(22)), (MERCHANT, Travel(9)), (ARTIST, Roam(1, Deed.NOTHING))]
)
def test_ruling_03_every_character_may_arrive_and_do_nothing(left, idle):
    game = duo((1, 1, 1), left=(left,))
    game.play(ABSTAIN)
    assert idle in game.choices()
    assert len(game.play(idle)) == 2, "the move and the next roll"


def test_ruling_03_whoever_cannot_do_anything_is_not_asked_to_abstain():
    town = duo((1, 1, 1), {"merchant": "M1"}, {"merchant": "C1"}, left=(MERCHANT,))
    assert town.choices() == (Travel(7), Travel(9), ABSTAIN)
    spring = duo((1, 1, 1), {"pilgrim": 14}, left=(PILGRIM,), spring=0)
    assert spring.choices() == (Walk(15),)


def test_ruling_03_the_wish_to_abstain_ends_with_the_die():
    game = duo((1, 1, 1))
    game.play(ABSTAIN)
    game.play(Walk(22))
    assert not game.abstaining
    assert ABSTAIN in game.choices()


def test_ruling_04_a_place_at_the_start_gives_nothing():
    game = SetUp().start(1)
    for player, start in zip(game.players, STARTS, strict=True):
        assert (player.pilgrim, player.merchant, player.artist) == start
        assert (player.temple, player.garden, player.coins, player.goods) == (1, 1, 0, (0, 0, 0, 0))
    assert kinds(list(game.opening)) == ["laid_out", "rolled"]


def test_ruling_30_the_hot_spring_may_still_be_used_after_the_end_was_brought_even_with_the_third_die():
    game = duo((1, 1, 1), {"pilgrim": 18, "garden": 5}, left=(PILGRIM,), spring=0)
    assert LastRound(0, Feat.GARDENS) in game.play(Walk(19))
    assert game.question is Question.AGAIN
    events = game.play(game.choices()[1])
    assert events[0] == UsedSpring(0)
    assert events[-1] == Finished((0,))


def test_ruling_30_first_the_hot_spring_then_the_end():
    game = duo((1, 1, 1), {"pilgrim": 18, "garden": 5}, left=(PILGRIM,), spring=0)
    game.play(Walk(19))
    assert kinds(game.play(REST)) == ["finished"]


def test_ruling_31_the_round_is_finished_and_no_other_begins():
    game = duo((1, 1, 1), {"pilgrim": 18, "garden": 5})
    game.play(Walk(19))
    assert game.ending
    game.play(game.choices()[0])
    assert game.actor == 0
    assert isinstance(game.play(game.choices()[0])[-1], Finished)
    assert (game.round, game.actor, game.choices()) == (1, None, ())


def test_ruling_31_the_third_die_ends_the_game_at_once():
    game = duo((1, 1, 1), {"pilgrim": 18, "garden": 5}, left=(PILGRIM,))
    assert kinds(game.play(Walk(19))) == ["walked", "strolled", "last_round", "finished"]


def test_ruling_31_a_second_trigger_changes_nothing():
    game = duo((1, 1, 1), {"pilgrim": 18, "garden": 5}, {"coins": 9, "plaques": 5, "pilgrim": 3})
    game.play(Walk(19))
    game.left = (PILGRIM, ARTIST)
    game.ask(Question.DIE, 1)
    events = game.play(Walk(4))
    assert kinds(events) == ["walked", "earned", "gilded"]
    assert game.ending


@pytest.mark.parametrize(
    ("player", "choice", "feat"),
    [
        ({"pilgrim": 20, "temple": 8}, Walk(21), Feat.TEMPLES),
        ({"pilgrim": 18, "garden": 5}, Walk(19), Feat.GARDENS),
        ({"merchant": "M1", "goods": (4, 0, 0, 0), "coins": 5, "plaques": 5}, Travel(0, 4), Feat.GOLD),
        ({"artist": "R2", "painted": 10, "offered": 9}, Roam(6, Deed.OFFER), Feat.WORKS),
    ],
)
def test_four_feats_bring_the_end(player, choice, feat):
    left = {Walk: PILGRIM, Travel: MERCHANT, Roam: ARTIST}[type(choice)]
    dice = (1, 1, 2 if left is ARTIST else 1)
    game = duo(dice, player, {"pilgrim": 2}, left=(left,))
    assert LastRound(0, feat) in game.play(choice)


def test_ruling_32_nothing_done_is_worth_one_point():
    game = SetUp().start(1)
    assert [player.points for player in game.players] == [(1, 0, 0), (1, 0, 0)]


def test_ruling_32_coins_goods_and_works_that_are_left_are_worth_nothing():
    game = duo((1, 1, 1), {"coins": 9, "goods": (2, 1, 0, 0), "painted": 7})
    assert game.players[0].score == 1


def finished(*players):
    game = duo((1, 3, 1), *players, left=(PILGRIM,), ending=True)
    game.play(ABSTAIN)
    game.play(game.choices()[0])
    return game.outcome()


def test_ruling_33_a_tie_is_broken_by_the_value_of_the_coins():
    outcome = finished({"coins": 3}, {"coins": 4})
    assert outcome.scores == (1, 1)
    assert (outcome.winners, outcome.ranks, outcome.coins) == ((1,), (2, 1), (3, 4))


def test_ruling_33_coins_beyond_nine_count_too():
    assert finished({"plaques": 6, "coins": 19}, {"plaques": 6, "coins": 9}).winners == (0,)


def test_ruling_33_plaques_do_not_count_as_coins():
    outcome = finished({"coins": 1, "plaques": 1}, {"coins": 2, "temple": 6})
    assert outcome.scores == (6, 6)
    assert outcome.winners == (1,)


def test_ruling_33_with_equal_coins_the_win_is_shared():
    assert finished({"coins": 4}, {"coins": 4}).winners == (0, 1)


def test_ruling_34_there_is_no_rule_against_refusing_for_ever():
    game = SetUp().start(3)
    while game.round < 200:
        game.play(ABSTAIN if ABSTAIN in game.choices() else game.choices()[0])
    assert [player.score for player in game.players] == [1, 1]


def test_ruling_35_only_face_down_works_are_hidden_and_their_faces_can_be_worked_out():
    game = duo((1, 1, 1), {"painted": 3, "offered": 1})
    first, second = (game.seen_by(seat) for seat in (0, 1))
    assert first.boards == second.boards
    assert first.boards[0].painted == (Symbol.MOON, Symbol.MOON)
    assert sorted([*first.boards[0].painted, *first.boards[0].unpainted, Symbol.MOON]) == sorted(game.players[0].works)
    assert first.bag == (5, 6, 7, 8)


def test_example_of_the_final_count():
    """Temple 7 and garden 6, five plaques, six works: 42 + 35 + 18 = 95."""
    game = duo((1, 1, 1), {"temple": 7, "garden": 6, "plaques": 5, "offered": 6, "painted": 8, "goods": (1, 0, 0, 2)})
    assert game.players[0].points == (42, 35, 18)
    assert game.players[0].score == 95


def test_example_the_last_garden_brings_the_end():
    game = duo((2, 1, 1), {"pilgrim": 1, "garden": 5, "temple": 7})
    assert LastRound(0, Feat.GARDENS) in game.play(Walk(3))
    assert game.players[0].points[0] == 42


def test_a_finished_game_refuses_every_choice():
    game = SetUp().start(1)
    play_out(game, 1)
    with pytest.raises(IllegalChoice, match="over"):
        game.play(ABSTAIN)


def test_each_player_moves_only_the_own_characters():
    game = duo((1, 1, 1))
    assert stations(game) == [22]
    assert towns(game) == {"M2"}
    game.play(Walk(22))
    assert (game.players[1].pilgrim, game.players[1].merchant) == (5, 2)
