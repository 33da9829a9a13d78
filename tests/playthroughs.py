"""Golden playthroughs: whole games as readable text, with what each seat knows that the others do not.

`python tests/playthroughs.py` writes them anew; a look at the difference then shows what a change did to the rules.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random

from tokaido import duo
from tokaido.classic import SetUp
from tokaido.classic.cards import Dish, Encounter, Souvenir
from tokaido.classic.game import Game
from tokaido.classic.sight import Sight
from tokaido.view import names
from tokaido.view.duo import text as duo_text
from tokaido.view.duo.sentences import Teller as DuoTeller
from tokaido.view.language import ENGLISH
from tokaido.view.sentences import Teller
from tokaido.view.text import collection, final_table, road

FOLDER = Path(__file__).parent / "data" / "playthroughs"
PEOPLE = ("Aki", "Ben", "Chiyo", "Dai", "Emi")

GAMES = {
    "2-players": SetUp(players=2),
    "3-players": SetUp(players=3),
    "4-players": SetUp(players=4),
    "5-players": SetUp(players=5),
    "initiation": SetUp(players=3, initiation=True),
    "return-trip": SetUp(players=4, return_trip=True),
    "gastronomy": SetUp(players=2, gastronomy=True),
    "preparations": SetUp(players=5, preparations=True),
}

DUO_GAMES = {"duo-violet-first": duo.SetUp(), "duo-green-first": duo.SetUp(green_first=True)}


def playthrough(setup: SetUp, seed: int) -> str:
    """A game with random choices as text."""
    game, pick = setup.start(seed), Random(seed)
    teller = Teller(ENGLISH, game.board, PEOPLE[: setup.players])
    lines = [f"{setup}, seed {seed}", *teller.story(game.opening), ""]
    known: dict[int, str] = {}
    turn = 0
    while game.actor is not None:
        turn += 1
        choice = pick.choice(game.choices())
        lines += [f"{turn}. {teller.question(game)}", *standing(game, teller), *secrets(game, teller, known)]
        lines += [f"   {'>' if other == choice else '-'} {teller.choice(game, other)}" for other in game.choices()]
        lines += [f"   {sentence}" for sentence in teller.story(game.play(choice))]
        lines.append("")
    lines += road(game, ENGLISH)
    lines += [
        f"{name}: {collection(player, ENGLISH)}" for name, player in zip(teller.people, game.players, strict=True)
    ]
    lines += ["".join(f"{cell:>18}" for cell in row) for row in final_table(game, teller)]
    return "\n".join(lines) + "\n"


def duo_playthrough(setup: duo.SetUp, seed: int) -> str:
    """A game of Tokaido Duo with random choices as text."""
    game, pick, teller = setup.start(seed), Random(seed), DuoTeller(ENGLISH, PEOPLE[:2])
    lines = [f"{setup}, seed {seed}", *teller.story(game.opening), ""]
    turn = 0
    while game.actor is not None:
        turn += 1
        choice = pick.choice(game.choices())
        if len(game.left) == len(game.dice):
            lines += duo_standing(game, teller)
        lines += [f"{turn}. {teller.question(game)}"]
        lines += [f"   {'>' if other == choice else '-'} {teller.choice(game, other)}" for other in game.choices()]
        lines += [f"   {sentence}" for sentence in teller.story(game.play(choice))]
        lines.append("")
    lines += duo_standing(game, teller)
    lines += ["".join(f"{cell:>18}" for cell in row) for row in duo_text.final_table(game, teller)]
    return "\n".join(lines) + "\n"


def duo_standing(game: duo.Game, teller: DuoTeller) -> list[str]:
    """The island and both players."""
    players = zip(teller.people, game.players, strict=True)
    return [*duo_text.island(game, teller), *[f"{name}: {duo_text.boards(player, teller)}" for name, player in players]]


def standing(game: Game, teller: Teller) -> list[str]:
    """Where everybody stands, rearmost first, and what they have."""
    order = sorted(range(len(game.places)), key=game.places.__getitem__)
    return [f"   [{' | '.join(one_standing(game, teller, traveler) for traveler in order)}]"] if order else []


def one_standing(game: Game, teller: Teller, traveler: int) -> str:
    text = f"{teller.who(traveler)} {game.space_of(traveler)}"
    if traveler < len(game.players):
        player = game.players[traveler]
        text += f", {player.coins} coins, {player.score} points"
    return text


def secrets(game: Game, teller: Teller, known: dict[int, str]) -> list[str]:
    """What each seat knows of hidden cards, whenever that has changed."""
    lines = []
    for seat in range(len(game.players)):
        text = secret(game.seen_by(seat))
        if text != known.get(seat, ""):
            known[seat] = text
            lines.append(f"   {teller.who(seat)} knows: {text or 'nothing hidden'}")
    return lines


def secret(sight: Sight) -> str:
    """What a seat knows of hidden cards."""
    parts = []
    if sight.tiles:
        parts.append("own tiles " + "/".join(tile.name for tile in sight.tiles))
    table = [faces for faces in sight.table if faces]
    if table:
        parts.append("on the table " + groups(table, Dish))
    for title, deck, kind in (
        ("souvenirs", sight.souvenir_deck, Souvenir),
        ("meals", sight.meal_deck, Dish),
        ("encounters", sight.encounter_deck, Encounter),
    ):
        below = [faces for faces in deck if faces]
        if below:
            parts.append(f"under the {title} " + groups(below, kind))
    return "; ".join(parts)


def groups(known: list[tuple[int, ...]], kind: type) -> str:
    """Known places from top to bottom; a group that cannot be told apart stands in brackets, once."""
    return " ".join("{" + ",".join(face(kind(value)) for value in faces) + "}" for faces in dict.fromkeys(known))


def face(value: Souvenir | Dish | Encounter) -> str:
    return value.name.title() if isinstance(value, Encounter) else names.card(value)


TEXTS = {name: partial(playthrough, setup, seed) for seed, (name, setup) in enumerate(GAMES.items(), 1)} | {
    name: partial(duo_playthrough, setup, seed) for seed, (name, setup) in enumerate(DUO_GAMES.items(), 1)
}
"""Every playthrough by name."""


def main() -> None:
    """Write all playthroughs anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in TEXTS.items():
        (FOLDER / f"{name}.txt").write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
