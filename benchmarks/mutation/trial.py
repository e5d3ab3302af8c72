"""A mutant on trial: a fork that finds the changed module instead of the file, and runs the tests until one fails.

Nothing is written into the tree. What every trial needs (pytest, the engine, the texts) is imported once, before the
fork; the game and its tests are imported after it, so that what they compute while they are imported is computed anew.
"""

from __future__ import annotations

import contextlib
import gc
import importlib.util
import json
import os
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import IO, Any, Final

import pytest
from benchmarks.mutation.bench import AT_LEAST, PATIENCE, Bench, Watch
from benchmarks.mutation.mutants import Mutant
from hypothesis import settings

NEEDLESS: Final = ("cacheprovider", "unraisableexception", "threadexception")  # would cost half of a quick trial
MEMORY: Final = 4 << 30
OUT_OF_TIME: Final = 99


@dataclass(frozen=True)
class Verdict:
    mutant: Mutant
    fate: str  # killed, time, survived
    test: str  # that killed it
    seconds: float


class Changed(SourceFileLoader):
    """Finds one module, and gives it other code than its file."""

    def __init__(self, mutant: Mutant) -> None:
        super().__init__(mutant.module, str(mutant.path))
        self.mutant = mutant

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if name != self.mutant.module:
            return None
        return importlib.util.spec_from_file_location(name, self.mutant.path, loader=self)

    def get_code(self, fullname: str) -> CodeType:
        return self.mutant.code()


def prepare(root: Path) -> None:
    """Once, in the parent: what every fork needs, and where it keeps compiled tests (not in the tree)."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    os.environ["TERM"] = "dumb"
    os.chdir(root)
    sys.path.insert(0, str(root / "src"))
    for name in ("criee.engine.check", "criee.engine.record", "criee.words", "criee.bots", "criee.cli.board"):
        importlib.import_module(name)
    settings.register_profile("mutation", derandomize=True, database=None, deadline=None)
    settings.load_profile("mutation")
    gc.freeze()  # what is there now stays: no fork needs to look through it


def give_up(*_: object) -> None:
    os._exit(OUT_OF_TIME)


def skip(*_: object) -> None:
    """While tests are measured: this one takes too long, the rest of it need not be waited for."""
    pytest.skip("too long")


def in_fork(bench: Bench, mutant: Mutant | None, answer: IO[str]) -> None:
    """Runs the tests and leaves with what pytest says. Never returns: the fork must not do the parent's work."""
    code = 1
    try:
        quiet = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(quiet, stream)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.signal(signal.SIGVTALRM, give_up if mutant else skip)
        if mutant:
            signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE * AT_LEAST)  # for importing and collecting
            sys.meta_path.insert(0, Changed(mutant))
        watch = Watch(bench)
        options = ["-q", "--assert=plain", *(f"-pno:{name}" for name in NEEDLESS)]
        options += [f"--ignore={path}" for path in bench.broken] if bench.order else ["--continue-on-collection-errors"]
        options += ["-x"] if mutant else []
        code = int(pytest.main([*options, *bench.paths], plugins=[watch]))
        json.dump({"failed": watch.failed, "skipped": watch.skipped, "seconds": watch.seconds}, answer)
        answer.flush()
    finally:
        os._exit(code)


@contextlib.contextmanager
def kept_elsewhere() -> Iterator[None]:
    """Compiled files go to a folder that is forgotten afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        sys.pycache_prefix, sys.dont_write_bytecode = folder, False
        try:
            yield
        finally:
            sys.pycache_prefix = None


def measure(bench: Bench) -> None:
    """Runs the tests twice without a mutant: all, to see which are quick; these, in the order that they will have."""
    told = unharmed(bench)
    left_out = {*told["failed"], *told["skipped"]}
    bench.broken = told["failed"]
    bench.arrange(
        {name: took for name, took in told["seconds"].items() if name not in left_out and took < bench.longest}
    )
    if not bench.order:
        raise SystemExit(f"no test of {', '.join(bench.paths)} passes without a mutant: {bench.broken[:3]}")
    told = unharmed(bench)
    if told["failed"]:
        raise SystemExit(f"fails in another order than usual, without a mutant: {told['failed'][:3]}")
    bench.seconds = told["seconds"]


def unharmed(bench: Bench) -> dict[str, Any]:
    """What the tests say of the game as it is."""
    with tempfile.TemporaryFile("w+", encoding="utf-8") as answer:
        pid = os.fork()
        if pid == 0:
            in_fork(bench, None, answer)
        os.waitpid(pid, 0)
        answer.seek(0)
        told: dict[str, Any] = json.loads(answer.read())
    return told


@dataclass
class Started:
    mutant: Mutant
    answer: IO[str]
    at: float


def tried(bench: Bench, mutants: Sequence[Mutant], jobs: int) -> Iterator[Verdict]:
    """The verdict on each mutant, as it falls."""
    running: dict[int, Started] = {}
    waiting = list(reversed(mutants))
    try:
        while waiting or running:
            while waiting and len(running) < jobs:
                mutant = waiting.pop()
                answer = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115 - closed with its verdict
                pid = os.fork()
                if pid == 0:
                    in_fork(bench, mutant, answer)
                running[pid] = Started(mutant, answer, time.monotonic())
            pid, status = os.wait()
            if pid in running:
                yield verdict(running.pop(pid), os.waitstatus_to_exitcode(status))
    finally:
        for pid in running:  # interrupted
            os.kill(pid, signal.SIGKILL)
            os.waitpid(pid, 0)


def verdict(started: Started, code: int) -> Verdict:
    with started.answer as answer:
        answer.seek(0)
        text = answer.read()
    took = time.monotonic() - started.at
    if code == OUT_OF_TIME:
        return Verdict(started.mutant, "time", "", took)
    if code == 0:
        return Verdict(started.mutant, "survived", "", took)
    failed = json.loads(text)["failed"] if text else []
    return Verdict(started.mutant, "killed", failed[0] if failed else "", took)
