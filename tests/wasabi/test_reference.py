"""W9-W12, W26 against brute force: every line of the board, every moment of the turn, read from the public view."""

from __future__ import annotations

from itertools import pairwise
from typing import cast

import pytest

from criee.engine.rng import Rng
from criee.games.wasabi.game import Wasabi
from criee.games.wasabi.state import WasabiState
from criee.games.wasabi.view import WasabiView
from wasabi.crowd import crowded_counter

POSITIONS = 20_000
Moment = dict[str, str]  # square -> the ingredient that can be seen there


def moment(view: WasabiView) -> Moment:
    """What shows: the top of every stack that no Wasabi! card covers."""
    shown = {square: stack[-1] for square, stack in view["board"].items()}
    for block in view["wasabi"]:
        low, high = block.split()
        for square in (low, high, low[0] + high[1], high[0] + low[1]):
            shown.pop(square, None)
    return shown


def all_lines(length: int) -> list[list[str]]:
    """Every straight line of so many squares on the whole board."""
    lines = []
    for x in range(7):
        for y in range(6):
            for dx, dy in ((1, 0), (0, 1)):
                ends = (x + dx * (length - 1), y + dy * (length - 1))
                if ends[0] < 7 and ends[1] < 6:
                    lines.append(["abcdefg"[x + dx * i] + "123456"[y + dy * i] for i in range(length)])
    return lines


LINES = {length: all_lines(length) for length in (2, 3, 4, 5)}


def shows(at: Moment, line: list[str], strip: list[str]) -> bool:
    return {at.get(square, "") for square in line} == set(strip)  # as many squares as different ingredients


def expected(moments: list[Moment], strip: list[str]) -> int:
    """0: not to be claimed; 1: to be claimed; 2: with style."""
    best = 0
    now = moments[-1]
    for line in LINES[len(strip)]:
        if not shows(now, line, strip):
            continue
        for before, after in pairwise(moments):
            touched = any(before.get(square) != after.get(square) for square in line)
            if touched and shows(after, line, strip) and not shows(before, line, strip):
                order = [now[square] for square in line]
                best = max(best, 2 if strip in (order, order[::-1]) else 1)
    return best


class Tally:
    """How much was compared, so that the test cannot pass by looking at nothing."""

    def __init__(self) -> None:
        self.compared = self.claims = self.styles = self.covered = self.stacked = 0


def compare(game: Wasabi, state: WasabiState, view: WasabiView, moments: list[Moment], tally: Tally) -> None:
    """Every recipe in hand: claimable, and with style, exactly as brute force says."""
    box = state.box
    tally.compared += 1
    tally.covered += bool(view["wasabi"])
    tally.stacked += any(len(stack) > 1 for stack in view["board"].values())
    offered = set(game.moves(state, 0))
    for name in view["recipes"][0]:
        recipe = box.recipes.index(name)
        claim = game.parse(f"claim {name}")
        value = expected(moments, box.strip(recipe))
        assert (claim in offered) == (value > 0), (name, view)
        if value:
            tally.claims += 1
            tally.styles += value == 2
            then = state.clone()
            game.play(then, 0, claim)
            assert (then.styled[0] >> recipe & 1 == 1) == (value == 2), (name, view)


@pytest.mark.compiled
def test_W9_W10_W11_W12_claims_agree_with_brute_force() -> None:
    rng = Rng(2024)
    tally = Tally()
    while tally.compared < POSITIONS:
        table = crowded_counter(rng)
        if table is None:
            continue
        game, state, view = cast(Wasabi, table.game), table.state, table.seen_by(0)
        moments = [moment(view)]
        while True:
            if view["phase"] in ("turn", "chopped"):
                compare(game, state, view, moments, tally)
            moves = [m for m in game.moves(state, 0) if game.verb(m) not in ("pass", "done")]
            if not moves:
                break
            chosen = rng.pick(moves)
            game.play(state, 0, chosen)
            view = table.seen_by(0)
            if not game.describe(chosen).startswith(("claim", "pick", "keep")):
                moments.append(moment(view))
    assert tally.claims > 1000 and tally.styles > 200 and tally.covered > 5000 and tally.stacked > 5000
