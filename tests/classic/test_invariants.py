"""What holds in every game, whatever the players, variants, editions and choices."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from strategies import journeys, seeds, setups
from tables import play_out, stop_at, table
from tokaido.classic import Game
from tokaido.classic.board import SPACES, Station
from tokaido.classic.cards import DISHES, ENCOUNTERS, SOUVENIRS, SPRINGS, Dish, Encounter, Souvenir
from tokaido.classic.choices import (
    DECLINE,
    GIFTS,
    LEADS,
    MEALS,
    MEETINGS,
    PAINTINGS,
    WALKS,
    Become,
    Buy,
    Give,
    Lead,
    Walk,
    bundles,
)
from tokaido.classic.events import (
    Ate,
    Became,
    Bought,
    Farmed,
    Gave,
    Greeted,
    LinedUp,
    Met,
    NeutralGave,
    Prepared,
    Walked,
)
from tokaido.classic.player import Source
from tokaido.classic.question import Question
from tokaido.classic.scoring import recount
from tokaido.classic.travelers import TILES
from tokaido.core.chance import Chance
from tokaido.core.errors import IllegalChoice
from tokaido.core.link import encode
from tokaido.games import open_link

EVERY_CHOICE = [
    *[Become(tile) for tile in TILES],
    *WALKS,
    *LEADS,
    *[some.buy for some in bundles(SOUVENIRS[:4])],
    *GIFTS,
    *MEETINGS,
    *PAINTINGS,
    *MEALS,
    DECLINE,
]


def state(game: Game) -> tuple:
    """Everything there is in a position."""
    decks = (game.souvenirs, game.meals, game.encounters, game.springs, game.tiles)
    return (
        game.question,
        game.actor,
        game.mover,
        game.choices(),
        tuple(game.places),
        game.road,
        game.side,
        tuple(game.table),
        tuple(game.offered),
        game.neutral_offering,
        game.claimed,
        tuple((tuple(deck.cards), tuple(deck.diary)) for deck in decks),
        tuple((seen.coins, seen) for seen in game.seen_by(0).collections),
        tuple(game.chance.copy().numbers(3)),
    )


def meals_between(game: Game) -> list[int]:
    """The meal that is offered for nothing, when it is neither on the table nor in the deck."""
    return game.offered if game.question is Question.FREE_MEAL and not game.setup.free_meal_from_table else []


@given(journeys())
def test_cards_are_conserved(journey):
    game = journey.game
    souvenirs = Counter(dict.fromkeys(game.souvenirs.cards, 1))
    souvenirs.update(game.offered if game.question is Question.SOUVENIRS else ())
    meals = Counter(DISHES[card] for card in game.meals.cards + game.table + meals_between(game))
    offered = game.offered if game.question is Question.ENCOUNTER else []
    encounters = Counter(ENCOUNTERS[card] for card in game.encounters.cards + offered)
    springs = Counter(SPRINGS[card] for card in game.springs.cards)
    for player in game.players:
        souvenirs.update(player.souvenirs)
        meals.update(player.meals)
        encounters.update(player.encounters)
        springs.update(player.springs)
    assert souvenirs == Counter(Souvenir)
    assert meals == Counter({dish: dish.copies for dish in Dish})
    assert encounters == Counter({card: card.copies for card in Encounter})
    assert springs == Counter(SPRINGS)


@given(journeys())
def test_coins_and_offerings_add_up(journey):
    coins, offerings = Counter(), Counter()
    game = journey.record.start()
    events = [*game.opening, *(event for step in journey.record.steps(game) for event in step.events)]
    for event in events:
        match event:
            case Became(seat, _, gained) | Prepared(seat, gained) | Farmed(seat, gained) | Greeted(seat, gained):
                coins[seat] += gained
            case Gave(seat, paid, gift):
                coins[seat] -= paid
                offerings[seat] += paid + gift
            case Bought(seat, _, paid, _) | Ate(seat, _, paid, _):
                coins[seat] -= paid
            case Met(seat, card, _, gained):
                coins[seat] += gained
                offerings[seat] += card is Encounter.MIKO
            case NeutralGave():
                offerings["neutral"] += 1
    for seat, player in enumerate(journey.game.players):
        assert player.coins == coins[seat] >= 0
        assert player.offering == offerings[seat]
    assert journey.game.neutral_offering == offerings["neutral"]


@given(journeys())
def test_the_score_can_be_recounted_from_the_collection_alone(journey):
    game = journey.game
    assert recount(game) == [player.points for player in game.players]
    assert all(sum(player.points) == player.score for player in game.players)


@given(journeys(whole=True))
def test_the_outcome_breaks_every_point_down(journey):
    outcome = journey.game.outcome()
    assert outcome is not None
    assert [sum(points) for points in outcome.points] == list(outcome.scores)
    assert all(len(points) == len(Source) for points in outcome.points)
    assert min(outcome.ranks) == 1


@given(journeys())
def test_nobody_passes_an_inn_or_uses_a_place_that_was_used(journey):
    game = journey.record.start()
    room = {space: 1 + game.has_side(space) for space in range(SPACES)}
    stops = Counter()
    for step in journey.record.steps(game):
        for event in step.events:
            if event.kind in ("walked", "led"):
                assert event.start < event.space
                assert not any(event.start < inn < event.space for inn in game.board.inns)
                stops[event.space] += 1
    for space, count in stops.items():
        assert count <= (room[space] if game.board.stations[space] is not Station.INN else game.setup.pawns)


@given(journeys())
def test_two_travelers_never_stand_in_one_place(journey):
    game = journey.game
    assert len(set(game.places)) == len(game.places)
    spaces = Counter(place >> 3 for place in game.places)
    for space, count in spaces.items():
        if not game.board.is_inn[space]:
            assert count <= 1 + game.has_side(space)


@given(journeys())
def test_no_dish_is_eaten_twice_and_no_inn_serves_anyone_twice(journey):
    inns_passed = dict.fromkeys(range(journey.record.setup.players), 0)
    for step in journey.record.steps(journey.record.start()):
        for event in step.events:
            if isinstance(event, Walked) and journey.game.board.is_inn[event.space]:
                inns_passed[event.seat] += 1
    for seat, player in enumerate(journey.game.players):
        assert len(set(player.meals)) == len(player.meals) <= inns_passed[seat]


@given(journeys())
def test_every_choice_offered_is_accepted(journey):
    for choice in journey.game.choices():
        journey.game.copy().play(choice)


@given(journeys())
def test_every_choice_not_offered_is_refused_and_changes_nothing(journey):
    game = journey.game
    before = state(game)
    for choice in EVERY_CHOICE:
        if choice not in game.choices():
            with pytest.raises(IllegalChoice):
                game.play(choice)
    assert state(game) == before


@given(journeys())
def test_a_choice_is_never_offered_twice(journey):
    choices = journey.game.choices()
    assert len(set(choices)) == len(choices)
    assert bool(choices) == (journey.game.actor is not None)


@given(journeys())
def test_record_to_link_to_record_is_the_identity(journey):
    assert open_link(encode(journey.record)) == journey.record


@given(journeys())
def test_replay_gives_the_same_events_and_position(journey):
    tellings = [list(journey.record.steps(journey.record.start())) for _ in range(2)]
    assert tellings[0] == tellings[1]
    assert state(journey.record.game()) == state(journey.game)


@given(journeys(), st.randoms(use_true_random=False))
def test_a_copy_shares_nothing(journey, pick):
    game = journey.game
    before, twin = state(game), game.copy()
    assert state(twin) == before
    while twin.actor is not None:
        twin.play(pick.choice(twin.choices()))
    assert state(game) == before


@settings(max_examples=400)
@given(journeys(), seeds)
def test_a_redeal_keeps_everything_that_the_seat_knows(journey, seed):
    game = journey.game
    before = state(game)
    for seat in range(len(game.players)):
        twin = game.redeal(seat, Chance(seed))
        assert twin.seen_by(seat) == game.seen_by(seat)
        assert seat != game.actor or twin.choices() == game.choices()
    assert state(game) == before


@given(journeys(), seeds)
def test_a_redealt_game_can_be_played_to_its_end(journey, seed):
    game = journey.game.redeal(0, Chance(seed))
    pick = Chance(seed)
    while game.actor is not None:
        game.play(game.choices()[pick.below(len(game.choices()))])
    assert recount(game) == [player.points for player in game.players]


@given(setups, seeds)
def test_everybody_lines_up_once(setup, seed):
    game = setup.start(seed)
    events = list(game.opening)
    while game.question is Question.TILE:
        events += game.play(game.choices()[0])
    [line] = [event for event in events if isinstance(event, LinedUp)]
    assert sorted(line.seats) == list(range(setup.pawns))
    assert game.mover == line.seats[0]


@given(journeys())
def test_choices_of_walking_are_in_the_order_of_the_road(journey):
    spaces = [choice.space for choice in journey.game.choices() if isinstance(choice, Walk | Lead)]
    assert spaces == sorted(spaces)


def test_choices_of_different_kinds_are_never_equal():
    assert Walk(3) != Lead(3)
    assert len(set(EVERY_CHOICE)) == len(EVERY_CHOICE)


@given(journeys(), seeds)
def test_in_a_redealt_game_everybody_sees_what_they_look_at(journey, seed):
    game = journey.game.redeal(0, Chance(seed))
    if game.question is Question.MEAL:
        table = game.seen_by(game.actor).table
        assert table == tuple((DISHES[card],) for card in game.table)


@given(journeys(), seeds)
def test_a_redealt_game_holds_no_trace_of_hidden_tiles(journey, seed):
    game = journey.game
    left = [card for card in game.tiles.cards if card not in {player.traveler.number for player in game.players}]
    twins = [game.redeal(0, Chance(seed + number)).tiles.cards for number in range(30)] if seed < 2**32 - 30 else []
    own = set(game.tiles.cards[:2])
    moved = {place for twin in twins for place, card in enumerate(twin) if card != game.tiles.cards[place]}
    assert {game.tiles.cards[place] for place in moved} <= set(left) - own


@pytest.mark.parametrize("wrong", [Give(1.0), Give(True), (1, "give")])
def test_what_looks_like_a_choice_is_the_choice(wrong):
    game = table()
    stop_at(game, Station.TEMPLE)
    game.play(wrong)
    assert type(game.players[0].offering) is int


def test_a_purchase_named_by_numbers_is_paid_once_and_whole():
    game = table(souvenirs=[Souvenir.GOFU, Souvenir.HASHI, Souvenir.KOMA])
    stop_at(game, Station.VILLAGE)
    game.play(Buy((2,)))
    assert game.players[0].souvenirs == (Souvenir.KOMA,)
    assert isinstance(game.players[0].souvenirs[0], Souvenir)


def test_a_finished_game_says_that_it_is_over():
    game = table()
    play_out(game, 1)
    with pytest.raises(IllegalChoice, match="The journey is over"):
        game.play(DECLINE)
