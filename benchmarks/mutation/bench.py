"""The tests that judge a mutant: which they are, in which order they run, how long each may take."""

from __future__ import annotations

import re
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

import pytest

CITES: Final = re.compile(r"test_[A-Z]\d")
LONGEST: Final = 3.0  # seconds of computing: a test that takes longer is left out
PATIENCE: Final = 10  # times as long as without a mutant is an endless loop
AT_LEAST: Final = 1.0  # seconds, however quick the test is


def cites(test: str) -> bool:
    """Whether the name of a test holds the number of a rule."""
    return CITES.search(test) is not None


@dataclass
class Bench:
    """The tests of one game: what to collect, whose names are in the subset, and how long each takes."""

    paths: Sequence[str]
    wanted: Callable[[pytest.Item], bool]
    seconds: dict[str, float] = field(default_factory=dict)  # of a test; empty: nothing was measured yet
    broken: list[str] = field(default_factory=list)  # failed without a mutant

    def order(self, name: str) -> tuple[bool, float]:
        """Tests that cite a rule come first, then the quick ones."""
        return not cites(name), self.seconds[name]


class Watch:
    """In the fork, beside pytest: which tests run in which order, how long each may take, which one failed."""

    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self.failed: list[str] = []
        self.seconds: dict[str, float] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        known = self.bench.seconds
        if known:
            items[:] = [one for one in items if one.nodeid in known]
            items.sort(key=lambda one: self.bench.order(one.nodeid))
        else:
            items[:] = [one for one in items if self.bench.wanted(one)]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        known = self.bench.seconds.get(item.nodeid)
        if known is not None:
            signal.setitimer(signal.ITIMER_VIRTUAL, max(AT_LEAST, PATIENCE * known))
        began = time.process_time()
        result = yield
        self.seconds[item.nodeid] = time.process_time() - began
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)
