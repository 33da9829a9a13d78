"""What lies behind the stops. It never changes, so the build draws it and the browser never does."""

from __future__ import annotations

from tokaido.view.art import landscape
from tokaido.view.layout import Layout
from tokaido.view.markup import Markup, el


def land(layout: Layout) -> Markup:
    """The landscape and the road through it."""
    return el(
        "svg",
        landscape.landscape(layout, f"land-{layout.name}"),
        landscape.road(layout),
        class_="land",
        viewBox=layout.view_box,
        aria_hidden="true",
        focusable="false",
    )
