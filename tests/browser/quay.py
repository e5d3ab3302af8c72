"""The quay: a real server, a wire that can be cut, and real Chromium processes, for the tests of the browser side."""

from __future__ import annotations

import json
import os
import select
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).parents[2]
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome") or ""
# The same engine without windows, tabs and an address bar, which nobody sees in a test: a quarter less work for a page.
SHELL = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or CHROMIUM
# Of two lists of features Chromium takes the last: so this one repeats what Playwright leaves out, and adds the popup
# of an address bar that nobody sees. It is a page of its own in every window, and costs half as much as the hall.
LEFT_OUT = (
    "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,"
    "LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,"
    "OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch,"
    "WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup"
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--in-process-gpu",  # one process less to paint for: a quarter less work for every page
    "--font-render-hinting=none",  # letters of the bare engine are as wide as those of the whole browser
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={LEFT_OUT}",
]
PATIENCE = 30_000  # milliseconds: two cores, and others are working; only a test that fails waits so long


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


class Hall:
    """The server as users run it, in a process of its own, over one data folder."""

    def __init__(self, data: Path, bot_pause: float = 0.02, away_seconds: float = 60.0) -> None:
        self.data = data
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        # The tests click without rest, all from one address: whoever tests patience says so for itself.
        freely = {"tables_per_second": 100, "work_per_second": 100}
        self.limits = json.dumps({"bot_pause": bot_pause, "away_seconds": away_seconds, **freely})
        self.shelf = ""  # what lies there is found before what is installed
        self.process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        command = [sys.executable, "-m", "criee.server.run", "--port", str(self.port), "--data", str(self.data)]
        shelves = os.pathsep.join(filter(None, (self.shelf, os.environ.get("PYTHONPATH"))))
        self.process = subprocess.Popen(
            [*command, "--limits", self.limits, "--heads", "1"], cwd=ROOT, env={**os.environ, "PYTHONPATH": shelves}
        )
        until = time.monotonic() + 30
        while True:
            try:
                urlopen(f"{self.url}/api/games", timeout=2).read()
                return
            except OSError:
                if time.monotonic() > until or self.process.poll() is not None:
                    raise
                time.sleep(0.1)

    def kill(self) -> None:
        """As a power cut would: no goodbye."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(10)

    def record(self, table: str) -> str:
        with urlopen(f"{self.url}/api/tables/{table}/record", timeout=10) as answer:
            return str(answer.read().decode())


class Wire:
    """A plain TCP wire to the server. Cut, nothing passes and nobody is told; torn, every connection breaks."""

    def __init__(self, port: int) -> None:
        self.server = port
        self.door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        self.is_cut = False
        self.ends: list[socket.socket] = []
        threading.Thread(target=self._listen, daemon=True).start()

    def cut(self) -> None:
        self.is_cut = True

    def tear(self) -> None:
        self.is_cut = True
        for end in self.ends:
            with suppress(OSError):  # already gone
                end.shutdown(socket.SHUT_RDWR)
        self.ends.clear()

    def mend(self) -> None:
        self.is_cut = False

    def _listen(self) -> None:
        while True:
            near, _ = self.door.accept()
            try:
                far = None if self.is_cut else socket.create_connection(("127.0.0.1", self.server))
            except OSError:
                far = None  # nobody at the other end
            if far is None:
                near.close()
                continue
            self.ends += [near, far]
            threading.Thread(target=self._carry, args=(near, far), daemon=True).start()

    def _carry(self, near: socket.socket, far: socket.socket) -> None:
        while True:
            try:
                ready, _, _ = select.select([near, far], [], [], 0.2)
                for end in ready:
                    data = end.recv(65536)
                    if not data:
                        near.close()
                        far.close()
                        return
                    if not self.is_cut:
                        (far if end is near else near).sendall(data)
            except (OSError, ValueError):
                near.close()
                far.close()
                return


class Browser:
    """A Chromium with a profile on disk, which can be killed like any process and started again."""

    def __init__(self, profile: Path) -> None:
        self.profile = profile
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> str:
        """The address by which Playwright drives it."""
        note = self.profile / "DevToolsActivePort"
        note.unlink(missing_ok=True)
        command = [CHROMIUM, "--headless", *FLAGS, "--remote-debugging-port=0", f"--user-data-dir={self.profile}"]
        quiet = subprocess.DEVNULL
        self.process = subprocess.Popen([*command, "about:blank"], stdout=quiet, stderr=quiet, start_new_session=True)
        until = time.monotonic() + 30
        while not (note.exists() and note.read_text().count("\n")):
            if time.monotonic() > until:
                raise TimeoutError("Chromium did not start")
            time.sleep(0.1)
        return f"http://127.0.0.1:{note.read_text().splitlines()[0]}"

    def kill(self) -> None:
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
