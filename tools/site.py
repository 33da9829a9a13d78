"""Builds the static site into dist/: templates, the Python app as one zip, and everything it runs on."""

from __future__ import annotations

import base64
import hashlib
import io
import json
import shutil
import subprocess
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import jinja2
import oxipng
import resvg_py
import segno
from markupsafe import Markup as Safe

from tokaido.classic.board import TO_EDO
from tokaido.view.draft import Draft
from tokaido.view.land import land
from tokaido.view.language import Language
from tokaido.view.layout import LAYOUTS
from tokaido.view.markup import Markup
from tokaido.view.new_game import new_game
from tokaido.view.shell import LANGUAGES, Tools, header
from tokaido.view.stops import empty_stage, sprite
from tools import catalogs
from tools import pages as beside

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
CACHE = ROOT / ".cache"
MODULES = ROOT / "node_modules"
PACKAGE = ROOT / "src" / "tokaido"

VENDOR = {
    "pyodide/pyodide.mjs": "vendor/pyodide/pyodide.mjs",
    "pyodide/pyodide.asm.mjs": "vendor/pyodide/pyodide.asm.mjs",
    "pyodide/pyodide.asm.wasm": "vendor/pyodide/pyodide.asm.wasm",
    "@pyscript/core/dist/core.js": "vendor/pyscript/core.js",
    "idiomorph/dist/idiomorph.min.js": "vendor/idiomorph.js",
    "@fontsource/shippori-mincho/files/shippori-mincho-latin-600-normal.woff2": "fonts/shippori-mincho.woff2",
    "@fontsource/shippori-mincho/LICENSE": "fonts/LICENSE.txt",
}
"""What is shipped as it comes from npm."""

LOCK = "vendor/pyodide/pyodide-lock.json"

PYSCRIPT_PARTS = ("core-*.js", "error-*.js")

LEFT_OUT_OF_STDLIB = (
    "_pyrepl/",
    "ctypes/",
    "http/",
    "multiprocessing/",
    "sqlite3/",
    "tomllib/",
    "unittest/",
    "wsgiref/",
    "xml/",
    "xmlrpc/",
    "zoneinfo/",
    "__phello__",
    "_pydecimal",
    "_pydatetime",
    "antigravity",
    "argparse",
    "bdb",
    "cProfile",
    "cmd.",
    "configparser",
    "csv",
    "decimal",
    "difflib",
    "doctest",
    "filecmp",
    "fileinput",
    "fractions",
    "ftplib",
    "getpass",
    "graphlib",
    "imaplib",
    "ipaddress",
    "mailbox",
    "mimetypes",
    "modulefinder",
    "netrc",
    "nturl2path",
    "optparse",
    "pdb",
    "pickletools",
    "plistlib",
    "poplib",
    "profile",
    "pstats",
    "py_compile",
    "pyclbr",
    "pydoc",
    "rlcompleter",
    "sched",
    "shelve",
    "smtplib",
    "socketserver",
    "sre_",
    "ssl",
    "statistics",
    "symtable",
    "tabnanny",
    "this",
    "timeit",
    "trace.py",
    "turtle",
    "uuid",
    "wave",
    "zipapp",
)
"""Parts of the standard library that neither Pyodide, PyScript nor the game needs."""

ENCODINGS = (
    "__init__",
    "aliases",
    "ascii",
    "cp437",
    "idna",
    "latin_1",
    "raw_unicode_escape",
    "unicode_escape",
    "utf_16",
    "utf_16_le",
    "utf_8",
    "utf_8_sig",
)

NOT_IN_APP = (
    "cli/",
    "__main__.py",
    "bots/arena.py",
    "locale/",
    "view/gallery.py",
    "view/duo/gallery.py",
    "view/land.py",
    "view/art/landscape.py",
)
"""What only the command line or the build needs."""

DUO = ("bots/duo/", "duo/", "view/art/duo.py", "view/art/island.py", "view/duo/", "view/faces/duo.py")
"""What only Tokaido Duo needs: an archive of its own, which the page fetches with the first game of it."""


