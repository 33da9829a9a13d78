"""The reader's language: messages are looked up in gettext catalogs, English stands in the code."""

from __future__ import annotations

from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from pkgutil import get_data


def mark(message: str) -> str:
    """Mark a message in a table for the catalogs; it is said later."""
    return message


class Language:
    """A callable that says a message in one language.

    `say("{name} rests.", name="Aki")` and `say.many("{count} coin", "{count} coins", 3)`.
    """

    def __init__(self, code: str = "en", catalog: NullTranslations | None = None) -> None:
        self.code = code
        self._catalog = catalog or NullTranslations()

    @classmethod
    def load(cls, code: str) -> Language:
        """A language from its catalog; English has none, and stands in for languages that are not ours."""
        try:
            catalog = get_data("tokaido", f"locale/{code}.mo")
        except OSError:
            return cls()
        return cls(code, GNUTranslations(BytesIO(catalog or b"")))

    def __call__(self, message: str, /, **values: object) -> str:
        return self._catalog.gettext(message).format(**values)

    def many(self, one: str, more: str, count: int, /, **values: object) -> str:
        """The right plural form for a count, which the message may name as `{count}`."""
        return self._catalog.ngettext(one, more, count).format(count=count, **values)

    def list(self, items: list[str]) -> str:
        """Items as "a, b and c"."""
        if len(items) < 2:
            return "".join(items)
        return self(mark("{items} and {last}"), items=", ".join(items[:-1]), last=items[-1])


ENGLISH = Language()
