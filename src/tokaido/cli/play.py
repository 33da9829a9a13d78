"""`tokaido play`: a whole game in the terminal, several people at one keyboard."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.text import Text

from tokaido.cli.show import print_story, table
from tokaido.cli.telling import people, telling_of
from tokaido.core.chance import SEEDS
from tokaido.core.link import encode
from tokaido.core.record import Record, Table
from tokaido.sharing import read

if TYPE_CHECKING:
    import argparse

HELP = """\
a number   make that choice
b          the board and what everybody has
l          a link to this position
s          the story so far
u          take the last choice back
r          make it again
q          leave; a link brings you back here
?          this list"""

SEAT_COLOURS = ("blue", "red", "green", "yellow", "magenta")


class Leave(Exception):
    """Somebody wants to stop for today."""


def run(options: argparse.Namespace) -> None:
    """Play until the end, or until somebody leaves."""
    if options.link:
        record = read(options.link).record
    else:
        seed = secrets.randbelow(SEEDS) if options.seed is None else options.seed
        names = tuple(name.strip() for name in options.names.split(",")) if options.names else ()
        record = Record(options.make_setup(options), seed, (), names)
    Terminal(Table(record), Console(highlight=False), openly=options.open).play()


class Terminal:
    """A table in a terminal."""

    def __init__(self, table: Table, console: Console, *, openly: bool) -> None:
        self.table = table
        self.telling = telling_of(table.record)
        self.console = console
        self.openly = openly
        self.last_actor: int | None = None
        self.last_private = False

    @property
    def game(self) -> Any:
        """The position now."""
        return self.table.game

    @property
    def teller(self) -> Any:
        """Says what happens, by the players' names."""
        return self.telling.teller(self.game, people(self.table.record))

    def play(self) -> None:
        """Ask until the journey is over."""
        if not self.table.steps:
            print_story(self.console, "", self.teller.story(self.game.opening))
        try:
            while self.game.actor is not None:
                self.turn()
        except (Leave, EOFError, KeyboardInterrupt):
            self.leave()
            return
        self.console.print(table(self.telling.final_table(self.game, self.teller)))
        self.console.print(f"To look at this game again: tokaido show {self.link()}", soft_wrap=True)

    def turn(self) -> None:
        """One question and its answer."""
        choices = self.game.choices()
        self.cover()
        if self.game.actor != self.last_actor and self.telling.board(self.game, self.teller):
            self.show_table()
        self.last_actor = self.game.actor
        self.console.print(Text(self.teller.question(self.game), style="bold"))
        for number, choice in enumerate(choices, 1):
            self.console.print(Text(f"{number:>3}  {self.teller.choice(self.game, choice)}"))
        self.answer(self.read(), choices)

    def cover(self) -> None:
        """Wait until the right person is at the keyboard before something hidden is shown."""
        private = not self.openly and self.telling.is_private(self.game)
        still_looking = self.last_private and self.game.actor == self.last_actor
        self.last_private = private
        if not private or still_looking:
            return
        self.console.clear()
        name = self.teller.who(self.game.actor)
        if self.ask(Text(f"Only {name} may look now. Press Enter, {name}. ")) == "q":
            raise Leave

    def read(self) -> str:
        """What was typed."""
        return self.ask(Text("> ", style="bold"))

    def ask(self, prompt: Text) -> str:
        """Print a prompt and return what was typed."""
        return self.console.input(prompt).strip().lower()

    def answer(self, typed: str, choices: tuple[Any, ...]) -> None:
        """Make a choice, or do what a letter asks for."""
        by_number = {str(number): choice for number, choice in enumerate(choices, 1)}
        if typed in by_number:
            hidden = self.last_private
            events = self.table.play(by_number[typed])
            if hidden:
                self.console.clear()
            print_story(self.console, "", self.teller.story(events))
        elif typed in COMMANDS:
            COMMANDS[typed](self)
        else:
            self.console.print(f"Please type a number from 1 to {len(choices)}, or ? for help.")

    def show_table(self) -> None:
        """The board and what everybody has."""
        telling, teller = self.telling, self.teller
        self.console.print(Text("\n".join(telling.board(self.game, teller))))
        for seat, player in enumerate(self.game.players):
            line = Text(telling.owner(self.game, teller, seat), style=SEAT_COLOURS[seat])
            self.console.print(line.append(": " + telling.belongings(player, teller), style="default"))

    def story(self) -> None:
        """Everything that happened so far."""
        for turn, step in enumerate(self.table.steps, 1):
            print_story(self.console, str(turn), self.teller.story(step.events))

    def undo(self) -> None:
        """Take the last choice back."""
        self.console.print("Taken back." if self.table.undo() else "There is nothing to take back.")

    def redo(self) -> None:
        """Make the choice again that was taken back."""
        self.console.print("Made again." if self.table.redo() else "There is nothing to make again.")

    def link(self) -> str:
        """The game so far as a link."""
        return encode(self.table.record)

    def print_link(self) -> None:
        """The game so far, to keep or to send."""
        self.console.print(self.link(), soft_wrap=True)

    def leave(self) -> None:
        """Say how to come back."""
        self.console.print(f"\nTo go on from here: tokaido play {self.link()}", soft_wrap=True)

    def help(self) -> None:
        """What can be typed."""
        self.console.print(HELP, markup=False)

    def quit(self) -> None:
        """Leave."""
        raise Leave


COMMANDS = {
    "b": Terminal.show_table,
    "l": Terminal.print_link,
    "s": Terminal.story,
    "u": Terminal.undo,
    "r": Terminal.redo,
    "q": Terminal.quit,
    "?": Terminal.help,
    "h": Terminal.help,
}
