#!/usr/bin/env python3
"""The one command of the project.

python3 build.py serve    set up what is missing, build the site, serve it on this machine, print the address
python3 build.py test     set up what is missing, run every check and test
python3 build.py bench    set up what is missing, print how fast things are
python3 build.py soak     set up what is missing, send a million damaged links and saves through the decoder
python3 build.py build    set up what is missing, build the site into dist/
"""

from __future__ import annotations

import argparse
import hashlib
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


def is_done(stamp: Path, wanted: str) -> bool:
    """Whether a step was done for exactly this."""
    return stamp.exists() and stamp.read_text() == wanted


def set_up() -> None:
    """Make the project's own environments, once for each state of their lists of packages."""
    set_up_python()
    set_up_node()


def set_up_python() -> None:
    """Python packages into .venv."""
    project = (ROOT / "pyproject.toml").read_bytes()
    wanted = hashlib.sha256(project + CONSTRAINTS.read_bytes() + sys.version.encode()).hexdigest()
    stamp = VENV / "stamp"
    if is_done(stamp, wanted):
        return
    shutil.rmtree(VENV, ignore_errors=True)
    venv.create(VENV, with_pip=True)
    groups = tomllib.loads(project.decode())["dependency-groups"]
    packages = [package for group in groups.values() for package in group]
    pip = (tool("python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    run(*pip, "-c", str(CONSTRAINTS), "-e", ".", *packages)
    stamp.write_text(wanted)


def set_up_node() -> None:
    """Packages for the browser into node_modules."""
    wanted = hashlib.sha256((ROOT / "package-lock.json").read_bytes()).hexdigest()
    stamp = ROOT / "node_modules" / "stamp"
    if is_done(stamp, wanted):
        return
    npm = shutil.which("npm")
    if npm is None:
        sys.exit("Node with npm is needed to build the site: please install it and try again.")
    run(npm, "ci", "--silent")
    stamp.write_text(wanted)


def in_environment(*arguments: str) -> None:
    """Go on inside the project's own environment."""
    set_up()
    command = [tool("python"), str(ROOT / "build.py"), *arguments, "--inside"]
    sys.exit(subprocess.run(command, cwd=ROOT, check=False).returncode)


def build() -> None:
    """Make the site in dist/."""
    from tools import site

    site.build()


def serve(port: int) -> None:
    """Serve dist/ on this machine alone, and build it anew whenever a source changes."""
    from tools import serving

    build()
    serving.serve(DIST, port, lambda: run(tool("python"), "build.py", "build", "--inside"))


def test(rest: list[str]) -> None:
    """Every check and every test; what follows `test` goes to pytest."""
    from tools import browsers

    run(tool("ruff"), "format", "--check", ".")
    run(tool("ruff"), "check", ".")
    run(tool("mypy"))
    run(tool("lint-imports"))
    browsers.install()
    build()
    run(tool("pytest"), "-n", "auto", "--dist", "worksteal", *rest)


def bench() -> None:
    """How fast the engine and the page are."""
    from tools import browsers

    run(tool("tokaido"), "bench")
    browsers.install()
    build()
    run(tool("python"), "-m", "tools.bench")


def soak(rest: list[str]) -> None:
    """A million damaged links and saves; what follows `soak` goes to the tool."""
    run(tool("python"), "-m", "tools.soak", *rest)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=["serve", "test", "bench", "soak", "build"])
    parser.add_argument(
        "--port", type=int, default=8000, help="where to serve (default: %(default)s; 0: any free port)"
    )
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    arguments, rest = parser.parse_known_args()
    if rest and arguments.command not in ("test", "soak"):
        parser.error(f"unknown: {' '.join(rest)}")
    if not arguments.inside:
        in_environment(*sys.argv[1:])
    commands = {
        "serve": lambda: serve(arguments.port),
        "test": lambda: test(rest),
        "bench": bench,
        "soak": lambda: soak(rest),
        "build": build,
    }
    commands[arguments.command]()


if __name__ == "__main__":
    main()
