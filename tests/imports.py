"""Where a name comes from, when a module imports it by a relative name as well as by a full one."""

from __future__ import annotations

import ast


def origin(node: ast.ImportFrom, module: str) -> str:
    """The full name of what `from ... import` names, in a module (`criee.games.tsukiji.__init__` for a package's)."""
    if not node.level:
        return node.module or ""
    home = module.split(".")[: -node.level]
    return ".".join([*home, *([node.module] if node.module else [])])
