"""Docs that go stale fail: every command is documented, what a page names is there, the README's Python runs.

Links and pages: test_docs_site.py; the notation: test_notation.py.
"""

from __future__ import annotations

import re
import subprocess
from itertools import pairwise
from pathlib import Path

import pytest

from criee.cli import app
from named import FILE, is_file, is_name, missing_files, missing_names, spans

ROOT = Path(__file__).parent.parent.parent
PAGES = ["README.md", "CONTRIBUTING.md", *(f"docs/{path.name}" for path in sorted((ROOT / "docs").glob("*.md")))]
MODEL = ROOT / "src/criee/games/tsukiji"
LIST = re.compile(r"^(?:[-*]|\d+\.) ")


def doc(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_every_command_is_in_the_readme() -> None:
    for command in app.registered_commands:
        assert f"criee {command.name}" in doc("README.md"), command.name


@pytest.mark.parametrize("name", PAGES)
def test_links_between_documents_lead_somewhere(name: str) -> None:
    for target in re.findall(r"\]\(([^)#]+?)\)", doc(name)):
        if not target.startswith("http"):
            assert ((ROOT / name).parent / target).exists(), f"{name} links to {target}"


@pytest.mark.parametrize("name", PAGES)
def test_the_files_that_a_page_names_are_there(name: str) -> None:
    missing = missing_files(doc(name))
    assert not missing, f"{name} names {missing}"


def test_the_architecture_names_nothing_that_does_not_exist() -> None:
    missing = missing_names(doc("docs/architecture.md"))
    assert not missing, f"docs/architecture.md names {missing}"


def test_names_are_known_and_others_are_not() -> None:
    for name in ("Match", "match", "match.play", "record.write", "criee.engine.match", "Phase.why_not"):
        assert is_name(name), name
    for name in ("Nobody", "match.nobody", "nobody.play", "criee.nobody.match"):
        assert not is_name(name), name
    assert is_file("engine/match.py") and is_file("tests/<game>/") and is_file("phases/*.py")
    assert not is_file("engine/nobody.py")
    page = "`match.play(seat, move)` `a move` `Nobody` `engine/nobody.py`\n```\n`Fenced`\n```\n`match.nobody(seat)`"
    assert missing_names(page) == ["engine/nobody.py", "Nobody", "match.nobody(seat)"]


def test_the_tree_of_a_game_is_that_of_tsukiji() -> None:
    """docs/adding-a-game.md shows every file of the model with what it is for, and none that the model lacks."""
    (tree,) = re.findall(r"^```\ngames/<game>/\n(.*?)^```$", doc("docs/adding-a-game.md"), re.MULTILINE | re.DOTALL)
    shown = [
        name for row in re.findall(r"^  (\S.*)$", tree, re.MULTILINE) for name in re.split(r"\s{2,}", row)[0].split()
    ]
    assert len(shown) > 10
    found = {name: {path.relative_to(MODEL).as_posix() for path in MODEL.glob(name)} for name in shown}
    made = (".pyc", ".so")
    files = {p.relative_to(MODEL).as_posix() for p in MODEL.rglob("*") if p.is_file() and p.suffix not in made}
    lacking = [name for name in shown if not found[name]]
    unshown = sorted(files.difference(*found.values()))
    assert not lacking, f"shown, but Tsukiji has none: {lacking}"
    assert not unshown, f"in Tsukiji's folder, but not shown: {unshown}"


@pytest.mark.parametrize("game", sorted(path.parent.name for path in MODEL.parent.glob("*/game.py")))
def test_one_idea_has_one_file_in_every_game(game: str) -> None:
    """docs/architecture.md says which file of a game answers which question: it is there, whatever the game."""
    section = doc("docs/architecture.md").partition("\n## A game is ")[2].partition("\n## ")[0]
    named = [span for span in spans(section) if FILE.fullmatch(span) and not span.startswith(("engine/", "games/"))]
    assert len(named) > 10
    missing = [span for span in named if not next((MODEL.parent / game).glob(span.rstrip("/")), None)]
    assert not missing, f"{game} has no {missing}"


def test_the_python_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", doc("README.md"), re.MULTILINE | re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {"__name__": "readme"})
    said = capsys.readouterr().out
    assert "bid 3" in said.splitlines()[0] and "phase" in said.splitlines()[-1]


@pytest.mark.parametrize("name", PAGES)
def test_a_list_begins_after_an_empty_line(name: str) -> None:
    """Without it the site shows the list as one paragraph, though other readers of Markdown do not mind."""
    rows = re.sub(r"(?ms)^```.*?^```$", "", doc(name)).splitlines()
    for before, row in pairwise(rows):
        fine = not before or before[0] in " #" or LIST.match(before)
        assert fine or not LIST.match(row), f"{name}: {row}"


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
