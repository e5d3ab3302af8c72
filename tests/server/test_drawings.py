"""The drawings of a book of rules over HTTP: as a seat at that table would see them, and never in the book's way."""

from __future__ import annotations

from pathlib import Path

import pytest

from browser.annex import install
from criee.engine.line import Impossible
from criee.games import packages
from criee.server import drawings
from criee.server.drawings import read_sketch, sketches
from server.guests import FREELY, HallProcess, orderly

GOOD = """
[good]
rule = "T6"
moves = ["p1 bid 4", "p2 bid 2", "house reveal"]
legal = "take left"
part = ".counter"
shape = [3, 2]
[good.position]
phase = "bid"
balance = ["R5", "O3W"]
top = "Y2W"
"""
WRONG = {  # what is put instead of what, and what is said of it
    "no such rule": ('rule = "T6"', 'rule = "T99"', "there is no rule T99"),
    "no rule": ('rule = "T6"', "", "rule: is missing"),
    "no position": ('balance = ["R5", "O3W"]', 'balance = ["R5", "O2K"]', "lies in two places"),
    "no move": ("p1 bid 4", "p1 bid four", "cannot be played here"),
    "nobody": ("p1 bid 4", "p3 bid 4", "expected house, p1 or p2"),
    "not legal": ('legal = "take left"', 'legal = "bid 2"', "'bid 2' cannot be played here"),
    "not refused": ('legal = "take left"', 'refused = "take left"', "'take left' is not refused by T6"),
    "another's rule": ('legal = "take left"', 'refused = "steal R5"', "is not refused by T6"),
    "no notation": ('legal = "take left"', 'legal = "dance"', "dance"),
    "misspelt": ("part =", "parts =", "parts"),
    "no shape": ("[3, 2]", "[3]", "shape"),
    "no name": ("[good]", '["Good one"]\n[good]', "small letters"),
    "no seat": ('rule = "T6"', 'rule = "T6"\nseat = 2', "seat"),
    "no option": ('rule = "T6"', 'rule = "T6"\noptions.jokers = true', "jokers"),
    "no TOML": ("[good]", "[good", "is not valid TOML"),
    "endless part": ('".counter"', f'"{"x" * 300}"', "longer than"),
}


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What stands in the file of every game: the last of these."""
    texts: list[str] = []
    monkeypatch.setattr(drawings, "game_file", lambda game, path: texts[-1])
    return texts


def test_a_drawing_is_what_a_seat_there_would_be_told(written: list[str]) -> None:
    written.append(GOOD)
    (drawing,) = drawings.drawings("tsukiji")
    assert (drawing.rule, drawing.caption.key, drawing.caption.args) == ("T6", "drawing-good", {})
    assert (drawing.seats, drawing.seat, drawing.part, drawing.shape) == (2, 0, ".counter", (3, 2))
    assert [choice.move for choice in drawing.moves] == ["take left", "take right"]
    # The rival's bid was sealed when it was made.
    assert [step.move for step in drawing.steps] == ["bid 4", "bid ?", "reveal"]
    assert drawing.before is not None and drawing.before["barrel"] == 0
    assert drawing.view["barrel"] == 2 and drawing.foresee["gain"]["after"] == 5
    assert drawing.pointed == "take left" and drawing.marked == ""


@pytest.mark.parametrize(
    ("says", "marked", "pointed", "moves"),
    [
        ('refused = "bid 3"', "bid 3", "", 2),
        ('refused = "bid 3"\nmark = "p2"', "p2", "", 2),
        ('legal = "take left"\npoint = false', "", "", 2),
        ("glow = false", "", "", 0),
    ],
)
def test_a_drawing_points_out_what_it_is_told_to(
    says: str, marked: str, pointed: str, moves: int, written: list[str]
) -> None:
    written.append(GOOD.replace('legal = "take left"', says).replace("T6", "T8"))
    (drawing,) = drawings.drawings("tsukiji")
    assert (drawing.marked, drawing.pointed, len(drawing.moves)) == (marked, pointed, moves)


@pytest.mark.parametrize("case", WRONG)
def test_a_drawing_that_cannot_be_says_why_and_the_others_are_drawn(
    case: str, written: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    old, new, reason = WRONG[case]
    assert old in GOOD
    written.append(GOOD.replace(old, new, 1))
    with pytest.raises(Impossible) as refused:
        for name, fields in sketches("tsukiji").items():
            read_sketch("tsukiji", name, fields)
    assert reason in str(refused.value)
    drawn = drawings.drawings("tsukiji")
    assert drawn == [] and reason in caplog.text
    if case not in ("no TOML", "no name"):
        written.append(GOOD.replace(old, new, 1) + GOOD.replace("[good", "[better"))
        assert [one.caption.key for one in drawings.drawings("tsukiji")] == ["drawing-better"]


def test_every_game_tells_its_drawings_and_one_without_has_none(hall: HallProcess) -> None:
    for game in packages():
        told = hall.http.get(f"/api/games/{game}/drawings")
        assert told.status_code == 200
        assert len(told.json()["drawings"]) == len(sketches(game))
    assert hall.http.get("/api/games/nope/drawings").status_code == 404


def test_a_foreign_game_brings_its_own_or_none(tmp_path: Path) -> None:
    shelf = tmp_path / "shelf"
    game = install(shelf)
    with orderly(HallProcess(tmp_path / "data", FREELY, shelf=shelf)) as hall:
        (drawing,) = hall.http.get("/api/games/herring/drawings").json()["drawings"]
        assert (drawing["rule"], drawing["foresee"]) == ("H2", {"left": 2})
    (game / "drawings.toml").unlink()
    with orderly(HallProcess(tmp_path / "data", FREELY, shelf=shelf)) as hall:
        assert hall.http.get("/api/games/herring/drawings").json() == {"drawings": []}
