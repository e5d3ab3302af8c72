"""What there is in this repository, by name, for tests of documents: files, modules, classes, and what each has.

Read from the source, not imported: a document may name what is private, or a field of an instance.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "criee"
LAYERS = [SOURCE / layer for layer in ("engine", "server", "games", "games/tsukiji")]
SHELVES = (ROOT, ROOT / "docs", ROOT / "src", SOURCE, *LAYERS, ROOT / "tests", ROOT / "tests/server")
SPAN = re.compile(r"`([^`\n]+)`")
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
SOURCE_FILE = re.compile(r"[\w./<>*-]*\.(?:py|md|ts|svelte)")
FILE = re.compile(rf"{SOURCE_FILE.pattern}|[\w.<>*-]*/[\w./<>*-]*|[\w<>*-]+\.(?:toml|ftl|match|lock|yml)")
NAME = re.compile(r"([A-Za-z_]\w*(?:\.\w+)*)(?:\(.*\))?")
EXPORTED = re.compile(r"^export (?:class|function|interface|const|type) (\w+)", re.MULTILINE)
METHOD = re.compile(r"^  (?:private |async |get )*(\w+)\(", re.MULTILINE)


def is_file(text: str) -> bool:
    """Whether there is such a file or folder, seen from the root, a layer or Tsukiji; `<game>` stands for any game."""
    pattern = re.sub(r"<\w+>", "*", text).rstrip("/")
    return any(next(shelf.glob(pattern), None) is not None for shelf in SHELVES)


def bound(body: list[ast.stmt]) -> Iterator[str]:
    """The names that the statements of a module or class bind."""
    for statement in body:
        if isinstance(statement, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield statement.name
        targets = statement.targets if isinstance(statement, ast.Assign) else []
        targets = [statement.target] if isinstance(statement, ast.AnnAssign) else targets
        yield from (target.id for target in targets if isinstance(target, ast.Name))


def fields(owner: ast.ClassDef) -> Iterator[str]:
    """What methods write to `self`."""
    for node in ast.walk(owner):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and ast.unparse(node.value) == "self":
            yield node.attr


@cache
def owners() -> dict[str, set[str]]:
    """Every package, module and class, of the browser too, and what it has; a class also has what its bases have.

    In small letters, because a document says `match.play` where the code has a Match called `match`.
    """
    found: dict[str, set[str]] = defaultdict(set)
    bases: dict[str, set[str]] = defaultdict(set)
    for path in SOURCE.rglob("*.py"):
        where = path.parent if path.name == "__init__.py" else path
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found[where.parent.name].add(where.stem)
        found[where.stem].update(bound(tree.body))
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                own = node.name.lower()
                found[own].update(bound(node.body), fields(node))
                bases[own] |= {re.split(r"[.\[]", ast.unparse(base))[-1].lower() for base in node.bases}
    for path in (ROOT / "web/src").rglob("*.ts"):
        exported = EXPORTED.findall(text := path.read_text(encoding="utf-8"))
        found[path.name.partition(".")[0]].update(exported)
        for name in exported:
            found[name.lower()].update(METHOD.findall(text))
    for _ in range(4):  # no family here is deeper
        for own, parents in bases.items():
            found[own].update(*(found[parent] for parent in parents - {own} if parent in found))
    return dict(found)


def is_name(text: str) -> bool:
    """Whether there is something called `Match`, `door`, `match.play`, `Phase.why_not` or `criee.engine.check`."""
    parts = text.split(".")
    if len(parts) > 1:
        return all(inner in owners().get(outer.lower(), ()) for outer, inner in pairwise(parts))
    return text.lower() in owners() or any(text in names for names in owners().values())


def spans(page: str) -> list[str]:
    """What a page sets as code within its sentences and tables."""
    return SPAN.findall(FENCE.sub("", page))


def missing_files(page: str) -> list[str]:
    """Source files and documents that a page names and nobody has."""
    return [span for span in spans(page) if SOURCE_FILE.fullmatch(span) and not is_file(span)]


def missing_names(page: str) -> list[str]:
    """Files, modules, classes and functions that a page names and nobody has. Moves and commands are neither."""
    missing = [span for span in spans(page) if FILE.fullmatch(span) and not is_file(span)]
    for span in spans(page):
        name = NAME.fullmatch(span)
        if name and not FILE.fullmatch(span) and not is_name(name[1]):
            missing.append(span)
    return missing
