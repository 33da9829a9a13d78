"""Serves the site while it is being worked on."""

from __future__ import annotations

import functools
import http.server
import threading
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WATCHED = ("src", "static", "tools", "index.html", "pyscript.toml", "package-lock.json")
SECONDS = 0.7


class Handler(http.server.SimpleHTTPRequestHandler):
    """Lets the browser ask every time whether a file has changed."""

    def end_headers(self) -> None:
        """No answer is kept without asking."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()


def state() -> float:
    """Changes whenever a source does."""
    tops = [ROOT / name for name in WATCHED]
    files = [path for top in tops for path in ([top] if top.is_file() else top.rglob("*"))]
    return max(path.stat().st_mtime for path in files if path.is_file() and path.suffix not in {".pyc", ".mo"})


def watch(rebuild: Callable[[], None], stop: threading.Event) -> None:
    """Build anew after every change, until told to stop."""
    seen = state()
    while not stop.wait(SECONDS):
        now = state()
        if now != seen:
            seen = now
            rebuild()
            print("Built anew: reload the page.", flush=True)


def serve(folder: Path, port: int, rebuild: Callable[[], None]) -> None:
    """Serve a folder on this machine alone until Ctrl-C."""
    stop = threading.Event()
    handler = functools.partial(Handler, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", port), handler) as server:
        print(f"Tokaido is at http://127.0.0.1:{server.server_port}/ (Ctrl-C ends it)", flush=True)
        threading.Thread(target=watch, args=(rebuild, stop), daemon=True).start()
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            stop.set()
            print()
