"""The command line as people use it: in a process of its own, with typed input."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from criee.games import packages

POSITION = """
game = "tsukiji"
[position]
phase = "bid"
balance = ["R5", "O5"]
top = "Y5"
barrel = 2
"""


def criee(*arguments: str, typed: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    program = "import sys; from criee.cli import main; sys.argv[0] = 'criee'; main()"
    return subprocess.run(
        [sys.executable, "-c", program, *arguments],
        input=typed, capture_output=True, text=True, check=False, cwd=cwd, timeout=240,
        env={"PATH": "", "COLUMNS": "110", "LANG": "C.UTF-8", "PYTHONUTF8": "1", "HOME": str(cwd or Path.home())},
    )  # fmt: skip


def test_version_says_how_it_runs() -> None:
    assert "criee 0.1.0, " in criee("--version").stdout


@pytest.mark.parametrize("command", ["play", "replay", "check", "games", "simulate", "moves", "serve"])
def test_every_command_has_help(command: str) -> None:
    done = criee(command, "--help")
    assert done.returncode == 0 and "Usage" in done.stdout


def test_games_lists_all_of_them_and_how_much_is_ours() -> None:
    shown = criee("games", "--lang", "en").stdout
    for name in packages():
        assert name in shown
    assert "%" in shown


def test_a_whole_match_can_be_played_with_numbers(tmp_path: Path) -> None:
    done = criee("play", "tsukiji", "--seed", "4", "--lang", "en", "--save", "m.match", typed="1\n" * 80, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Record saved to m.match" in done.stdout and "(bot) wins" in done.stdout
    score = criee("replay", "m.match", "--score", "--lang", "fr", cwd=tmp_path)
    assert "Score" in score.stdout and "gagne" in score.stdout


def test_quitting_keeps_the_match_and_it_can_be_resumed(tmp_path: Path) -> None:
    first = criee(
        "play", "tsukiji", "--seed", "4", "--lang", "en", "--save", "m.match", typed="bid 2\nq\n", cwd=tmp_path
    )
    assert "--resume m.match" in first.stdout
    steps = (tmp_path / "m.match").read_text().count("\np")
    criee("play", "tsukiji", "--resume", "m.match", "--lang", "en", "--save", "m.match", typed="1\n" * 80, cwd=tmp_path)
    assert (tmp_path / "m.match").read_text().count("\np") > steps
    assert "result:" in (tmp_path / "m.match").read_text()


def test_rules_are_explained_and_refusals_cite_them(tmp_path: Path) -> None:
    done = criee("play", "tsukiji", "--seed", "4", "--lang", "en", typed="?T9\n?\nreveal\nnonsense\nq\n", cwd=tmp_path)
    assert "Rule T9" in done.stdout and "Rule T5" in done.stdout
    assert "T5" in done.stderr and "do not understand" in done.stderr


def test_french_is_french(tmp_path: Path) -> None:
    done = criee("play", "tsukiji", "--seed", "4", "--lang", "fr", typed="q\n", cwd=tmp_path)
    assert "Choisissez votre mise" in done.stdout


def test_a_table_can_start_from_a_position(tmp_path: Path) -> None:
    (tmp_path / "p.toml").write_text(POSITION)
    listed = criee("moves", "tsukiji", "--position", "p.toml", "--lang", "en", cwd=tmp_path)
    assert listed.stdout.count("bid 4") == 2 and "p1" in listed.stdout and "p2" in listed.stdout
    played = criee("play", "tsukiji", "--position", "p.toml", "--lang", "en", typed="1\nq\n", cwd=tmp_path)
    assert "tuna 5" in played.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "poker"], "is not in the hall"),
        (["play", "tsukiji", "--option", "kind"], "key=value"),
        (["play", "tsukiji", "--option", "kind=yes"], "its options"),
        (["play", "tsukiji", "--seats", "5"], "for 2 to 2 players"),
        (["play", "tsukiji", "--bot", "genius"], "does not exist"),
        (["replay", "nothing.match"], "cannot be read"),
        (["simulate", "tsukiji", "--bots", "greedy"], "2 to 2 seats"),
        (["moves", "tsukiji", "--position", "bad.toml"], "position.barrel"),
    ],
)
def test_mistakes_are_explained_not_traced(arguments: list[str], said: str, tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text(POSITION.replace("barrel = 2", "barrel = 9"))
    done = criee(*arguments, cwd=tmp_path)
    assert done.returncode != 0
    assert said in done.stderr.replace("\n", " ") and "Traceback" not in done.stderr


def test_check_is_clean_on_a_few_matches() -> None:
    done = criee("check", "tsukiji", "--matches", "5")
    assert done.returncode == 0 and "all promises kept" in done.stdout


def test_simulate_reports_json_and_repeats_itself() -> None:
    first = criee("simulate", "tsukiji", "--matches", "6", "--bots", "greedy,random", "--seed", "3", "--json")
    again = criee("simulate", "tsukiji", "--matches", "6", "--bots", "greedy,random", "--seed", "3", "--json")
    found = json.loads(first.stdout)
    assert first.stdout == again.stdout
    assert found["matches"] == 6 and sum(bot["wins"] for bot in found["bots"]) == 6
