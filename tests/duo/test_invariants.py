"""What holds in every game of Tokaido Duo, whatever is chosen."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tools.duo_soak import check, soak

from duo_tables import play_out
from strategies import duo_journeys, duo_setups, seeds
from tokaido.core.chance import Chance
from tokaido.core.errors import BadSetUp, DamagedLink, IllegalChoice
from tokaido.core.link import encode
from tokaido.core.record import Record
from tokaido.duo import Deal, Game, SetUp
from tokaido.duo.choices import (
    ABSTAIN,
    REST,
    RETURNS,
    ROAMS,
    SALES,
    SHORE_WALKS,
    SKIPS,
    TRAVELS,
    WALKS,
    Abstain,
    Choice,
    keeps,
)
from tokaido.duo.events import Drew, Earned, Event, Gilded, Left, Offered, Painted, Prayed, Returned, Sold, Strolled
from tokaido.duo.pieces import GREEN_WORKS, PLAQUE, TOKENS, VIOLET_WORKS, Wave
from tokaido.games import open_link

EVERY_CHOICE = [
    *WALKS,
    *[walk for walks in SHORE_WALKS for walk in walks],
    *[travel for travels in TRAVELS for travel in travels],
    *[sale for town in SALES for sales in town for sale in sales],
    *[roam for deeds in ROAMS for roam in deeds],
    *SKIPS,
    *RETURNS,
    *keeps((2, 2, 2, 2), 5),
    ABSTAIN,
    REST,
]


def state(game: Game) -> tuple:
    """Everything there is in a position."""
    hidden = [(player.works, player.score) for player in game.players]
    return (game.seen_by(0), hidden, game.waves, tuple(game.chance.copy().numbers(3)))


@given(duo_journeys())
def test_what_must_hold_holds(journey):
    check(journey.game)


def test_a_part_of_the_soak():
    seen = soak(300)
    kinds = {event.__dict__["_field_defaults"]["kind"] for event in get_args(Event)} - {"laid_out"}
    assert kinds - set(seen) <= {"skipped", "returned"}, "everything happens in random games"


def events_of(record):
    return [event for step in record.steps(record.start()) for event in step.events]


@given(duo_journeys())
def test_coins_add_up(journey):
    coins = Counter()
    for event in events_of(journey.record):
        match event:
            case Earned(seat, gained) | Sold(seat, _, _, gained):
                coins[seat] += gained
            case Gilded(seat, _):
                coins[seat] -= PLAQUE
    assert [player.coins for player in journey.game.players] == [coins[0], coins[1]]


@given(duo_journeys())
def test_goods_add_up(journey):
    goods = Counter()
    for event in events_of(journey.record):
        match event:
            case Drew(seat, drawn):
                goods[seat] += len(drawn)
            case Left(seat, left):
                goods[seat] -= len(left)
            case Sold(seat, _, sold, _):
                goods[seat] -= sold
            case Returned(seat, _):
                goods[seat] -= 1
    assert [sum(player.goods) for player in journey.game.players] == [goods[0], goods[1]]


@given(duo_journeys())
def test_tracks_and_works_add_up(journey):
    notches, works, offered = Counter(), Counter(), Counter()
    for event in events_of(journey.record):
        match event:
            case Prayed(seat, _) | Strolled(seat, _):
                notches[seat] += 1
            case Painted(seat, painted):
                works[seat] += len(painted)
            case Offered(seat, _, _):
                offered[seat] += 1
    for seat, player in enumerate(journey.game.players):
        assert player.temple + player.garden - 2 == notches[seat]
        assert (player.painted, player.offered) == (works[seat], offered[seat])


@given(duo_journeys())
def test_every_choice_offered_is_accepted(journey):
    for choice in journey.game.choices():
        twin = journey.game.copy()
        twin.play(choice)
        check(twin)


@given(duo_journeys())
def test_every_choice_not_offered_is_refused_and_changes_nothing(journey):
    game = journey.game
    before = state(game)
    for choice in EVERY_CHOICE:
        if choice not in game.choices():
            with pytest.raises(IllegalChoice):
                game.play(choice)
    assert state(game) == before


@given(duo_journeys())
def test_record_to_link_to_record_is_the_identity(journey):
    assert open_link(encode(journey.record)) == journey.record


@given(duo_journeys())
def test_replay_gives_the_same_events_and_position(journey):
    tellings = [list(journey.record.steps(journey.record.start())) for _ in range(2)]
    assert tellings[0] == tellings[1]
    assert state(journey.record.game()) == state(journey.game)


@given(duo_journeys(), seeds)
def test_a_copy_shares_nothing(journey, seed):
    game = journey.game
    before, twin = state(game), game.copy()
    assert state(twin) == before
    play_out(twin, seed)
    assert state(game) == before


@given(duo_journeys(), st.integers(0, 1), seeds)
def test_a_redeal_looks_the_same_to_the_seat_and_can_be_played_on(journey, seat, seed):
    game = journey.game
    before, twin = state(game), game.redeal(seat, Chance(seed))
    assert twin.seen_by(seat) == game.seen_by(seat)
    play_out(twin, seed)
    assert state(game) == before


@given(duo_journeys(), seeds, seeds)
def test_a_redeal_holds_no_trace_of_what_was_hidden(journey, seed, other):
    """Dealt twice by the same chance, from two games that look alike, it is the same."""
    twin = journey.game.redeal(0, Chance(other))
    assert state(twin.redeal(0, Chance(seed))) == state(journey.game.redeal(0, Chance(seed)))


@given(duo_journeys(whole=True))
def test_what_was_shown_is_dice_goods_and_works(journey):
    game = journey.record.start()
    for choice in journey.record.choices:
        before = game.copy()
        events = game.play(choice)
        shown = any(event.kind in ("rolled", "drew") or (event.kind == "painted" and event.works) for event in events)
        assert game.has_shown_since(before) == shown


@given(duo_setups, seeds)
def test_the_colours_have_their_works(setup, seed):
    works = [tuple(sorted(player.works)) for player in setup.start(seed).players]
    assert works == ([GREEN_WORKS, VIOLET_WORKS] if setup.green_first else [VIOLET_WORKS, GREEN_WORKS])


def test_given_tokens_works_and_waves_travel_in_the_link():
    deal = Deal(TOKENS[::-1], VIOLET_WORKS[::-1], GREEN_WORKS, (Wave.HURRIED, Wave.SKILLED, Wave.INSPIRED))
    for given_deal in (deal, Deal(), Deal(green=GREEN_WORKS)):
        record = Record(SetUp(green_first=True), 9, (), ("Aki", "Ben"), given_deal)
        assert open_link(encode(record)) == record
    assert SetUp().start(1, deal).tokens == TOKENS[::-1]


@pytest.mark.parametrize(
    "wrong",
    [{"tokens": TOKENS[1:]}, {"violet": GREEN_WORKS}, {"waves": (Wave.HURRIED,)}, {"waves": (Wave.HURRIED,) * 3}],
)
def test_a_deal_that_the_box_does_not_have_is_refused(wrong):
    with pytest.raises(BadSetUp):
        Deal(**wrong)


@pytest.mark.parametrize("players", [1, 3])
def test_it_is_for_two(players):
    with pytest.raises(BadSetUp, match="for 2 players"):
        SetUp(players=players)


def test_a_game_without_end_still_fits_into_a_link():
    game, made = SetUp().start(3), []
    while len(made) < 1500:
        made.append(ABSTAIN if ABSTAIN in game.choices() else game.choices()[0])
        game.play(made[-1])
    for length in (1022, 1023, 1024, 1500):
        record = Record(SetUp(), 3, tuple(made[:length]))
        assert open_link(encode(record)) == record


def test_a_cut_link_is_turned_away():
    text = encode(Record(SetUp(), 3, tuple(play_out(SetUp().start(3), 3))))
    with pytest.raises(DamagedLink):
        open_link(text[:-2])


def test_every_kind_of_choice_and_event_has_a_name_of_its_own():
    for family in (Choice, Event):
        kinds = [member.__dict__["_field_defaults"]["kind"] for member in get_args(family)]
        assert len(set(kinds)) == len(kinds)
    assert Abstain() == ABSTAIN


def test_links_of_whole_games_are_short():
    records = [Record(SetUp(), seed, tuple(play_out(SetUp().start(seed), seed))) for seed in range(60)]
    lengths = [len(encode(record)) for record in records]
    assert sum(lengths) / len(lengths) <= 120
