"""The browser's side of the page: listens, and shows what the session says.

One listener for each kind of event; a control says by `data-act` what it does. The page is changed by morphing, part by
part and only where the markup differs, so that focus, scrolling and running transitions survive.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from importlib import import_module
from math import isfinite
from typing import Any

import js
from pyodide.ffi import create_once_callable, create_proxy, jsnull, to_js

from tokaido.app import archives, wishes
from tokaido.app.bot_acts import PACES
from tokaido.app.link_acts import arrive
from tokaido.app.memory import Memory
from tokaido.app.messages import News, Place
from tokaido.app.replay import SPEEDS
from tokaido.app.session import Session
from tokaido.app.sheets import notice_row
from tokaido.app.shelf import LARGEST_FILE, PREFIX
from tokaido.app.thinker import Thinker
from tokaido.core.chance import SEEDS
from tokaido.core.record import Record
from tokaido.view.faces import Walk
from tokaido.view.language import Language, mark
from tokaido.view.shell import LANGUAGES

ARROWS = {"ArrowRight": 1, "ArrowDown": 1, "ArrowLeft": -1, "ArrowUp": -1}
UNDO_KEYS = {"z": "undo", "y": "redo"}
REPLAY_KEYS = ("ArrowLeft", "ArrowRight", "Home", "End", " ")
TYPED = ("text", "range")
"""Fields that say at once what is typed or dragged."""
TICKED = ("checkbox", "radio")
FILLED_IN = ("input", "change")
"""The events of a field that somebody has filled in."""
REPEATED = ("undo", "redo", "jump", "crest", "hint")
"""What may be asked for several times in a row without harm; two quick taps in one place count as a double one."""
KEEP_DIALOG = ("copy-link", "send", "purpose")
"""What is done inside a dialog without closing it."""
ANSWERED = {"hint": ("#panel .hints", "start"), "stop": ("#panel .walking", "nearest")}
"""What must be seen after what was done, and which end of it."""
MENU = "menu-dialog"
SOON = 300
"""Milliseconds after the start for what can wait."""
Handler = Callable[[Any], None]
MS_PER_STEP, SHORTEST, LONGEST = 90, 400, 700


def speak(code: str) -> Language:
    """A language by its code; English if it is not one of ours."""
    return Language.load(code if code in LANGUAGES else "en")


def preferred_language() -> str:
    """The first of the browser's languages that is one of ours."""
    wanted = [str(code)[:2].lower() for code in js.navigator.languages]
    return next((code for code in wanted if code in LANGUAGES), "en")


def storage(name: str) -> Any:
    """One of the browser's storages; None where it is refused."""
    try:
        return getattr(js.window, name)
    except Exception:
        return None


def place() -> Place:
    """Where the page is, and what was asked of it."""
    location = js.window.location
    return Place(
        home=f"{location.origin}{location.pathname}",
        fragment=str(location.hash)[1:],
        shortcut=str(location.search)[1:],
        can_send=hasattr(js.navigator, "share"),
    )


def said(element: Any, name: str) -> str:
    """What an element says of itself in a data attribute; empty if nothing."""
    return str(getattr(element.dataset, name, ""))


def kind_of(element: Any) -> str:
    """The type of a button, a field or an event; empty for anything else."""
    return str(getattr(element, "type", ""))


def found(thing: Any) -> Any:
    """What the browser found, or None."""
    return None if thing is jsnull else thing


