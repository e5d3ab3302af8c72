"""House rules: the options of a game, typed, validated, written into every record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from criee.engine.line import Impossible, Line, shown

Value = bool | int | str
YES: Final = ("yes", "true", "on", "1", "oui")
NO: Final = ("no", "false", "off", "0", "non")
MOST_DIGITS: Final = 9  # of a number that somebody types; none of ours needs more


class Option:
    """One house rule: a yes/no switch, a choice of words, or a number in a range."""

    def __init__(
        self,
        key: str,
        default: Value,
        rule: str,
        choices: list[str] | None = None,
        low: int = 0,
        high: int = 0,
        first: bool = False,
    ) -> None:
        self.key = key
        self.default = default
        self.rule = rule
        self.choices: list[str] = [] if choices is None else choices
        self.low = low
        self.high = high
        self.first = first  # a switch that is on in the first match somebody plays, unless he says otherwise

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
        else:
            number = whole(value) if isinstance(value, str) else value
            if isinstance(number, int) and not isinstance(number, bool) and self.low <= number <= self.high:
                return number
        raise self.wrong(value)

    def wrong(self, value: object) -> Impossible:
        where = f"option {self.key}"
        line = Line("wrong-range", {"where": where, "low": self.low, "high": self.high, "found": shown(value)})
        if isinstance(self.default, bool):
            line = Line("wrong-yes-no", {"where": where, "found": shown(value)})
        elif self.choices:
            line = Line("wrong-choice", {"where": where, "allowed": ", ".join(self.choices), "found": shown(value)})
        return Impossible(where, f"must be {self.allowed()}; found {shown(value)!r}", line)


def whole(text: str) -> int | None:
    """The whole number that a text writes with plain digits; None if it is none, or longer than anybody needs."""
    digits = text.removeprefix("-")
    if digits.isascii() and digits.isdecimal() and len(digits) <= MOST_DIGITS:
        return int(text)
    return None


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
        where = f"option {shown(key)}"
        if not self.known:
            raise Impossible(
                where, "does not exist: this game has no options", Line("wrong-no-options", {"text": shown(key)})
            )
        names = ", ".join(option.key for option in self.known)
        said = Line("wrong-option", {"text": shown(key), "known": names})
        raise Impossible(where, f"does not exist in this game; its options: {names}", said)

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
