"""Positions, notation, records: written, read back, and refused when they cannot be (B1-B3, B7-B9, B17-B27)."""

from __future__ import annotations

import tomllib
from typing import Any, cast

import pytest
import tomli_w

from bigfish.drawn import FIRST_GAME, Drawn, tiles
from criee.engine import record
from criee.engine.line import Impossible
from criee.engine.match import Match
from criee.engine.record import Damaged
from criee.engine.rng import Rng
from criee.games import open_game

GOOD: dict[str, Any] = {
    "phase": "step",
    "tiles": tiles(*FIRST_GAME),
    "board": ["S....S", "......", "......", "......", "......", "s....s"],
}


def test_a_position_goes_through_toml_and_back() -> None:
    """B28: every state of a match can be written down and read again, with the same moves."""
    game = open_game("bigfish")
    for seed in range(12):
        match = Match(game, 2, seed)
        match.settle()
        rng = Rng(seed)
        while not match.over():
            text = tomli_w.dumps(game.position(match.state))
            again = game.from_position(tomllib.loads(text))
            assert game.position(again) == game.position(match.state)
            seat = match.to_act()[0]
            assert game.moves(again, seat) == match.moves(seat)
            match.play(seat, rng.pick(match.moves(seat)))


def test_a_hand_written_position_may_leave_out_what_is_usual() -> None:
    """B2, B27: full tokens, nothing eaten, two steps left, p1 to move, and this position stands for the first time."""
    view = Drawn("S....S\n......\n......\n......\n......\ns....s").view
    assert view["left"] == 2 and view["turn"] == 0 and view["stood"] == 1 and len(view["plankton"][1]) == 4


LONELY: dict[str, Any] = {"phase": "over", "board": ["S....S", "......", "......", "......", "......", "s....."]}

