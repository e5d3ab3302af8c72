"""Work for shards that is done at once, and some that goes wrong; importable by worker processes."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from criee.engine.line import Impossible


def squares(args: dict[str, Any], first: int, count: int) -> list[int]:
    return [args["times"] * n * n for n in range(first, first + count)]


def breaks(args: dict[str, Any], first: int, count: int) -> list[int]:
    if first == args["at"]:
        raise Impossible("herring", "was sold yesterday")
    return [first // args["divisor"]]


def naps(args: dict[str, Any], first: int, count: int) -> int:
    """Leaves a note of who began it, then takes its time."""
    Path(args["notes"], f"{first}-{os.getpid()}").touch()
    time.sleep(args["seconds"])
    return first
