"""The two players' boards, drawn: tracks of the pilgrim, goods and gold of the merchant, works of the artist."""

from __future__ import annotations

from tokaido.duo.choices import listed
from tokaido.duo.island import Station
from tokaido.duo.pieces import LAST_GARDEN, LAST_TEMPLE, MOST_PLAQUES, WORKS, Character, Wave
from tokaido.duo.player import Player
from tokaido.duo.reconstruction import ART_SCALE, GOLD_SCALE
from tokaido.view import amounts, art, seats
from tokaido.view.art import duo as drawings
from tokaido.view.duo import text
from tokaido.view.duo.rack import rack
from tokaido.view.duo.scene import Scene
from tokaido.view.markup import Markup, el
from tokaido.view.sheet import crest

WIDTH, HEIGHT = 340, 236
"""Of a drawn board, in its own measure."""


def strip(scene: Scene) -> Markup:
    """What both players have, in small, and what lies beside the island."""
    rows = [
        el(
            "li",
            el("span", scene.say("to act"), class_="unseen") if seat == scene.game.actor else None,
            tally(scene, seat),
            class_="chip acting" if seat == scene.game.actor else "chip",
        )
        for seat in range(len(scene.game.players))
    ]
    return el("div", el("ul", rows, class_="strip"), rack(scene))


def tally(scene: Scene, seat: int) -> Markup:
    """A player's board in small, in two rows: points, tracks and works; coins and gold, with all that is held."""
    player = scene.game.players[seat]
    tracks = (
        (drawings.stop(Station.TEMPLE), "48 48", player.temple),
        (drawings.stop(Station.GARDEN), "48 48", player.garden),
        (drawings.work_back(back(scene, seat)), "36 48", player.offered),
    )
    purse = ((art.coin(), "24 24", player.coins), (drawings.plaque(), "24 24", player.plaques))
    works = [(drawings.work(work), "36 48") for work in player.works[player.offered : player.painted][:1]]
    goods = [(drawings.good(good), "48 48") for good in listed(player.goods)]
    tokens = [(drawings.wave(wave), "48 48") for wave in Wave if player.has(wave)]
    spring = [(drawings.spring_token(), "48 48")] if scene.game.spring == seat else []
    words = [scene.people[seat], text.boards(player, scene.teller), scene.say("The hot spring token") if spring else ""]
    return el(
        "span",
        el("span", crest(scene, seat), amounts.points(player.score), [counted(*one) for one in tracks]),
        el(
            "span",
            [counted(*one) for one in purse],
            el("span", [art.picture(*one) for one in [*goods, *works, *tokens, *spring]], class_="held"),
        ),
        class_="tally",
        role="img",
        aria_label=" · ".join(filter(None, words)),
    )


def counted(drawing: Markup, box: str, number: int) -> Markup:
    """A mark and a number."""
    return el("span", art.picture(drawing, box), number, class_="amount")


def travelers(scene: Scene) -> Markup:
    """Both boards, one of them open."""
    return el(
        "section",
        el("h2", scene.say("Boards")),
        [traveler(scene, seat) for seat in range(len(scene.game.players))],
        beside(scene),
        class_="travelers",
        aria_label=scene.say("Boards"),
    )


def traveler(scene: Scene, seat: int) -> Markup:
    """A player's head line, and the board if it lies open."""
    return el(
        "article",
        seats.head(scene, seat, colour(scene, seat)),
        board(scene, seat) if seat == scene.shown else None,
        class_="traveler",
    )


def colour(scene: Scene, seat: int) -> str:
    """Which works a player has."""
    return scene.say("the green works") if is_green(scene, seat) else scene.say("the violet works")


def board(scene: Scene, seat: int) -> Markup:
    """All that a player has."""
    return el(
        "div",
        drawn(scene, seat),
        tokens(scene, seat),
        seats.played_by(scene, seat) if not scene.watching else None,
        class_="collection",
    )


