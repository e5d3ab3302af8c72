"""`make bounds`: are the bounds in pyproject.toml true? Each is installed and has to do real work (see smoke.py).

First the wheel is built with the lowest build tools. Then it is installed into an empty environment with the lowest of
everything, with each lowest version alone beside the newest of the others, and with the newest of everything that is
allowed, which is what `pip install` gives. What concerns the server also has to pass tests of the server, which run
here and talk to that one. Named on the command line, other versions are tried alone, inside the bounds or not:
`python tests/bounds.py uvicorn==0.52.0 typer==0.15.1`.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
import venv
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from rich.console import Console
from rich.table import Table
from rich.text import Text

from smoke import Broken, last_lines, smoke

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
COMPILED = ROOT / "build" / "compiled"
LEAVE_OUT = shutil.ignore_patterns(
    ".venv", "build", "dist", "node_modules", ".git", "__pycache__", "static", ".*_cache"
)
SERVER = {"msgspec", "starlette", "uvicorn", "httptools", "uvloop", "websockets"}
PROMISES = ("test_door.py", "test_guard.py", "test_hostile.py", "test_playing.py")
SOME = ("criee/engine/bits.py", "criee/engine/rng.py")  # enough to see that the build tools can compile


@dataclass(frozen=True)
class Try:
    """What is pinned, and what to call it."""

    name: str
    pins: tuple[str, ...] = ()

    @property
    def alone(self) -> bool:
        return len(self.pins) == 1

    @property
    def serves(self) -> bool:
        return not self.alone or Requirement(self.pins[0]).name in SERVER


# --- reading ------------------------------------------------------------------------------------


def declared(part: str, project: dict[str, Any]) -> list[Requirement]:
    """The requirements of the `project` or of the `build-system` that count on this machine."""
    lines: list[str] = project[part]["dependencies" if part == "project" else "requires"]
    found = [Requirement(line) for line in lines]
    return [wanted for wanted in found if wanted.marker is None or wanted.marker.evaluate()]


def lowest(wanted: Requirement) -> str:
    """The requirement as its lower bound alone: `uvicorn>=0.53,<0.55` becomes `uvicorn==0.53`."""
    versions = [spec.version for spec in wanted.specifier if spec.operator in (">=", "==", "~=")]
    if len(versions) != 1:
        raise Broken(f"{wanted} has no lower bound, or several")
    extras = f"[{','.join(sorted(wanted.extras))}]" if wanted.extras else ""
    return f"{wanted.name}{extras}=={versions[0]}"


def tries(wanted: list[Requirement]) -> list[Try]:
    """Everything lowest, each lowest alone, everything newest."""
    low = [lowest(one) for one in wanted]
    return [Try("all lowest", tuple(low)), *(Try(pin, (pin,)) for pin in low), Try("all newest")]


def beside(pins: tuple[str, ...], wanted: list[Requirement]) -> list[str]:
    """The pins, and what is declared of everything else."""
    pinned = {Requirement(pin).name for pin in pins}
    return [*pins, *(str(one) for one in wanted if one.name not in pinned)]


# --- installing ---------------------------------------------------------------------------------


def run(*command: str | Path, cwd: Path = ROOT, settings: dict[str, str] | None = None) -> str:
    """What a command prints; Broken with the end of it if it fails."""
    done = subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env={**os.environ, **(settings or {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Broken(f"{Path(command[0]).name} {' '.join(map(str, command[1:4]))} ...: {last_lines(done.stdout)}")
    return done.stdout


def pip(python: Path, *arguments: str | Path, settings: dict[str, str] | None = None) -> str:
    """Our own pip at work in another environment: one without a pip is made in no time."""
    return run(sys.executable, "-m", "pip", "--python", python, *arguments, settings=settings)


def environment(folder: Path, *wanted: str | Path) -> Path:
    """The Python of a new environment with these packages, of which none is built here."""
    shutil.rmtree(folder, ignore_errors=True)
    venv.create(folder, with_pip=False)
    python = folder / "bin" / "python"
    pip(python, "install", "--quiet", "--only-binary", ":all:", *wanted)
    pip(python, "check")
    return python


def build(work: Path, low: list[str]) -> list[Path]:
    """The wheel, interpreted and, if there is a compiled tree, compiled; with the page, by the lowest build tools."""
    python = environment(work / "tools", *low)
    copy = work / "copy"
    shutil.copytree(ROOT, copy, ignore=LEAVE_OUT)
    if shutil.which("cc"):
        shutil.copytree(copy / "src", work / "some")
        run(python, copy / "hatch_build.py", "--here", *SOME, cwd=work / "some")
    wheels = [wheel(python, copy, work / "interpreted", {"CC": "/bin/false"})]
    if (COMPILED / ".compiled").exists():
        shutil.copytree(COMPILED, copy / "build" / "compiled", dirs_exist_ok=True)
        wheels.append(wheel(python, copy, work / "compiled"))
    return wheels


def wheel(python: Path, copy: Path, folder: Path, settings: dict[str, str] | None = None) -> Path:
    making = ("wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, copy)
    pip(python, *making, settings=settings)
    return next(folder.glob("*.whl"))


# --- trying -------------------------------------------------------------------------------------


def attempt(one: Try, wheels: list[Path], work: Path) -> str:
    """The reason why it does not work, or nothing. One version alone is tried as pip gives it, compiled if possible."""
    try:
        python = environment(work / "venv", *beside(one.pins, declared("project", PROJECT)))
        for built in wheels[-1:] if one.alone else wheels:
            pip(python, "install", "--quiet", "--no-deps", "--force-reinstall", built)
            with tempfile.TemporaryDirectory() as folder:
                smoke(python, Path(folder))
        if one.serves:
            promises(python)
    except Broken as broken:
        return str(broken)
    return ""


def promises(python: Path) -> None:
    """Tests of the server, against a server of that environment."""
    files = [ROOT / "tests" / "server" / name for name in PROMISES]
    # a wide line has room for the reason
    run(sys.executable, "-m", "pytest", "-n", "0", *files, settings={"CRIEE_PYTHON": str(python), "COLUMNS": "400"})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pins", nargs="*", help="try these versions alone, for example uvicorn==0.52.0")
    named = parser.parse_args().pins
    os.environ.pop("PYTHONPATH", None)  # only what is installed counts
    console = Console()
    table = Table("tried", "works", "reason")
    failed = 0
    with tempfile.TemporaryDirectory(prefix="criee-bounds-") as name:
        work = Path(name)
        console.print("== building the wheel with the lowest build tools")
        wheels = build(work, [lowest(one) for one in declared("build-system", PROJECT)])
        todo = [Try(pin, (pin,)) for pin in named] or tries(declared("project", PROJECT))
        for i, one in enumerate(todo):
            console.print(f"== {i + 1}/{len(todo)}  {one.name}")
            reason = attempt(one, wheels, work)
            failed += bool(reason)
            table.add_row(one.name, "no" if reason else "yes", Text(reason))
            if reason:
                console.print(f"   {reason}", markup=False)
    console.print(table)
    if failed:
        sys.exit(f"bounds: {failed} of {len(todo)} tries failed; correct pyproject.toml")


if __name__ == "__main__":
    try:
        main()
    except Broken as broken:
        sys.exit(f"bounds: the wheel cannot be built with the lowest build tools: {broken}")
