"""People end a match, whatever its rules say: it is in the record, replays, and is over for everybody who asks."""

from __future__ import annotations

from typing import Any

import pytest

from criee.engine import undo
from criee.engine.ending import AGREED, RESIGN
from criee.engine.line import Refused
from criee.engine.match import Match
from criee.engine.notation import RESERVED, Notation
from criee.engine.phase import HOUSE
from criee.engine.record import Damaged, Reading, read, write
from criee.games import open_game, packages, sign
from engine.test_records import play_to

GAMES = list(packages())
ENDS = [(0, RESIGN), (1, RESIGN), (HOUSE, AGREED)]


def begun(name: str, seats: int = 0, steps: int = 30) -> Match:
    match = Match(open_game(name), seats or sign(name).seats[0], 7)
    play_to(match, steps)
    assert not match.over()
    return match


@pytest.mark.parametrize("name", GAMES)
def test_no_game_says_what_every_match_may_say(name: str) -> None:
    game = open_game(name)
    assert not {text.split()[0] for text in game.codes.texts} & set(RESERVED)
    for text in (RESIGN, AGREED, "undo 3"):
        with pytest.raises(ValueError, match="expected a move"):
            game.parse(text)


@pytest.mark.parametrize("text", [RESIGN, AGREED, "undo 3"])
def test_a_game_that_would_is_refused_before_it_is_played(text: str) -> None:
    with pytest.raises(ValueError, match="means something in every match"):
        Notation([]).add("odd", ["pass", text])


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("seat", "text"), ENDS)
def test_it_is_over_for_everybody_who_asks(name: str, seat: int, text: str) -> None:
    match = begun(name, sign(name).seats[1])
    acting = match.to_act()[0]
    move = match.moves(acting)[0]
    before, steps = match.game.position(match.state), len(match.steps)
    match.end(seat, text)
    assert match.over() and match.to_act() == () and match.moves(acting) == []
    assert match.prompt(acting).key == "prompt-over"
    match.settle()
    with pytest.raises(Refused, match="refuse-over"):
        match.play(acting, move)
    with pytest.raises(Refused, match="refuse-over"):
        match.end(seat, text)
    with pytest.raises(Refused, match="refuse-over"):
        undo.take_back(match, acting)
    assert (match.game.position(match.state), len(match.steps)) == (before, steps)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("seat", "text"), ENDS)
def test_points_stand_as_they_are_and_whoever_resigned_has_lost(name: str, seat: int, text: str) -> None:
    match = begun(name, sign(name).seats[1], 45)
    match.end(seat, text)
    outcome = match.outcome()
    assert outcome is not None and outcome.rule == ""
    assert outcome.winners == [other for other in range(match.seats) if other != seat]
    tallies = match.game.score(match.state)
    assert outcome.scores == [sum(t.points for t in tallies if t.seat == one) for one in range(match.seats)]
    assert outcome.why.key == ("log-agreed" if seat == HOUSE else "log-resign")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("seat", "text"), ENDS)
def test_a_record_of_it_replays_and_is_written_the_same(name: str, seat: int, text: str) -> None:
    match = begun(name)
    match.end(seat, text)
    told = write(match)
    *_, last, result, _ = told.split("\n")
    assert last == (f"p{seat + 1} resign" if seat != HOUSE else "house agreed draw")
    assert result.startswith("result: p1 ") and not result.endswith(")")
    again = read(told, open_game)
    assert again.over() and write(again) == told and again.counts() == match.counts()
    reading = Reading(told, open_game)
    parts = 1
    while reading.go_on(7):
        parts += 1
    assert write(reading.match) == told and parts == -(-len(reading.record.moves) // 7)
    open_end = told.rpartition("result:")[0]
    assert write(read(open_end, open_game)) == told, "the result follows from the moves"


def lines_of(*more: str) -> list[str]:
    match = begun("tsukiji")
    match.end(1, RESIGN)
    lines = write(match).splitlines()[:-2]
    return [*lines, *more]


@pytest.mark.parametrize(
    ("more", "at", "reason"),
    [
        (["p2 resign", "p1 bid 3"], 2, "refuse-over"),
        (["p2 resign", "house reveal"], 2, "refuse-over"),
        (["p2 resign", "p1 resign"], 2, "refuse-over"),
        (["p2 resign", "house agreed draw"], 2, "refuse-over"),
        (["house agreed draw", "p1 bid 3"], 2, "refuse-over"),
        (["p3 resign"], 1, "expected house, p1 or p2"),
        (["resign"], 1, "expected house, p1 or p2"),
        (["agreed draw"], 1, "expected house, p1 or p2"),
        (["house resign"], 1, "one of a player"),
        (["p1 agreed draw"], 1, "a line of the house"),
        (["p1 resign now"], 1, "expected a move"),
        (["house agreed"], 1, "expected a move"),
        (["p2 resign", "result: p1 0, p2 0; won by p2"], 2, "does not follow"),
        (["p2 resign", "result: p1 999, p2 999; won by p1"], 2, "does not follow"),
        (["house agreed draw", "result: p1 0, p2 0; won by p1"], 2, "does not follow"),
    ],
)
def test_a_damaged_one_is_refused_with_line_and_reason(more: list[str], at: int, reason: str) -> None:
    lines = lines_of(*more)
    with pytest.raises(Damaged, match=reason) as refused:
        read("\n".join(lines), open_game)
    assert refused.value.line == len(lines) - len(more) + at
    assert refused.value.said is not None


def test_nothing_ends_a_match_that_is_over_by_its_rules() -> None:
    match = Match(open_game("tsukiji"), 2, 7)
    play_to(match, 10_000)
    assert match.over()
    whole = write(match).splitlines()
    for line in ("p1 resign", "house agreed draw"):
        with pytest.raises(Damaged, match="refuse-over") as refused:
            read("\n".join([*whole[:-1], line]), open_game)
        assert refused.value.line == len(whole)
        with pytest.raises(Damaged, match="after the result"):
            read("\n".join([*whole, line]), open_game)


def test_alone_there_is_nobody_to_resign_to() -> None:
    match: Any = begun("tsukiji")
    match.seats = 1
    for seat, text in ((0, RESIGN), (HOUSE, AGREED)):
        with pytest.raises(Refused, match="refuse-alone"):
            match.end(seat, text)
    assert match.ended is None
