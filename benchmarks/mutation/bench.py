"""The tests that judge a mutant: which they are, in which order they run, how long each may take."""

from __future__ import annotations

import re
import signal
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

import pytest

CITES: Final = re.compile(r"test_[A-Z]\d")
PATIENCE: Final = 10  # times as long as without a mutant is an endless loop
AT_LEAST: Final = 1.0  # seconds, however quick the test is


def file_of(test: str) -> str:
    return test.partition("::")[0]


def cites(test: str) -> bool:
    """Whether the name of a test holds the number of a rule."""
    return CITES.search(test) is not None


@dataclass
class Bench:
    """The tests of one game: what to collect, what is in the subset, in which order, and how long each takes."""

    paths: Sequence[str]
    wanted: Callable[[pytest.Item], bool]
    longest: float  # seconds of computing: a test that takes longer is left out
    order: list[str] = field(default_factory=list)  # empty: nothing was measured yet
    seconds: dict[str, float] = field(default_factory=dict)  # in this order: the first to need something pays for it
    broken: list[str] = field(default_factory=list)  # failed without a mutant

    def arrange(self, seconds: dict[str, float]) -> None:
        """Tests that cite a rule come first, then the quick ones; files stay together, for what their tests share."""
        files: dict[str, float] = defaultdict(float)
        for name, took in seconds.items():
            files[file_of(name)] += took
        self.order = sorted(
            seconds, key=lambda name: (not cites(name), files[file_of(name)], file_of(name), seconds[name])
        )


class Watch:
    """In the fork, beside pytest: which tests run in which order, how long each may take, which one failed."""

    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self.failed: list[str] = []
        self.skipped: list[str] = []
        self.seconds: dict[str, float] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if not self.bench.order:
            items[:] = [one for one in items if self.bench.wanted(one)]
            return
        place = {name: number for number, name in enumerate(self.bench.order)}
        items[:] = [one for one in items if one.nodeid in place]
        items.sort(key=lambda one: place[one.nodeid])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        signal.setitimer(signal.ITIMER_VIRTUAL, self.patience(item.nodeid))
        began = time.process_time()
        result = yield
        self.seconds[item.nodeid] = time.process_time() - began
        return result

    def patience(self, name: str) -> float:
        """How long a test may compute; 0: as long as it likes, it is in the subset and measured."""
        if not self.bench.order:
            return self.bench.longest
        return max(AT_LEAST, PATIENCE * self.bench.seconds[name]) if self.bench.seconds else 0

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)
        elif report.skipped:
            self.skipped.append(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)
