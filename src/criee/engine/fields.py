"""Reading data that people write (TOML): every value checked, every error says where and what to do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from criee.engine.line import Arg, Impossible, Line, found, shown

MOST_ITEMS: Final = 1000  # of a list; none of ours has a hundred
ANY: Final = -1  # however many there are


def require(condition: bool, where: str, text: str) -> None:
    """What must hold in a position: where it does not, and why it must."""
    if not condition:
        raise Impossible(f"position.{where}", text)


class Fields:
    """One table of a TOML file. Ask for each key once; `done` refuses keys nobody asked for."""

    def __init__(self, data: Mapping[str, object], where: str) -> None:
        self.data = data
        self.where = where
        self.asked: set[str] = set()

    def wrong(self, key: str, reason: str, said: str = "", args: dict[str, Arg] | None = None) -> Impossible:
        """What is wrong with a key, in prose; `said` is the text that says it in people's own language."""
        where = self.inside(key)
        line: Line | None = None
        if said:
            line = Line(said, {"where": where})
            line.args.update({} if args is None else args)
        return Impossible(where, reason, line)

    def expected(self, key: str, what: str, said: str, value: object) -> Impossible:
        return self.wrong(key, f"expected {what}, found {found(value)}", said, {"found": shown(value)})

    def take(self, key: str) -> object:
        self.asked.add(key)
        if key not in self.data:
            raise self.wrong(key, "is missing", "wrong-missing")
        return self.data[key]

    def has(self, key: str) -> bool:
        """Whether a key that may be left out is there; either way it is a known one."""
        self.asked.add(key)
        return key in self.data

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        if default is not None and not self.has(key):
            return default
        return self.whole(key, self.take(key), low, high)

    def whole(self, key: str, value: object, low: int, high: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.expected(key, "a whole number", "wrong-number", value)
        if not low <= value <= high:
            args: dict[str, Arg] = {"low": low, "high": high, "found": shown(value)}
            raise self.wrong(key, f"must be from {low} to {high}, found {shown(value)}", "wrong-range", args)
        return value

    def flag(self, key: str, default: bool | None = None) -> bool:
        if default is not None and not self.has(key):
            return default
        value = self.take(key)
        if not isinstance(value, bool):
            raise self.expected(key, "true or false", "wrong-flag", value)
        return value

    def text(self, key: str, default: str | None = None) -> str:
        if default is not None and not self.has(key):
            return default
        return self.word(key, self.take(key))

    def word(self, key: str, value: object) -> str:
        if not isinstance(value, str):
            raise self.expected(key, "a text", "wrong-text", value)
        return value

    def choice(self, key: str, allowed: list[str], default: str | None = None) -> str:
        if default is not None and not self.has(key):
            return default
        value = self.text(key)
        if value not in allowed:
            args: dict[str, Arg] = {"allowed": ", ".join(allowed), "found": shown(value)}
            raise self.wrong(key, f"must be one of {', '.join(allowed)}; found {found(value)}", "wrong-choice", args)
        return value

    def items(self, key: str, size: int = ANY) -> list[object]:
        """A list, of so many values if `size` is given."""
        value = self.listed(key, self.take(key))
        if size not in (ANY, len(value)):
            raise self.wrong(key, f"must be a list of {size}, found {len(value)}")
        return value

    def listed(self, key: str, value: object) -> list[object]:
        if not isinstance(value, list):
            raise self.expected(key, "a list", "wrong-list", value)
        if len(value) > MOST_ITEMS:
            raise self.wrong(key, f"must be a list of at most {MOST_ITEMS}, found {len(value)}")
        return value

    def numbers(self, key: str, low: int, high: int, default: list[int] | None = None, size: int = ANY) -> list[int]:
        if default is not None and not self.has(key):
            return list(default)
        return [self.whole(f"{key}[{i}]", v, low, high) for i, v in enumerate(self.items(key, size))]

    def texts(self, key: str, default: list[str] | None = None, size: int = ANY) -> list[str]:
        if default is not None and not self.has(key):
            return list(default)
        return [self.word(f"{key}[{i}]", v) for i, v in enumerate(self.items(key, size))]

    def table(self, key: str) -> Fields:
        """The table under a key; one that may be left out is asked for with `has` first."""
        return self.inner(key, self.take(key))

    def tables(self, key: str, size: int = ANY) -> list[Fields]:
        return [self.inner(f"{key}[{i}]", v) for i, v in enumerate(self.items(key, size))]

    def inner(self, key: str, value: object) -> Fields:
        if not isinstance(value, Mapping):
            raise self.expected(key, "a table", "wrong-table", value)
        return Fields(cast(Mapping[str, object], value), self.inside(key))

    def inside(self, key: str) -> str:
        """Where a key stands. It may be anybody's own text, too: short enough to be shown again."""
        return f"{self.where}.{shown(key)}" if self.where else shown(key)

    def done(self) -> None:
        """Nothing may be left over: a misspelt key would otherwise be ignored in silence."""
        for key in self.data:
            if key not in self.asked:
                known = ", ".join(sorted(self.asked)) or "nothing"
                raise self.wrong(key, f"is not known here; known: {known}", "wrong-key", {"known": known})
