"""Every picture of Tokaido Duo by name, as `tokaido.view.gallery` has those of Tokaido."""

from __future__ import annotations

from functools import partial

from tokaido.duo.island import MOUNTAIN_VALUE, Station
from tokaido.duo.pieces import TOKENS, Good, Symbol, Wave
from tokaido.duo.reconstruction import DICE
from tokaido.view.art import duo as drawings
from tokaido.view.art.island import drawing
from tokaido.view.duo import names
from tokaido.view.duo.layout import FOLDED, WIDE, Layout
from tokaido.view.gallery import CARD, MARK, Print, plain
from tokaido.view.language import mark

WORK = "36 48"
COAST = names.STATIONS | {Station.TOWN: mark("Coastal town")}


def islands() -> list[Print]:
    """The island laid out in both ways."""
    return [
        whole("island-wide", mark("The island, laid out for desks"), WIDE),
        whole("island-folded", mark("The island, folded for hands"), FOLDED),
    ]


def whole(name: str, words: str, layout: Layout) -> Print:
    """The whole island."""
    return Print(name, "", words, f"{layout.width} {layout.height}", partial(drawing, layout))


def stops() -> list[Print]:
    """The stations of the coast, and the towns in the mountains by how many goods they give."""
    coast = [plain(f"stop-{kind.name}", "", words, CARD, partial(drawings.stop, kind)) for kind, words in COAST.items()]
    words, values = mark("Mountain town"), sorted({value for value in MOUNTAIN_VALUE if value})
    inland = [
        plain(f"town-{value}", str(value), words, CARD, partial(drawings.mountain_town, value)) for value in values
    ]
    return coast + inland


def people() -> list[Print]:
    """The three characters: their pawns in two colours, their marks, and where their dice lead to."""
    return [
        one
        for character, words in names.CHARACTERS.items()
        for one in (
            plain(f"figure-{character.name}-0", "", words, MARK, partial(drawings.figure, character, 0)),
            plain(f"figure-{character.name}-1", "", words, MARK, partial(drawings.figure, character, 1)),
            plain(f"mark-{character.name}", "", words, MARK, partial(drawings.mark, character)),
            plain(f"badge-{character.name}", "", words, CARD, partial(drawings.badge, character)),
        )
    ]


def dice() -> list[Print]:
    """The faces of the dice."""
    return [
        plain(f"die-{character.name}-{number}", str(number), words, CARD, partial(drawings.die, character, number))
        for character, words in names.CHARACTERS.items()
        for number in sorted({*DICE[character]})
    ]


def goods() -> list[Print]:
    """Goods, what towns pay for them, and the gold that comes of it."""
    tokens = sorted({*TOKENS})
    return [
        *[plain(f"good-{good.name}", "", names.PLURALS[good], CARD, partial(drawings.good, good)) for good in Good],
        *[
            plain(
                f"token-{token.good.name}-{token.price}",
                str(token.price),
                names.PLURALS[token.good],
                CARD,
                partial(drawings.trade_token, token),
            )
            for token in tokens
        ],
        plain("plaque", "", mark("a gold plaque"), MARK, drawings.plaque),
    ]


def works() -> list[Print]:
    """What is painted, and what lies face down."""
    hidden = mark("a work that lies face down")
    return [
        *[plain(f"symbol-{kind.name}", "", words, CARD, partial(drawings.symbol, kind)) for kind, words in MOTIFS],
        *[plain(f"work-{kind.name}", "", words, WORK, partial(drawings.work, kind)) for kind, words in MOTIFS],
        *[plain(f"back-{back}", "", hidden, WORK, partial(drawings.work_back, back)) for back in ("seat-2", "seat-4")],
    ]


MOTIFS: tuple[tuple[Symbol, str], ...] = tuple(names.MOTIFS.items())


def tokens() -> list[Print]:
    """The wave tokens, both sides, and the one of the hot spring."""
    return [
        *[plain(f"wave-{face.name}", "", names.WAVES[face], CARD, partial(drawings.wave, face)) for face in Wave],
        plain("spring-token", "", mark("The hot spring token"), CARD, drawings.spring_token),
    ]


def rooms() -> dict[str, list[Print]]:
    """The whole gallery: pictures by the message that stands above them."""
    return {
        mark("The island"): islands(),
        mark("The coast and the mountains"): stops(),
        mark("Characters"): people(),
        mark("Dice"): dice(),
        mark("Goods"): goods(),
        mark("Works"): works(),
        mark("Tokens"): tokens(),
    }
