"""The locks: what pyproject.toml asks for, in versions that fit, each with its hashes and without an address."""

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
EXTRAS = PROJECT["project"]["optional-dependencies"]
ALL, PLAY = "requirements.lock", "requirements-play.lock"
TEST = [wanted for wanted in EXTRAS["test"] if wanted != "criee[build]"]
PLAYED = [*PROJECT["project"]["dependencies"], *PROJECT["build-system"]["requires"], *EXTRAS["build"]]
DECLARED = [(ALL, wanted) for wanted in (*PLAYED, *TEST, *EXTRAS["docs"])] + [(PLAY, wanted) for wanted in PLAYED]


def text(lock: str) -> str:
    return (ROOT / lock).read_text(encoding="utf-8")


def lines(lock: str) -> list[str]:
    return [line for line in text(lock).replace("\\\n", " ").splitlines() if not line.lstrip().startswith("#")]


def pins(lock: str) -> dict[str, str]:
    """What is locked, without the hashes: by that, what it is locked with."""
    return {named.strip(): hashes for named, _, hashes in (line.partition(" --hash") for line in lines(lock))}


def locked(lock: str, name: str) -> list[Version]:
    """The versions of a package: more than one only if platforms differ."""
    found = [Requirement(pin) for pin in pins(lock)]
    return [
        Version(next(iter(one.specifier)).version)
        for one in found
        if canonicalize_name(one.name) == canonicalize_name(name)
    ]


@pytest.mark.parametrize("line", [*lines(ALL), *lines(PLAY)], ids=lambda line: line.partition(" ")[0])
def test_every_line_is_one_version_with_its_hashes(line: str) -> None:
    named, *hashes = line.split(" --hash=")
    assert [spec.operator for spec in Requirement(named).specifier] == ["=="]
    assert hashes and all(re.fullmatch(r"sha256:[0-9a-f]{64}", one.strip()) for one in hashes)


@pytest.mark.parametrize("lock", [ALL, PLAY])
def test_nothing_says_where_something_came_from(lock: str) -> None:
    for word in ("://", "index", "find-links", "@ ", "/"):
        assert word not in text(lock)


def test_people_play_with_what_was_tested() -> None:
    tested = {Requirement(pin).name: (Requirement(pin).specifier, hashes) for pin, hashes in pins(ALL).items()}
    played = {Requirement(pin).name: (Requirement(pin).specifier, hashes) for pin, hashes in pins(PLAY).items()}
    assert played.items() <= tested.items()
    assert len(played) < len(tested) / 2, "who plays waits for what only tests need"


@pytest.mark.parametrize(("lock", "wanted"), DECLARED)
def test_everything_declared_is_locked_in_a_version_that_fits(lock: str, wanted: str) -> None:
    requirement = Requirement(wanted)
    versions = locked(lock, requirement.name)
    assert versions, "not in the lock: make lock"
    assert all(requirement.specifier.contains(version) for version in versions), f"{versions}: make lock"


@pytest.mark.parametrize("wanted", [*EXTRAS["build"], *TEST])
def test_the_tests_ask_for_what_they_run_with(wanted: str) -> None:
    """An older version may do as well, but nobody has tried."""
    requirement = Requirement(wanted)
    version = min(locked(ALL, requirement.name))  # newer Pythons may get a newer one
    assert [Version(spec.version) for spec in requirement.specifier] == [version], f"write {version} in pyproject.toml"
