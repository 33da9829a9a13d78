"""The form for a new game: what each of its controls does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tokaido.app.memory import Memory
from tokaido.games import rules
from tokaido.view.draft import DUO, TOKAIDO, Draft


class Form:
    """The answers so far, remembered for the next visit."""

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self.draft = Draft.remembered(memory.get("setup"))

    def _change(self, draft: Draft) -> None:
        self.draft = draft
        self.memory.keep("setup", draft.plain())

    def game(self, value: str, _: bool) -> None:
        """Which game; its rules must be there before anything changes."""
        game = DUO if value == str(DUO) else TOKAIDO
        rules(game)
        self._change(replace(self.draft, game=game))

    def works(self, value: str, _: bool) -> None:
        """Who has the green works."""
        self._change(replace(self.draft, green_first=value == "green"))

    def players(self, value: str, _: bool) -> None:
        """How many play."""
        self._change(replace(self.draft, players=int(value)))

    def name(self, value: str, _: bool) -> None:
        """A name was typed: the seat, a colon, the name."""
        seat, name = value.split(":", 1)
        self._change(self.draft.named(int(seat), name))

    def bot(self, value: str, _: bool) -> None:
        """Who plays a seat: the seat, a colon, the bot."""
        seat, bot = value.split(":", 1)
        self._change(self.draft.played_by(int(seat), bot))

    def against(self, value: str, _: bool) -> None:
        """Alone against bots, or all of you together."""
        self._change(self.draft.against(value))

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

    def undoing(self, value: str, _: bool) -> None:
        """How far choices may be taken back."""
        self._change(replace(self.draft, fair=value == "fair"))

    def seed(self, value: str, _: bool) -> None:
        """A seed was typed."""
        self._change(replace(self.draft, seed=value.strip()))

    def openly(self, _: str, checked: bool) -> None:
        """Whether hidden cards wait behind a cover."""
        self._change(replace(self.draft, openly=checked))


FORM_ACTS: dict[str, Callable[[Form, str, bool], None]] = {
    "game": Form.game,
    "works": Form.works,
    "players": Form.players,
    "name": Form.name,
    "bot": Form.bot,
    "against": Form.against,
    "crest": Form.crest,
    "variant": Form.variant,
    "edition": Form.edition,
    "tiles": Form.tiles,
    "undoing": Form.undoing,
    "seed": Form.seed,
    "openly": Form.openly,
}
