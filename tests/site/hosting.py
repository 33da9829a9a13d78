"""A static host on loopback, with the site in a sub-folder."""

from __future__ import annotations

import functools
import http.server
import threading
from dataclasses import dataclass
from pathlib import Path
from typing import Any


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        pass


@dataclass
class Host:
    """A static host that can be switched off."""

    server: http.server.ThreadingHTTPServer
    url: str

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()


def start_host(folder: Path) -> Host:
    handler = functools.partial(QuietHandler, directory=str(folder))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return Host(server, f"http://127.0.0.1:{server.server_port}/games/tokaido/")
