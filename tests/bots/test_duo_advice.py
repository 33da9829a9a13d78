"""Hints for Tokaido Duo: the choices that the planner would make, with reasons that are true, in three languages."""

from __future__ import annotations

import pytest
from tools import catalogs

from duo_tables import ARTIST, MERCHANT, PILGRIM, duo
from positions import duo_positions
from tokaido.bots.duo import BASHO, Why, advise
from tokaido.bots.duo.outlook import Outlook, taken
from tokaido.bots.duo.parts import Weighed
from tokaido.bots.duo.weights import PLANNER
from tokaido.core.chance import Chance
from tokaido.duo.choices import Roam, Travel, Walk
from tokaido.duo.events import Drew, Gilded, Painted
from tokaido.duo.pieces import Good
from tokaido.view.duo.advice import REASONS, Adviser
from tokaido.view.duo.sentences import Teller
from tokaido.view.language import ENGLISH, Language

PEOPLE = ("Aki", "Ben")
ALWAYS_GOOD = {Why.TEMPLE, Why.GARDEN, Why.COINS, Why.WAVE, Why.SPRING, Why.SALE, Why.OFFER, Why.PAINT, Why.PATIENCE}
"""Reasons that are said in one way only."""


def adviser(game, say=ENGLISH):
    return Adviser(game, Teller(say, PEOPLE))


def hint_for(game, choice):
    return next(adviser(game).hint(advice) for advice in advise(game, most=30) if advice.choice == choice)


def test_advice_begins_with_what_the_planner_would_do():
    for game in duo_positions(games=20, every=5):
        first, *others = advise(game)
        assert first.choice == BASHO.choose(game, Chance(1))
        assert len(others) <= 2
        assert all(other.value <= first.value for other in others)


def test_advice_is_the_same_with_all_that_is_hidden_dealt_anew():
    for game in duo_positions(games=20, every=3):
        assert advise(game.redeal(game.actor, Chance(77)), most=30) == advise(game, most=30)


def test_the_parts_of_all_values_differ_from_them_by_the_same():
    for game in duo_positions(games=20, every=3):
        weighed = Weighed(Outlook(PLANNER, game, game.actor))
        rest = [value - sum(part for _, part in weighed.parts(choice)) for choice, value in weighed.values.items()]
        moves = [amount for choice, amount in zip(weighed.values, rest, strict=True) if choice.kind != "abstain"]
        assert moves == pytest.approx([moves[0]] * len(moves))


def test_a_sale_that_completes_a_gold_plaque_is_told_so():
    goods = {"merchant": "M3", "goods": (0, 3, 0, 0), "coins": 2}
    game = duo((1, 1, 1), goods, {"pilgrim": 1, "merchant": "M1"}, left=(MERCHANT,))
    town = next(choice.town for choice in game.choices() if isinstance(choice, Travel) and choice.sold == 3)
    assert game.tokens[town].good is Good.POTTERY
    assert "the sale brings 9 coins, enough for gold plaque 1" in hint_for(game, Travel(town, 3))


def test_temples_and_gardens_count_by_each_other():
    game = duo((1, 1, 1), {"pilgrim": 20, "temple": 3, "garden": 4}, {"pilgrim": 2}, left=(PILGRIM,))
    assert "4 points at once, and every garden to come is worth more" in hint_for(game, Walk(21))
    game.players[0].garden = 6
    assert hint_for(game, Walk(21)).endswith(": 6 points at once")


def test_the_end_suits_whoever_is_ahead():
    ahead, behind = {"pilgrim": 20, "temple": 8, "garden": 5}, {"pilgrim": 2}
    assert "this round would be the last, and that suits you" in hint_for(
        duo((1, 1, 1), ahead, behind, left=(PILGRIM,)), Walk(21)
    )
    game = duo((1, 1, 1), {**ahead, "garden": 1}, {**behind, "temple": 7, "garden": 5, "plaques": 4}, left=(PILGRIM,))
    assert "but this round would be the last, and that suits Ben" in hint_for(game, Walk(21))


def test_the_die_that_the_other_needs_is_taken_from_him():
    game = duo((1, 1, 1), {"pilgrim": 20}, {"pilgrim": 2, "temple": 8, "garden": 5}, left=(PILGRIM, ARTIST), first=1)
    assert "it takes the die that Ben could use best" in hint_for(game, Walk(21))
    region = next(choice for choice in game.choices() if isinstance(choice, Roam))
    assert "but it leaves Ben a good die: Pilgrim" in hint_for(game, region)


def events_of(game, choice):
    twin = game.copy()
    return twin, twin.play(choice)


def facts_are_true(game, choice, reason):
    """Whatever a reason says can be checked on the table."""
    me = game.players[game.actor]
    after, events = events_of(game, choice)
    you = after.players[game.actor]
    assert reason.value > 0.0 or reason.why not in ALWAYS_GOOD
    if reason.why in (Why.TEMPLE, Why.GARDEN, Why.OFFER):
        assert reason.points == you.score - me.score
    if reason.why in (Why.COINS, Why.SALE):
        assert reason.amount == 10 * (you.plaques - me.plaques) + you.coins - me.coins
        assert [event.plaques for event in events if isinstance(event, Gilded)][-1:] == [reason.plaque] * (
            reason.plaque > 0
        )
    if reason.why is Why.DRAW:
        assert [reason.amount] == [len(event.goods) for event in events if isinstance(event, Drew)]
        assert reason.value > 0.0 or sum(me.goods) + reason.amount > me.room
    if reason.why is Why.PAINT:
        assert [reason.amount] == [len(event.works) for event in events if isinstance(event, Painted)]
    if reason.why is Why.OFFER:
        assert reason.amount == you.offered
    if reason.why is Why.END:
        assert after.ending
        assert not game.ending
    if reason.why is Why.WAVE:
        assert (reason.rival is not None) == (after.players[1 - game.actor].waves != game.players[1 - game.actor].waves)
    if reason.why is Why.SPRING:
        assert after.spring == game.actor
        assert reason.rival == game.spring
    if reason.why is Why.DENIED:
        wanted = Outlook(PLANNER, game, game.actor).rivals()
        best = max(wanted.values())
        assert wanted[taken(choice)] == best if reason.die is None else wanted[reason.die] > 0.0
    assert reason.rival != game.actor


def test_every_reason_is_true():
    seen = set()
    for game in duo_positions(games=60, every=2):
        for advice in advise(game):
            for reason in advice.reasons:
                seen.add(reason.why)
                facts_are_true(game, advice.choice, reason)
    assert seen == set(Why), "every kind of reason came up"


@pytest.mark.parametrize("code", ["en", *catalogs.LANGUAGES])
def test_every_hint_can_be_said_in_every_language(code):
    catalogs.compile_all()
    say = Language.load(code)
    for game in duo_positions(games=30, every=3):
        for advice in advise(game):
            hint = adviser(game, say).hint(advice)
            assert hint
            assert "{" not in hint


def test_every_kind_of_reason_has_a_sentence():
    assert set(REASONS) == set(Why)
