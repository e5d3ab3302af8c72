"""Faults planted in a copy of a real game: `criee check`, as anybody would call it, finds each."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SRC = Path(__file__).parents[2] / "src"

PLANTED = [
    (
        "a view that leaks a sealed bid",
        ("tsukiji", "2", "games/tsukiji/view.py"),
        ("    sealed = s.phase == BID_PHASE or s.phase == REVEAL_PHASE\n", "    sealed = False\n"),
        "hidden things change no byte",
    ),
    (
        "a clone that forgets a field",
        ("fangfrisch", "3", "games/fangfrisch/state.py"),
        ("        new.sold = self.sold\n", ""),
        "a clone is the same",
    ),
    (
        "a census that ignores a token",
        ("bigfish", "2", "games/bigfish/census.py"),
        (" + (1 if s.held == kind else 0)", ""),
        "components are conserved",
    ),
    (
        "a refusal of what is legal",
        ("bigfish", "2", "games/bigfish/phases/step.py"),
        ("s.size_at(end) > s.size_at(start)", "s.size_at(end) >= s.size_at(start)"),
        "a legal move has no reason against it",
    ),
]


@pytest.mark.parametrize(("what", "where", "change", "promise"), PLANTED, ids=[case[0] for case in PLANTED])
def test_a_planted_fault_is_found(
    what: str, where: tuple[str, str, str], change: tuple[str, str], promise: str, tmp_path: Path
) -> None:
    game, seats, file = where
    shutil.copytree(SRC / "criee", tmp_path / "criee", ignore=shutil.ignore_patterns("__pycache__", "*.so", "web"))
    path = tmp_path / "criee" / file
    text = path.read_text(encoding="utf-8")
    assert text.count(change[0]) == 1, f"{file} has changed: plant the fault anew"
    path.write_text(text.replace(*change), encoding="utf-8")
    found = subprocess.run(
        [
            sys.executable,
            "-c",
            "from criee.cli import main; main()",
            "check",
            game,
            "--seats",
            seats,
            "--matches",
            "12",
            "--lang",
            "en",
        ],
        cwd=tmp_path,
        env={"PYTHONPATH": str(tmp_path), "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert found.returncode == 1, found.stdout + found.stderr
    assert promise in found.stderr