IMPOSSIBLE: list[tuple[str, dict[str, Any], str]] = [
    ("a phase that is none", {"phase": "swim"}, "phase"),
    ("an unknown key", {"tide": 3}, "tide"),
    ("three tiles (B1)", {"tiles": tiles(*FIRST_GAME[:3])}, "tiles"),
    ("a tile twice (B1)", {"tiles": tiles(("red", 0), ("red", 1), ("blue", 0), ("green", 0))}, "tile"),
    ("a fifth quarter turn (B1)", {"tiles": tiles(("red", 4), ("yellow", 0), ("blue", 0), ("green", 0))}, "turn"),
    ("no tile of this box", {"tiles": tiles(("grey", 0), ("yellow", 0), ("blue", 0), ("green", 0))}, "tile"),
    ("a row too short", {"board": ["S....", "......", "......", "......", "......", "s....s"]}, "board"),
    ("a strange letter", {"board": ["X....S", "......", "......", "......", "......", "s....s"]}, "board"),
    ("a fish on a wreck (B9)", {"board": ["S....S", ".s....", "......", "......", "......", "s....s"]}, "position"),
    ("three big fish (B2)", {"board": ["S....S", "......", "b.b...", "......", "......", "b....s"]}, "position"),
    ("more big fish than were left (B12)", {"board": ["S....S", "......", "......", "......", "......", "b....b"],
                                            "eaten": [{}, {"big": 1}]}, "position"),
    ("a single fish (B26)", {"board": ["S....S", "......", "......", "......", "......", "s....."]}, "phase"),
    ("no fish (B26)", {"board": ["S....S", "......", "......", "......", "......", "......"]}, "board"),
    ("five eaten (B25)", {"eaten": [{"small": 4, "big": 1}, {}]}, "phase"),
    ("six eaten (B25)", {"phase": "over", "eaten": [{"small": 4, "big": 2}, {}]}, "eaten"),
    ("over for no reason (B25-B27)", {"phase": "over"}, "phase"),
    ("three fishers (B19)", {"discard": {"fisher": 3}}, "fisher"),
    ("eight discarded (B19)", {"discard": {"fisher": 2, "plankton": 2, "birth": 2, "whirlpool": 2}}, "position"),
    ("a plankton token twice (B2)", {"plankton": [["red", "red"], []]}, "plankton"),
    ("a token of no colour (B14)", {"plankton": [["pink"], []]}, "plankton"),
    ("no steps left (B5)", {"left": 0}, "left"),
    ("three steps (B5)", {"left": 3}, "left"),
    ("a pass though a step is possible (B8)", {"phase": "pass"}, "phase"),
    ("a birth nowhere (B17)", {"phase": "birth"}, "at"),
    ("a birth on ocean (B17)", {"phase": "birth", "at": "a1"}, "at"),
    ("a draw without a fish there (B19)", {"phase": "draw", "at": "e1"}, "at"),
    ("a fisher without prey (B20)", {"phase": "fisher", "at": "e1", "held": "fisher"}, "board"),
    ("a whirlpool without its token (B23)", {"phase": "whirlpool", "at": "e1"}, "held"),
    ("a choice without the option (B7)", {"phase": "choice", "at": "a2"}, "at"),
    ("a fish that stays without the option (B7)", {"resting": "a1", "left": 1}, "running"),
    ("a cell off the board", {"at": "g7"}, "at"),
    ("sixty quiet turns (B27)", {"quiet": 60}, "quiet"),
    ("past words that are none (B27)", {"past": ["1-2"]}, "past"),
    ("a past that cannot be (B27)", {"past": ["0-0-0"], "quiet": 3}, "past"),
    ("a huge past (B27)", {"past": ["ffffffffffffffff-0-0"]}, "past"),
    ("setup in the middle (B3)", {"phase": "setup", "board": ["......"] * 3 + ["s....."] + ["......"] * 2}, "board"),
    ("progress before the first step (B27)", {"progress": True}, "progress"),
    ("a past without this position (B27)", {"past": []}, "past"),
    ("what follows from the rest", {"pile": 8}, "pile"),
    ("won by the player who waits (B25)", {"phase": "over", "eaten": [{}, {"small": 3, "medium": 2}]}, "turn"),
    ("lost without a fisher (B26)", {**LONELY, "turn": 0}, "held"),
    ("lonely though nothing was eaten (B26)", {**LONELY, "turn": 1}, "eaten"),
    ("a fisher with his fish still there (B20)", {**LONELY, "held": "fisher", "at": "e2"}, "at"),
    ("over with a token that ends nothing", {**LONELY, "turn": 1, "eaten": [{}, {"big": 1}], "held": "birth"}, "held"),
    ("numbers that are words", {"quiet": "many"}, "quiet"),
    ("a board that is a number", {"board": 36}, "board"),
]  # fmt: skip


@pytest.mark.parametrize(("what", "change", "where"), IMPOSSIBLE, ids=[case[0] for case in IMPOSSIBLE])
def test_what_cannot_be_is_refused(what: str, change: dict[str, Any], where: str) -> None:
    """B1-B27: each position differs from a good one in the thing that is said to be wrong."""
    game = open_game("bigfish")
    game.from_position(GOOD)
    with pytest.raises(Impossible) as error:
        game.from_position({**GOOD, **change})
    assert where in error.value.where


def test_what_ended_a_match_can_be_written() -> None:
    """B25, B26: eaten by the player on turn, or taken by the fisher, who may cost either the match."""
    game = open_game("bigfish")
    for change in (
        {"turn": 1, "eaten": [{}, {"big": 1}], "progress": True},
        {"turn": 0, "held": "fisher", "at": "e1"},
        {"turn": 1, "held": "fisher", "at": "e1"},
    ):
        outcome = game.outcome(game.from_position({**GOOD, **LONELY, **change}))
        assert outcome is not None and (outcome.winners, outcome.rule) == ([1], "B26")


