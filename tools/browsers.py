"""The browsers that the tests need, installed from Debian's packages where they are missing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

PROGRAMS = {
    "chromium": "chromium",
    "firefox-esr": "firefox-esr",
    "WebKitWebDriver": "webkit2gtk-driver",
    "Xvfb": "xvfb",
    "xauth": "xauth",
}

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
"""For Chromium without a screen, a GPU or a wish to call home."""


def install() -> None:
    """Install what is missing; say what to do where that cannot be done from here."""
    missing = [package for program, package in PROGRAMS.items() if not shutil.which(program)]
    if not missing:
        return
    command = f"apt-get install --no-install-recommends {' '.join(missing)} fonts-dejavu-core"
    if not shutil.which("apt-get") or os.geteuid() != 0:
        sys.exit(f"The tests need {', '.join(missing)}. On Debian: sudo {command}")
    subprocess.run(["apt-get", "update", "-qq"], check=True)
    subprocess.run([*command.split(), "-y", "-qq"], check=True, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})
