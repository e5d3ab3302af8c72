"""Compiled equals interpreted: the same checksums over 1,000 matches of every game, house rules and bots too."""

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


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory, worker_id: str = "master") -> Path:
    if not shutil.which(os.environ.get("CC", "cc")):
        pytest.skip("no C compiler: there is nothing to compare with")
    done = subprocess.run(
        [sys.executable, str(ROOT / "hatch_build.py"), str(COMPILED)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return COMPILED


def start(tree: Path, name: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(ROOT / "tests" / "parity.py"), name, str(MATCHES)]
    environment = {**os.environ, "PYTHONPATH": str(tree)}
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)


def answer(process: subprocess.Popen[str]) -> list[str]:
    out, error = process.communicate(timeout=900)
    assert process.returncode == 0, error[-3000:]
    return out.splitlines()


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("name", list(packages()))
def test_compiled_equals_interpreted(name: str, compiled: Path) -> None:
    plain, fast = start(ROOT / "src", name), start(compiled, name)
    (plain_is, *plain_says), (fast_is, *fast_says) = answer(plain), answer(fast)
    assert (plain_is, fast_is) == ("False", "True")
    assert plain_says == fast_says
    low, high = sign(name).seats
    assert len(plain_says) == high - low + 1
    assert all(int(line.split()[-1]) > 0 for line in plain_says), "bots were asked with every number of players"
