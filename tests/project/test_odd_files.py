"""Odd files one by one: what damaged files, made by the thousand, once brought to light, and its kin."""

from __future__ import annotations

import copy
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from criee.cli.common import read_text
from criee.engine.components import read_toml
from criee.engine.line import Impossible, Refused, shown
from criee.engine.match import Match
from criee.engine.record import Damaged, read, write
from criee.games import open_game, packages
from criee.words import Words
from mutations import at, places
from typed import criee

LONG = 100_000  # characters of somebody's own text; an error repeats only its beginning
SHORT = 700


def fresh(name: str, names: list[str] | None = None) -> Match:
    match = Match(open_game(name), open_game(name).sign.seats[0], 3, names)
    match.settle()
    return match


@pytest.mark.parametrize(("lang", "said"), [("en", "Bo bid higher and takes"), ("fr", "Bo a misé plus")])
def test_a_refusal_in_a_record_names_the_player_it_is_about(lang: str, said: str, tmp_path: Path) -> None:
    match = fresh("tsukiji", ["Ana", "Bo"])
    match.play(0, match.game.parse("bid 1"))
    match.play(1, match.game.parse("bid 3"))
    (tmp_path / "m.match").write_text(write(match) + "p1 take left\n")
    for asked in (("replay", "m.match"), ("play", "--resume", "m.match")):
        answer = criee(tmp_path, *asked, lang=lang)
        assert answer.code == 2 and said in answer.wrong


@pytest.mark.parametrize("name", ["9" * 5000, "#" + "9" * 5000, "#²", "#7", "@no-such-text", "{ $who }"])
def test_a_name_is_only_a_name(name: str, tmp_path: Path) -> None:
    match = fresh("tsukiji", ["Ana", "Bo"])
    (tmp_path / "m.match").write_text(write(match).replace("seats: Ana", f"seats: {name}"), encoding="utf-8")
    for asked in (("replay", "m.match"), ("play", "--resume", "m.match", "--bot", "random")):
        answer = criee(tmp_path, *asked, typed="1\nq\n")
        assert answer.code == 0 and name[:9] in answer.out


@pytest.mark.parametrize("word", ["#²", "#" + "9" * 5000, "#x", "#", "#-1", "#٣"])
def test_only_a_seat_is_the_mark_of_a_name(word: str) -> None:
    assert Words("", "en", ["Ana"]).say(word) == word


# --- numbers, depth and length ------------------------------------------------------------------


def test_a_number_without_end_is_refused_wherever_a_list_should_be(tmp_path: Path) -> None:
    endless = "0x" + "f" * 5000
    (tmp_path / "p.toml").write_text(f'game = "wasabi"\n[position]\nphase = "turn"\nhands = [{endless}, []]\n')
    answer = criee(tmp_path, "moves", "--position", "p.toml")
    assert answer.code == 2 and "position.hands[0] must be a list" in answer.wrong


def test_a_text_of_several_lines_is_repeated_in_one(tmp_path: Path) -> None:
    odd = 'game = "fangfrisch"\n[position]\nmoney = [1, 1, 1]\nphase = "first"\nrings = """\nx\n\ny"""\n'
    (tmp_path / "p.toml").write_text(odd)
    answer = criee(tmp_path, "moves", "--position", "p.toml")
    assert answer.code == 2 and answer.err.count("\n") == 1 and "must be a list; found “x" in answer.err


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


def test_a_list_in_a_list_in_a_list_is_refused_however_deep_it_goes() -> None:
    text = write(fresh("tsukiji"))
    for depth in (1, 100, *range(900, 1010)):
        with pytest.raises(Damaged, match="the position cannot be read"):
            read(text.replace("seed: 3\n", f'seed: 3\nposition: {{"phase": {nested(depth)}}}\n'), open_game)
    deep: Any = []
    for _ in range(10_000):
        deep = [deep]
    assert shown(deep).startswith("[[[[")
    with pytest.raises(Impossible, match="expected a text"):
        open_game("tsukiji").from_position({"phase": deep})


