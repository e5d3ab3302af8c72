"""The command line as people use it: in a process of its own, with typed input."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from criee.games import packages
from typed import criee as here

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
def test_every_command_has_help(command: str, tmp_path: Path) -> None:
    done = here(tmp_path, command, "--help")
    assert done.code == 0 and "Usage" in done.out


def test_the_server_is_loaded_only_to_serve() -> None:
    program = "import sys, criee.cli; sys.exit(any(name.startswith('criee.server') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


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


def test_a_table_can_start_from_a_position(tmp_path: Path) -> None:
    (tmp_path / "p.toml").write_text(POSITION)
    listed = here(tmp_path, "moves", "tsukiji", "--position", "p.toml", "--lang", "en")
    assert listed.out.count("bid 4") == 2 and "p1" in listed.out and "p2" in listed.out
    assert here(tmp_path, "moves", "--position", "p.toml", "--lang", "en").out == listed.out
    played = criee("play", "tsukiji", "--position", "p.toml", "--lang", "en", typed="1\nq\n", cwd=tmp_path)
    assert "tuna 5" in played.stdout
    assert "tuna 5" in here(tmp_path, "play", "--position", "p.toml", "--lang", "en", typed="1\nq\n").out


def test_the_house_has_its_moves_listed_too(tmp_path: Path) -> None:
    (tmp_path / "p.toml").write_text('game = "tsukiji"\n[position]\nphase = "turn"\n')
    listed = here(tmp_path, "moves", "--position", "p.toml", "--lang", "en")
    assert listed.code == 0, listed.err
    assert "house The house decides." in listed.flat and "turn R5" in listed.out


def test_a_mistake_in_a_process_of_its_own_is_a_sentence_and_a_code(tmp_path: Path) -> None:
    done = criee("play", "poker", cwd=tmp_path)
    assert done.returncode == 2 and "is not in the hall" in done.stderr and "Traceback" not in done.stderr


def test_check_is_clean_on_a_few_matches(tmp_path: Path) -> None:
    done = here(tmp_path, "check", "tsukiji", "--matches", "5", "--lang", "en")
    assert done.code == 0 and "tsukiji, 2 players" in done.out and "all promises kept" in done.out


def test_simulate_reports_json_and_repeats_itself(tmp_path: Path) -> None:
    asked = ("simulate", "tsukiji", "--matches", "3", "--bots", "greedy,random", "--seed", "3", "--json")
    first, again = here(tmp_path, *asked), here(tmp_path, *asked)
    found = json.loads(first.out)
    assert first.out == again.out
    assert found["matches"] == 3 and sum(bot["wins"] for bot in found["bots"]) == 3
