"""The ladder: who meets whom, and the page that says how it went."""

from __future__ import annotations

from pathlib import Path

import pytest

from criee.cli.measuring import can_be_written
from criee.lab.ladder import Line, Pairing, folder_of, page, pairings
from typed import criee

RUNGS = ["gentle", "fair", "keen"]


def test_every_rung_meets_the_one_below_and_the_ends_meet_the_yardsticks() -> None:
    met = [(pairing.seats, pairing.first, pairing.rest) for pairing in pairings("tokyo", (2, 6), RUNGS)]
    pairs = [("fair", "gentle"), ("keen", "fair"), ("keen", "greedy"), ("gentle", "greedy"), ("gentle", "random")]
    assert met == [(seats, *pair) for seats in (2, 6) for pair in pairs]
    assert len(pairings("tsukiji", (2, 2), RUNGS)) == 5 and pairings("tsukiji", (2, 2), []) == []


def test_nobody_meets_himself_and_no_pair_meets_twice() -> None:
    met = [(pairing.first, pairing.rest) for pairing in pairings("tsukiji", (2, 2), ["random", "greedy"])]
    assert met == [("greedy", "random"), ("random", "greedy")]
    assert pairings("tsukiji", (2, 2), ["greedy"])[0].rest == "random"


def test_a_folder_is_named_by_all_that_decides_the_numbers(tmp_path: Path) -> None:
    pairs = [Pairing("tsukiji", 2, "a", "b"), Pairing("tsukiji", 2, "b", "a"), Pairing("tokyo", 3, "a", "b")]
    contests = [pair.contest(seed) for pair in pairs for seed in (1, 2)]
    names = [folder_of(tmp_path, contest).name for contest in contests]
    assert len(set(names)) == 6 and names[0].startswith("tsukiji-2-a-b-")


def test_the_page_states_seed_version_command_and_interval() -> None:
    first = {"share": 0.61, "interval": [0.55, 0.664], "even_share": 0.25}
    line = Line(Pairing("fangfrisch", 4, "keen", "fair"), {"bots": [first, {}], "rounds": 100})
    text = page([line], 400, 7)
    assert "| 4 | keen | 3 × fair | 61.0 % | 55.0 % – 66.4 % | 25.0 % | 100 |" in text
    assert "criee arena fangfrisch --bots keen,fair --seats 4 --matches 400 --seed 7" in text
    assert "seed 7" in text and "## fangfrisch" in text and "(arena.md)" in text and text.endswith("\n")


@pytest.fixture
def short_ladder(monkeypatch: pytest.MonkeyPatch) -> None:
    """A ladder of one rung, and that is random."""
    monkeypatch.setattr("criee.cli.climbing.rungs_of", lambda game: ["random"])


@pytest.mark.usefixtures("short_ladder")
def test_the_command_writes_the_page_and_goes_on_from_its_folder(tmp_path: Path) -> None:
    asked = ("ladder", "tsukiji", "--matches", "2", "--workers", "1", "--out", "runs")
    said = criee(tmp_path, *asked, "--write", "ladder.md")
    assert said.code == 0 and "Written to ladder.md" in said.flat
    (folder,) = (tmp_path / "runs").iterdir()
    before = {file: file.stat().st_mtime_ns for file in folder.iterdir()}
    assert criee(tmp_path, *asked).out.strip() == (tmp_path / "ladder.md").read_text().strip()
    assert {file: file.stat().st_mtime_ns for file in folder.iterdir()} == before
    assert "| 2 | random | greedy | " in (tmp_path / "ladder.md").read_text()


@pytest.mark.parametrize("asked", [("ladder", "tsukiji"), ("train", "tsukiji")])
def test_a_page_that_cannot_be_written_is_refused_before_anything_is_played(
    asked: tuple[str, ...], tmp_path: Path
) -> None:
    said = criee(tmp_path, *asked, "--out", "runs", "--write", "nowhere/page.md")
    assert said.code == 2 and "There is no folder nowhere" in said.wrong
    assert not any(tmp_path.glob("runs/*/*-*.json")) and not (tmp_path / "nowhere").exists()


def test_asking_whether_a_page_can_be_written_leaves_it_as_it_is(tmp_path: Path) -> None:
    kept, new = tmp_path / "kept.md", tmp_path / "new.md"
    kept.write_text("as it was")
    for file in (kept, new, None):
        can_be_written(file)
    assert kept.read_text() == "as it was" and not new.exists()