def build() -> None:
    """Make dist/ anew."""
    catalogs.compile_all()
    shutil.rmtree(DIST, ignore_errors=True)
    shutil.copytree(ROOT / "static", DIST)
    copy_vendor()
    (DIST / LOCK).write_text(minimal_lock(), encoding="utf-8")
    compile_python()
    draw_icons()
    render_pages()
    write_service_worker()


def copy_vendor() -> None:
    """Copy what others made and we ship unchanged."""
    parts = [path for pattern in PYSCRIPT_PARTS for path in (MODULES / "@pyscript/core/dist").glob(pattern)]
    files = {MODULES / source: DIST / target for source, target in VENDOR.items()}
    files |= {path: DIST / "vendor/pyscript" / path.name for path in parts}
    for source, target in files.items():
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)


def minimal_lock() -> str:
    """Pyodide's list of packages, empty: the game needs none."""
    lock = json.loads((MODULES / "pyodide/pyodide-lock.json").read_text(encoding="utf-8"))
    return json.dumps({"info": lock["info"], "packages": {}})


def compile_python() -> None:
    """Compile the trimmed standard library and the app with Pyodide; what did not change comes from the cache."""
    CACHE.mkdir(exist_ok=True)
    compiler = (ROOT / "tools/compile.mjs").read_bytes() + (MODULES / "pyodide/package.json").read_bytes()
    app, duo = app_sources()
    sources = {"vendor/pyodide/python_stdlib.zip": trimmed_stdlib(), "app.zip.zst": app}
    sources[f"duo-{digest(compiler + duo)}.zip.zst"] = duo
    for target, source in sources.items():
        kept = CACHE / f"{digest(compiler + source)}-{Path(target).name}"
        if not kept.exists():
            uncompiled = CACHE / f"source-of-{kept.name}.zip"
            uncompiled.write_bytes(source)
            run_node("tools/compile.mjs", str(uncompiled), str(kept))
        shutil.copyfile(kept, DIST / target)


def digest(content: bytes) -> str:
    """A name for a content."""
    return hashlib.sha256(content).hexdigest()[:16]


def run_node(*arguments: str) -> None:
    """Run a script with Node."""
    subprocess.run(["node", *arguments], cwd=ROOT, check=True)


