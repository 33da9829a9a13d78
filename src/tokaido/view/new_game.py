"""The form for a new game."""

from __future__ import annotations

from typing import NamedTuple

from tokaido.classic.editions import FEWEST, MOST, VARIANTS
from tokaido.core.record import LONGEST_NAME
from tokaido.view import art
from tokaido.view.draft import DUO, STANDARD, TOKAIDO, Draft
from tokaido.view.language import Language, mark
from tokaido.view.markup import Markup, el
from tokaido.view.opponents import BOTS, characters, player_choice
from tokaido.view.shell import LESSON

CRESTS = (mark("indigo circle"), mark("red scales"), mark("green leaf"), mark("ochre diamond"), mark("plum blossom"))

VARIANT_WORDS = {
    "initiation": (mark("Initiation"), mark("No traveler powers, seven coins each. The best way to learn the game.")),
    "return_trip": (mark("Return Trip"), mark("From Edo to Kyoto, with the same rules.")),
    "gastronomy": (mark("Gastronomy"), mark("One meal fewer at each inn, so arriving early counts.")),
    "preparations": (mark("Preparations"), mark("Whoever leaves later has more coins.")),
}

EDITION_WORDS = {
    STANDARD: (mark("Best of all editions"), mark("Satsuki's meal from the deck, four meals for two players.")),
    "en": (
        mark("English rule book"),
        mark("Satsuki's free meal is one of the table's, unsold cards keep their order."),
    ),
    "fr-2012": (
        mark("French rule book, 2012"),
        mark("Satsuki's free meal is one of the table's, three meals for two players."),
    ),
    "fr-revised": (
        mark("French rule book, revised"),
        mark("Sasayakko need not hold the full price, three meals for two players."),
    ),
    "pt": (mark("Portuguese rule book"), mark("As the best of all, but unsold cards keep their order.")),
}


GAME_WORDS = {
    TOKAIDO: ("Tokaido", mark("two to five on the old road")),
    DUO: ("Tokaido Duo", mark("two on the island of Shikoku")),
}


def default_names(say: Language) -> tuple[str, ...]:
    """What people are called who give no name."""
    return tuple(say("Traveler {number}", number=number) for number in range(1, MOST + 1))


def new_game(draft: Draft, say: Language, *, first_time: bool, unfinished: bool = False) -> Markup:
    """The whole form."""
    return el(
        "form",
        el("h2", say("A new journey"), id="question", tabindex=-1),
        el("button", say("Back to the game under way"), type="button", class_="plain", data_act="resume")
        if unfinished
        else None,
        which_game(draft, say),
        el("button", say("How to play"), type="button", class_="plain", data_act="menu", data_value=LESSON),
        seats(draft, say, first_time=first_time),
        *(island_rules(draft, say) if draft.game == DUO else road_rules(draft, say, first_time=first_time)),
        el("button", say("Set out"), type="submit", class_="seal", data_act="start", id="seal"),
        class_="sheet new-game",
        id="new-game",
        aria_label=say("A new journey"),
        novalidate=True,
    )


def which_game(draft: Draft, say: Language) -> Markup:
    """The two games of the house."""
    return el(
        "div",
        [
            el(
                "button",
                el("b", title),
                el("small", say(words)),
                type="button",
                id=f"game-{number}",
                aria_pressed="true" if number == draft.game else "false",
                data_act="game",
                data_value=number,
            )
            for number, (title, words) in GAME_WORDS.items()
        ],
        class_="counts games",
        role="group",
        aria_label=say("Which game?"),
    )


def road_rules(draft: Draft, say: Language, *, first_time: bool) -> list[Markup | None]:
    """What can be settled for Tokaido."""
    rest = el(
        "details",
        el("summary", say("Edition, seed, undo and privacy")),
        editions(draft, say),
        seed(draft, say),
        undoing(draft, say),
        privacy(draft, say),
    )
    return [tiles(draft, say), variants(draft, say, first_time=first_time), rest]


def island_rules(draft: Draft, say: Language) -> list[Markup]:
    """What can be settled for Tokaido Duo."""
    green = say("More mountains and bamboo among the works of the first player.")
    violet = say("More moons and waterfalls among the works of the first player.")
    works = el(
        "fieldset",
        el("legend", say("Works of the first player")),
        radio(Answer("works", "violet", say("Violet"), violet), checked=not draft.green_first),
        radio(Answer("works", "green", say("Green"), green), checked=draft.green_first),
    )
    return [el("details", el("summary", say("Works, seed and undo")), works, seed(draft, say), undoing(draft, say))]


def company(draft: Draft, say: Language, *, first_time: bool) -> Markup:
    """All of you at one screen, or you alone against bots."""
    alone = any(draft.bots[1 : draft.seats])
    choices = (
        ("", say("Together at this screen"), not alone),
        (easy(first_time), say("Alone, against the computer"), alone),
    )
    return el(
        "div",
        [
            el(
                "button",
                words,
                type="button",
                id=f"company-{'alone' if bot else 'together'}",
                aria_pressed="true" if chosen else "false",
                data_act="against",
                data_value=bot,
            )
            for bot, words, chosen in choices
        ],
        class_="counts company",
        role="group",
        aria_label=say("Company"),
    )


def easy(first_time: bool) -> str:
    """A bot that is fun to play against: an easier one for a first game."""
    return BOTS[0] if first_time else BOTS[1]


def seats(draft: Draft, say: Language, *, first_time: bool) -> Markup:
    """How many play, and who."""
    return el(
        "fieldset",
        el("legend", say("Who travels?")),
        number_of_players(draft, say) if draft.game == TOKAIDO else None,
        company(draft, say, first_time=first_time),
        el("ol", [seat_row(draft, say, seat) for seat in range(draft.seats)], class_="seats"),
        el("details", el("summary", say("Who are these travelers?")), characters(say))
        if any(draft.bots[: draft.seats])
        else None,
        el("p", say("Two players travel with a neutral traveler, moved by whoever leads."), class_="hint")
        if draft.game == TOKAIDO and draft.players == 2
        else None,
    )


