"""Everything that a picture of Tokaido's table depends on."""

from __future__ import annotations

from dataclasses import dataclass

from tokaido.classic.cards import Souvenir
from tokaido.classic.game import Game
from tokaido.view.layout import Layout
from tokaido.view.preview import Preview
from tokaido.view.sentences import Teller
from tokaido.view.sitting import Sitting


@dataclass(frozen=True, kw_only=True)
class Scene(Sitting[Game, Layout]):
    """A game on the road, and how somebody looks at it."""

    @property
    def space(self) -> int | None:
        """The space that is looked at or, if none is, the picked one."""
        picked: int | None = getattr(self.picked, "space", None)
        return int(self.looked_at) if self.looked_at is not None else picked

    @property
    def souvenirs(self) -> tuple[Souvenir, ...]:
        """The souvenirs in the basket."""
        return tuple(sorted(Souvenir[name] for name in self.basket))

    @property
    def teller(self) -> Teller:
        """Says what happens on this road."""
        return Teller(self.say, self.game.board, self.people)

    @property
    def preview(self) -> Preview:
        """Says what stops would bring."""
        return Preview(self.game, self.teller)