def zipped(files: dict[str, bytes]) -> bytes:
    """A zip that depends on its files alone."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED)
    return target.getvalue()


def trimmed_stdlib() -> bytes:
    """The standard library without what nobody here imports."""
    with zipfile.ZipFile(MODULES / "pyodide/python_stdlib.zip") as archive:
        return zipped({name: archive.read(name) for name in archive.namelist() if is_needed(name)})


def is_needed(name: str) -> bool:
    """Whether a file of the standard library is shipped."""
    if name.endswith("/"):
        return False
    if name.startswith("encodings/"):
        return name.removeprefix("encodings/").removesuffix(".py") in ENCODINGS
    return not name.startswith(LEFT_OUT_OF_STDLIB)


def app_sources() -> tuple[bytes, bytes]:
    """The package as the browser needs it: what every page needs, and what Tokaido Duo needs besides."""
    paths = [path for path in PACKAGE.rglob("*") if path.suffix in {".py", ".mo"}]
    files = {str(path.relative_to(PACKAGE)): path.read_bytes() for path in paths}
    kept = {name: data for name, data in files.items() if name.endswith(".mo") or not name.startswith(NOT_IN_APP)}
    code = {f"segno/{path.name}": path.read_bytes() for path in files_of_segno()}
    duo = {f"tokaido/{name}": data for name, data in kept.items() if name.startswith(DUO)}
    app = {f"tokaido/{name}": data for name, data in kept.items() if not name.startswith(DUO)}
    return zipped(code | app), zipped(duo)


def files_of_segno() -> list[Path]:
    """The library for QR codes: the part that makes them, without the one that writes files."""
    folder = Path(segno.__file__).parent
    return [folder / "encoder.py", folder / "consts.py"]


def draw_icons() -> None:
    """The icons of an installed app, from the one drawing."""
    for name, size in ICONS.items():
        picture = resvg_py.svg_to_bytes(svg_path=str(ROOT / "static" / f"{name.partition('-')[0]}.svg"), width=size)
        (DIST / f"{name}.png").write_bytes(oxipng.optimize_from_memory(bytes(picture), level=6))


ICONS = {"icon-192": 192, "maskable-512": 512}
"""Their sizes; every other size is drawn by the browser from icon.svg."""


def render_pages() -> None:
    """Render the templates; the page already shows a board and a form, made by the same code as in the browser."""
    loader = jinja2.FileSystemLoader([ROOT, ROOT / "src/pages"])
    pages = jinja2.Environment(
        loader=loader, autoescape=True, undefined=jinja2.StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    speakers = {code: Language.load(code) for code in LANGUAGES}
    root_script = (ROOT / "src/pages/root.js").read_text(encoding="utf-8")
    everywhere = {"speakers": speakers, "root_script": Safe(root_script), "root_digest": content_digest(root_script)}
    pyscript = [f"vendor/pyscript/{path.name}" for path in (DIST / "vendor/pyscript").iterdir()]
    context: dict[str, Any] = {
        "duo": next(DIST.glob("duo-*.zip.zst")).name,
        "sprite": safe(sprite()),
        "header": safe(header(speakers["en"], "Tokaido", Tools())),
        "lands": {name: safe(land(layout)) for name, layout in LAYOUTS.items()},
        "stages": {name: safe(empty_stage(layout, TO_EDO)) for name, layout in LAYOUTS.items()},
        "forms": {code: safe(new_game(Draft(), say, first_time=True)) for code, say in speakers.items()},
        "config": tomllib.loads((ROOT / "pyscript.toml").read_text(encoding="utf-8")),
        "modules": ["boot.js", *sorted(pyscript), "vendor/pyodide/pyodide.mjs", "vendor/pyodide/pyodide.asm.mjs"],
        "fetched": FETCHED_AHEAD,
        "weights": {name: (DIST / name).stat().st_size for name in HEAVY},
    }
    for name, needs in {"index.html": context, **beside.pages()}.items():
        text = pages.get_template(name).render(**everywhere, **needs)
        (DIST / name).write_text(text, encoding="utf-8")


def content_digest(script: str) -> str:
    """What a page's policy calls a script that stands in the page itself."""
    return "sha256-" + base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()


FETCHED_AHEAD = ("vendor/pyodide/python_stdlib.zip", "app.zip.zst", "main.py", LOCK)
"""What the page fetches before Python asks for it. Not the interpreter: of an answer that was fetched ahead Chromium
does not keep what it compiles, and later visits would take half as long again."""

HEAVY = (
    "vendor/pyodide/pyodide.asm.wasm",
    "vendor/pyodide/python_stdlib.zip",
    "vendor/pyodide/pyodide.asm.mjs",
    "app.zip.zst",
)
"""The files whose arrival the progress line tells."""


def safe(markup: Markup) -> Safe:
    """Our markup for Jinja, which escapes everything else."""
    return Safe(markup)


def write_service_worker() -> None:
    """Give the service worker the list of all files with their hashes."""
    files = [path for path in sorted(DIST.rglob("*")) if path.is_file() and path.name != "service-worker.js"]
    hashes = {str(path.relative_to(DIST)): digest(path.read_bytes()) for path in files}
    version = digest(json.dumps(hashes).encode())
    worker = (ROOT / "static/service-worker.js").read_text(encoding="utf-8")
    filled = worker.replace('"VERSION"', json.dumps(version)).replace('["FILES"]', json.dumps(list(hashes)))
    (DIST / "service-worker.js").write_text(filled, encoding="utf-8")
