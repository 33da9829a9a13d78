"""The seats of any game: everybody's coins and points in a line, head lines of boards, who plays a seat, the story."""

from __future__ import annotations

from functools import lru_cache

from tokaido.view import amounts
from tokaido.view.markup import Markup, el
from tokaido.view.opponents import player_choice
from tokaido.view.sheet import crest
from tokaido.view.sitting import AnySitting


def strip(scene: AnySitting) -> Markup:
    """Everybody's coins and points in one line."""
    return el("ul", [chip(scene, seat) for seat in range(len(scene.game.players))], class_="strip")


def chip(scene: AnySitting, seat: int) -> Markup:
    """One traveler's coins and points; the one to act is marked."""
    player, acting = scene.game.players[seat], seat == scene.game.actor
    return el(
        "li",
        crest(scene, seat),
        el("span", scene.people[seat], class_="chip-name"),
        el("span", scene.say("to act"), class_="unseen") if acting else None,
        amounts.purse_and_score(scene, seat),
        class_="chip acting" if acting else "chip",
        aria_label=scene.say(
            "{name}: {coins}, {points}",
            name=scene.people[seat],
            coins=scene.teller.coins(player.coins),
            points=scene.teller.points(player.score),
        ),
    )


def head(scene: AnySitting, seat: int, title: str | None) -> Markup:
    """A seat's head line, a button that opens what the seat has and closes it."""
    return el(
        "button",
        crest(scene, seat),
        el("span", el("b", scene.people[seat]), el("small", title) if title else None, class_="names"),
        amounts.purse_and_score(scene, seat),
        type="button",
        class_="traveler-head",
        id=f"traveler-{seat}",
        aria_expanded="true" if seat == scene.shown else "false",
        data_act="show",
        data_value=seat,
    )


def played_by(scene: AnySitting, seat: int) -> Markup:
    """Who plays a seat; it can be changed at any time."""
    words = scene.say("Played by")
    bot = scene.bots[seat] if seat < len(scene.bots) else ""
    choice = player_choice(bot, scene.say, words, id=f"seat-{seat}", data_act="seat", data_value=seat)
    return el("label", el("span", words), choice, class_="setting")


def story(scene: AnySitting) -> Markup:
    """The log: what happened, turn by turn, the newest first; every line leads to its turn."""
    now, again = scene.turn if scene.watching else None, scene.say("Watch this turn again")
    turns = [line(number, " ".join(words), again, number == now) for number, words in enumerate(scene.story) if words]
    return el(
        "section",
        el("h2", scene.say("Story")),
        el("ol", reversed(turns), reversed=True),
        el("button", scene.say("Copy the story as text"), type="button", class_="plain", data_act="copy-story"),
        class_="story",
        aria_label=scene.say("Story"),
    )


@lru_cache(maxsize=512)
def line(turn: int, words: str, again: str, now: bool) -> Markup:
    """A turn of the story as a button that shows it again."""
    return el(
        "li",
        el(
            "button",
            words,
            type="button",
            class_="line",
            id=f"line-{turn}",
            aria_current="step" if now else None,
            title=again,
            data_act="replay-at",
            data_value=turn,
        ),
        value=turn,
    )
