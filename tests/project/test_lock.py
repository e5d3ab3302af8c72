"""The lock: what pyproject.toml asks for, in versions that fit, each with its hashes and without an address."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parent.parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")
LINES = [line for line in LOCK.replace("\\\n", " ").splitlines() if not line.lstrip().startswith("#")]
TEST = PROJECT["project"]["optional-dependencies"]["test"]
DOCS = PROJECT["project"]["optional-dependencies"]["docs"]
DECLARED = [*PROJECT["project"]["dependencies"], *PROJECT["build-system"]["requires"], *TEST, *DOCS]


def locked(name: str) -> list[Version]:
    """The versions of a package: more than one only if platforms differ."""
    found = [Requirement(line.partition(" --hash")[0]) for line in LINES]
    return [
        Version(next(iter(one.specifier)).version)
        for one in found
        if canonicalize_name(one.name) == canonicalize_name(name)
    ]


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.partition(" ")[0])
def test_every_line_is_one_version_with_its_hashes(line: str) -> None:
    named, *hashes = line.split(" --hash=")
    assert [spec.operator for spec in Requirement(named).specifier] == ["=="]
    assert hashes and all(re.fullmatch(r"sha256:[0-9a-f]{64}", one.strip()) for one in hashes)


def test_nothing_says_where_something_came_from() -> None:
    for word in ("://", "index", "find-links", "@ ", "/"):
        assert word not in LOCK


@pytest.mark.parametrize("wanted", DECLARED)
def test_everything_declared_is_locked_in_a_version_that_fits(wanted: str) -> None:
    requirement = Requirement(wanted)
    versions = locked(requirement.name)
    assert versions, "not in the lock: make lock"
    assert all(requirement.specifier.contains(version) for version in versions), f"{versions}: make lock"


@pytest.mark.parametrize("wanted", TEST)
def test_the_tests_ask_for_what_they_run_with(wanted: str) -> None:
    """An older version may do as well, but nobody has tried."""
    requirement = Requirement(wanted)
    version = min(locked(requirement.name))  # newer Pythons may get a newer one
    assert [Version(spec.version) for spec in requirement.specifier] == [version], f"write {version} in pyproject.toml"
