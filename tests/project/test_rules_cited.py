"""Every rule of every RULES.md is cited by a test, and every citation in the code exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import criee
from criee.games import packages, sign
from criee.words import rules

TESTS = Path(__file__).parent.parent
SOURCE = Path(criee.__file__).parent
NUMBER = re.compile(r"(?<![A-Za-z0-9])([A-Z]\d{1,2})(?![0-9A-Za-z])")


def cited(folder: Path, pattern: str) -> set[str]:
    text = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob(pattern))
    return set(NUMBER.findall(text.replace("_", " ")))


@pytest.mark.parametrize("game", list(packages()))
def test_every_rule_is_cited_by_a_test_of_its_game(game: str) -> None:
    missing = set(rules(game, "en")) - cited(TESTS / game, "test_*.py")
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
