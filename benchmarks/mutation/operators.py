"""How rules are broken: every small change of a module, one at a time.

Only what functions do is changed. Annotations, docstrings, texts, tables and constants outside functions, `assert` and
`raise` stay as they are: to change them would change nothing that runs, or nothing that is a rule.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

WIDEST: Final = 100  # characters of code shown around a change
UNTOUCHED: Final = (ast.Assert, ast.Raise, ast.Import, ast.ImportFrom, ast.JoinedStr)
TYPES: Final = ("annotation", "returns", "decorator_list", "type_params")

COMPARISONS: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Lt: (ast.LtE, ast.GtE),  # the boundary, the opposite
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
SWAPPED: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
JOINED: Final = (ast.List, ast.ListComp, ast.Tuple, ast.JoinedStr)  # `+` on these joins: `-` only crashes


@dataclass(frozen=True)
class Edit:
    """One node in the place of another."""

    holder: ast.AST
    field: str
    index: int  # -1: the field is not a list
    new: ast.AST
    function: str
    above: tuple[ast.AST, ...]  # from the statement down to the holder

    def old(self) -> ast.AST:
        held = getattr(self.holder, self.field)
        found: ast.AST = held if self.index < 0 else held[self.index]
        return found

    def put(self, node: ast.AST) -> None:
        if self.index < 0:
            setattr(self.holder, self.field, node)
        else:
            getattr(self.holder, self.field)[self.index] = node

    def shown(self) -> tuple[str, str]:
        """The code around the change, before and after: as much of the statement as fits on a line."""
        old = self.old()
        if isinstance(old, ast.stmt):
            return line_of(old), line_of(self.new)
        around = next((node for node in self.above if fits(node)), None)
        if around is None and isinstance(old, ast.expr):
            return line_of(old), line_of(self.new)
        around = around or self.holder
        before = line_of(around)
        self.put(self.new)
        after = line_of(around)
        self.put(old)
        return before, after


def line_of(node: ast.AST) -> str:
    text = ast.unparse(ast.fix_missing_locations(node)).split("\n")[0]
    return text if len(text) <= WIDEST else text[: WIDEST - 1] + "…"


def fits(node: ast.AST) -> bool:
    text = ast.unparse(node)
    return "\n" not in text and len(text) <= WIDEST


def edits(tree: ast.Module) -> Iterator[Edit]:
    """Every change of a module, in the order of its source."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield from in_function(node, node.name)
        elif isinstance(node, ast.ClassDef):
            for method in node.body:
                if isinstance(method, ast.FunctionDef):
                    yield from in_function(method, f"{node.name}.{method.name}")


def in_function(function: ast.FunctionDef, name: str) -> Iterator[Edit]:
    for index, statement in enumerate(function.body):
        if index == 0 and is_docstring(statement):
            continue
        yield from below(function, "body", index, statement, name, (function,), function)


def is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def below(
    holder: ast.AST,
    field: str,
    index: int,
    node: ast.AST,
    name: str,
    above: tuple[ast.AST, ...],
    function: ast.FunctionDef,
) -> Iterator[Edit]:
    """The changes of a node, then those of all it consists of."""
    if isinstance(node, UNTOUCHED):
        return
    for new in instead(holder, node, function):
        yield Edit(holder, field, index, new, name, above)
    above = (node,) if isinstance(node, ast.stmt) else (*above, node)
    for child_field, value in ast.iter_fields(node):
        if child_field in TYPES:
            continue
        for place, child in enumerate(value) if isinstance(value, list) else [(-1, value)]:
            if isinstance(child, ast.AST):
                yield from below(node, child_field, place, child, name, above, function)


def instead(holder: ast.AST, node: ast.AST, function: ast.FunctionDef) -> Iterator[ast.AST]:
    """What is put in the place of one node."""
    if isinstance(node, ast.cmpop):
        yield from (kind() for kind in COMPARISONS[type(node)])
    elif isinstance(node, ast.operator):
        if type(node) in ARITHMETIC and not joins(holder):
            yield ARITHMETIC[type(node)]()
    elif isinstance(node, ast.And | ast.Or):
        yield ast.Or() if isinstance(node, ast.And) else ast.And()
    elif isinstance(node, ast.Break | ast.Continue):
        yield ast.Continue() if isinstance(node, ast.Break) else ast.Break()
    elif isinstance(node, ast.stmt):
        yield from instead_of_statement(node, function)
    elif isinstance(node, ast.expr):
        yield from instead_of_value(holder, node)


def joins(holder: ast.AST) -> bool:
    """Whether texts or lists are joined, as far as it can be seen."""
    sides = (holder.left, holder.right) if isinstance(holder, ast.BinOp) else ()
    return any(
        isinstance(side, JOINED) or (isinstance(side, ast.Constant) and isinstance(side.value, str)) for side in sides
    )


def instead_of_value(holder: ast.AST, node: ast.expr) -> Iterator[ast.AST]:
    if isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            yield ast.Constant(not node.value)
        elif isinstance(node.value, int):
            yield ast.Constant(node.value + 1)
            yield ast.Constant(node.value - 1)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub):
        yield node.operand
    elif isinstance(node, ast.Name) and isinstance(holder, ast.Call) and holder.func is node and node.id in SWAPPED:
        yield ast.Name(SWAPPED[node.id], ast.Load())
    elif asks(holder, node) and not isinstance(node, ast.Compare | ast.BoolOp):
        yield ast.UnaryOp(ast.Not(), node)


def asks(holder: ast.AST, node: ast.expr) -> bool:
    """Whether something hangs on a bare value: `if state.tied`."""
    if isinstance(holder, ast.If | ast.While | ast.IfExp):
        return holder.test is node
    if isinstance(holder, ast.comprehension):
        return node in holder.ifs
    return isinstance(holder, ast.BoolOp)


def instead_of_statement(node: ast.stmt, function: ast.FunctionDef) -> Iterator[ast.AST]:
    if isinstance(node, ast.Return):
        if node.value is None:
            yield ast.Pass()
        else:
            yield from (ast.Return(value) for value in instead_of_returned(node.value, function))
    elif function.name == "__init__":
        return  # without an attribute everything crashes: that says nothing about the tests
    elif isinstance(node, ast.Expr | ast.AugAssign) or (
        isinstance(node, ast.Assign) and not isinstance(node.targets[0], ast.Name | ast.Tuple)
    ):
        yield ast.Pass()


def instead_of_returned(value: ast.expr, function: ast.FunctionDef) -> Iterator[ast.expr]:
    """Another answer of the type that the function promises, unless the value itself is changed anyway."""
    promised = ast.unparse(function.returns) if function.returns else ""
    plain = isinstance(value, ast.Name | ast.Attribute | ast.Subscript | ast.Call)
    if promised.endswith("| None") and not (isinstance(value, ast.Constant) and value.value is None):
        yield ast.Constant(None)
    elif promised == "bool" and plain:
        yield ast.UnaryOp(ast.Not(), value)
    elif promised in ("int", "i64") and plain:
        yield ast.BinOp(value, ast.Add(), ast.Constant(1))
    elif promised.startswith("list[") and not (isinstance(value, ast.List) and not value.elts):
        yield ast.List([], ast.Load())
