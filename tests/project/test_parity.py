"""Compiled equals interpreted: the same checksum over 1,000 seeded matches of every game."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from criee.games import packages, sign

ROOT = Path(__file__).parent.parent.parent
COMPILED = ROOT / "build" / "compiled"
MATCHES = 1000

PROGRAM = """
import sys
from criee.cli.hall import is_compiled
from criee.engine.parity import checksum
from criee.games import open_game
game, seats, matches, first = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])
print(is_compiled(), checksum(open_game(game), seats, matches, first))
"""


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory, worker_id: str = "master") -> Path:
    if not shutil.which(os.environ.get("CC", "cc")):
        pytest.skip("no C compiler: there is nothing to compare with")
    done = subprocess.run(
        [sys.executable, str(ROOT / "hatch_build.py"), str(COMPILED)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return COMPILED


def start(tree: Path, name: str, seats: int, matches: int, first: int) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": str(tree)}
    arguments = [sys.executable, "-c", PROGRAM, name, str(seats), str(matches), str(first)]
    return subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)


def answer(process: subprocess.Popen[str]) -> list[str]:
    out, error = process.communicate(timeout=900)
    assert process.returncode == 0, error[-3000:]
    return out.split()


@pytest.mark.slow
@pytest.mark.parametrize("name", list(packages()))
def test_compiled_equals_interpreted(name: str, compiled: Path) -> None:
    low, high = sign(name).seats
    counts = range(low, high + 1)
    each = MATCHES // len(counts)
    for seats in counts:
        plain = start(ROOT / "src", name, seats, each, 1)
        fast = start(compiled, name, seats, each, 1)
        plain_says, fast_says = answer(plain), answer(fast)
        assert plain_says[0] == "False" and fast_says[0] == "True"
        assert plain_says[1] == fast_says[1], f"{name}, {seats} players"
