"""Everything that a picture of Tokaido Duo's table depends on."""

from __future__ import annotations

from dataclasses import dataclass

from tokaido.duo.game import Game
from tokaido.view.duo.layout import Layout
from tokaido.view.duo.preview import Preview
from tokaido.view.duo.sentences import Teller
from tokaido.view.sitting import Sitting


@dataclass(frozen=True, kw_only=True)
class Scene(Sitting[Game, Layout]):
    """A game on the island, and how somebody looks at it."""

    @property
    def teller(self) -> Teller:
        """Says what happens on the island."""
        return Teller(self.say, self.people)

    @property
    def preview(self) -> Preview:
        """Says what choices would bring."""
        return Preview(self.game, self.teller)
