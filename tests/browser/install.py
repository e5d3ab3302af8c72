"""Makes sure that there is a Chromium for the browser tests. Says what it does; says what to do if it cannot."""

from __future__ import annotations

import os
import shutil
import subprocess

NAMES = ("chromium", "chromium-browser", "google-chrome")
PACKAGES = ("chromium", "chromium-headless-shell")  # the second is the engine alone: tests are faster with it


def found() -> str:
    return os.environ.get("CHROMIUM") or next((path for name in NAMES if (path := shutil.which(name))), "")


def install() -> None:
    """Debian's package, where we may install it."""
    if not shutil.which("apt-get"):
        return
    become = [] if os.geteuid() == 0 else ["sudo", "-n"]
    print("== installing Chromium for the browser tests with apt-get")
    for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", *PACKAGES]):
        subprocess.run(
            [*become, *command],
            check=False,
            stdout=subprocess.DEVNULL,
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        )


if __name__ == "__main__":
    if not found():
        install()
    if not found():
        print(
            "== no Chromium on the path: the browser tests will be skipped. Install one, or set CHROMIUM to its path."
        )
