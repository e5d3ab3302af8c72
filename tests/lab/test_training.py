"""Learning: what is taught is learned, the same lessons teach the same, and what ships says where it comes from."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from librt.vecs import vec

from criee.bots.judgement import Judgement
from criee.bots.ladder import Lessons, learned, read_ladder
from criee.engine.rng import Rng
from criee.games import open_game, packages
from criee.lab.crew import Processes
from criee.lab.fitting import Table, fit, fresh, loss, strengths, written
from criee.lab.training import Course, Grade, even, train
from typed import criee

SHORT = Lessons([2], 0, 10, 2, 2)


def taught(course: Course, workers: int) -> tuple[dict[str, Any], list[Grade], int]:
    grades: list[Grade] = []
    ticks: list[int] = []
    crew = Processes(workers)
    try:
        found = train(course, crew, None, lambda: ticks.append(1), grades.append)
    finally:
        crew.leave()
    return found, grades, len(ticks)


def lessons_of_a_rule(positions: int) -> Table:
    """Of two sides the one with more of the first feature wins; the second feature means nothing."""
    dice = np.random.default_rng(3)
    sides = dice.uniform(-1.0, 1.0, (positions, 2, 2))
    first = (sides[:, 0, 0] > sides[:, 1, 0]).astype(float)
    return Table(sides, np.stack([first, 1.0 - first], axis=1))


@pytest.mark.parametrize("hidden", [0, 4])
def test_a_rule_is_learned_from_who_won(hidden: int) -> None:
    learn, test = lessons_of_a_rule(4000), lessons_of_a_rule(500)
    net = fit(fresh(2, hidden, 1), [learn], [test], 100, 1)
    assert loss(net, [test]) < 0.35 < even([test]) < 0.7
    rich, poor = np.array([[[1.0, 0.0], [-1.0, 0.0]]]), np.array([[[0.0, 1.0], [0.0, -1.0]]])
    first, second = strengths(net, rich)[0][0]
    third, fourth = strengths(net, poor)[0][0]
    assert first - second > 4 * abs(third - fourth)


@pytest.mark.parametrize("name", list(packages()))
def test_the_judgement_reads_weights_as_they_were_fitted(name: str) -> None:
    """A network in numpy and the same one where bots read it judge alike."""
    game = open_game(name)
    size, luck = len(game.mind.legend()), Rng(5)
    net = fresh(size, 3, 2)._replace(linear=np.linspace(-1.0, 1.0, size), bias=np.array([0.2, -0.1, 0.4]))
    judgement = Judgement(game, json.dumps({"legend": game.mind.legend(), **written(net)}))
    for _ in range(5):
        side = [luck.unit() if luck.unit() < 0.6 else 0.0 for _ in range(size)]
        expected = float(strengths(net, np.array([[side]]))[0][0, 0])
        assert judgement.weighed(vec[float](side)) == pytest.approx(expected, abs=1e-3)


def test_the_same_lessons_teach_the_same_on_any_number_of_workers() -> None:
    course = Course("tsukiji", SHORT, 4)
    (found, grades, ticks), (again, *_) = taught(course, 1), taught(course, 2)
    assert found == again
    assert [grade.generation for grade in grades] == [0, 1] and ticks == 4  # two shards a generation
    assert all(grade.even == pytest.approx(np.log(2)) for grade in grades)
    other, *_ = taught(Course("tsukiji", SHORT, 5), 1)
    assert other["linear"] != found["linear"]


def test_who_strays_learns_something_else() -> None:
    """Fangfrisch is learned by reflex: how often it strays makes other lessons of the same deals."""
    short = Lessons([3], 0, 10, 1, 0, quiet=True)
    found = [taught(Course("fangfrisch", short._replace(stray=stray), 1), 1)[0]["linear"] for stray in (0, 0, 30)]
    assert found[0] == found[1] != found[2]


def test_the_command_goes_on_from_its_folder_and_says_how_it_was_made(tmp_path: Path) -> None:
    asked = ("train", "tsukiji", "--nodes", "0", "--matches", "10", "--generations", "1", "--hidden", "1")
    said = criee(tmp_path, *asked, "--workers", "1", "--out", "lessons", "--write", "found.json")
    assert said.code == 0 and "Written to found.json" in said.flat
    made = json.loads((tmp_path / "found.json").read_text())["made"]
    assert made["command"] == " ".join(("criee", *asked[:2], "--seats 2", *asked[2:], "--seed 1"))
    kept = {file: file.stat().st_mtime_ns for file in (tmp_path / "lessons").iterdir()}
    (tmp_path / "found.json").unlink()
    criee(tmp_path, *asked, "--workers", "1", "--out", "lessons", "--write", "found.json")
    assert {file: file.stat().st_mtime_ns for file in (tmp_path / "lessons").iterdir()} == kept
    assert json.loads((tmp_path / "found.json").read_text())["made"] == made


@pytest.mark.parametrize("name", list(packages()))
def test_what_ships_says_which_command_made_it(name: str) -> None:
    """And that command is the one which the game's folder asks for."""
    made, usual = json.loads(learned(name))["made"], read_ladder(name).lessons
    assert set(made) >= {"command", "seed", "date", "version", "code", "positions", "loss"}
    flags = dict(zip(made["command"].split()[3::2], made["command"].split()[4::2], strict=True))
    told = {"--seats": ",".join(map(str, usual.seats)), "--nodes": str(usual.nodes), "--hidden": str(usual.hidden)}
    assert {key: flags[key] for key in told} == told
