"""Setting up: the box, tiles, purses, the line in the first inn, and given deals."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from tables import ALL_PLAYERS
from tokaido.classic import Deal, SetUp
from tokaido.classic.cards import DISHES, ENCOUNTERS, SOUVENIRS, SPRINGS, Dish, Encounter, Family, Souvenir
from tokaido.classic.choices import Become
from tokaido.classic.events import Became, LinedUp
from tokaido.classic.question import Question
from tokaido.classic.travelers import TILES
from tokaido.core.errors import BadSetUp, IllegalChoice

HIROSHIGE, CHUUBEI, KINKO, YOSHIYASU, SATSUKI, MITSUKUNI, SASAYAKKO, HIROTADA, UMEGAE, ZEN_EMON = TILES

SMALL_OBJECTS, FOOD_AND_DRINK, CLOTHING, ART = Family


def seated(setup, seed=1, deal=None):
    """A game after everybody has kept the first of the tiles offered, and the events of the last one."""
    game = setup.start(seed, deal)
    events = []
    while game.question is Question.TILE:
        events = game.play(game.choices()[0])
    return game, events


# The box


@pytest.mark.parametrize(
    ("family", "price", "names"),
    [
        (SMALL_OBJECTS, 1, "GOFU HASHI KOMA UCHIWA WASHI YUNOMI"),
        (FOOD_AND_DRINK, 1, "KAMABOKO KONPEITO MANJU"),
        (FOOD_AND_DRINK, 2, "DAIFUKU OCHA SAKE"),
        (CLOTHING, 2, "FUROSHIKI GETA HAORI KANZASHI SANDOGASA YUKATA"),
        (ART, 2, "JUBAKO NETSUKE SHIKKI"),
        (ART, 3, "SHAMISEN SUMIE UKIYO_E"),
    ],
)
def test_the_souvenirs_by_family_and_price(family, price, names):
    cards = [card.name for card in SOUVENIRS if (card.family, card.price) == (family, price)]
    assert sorted(cards) == names.split()


@pytest.mark.parametrize(
    ("price", "copies", "names"),
    [
        (1, 3, "DANGO MISOSHIRU NIGIRIMESHI"),
        (2, 2, "SOBA SUSHI TEMPURA TOFU YAKITORI"),
        (3, 1, "DONBURI FUGU SASHIMI TAI_MESHI UDON UNAGI"),
    ],
)
def test_the_dishes_by_price_and_number_of_cards(price, copies, names):
    cards = Counter(card.name for card in DISHES if card.price == price)
    assert cards == dict.fromkeys(names.split(), copies)


def test_how_many_cards_each_deck_has():
    game = SetUp(players=4).start(seed=1)
    decks = (game.souvenirs, game.meals, game.encounters, game.springs, game.tiles)
    assert [len(deck) for deck in decks] == [24, 25, 14, 12, 10]


# Tiles and purses


@pytest.mark.parametrize(
    ("traveler", "coins"),
    [
        (HIROSHIGE, 3),
        (CHUUBEI, 4),
        (KINKO, 7),
        (YOSHIYASU, 9),
        (SATSUKI, 2),
        (MITSUKUNI, 6),
        (SASAYAKKO, 5),
        (HIROTADA, 8),
        (UMEGAE, 5),
        (ZEN_EMON, 6),
    ],
    ids=lambda value: getattr(value, "name", str(value)),
)
def test_each_traveler_starts_with_the_coins_of_the_tile(traveler, coins):
    game = SetUp(players=2, free_travelers=True).start(seed=1)
    assert game.play(Become(traveler)) == [Became(0, traveler, coins)]
    assert game.players[0].coins == coins


@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_each_player_chooses_one_of_two_tiles(players):
    game = SetUp(players=players).start(seed=3)
    dealt = []
    for seat in range(players):
        assert (game.actor, game.question) == (seat, Question.TILE)
        assert len(game.choices()) == 2
        dealt += [choice.traveler.name for choice in game.choices()]
        game.play(game.choices()[1])
    assert len(set(dealt)) == 2 * players
    assert game.question in (Question.WALK, Question.LEAD)


def test_tiles_not_dealt_to_a_player_cannot_be_chosen():
    game = SetUp(players=2).start(1, Deal(tiles=TILES))
    assert game.choices() == (Become(HIROSHIGE), Become(CHUUBEI))
    with pytest.raises(IllegalChoice):
        game.play(Become(KINKO))


def test_only_their_owner_sees_the_two_tiles():
    game = SetUp(players=3).start(1, Deal(tiles=TILES))
    assert game.seen_by(0).tiles == (HIROSHIGE, CHUUBEI)
    assert game.seen_by(2).tiles == (SATSUKI, MITSUKUNI)
    assert game.seen_by(2).choices is None


def test_tiles_are_dealt_at_random():
    assert len({SetUp(players=2).start(seed).choices() for seed in range(20)}) > 1


# The line in the first inn


def test_the_travelers_line_up_after_all_have_chosen_their_tiles():
    game, events = seated(SetUp(players=4))
    assert not any(isinstance(event, LinedUp) for event in game.opening)
    became, lined_up = events
    assert isinstance(became, Became)
    assert sorted(lined_up.seats) == [0, 1, 2, 3]
    assert game.mover == lined_up.seats[0]


def test_the_order_of_leaving_is_random():
    orders = {seated(SetUp(players=3), seed)[1][-1].seats for seed in range(60)}
    assert orders == set(permutations(range(3)))


@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_all_travelers_start_in_the_first_inn_with_no_points(players):
    game, _ = seated(SetUp(players=players))
    assert game.arrived(0) == game.setup.pawns == max(players, 3)
    assert [player.score for player in game.players] == [0] * players


def test_the_same_seed_and_choices_give_the_same_game():
    first, second = (seated(SetUp(players=4), seed=9)[0] for _ in range(2))
    assert [first.seen_by(seat) for seat in range(4)] == [second.seen_by(seat) for seat in range(4)]
    assert first.meals.cards == second.meals.cards


# What cannot be set up


@pytest.mark.parametrize("players", [-1, 0, 1, 6, 50])
def test_tokaido_is_for_two_to_five_players(players):
    with pytest.raises(BadSetUp):
        SetUp(players=players)


@pytest.mark.parametrize(
    "deal",
    [
        Deal(souvenirs=SOUVENIRS[1:]),
        Deal(souvenirs=(Souvenir.GOFU, *SOUVENIRS[:-1])),
        Deal(meals=DISHES[:-1]),
        Deal(meals=(Dish.UNAGI, *DISHES[1:])),
        Deal(encounters=(*ENCOUNTERS, Encounter.MIKO)),
        Deal(springs=(2,) * 12),
        Deal(tiles=TILES[:4]),
        Deal(tiles=(KINKO,) * 10),
        Deal(order=(0, 1, 2)),
        Deal(order=(0, 1, 2, 2)),
        Deal(order=(1, 2, 3, 4)),
        Deal(souvenirs=()),
    ],
)
def test_a_given_deal_must_be_exactly_what_is_in_the_box(deal):
    with pytest.raises(BadSetUp):
        SetUp(players=4).start(1, deal)


def test_the_order_of_two_players_has_the_neutral_in_it():
    with pytest.raises(BadSetUp):
        SetUp(players=2).start(1, Deal(order=(0, 1)))
    game, _ = seated(SetUp(players=2), deal=Deal(order=(1, 2, 0)))
    assert game.mover == 1


def test_a_given_deal_lies_as_it_says():
    deal = Deal(
        souvenirs=SOUVENIRS[::-1],
        meals=DISHES[::-1],
        encounters=ENCOUNTERS[::-1],
        springs=SPRINGS[::-1],
        tiles=TILES[::-1],
        order=(3, 1, 0, 2),
    )
    game, events = seated(SetUp(players=4), deal=deal)
    assert [SOUVENIRS[card] for card in game.souvenirs.cards] == list(deal.souvenirs)
    assert [DISHES[card] for card in game.meals.cards] == list(deal.meals)
    assert [ENCOUNTERS[card] for card in game.encounters.cards] == list(deal.encounters)
    assert [SPRINGS[card] for card in game.springs.cards] == list(deal.springs)
    assert [player.traveler for player in game.players] == [UMEGAE, SASAYAKKO, SATSUKI, KINKO]
    assert events[-1] == LinedUp(deal.order)


def test_what_a_deal_leaves_open_is_shuffled_by_the_seed():
    decks = {tuple(SetUp(players=4).start(seed, Deal(meals=DISHES)).souvenirs.cards) for seed in range(5)}
    assert len(decks) == 5
