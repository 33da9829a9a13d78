"""The catalogs of translations: `python -m tools.catalogs` adds new messages to them and takes old ones out."""

from __future__ import annotations

import os
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parents[1]
LOCALE = ROOT / "src" / "tokaido" / "locale"
LANGUAGES = ("fr", "pt")
KEYWORDS = {"say": None, "many": (1, 2), "mark": None, "both": None}


def messages() -> Catalog:
    """Every message of the page, as the code has it."""
    catalog = Catalog(project="Tokaido")
    for path in [*sorted((ROOT / "src/tokaido/view").rglob("*.py")), *sorted((ROOT / "src/tokaido/app").rglob("*.py"))]:
        add(catalog, path, "python")
    for path in [ROOT / "index.html", *sorted((ROOT / "src/pages").glob("*.html"))]:
        add(catalog, path, "jinja2")
    return catalog


def add(catalog: Catalog, path: Path, method: str) -> None:
    """Add the messages of one file."""
    with BytesIO(path.read_bytes()) as file:
        for _, message, _, _ in extract(method, file, keywords=KEYWORDS, options={"silent": "false"}):
            if message and message != "{name}":
                catalog.add(message)


def stored(code: str) -> Catalog:
    """The catalog of a language."""
    path = LOCALE / f"{code}.po"
    if not path.exists():
        return Catalog(locale=code)
    with path.open("rb") as file:
        return read_po(file, locale=code)


def update(code: str) -> None:
    """Bring a language's catalog to the messages of the code."""
    catalog, template = stored(code), messages()
    template.creation_date = catalog.creation_date
    catalog.update(template, no_fuzzy_matching=True)
    catalog.obsolete.clear()
    catalog.header_comment = "# Tokaido"
    catalog.project, catalog.version, catalog.msgid_bugs_address = "Tokaido", "1", ""
    catalog.last_translator, catalog.language_team = "", ""
    with (LOCALE / f"{code}.po").open("wb") as file:
        write_po(file, catalog, width=120, no_location=True, omit_header=False, sort_output=True)


def compile_all() -> None:
    """Turn the catalogs into what gettext reads; a file that others may be reading is replaced whole, if at all."""
    for code in LANGUAGES:
        target, compiled = LOCALE / f"{code}.mo", BytesIO()
        write_mo(compiled, stored(code))
        if not target.exists() or target.read_bytes() != compiled.getvalue():
            beside = target.with_suffix(f".{os.getpid()}")
            beside.write_bytes(compiled.getvalue())
            beside.replace(target)


if __name__ == "__main__":
    for language in LANGUAGES:
        update(language)
