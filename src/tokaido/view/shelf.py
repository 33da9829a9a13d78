"""The shelf: every game that the browser keeps, and what can be done with it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import NamedTuple

from tokaido.core.game import Game
from tokaido.view import art
from tokaido.view.language import Language
from tokaido.view.markup import Markup, el


class Row(NamedTuple):
    """A game as the shelf shows it."""

    id: str
    title: str
    people: tuple[str, ...]
    crests: tuple[int, ...]
    over: bool
    progress: str
    """Which game it is, and how far it is or how it ended."""
    changed: int
    renaming: bool = False


def shelf(rows: list[Row], say: Language) -> Markup:
    """All games, the one played last first."""
    return el(
        "section",
        el("h2", say("Your games"), id="question", tabindex=-1),
        el("p", say("Nothing here yet. Every game that you begin is kept here, in this browser."), class_="hint")
        if not rows
        else None,
        el("ul", [entry(row, say) for row in rows], class_="shelf"),
        el(
            "div",
            el("button", say("New game"), type="button", class_="seal", data_act="new", id="seal"),
            el("button", say("Save all to a file"), type="button", class_="plain", data_act="export") if rows else None,
            el(
                "label",
                say("Bring in games from a file"),
                el("input", type="file", accept=".json,application/json", data_act="import", class_="unseen"),
                class_="plain file",
            ),
            class_="buttons",
        ),
        class_="sheet",
        aria_label=say("Your games"),
    )


def entry(row: Row, say: Language) -> Markup:
    """One game: whose it is, how far it is, and its buttons."""
    return el(
        "li",
        el("div", [art.picture(art.crest(crest), "24 24", class_="crest") for crest in row.crests], class_="crests"),
        rename_field(row, say) if row.renaming else el("h3", heading(row, say)),
        el("p", say.list(list(row.people))) if row.title else None,
        el("p", row.progress, " · ", day(row.changed), class_="hint"),
        el("div", [action(row, act, words) for act, words in actions(row, say)], class_="buttons"),
    )


def heading(row: Row, say: Language) -> str:
    """The game's own title, or who plays."""
    return row.title or say.list(list(row.people))


def rename_field(row: Row, say: Language) -> Markup:
    """A new title being typed."""
    return el(
        "input",
        type="text",
        id=f"title-{row.id}",
        value=row.title,
        placeholder=say.list(list(row.people)),
        maxlength=40,
        autocomplete="off",
        data_act="title",
        data_value=row.id,
        aria_label=say("Title of this game"),
    )


def actions(row: Row, say: Language) -> list[tuple[str, str]]:
    """What can be done with a game."""
    return [
        ("open", say("See the count") if row.over else say("Continue")),
        ("watch", say("Watch again")),
        ("rename", say("Done") if row.renaming else say("Rename")),
        ("duplicate", say("Duplicate")),
        ("export", say("Save to a file")),
        ("delete", say("Delete")),
    ]


def action(row: Row, act: str, words: str) -> Markup:
    """A button of an entry; its name tells the game as well."""
    return el("button", words, type="button", class_="plain", id=f"{act}-{row.id}", data_act=act, data_value=row.id)


def progress(game: Game, so_far: str, turns: int, people: tuple[str, ...], say: Language) -> str:
    """How far a game is, or how it ended."""
    outcome = game.outcome()
    if outcome is not None:
        winners = say.list([people[seat] for seat in outcome.winners])
        return say("Finished: {names}, {points} points", names=winners, points=max(outcome.scores))
    choices = say.many("{count} choice made", "{count} choices made", turns)
    return f"{so_far}, {choices}" if so_far else choices


def day(changed: int) -> Markup | None:
    """The day of the last choice."""
    if not changed:
        return None
    date = datetime.fromtimestamp(changed / 1000, UTC).date().isoformat()
    return el("time", date, datetime=date)
