"""A real server in a process of its own, and what it spends: processor time and memory, read from /proc."""

from __future__ import annotations

import contextlib
import json
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

TICKS: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")


class Hall:
    """The server under test, with the shipped limits unless others are named."""

    def __init__(self, folder: Path, limits: Mapping[str, float] | None = None, descriptors: int = 0) -> None:
        self.log = folder / "server.log"
        command = [sys.executable, "-m", "criee.server.run", "--port", "0", "--data", str(folder / "data")]
        self.process = subprocess.Popen(
            [*command, "--limits", json.dumps(limits or {})],
            stdout=subprocess.PIPE,
            stderr=self.log.open("w"),
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "localhost:" not in line:
            raise SystemExit(f"the server did not start: {self.log.read_text()[-2000:]}")
        self.port = int(line.rpartition(":")[2])
        self.pid = self.process.pid
        if descriptors:
            resource.prlimit(self.pid, resource.RLIMIT_NOFILE, (descriptors, descriptors))

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:  # it is still busy with what it was sent
            self.process.kill()
            self.process.wait()

    def alive(self) -> bool:
        return self.process.poll() is None

    def descriptors(self) -> int:
        return len(list(Path(f"/proc/{self.pid}/fd").iterdir())) if self.alive() else 0

    def cpu(self) -> float:
        """Seconds of processor that the server itself has had, its bots' processes not counted."""
        return processor_seconds(self.pid) if self.alive() else 0.0

    def memory(self) -> float:
        """Megabytes that the server holds now."""
        return resident(self.pid) if self.alive() else 0.0

    def forget_peak(self) -> None:
        """From now on `peak` is that of what follows."""
        with contextlib.suppress(OSError):
            Path(f"/proc/{self.pid}/clear_refs").write_text("5")

    def peak(self) -> float:
        """The most megabytes it has held."""
        if not self.alive():
            return 0.0
        status = Path(f"/proc/{self.pid}/status").read_text()
        return int(status.partition("VmHWM:")[2].split()[0]) / 1000

    def bots_memory(self) -> float:
        """Megabytes that its bots' processes hold now."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children")
        return sum(resident(int(pid)) for pid in children.read_text().split())


def processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident(pid: int) -> float:
    """A process's resident memory in megabytes; none if it has gone meanwhile."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE / 1e6
    except OSError:
        return 0.0
