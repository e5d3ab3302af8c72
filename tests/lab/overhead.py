"""What the runner costs for each shard: many that have nothing to do, here and, if an address is given, on a cluster.

`python tests/lab/overhead.py [RAY_ADDRESS]`; docs/arena.md has figures.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path

from criee.lab.cluster import Cluster
from criee.lab.crew import Crew, Processes
from criee.lab.folder import RunFolder
from criee.lab.runner import run
from criee.lab.shard import Shard, plain

SHARDS = 3000
WARM = 50  # done before the clock starts: processes start, modules are imported


def measure(title: str, crew: Crew, folder: RunFolder | None = None) -> None:
    shards = [Shard("lab.work:squares", plain({"times": 3}), first, 1) for first in range(WARM + SHARDS)]
    hired = time.perf_counter()
    for done, _ in enumerate(run(shards, crew, folder), 1):
        if done == WARM:
            began = time.perf_counter()
    took = time.perf_counter() - began
    print(f"{title:34} {1e6 * took / SHARDS:7.0f} µs a shard; ready after {began - hired:.2f} s")


if __name__ == "__main__":
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    with tempfile.TemporaryDirectory() as there:
        measure("in this process", Processes(1))
        measure("in this process, kept in a folder", Processes(1), RunFolder(Path(there), {}))
        measure("two worker processes", Processes(2))
    for address in sys.argv[1:]:
        measure(f"Ray at {address}", Cluster(address))