def drawn(scene: Scene, seat: int) -> Markup:
    """The board as a picture; its words are those of the command line."""
    words = text.boards(scene.game.players[seat], scene.teller)
    return el(
        "svg",
        parts(scene, seat),
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        class_="duo-board",
        role="img",
        aria_label=words,
    )


def parts(scene: Scene, seat: int) -> list[Markup]:
    """The parts of the three characters, one below the other."""
    player, crest_ = scene.game.players[seat], scene.crests[seat]
    return [
        el("g", pilgrim(player, crest_)),
        el("g", merchant(player, crest_), transform="translate(0 74)"),
        el("g", artist(scene, seat), transform="translate(0 148)"),
    ]


def placed(drawing: Markup, x: float, y: float, size: float, box: str = "48 48") -> Markup:
    """A picture at a place of the board."""
    width, height = (float(side) for side in box.split())
    return el("svg", drawing, x=x, y=y, width=round(size * width / height, 1), height=size, viewBox=f"0 0 {box}")


def head(character: Character, crest: int, points: int) -> list[Markup]:
    """Whose part of the board it is, and its points."""
    return [
        el("path", d=f"M0 .5H{WIDTH}", stroke="var(--soft)", stroke_width=0.7, stroke_dasharray="2 3"),
        placed(drawings.figure(character, crest), 0, 8, 30, "24 24"),
        number(points, 15, 58, size=17, bold=True),
    ]


def pilgrim(player: Player, crest: int) -> list[Markup]:
    """The two tracks, whose values are multiplied."""
    return [
        *head(Character.PILGRIM, crest, player.points[Character.PILGRIM]),
        placed(drawings.stop(Station.TEMPLE), 42, 6, 28),
        *track(78, 20, player.temple, LAST_TEMPLE),
        placed(drawings.stop(Station.GARDEN), 42, 38, 28),
        *track(78, 52, player.garden, LAST_GARDEN),
    ]


def track(x: float, y: float, notch: int, last: int) -> list[Markup]:
    """The notches of a track, the marker on one of them."""
    return [
        el(
            "g",
            marker() if step == notch else hole("washi" if step < notch else "raised"),
            number(step, 0, 4, colour="paper" if step == notch else "ink", bold=step == notch),
            transform=f"translate({x + 14 + 28 * (step - 1):g} {y:g})",
        )
        for step in range(1, last + 1)
    ]


def marker() -> Markup:
    """The marker of a track."""
    return el("circle", r=13, fill="var(--vermilion)")


def hole(ground: str) -> Markup:
    """A notch of a track without the marker."""
    return el("circle", r=10.5, fill=f"var(--{ground})", stroke="var(--soft)")


def number(value: int, x: float, y: float, *, size: float = 13, colour: str = "ink", bold: bool = False) -> Markup:
    """A number on the board."""
    looks = {"font_size": size, "fill": f"var(--{colour})", "font_weight": 700 if bold else None}
    return el("text", value, x=x, y=y, text_anchor="middle", font_family="system-ui, sans-serif", **looks)


def merchant(player: Player, crest: int) -> list[Markup]:
    """Goods in their places, and gold with what it is worth."""
    goods = listed(player.goods)
    return [
        *head(Character.MERCHANT, crest, player.points[Character.MERCHANT]),
        *[slot(42 + 34 * place, 6, 30) for place in range(max(player.room, len(goods)))],
        *[placed(drawings.good(good), 43 + 34 * place, 7, 28) for place, good in enumerate(goods)],
        *[plaque(player, place) for place in range(1, MOST_PLAQUES + 1)],
        placed(art.coin(), 290, 44, 22, "24 24"),
        number(player.coins, 322, 60),
    ]


def slot(x: float, y: float, size: float) -> Markup:
    """An empty place."""
    return empty(x, y, size, size)


