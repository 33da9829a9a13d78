#!/usr/bin/env python3
"""The one command of the project.

python3 build.py serve    set up what is missing, build the site, serve it on this machine, print the address
python3 build.py test     set up what is missing, run every check and test
python3 build.py bench    set up what is missing, print how fast things are
python3 build.py build    set up what is missing, build the site into dist/
"""

from __future__ import annotations

import argparse
import functools
import hashlib
import http.server
import os
import shutil
import subprocess
import sys
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
DIST = ROOT / "dist"
CONSTRAINTS = ROOT / "constraints.txt"


def tool(name: str) -> str:
    """A program of the project's own environment."""
    return str(VENV / ("Scripts" if os.name == "nt" else "bin") / name)


def run(*command: str) -> None:
    """Run a program, and stop with its exit code if it fails."""
    print("$", " ".join(command).replace(str(ROOT) + os.sep, ""), flush=True)
    code = subprocess.run(command, cwd=ROOT, check=False).returncode
    if code:
        sys.exit(code)


def set_up() -> None:
    """Make the project's own environment, once for each state of its list of packages."""
    project = (ROOT / "pyproject.toml").read_bytes()
    wanted = hashlib.sha256(project + CONSTRAINTS.read_bytes() + sys.version.encode()).hexdigest()
    stamp = VENV / "stamp"
    if stamp.exists() and stamp.read_text() == wanted:
        return
    shutil.rmtree(VENV, ignore_errors=True)
    venv.create(VENV, with_pip=True)
    groups = tomllib.loads(project.decode())["dependency-groups"]
    packages = [package for group in groups.values() for package in group]
    run(
        tool("python"),
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "-c",
        str(CONSTRAINTS),
        "-e",
        ".",
        *packages,
    )
    stamp.write_text(wanted)


def in_environment(*arguments: str) -> None:
    """Go on inside the project's own environment."""
    set_up()
    code = subprocess.run(
        [tool("python"), str(ROOT / "build.py"), *arguments, "--inside"], cwd=ROOT, check=False
    ).returncode
    sys.exit(code)


def build() -> None:
    """Make the site in dist/."""
    from tools import site

    site.build()


def serve(port: int) -> None:
    """Serve dist/ on this machine alone."""
    build()
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=str(DIST))
    with http.server.ThreadingHTTPServer(("127.0.0.1", port), handler) as server:
        print(f"Tokaido is at http://127.0.0.1:{server.server_port}/ (Ctrl-C ends it)", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()


def test(rest: list[str]) -> None:
    """Every check and every test; what follows `test` goes to pytest."""
    run(tool("ruff"), "format", "--check", ".")
    run(tool("ruff"), "check", ".")
    run(tool("mypy"))
    run(tool("lint-imports"))
    run(tool("pytest"), "-n", "auto", *rest)


def bench() -> None:
    """How fast the engine is."""
    run(tool("tokaido"), "bench")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=["serve", "test", "bench", "build"])
    parser.add_argument(
        "--port", type=int, default=8000, help="where to serve (default: %(default)s; 0: any free port)"
    )
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    arguments, rest = parser.parse_known_args()
    if rest and arguments.command != "test":
        parser.error(f"unknown: {' '.join(rest)}")
    if not arguments.inside:
        in_environment(*sys.argv[1:])
    commands = {"serve": lambda: serve(arguments.port), "test": lambda: test(rest), "bench": bench, "build": build}
    commands[arguments.command]()


if __name__ == "__main__":
    main()
