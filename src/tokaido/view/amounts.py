"""Cards that are buttons, and amounts of coins and points as marks with numbers."""

from __future__ import annotations

from tokaido.view import art
from tokaido.view.markup import Markup, el, join
from tokaido.view.sitting import AnySitting
from tokaido.view.tokens import token


def card(picture: Markup, title: str, lines: list[str | Markup], **attributes: object) -> Markup:
    """A card that is a button."""
    return el(
        "button",
        el("span", picture, class_="card-picture"),
        el("span", el("b", title), [el("span", line) for line in lines], class_="card-words"),
        type="button",
        **{"class_": "card", **attributes},
    )


def choice_card(scene: AnySitting, choice: object, picture: Markup, title: str, lines: list[str | Markup]) -> Markup:
    """A choice as a card to pick."""
    picked = scene.picked == choice
    return card(
        picture,
        title,
        lines,
        class_="card picked" if picked else "card",
        id=f"option-{token(choice)}",
        aria_pressed="true" if picked else "false",
        data_act="pick",
        data_value=token(choice),
        data_turn=scene.turn,
    )


def coin(count: int, gain: int = 0) -> Markup:
    """An amount of coins as a mark and a number, and how it just changed."""
    return amount("coin", art.coin(), str(count), gain, count)


def points(count: int, sign: str = "", gain: int = 0) -> Markup:
    """An amount of points as a mark and a number, and how it just changed."""
    return amount("points", art.points_flower(), f"{sign}{count}", gain, count)


def amount(kind: str, drawing: Markup, words: str, gain: int, count: int) -> Markup:
    """A mark and a number; a number that has just changed says from where it counts."""
    number = el("span", words, class_="count", data_from=count - gain) if gain else words
    return el("span", art.picture(drawing, "24 24"), number, change(gain), class_=f"amount {kind}")


def deal(price: int, gain: int) -> Markup:
    """A price, and the points that are had for it."""
    return join([coin(price), points(gain, "+")])


def change(gain: int) -> Markup | None:
    """A change that has just been counted."""
    if not gain:
        return None
    return el("small", f"{gain:+d}".replace("-", "−"), class_="gain" if gain > 0 else "gain loss")


def purse_and_score(scene: AnySitting, seat: int) -> list[Markup]:
    """A seat's coins and points, with what the last choice changed."""
    player = scene.game.players[seat]
    coins_gained, points_gained = scene.gains[seat] if scene.gains else (0, 0)
    return [coin(player.coins, coins_gained), points(player.score, gain=points_gained)]
