"""The village: three souvenirs offered, bought by the purse, worth more in sets of different families."""

from __future__ import annotations

import pytest

from tables import open_stations, put, stop_at, table
from tokaido.classic.board import Station
from tokaido.classic.cards import Family, Souvenir
from tokaido.classic.choices import Buy
from tokaido.classic.events import Bought, Offered
from tokaido.classic.player import Player, Source
from tokaido.classic.scoring import recount_collection
from tokaido.classic.village import collect, worth

GOFU, MANJU, GETA, SUMIE = Souvenir.GOFU, Souvenir.MANJU, Souvenir.GETA, Souvenir.SUMIE
A, B, C, D = ([souvenir for souvenir in Souvenir if souvenir.family is family] for family in Family)


def bought(game):
    return {choice.souvenirs for choice in game.choices()}


def test_three_souvenirs_are_laid_out_for_everybody_to_see():
    game = table(souvenirs=[GOFU, MANJU, SUMIE])
    assert Offered(0, (GOFU, MANJU, SUMIE)) in stop_at(game, Station.VILLAGE)
    assert game.seen_by(2).offered == (GOFU, MANJU, SUMIE)


def test_any_of_the_souvenirs_may_be_bought_or_none():
    game = table(souvenirs=[GOFU, MANJU, SUMIE])
    stop_at(game, Station.VILLAGE)
    assert bought(game) == {
        (),
        (GOFU,),
        (MANJU,),
        (SUMIE,),
        (GOFU, MANJU),
        (GOFU, SUMIE),
        (MANJU, SUMIE),
        (GOFU, MANJU, SUMIE),
    }


def test_only_what_the_purse_allows_may_be_bought():
    game = table(souvenirs=[GOFU, MANJU, SUMIE])
    game.players[0].coins = 2
    stop_at(game, Station.VILLAGE)
    assert bought(game) == {(), (GOFU,), (MANJU,), (GOFU, MANJU)}


def test_the_price_on_each_card_is_paid():
    game = table(souvenirs=[GOFU, MANJU, SUMIE])
    stop_at(game, Station.VILLAGE)
    assert game.play(Buy((GOFU, SUMIE))) == [Bought(0, (GOFU, SUMIE), 4, 4)]
    assert game.players[0].coins == 7 - 4


def test_unsold_souvenirs_go_under_the_deck_and_come_back_after_the_rest():
    game = table(souvenirs=[GOFU, MANJU, SUMIE])
    stop_at(game, Station.VILLAGE)
    game.play(Buy((MANJU,)))
    assert len(game.souvenirs) == 23
    assert set(game.souvenirs.cards[-2:]) == {GOFU, SUMIE}


def test_unsold_souvenirs_are_shuffled_before_they_go_under_the_deck():
    orders = set()
    for seed in range(30):
        game = table(souvenirs=[GOFU, MANJU, SUMIE], seed=seed)
        stop_at(game, Station.VILLAGE)
        game.play(Buy(()))
        orders.add(tuple(game.souvenirs.cards[-3:]))
    assert len(orders) == 6


def test_in_some_editions_unsold_souvenirs_keep_their_order():
    game = table(souvenirs=[SUMIE, MANJU, GOFU], keep_order_under_deck=True)
    stop_at(game, Station.VILLAGE)
    game.play(Buy((MANJU,)))
    assert game.souvenirs.cards[-2:] == [SUMIE, GOFU]


def test_a_village_needs_a_coin_to_stop():
    game = table()
    assert Station.VILLAGE in open_stations(game)
    game.players[0].coins = 0
    game.next_turn()
    assert Station.VILLAGE not in open_stations(game)


def test_a_short_deck_offers_what_is_left():
    game = table()
    game.souvenirs.cards = [SUMIE]
    assert Offered(0, (SUMIE,)) in stop_at(game, Station.VILLAGE)
    assert bought(game) == {(), (SUMIE,)}


def test_a_village_without_souvenirs_may_still_be_visited():
    game = table()
    game.souvenirs.cards = []
    assert Station.VILLAGE in open_stations(game)
    stop_at(game, Station.VILLAGE)
    assert bought(game) == {()}
    game.play(Buy(()))
    assert game.mover == 1


@pytest.mark.parametrize(
    ("souvenirs", "points"),
    [
        ([A[0]], 1),
        ([A[0], B[0]], 4),
        ([A[0], B[0], C[0]], 9),
        ([A[0], B[0], C[0], D[0]], 16),
        ([A[0], A[1], B[0]], 5),
        ([A[0], A[1], A[2]], 3),
        ([A[0], B[0], A[1], B[1]], 8),
    ],
    ids=["A", "AB", "ABC", "ABCD", "AAB", "AAA", "ABAB"],
)
def test_worked_example_of_souvenir_sets(souvenirs, points):
    player = Player()
    assert worth(player, souvenirs) == points
    assert sum(collect(player, souvenir) for souvenir in souvenirs) == points
    assert player.points[Source.SOUVENIRS] == points
    assert recount_collection(player)[Source.SOUVENIRS] == points


def test_sets_run_in_parallel_and_a_card_goes_where_it_scores_most():
    player = Player()
    for souvenir in [A[0], A[1], B[0], C[0]]:
        collect(player, souvenir)
    assert collect(player, B[1]) == 3
    assert collect(player, D[0]) == 7
    assert collect(player, D[1]) == 5


def test_asking_what_souvenirs_are_worth_collects_nothing():
    player = Player()
    worth(player, [A[0], B[0]])
    assert player.souvenirs == ()
    assert player.score == 0


def test_the_same_points_whatever_the_order_of_buying():
    game = table(souvenirs=[GOFU, MANJU, GETA])
    put(game, {})
    stop_at(game, Station.VILLAGE)
    [event] = game.play(Buy((GOFU, MANJU, GETA)))
    assert event == Bought(0, (GOFU, MANJU, GETA), 4, 9)
