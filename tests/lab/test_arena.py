"""`criee arena`: the same numbers whoever works; a run that was killed goes on; what is wrong is said."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from criee.games import open_game
from criee.lab import ratings
from criee.lab.contest import Contest, one_each
from criee.lab.rounds import play_round
from typed import Said, criee

RANDOM = ("arena", "tsukiji", "--bots", "random,random")


def found(said: Said) -> dict[str, Any]:
    """What can be repeated of what was printed."""
    assert said.code == 0, said.err
    numbers: dict[str, Any] = json.loads(said.out)
    assert [row["bot"] for row in numbers.pop("measured_here")] == [row["bot"] for row in numbers["bots"]]
    return numbers


def test_the_numbers_are_the_same_for_any_number_of_workers(tmp_path: Path) -> None:
    asked = (*RANDOM, "--matches", "11", "--seed", "5", "--json")
    one = found(criee(tmp_path, *asked, "--workers", "1"))
    assert one == found(criee(tmp_path, *asked, "--workers", "2"))
    assert (one["rounds"], one["matches"], one["seed"]) == (6, 12, 5) and one["version"] and one["code"]
    assert one["command"] == "criee arena tsukiji --bots random,random --matches 11 --seed 5"
    first, second = one["bots"]
    assert first["wins"] + second["wins"] == 12 and first["share"] + second["share"] == 1
    assert first["interval"][0] < first["share"] < first["interval"][1] and first["even_share"] == 0.5


def test_every_deal_is_played_in_every_rotation_of_the_seats() -> None:
    """Equal bots without luck of their own would do the same in each: the wins go round with the seats."""
    played = play_round(open_game("fangfrisch"), ["random"] * 3, 4)
    first, second, third = played["wins"]
    assert sum(first) == 1 and second == [*first[1:], first[0]] and third == [*second[1:], second[0]]


def test_one_bot_against_a_table_full_of_another(tmp_path: Path) -> None:
    asked = ("arena", "fangfrisch", "--bots", "random,random", "--seats", "4", "--matches", "8", "--workers", "1")
    numbers = found(criee(tmp_path, *asked, "--json"))
    one, rest = numbers["bots"]
    assert (one["seats"], rest["seats"], one["even_share"], numbers["rounds"]) == (1, 3, 0.25, 2)
    assert one["wins"] + rest["wins"] == pytest.approx(8) and "--seats 4" in numbers["command"]
    # equal bots: in the rotations of one deal the odd one out wins exactly once
    assert one["share"] == pytest.approx(0.25)


def test_a_test_that_has_decided_stops_and_says_so_instead_of_an_interval(tmp_path: Path) -> None:
    asked = (*RANDOM, "--matches", "400", "--sprt", "0.5,0.7", "--out", "run")
    stopped = [found(criee(tmp_path, *asked, "--json", "--workers", str(workers))) for workers in (1, 2)]
    assert stopped[0] == stopped[1] and stopped[0]["rounds"] < 20
    assert stopped[0]["sprt"]["decided"] == 0.5 and stopped[0]["sprt"]["hypotheses"] == [0.5, 0.7]
    assert all("interval" not in row for row in stopped[0]["bots"])
    said = criee(tmp_path, *asked)
    assert "Is the first bot’s share 50.0 % or 70.0 %?" in said.flat and "Answer: 50.0 %." in said.flat
    still = criee(tmp_path, *RANDOM, "--matches", "4", "--sprt", "0.5,0.7", "--lang", "fr", "--workers", "1")
    assert "Rien n’est tranché" in still.flat and "50,0 % ou de 70,0 %" in still.flat


def test_more_matches_go_on_from_the_same_folder_and_house_rules_do_not(tmp_path: Path) -> None:
    asked = (*RANDOM, "--out", "run", "--workers", "1", "--json")
    found(criee(tmp_path, *asked, "--matches", "4"))
    before = {file: file.stat().st_mtime_ns for file in (tmp_path / "run").iterdir()}
    assert found(criee(tmp_path, *asked, "--matches", "8"))["rounds"] == 4
    assert all(file.stat().st_mtime_ns == at for file, at in before.items()) and len(before) == 3
    for other in (("--seed", "2"), ("--option", "kind_fish=yes")):
        refused = criee(tmp_path, *asked, *other)
        assert (
            refused.code == 2 and "run is of another run" in refused.wrong and "Choose another folder" in refused.wrong
        )
    victim = next((tmp_path / "run").glob("*-*.json"))
    victim.write_text(victim.read_text()[:40])
    again = criee(tmp_path, *asked, "--matches", "8")
    assert found(again)["rounds"] == 4 and "1 file in the folder was damaged" in again.wrong


def test_other_code_is_another_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    criee(tmp_path, *RANDOM, "--out", "run", "--workers", "1", "--matches", "2")
    monkeypatch.setattr("criee.lab.contest.code_of", lambda game: "feedfeedfeedfeed")
    refused = criee(tmp_path, *RANDOM, "--out", "run", "--workers", "1", "--matches", "2")
    assert refused.code == 2 and "asked for: code feedfeedfeedfeed" in refused.wrong
    elsewhere = criee(tmp_path, *RANDOM, "--out", "new", "--workers", "1", "--matches", "2")
    assert elsewhere.code == 1 and "install the same version everywhere" in elsewhere.wrong


def test_tables_speak_both_languages(tmp_path: Path) -> None:
    said = criee(tmp_path, *RANDOM, "--matches", "4", "--workers", "1")
    assert "4 matches · 2 rounds" in said.flat and "Agresti-Coull" in said.flat and "ms each" in said.flat
    said = criee(tmp_path, *RANDOM, "--matches", "4", "--workers", "1", "--lang", "fr")
    assert "4 parties · 2 manches" in said.flat and "50,0 %" in said.flat and "Mesuré ici" in said.flat


def test_ratings_are_given_where_they_can_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = (*RANDOM, "--matches", "4", "--workers", "1")
    pytest.importorskip("openskill")
    assert found(criee(tmp_path, *asked, "--json"))["bots"][0]["rating"]["sigma"] < 8.3
    monkeypatch.setattr(ratings, "import_module", missing)
    assert "Ratings need openskill: pip install" in criee(tmp_path, *asked).flat
    assert "rating" not in found(criee(tmp_path, *asked, "--json"))["bots"][0]


def missing(name: str) -> None:
    raise ImportError(name)


def test_a_bot_may_be_named_as_the_table_shows_it(tmp_path: Path) -> None:
    """And is the same bot: the command that is given to repeat it names it as it is stored."""
    said = criee(tmp_path, "arena", "tsukiji", "--bots", " Noa@1, RANDOM", "--matches", "2", "--workers", "1")
    assert said.code == 0 and "--bots noa@1,random" in said.flat


def test_a_bot_that_wins_is_rated_higher() -> None:
    pytest.importorskip("openskill")
    rated = ratings.Ratings([[0], [1, 2]])
    for _ in range(5):
        rated.note([1.0, 0.0, 0.0])
    one, rest = rated.of(0), rated.of(1)
    assert one is not None and rest is not None and one.mu > 25 > rest.mu


WRONG = [
    (("arena", "poker"), "is not in the hall"),
    (("arena", "tsukiji", "--bots", "greedy"), "--bots names 1 bot."),
    (("arena", "tsukiji", "--bots", "greedy,nobody"), "nobody"),
    (
        ("arena", "tsukiji", "--bots", "Fumiko@0,greedy"),
        "“fumiko@0”: what may stand behind the name",
    ),
    (("arena", "tsukiji", "--bots", "fumiko@1s,greedy"), "or a time from 1 to 999999 milliseconds"),
    (("arena", "tsukiji", "--bots", "greedy@9,random"), "thinks neither shorter nor longer"),
    (("arena", "fangfrisch", "--seats", "9", "--bots", "random,random"), "3 to 5"),
    (("arena", "fangfrisch", "--seats", "4", "--bots", "random"), "It names 1 bot."),
    ((*RANDOM, "--sprt", "0.6,0.5"), "the lower one first"),
    ((*RANDOM, "--sprt", "often"), "found “often”"),
    ((*RANDOM, "--workers", "0"), "--workers must be a whole number"),
    ((*RANDOM, "--ray", "auto", "--workers", "2"), "leave it out with --ray"),
    ((*RANDOM, "--option", "fish"), "key=value"),
    ((*RANDOM, "--out", "."), "is not empty"),
]


@pytest.mark.parametrize(("asked", "answer"), WRONG, ids=lambda part: " ".join(part)[-30:])
def test_what_cannot_be_is_refused_before_the_work_begins(asked: tuple[str, ...], answer: str, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").touch()
    said = criee(tmp_path, *asked)
    assert said.code == 2 and answer in said.wrong


def test_without_ray_it_is_said_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("criee.lab.cluster.import_module", missing)
    said = criee(tmp_path, *RANDOM, "--ray", "auto")
    assert said.code == 2 and "Ray is not installed: pip install 'criee[ray]'" in said.wrong


# --- killed and stopped -------------------------------------------------------------------------


def started(folder: Path, *more: str) -> subprocess.Popen[str]:
    """Many matches with two workers, in a process of its own; some of them are done."""
    asked = [
        sys.executable,
        "-c",
        "from criee.cli import main; main()",
        *RANDOM,
        "--matches",
        "20000",  # nobody waits for them: there is always something left to do when it is stopped
        "--out",
        "run",
        *more,
    ]
    english = {**os.environ, "LC_ALL": "C.UTF-8"}
    process = subprocess.Popen(
        asked,
        cwd=folder,
        env=english,
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # in the background it is ignored
    )
    while len(list(folder.glob("run/*-*.json"))) < 2:
        assert process.poll() is None, process.communicate()
        time.sleep(0.01)
    return process


def workers_of(process: subprocess.Popen[str]) -> list[int]:
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    return [int(pid) for pid in children.read_text().split()] if children.exists() else []


def alive(pid: int) -> bool:
    """Whether it still runs; who has ended and is not yet buried does not."""
    try:
        return not re.search(r"^State:\s+Z", Path(f"/proc/{pid}/status").read_text(), re.MULTILINE)
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_a_run_that_was_killed_goes_on_and_leaves_no_worker_behind(tmp_path: Path) -> None:
    process = started(tmp_path)
    workers = workers_of(process)
    process.kill()
    process.communicate()
    done = len(list(tmp_path.glob("run/*-*.json")))
    assert done >= 2
    asked = (*RANDOM, "--matches", str(2 * (done + 5)), "--json", "--workers", "1")
    assert found(criee(tmp_path, *asked, "--out", "run")) == found(criee(tmp_path, *asked))
    for _ in range(500):
        if not any(map(alive, workers)):
            break
        time.sleep(0.01)
    assert not any(map(alive, workers))


def test_ctrl_c_says_that_the_same_command_goes_on(tmp_path: Path) -> None:
    process = started(tmp_path)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 130 and "the same command goes on" in said and "Traceback" not in said


def test_a_contest_is_the_same_work_for_every_command() -> None:
    contest = Contest("tsukiji", {}, one_each(["random", "random"]), 7)
    assert contest.shards(3)[:2] == contest.shards(2) and contest.shards(1)[0].first == 7
