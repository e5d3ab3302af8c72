"""Acknowledged moves per second: Criée, written to disk, against boardgame.io 0.50 in memory. Same machine, same run.

    python benchmarks/server/run.py [--seconds 6] [--rounds 3] [--against peer|plain]

Both servers are driven by the same client over real websockets: 100 live matches, two connections each, random legal
moves. First in a closed loop (the next move follows the acknowledgement), then with 500 moves a second offered.
The peer's state is padded until its message is as long as ours. Rounds alternate; medians are compared.
Against `plain` it is our own server on the plain way: what `server/wire.py` is worth.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
PEER = ROOT / "build" / "peer"
COMPILED = ROOT / "build" / "bench-server"
MATCHES = 100
OFFERED = 500
MOVES_PER_MATCH = 36  # of Tsukiji by random play
MOST_EXPECTED = 12_000  # moves per second; more only means that a match is opened while the clock runs
# koa-compose above 4.1 copies its list of handlers, and boardgame.io 0.50 then answers every request with 404.
PACKAGE = {
    "private": True,
    "dependencies": {"boardgame.io": "0.50.2", "ws": "8"},
    "overrides": {"koa-compose": "4.1.0"},
}
NO_LIMITS = {
    "work_at_once": 1e9,
    "work_per_turn": 1e9,
    "tables_at_once": 1e9,
    "requests_at_once": 1e9,
    "connections_per_address": 10**6,
    "frames_per_second": 1e9,
    "frames_at_once": 1e9,
    "tables_in_memory": 10**6,
}
PLAINLY = """
from criee.server import rehearsal
rehearsal.misfit = lambda: "a benchmark asks for it"
from criee.server.run import main
main()
"""
Result = dict[str, Any]


def install_peer() -> None:
    if (PEER / "node_modules" / "boardgame.io").is_dir():
        return
    PEER.mkdir(parents=True, exist_ok=True)
    (PEER / "package.json").write_text(json.dumps(PACKAGE))
    subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--no-package-lock"], cwd=PEER, check=True)


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


def node_environment() -> dict[str, str]:
    return {**os.environ, "NODE_PATH": str(PEER / "node_modules"), "NODE_ENV": "production"}


def start(kind: str, port: int, folder: Path, padding: int) -> subprocess.Popen[bytes]:
    if kind == "peer":
        command = ["node", str(HERE / "peer_server.cjs"), str(port), str(padding)]
        server = subprocess.Popen(command, env=node_environment(), stdout=subprocess.DEVNULL)
    else:
        limits = json.dumps(NO_LIMITS)
        program = ["-m", "criee.server.run"] if kind == "criee" else ["-c", PLAINLY]
        command = [sys.executable, *program, "--port", str(port), "--data", str(folder), "--limits", limits]
        environment = {**os.environ, "PYTHONPATH": str(COMPILED)}
        server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    for _ in range(200):
        with socket.socket() as door:
            if door.connect_ex(("127.0.0.1", port)) == 0:
                return server
        time.sleep(0.1)
    raise SystemExit(f"the {kind} server did not start")


def measure(kind: str, rate: int, seconds: float, padding: int) -> Result:
    port = free_port()
    folder = Path(tempfile.mkdtemp(prefix="bench-", dir=ROOT / "build"))
    server = start(kind, port, folder, padding)
    try:
        spares = round((seconds + 2) * (rate or MOST_EXPECTED) / MATCHES / MOVES_PER_MATCH) + 1
        client = "peer" if kind == "peer" else "criee"
        numbers = (port, MATCHES, seconds, rate, spares, server.pid)
        command = ["node", str(HERE / "load.cjs"), client, *map(str, numbers)]
        done = subprocess.run(command, env=node_environment(), capture_output=True, text=True, timeout=300, check=False)
        if done.returncode or done.stderr:
            raise SystemExit(done.stderr)
        result: Result = json.loads(done.stdout)
        return result
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(20)
        shutil.rmtree(folder)


def fit_padding() -> int:
    """How much padding makes the peer's message as long as ours."""
    ours = int(measure("criee", 0, 1, 0)["bytes_per_frame"])
    bare = int(measure("peer", 0, 1, 0)["bytes_per_frame"])
    return max(
        0, round((ours - bare) * 5 / 6)
    )  # five bytes of state become six in JSON: a letter, two digits, quotes, comma


def show(name: str, results: dict[str, list[Result]]) -> None:
    print(f"\n{name}")
    print(f"{'':8} {'moves/s':>9} {'p50 ms':>8} {'p99 ms':>8} {'worst ms':>9} {'bytes':>7} {'server CPU us/move':>19}")
    for kind, rows in results.items():
        middle = {key: statistics.median(row[key] for row in rows) for key in rows[0] if key != "kind"}
        times = f"{middle['p50']:8.2f} {middle['p99']:8.2f} {middle['worst']:9.2f}"
        print(
            f"{kind:8} {middle['moves_per_second']:9.0f} {times} {middle['bytes_per_frame']:7.0f} {middle['cpu']:19.0f}"
        )


def median_of(rows: list[Result], key: str) -> float:
    return float(statistics.median(row[key] for row in rows))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--against", choices=("peer", "plain"), default="peer")
    said = parser.parse_args()
    install_peer()
    subprocess.run([sys.executable, str(ROOT / "hatch_build.py"), str(COMPILED), "tsukiji"], check=True)
    padding = fit_padding() if said.against == "peer" else 0
    print(f"{MATCHES} live matches, {said.rounds} rounds of {said.seconds:g} s each, load now {os.getloadavg()[0]:.1f}")
    both: dict[int, dict[str, list[Result]]] = {rate: {"criee": [], said.against: []} for rate in (0, OFFERED)}
    for _ in range(said.rounds):
        for rate, results in both.items():
            for kind in results:
                results[kind].append(measure(kind, rate, said.seconds, padding))
    show("closed loop", both[0])
    show(f"{OFFERED} moves a second offered", both[OFFERED])
    rates = [median_of(both[0][kind], "moves_per_second") for kind in both[0]]
    ours, theirs = (median_of(both[OFFERED][kind], "p99") for kind in both[OFFERED])
    wanted = "2" if said.against == "peer" else "1.1, or the wire is not worth it"
    print(f"\nacknowledged moves per second: {rates[0] / rates[1]:.2f} times the {said.against} (wanted: {wanted})")
    print(f"p99 at {OFFERED} a second: {ours:.2f} ms against {theirs:.2f} ms (wanted: no higher)")
    print(f"load at the end {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
