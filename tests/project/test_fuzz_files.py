"""A short run of tests/fuzz_files.py, the same files every time."""

from __future__ import annotations

from pathlib import Path

import pytest

from criee.games import packages
from fuzz_files import cases

FILES = 40  # of each game and seed
SEEDS = (6, 10)  # these showed a sentence in two lines, and a refusal that named nobody


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", list(packages()))
def test_a_damaged_file_is_taken_or_refused_in_one_sentence(game: str, seed: int, tmp_path: Path) -> None:
    codes: set[int] = set()
    for number, case in enumerate(cases(FILES, seed, [game])):
        code, wrong = case.run(tmp_path)
        assert not wrong, f"file {number}, criee {' '.join(case.arguments)}:\n{wrong}"
        codes.add(code)
    assert codes == {0, 2}
