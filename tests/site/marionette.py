"""Firefox by its own protocol: as much of Marionette as the tests need."""

from __future__ import annotations

import json
import re
import socket
import subprocess
from pathlib import Path
from typing import Any


class Firefox:
    """A headless Firefox with a fresh profile."""

    def __init__(self, profile: Path, patience: int) -> None:
        preferences = {"marionette.port": 0, "remote.log.level": "Info"}
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in preferences.items()]
        (profile / "user.js").write_text("".join(lines), encoding="utf-8")
        command = ["firefox-esr", "--headless", "--marionette", "--no-remote", "--profile", str(profile)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self._socket = socket.create_connection(("127.0.0.1", self._port()), timeout=patience)
        self._stream = self._socket.makefile("rb")
        self._receive()
        self._number = 0
        self._send("WebDriver:NewSession", {})
        self._send("WebDriver:SetTimeouts", {"script": patience * 1000, "pageLoad": patience * 1000})

    def _port(self) -> int:
        """Where Firefox says that it listens."""
        assert self._process.stdout is not None
        for line in self._process.stdout:
            listening = re.search(r"Marionette.*Listening on port (\d+)", line)
            if listening:
                return int(listening[1])
        raise AssertionError("Firefox ended before it listened")

    def _receive(self) -> Any:
        length = b""
        while not length.endswith(b":"):
            length += self._stream.read(1)
        return json.loads(self._stream.read(int(length[:-1])))

    def _send(self, command: str, parameters: dict[str, Any]) -> Any:
        self._number += 1
        message = json.dumps([0, self._number, command, parameters]).encode()
        self._socket.sendall(b"%d:%s" % (len(message), message))
        _, _, error, result = self._receive()
        assert error is None, error
        return result

    def go(self, url: str) -> None:
        """Open a page."""
        self._send("WebDriver:Navigate", {"url": url})

    def run(self, script: str) -> Any:
        """Run a script that calls its last argument with the result."""
        return self._send("WebDriver:ExecuteAsyncScript", {"script": script, "args": [], "sandbox": None})["value"]

    def quit(self) -> None:
        """Close the browser."""
        self._send("Marionette:Quit", {"flags": ["eForceQuit"]})
        self._stream.close()
        self._socket.close()
        self._process.communicate()
