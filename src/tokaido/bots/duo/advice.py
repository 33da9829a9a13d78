"""A hint for the seat to act in Tokaido Duo: its best choices, what each is worth, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tokaido.bots.counsel import MOST_ADVICE, Advice, best, weightiest
from tokaido.bots.duo.outlook import Outlook, taken
from tokaido.bots.duo.parts import Part, Weighed, Why, draw_size, newly_painted, proceeds
from tokaido.bots.duo.weights import PLANNER, Weights
from tokaido.duo.choices import Choice
from tokaido.duo.game import Game, without
from tokaido.duo.island import TOWN_AT
from tokaido.duo.pieces import LAST_GARDEN, LAST_TEMPLE, MOST_PLAQUES, PLAQUE, Character
from tokaido.duo.reconstruction import ART_SCALE


class Reason(NamedTuple):
    """A part of a choice's value, with the facts that make it plain."""

    why: Why
    value: float
    """In points; negative if it speaks against the choice."""
    amount: int = 0
    """Coins earned, goods drawn, works painted, the number of the work offered, or what is left of the other track."""
    points: int = 0
    """Points at once."""
    plaque: int = 0
    """The number of the gold plaque that the coins become, or 0."""
    rival: int | None = None
    """The other seat, if it loses something by this."""
    die: Character | None = None
    """The best of the dice that are left for the other; None: the best of all is taken."""


def advise(game: Game, weights: Weights = PLANNER, most: int = MOST_ADVICE) -> list[Advice]:
    """The best choices of the seat to act, best first, by the evaluation that plays for the planner."""
    assert game.actor is not None, "nobody needs advice when the journey is over"
    weighed = Weighed(Outlook(weights, game, game.actor))
    return [Advice(choice, value, reasons(weighed, choice)) for choice, value in best(weighed.values.items(), most)]


def reasons(weighed: Weighed, choice: Choice) -> tuple[Reason, ...]:
    """The weightiest parts of a choice's value, with their facts."""
    return tuple(reason(weighed.outlook, choice, part) for part in weightiest(weighed.parts(choice)))


def reason(outlook: Outlook, choice: Choice, part: Part) -> Reason:
    """One part with its facts."""
    why, value = part
    return Reason(why, value, **FACTS[why](outlook, choice)) if why in FACTS else Reason(why, value)


Facts = dict[str, Any]


def temple_facts(outlook: Outlook, _choice: Choice) -> Facts:
    """A temple counts once for every garden, those to come included."""
    garden = outlook.player.garden
    return {"points": garden, "amount": 0 if outlook.game.ending else LAST_GARDEN - garden}


def garden_facts(outlook: Outlook, _choice: Choice) -> Facts:
    """A garden counts once for every temple, those to come included."""
    temple = outlook.player.temple
    return {"points": temple, "amount": 0 if outlook.game.ending else LAST_TEMPLE - temple}


def coin_facts(outlook: Outlook, choice: Any) -> Facts:
    """What a town pays, and whether it becomes gold."""
    return money(outlook, outlook.game.tokens[TOWN_AT[choice.station]].price)


def sale_facts(outlook: Outlook, choice: Any) -> Facts:
    """What the goods bring, and whether it becomes gold."""
    return money(outlook, proceeds(outlook, choice))


def money(outlook: Outlook, coins: int) -> Facts:
    """Coins, and the last gold plaque that they complete."""
    had = outlook.player.plaques
    plaques = min(had + (outlook.player.coins + coins) // PLAQUE, MOST_PLAQUES)
    return {"amount": coins, "plaque": plaques if plaques > had else 0}


def wave_facts(outlook: Outlook, _choice: Choice) -> Facts:
    """Whose wave token it was: only when none is left on the board it is the other's."""
    return {"rival": None if outlook.game.shore else 1 - outlook.seat}


def spring_facts(outlook: Outlook, _choice: Choice) -> Facts:
    """Whose hot spring token it was."""
    return {"rival": outlook.game.spring}


def draw_facts(outlook: Outlook, choice: Any) -> Facts:
    """How many goods are drawn."""
    return {"amount": draw_size(outlook, choice.town)}


def offer_facts(outlook: Outlook, _choice: Choice) -> Facts:
    """Which work it is, and what it brings."""
    number = outlook.player.offered + 1
    return {"amount": number, "points": ART_SCALE[number] - ART_SCALE[number - 1]}


def paint_facts(outlook: Outlook, choice: Any) -> Facts:
    """How many works are painted."""
    return {"amount": newly_painted(outlook, choice.region)}


def denied_facts(outlook: Outlook, choice: Choice) -> Facts:
    """The die that the other could use best, unless it is taken."""
    character, theirs = taken(choice), outlook.rivals()
    assert character is not None, "only who takes a die leaves others"
    left = without(outlook.game.left, character)
    wanted = max(left, key=lambda die: theirs[die])
    return {"rival": 1 - outlook.seat, "die": wanted if theirs[wanted] >= theirs[character] else None}


def end_facts(outlook: Outlook, _choice: Choice) -> Facts:
    """Who has to fear the end, or to hope for it."""
    return {"rival": 1 - outlook.seat}


FACTS: dict[Why, Callable[[Outlook, Any], Facts]] = {
    Why.TEMPLE: temple_facts,
    Why.GARDEN: garden_facts,
    Why.COINS: coin_facts,
    Why.WAVE: wave_facts,
    Why.SPRING: spring_facts,
    Why.SALE: sale_facts,
    Why.DRAW: draw_facts,
    Why.OFFER: offer_facts,
    Why.PAINT: paint_facts,
    Why.END: end_facts,
    Why.DENIED: denied_facts,
}
"""Where the facts of each reason come from."""
