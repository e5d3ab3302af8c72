"""Every rule of every RULES.md is cited by a test, and every citation in the code exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import criee
from criee.games import packages, sign
from criee.words import rules

TESTS = Path(__file__).parent.parent
SOURCE = Path(criee.__file__).parent
NUMBER = re.compile(r"(?<![A-Za-z0-9])([A-Z]\d{1,2})(?![0-9A-Za-z])")


def cited(source: str) -> set[str]:
    """The numbers in the names, docstrings and marks of a file's tests; a heading over the file proves nothing."""
    found: set[str] = set()
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            marks = [ast.unparse(mark) for mark in node.decorator_list]
            found.update(NUMBER.findall(" ".join([node.name.replace("_", " "), ast.get_docstring(node) or "", *marks])))
    return found


def test_only_a_test_itself_cites_a_rule() -> None:
    heading = "'''The end: T28.'''\nCASES = ['T29']\ndef given() -> None:\n    '''T30'''\n"
    assert cited(heading) == set()
    test = "@pytest.mark.parametrize('rule', ['T1'])\ndef test_T2_T3_a_name(rule: str) -> None:\n    '''T4 is why.'''\n"
    assert cited(heading + test) == {"T1", "T2", "T3", "T4"}


@pytest.mark.parametrize("game", list(packages()))
def test_every_rule_is_cited_by_a_test_of_its_game(game: str) -> None:
    sources = [path.read_text(encoding="utf-8") for path in (TESTS / game).rglob("test_*.py")]
    missing = set(rules(game, "en")).difference(*map(cited, sources))
    assert not missing, f"{game}: no test cites {sorted(missing)}"


@pytest.mark.parametrize("game", list(packages()))
def test_every_rule_that_the_code_cites_exists(game: str) -> None:
    prefix = sign(game).prefix
    text = "\n".join(path.read_text(encoding="utf-8") for path in (SOURCE / "games" / game).rglob("*.py"))
    quoted = set(re.findall(rf'"({prefix}\d{{1,2}})"', text))
    assert quoted and quoted <= set(rules(game, "en"))


@pytest.mark.parametrize("game", list(packages()))
def test_the_rules_are_those_of_the_sheet(game: str) -> None:
    """The shared rule sheets are not part of the repository; where they lie beside it, the numbers must agree."""
    sheet = TESTS.parent.parent / "shared" / "rules" / f"{game}.md"
    if not sheet.exists():
        pytest.skip("no rule sheets beside this checkout")
    assert set(re.findall(r"^- ([A-Z]\d{1,2}) ", sheet.read_text(encoding="utf-8"), re.M)) == set(rules(game, "en"))