@pytest.mark.parametrize("position", [{"\ud800": 1}, {"phase": "\ud800"}, {"phase": ["\udfff"]}])
def test_half_a_character_is_refused(position: dict[str, object]) -> None:
    text = write(fresh("tsukiji")).replace("seed: 3\n", f"seed: 3\nposition: {json.dumps(position)}\n")
    with pytest.raises(Damaged, match="the position cannot be read") as refused:
        read(text, open_game)
    assert str(refused.value).encode() and refused.value.because is None


@pytest.mark.parametrize("name", list(packages()))
def test_a_long_text_is_repeated_only_in_part(name: str) -> None:
    game: Any = open_game(name)
    for text in ("x" * LONG, "bid " + "x" * LONG, "take right " + "x" * LONG, "steal " + "x" * LONG):
        with pytest.raises((ValueError, Refused)) as refused:
            game.parse(text)
        assert len(str(refused.value)) < SHORT
    position = json.loads(json.dumps(game.position(fresh(name).state)))
    for key in (*position, "x" * LONG):
        for odd in ("x" * LONG, ["x" * LONG], {"x" * LONG: 1}, [{"x" * LONG: 1}] * 2, [["x" * LONG], []], [1] * LONG):
            try:
                game.from_position({**position, key: odd})
            except Impossible as error:
                assert len(str(error)) < SHORT, str(error)[:SHORT]


@pytest.mark.parametrize("name", list(packages()))
def test_a_list_that_is_far_too_long_is_refused_before_it_is_read(name: str) -> None:
    """Cards on a pile, say: reading them takes time that grows with the square of their number."""
    game: Any = open_game(name)
    position = json.loads(json.dumps(game.position(fresh(name).state)))
    lists = [path for path in places(position) if isinstance(at(position, path), list)]
    for path in lists:
        bent = copy.deepcopy(position)
        at(bent, path[:-1])[path[-1]] = at(bent, path) * LONG or [""] * LONG
        with pytest.raises(Impossible, match="must be a list of at most 1000"):
            game.from_position(bent)
    assert lists


def test_a_file_without_end_is_read_only_so_far(tmp_path: Path) -> None:
    zero = Path("/dev/zero")
    if not zero.exists():
        pytest.skip("no endless file here")
    assert len(read_text(zero)) < 2_000_000
    for asked, said in ((("replay",), "too long for a record"), (("moves", "--position"), "longer than 100000")):
        answer = criee(tmp_path, *asked, str(zero))
        assert answer.code == 2 and said in answer.wrong


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (".".join("a" * 400) + " = 1", "more than 200 dots in a line"),
        (f"[{'.'.join('a' * 400)}]", "more than 200 dots in a line"),
        ("#" * (LONG + 1), "longer than 100000 characters"),
    ],
)
def test_a_file_that_would_be_read_for_minutes_is_refused(text: str, said: str) -> None:
    with pytest.raises(Impossible, match=said):
        read_toml(text, "p.toml")


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
def test_a_terminal_without_our_letters_gets_others(encoding: str, tmp_path: Path) -> None:
    (tmp_path / "m.match").write_text(write(fresh("tsukiji", ["Zoé", "Bo"])), encoding="utf-8")
    run = [sys.executable, "-c", "from criee.cli import main; main()"]
    for asked in (["games"], ["replay", "m.match"], ["play", "--seed", "3"], ["replay", "nothing"]):
        done = subprocess.run(
            [*run, *asked],
            cwd=tmp_path,
            capture_output=True,
            stdin=subprocess.DEVNULL,
            env={**os.environ, "PYTHONIOENCODING": encoding},
        )
        assert done.returncode == (2 if "nothing" in asked else 0)
        assert b"Traceback" not in done.stderr and (done.stdout or done.stderr).decode(encoding)


# --- boxes --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "variant", "where"),
    [
        ("tsukiji", {"cards": {"faces": [["R²", "R4W"]] * 4}}, r"faces\[0\].*such as R4W"),
        ("wasabi", {"cards": {"all": [1]}}, "cards.all"),
        ("tokyo", {"squid": {"entry": {"token": "boot"}}}, "entry.token.*must be one of"),
    ],
)
def test_an_odd_box_is_refused(name: str, variant: dict[str, object], where: str) -> None:
    with pytest.raises(Impossible, match=where):
        open_game(name, {}, variant)
