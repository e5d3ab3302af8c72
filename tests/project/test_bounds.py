"""`make bounds` reads what is declared, and what it lets an installed Criée do works here and now."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import criee.server
from bounds import PROJECT, Try, beside, declared, lowest, tries
from smoke import Broken, smoke, typed

PAGE = Path(criee.server.__file__).parent / "static" / "index.html"
INSIDES = {"uvicorn", "websockets", "typer"}  # libraries whose inside we rely on


@pytest.mark.parametrize(
    ("wanted", "pin"),
    [
        ("uvicorn>=0.52.1,<0.55", "uvicorn==0.52.1"),
        ("mypy[mypyc]==2.4.1", "mypy[mypyc]==2.4.1"),
        ("uvloop>=0.17; platform_system != 'Windows'", "uvloop==0.17"),
    ],
)
def test_the_lowest_version_of_a_requirement(wanted: str, pin: str) -> None:
    assert lowest(Requirement(wanted)) == pin


@pytest.mark.parametrize("wanted", ["rich", "rich<15", "rich>=13,>=14"])
def test_a_requirement_without_one_lower_bound_is_no_bound(wanted: str) -> None:
    with pytest.raises(Broken, match="lower bound"):
        lowest(Requirement(wanted))


def test_all_at_once_then_each_alone_then_the_newest() -> None:
    wanted = [Requirement("rich>=13.8"), Requirement("segno>=1.4")]
    assert tries(wanted) == [
        Try("all lowest", ("rich==13.8", "segno==1.4")),
        Try("rich==13.8", ("rich==13.8",)),
        Try("segno==1.4", ("segno==1.4",)),
        Try("all newest"),
    ]


def test_a_version_is_tried_beside_what_is_declared_of_the_others() -> None:
    wanted = [Requirement("rich>=13.8"), Requirement("uvicorn>=0.52.1,<0.55")]
    assert beside(("uvicorn==0.34.0",), wanted) == ["uvicorn==0.34.0", "rich>=13.8"]
    assert beside((), wanted) == [str(one) for one in wanted]


def test_what_concerns_the_server_is_tried_with_its_tests() -> None:
    assert Try("all newest").serves and Try("", ("rich==13.8", "segno==1.4")).serves
    assert Try("", ("uvloop==0.18",)).serves and not Try("", ("rich==13.8",)).serves


def test_what_other_machines_need_is_left_out() -> None:
    project = {"project": {"dependencies": ["rich>=13.8", "segno>=1.4; python_version < '3'"]}}
    assert [one.name for one in declared("project", project)] == ["rich"]


def test_every_bound_that_is_declared_can_be_tried() -> None:
    assert len(tries(declared("project", PROJECT))) > 10 and declared("build-system", PROJECT)
    bounded = {one.name for one in declared("project", PROJECT) if "<" in str(one.specifier)}
    assert bounded >= INSIDES


def test_a_command_that_breaks_is_told_with_its_reason(tmp_path: Path) -> None:
    with pytest.raises(Broken, match="criee replay nothing.match ended with 2"):
        typed(Path(sys.executable).parent / "criee", tmp_path, "replay", "nothing.match", says="wins")


@pytest.mark.slow
def test_what_an_installed_hall_must_do_works_here(tmp_path: Path) -> None:
    if not PAGE.exists():
        pytest.skip("the page is not built")
    smoke(Path(sys.executable), tmp_path)
