"""Docs that go stale fail: every command, option and kind of move is documented."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from criee.cli import app
from criee.games import open_game, packages, sign

ROOT = Path(__file__).parent.parent.parent


def doc(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_every_command_is_in_the_readme() -> None:
    for command in app.registered_commands:
        assert f"criee {command.name}" in doc("README.md"), command.name


def kind(text: str) -> str:
    """The first word of a move; a step from square to square is one kind, whichever the squares."""
    word = text.split()[0]
    return "a1-a2" if re.fullmatch(r"[a-z]\d-[a-z]\d", word) else word


@pytest.mark.parametrize("game", list(packages()))
def test_every_kind_of_move_is_in_the_notation(game: str) -> None:
    opened = open_game(game)
    section = doc("docs/notation.md").partition(f"\n## {game}\n")[2].partition("\n## ")[0]
    assert section, f"docs/notation.md has no section '## {game}'"
    kinds = {kind(opened.describe(move)) for move in range(opened.space)}
    documented = set(re.findall(r"`([a-z0-9-]+)", section))
    assert kinds <= documented, f"{game}: undocumented moves {sorted(kinds - documented)}"


@pytest.mark.parametrize("game", list(packages()))
def test_every_option_is_in_the_notation(game: str) -> None:
    section = doc("docs/notation.md").partition(f"\n## {game}\n")[2].partition("\n## ")[0]
    for option in sign(game).options:
        assert f"`{option.key}`" in section, f"{game}: option {option.key} is not documented"


def test_links_between_documents_lead_somewhere() -> None:
    for path in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]:
        for target in re.findall(r"\]\(([^)#]+?)\)", path.read_text(encoding="utf-8")):
            if not target.startswith("http"):
                assert (path.parent / target).exists(), f"{path.name} links to {target}"


def test_nothing_tracked_names_a_download_address() -> None:
    """Lock files and settings hold names and hashes, never the place something was fetched from."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split(
        "\n"
    )
    for name in tracked:
        if name.endswith(("lock.json", ".toml", ".lock", ".npmrc", ".cfg")):
            text = (ROOT / name).read_text(encoding="utf-8")
            assert '"resolved"' not in text and "index-url" not in text, name
