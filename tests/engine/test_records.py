"""Records: golden ones replay for ever, damaged ones are refused with a line number."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest

from criee.bots import seat_bot
from criee.bots.arena import duel
from criee.engine.line import Impossible, Refused
from criee.engine.match import Match
from criee.engine.record import Damaged, Reading, Record, read, write
from criee.engine.rng import Rng
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
        ("seats", "Ana | Bo | Cy", "tsukiji has 2 seats"),
        ("seed", "-1", "must be a whole number"),
        ("seed", "²", "must be a whole number, found '²'"),
        ("seed", "٣", "must be a whole number"),
        ("seed", "9" * 29, "at most 28 digits"),
        ("seed", "9" * 5000, "at most 28 digits"),
        ("rules", "¹", "must be a whole number"),
        ("rules", "9" * 5000, "at most 28 digits"),
        ("options", "kind_fish=yes, kind_fish=no", "a second 'kind_fish'"),
        ("options", "kind=yes", "its options: kind_fish"),
    ],
)
def test_a_wrong_header_is_refused_where_it_stands(lines: list[str], key: str, value: str, reason: str) -> None:
    number = next(i for i, line in enumerate(lines, 1) if line.startswith(f"{key}:"))
    error = damaged(lines, number, f"{key}: {value}")
    assert reason in error.reason
    assert error.line == number
    assert len(error.reason) < 200


def test_a_missing_or_doubled_header_is_refused(lines: list[str]) -> None:
    assert "no 'seed:' line" in damaged([row for row in lines if not row.startswith("seed")], 999, None).reason
    assert "a second 'seed:'" in damaged(lines, 3, "seed: 5").reason


def test_an_illegal_move_is_refused_with_its_line(lines: list[str]) -> None:
    start = first_move(lines)
    assert damaged(lines, start, "p1 bid 3").line == start
    assert damaged(lines, start, "p7 bid 3").line == start
    assert damaged(lines, start, "house fly").line == start
    for who in ("p²", "p0", "p01", "p" + "9" * 5000, "P1", "p", "1"):
        error = damaged(lines, start, f"{who} bid 3")
        assert error.line == start and "expected house, p1 or p2" in error.reason and len(error.reason) < 200
    assert "not legal here" in damaged(lines, start, "house reveal").reason


def test_the_house_is_told_about_itself_and_not_about_a_players_turn(lines: list[str]) -> None:
    bid = next(i for i, line in enumerate(lines, 1) if line.startswith("p1 bid"))
    error = damaged(lines, bid, "house reveal")
    assert isinstance(error.because, Refused)
    assert (error.because.rule, error.because.key) == ("T5", "refuse-house-now")


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


def test_a_record_is_read_in_parts_as_it_is_in_one(lines: list[str]) -> None:
    text = "\n".join(lines)
    reading = Reading(text, open_game)
    parts = 1
    while reading.go_on(7):
        parts += 1
        assert len(reading.match.steps) == 7 * (parts - 1)
    assert write(reading.match) == write(read(text, open_game))
    assert parts == -(-len(reading.record.moves) // 7)
    bent = Reading("\n".join([*lines[:40], "p1 fly", *lines[40:]]), open_game)
    with pytest.raises(Damaged) as refused:
        while bent.go_on(1):
            pass
    assert refused.value.line == 41


def test_too_many_names_are_not_even_looked_at(lines: list[str]) -> None:
    number = next(i for i, line in enumerate(lines, 1) if line.startswith("seats:"))
    error = damaged(lines, number, "seats: " + "a|" * 50_000)
    assert (error.line, error.reason) == (number, "tsukiji has 2 seats")
    assert len(Record("\n".join(lines).replace(" | ", "|" * 900)).names(4)) == 5


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


@pytest.mark.parametrize(
    "position", ["5", "[]", '"bid"', "null", "{", "{}", '{"phase": 5}', '{"phase": "bid", "barrel": "x"}', "[" * 5000]
)
def test_a_position_that_is_none_is_refused_where_it_stands(lines: list[str], position: str) -> None:
    start = first_move(lines)
    bent = [*lines[: start - 2], f"position: {position}", *lines[start - 2 :]]
    with pytest.raises(Damaged, match="the position cannot be read") as refused:
        read("\n".join(bent), open_game)
    assert refused.value.line == start - 1


def test_a_position_for_four_under_three_names_is_refused() -> None:
    game = open_game("wasabi")
    match = Match(game, 4, 3)
    match.settle()
    with pytest.raises(Impossible, match="is for 4 players, not for 3"):
        Match(game, 3, 3, start=match.state)
    text = write(Match(game, 4, 3, ["A", "B", "C", "D"], start=match.state))
    assert read(text, open_game).names == ["A", "B", "C", "D"]
    with pytest.raises(Damaged, match="is for 4 players, not for 3"):
        read(text.replace("A | B | C | D", "A | B | C"), open_game)


def test_what_the_rules_never_allow_is_damage_too(lines: list[str]) -> None:
    start = first_move(lines)
    error = damaged(lines, start, "p1 bid 5")
    assert error.line == start and "is not legal here" in error.reason
    assert isinstance(error.because, Refused) and error.game == "tsukiji"


@pytest.mark.parametrize("name", list(packages()))
def test_a_match_read_back_goes_on_as_if_it_had_never_stopped(name: str) -> None:
    """What the house draws hangs on the seed and the number of the step, not on who asked before."""
    for seed in range(3):
        whole = Match(open_game(name), sign(name).seats[1], seed)
        parts = Match(open_game(name), sign(name).seats[1], seed)
        for stop in (7, 40, 41, 90, 160):
            play_to(whole, stop)
            parts = read(write(parts), open_game)
            play_to(parts, stop)
            assert write(parts) == write(whole)


def play_to(match: Match, steps: int) -> None:
    """Plays on, by a lot of its own for each step, until there are so many steps."""
    match.settle()
    while len(match.steps) < steps and not match.over():
        seat = match.to_act()[0]
        match.play(seat, Rng(99, len(match.steps)).pick(match.moves(seat)))


def test_names_are_short_and_print() -> None:
    match = Match(open_game("tsukiji"), 2, 3, ["\x1b[31mred\x07", "x" * 5000])
    again = read(write(match), open_game)
    assert again.names == ["[31mred", "x" * 60]
    loud = write(match).replace("seats: [31mred", "seats: \x1b[31mred")
    assert read(loud, open_game).names == again.names


def test_the_rule_in_a_result_is_a_word_that_may_be_mended_but_not_the_result() -> None:
    match = Match(open_game("tsukiji"), 2, 7)
    rng = Rng(7)
    match.settle()
    while not match.over():
        seat = match.to_act()[0]
        match.play(seat, rng.pick(match.moves(seat)))
    text = write(match)
    said = text.splitlines()[-1]
    assert read(text.replace(said, said.rpartition(" (")[0] + " (T99)"), open_game).over()
    scores = "p1 999" + said[said.index(",") :]
    with pytest.raises(Damaged, match="does not follow"):
        read(text.replace(said, f"result: {scores}"), open_game)
