"""Docs that go stale fail: every command is documented, links lead somewhere (the notation: test_notation.py)."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from criee.cli import app

ROOT = Path(__file__).parent.parent.parent


def doc(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_every_command_is_in_the_readme() -> None:
    for command in app.registered_commands:
        assert f"criee {command.name}" in doc("README.md"), command.name


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