def number_of_players(draft: Draft, say: Language) -> Markup:
    """Two to five."""
    return el(
        "div",
        [
            el(
                "button",
                number,
                type="button",
                id=f"players-{number}",
                aria_pressed="true" if number == draft.players else "false",
                aria_label=say.many("{count} player", "{count} players", number),
                data_act="players",
                data_value=number,
            )
            for number in range(FEWEST, MOST + 1)
        ],
        class_="counts",
        role="group",
        aria_label=say("Number of players"),
    )


def seat_row(draft: Draft, say: Language, seat: int) -> Markup:
    """A person's crest and name."""
    crest, wrong = draft.crests[seat], draft.bad_name() == seat
    return el(
        "li",
        el(
            "button",
            art.picture(art.crest(crest), "24 24"),
            type="button",
            class_="crest-button",
            id=f"crest-{seat}",
            data_act="crest",
            data_value=seat,
            aria_label=say("Crest of seat {number}: {crest}. Change it.", number=seat + 1, crest=say(CRESTS[crest])),
        ),
        el(
            "input",
            type="text",
            id=f"name-{seat}",
            value=draft.names[seat],
            placeholder=draft.bot_name(seat) or default_names(say)[seat],
            maxlength=LONGEST_NAME,
            autocomplete="off",
            data_act="name",
            data_value=seat,
            aria_label=say("Name of seat {number}", number=seat + 1),
            aria_invalid="true" if wrong else None,
            aria_describedby=f"wrong-{seat}" if wrong else None,
        ),
        player_choice(
            draft.bots[seat],
            say,
            say("Who plays seat {number}", number=seat + 1),
            id=f"bot-{seat}",
            data_act="bot",
            data_value=seat,
        ),
        el(
            "p",
            say("This name cannot be used: letters, numbers and spaces, please."),
            class_="wrong",
            id=f"wrong-{seat}",
        )
        if wrong
        else None,
    )


def tiles(draft: Draft, say: Language) -> Markup | None:
    """How traveler tiles are chosen; without tiles there is nothing to choose."""
    if "initiation" in draft.variants:
        return None
    dealt = Answer("tiles", "dealt", say("Two dealt to each, one chosen"))
    free = Answer("tiles", "free", say("Picked freely, one after the other"))
    return el(
        "fieldset",
        el("legend", say("Traveler tiles")),
        radio(dealt, checked=not draft.free_travelers),
        radio(free, checked=draft.free_travelers),
    )


def variants(draft: Draft, say: Language, *, first_time: bool) -> Markup:
    """The four variants, a line each."""
    return el(
        "fieldset",
        el("legend", say("Variants")),
        el("p", say("Your first journey? Leave Initiation on."), class_="hint") if first_time else None,
        [
            tick(Answer("variant", name, *map(say, VARIANT_WORDS[name])), checked=name in draft.variants)
            for name in VARIANTS
        ],
    )


def editions(draft: Draft, say: Language) -> Markup:
    """Where the rule books differ."""
    return el(
        "fieldset",
        el("legend", say("Rule book")),
        [
            radio(Answer("edition", name, *map(say, words)), checked=name == draft.edition)
            for name, words in EDITION_WORDS.items()
        ],
    )


def seed(draft: Draft, say: Language) -> Markup:
    """Which shuffle to play."""
    wrong = draft.seed != "" and draft.seed_number(-1) < 0
    return el(
        "label",
        el("span", say("Seed (the same seed is the same game; empty for a new one)")),
        el(
            "input",
            type="text",
            inputmode="numeric",
            id="seed",
            value=draft.seed,
            maxlength=10,
            autocomplete="off",
            data_act="seed",
            aria_invalid="true" if wrong else None,
        ),
        el("span", say("A seed is a whole number up to 4294967295."), class_="wrong") if wrong else None,
        class_="seed",
    )


def undoing(draft: Draft, say: Language) -> Markup:
    """How far choices may be taken back."""
    fair = say("Not past another person's choice, nor past anything that has come to light.")
    return el(
        "fieldset",
        el("legend", say("Taking choices back")),
        radio(Answer("undoing", "free", say("Freely")), checked=not draft.fair),
        radio(Answer("undoing", "fair", say("Fairly"), fair), checked=draft.fair),
    )


def privacy(draft: Draft, say: Language) -> Markup:
    """Whether hidden cards wait behind a cover."""
    line = say("Nobody minds who sees the meals: no cover between turns.")
    return tick(Answer("openly", "openly", say("We play openly"), line), checked=draft.openly)


class Answer(NamedTuple):
    """One of the form's answers: what it does, what it is called, and a line of explanation."""

    act: str
    value: str
    title: str
    line: str | None = None


def tick(answer: Answer, *, checked: bool) -> Markup:
    """A box to tick."""
    return choice_row("checkbox", answer, checked=checked)


def radio(answer: Answer, *, checked: bool) -> Markup:
    """One of several."""
    return choice_row("radio", answer, checked=checked)


def choice_row(kind: str, answer: Answer, *, checked: bool) -> Markup:
    """A labelled input with its line of explanation."""
    return el(
        "label",
        el(
            "input",
            type=kind,
            name=answer.act,
            value=answer.value,
            id=f"{answer.act}-{answer.value}",
            checked=checked,
            data_act=answer.act,
            data_value=answer.value,
        ),
        el("span", el("b", answer.title), el("small", answer.line) if answer.line else None),
        class_="choice",
    )
