"""A pile of face-down cards, and what each seat knows of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tokaido.core.chance import Chance

EVERYONE = -1
"""As a bit mask of seats: all of them, however many there are."""

Mixing = None
"""In place of a mask: these cards changed places unseen."""


Pool = tuple[int, int]


class Deck:
    """Numbered cards from top to bottom, and the diary of who saw which of them.

    A card is a number of its own even where two look alike. The diary has two kinds of entries: some seats saw
    some cards and where they went; or some cards were shuffled among themselves. From it `pools` works out, only
    when somebody asks, what a seat can still tell apart. Keeping the diary costs play almost nothing.
    """

    __slots__ = ("cards", "diary")

    def __init__(self, cards: Iterable[int]) -> None:
        self.cards = list(cards)
        self.diary: list[tuple[int | None, tuple[int, ...]]] = []

    def __len__(self) -> int:
        return len(self.cards)

    def copy(self) -> Deck:
        """The same pile and the same diary, shared with nobody."""
        twin = Deck.__new__(Deck)
        twin.cards, twin.diary = self.cards.copy(), self.diary.copy()
        return twin

    def draw(self, count: int) -> list[int]:
        """Take up to `count` cards from the top; fewer when the pile is short."""
        drawn = self.cards[:count]
        del self.cards[:count]
        return drawn

    def put_under(self, cards: list[int], chance: Chance | None = None) -> None:
        """Lay cards under the pile: shuffled if there is chance, else the first of them uppermost."""
        if chance is not None and len(cards) > 1:
            self.mix(cards, chance)
        self.cards += cards

    def mix(self, cards: list[int], chance: Chance) -> None:
        """Shuffle cards, so that whoever knew them one by one knows them only as a group."""
        chance.shuffle(cards)
        self.diary.append((Mixing, tuple(cards)))

    def show(self, seats: int, cards: Iterable[int]) -> None:
        """Let the seats of a bit mask see cards and where each of them lies."""
        self.diary.append((seats, tuple(cards)))

    @property
    def looks(self) -> int:
        """How often some seats, and not all, were shown cards."""
        return sum(seats not in (Mixing, EVERYONE) for seats, _ in self.diary)

    def pools(self, seat: int) -> dict[int, Pool]:
        """The pool of every card that the seat can place; cards of one pool it cannot tell apart.

        A pool is named by the diary's entry that made it, so that no name ever comes back.
        """
        pool_of: dict[int, Pool] = {}
        for entry, (seats, cards) in enumerate(self.diary):
            if seats is not Mixing:
                if seats >> seat & 1:
                    pool_of.update((card, (entry, card)) for card in cards)
            elif all(card in pool_of for card in cards):
                merged = {pool_of[card] for card in cards}
                pool_of.update((card, (entry, -1)) for card, pool in pool_of.items() if pool in merged)
            else:
                for card in cards:
                    pool_of.pop(card, None)
        return pool_of

    def redeal(self, seat: int, hidden: Sequence[int], chance: Chance) -> list[int]:
        """Hidden cards dealt anew over their places, as far as the seat cannot tell the difference.

        They are put in order before they are shuffled, so the new deal depends on chance and on what the seat knows,
        on nothing else. The diary is rewritten to match: what other seats saw is true of the new deal and tells
        nothing of the old.
        """
        dealt = list(hidden)
        for places in self._groups(seat, hidden):
            cards = sorted([hidden[place] for place in places])
            chance.shuffle(cards)
            for place, card in zip(places, cards, strict=True):
                dealt[place] = card
        new = dict(zip(hidden, dealt, strict=True))
        self.diary = [(seats, tuple(new.get(card, card) for card in cards)) for seats, cards in self.diary]
        return dealt

    def known(self, seat: int, hidden: Sequence[int]) -> tuple[tuple[int, ...] | None, ...]:
        """For each hidden place the cards that may lie there as far as the seat knows; None: it has no idea."""
        pool_of = self.pools(seat)
        known: list[tuple[int, ...] | None] = [None] * len(hidden)
        for places in self._groups(seat, hidden):
            if hidden[places[0]] in pool_of:
                cards = tuple(sorted(hidden[place] for place in places))
                for place in places:
                    known[place] = cards
        return tuple(known)

    def _groups(self, seat: int, hidden: Sequence[int]) -> Iterable[list[int]]:
        pool_of = self.pools(seat)
        groups: dict[Pool | None, list[int]] = {}
        for place, card in enumerate(hidden):
            groups.setdefault(pool_of.get(card), []).append(place)
        return groups.values()
