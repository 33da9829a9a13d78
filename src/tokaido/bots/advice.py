"""A hint for the seat to act: its best choices, what each is worth, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tokaido.bots.counsel import MOST_ADVICE, Advice, best, weightiest
from tokaido.bots.outlook import Outlook, Part, Why
from tokaido.bots.weights import PLANNER, Weights
from tokaido.bots.worth import COUNTED_AT, hunger, worth_of
from tokaido.classic.board import PIECES, Panorama, Station
from tokaido.classic.cards import Achievement
from tokaido.classic.choices import Buy, Choice, Eat, Give, Lead, Meet, Paint, Walk, bundle
from tokaido.classic.game import Game
from tokaido.classic.inns import price
from tokaido.classic.question import Question
from tokaido.classic.scoring import MOST_OF
from tokaido.classic.village import cost


class Reason(NamedTuple):
    """A part of a choice's value, with the facts that make it plain."""

    why: Why
    value: float
    """In points; negative if it speaks against the choice."""
    panorama: Panorama | None = None
    piece: int = 0
    """The number of the panorama piece, or 0."""
    achievement: Achievement | None = None
    rival: int | None = None
    """The seat that this is a race with."""
    amount: int = 0
    """Coins left in the purse, or stops or travelers passed."""
    urgent: bool = False
    """The purse would not, or might not, pay the meal of the inn ahead."""


def advise(game: Game, weights: Weights = PLANNER, most: int = MOST_ADVICE) -> list[Advice]:
    """The best choices of the seat to act, best first, by the evaluation that plays for the planner."""
    assert game.actor is not None, "nobody needs advice when the journey is over"
    outlook = Outlook(worth_of(weights, game.board), game, game.actor)
    return [Advice(choice, value, reasons(outlook, choice)) for choice, value in best(outlook.values(), most)]


def reasons(outlook: Outlook, choice: Choice) -> tuple[Reason, ...]:
    """The weightiest parts of a choice's value, with their facts."""
    return tuple(reason(outlook, choice, part) for part in weightiest(outlook.parts(choice)))


def reason(outlook: Outlook, choice: Choice, part: Part) -> Reason:
    """One part with its facts."""
    why, value = part
    return Reason(why, value, **FACTS[why](outlook, choice)) if why in FACTS else Reason(why, value)


Facts = dict[str, Any]


def painted(outlook: Outlook, choice: Choice) -> Panorama | None:
    """The panorama that a choice adds to for certain."""
    match choice:
        case Walk(space) if outlook.game.board.stations[space] <= Station.SEA:
            return Panorama(outlook.game.board.stations[space])
        case Paint(panorama):
            return panorama
        case Meet(encounter) if encounter.guide_to is not None:
            complete = outlook.player.pieces[encounter.guide_to] == PIECES[encounter.guide_to]
            return None if complete else encounter.guide_to
    return None


def piece_facts(outlook: Outlook, choice: Choice) -> Facts:
    """Which piece of which panorama, and who else has begun it."""
    panorama = painted(outlook, choice)
    if panorama is None:
        return {}
    pieces = [player.pieces[panorama] for player in outlook.game.players]
    return {
        "panorama": panorama,
        "piece": outlook.player.pieces[panorama] + 1,
        "rival": ahead_of_others(outlook, pieces),
    }


def ahead_of_others(outlook: Outlook, amounts: list[int]) -> int | None:
    """The other seat with the most of something; None if nobody has any."""
    others = [(amount, -seat) for seat, amount in enumerate(amounts) if seat != outlook.seat and amount]
    return -max(others)[1] if others else None


def coins_after(outlook: Outlook, choice: Choice) -> int:
    """The purse after a choice, as far as that is certain."""
    match choice:
        case Buy(souvenirs):
            return outlook.coins - cost(outlook.traveler, bundle(souvenirs))
        case Give(coins):
            return outlook.coins - coins
        case Eat(dish):
            return outlook.coins - (0 if outlook.game.question is Question.FREE_MEAL else price(outlook.player, dish))
        case _:
            return outlook.coins


def purse_facts(outlook: Outlook, choice: Choice) -> Facts:
    """What is left, and whether it is too little for the inn ahead."""
    left = coins_after(outlook, choice)
    inn_ahead = outlook.worth.ahead[Station.INN][outlook.space] > 0
    return {"amount": left, "urgent": inn_ahead and left < hunger(outlook.traveler)}


def most_facts(outlook: Outlook, choice: Choice) -> Facts:
    """Which achievement, and who else has most."""
    achievement = worked_for(outlook, choice)
    amounts = [MOST_OF[achievement](player) for player in outlook.game.players]
    return {"achievement": achievement, "rival": ahead_of_others(outlook, amounts)}


def worked_for(outlook: Outlook, choice: Choice) -> Achievement:
    """The achievement of the last inn that a choice counts for."""
    if isinstance(choice, Walk):
        station = outlook.game.board.stations[choice.space]
        return next(achievement for achievement, at in COUNTED_AT.items() if at is station)
    return Achievement.COLLECTOR if isinstance(choice, Buy) else Achievement.GOURMET


def rank_facts(outlook: Outlook, choice: Choice) -> Facts:
    """Who has given most."""
    return {"rival": ahead_of_others(outlook, [player.offering for player in outlook.game.players])}


def passed_stops(outlook: Outlook, choice: Choice) -> Facts:
    """How many open stops lie before this one."""
    return {"amount": outlook.game.choices().index(choice)}


def others_first(outlook: Outlook, choice: Choice) -> Facts:
    """How many travelers would be left behind."""
    assert isinstance(choice, Walk)
    mine = outlook.arrival(choice.space)
    return {"amount": sum(place < mine for pawn, place in enumerate(outlook.game.places) if pawn != outlook.seat)}


def denied(outlook: Outlook, choice: Choice) -> Facts:
    """Who wants the stop most."""
    if isinstance(choice, Lead):
        return {"rival": 1 - outlook.seat}
    assert isinstance(choice, Walk)
    return {"rival": outlook.wanted(outlook.game.board.stations[choice.space])[1]}


FACTS: dict[Why, Callable[[Outlook, Choice], Facts]] = {
    Why.PIECE: piece_facts,
    Why.FIRST: piece_facts,
    Why.PURSE: purse_facts,
    Why.MOST: most_facts,
    Why.RANK: rank_facts,
    Why.PASSED_STOPS: passed_stops,
    Why.OTHERS_FIRST: others_first,
    Why.DENIED: denied,
}
"""Where the facts of each reason come from."""
