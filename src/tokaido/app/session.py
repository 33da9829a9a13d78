"""One person's, or one group's, time with the page: what is on the screen, and what every control does.

Knows nothing of browsers: `act` takes what a control says of itself, `regions` gives the markup
of every part of the page, and `wishes` are what only a browser can do.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tokaido.app import sheets
from tokaido.app.bot_acts import BOT_ACTS
from tokaido.app.choice_acts import CHOICE_ACTS
from tokaido.app.form import FORM_ACTS, Form
from tokaido.app.link_acts import ARRIVED, LINK_ACTS, arrive
from tokaido.app.memory import Memory
from tokaido.app.messages import News, Place, Wish
from tokaido.app.replay import Replay
from tokaido.app.replay_acts import REPLAY_ACTS
from tokaido.app.shelf import Entry, Shelf
from tokaido.app.shelf_acts import SHELF_ACTS
from tokaido.app.undo_acts import UNDO_ACTS
from tokaido.core.record import Record, Table
from tokaido.sharing import Address, Purpose
from tokaido.view import new_game, shell
from tokaido.view.faces import Face, Walk, face_of, walked
from tokaido.view.language import Language
from tokaido.view.markup import Markup
from tokaido.view.narrator import Narrator
from tokaido.view.sitting import AnySitting

if TYPE_CHECKING:
    from tokaido.view.arrival import Visit

PERSIST_AFTER = 8
"""How many choices of a game are worth asking the browser to keep its storage for good."""


class Session:
    """What the page shows, and how it changes."""

    def __init__(
        self,
        memory: Memory,
        speak: Callable[[str], Language],
        random_seed: Callable[[], int],
        language: str,
        *,
        tab_memory: Memory | None = None,
        now: Callable[[], int] = lambda: 0,
        place: Place = Place(),  # noqa: B008 - a frozen value
    ) -> None:
        self.memory = memory
        self.tab_memory = tab_memory or Memory(None)
        self.speak = speak
        self.random_seed = random_seed
        self.place = place
        settings = memory.get("settings")
        known = settings.items() if isinstance(settings, dict) else ()
        self.settings: dict[str, Any] = {name: value for name, value in known if isinstance(value, str | bool)}
        self.say = speak(str(self.settings.get("language", language)))
        self.width = "folded"
        """Which of the layouts of a game fits the screen."""
        self.first_time = memory.get("finished") is None
        self.form = Form(memory)
        self.shelf = Shelf(memory, random_seed, now)
        self.entry: Entry | None = None
        self.table: Table | None = None
        self.replay: Replay | None = None
        self.visit: Visit | None = None
        self.purpose: Purpose | None = None
        """What is being shared; None while nothing is."""
        self.screen = "new"
        self.tab = "choice"
        self.entered: str | None = None
        """The place on the board whose choices are open."""
        self.looked_at: str | None = None
        self.picked: Any = None
        self.basket: tuple[str, ...] = ()
        self.uncovered = -1
        self.shown: int | None = None
        self.walked: tuple[Walk, ...] = ()
        self.gains: tuple[tuple[int, int], ...] = ()
        self.latest: tuple[Any, ...] = ()
        """What the last choice did, while it is fresh."""
        self.hints: tuple[Any, ...] = ()
        """Advice, while it is asked for."""
        self.news: News | None = None
        self.update_ready = False
        self.renaming = ""
        self.wishes: list[Wish] = []
        self.deleted: list[Entry] = []
        """What was taken off the shelf since the page was opened, the last one last."""
        self._written: str | None = None
        """The entry on the table as the browser has it; if that changes, another tab has written it."""
        self.told: list[tuple[str, ...]] = []
        self._begin_visit()

    def go_to(self, screen: str) -> None:
        """Another screen, once what it needs is there; a replay ends, and nothing that was fresh is told again."""
        if screen in ("new", "shelf"):
            face_of(self.form.draft.game)
        self.screen, self.replay, self.gains, self.latest = screen, None, (), ()

    def _begin_visit(self) -> None:
        current = self.tab_memory.get("current") or self.memory.get("current")
        newest = None if current else next(iter(self.shelf.entries()), None)
        entry = self.shelf.get(str(current)) if current else newest
        fragment = self.place.fragment or str(self.tab_memory.get(ARRIVED) or "")
        if entry is not None:
            self.open(entry)
        if self.place.shortcut in ("new", "shelf"):
            ACTS[self.place.shortcut](self, "", False)
        if fragment:
            arrive(self, fragment)

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
    def face(self) -> Face:
        """How the game on the screen looks: one that is played, watched, has arrived, or is being set up."""
        if self.frame != "page":
            return self.played
        visit = self.visit if self.screen == "arrival" else None
        return face_of(visit.address.record.setup.number if visit is not None else self.form.draft.game)

    @property
    def played(self) -> Face:
        """How the game on the table, or the one that is watched, looks."""
        return face_of(self.record.setup.number)

    @property
    def layout(self) -> Any:
        """How the board is laid out."""
        return self.face.layouts[self.width]

    @property
    def game(self) -> Any:
        """The position on the table."""
        assert self.table is not None, "there is no table before a game has begun"
        return self.table.game

    @property
    def people(self) -> tuple[str, ...]:
        """The players' names."""
        return self.record.names

    @property
    def record(self) -> Record:
        """The record of the game on the screen."""
        if self.screen == "replay" and self.replay is not None:
            return self.replay.record
        assert self.table is not None
        return self.table.record

    @property
    def turn(self) -> int:
        """How many choices have been made."""
        return len(self.table.steps) if self.table else -1

    @property
    def scene(self) -> AnySitting:
        """All that a picture of the table depends on."""
        if self.screen == "replay" and self.replay is not None:
            return self._replay_scene(self.replay)
        assert self.table is not None
        assert self.entry is not None
        return self.played.scene(
            game=self.game,
            record=self.table.record,
            say=self.say,
            layout=self.played.layouts[self.width],
            people=self.people,
            crests=self.entry.crests,
            bots=self.entry.bots,
            hints=self.hints,
            story=tuple(self.told),
            entered=self.entered,
            looked_at=self.looked_at,
            picked=self.picked,
            basket=self.basket,
            covered=self.is_covered(),
            shown=self.shown,
            gains=self.gains,
            latest=self.latest,
            race=self.played.race(self.table.record) if self.screen == "end" else (),
        )

    def _replay_scene(self, replay: Replay) -> AnySitting:
        return self.played.scene(
            game=replay.game(),
            record=replay.shown,
            say=self.say,
            layout=self.played.layouts[self.width],
            people=replay.record.names,
            crests=replay.crests,
            story=tuple(self.told[: replay.furthest + 1]),
            shown=self.shown,
            latest=self.latest,
            watching=True,
        )

    def is_covered(self) -> bool:
        """Whether what only one person may see waits behind a cover."""
        alone = self.entry is not None and self.entry.persons < 2
        return self.played.is_private(self.game) and not (
            alone or self.form.draft.openly or self.uncovered == self.turn
        )

    @property
    def alone(self) -> int | None:
        """The seat of the only person at the table; None if there are more of them, or none."""
        if self.entry is None:
            return None
        seats = [seat for seat in range(len(self.people)) if not self.entry.bot(seat)]
        return seats[0] if len(seats) == 1 else None

    @property
    def thinker(self) -> str:
        """The bot that is to act; empty if a person is."""
        return self.entry.bot(self.game.actor) if self.entry is not None and self.screen == "table" else ""

    def answer(self, place: int, record: Record) -> None:
        """A bot has chosen for a position, by the choice's place among the legal ones."""
        if self.thinker and record == self.record:
            self.walked = ()
            self.play(self.game.choices()[place])

    def begin(self, record: Record, crests: tuple[int, ...], *, fair: bool, bots: tuple[str, ...]) -> None:
        """Put a new game on the table, and keep it."""
        self.open(self.shelf.keep(Entry(self.shelf.new_id(), record, crests, bots=bots, fair=fair)))

    def open(self, entry: Entry) -> None:
        """Put a game of the shelf on the table."""
        self.entry, self.table = entry, Table(entry.whole)
        for _ in entry.ahead:
            self.table.undo()
        self.table.undone_by = entry.undone_by
        self.screen, self.tab = ("table" if self.table.game.actor is not None else "end"), "choice"
        self.gains, self.latest, self.uncovered, self.replay, self.visit = (), (), -1, None, None
        self._written = self.shelf.text(entry.id)
        self.tab_memory.forget(ARRIVED)
        self._remember_current()
        self.tell_all()
        self.clear_choice()

    def save(self) -> None:
        """Keep the game on the table as it is now."""
        assert self.table is not None
        assert self.entry is not None
        table = self.table
        entry = replace(self.entry, record=table.record, ahead=table.ahead, undone_by=table.undone_by)
        self.entry = self.shelf.keep(entry)
        self._written = self.shelf.text(self.entry.id)

    def _remember_current(self) -> None:
        assert self.entry is not None
        for memory in (self.memory, self.tab_memory):
            memory.keep("current", self.entry.id)

    def _step_aside(self) -> None:
        """A newer version of the page has written this game, in a way that this one cannot read: go on as a copy."""
        assert self.entry is not None
        self.entry = replace(self.entry, id=self.shelf.new_id())
        self._written = None
        self._remember_current()
        self.save()
        self.news = News(
            lambda say: say("A newer version of the page has changed this game in another tab; here you play a copy.")
        )

    def follow(self) -> bool:
        """If another tab has gone on with this game, go there; whether the game has changed."""
        if self.entry is None or self.table is None:
            return False
        text = self.shelf.text(self.entry.id)
        if text != self._written and self.shelf.is_newer(self.entry.id):
            self._step_aside()
            return False
        entry = self.shelf.get(self.entry.id) if text not in (None, self._written) else None
        if entry is None:
            return False
        if entry.record == self.table.record:
            self.entry, self._written = entry, text
            return False
        elsewhere = self.screen, self.visit, self.replay
        self.open(entry)
        if elsewhere[0] in ("table", "end"):
            self.news = News(lambda say: say("This game went on in another tab; here it is as it stands now."))
        else:
            self.screen, self.visit, self.replay = elsewhere
            self.tell_all()
        return True

    def tell_all(self) -> None:
        """Tell the whole story anew."""
        record = self.record
        game = record.start()
        teller = face_of(record.setup.number).teller(self.say, game, record.names)
        self.told = [tuple(teller.story(game.opening))]
        self.told += [tuple(teller.story(step.events)) for step in record.steps(game)]

    def teller(self) -> Narrator:
        """Says what happens in this game."""
        return self.played.teller(self.say, self.game, self.people)

    def clear_choice(self) -> None:
        """Nothing is picked, and whoever is to act is shown; somebody alone among bots stays with what is theirs."""
        self.picked, self.entered, self.looked_at, self.basket, self.hints = None, None, None, (), ()
        self.shown = self.alone if self.alone is not None else self.game.actor or 0
        if not self.played.asks_on_board(self.game) and len(self.game.choices()) == 1:
            self.picked = self.game.choices()[0]

    def play(self, choice: Any) -> None:
        """Make a choice, keep it, and only then show what it led to."""
        if self.follow():
            return
        assert self.table is not None
        face, private, actor = self.played, self.uncovered == self.turn, self.game.actor
        before = face.standing(self.game)
        owned = sheets.owned(self.game)
        events = self.table.play(choice)
        self.save()
        self.latest = tuple(events)
        self.told.append(tuple(self.teller().story(events)))
        self.gains = sheets.gains(owned, self.game)
        self.walked = walked(face, before, self.game)
        if private and actor == self.game.actor and face.is_private(self.game):
            self.uncovered = self.turn
        self.clear_choice()
        if len(self.table.steps) == PERSIST_AFTER and not self.settings.get("persisted"):
            self.set("persisted", True)
            self.wishes.append(Wish("persist"))
        if self.game.actor is None:
            self.first_time = False
            self.memory.keep("finished", True)
            self.screen = "end"

    # What controls do

    def act(self, name: str, value: str = "", turn: int | None = None, checked: bool = False) -> None:
        """Do what a control asks for; what belongs to an earlier position is ignored."""
        self.walked = ()
        if turn is not None and turn != self.turn:
            return
        if name in CHOOSING and self.thinker:
            return
        if name not in QUIET:
            self.news = None
        if name in FORM_ACTS:
            FORM_ACTS[name](self.form, value, checked)
        else:
            ACTS[name](self, value, checked)

    def shared_url(self) -> str:
        """The address of what is shared."""
        purpose, replay = self.purpose or Purpose.PLAY, self.replay if self.screen == "replay" else None
        fair = purpose is Purpose.PLAY and self.entry is not None and self.entry.fair
        address = Address(purpose, self.record, fair=fair)
        if replay is not None:
            whole = purpose is Purpose.WATCH
            address = Address(purpose, replay.record, replay.turn) if whole else Address(purpose, replay.shown)
        return f"{self.place.home}#{address.fragment()}"

    @property
    def undoes(self) -> bool:
        """Whether there is anything to take back."""
        return self._at_table and self.turn > 0

    @property
    def redoes(self) -> bool:
        """Whether there is anything to make again."""
        return self._at_table and self.table is not None and bool(self.table.undone)

    @property
    def _at_table(self) -> bool:
        return self.table is not None and self.screen in ("table", "end")

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
        self.go_to("new")

    def resume(self, _: str, __: bool) -> None:
        """Back to the game under way."""
        if self.table is None:
            self.go_to("new")
            self.tab_memory.forget(ARRIVED)
            return
        self.go_to("table" if self.game.actor is not None else "end")
        self.tab_memory.forget(ARRIVED)
        self.tell_all()
        self.clear_choice()

    def start(self, _: str, __: bool) -> None:
        """Begin the game of the form; once, however often it was asked for while the page was busy."""
        draft = self.form.draft
        if self.screen != "new" or draft.bad_name() is not None:
            return
        record = draft.record(self.random_seed(), new_game.default_names(self.say))
        self.memory.keep("setup", draft.plain())
        crests, bots = draft.crests[: draft.seats], draft.bots[: draft.seats]
        self.begin(record, crests, fair=draft.fair and bots.count("") > 1, bots=bots)

    def again(self, _: str, __: bool) -> None:
        """The same people on a new road."""
        self._same_people(self.random_seed())

    def same(self, _: str, __: bool) -> None:
        """The same people on the same road."""
        assert self.table is not None
        self._same_people(self.table.record.seed)

    def _same_people(self, seed: int) -> None:
        assert self.table is not None
        assert self.entry is not None
        record, entry = replace(self.table.record, seed=seed, choices=()), self.entry
        self.begin(record, entry.crests, fair=entry.fair, bots=entry.bots)

    # The menu

    def language(self, value: str, _: bool) -> None:
        """Another language; everything said so far is said again in it."""
        self.set("language", value)
        self.say = self.speak(value)
        if self.table is not None or self.screen == "replay":
            self.tell_all()

    def light(self, value: str, _: bool) -> None:
        """Day, night, or as the device."""
        self.set("theme", value)

    def update(self, _: str, __: bool) -> None:
        """Take the new version, unless a choice is open."""
        if self.may_update:
            self.wishes.append(Wish("update"))

    @property
    def may_update(self) -> bool:
        """Whether no choice is open, so that the page may start anew without losing anything."""
        open_choice = self.picked is not None or self.basket or self.uncovered == self.turn
        return not self.keeps_nothing and not (self.screen == "table" and open_choice)

    @property
    def keeps_nothing(self) -> bool:
        """Whether there is something that the browser does not keep."""
        return self.memory.failed or bool(self.shelf.unkept)

    # What the page shows

    @property
    def asks(self) -> str:
        """Whether the question is answered on the board, as whatever is only watched, or with cards."""
        asking = self.screen == "table" and not self.played.asks_on_board(self.game)
        return "cards" if asking else "road"

    @property
    def frame(self) -> str:
        """How the page is laid out: a sheet beside the road, the table, or the count."""
        return {"table": "table", "replay": "table", "end": "end"}.get(self.screen, "page")

    def regions(self) -> dict[str, Markup]:
        """The markup of every part of the page by its id."""
        return sheets.regions(self)

    def menu_region(self) -> Markup:
        """The menu, which is drawn only while it is open."""
        return sheets.menu(self)

    def look_region(self) -> Markup | None:
        """The preview alone, for a pointer that passes over the road."""
        return sheets.look_region(self)

    def spoken(self) -> str:
        """What a screen reader says after a choice: what happened, and what is asked."""
        return sheets.spoken(self)


Act = Callable[[Session, str, bool], None]

ACTS: dict[str, Act] = {
    "show": Session.show,
    "tab": Session.turn_to,
    "count": Session.count,
    "road": Session.road,
    "new": Session.new,
    "resume": Session.resume,
    "start": Session.start,
    "again": Session.again,
    "same": Session.same,
    "leave": Session.resume,
    "language": Session.language,
    "theme": Session.light,
    "motion": lambda session, _, checked: session.set("motion", checked),
    "sound": lambda session, _, checked: session.set("sound", checked),
    "update": Session.update,
    **CHOICE_ACTS,
    **BOT_ACTS,
    **UNDO_ACTS,
    **SHELF_ACTS,
    **LINK_ACTS,
    **REPLAY_ACTS,
}
"""What each control of the page does, by the name that it carries as `data-act`."""

CHOOSING = {"stop", "step", "pick", "basket", "confirm", "back", "hint"}
"""What is refused while a bot is to choose."""

QUIET = {"look", "step", "stop", "tab", "show", "tick", "title", "copied"}
"""What leaves the last news standing."""
