"""Games from other packages: one that cannot be opened, or takes a name that is taken, stops nobody else."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from criee import games
from criee.engine.line import Impossible

OURS = ["bigfish", "fangfrisch", "tokyo", "tsukiji", "wasabi"]


def forget() -> None:
    for remembered in (games.packages, games.hung_out, games.signs):
        remembered.cache_clear()


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for packages, each of which says that it is a game."""
    monkeypatch.syspath_prepend(tmp_path)

    def installed(group: str) -> list[EntryPoint]:
        return [EntryPoint(path.suffix[1:], path.stem, group) for path in sorted(tmp_path.glob("*.*"))]

    monkeypatch.setattr(games, "entry_points", installed)
    forget()
    yield tmp_path
    for path in tmp_path.glob("*.*"):
        sys.modules.pop(path.stem, None)
    forget()


def package(shelf: Path, name: str, code: str, game: str) -> None:
    (shelf / f"{name}.{game}").touch()
    (shelf / name).mkdir()
    (shelf / name / "__init__.py").write_text(code)


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("raise RuntimeError('half installed')", "RuntimeError: half installed"),
        ("", "has no attribute 'SIGN'"),
        ("SIGN = 5", "is not a Sign of that name"),
        ("from criee.games.tsukiji import SIGN", "is not a Sign of that name"),
    ],
)
def test_a_game_that_cannot_be_opened_is_left_out_and_says_why(
    code: str, reason: str, shelf: Path, caplog: pytest.LogCaptureFixture
) -> None:
    package(shelf, "half_a_game", code, "halfgame")
    assert [sign.name for sign in games.signs()] == OURS
    assert reason in caplog.text
    with pytest.raises(Impossible, match="game 'halfgame'") as refused:
        games.sign("halfgame")
    assert reason in str(refused.value)


def test_a_name_that_is_taken_stays_with_whom_it_is(shelf: Path, caplog: pytest.LogCaptureFixture) -> None:
    package(shelf, "another_tsukiji", "SIGN = None", "tsukiji")
    assert games.sign("tsukiji").prefix == "T"
    assert "another_tsukiji wants to be the game tsukiji" in caplog.text
