"""House rules: the options of a game, typed, validated, written into every record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from criee.engine.line import Impossible

Value = bool | int | str
YES: Final = ("yes", "true", "on", "1")
NO: Final = ("no", "false", "off", "0")


class Option:
    """One house rule: a yes/no switch, a choice of words, or a number in a range."""

    def __init__(
        self, key: str, default: Value, rule: str, choices: list[str] | None = None, low: int = 0, high: int = 0
    ) -> None:
        self.key = key
        self.default = default
        self.rule = rule
        self.choices: list[str] = [] if choices is None else choices
        self.low = low
        self.high = high

    def allowed(self) -> str:
        """What may be written, for help and errors."""
        if isinstance(self.default, bool):
            return "yes or no"
        if self.choices:
            return ", ".join(self.choices)
        return f"a number from {self.low} to {self.high}"

    def read(self, value: object) -> Value:
        """The value behind what somebody typed or wrote."""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            if isinstance(value, str) and value.lower() in YES:
                return True
            if isinstance(value, str) and value.lower() in NO:
                return False
        elif self.choices:
            if isinstance(value, str) and value in self.choices:
                return value
        elif isinstance(value, int) and not isinstance(value, bool):
            if self.low <= value <= self.high:
                return value
        elif isinstance(value, str) and value.lstrip("-").isdigit():
            return self.read(int(value))
        raise Impossible(f"option {self.key}", f"must be {self.allowed()}; found {value!r}")


class Options:
    """The options chosen for one match; what was not chosen has its default."""

    def __init__(self, known: list[Option], chosen: Mapping[str, object]) -> None:
        self.known = known
        self.values: dict[str, Value] = {option.key: option.default for option in known}
        for key, value in chosen.items():
            self.values[key] = self._option(key).read(value)

    def _option(self, key: str) -> Option:
        for option in self.known:
            if option.key == key:
                return option
        names = ", ".join(option.key for option in self.known) or "none"
        raise Impossible(f"option {key}", f"does not exist in this game; its options: {names}")

    def flag(self, key: str) -> bool:
        return self.values[key] is True

    def number(self, key: str) -> int:
        value = self.values[key]
        assert isinstance(value, int)
        return value

    def word(self, key: str) -> str:
        return str(self.values[key])

    def changed(self) -> dict[str, Value]:
        """Only what differs from the default: what a record needs to say."""
        return {
            option.key: self.values[option.key] for option in self.known if self.values[option.key] != option.default
        }
