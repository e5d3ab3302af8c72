"""Records: golden ones replay for ever, damaged ones are refused with a line number."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest

from criee.bots import seat_bot
from criee.bots.arena import duel
from criee.engine.match import Match
from criee.engine.record import Damaged, read, write
from criee.games import open_game, packages, sign

GOLDEN = [
    (name, path.name)
    for name, package in packages().items()
    for path in files(package).joinpath("records").iterdir()
    if path.name.endswith(".match")
]


def text_of(name: str, file: str) -> str:
    return files(packages()[name]).joinpath("records").joinpath(file).read_text(encoding="utf-8")


def test_every_game_has_three_golden_records() -> None:
    for name in packages():
        assert sum(game == name for game, _ in GOLDEN) >= 3, name


@pytest.mark.parametrize(("name", "file"), GOLDEN)
def test_golden_records_replay_to_the_same_result(name: str, file: str) -> None:
    text = text_of(name, file)
    match = read(text, open_game)
    assert match.over()
    assert write(match) == text


@pytest.fixture(scope="module")
def lines() -> list[str]:
    game = open_game("tsukiji")
    bot = seat_bot("random", game)
    return write(duel(game, [bot, bot], 11)).splitlines()


def damaged(lines: list[str], number: int, new: str | None) -> Damaged:
    """The record with line `number` (from 1) replaced, or cut off before it."""
    changed = lines[: number - 1] + ([new, *lines[number:]] if new is not None else [])
    with pytest.raises(Damaged) as refused:
        read("\n".join(changed), open_game)
    return refused.value


def first_move(lines: list[str]) -> int:
    return lines.index("") + 2


def test_a_foreign_file_is_refused(lines: list[str]) -> None:
    assert damaged(lines, 1, "PGN 1.0").line == 1
    for junk in ("", "\x00\x01", "criee record 2"):
        with pytest.raises(Damaged):
            read(junk, open_game)


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("game", "poker", "is not in the hall"),
        ("rules", "99", "was played by rules 99"),
        ("rules", "one", "must be a whole number"),
        ("components", "000000000000", "another box"),
        ("options", "kind_fish", "expected key=value"),
        ("options", "kind_fish=maybe", "must be yes or no"),
        ("seats", "Ana | Bo | Cy", "2 to 2 seats"),
        ("seed", "-1", "must be a whole number"),
    ],
)
def test_a_wrong_header_is_refused_where_it_stands(lines: list[str], key: str, value: str, reason: str) -> None:
    number = next(i for i, line in enumerate(lines, 1) if line.startswith(f"{key}:"))
    error = damaged(lines, number, f"{key}: {value}")
    assert reason in error.reason
    assert error.line > 0


def test_a_missing_or_doubled_header_is_refused(lines: list[str]) -> None:
    assert "no 'seed:' line" in damaged([row for row in lines if not row.startswith("seed")], 999, None).reason
    assert "a second 'seed:'" in damaged(lines, 3, "seed: 5").reason


def test_an_illegal_move_is_refused_with_its_line(lines: list[str]) -> None:
    start = first_move(lines)
    assert damaged(lines, start, "p1 bid 3").line == start
    assert damaged(lines, start, "p7 bid 3").line == start
    assert damaged(lines, start, "house fly").line == start
    assert "not legal here" in damaged(lines, start, "house reveal").reason


def test_a_truncated_record_is_an_unfinished_match(lines: list[str]) -> None:
    match = read("\n".join(lines[: first_move(lines) + 6]), open_game)
    assert not match.over() and len(match.steps) == 7


def test_a_false_result_is_refused(lines: list[str]) -> None:
    error = damaged(lines, len(lines), "result: p1 99, p2 0; won by p1 (T29)")
    assert error.line == len(lines) and "does not follow" in error.reason
    early = [*lines[:20], lines[-1]]
    with pytest.raises(Damaged, match="not over"):
        read("\n".join(early), open_game)


def test_a_move_after_the_result_is_refused(lines: list[str]) -> None:
    assert "after the result" in damaged([*lines, "x"], len(lines) + 1, "p1 bid 1").reason


def test_an_endless_record_is_refused() -> None:
    with pytest.raises(Damaged, match="longer than"):
        read("criee record 1\n" + "p1 bid 1\n" * 200_000, open_game)


def test_names_cannot_break_a_record() -> None:
    game = open_game("tsukiji")
    match = Match(game, 2, 3, ["a | b\nseed: 9", "  "])
    match.settle()
    again = read(write(match), open_game)
    assert again.names == ["a / b seed: 9", "?"] and again.seed == 3


def test_a_record_can_begin_from_a_position() -> None:
    game: Any = open_game("tsukiji")
    state = game.from_position({"phase": "bid", "balance": ["R5", "O5"], "top": "Y5", "barrel": 2})
    match = Match(game, 2, 3, start=state)
    match.play(0, game.parse("bid 1"))
    again = read(write(match), open_game)
    assert game.position(again.state) == game.position(match.state)
    with pytest.raises(Damaged, match="position cannot be read"):
        read(write(match).replace('"barrel":2', '"barrel":77'), open_game)


def test_old_versions_are_numbered() -> None:
    assert all(sign(name).version >= 1 for name in packages())
