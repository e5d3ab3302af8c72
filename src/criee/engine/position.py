"""Position files: a full state as TOML that people can read, write, attach to a bug report or start from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import tomli_w

from criee.engine.components import read_toml
from criee.engine.fields import Fields
from criee.engine.game import Game
from criee.engine.line import Impossible, Line, seats_line, span
from criee.engine.phase import State


def write(game: Game[Any], state: State) -> str:
    """The position file of a state."""
    head: dict[str, object] = {"game": game.name, "rules": game.sign.version}
    head["options"] = game.options.changed()
    head["position"] = game.position(state)
    return tomli_w.dumps(head)


def read(
    text: str, open_game: Callable[[str, Mapping[str, object]], Game[Any]], where: str = "position"
) -> tuple[Game[Any], State]:
    """Game and state of a position file; Impossible says what cannot be and why."""
    fields = Fields(read_toml(text, where), "")
    name = fields.text("game")
    options = dict(fields.table("options").data) if fields.has("options") else {}
    game = open_game(name, options)
    if fields.has("rules") and fields.number("rules", 1, 10_000) != game.sign.version:
        reason = f"this position is of other rules; these are version {game.sign.version}"
        raise Impossible("rules", reason, Line("wrong-rules", {"version": game.sign.version}))
    data = fields.table("position").data
    fields.done()
    state: State = game.from_position(data)
    low, high = game.sign.seats
    if not low <= state.seats <= high:
        raise Impossible("position", f"{name} is for {span(low, high)} players", seats_line(low, high))
    return game, state
