"""Decks, and what seats know of them."""

from __future__ import annotations

from tokaido.core.chance import Chance
from tokaido.core.deck import EVERYONE, Deck

A, B = 0, 1


def test_cards_are_drawn_from_the_top_and_put_under():
    deck = Deck([5, 6, 7])
    assert deck.draw(2) == [5, 6]
    deck.put_under([8, 9])
    assert deck.cards == [7, 8, 9]


def test_a_short_deck_gives_what_it_has():
    deck = Deck([5])
    assert deck.draw(3) == [5]
    assert deck.draw(3) == []


def test_nobody_knows_a_shuffled_deck():
    deck = Deck(range(4))
    assert deck.known(A, deck.cards) == (None, None, None, None)


def test_a_card_put_under_unmixed_is_known_where_it_lies():
    deck = Deck(range(4))
    card = deck.draw(1)
    deck.show(1 << A, card)
    deck.put_under(card)
    assert deck.known(A, deck.cards) == (None, None, None, (0,))
    assert deck.known(B, deck.cards) == (None, None, None, None)


def test_cards_shuffled_under_the_deck_are_known_as_a_group():
    deck = Deck(range(5))
    cards = deck.draw(2)
    deck.show(EVERYONE, cards)
    deck.put_under(cards, Chance(1))
    assert deck.known(B, deck.cards) == (None, None, None, (0, 1), (0, 1))


def test_the_last_card_of_a_known_group_is_known():
    deck = Deck(range(4))
    cards = deck.draw(2)
    deck.show(EVERYONE, cards)
    deck.put_under(cards, Chance(1))
    drawn = deck.draw(3)[2]
    assert deck.known(A, deck.cards) == ((1 - drawn,),)


def test_a_card_drawn_unseen_from_a_known_group_stays_in_the_group():
    deck = Deck(range(5))
    table = deck.draw(3)
    deck.show(1 << A, table)
    deck.mix(table, Chance(3))
    deck.put_under([table.pop()])
    deck.show(1 << B, table)
    hidden = table + deck.cards
    assert deck.known(A, hidden) == ((0, 1, 2), (0, 1, 2), None, None, (0, 1, 2))
    assert deck.known(B, hidden)[:2] == ((table[0],), (table[1],))
    assert deck.known(B, hidden)[4] is None


def test_a_redeal_moves_only_what_the_seat_cannot_tell_apart():
    deck = Deck(range(10))
    cards = deck.draw(3)
    deck.show(1 << A, cards)
    deck.put_under(cards, Chance(1))
    seen_by_a, seen_by_b = set(), set()
    before = deck
    for seed in range(50):
        deck = before.copy()
        dealt = deck.redeal(A, deck.cards, Chance(seed))
        assert sorted(dealt) == sorted(deck.cards)
        assert set(dealt[-3:]) == {0, 1, 2}
        seen_by_a.add(tuple(dealt[-3:]))
        seen_by_b.add(before.copy().redeal(B, deck.cards, Chance(seed))[-1])
    assert len(seen_by_a) == 6
    assert len(seen_by_b) == 10


def test_a_group_never_takes_in_what_left_it():
    deck = Deck(range(10))
    deck.show(EVERYONE, [3, 5])
    deck.mix([3, 5], Chance(1))
    deck.show(EVERYONE, [3])
    assert deck.known(A, [3, 5, 9]) == ((3,), (5,), None)


def test_known_cards_mixed_with_unknown_ones_are_lost_from_sight():
    deck = Deck(range(6))
    deck.show(1 << A, [2])
    deck.mix([1, 2, 3], Chance(1))
    assert deck.known(A, deck.cards) == (None,) * 6


def test_a_redeal_tells_others_what_they_saw_in_the_new_deal_not_the_old():
    deck = Deck(range(8))
    deck.show(1 << B, deck.cards[:3])
    dealt = deck.redeal(A, deck.cards, Chance(5))
    assert dealt != list(range(8))
    assert deck.known(B, dealt)[:3] == ((dealt[0],), (dealt[1],), (dealt[2],))
