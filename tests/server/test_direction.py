"""The server has one direction: from a frame that comes in to the frames that go out, nothing knows what called it."""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import criee.server

HERE = Path(criee.server.__file__ or "").parent


def imports(path: Path) -> set[str]:
    """The modules of the server that a file names, also where only its types do."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == "criee.server":
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("criee.server."):
            found.add((node.module or "").removeprefix("criee.server."))
    return found


KNOWS = {path.stem: imports(path) for path in HERE.glob("*.py")}
KNOWS["wire"].discard("door")  # the type of its configuration


def circle(knows: dict[str, set[str]]) -> list[str]:
    try:
        TopologicalSorter(knows).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_no_two_modules_know_each_other() -> None:
    assert circle(KNOWS) == []


def test_a_circle_is_found() -> None:
    assert circle({**KNOWS, "plea": {"table"}, "table": {"plea"}})
