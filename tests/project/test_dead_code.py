"""Nothing in the package is dead: every function, class, constant, method and attribute is asked for by the package.

What stands in a module is followed through imports, so that a name which another module uses too is no excuse. Members
are known by their name alone. Fields of views and messages are read by others than us and do not count.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import criee
from imports import origin

PACKAGE = Path(criee.__file__).parent
DATA = ("TypedDict", "NamedTuple", "Struct")  # classes of plain data
# What nobody in the package asks for, and why it is there.
ALIVE = {
    "criee.cli.main": "the command: pyproject.toml names it",
    "criee.cli.version": "typer's, as what every command begins with",
    "criee.bots.drift.Drift.foretell": "for the ceiling that benchmarks measure",
    "criee.bots.search.Search.rolled": "a counter that benchmarks read",
    "criee.lab.rounds.play": "found by its name in a shard",
    "criee.lab.selfplay.play": "found by its name in a shard",
    "criee.research.exact.Against": "for benchmarks",
    "criee.research.exact.Perfect": "for benchmarks",
    "criee.engine.playout.playouts": "the inner loop that benchmarks measure",
    "criee.engine.position.write": "for people who write programs; docs/architecture.md",
    "criee.engine.promise.Broken.promise": "for whoever catches it",
    "criee.games.tokyo.shrewd_taste.NAMES": "says what each of the numbers is",
    "criee.games.tokyo.pieces.MIDDLE": "one of the places in a row",
    "criee.server.bot_pool.Pool.replaced": "a counter that tests read",
    "criee.server.door.Door.parser": "uvicorn's",
    "criee.server.logbook.Logbook.emit": "logging's",
    "criee.server.moments.Moments.media_type": "Starlette's",
    "criee.server.plain.Plain.handshake_complete": "uvicorn's",
    "criee.server.store.Store.commits": "a counter that tests read",
    "criee.server.wire.Wire.close_timer": "uvicorn's",
}
PEERS = ("criee.research.openspiel.Spiel",)  # classes that another library calls
FOUND_BY_NAME = ".terminal.draw"  # of every game; the command line looks for it


class Module:
    def __init__(self, name: str, source: str) -> None:
        self.path = name
        self.name = name.removesuffix(".__init__")
        self.tree = ast.parse(source)
        self.modules: dict[str, str] = {}  # what a name stands for: `from criee.games.tokyo import moves as m`
        self.asked: set[str] = set()  # full names
        self.members: set[str] = set()  # attributes that are read, of whatever
        self.listen()

    def listen(self) -> None:
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom):
                for alias in node.names:
                    known = f"{origin(node, self.path)}.{alias.name}"
                    self.modules[alias.asname or alias.name] = known
                    self.asked.add(known)
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
                self.members.add(node.attr)
                if isinstance(node.value, ast.Name):
                    self.asked.add(f"{self.modules.get(node.value.id, '')}.{node.attr}")
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
                self.asked.add(f"{self.name}.{node.id}")

    def stands(self) -> Iterator[str]:
        """The full names of what stands in the module."""
        for node in self.tree.body:
            yield from (f"{self.name}.{name}" for name in named(node) if not name.startswith("__"))

    def has(self) -> Iterator[tuple[str, str]]:
        """Class and name of every member: methods, and what is assigned to the class or to self."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ClassDef) and not any(ast.unparse(base).endswith(DATA) for base in node.bases):
                mine = {name for part in node.body for name in named(part)}
                for part in ast.walk(node):
                    if isinstance(part, ast.Attribute) and isinstance(part.ctx, ast.Store):
                        mine |= {part.attr} if ast.unparse(part.value) == "self" else set()
                yield from ((f"{self.name}.{node.name}", name) for name in sorted(mine) if not name.startswith("__"))


def named(node: ast.stmt) -> list[str]:
    """What a statement gives a name to."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return [target.id for target in targets if isinstance(target, ast.Name)]


def dead(modules: list[Module]) -> set[str]:
    asked = set().union(*(module.asked for module in modules))
    members = set().union(*(module.members for module in modules))
    found = {name for module in modules for name in module.stands() if name not in asked}
    return found | {f"{owner}.{name}" for module in modules for owner, name in module.has() if name not in members}


def package() -> list[Module]:
    found = []
    for path in PACKAGE.rglob("*.py"):
        parts = ("criee", *path.relative_to(PACKAGE).with_suffix("").parts)
        found.append(Module(".".join(parts), path.read_text(encoding="utf-8")))
    return found


def test_everything_in_the_package_is_asked_for() -> None:
    found = {name for name in dead(package()) if not name.endswith(FOUND_BY_NAME) and not name.startswith(PEERS)}
    assert not found - set(ALIVE), f"nobody asks for {sorted(found - set(ALIVE))}"
    assert not set(ALIVE) - found, f"is used or gone: {sorted(set(ALIVE) - found)}"


def test_the_next_dead_thing_is_found() -> None:
    sea = """
        LEFT = 0
        RIGHT = 1
        class Sea:
            def __init__(self): self.wrecks = self.births = 0
            def grow(self): self.births += self.wrecks
            def turn(self): return self.grow()
        class SeaView(TypedDict):
            births: int
        def look(): return SeaView()
    """
    shore = """
        from sea import look, Sea
        from sea import RIGHT as EAST
        import tide
        LEFT = 2
        look(), Sea(), LEFT
    """
    modules = [Module("sea", dedent(sea)), Module("shore", dedent(shore))]
    assert dead(modules) == {"sea.LEFT", "sea.Sea.births", "sea.Sea.turn"}


def test_relative_names_are_followed() -> None:
    modules = [
        Module("bay.__init__", "from .shore import walk"),
        Module("bay.shore", "from . import sea\ndef walk(): return sea.swim()"),
        Module("bay.sea", "def swim(): ...\ndef sink(): ..."),
        Module("bay.deep.pit", "from ..sea import swim"),
    ]
    assert dead(modules) == {"bay.sea.sink"}