class Page:
    """The document and the session that it shows."""

    def __init__(self) -> None:
        self.document = js.document
        self.session = Session(
            Memory(storage("localStorage")),
            speak,
            lambda: secrets.randbelow(SEEDS),
            preferred_language(),
            tab_memory=Memory(storage("sessionStorage")),
            now=lambda: int(js.Date.now()),
            place=place(),
        )
        self.session.face  # noqa: B018 - fails here, before anything is shown, if its archive has not come yet
        self.thinker = Thinker()
        self.asked: tuple[str, Record] | None = None
        """The game that a bot is thinking about, as it stands."""
        self.pause: int | None = None
        """The timer of a bot that waits a while before it thinks."""
        self.clock: int | None = None
        """The timer of a replay that is running."""
        self.drawn: dict[str, str] = {}
        self.shown = (self.session.screen, self.session.turn)
        """The screen, and the turn on it, that was told last."""
        self.wide = js.window.matchMedia("(min-width: 1100px)")
        self.still = js.window.matchMedia("(prefers-reduced-motion: reduce)")
        self.running: list[Any] = []
        self.ready = False
        self.waiting: list[tuple[Handler, Any]] = []
        """What was asked for while a game is being fetched."""

    def start(self) -> None:
        """Take the page over from the build's picture of it."""
        for picture in list(self.document.querySelectorAll(".prerendered")):
            picture.remove()
        self.choose_layout()
        for kind, handler in (
            ("click", self.clicked),
            ("keydown", self.key_pressed),
            ("change", self.changed),
            ("input", self.typed),
            ("submit", self.submitted),
            ("pointerover", self.pointed),
            ("focusin", self.focused),
        ):
            self.document.addEventListener(kind, create_proxy(self.heard(handler)))
        self.wide.addEventListener("change", create_proxy(self.resized))
        js.window.addEventListener("storage", create_proxy(self.heard(self.kept_elsewhere)))
        self.document.addEventListener("visibilitychange", create_proxy(self.heard(self.came_back)))
        js.window.addEventListener("hashchange", create_proxy(self.heard(self.link_arrived)))
        js.window.addEventListener("tokaido-update", create_proxy(self.update_arrived))
        self.draw()
        self.document.documentElement.dataset.ready = "true"
        self.ready = True
        self.clear_address()
        for control in js.window.tokaido.ready():
            self.heard(self.catch_up)(control)
        js.setTimeout(create_once_callable(self.warm_up), SOON)

    def warm_up(self) -> None:
        """Import what the first game needs, now that nobody waits for it."""
        self.session.face.scene  # noqa: B018

    def heard(self, handler: Handler) -> Handler:
        """What to do about an event: if it needs a game that was not fetched yet, fetch that; what follows waits."""

        def hear(event: Any) -> None:
            if self.waiting:
                if kind_of(event) == "submit" and hasattr(event, "preventDefault"):
                    event.preventDefault()
                self.waiting.append((self.as_typed(event) or handler, event))
                return
            try:
                handler(event)
            except ModuleNotFoundError as error:
                if not archives.is_missing(error):
                    raise
                self.waiting.append((handler, event))
                self.put("notice", notice_row(self.session.say("Fetching the island…")))
                archives.fetch(self.go_on, self.miss)

        return hear

    def as_typed(self, event: Any) -> Handler | None:
        """What takes a field as it is now: when its turn comes, the page may have been drawn anew."""
        element = self.control(event) if kind_of(event) in FILLED_IN else None
        if element is None or not (kind_of(element) in (*TYPED, *TICKED) or element.tagName == "SELECT"):
            return None
        act, value, checked = str(element.dataset.act), self.held(element), bool(getattr(element, "checked", False))
        return lambda _: self.take(act, value, checked=checked)

    def go_on(self) -> None:
        """A game was fetched: do what was asked for meanwhile."""
        waiting, self.waiting = self.waiting, []
        for handler, event in waiting:
            handler(event)

    def miss(self) -> None:
        """A game cannot be fetched: say so, and do what was asked for meanwhile, but begin no other game instead."""
        (_, *later), self.waiting = self.waiting, []
        for handler, event in later:
            if kind_of(event) != "submit":
                self.heard(handler)(event)
        words = mark("A part of the game could not be fetched. Please check the network and try again.")
        self.session.news = News(lambda say: say(words))
        try:
            self.draw()
        except ModuleNotFoundError:
            self.put("notice", notice_row(self.session.say(words)))

    def catch_up(self, control: Any) -> None:
        """Do what somebody asked for before Python was there."""
        if kind_of(control) in TYPED or control.tagName == "SELECT":
            self.take_from(control)
        elif kind_of(control) == "submit":
            self.submit()
        else:
            self.do(control)

    def choose_layout(self) -> None:
        """Lay the road out for this width."""
        self.session.width = "wide" if self.wide.matches else "folded"

    def resized(self, _: Any) -> None:
        """The window became wide or narrow."""
        self.choose_layout()
        self.draw()

    def kept_elsewhere(self, event: Any) -> None:
        """Another tab has kept a game."""
        if str(event.key).startswith(Memory.PREFIX + PREFIX):
            self.session.follow()
            self.draw()

    def came_back(self, _: Any) -> None:
        """Somebody looks at this tab again, which may have slept through what another one kept."""
        if not self.document.hidden and self.session.follow():
            self.draw()

    def link_arrived(self, _: Any) -> None:
        """A link was opened while the page was there."""
        fragment = str(js.window.location.hash)[1:]
        if fragment:
            arrive(self.session, fragment)
            self.draw()
            self.clear_address()

    def clear_address(self) -> None:
        """A link is dealt with once: loading the page again must not bring it back."""
        location = js.window.location
        if location.hash or location.search:
            js.window.history.replaceState(None, "", location.pathname)

    def update_arrived(self, _: Any) -> None:
        """A new version waits to be used."""
        self.session.update_ready = True
        self.draw()

    def by_id(self, name: str) -> Any:
        """An element by its id; None if there is none."""
        return found(self.document.getElementById(name))

    # Drawing

    def draw(self) -> None:
        """Bring every part of the page up to date."""
        session = self.session
        root = self.document.documentElement
        root.lang, root.dataset.theme, root.dataset.layout = session.say.code, session.theme, session.width
        root.dataset.screen, root.dataset.frame, root.dataset.tab = session.screen, session.frame, session.tab
        root.dataset.motion = "on" if self.moves() else "off"
        root.dataset.asks, root.dataset.game = session.asks, session.face.name
        self.finish_walks()
        for name, markup in session.regions().items():
            self.put(name, markup)
        if self.by_id(MENU).open:
            self.draw_menu()
        self.mend_focus()
        self.tell()
        self.wind_clock()
        wanted, session.wishes = session.wishes, []
        for wish in wanted:
            if wish.what == "hurry":
                self.hurry()
            else:
                wishes.grant(wish, self.copied)
        self.let_think()

    def draw_menu(self) -> None:
        """Bring the menu up to date."""
        self.put("menu", self.session.menu_region())

    def let_think(self) -> None:
        """If a bot is to choose, let it: at once for a person, after a while for those who watch bots."""
        session = self.session
        asked = (session.entry.id, session.record) if session.thinker and session.entry is not None else None
        if asked == self.asked:
            return
        self.asked = asked
        self.thinker.forget()
        if self.pause is not None:
            js.clearTimeout(self.pause)
            self.pause = None
        if asked is not None:
            pace = PACES.get(str(session.settings.get("pace")), PACES["calm"]) if session.latest else 0
            self.pause = js.setTimeout(create_once_callable(self.ask), pace)

    def hurry(self) -> None:
        """Let the bot answer now, also if it is still pausing."""
        if self.pause is not None:
            js.clearTimeout(self.pause)
            self.ask()
        self.thinker.hurry()

    def ask(self) -> None:
        """Ask the bot that is to choose, if it still is."""
        session, asked, self.pause = self.session, self.asked, None
        if asked is not None and session.table is not None and session.thinker:
            self.thinker.ask(session.table.record, session.thinker, lambda place: self.bot_chose(place, asked))

    def bot_chose(self, place: int, asked: tuple[str, Record]) -> None:
        """A bot has an answer."""
        if asked == self.asked:
            self.session.answer(place, asked[1])
            self.draw()

    def copied(self, granted: bool) -> None:
        """The browser has copied something, or refused."""
        self.session.act("copied", "yes" if granted else "")
        self.draw()

    def wind_clock(self) -> None:
        """Let a replay that is running go on after a while."""
        if self.clock is not None:
            js.clearTimeout(self.clock)
            self.clock = None
        replay = self.session.replay
        if replay is not None and replay.running:
            self.clock = js.setTimeout(create_once_callable(self.tick), SPEEDS[replay.speed])

    def tick(self) -> None:
        """The next turn of a replay."""
        self.session.act("tick")
        self.draw()

    def put(self, name: str, markup: str) -> None:
        """Morph one part of the page, if it changed."""
        if self.drawn.get(name) != markup:
            self.drawn[name] = markup
            part = self.by_id(name)
            unfolded = list(part.querySelectorAll("details[open]"))
            js.Idiomorph.morph(part, markup, wishes.options(morphStyle="innerHTML"))
            for details in unfolded:
                details.open = True

    def mend_focus(self) -> None:
        """Never leave the keyboard without a place."""
        active = found(self.document.activeElement)
        if active is None or active.tagName == "BODY" or getattr(active, "disabled", False):
            question = self.by_id("question")
            if question is not None and self.ready:
                question.focus(wishes.options(preventScroll=True))

    def tell(self) -> None:
        """Say what happened to those who do not see it, and walk the pawns for those who do."""
        session = self.session
        now = (session.screen, session.scene.turn) if session.frame == "table" else (session.screen, session.turn)
        if now != self.shown:
            self.shown = now
            self.by_id("live").textContent = session.spoken()
            self.by_id("panel").scrollTop = 0
            js.setTimeout(create_once_callable(self.perform), 0)
        if self.moves():
            for walk in session.walked:
                self.walk(walk)

    def perform(self) -> None:
        """Let the last choice be seen and heard, once the page shows what it led to."""
        events = self.session.latest if self.session.frame == "table" else ()
        if events and self.moves():
            self.running += import_module("tokaido.app.movement").show(self.session, events)
        if events and self.session.sounding:
            import_module("tokaido.app.sound").play(self.session.face.cues(events))

    def moves(self) -> bool:
        """Whether things may move."""
        return self.session.moving and not self.still.matches

    def walk(self, walk: Walk) -> None:
        """Let a pawn walk over the board."""
        pawn = self.by_id(f"pawn-{walk.pawn}")
        if pawn is None:
            return
        session = self.session
        points = session.face.way(session.layout, session.scene.game, walk)
        frames = to_js(
            [{"transform": f"translate({x}px, {y}px)"} for x, y in points], dict_converter=js.Object.fromEntries
        )
        length = min(LONGEST, max(SHORTEST, MS_PER_STEP * len(points)))
        self.running.append(pawn.animate(frames, wishes.options(duration=length, easing="ease-in-out")))

    def finish_walks(self) -> None:
        """A new tap ends what still moves."""
        styled = [one for one in self.document.getAnimations() if isfinite(one.effect.getComputedTiming().endTime)]
        for animation in [*self.running, *styled]:
            animation.finish()
        self.running.clear()

    # Events

    def do(self, element: Any) -> None:
        """Do what a control says of itself."""
        act, value, turn = said(element, "act"), said(element, "value"), said(element, "turn")
        if act.startswith("scroll"):
            import_module("tokaido.app.keepsake").do(self.session, act, value)
            return
        if act not in KEEP_DIALOG:
            self.close_dialogs()
            self.session.purpose = None
        if act == "close":
            return
        if act == "menu":
            self.open_dialog(MENU)
            if value:
                self.by_id(value).scrollIntoView()
            return
        self.session.act(act, value, int(turn) if turn else None, bool(getattr(element, "checked", False)))
        self.draw()
        if act in ANSWERED:
            self.bring_into_view(*ANSWERED[act])
        if act == "share":
            self.open_dialog("share-dialog")

    def bring_into_view(self, selector: str, end: str) -> None:
        """Scroll to a part of the page: to its start, or no further than is needed."""
        part = found(self.document.querySelector(selector))
        if part is not None:
            part.scrollIntoView(wishes.options(block=end))

    def control(self, event: Any) -> Any:
        """The control that an event happened in."""
        return found(event.target.closest("[data-act]")) if hasattr(event.target, "closest") else None

    def clicked(self, event: Any) -> None:
        """A button or a stop was pressed. The second click of a double click is nobody's wish, but for going back."""
        element = self.control(event)
        if element is None or element.tagName in ("INPUT", "SELECT") or kind_of(element) == "submit":
            return
        if event.detail <= 1 or said(element, "act") in REPEATED:
            self.do(element)

    def submitted(self, event: Any) -> None:
        """The form was sent by its button or by Enter."""
        event.preventDefault()
        self.submit()

    def submit(self) -> None:
        """Start the game, or go to what is wrong in the form."""
        self.session.act("start")
        self.draw()
        if self.session.screen == "new":
            wrong = found(self.document.querySelector("[aria-invalid]"))
            if wrong is not None:
                wrong.focus()

    def changed(self, event: Any) -> None:
        """A box was ticked or a list chosen from."""
        element = self.control(event)
        if element is None or kind_of(element) in TYPED:
            return
        if kind_of(element) == "file":
            self.read_file(element)
            return
        self.take_from(element)
        if element.dataset.act == "sound" and element.checked:
            import_module("tokaido.app.sound").play(["card"])

    def typed(self, event: Any) -> None:
        """Something was typed into a field."""
        element = self.control(event)
        if element is not None and kind_of(element) in TYPED:
            self.take_from(element)

    def read_file(self, field: Any) -> None:
        """Read a file of games; one that is far too large is not even read."""
        file = field.files.item(0)
        if file is jsnull:
            return

        def bring_in(text: str) -> None:
            self.session.act("import", text)
            self.draw()

        if file.size > LARGEST_FILE:
            bring_in("")
        else:
            file.text().then(create_once_callable(self.heard(bring_in)))
        field.value = ""

    def take_from(self, field: Any) -> None:
        """Take what a list or a field holds, or whether a box is ticked."""
        self.take(str(field.dataset.act), self.held(field), checked=bool(getattr(field, "checked", False)))

    def held(self, field: Any) -> str:
        """What a list or a field holds, with the seat that it is for; of a box, what it stands for."""
        seat = said(field, "value")
        if kind_of(field) in TICKED:
            return seat
        return f"{seat}:{field.value}" if seat else str(field.value)

    def take(self, act: str, value: str, *, checked: bool) -> None:
        """Take what somebody has written, chosen or ticked."""
        self.session.act(act, value, None, checked)
        self.draw()

    def pointed(self, event: Any) -> None:
        """The mouse passes over a stop: say what it would bring."""
        if event.pointerType == "mouse":
            element = self.control(event)
            self.look(element.dataset.value if element is not None and element.dataset.act == "stop" else "")

    def focused(self, event: Any) -> None:
        """The keyboard came to a stop."""
        element = self.control(event)
        if element is not None and element.dataset.act == "stop" and element.matches(":focus-visible"):
            self.look(element.dataset.value)

    def look(self, space: str) -> None:
        """Show what a stop would bring, and nothing else."""
        self.session.act("look", space)
        markup = self.session.look_region()
        element = self.by_id("look")
        if markup is not None and element is not None:
            js.Idiomorph.morph(element, markup, wishes.options(morphStyle="innerHTML"))
            self.drawn.pop("panel", None)

    def key_pressed(self, event: Any) -> None:
        """Keys that are not a control's own."""
        element, key = event.target, event.key
        typing = element.tagName in ("INPUT", "SELECT", "TEXTAREA")
        if found(self.document.querySelector("dialog[open]")) or event.altKey:
            return
        if event.ctrlKey or event.metaKey:
            act = "redo" if event.shiftKey else UNDO_KEYS.get(key.lower(), "")
            if key.lower() in UNDO_KEYS and not typing:
                event.preventDefault()
                self.session.act(act)
                self.draw()
        elif self.session.screen == "replay" and key in REPLAY_KEYS and not typing:
            self.replay_key(event)
        elif key == "?" and not typing:
            self.open_dialog(MENU)
        elif key in ("Enter", " ") and said(element, "act") == "stop":
            event.preventDefault()
            self.do(element)
        elif key in ARROWS and not typing and self.session.screen == "table":
            event.preventDefault()
            self.arrow(ARROWS[key])
        elif key == "Escape":
            self.session.act("back")
            self.draw()

    def replay_key(self, event: Any) -> None:
        """A turn back or on, to the start or the end, play or pause."""
        if event.key == " " and event.target.tagName == "BUTTON":
            return
        event.preventDefault()
        replay = self.session.replay
        assert replay is not None
        turns = {"ArrowLeft": replay.turn - 1, "ArrowRight": replay.turn + 1, "Home": 0, "End": replay.last}
        if event.key in turns:
            self.session.act("jump", str(turns[event.key]))
        else:
            self.session.act("run")
        self.draw()

    def arrow(self, step: int) -> None:
        """Walk along the open places, or along the cards."""
        cards = list(self.document.querySelectorAll("#panel .cards button"))
        within = found(self.document.activeElement.closest("#panel .cards"))
        if cards and (self.session.asks == "cards" or within is not None):
            places = [number for number, card in enumerate(cards) if card.isSameNode(self.document.activeElement)]
            cards[(places[0] + step) % len(cards) if places else 0].focus()
            return
        self.session.act("step", str(step))
        self.draw()
        stop = self.by_id(f"stop-{self.session.entered}")
        if stop is not None:
            stop.focus()

    # Dialogs

    def open_dialog(self, name: str) -> None:
        """Open a dialog that is closed."""
        dialog = self.by_id(name)
        if dialog is None or dialog.open:
            return
        if name == MENU:
            self.draw_menu()
        dialog.showModal()

    def close_dialogs(self) -> None:
        """Close whatever is open."""
        for dialog in self.document.querySelectorAll("dialog[open]"):
            dialog.close()


def main() -> None:
    """Start the page; if it is to show a game that was not fetched yet, after that."""
    try:
        page = Page()
    except ModuleNotFoundError as error:
        if not archives.is_missing(error):
            raise
        archives.fetch(lambda: Page().start(), lambda: js.window.tokaido.failed("missing"))
    else:
        page.start()
