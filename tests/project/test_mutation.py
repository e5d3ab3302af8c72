"""Mutation testing notices a test that proves too little: a planted rule, its tests, and what is known of both."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

STALL = '''"""A stall."""
from typing import Final

FEW: Final = 3


def price(boxes: int) -> int:
    """Ten boxes and more cost 2 each, fewer cost 3."""
    assert boxes > 0
    if boxes >= 10:
        return boxes * 2
    return boxes * FEW


def sold(boxes: int) -> int:
    days = 0
    while boxes > 0:
        boxes -= 1
        days += 1
    return days
'''
TESTS = """from stall.flow import price, sold

TEN = price(10)  # computed while it is imported


def test_S1_ten_cost_twenty():
    assert TEN == 20


def test_S1_two_cost_six():
    assert price(2) == 6


def test_a_box_a_day():
    assert sold(4) == 4
"""
TRIAL = """
import json, sys
from pathlib import Path
from benchmarks.mutation import trial
from benchmarks.mutation.bench import Bench
from benchmarks.mutation.mutants import mutants_in

root, wanted = Path(sys.argv[1]), json.loads(sys.argv[2])
trial.prepare(root)
bench = Bench((str(root),), lambda test: True, 10.0)
there = {mutant.name(): mutant for mutant in mutants_in(root / "src" / "stall", "stall")}
with trial.kept_elsewhere():
    trial.measure(bench)
    verdicts = list(trial.tried(bench, [there[name] for name in wanted], 2))
fates = {verdict.mutant.name(): [verdict.fate, verdict.test.split("::")[-1]] for verdict in verdicts}
print(json.dumps([list(there), fates]))
"""
PRICE = "`stall/flow.py` `price`: "
FATES = {
    PRICE + "`boxes >= 10` → `boxes > 10`": ["killed", "test_S1_ten_cost_twenty"],
    PRICE + "`return boxes * FEW` → `return boxes // FEW`": ["killed", "test_S1_two_cost_six"],
    PRICE + "`boxes >= 10` → `boxes >= 9`": ["survived", ""],  # nobody asks for nine
    "`stall/flow.py` `sold`: `boxes -= 1` → `pass`": ["time", ""],
}


def plant(root: Path) -> list[Path]:
    (root / "src" / "stall").mkdir(parents=True)
    (root / "src" / "stall" / "flow.py").write_text(STALL, encoding="utf-8")
    (root / "test_stall.py").write_text(TESTS, encoding="utf-8")
    (root / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    return sorted(root.rglob("*"))


def test_a_survivor_and_a_kill_are_told_apart_and_nothing_is_written(tmp_path: Path) -> None:
    planted = plant(tmp_path)
    command = [sys.executable, "-c", TRIAL, str(tmp_path), json.dumps(list(FATES))]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=120)
    there, fates = json.loads(told.stdout)
    assert fates == FATES
    assert not [name for name in there if "FEW" in name and "*" not in name], "a constant outside functions was changed"
    assert not [name for name in there if name.startswith(PRICE) and "boxes > 0" in name], "an assert was changed"
    assert sorted(tmp_path.rglob("*")) == planted