def test_B1_the_tiles_of_a_first_game() -> None:
    """B1: with the option they may be left out, keep their places, and are turned only by a whirlpool."""
    game = open_game("bigfish", {"first_game": True})
    board = {"phase": "step", "board": GOOD["board"]}
    assert game.position(game.from_position(board))["tiles"] == tiles(*FIRST_GAME)
    turned = tiles(("yellow", 1), *FIRST_GAME[1:])
    assert game.position(game.from_position({**board, "tiles": turned}))["tiles"] == turned
    swapped = tiles(("green", 0), ("yellow", 0), *FIRST_GAME[2:])
    for wrong in ({**board, "tiles": swapped}, {"phase": "setup", "tiles": turned}, {"phase": "layout", "tiles": []}):
        with pytest.raises(Impossible, match="B1"):
            game.from_position(wrong)


def test_a_past_that_cannot_be_is_refused() -> None:
    """B1, B26, B27: a tile that lay elsewhere, a player who had lost, a position that stood too often."""
    game = open_game("bigfish")
    now = cast(list[str], game.position(game.from_position(GOOD))["past"])[0]
    fish, more, layout = (int(word, 16) for word in now.split("-"))
    elsewhere = f"{fish:x}-{more:x}-{layout ^ 0x44 << 36:x}"
    lost = f"{fish & ~1:x}-{more:x}-{layout:x}"
    other = f"{fish ^ 5:x}-{more:x}-{layout:x}"  # the fish of a1 on c1
    for before, why in (
        ([elsewhere], "elsewhere"),
        ([lost], "has lost"),
        ([now, other, now, other], "too often"),
        ([other, now, other, now, other], "too often"),
    ):
        with pytest.raises(Impossible, match=why):
            game.from_position({**GOOD, "past": [*before, now], "quiet": 9})
    assert game.from_position({**GOOD, "past": [now, other, now], "quiet": 9})


NOTATION = [
    "a1-a2",
    "place c3",
    "return f6",
    "turn blue left",
    "on",
    "stay",
    "lay green 3",
    "first p2",
    "draw fisher",
    "pass",
]


@pytest.mark.parametrize("text", NOTATION)
def test_notation(text: str) -> None:
    """B23 and others: one text per move, and back."""
    game = open_game("bigfish")
    assert game.describe(game.parse(text)) == text


@pytest.mark.parametrize(
    "junk",
    ["", "-", "a1", "a1-", "a7-a1", "g1-a1", "a1-a2-a3", "a\uff11-a2", "a\u00b2-a1", "place", "place a0", "turn blue",
     "turn grey left", "turn blue up", "lay red 4", "lay red \uff13", "lay red 99999999999999", "first p3", "first 1",
     "draw shark", "PASS", "a1 -a2", "return", "on stay", "pass pass pass pass"],
)  # fmt: skip
def test_junk_is_no_move(junk: str) -> None:
    """B5: whatever is not in the notation is refused as such."""
    with pytest.raises(ValueError, match="expected"):
        open_game("bigfish").parse(junk)


def test_a_record_from_another_layout_is_refused() -> None:
    """B1: the moves of a random sea do not replay in the first-game sea; the line is named."""
    game = open_game("bigfish")
    match = Match(game, 2, 4)
    match.settle()
    rng = Rng(4)
    while not match.over():
        seat = match.to_act()[0]
        match.play(seat, rng.pick(match.moves(seat)))
    text = record.write(match)
    assert record.read(text, open_game).state is not None
    with pytest.raises(Damaged) as error:
        record.read(text.replace("options: none", "options: first_game=yes"), open_game)
    assert error.value.line == 9 and "lay" in error.value.reason
    with pytest.raises(Damaged, match="another box"):
        record.read(text.replace(game.components.hash, "0" * 12), open_game)
    lay = next(row for row in text.splitlines() if row.startswith("house lay"))
    turned = lay[:-1] + str((int(lay[-1]) + 1) % 4)
    with pytest.raises(Damaged):
        record.read(text.replace(lay, turned, 1), open_game)
