"""The wheel: compiled where there is a compiler, interpreted where there is none, and honest about it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


def wheel(root: Path, folder: Path, **environment: str) -> tuple[Path, str]:
    done = subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(root)],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **environment},
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return next(folder.glob("*.whl")), done.stdout + done.stderr


def version_of(unpacked: Path) -> str:
    program = "from criee.cli import app; app(['--version'])"
    environment = {**os.environ, "PYTHONPATH": str(unpacked), "LC_ALL": "C"}
    return subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, env=environment
    ).stdout


@pytest.mark.slow
def test_the_wheel_is_compiled_and_complete(tmp_path: Path) -> None:
    if not shutil.which(os.environ.get("CC", "cc")):
        pytest.skip("no C compiler")
    built, _ = wheel(ROOT, tmp_path)
    names = zipfile.ZipFile(built).namelist()
    assert "none-any" not in built.name
    assert any(name.startswith("criee/engine/game.") and name.endswith((".so", ".pyd")) for name in names)
    assert "criee/games/tsukiji/components.toml" in names and "criee/texts/fr.ftl" in names
    assert "criee/server/static/index.html" in names
    zipfile.ZipFile(built).extractall(tmp_path / "unpacked")
    assert ", compiled," in version_of(tmp_path / "unpacked")


@pytest.mark.slow
def test_without_a_compiler_the_wheel_is_interpreted_and_says_so(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    leave_out = shutil.ignore_patterns(".venv", "build", "dist", "node_modules", ".git", "__pycache__")
    shutil.copytree(ROOT, copy, ignore=leave_out)
    built, said = wheel(copy, tmp_path / "dist", CC="/bin/false")
    assert "no working C compiler" in said
    assert not any(name.endswith(".so") for name in zipfile.ZipFile(built).namelist())
    zipfile.ZipFile(built).extractall(tmp_path / "unpacked")
    assert "interpreted" in version_of(tmp_path / "unpacked")