def empty(x: float, y: float, width: float, height: float) -> Markup:
    """A place that waits for something, or has given it away."""
    looks = {"rx": 4, "fill": "none", "stroke": "var(--soft)", "stroke_dasharray": "3 3"}
    return el("rect", x=x, y=y, width=width, height=height, **looks)


def plaque(player: Player, place: int) -> Markup:
    """A gold plaque, or the place for one, and what the row is worth with it."""
    x = 42 + 40 * (place - 1)
    here = place <= player.plaques
    return el(
        "g",
        placed(drawings.plaque(), x - 5, 42, 26, "24 24") if here else empty(x, 43, 16, 24),
        worth(GOLD_SCALE[place], x + 27, 60, scored=place == player.plaques),
    )


def worth(points: int, x: float, y: float, *, scored: bool) -> Markup:
    """A number of a scale; the one that is scored stands out."""
    return number(points, x, y, colour="vermilion" if scored else "soft", bold=scored)


def artist(scene: Scene, seat: int) -> list[Markup]:
    """Works in their order: offered ones are gone and show what the row is worth, painted ones lie face up."""
    player, face_down = scene.game.players[seat], back(scene, seat)
    return [
        *head(Character.ARTIST, scene.crests[seat], player.points[Character.ARTIST]),
        *[work(player, place, face_down) for place in range(WORKS)],
    ]


def back(scene: Scene, seat: int) -> str:
    """The colour of a player's works that lie face down."""
    return "seat-2" if is_green(scene, seat) else "seat-4"


def is_green(scene: Scene, seat: int) -> bool:
    """Whether a player has the green works."""
    return scene.game.setup.green_first == (seat == 0)


def work(player: Player, place: int, face_down: str) -> Markup:
    """One work, by what has become of it, and what is scored once it is offered."""
    x, y = 42 + 60 * (place % 5), 4 + 44 * (place // 5)
    if place < player.offered:
        drawing = empty(x, y, 30, 40)
    elif place < player.painted:
        drawing = placed(drawings.work(player.works[place]), x, y, 40, "36 48")
    else:
        drawing = placed(drawings.work_back(face_down), x, y, 40, "36 48")
    return el("g", drawing, worth(ART_SCALE[place + 1], x + 45, y + 25, scored=place + 1 == player.offered))


def tokens(scene: Scene, seat: int) -> Markup | None:
    """The hot spring token and the wave tokens of a player, with what they do."""
    held = [wave for wave in Wave if scene.game.players[seat].has(wave)]
    return things(scene, held, scene.say("Tokens"), spring=scene.game.spring == seat)


def beside(scene: Scene) -> Markup | None:
    """The tokens that nobody has yet, with what they do."""
    left, words = [wave for wave in Wave if scene.game.shore >> wave & 1], scene.say("Beside the island")
    rows = things(scene, left, words, spring=scene.game.spring is None)
    return el("div", el("p", words, class_="hint"), rows) if rows else None


def things(scene: Scene, waves: list[Wave], words: str, *, spring: bool) -> Markup | None:
    """Tokens with what they do."""
    rows = [(drawings.spring_token(), scene.preview.spring())] if spring else []
    rows += [(drawings.wave(wave), scene.preview.wave(wave)) for wave in waves]
    shown = [el("li", art.picture(drawing, "48 48"), el("span", effect), class_="thing") for drawing, effect in rows]
    return el("ul", shown, class_="things", aria_label=words) if shown else None


def summary(scene: Scene, seat: int) -> Markup:
    """The three characters of a player, for the final count."""
    return art.picture(el("g", figures(scene, seat), transform="translate(0 -20)"), "72 30")


def figures(scene: Scene, seat: int) -> Markup:
    """The three characters of a player side by side, 72 by 72."""
    return el(
        "g",
        [
            placed(drawings.figure(character, scene.crests[seat]), 22 * character, 0, 26, "24 24")
            for character in Character
        ],
        transform="translate(1 22)",
    )
