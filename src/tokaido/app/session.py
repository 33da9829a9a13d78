"""One person's, or one group's, time with the page: what is on the screen, and what every control does.

Knows nothing of browsers: `act` takes what a control says of itself, `regions` gives the markup
of every part of the page.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

from tokaido.app.memory import Memory
from tokaido.classic.board import TO_EDO
from tokaido.classic.cards import Souvenir
from tokaido.classic.choices import Lead, Walk
from tokaido.classic.events import Event
from tokaido.classic.game import Game
from tokaido.classic.question import Question
from tokaido.classic.sight import is_private
from tokaido.core.errors import TokaidoError
from tokaido.core.link import encode
from tokaido.core.record import Record, Table
from tokaido.games import open_link
from tokaido.view import board, collections, ending, moments, new_game, panel, shell
from tokaido.view.draft import Draft
from tokaido.view.language import Language, mark
from tokaido.view.layout import LAYOUTS
from tokaido.view.markup import Markup, el
from tokaido.view.scene import Scene
from tokaido.view.sentences import Teller
from tokaido.view.tokens import chosen

Walked = tuple[int, int, int]
"""A traveler, its place before and its place after."""


class Session:
    """What the page shows, and how it changes."""

    def __init__(
        self, memory: Memory, speak: Callable[[str], Language], random_seed: Callable[[], int], language: str
    ) -> None:
        self.memory = memory
        self.speak = speak
        self.random_seed = random_seed
        settings = memory.get("settings")
        self.settings: dict[str, Any] = settings if isinstance(settings, dict) else {}
        self.say = speak(str(self.settings.get("language", language)))
        self.layout = LAYOUTS["folded"]
        self.first_time = memory.get("finished") is None
        self.draft = Draft.remembered(memory.get("setup"))
        self.table: Table | None = None
        self.crests: tuple[int, ...] = ()
        self.screen = "new"
        self.tab = "choice"
        self.looked_at: int | None = None
        self.picked: Any = None
        self.basket: tuple[Souvenir, ...] = ()
        self.uncovered = -1
        self.shown: int | None = None
        self.walked: tuple[Walked, ...] = ()
        self.gains: tuple[tuple[int, int], ...] = ()
        self.latest: tuple[Event, ...] = ()
        self.elsewhere = ""
        """What another tab has done to this game."""
        self._story: list[tuple[str, ...]] = []
        self._resume()

    # Settings

    @property
    def theme(self) -> str:
        """Day, night, or as the device."""
        theme = self.settings.get("theme")
        return theme if theme in shell.THEMES else "auto"

    @property
    def moving(self) -> bool:
        """Whether pawns walk."""
        return bool(self.settings.get("motion", True))

    @property
    def sounding(self) -> bool:
        """Whether choices are heard; silent until somebody asks for it."""
        return bool(self.settings.get("sound", False))

    def set(self, name: str, value: Any) -> None:
        """Change a setting and remember it."""
        self.settings = {**self.settings, name: value}
        self.memory.keep("settings", self.settings)

    # The game

    @property
    def game(self) -> Game:
        """The position on the table."""
        assert self.table is not None, "there is no table before a game has begun"
        return cast("Game", self.table.game)

    @property
    def people(self) -> tuple[str, ...]:
        """The players' names."""
        assert self.table is not None
        return self.table.record.names

    @property
    def turn(self) -> int:
        """How many choices have been made."""
        return len(self.table.steps) if self.table else -1

    @property
    def scene(self) -> Scene:
        """All that a picture of the table depends on."""
        assert self.table is not None
        return Scene(
            game=self.game,
            record=self.table.record,
            say=self.say,
            layout=self.layout,
            people=self.people,
            crests=self.crests,
            story=tuple(self._story),
            looked_at=self.looked_at,
            picked=self.picked,
            basket=self.basket,
            covered=self._is_covered(),
            shown=self.shown,
            gains=self.gains,
            latest=self.latest,
            race=self._race() if self.screen == "end" else (),
        )

    def _is_covered(self) -> bool:
        return is_private(self.game) and not self.draft.openly and self.uncovered != self.turn

    def _begin(self, record: Record, crests: tuple[int, ...]) -> None:
        """Put a new game on the table, and keep it."""
        self.elsewhere = ""
        self._open(record, crests)
        self._keep_game()

    def _open(self, record: Record, crests: tuple[int, ...]) -> None:
        """Put a game on the table."""
        self.table, self.crests, self.screen, self.tab = Table(record), crests, "table", "choice"
        self.gains, self.latest = (), ()
        self._tell_all()
        self._clear_choice()

    def _kept(self) -> tuple[Record, tuple[int, ...]] | None:
        """The game that the browser keeps; None if there is none, or none of ours."""
        kept = self.memory.get("game")
        try:
            record = open_link(kept["link"])
            crests = tuple(int(crest) for crest in kept["crests"])
        except (TokaidoError, KeyError, TypeError, ValueError, AttributeError):
            return None
        sound = len(set(crests)) == record.setup.players and set(crests) <= set(range(5)) and record.names
        return (record, crests) if sound else None

    def _resume(self) -> None:
        """Put the game of the last visit back on the table."""
        kept = self._kept()
        if kept is not None:
            self._open(*kept)

    def follow(self) -> None:
        """Another tab has kept a game: go on with it if it is this one, else say what is at risk."""
        kept = self._kept()
        if self.table is None or kept is None or kept[0] == self.table.record:
            return
        if replace(kept[0], choices=()) == self.table.record.cut(0):
            self._open(*kept)
            self.elsewhere = mark("This game went on in another tab; here it is as it stands now.")
        else:
            self.elsewhere = mark("Another tab has begun another game: this one is lost when you close the page.")

    def _keep_game(self) -> None:
        assert self.table is not None
        self.memory.keep("game", {"link": encode(self.table.record), "crests": self.crests})

    def _tell_all(self) -> None:
        assert self.table is not None
        teller = self._teller()
        self._story = [tuple(teller.story(self.game.opening))]
        self._story += [tuple(teller.story(step.events)) for step in self.table.steps]

    def _teller(self) -> Teller:
        return Teller(self.say, self.game.board, self.people)

    def _clear_choice(self) -> None:
        self.picked, self.looked_at, self.basket = None, None, ()
        actor = self.game.actor
        self.shown = actor if actor is not None else 0
        if self.game.question not in (Question.WALK, Question.LEAD) and len(self.game.choices()) == 1:
            self.picked = self.game.choices()[0]

    def _play(self, choice: Any) -> None:
        assert self.table is not None
        self.elsewhere = ""
        before, private = list(self.game.places), self.uncovered == self.turn
        actor, owned = self.game.actor, self._owned()
        events = self.table.play(choice)
        self.latest = tuple(events)
        self.gains = tuple(
            (coins - old_coins, points - old_points)
            for (coins, points), (old_coins, old_points) in zip(self._owned(), owned, strict=True)
        )
        self._keep_game()
        self._story.append(tuple(self._teller().story(events)))
        places = zip(before, self.game.places, strict=False)
        self.walked = tuple((who, old, new) for who, (old, new) in enumerate(places) if old // 8 != new // 8)
        if private and actor == self.game.actor and is_private(self.game):
            self.uncovered = self.turn
        self._clear_choice()
        if self.game.actor is None:
            self.first_time = False
            self.memory.keep("finished", True)
            self.screen = "end"

    def _owned(self) -> list[tuple[int, int]]:
        return [(player.coins, player.score) for player in self.game.players]

    def _race(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """Everybody's points after each choice, by how far they had come."""
        assert self.table is not None
        game: Any = self.table.record.start()
        lines: list[list[tuple[int, int]]] = [[(0, 0)] for _ in game.players]
        for _ in self.table.record.steps(game):
            for seat, player in enumerate(game.players):
                spot = (game.space_of(seat) if game.places else 0, player.score)
                if spot != lines[seat][-1]:
                    lines[seat].append(spot)
        return tuple(map(tuple, lines))

    # What controls do

    def act(self, name: str, value: str = "", turn: int | None = None, checked: bool = False) -> None:
        """Do what a control asks for; what belongs to an earlier position is ignored."""
        self.walked = ()
        if turn is None or turn == self.turn:
            ACTS[name](self, value, checked)

    def stop(self, value: str, _: bool) -> None:
        """A stop on the road: look at it; if it is open, pick it, and if it was picked, walk."""
        if self.table is None or self.screen != "table":
            return
        space = int(value)
        choice = next((one for one in board.open_stops(self.game) if one.space == space), None)
        if choice is not None and choice == self.picked:
            self._play(choice)
            return
        self.looked_at = space
        if choice is not None:
            self.picked = choice

    def look(self, value: str, _: bool) -> None:
        """Look at a stop, or, with nothing, back at the picked one."""
        self.looked_at = int(value) if value else None

    def step(self, value: str, _: bool) -> None:
        """To the next open stop along the road, or back."""
        if self.table is not None and not self._is_covered():
            now = self.picked.space if isinstance(self.picked, Walk | Lead) else None
            space = board.neighbour(self.game, now, int(value))
            if space is not None:
                self.looked_at = space
                self.picked = next(choice for choice in board.open_stops(self.game) if choice.space == space)

    def pick(self, value: str, _: bool) -> None:
        """Pick a card; picked again, it is chosen."""
        choice = chosen(value, self.game.choices())
        if choice is not None and choice == self.picked:
            self._play(choice)
        elif choice is not None:
            self.picked = choice

    def fill_basket(self, value: str, _: bool) -> None:
        """Put a souvenir into the basket or out of it."""
        thing = Souvenir[value]
        self.basket = tuple(sorted({*self.basket} ^ {thing}))

    def confirm(self, value: str, _: bool) -> None:
        """Make the choice."""
        choice = chosen(value, self.game.choices())
        if choice is not None and not self._is_covered():
            self._play(choice)

    def put_back(self, _: str, __: bool) -> None:
        """Put a picked choice back."""
        if self.table is not None and self.game.actor is not None:
            shown = self.shown
            self._clear_choice()
            self.shown = shown

    def uncover(self, _: str, __: bool) -> None:
        """The right person is looking."""
        self.uncovered = self.turn

    def show(self, value: str, _: bool) -> None:
        """Open a traveler's collection, or close it."""
        self.shown = None if self.shown == int(value) else int(value)

    def turn_to(self, value: str, _: bool) -> None:
        """Another sheet on a small screen."""
        self.tab = value

    def count(self, _: str, __: bool) -> None:
        """To the final count."""
        self.screen = "end"

    def road(self, _: str, __: bool) -> None:
        """Back to the road."""
        self.screen = "table"

    def new(self, _: str, __: bool) -> None:
        """To the form for a new game."""
        self.screen = "new"

    def resume(self, _: str, __: bool) -> None:
        """Back to the game under way."""
        self.screen = "table" if self.table is not None else "new"

    def start(self, _: str, __: bool) -> None:
        """Begin the game of the form."""
        if self.draft.bad_name() is not None:
            return
        record = self.draft.record(self.random_seed(), new_game.default_names(self.say))
        self.memory.keep("setup", self.draft.plain())
        self._begin(record, self.draft.crests[: self.draft.players])

    def again(self, _: str, __: bool) -> None:
        """The same people on a new road."""
        self._same_people(self.random_seed())

    def same(self, _: str, __: bool) -> None:
        """The same people on the same road."""
        assert self.table is not None
        self._same_people(self.table.record.seed)

    def _same_people(self, seed: int) -> None:
        assert self.table is not None
        self._begin(replace(self.table.record, seed=seed, choices=()), self.crests)

    # The form

    def players(self, value: str, _: bool) -> None:
        """How many play."""
        self._change(replace(self.draft, players=int(value)))

    def name(self, value: str, _: bool) -> None:
        """A name was typed: the seat, a colon, the name."""
        seat, name = value.split(":", 1)
        self._change(self.draft.named(int(seat), name))

    def crest(self, value: str, _: bool) -> None:
        """The next crest for a seat."""
        seat = int(value)
        self._change(self.draft.crested(seat, (self.draft.crests[seat] + 1) % 5))

    def variant(self, value: str, checked: bool) -> None:
        """A variant on or off."""
        self._change(self.draft.switched(value, checked))

    def edition(self, value: str, _: bool) -> None:
        """Another rule book."""
        self._change(replace(self.draft, edition=value))

    def tiles(self, value: str, _: bool) -> None:
        """How traveler tiles are chosen."""
        self._change(replace(self.draft, free_travelers=value == "free"))

    def seed(self, value: str, _: bool) -> None:
        """A seed was typed."""
        self._change(replace(self.draft, seed=value.strip()))

    def openly(self, _: str, checked: bool) -> None:
        """Whether hidden cards wait behind a cover."""
        self._change(replace(self.draft, openly=checked))

    def _change(self, draft: Draft) -> None:
        self.draft = draft
        self.memory.keep("setup", draft.plain())

    # The menu

    def language(self, value: str, _: bool) -> None:
        """Another language; everything said so far is said again in it."""
        self.set("language", value)
        self.say = self.speak(value)
        if self.table is not None:
            self._tell_all()

    def light(self, value: str, _: bool) -> None:
        """Day, night, or as the device."""
        self.set("theme", value)

    # What the page shows

    @property
    def asks(self) -> str:
        """Whether the question is answered on the road or with cards."""
        return "road" if self.table is None or self.game.question in board.WALKING else "cards"

    def regions(self) -> dict[str, Markup]:
        """The markup of every part of the page by its id."""
        empty = Markup("")
        regions = dict.fromkeys(("strip", "tabs", "panel", "travelers", "story", "ending"), empty)
        regions["header"] = shell.header(self.say)
        regions["menu"] = shell.menu(
            self.say,
            self.theme,
            moving=self.moving,
            sounding=self.sounding,
            openly=self.draft.openly,
            seed=self.table.record.seed if self.table else None,
        )
        regions["notice"] = self._notice()
        if self.screen == "new" or self.table is None:
            regions["stage-box"] = board.empty_stage(self.layout, TO_EDO)
            regions["panel"] = new_game.new_game(
                self.draft, self.say, first_time=self.first_time, unfinished=self.table is not None
            )
        elif self.screen == "end":
            regions["ending"] = ending.ending(self.scene, tuple(self.table.steps[-1].events))
        else:
            regions |= self._table_regions()
        return regions

    def _table_regions(self) -> dict[str, Markup]:
        scene = self.scene
        return {
            "stage-box": moments.stage(scene) if self.game.places else board.empty_stage(self.layout, self.game.board),
            "strip": collections.strip(scene),
            "tabs": shell.tabs(self.say, self.tab),
            "panel": panel.panel(scene),
            "travelers": collections.travelers(scene),
            "story": collections.story(scene),
        }

    def look_region(self) -> Markup | None:
        """The preview alone, for a pointer that passes over the road."""
        if self.screen == "table" and self.table is not None and self.game.question in board.WALKING:
            return panel.look(self.scene)
        return None

    def spoken(self) -> str:
        """What a screen reader says after a choice: what happened, and what is asked."""
        if self.table is None or self.screen == "new":
            return ""
        if self.screen == "end":
            return ending.winner(self.scene)
        question = (
            self.say("Hand the device to {name}.", name=self.people[self.game.actor or 0])
            if self._is_covered()
            else self._teller().question(self.game)
        )
        return " ".join([*self._story[-1], question])

    def _notice(self) -> Markup:
        words = [self.say(self.elsewhere)] if self.elsewhere else []
        if self.memory.failed:
            words.append(self.say("This browser keeps nothing: the game is lost when you close the page."))
        return el("p", " ".join(words), class_="notice") if words else Markup("")


ACTS: dict[str, Callable[[Session, str, bool], None]] = {
    "stop": Session.stop,
    "look": Session.look,
    "step": Session.step,
    "pick": Session.pick,
    "basket": Session.fill_basket,
    "confirm": Session.confirm,
    "back": Session.put_back,
    "uncover": Session.uncover,
    "show": Session.show,
    "tab": Session.turn_to,
    "count": Session.count,
    "road": Session.road,
    "new": Session.new,
    "resume": Session.resume,
    "start": Session.start,
    "again": Session.again,
    "same": Session.same,
    "players": Session.players,
    "name": Session.name,
    "crest": Session.crest,
    "variant": Session.variant,
    "edition": Session.edition,
    "tiles": Session.tiles,
    "seed": Session.seed,
    "openly": Session.openly,
    "language": Session.language,
    "theme": Session.light,
    "motion": lambda session, _, checked: session.set("motion", checked),
    "sound": lambda session, _, checked: session.set("sound", checked),
}
"""What each control of the page does, by the name that it carries as `data-act`."""
