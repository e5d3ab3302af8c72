"""What a table in the browser is given is described once, by TypedDicts of the game: TypeScript is made from them."""

from __future__ import annotations

import sys
import types
from importlib import import_module
from typing import NotRequired, TypedDict, get_type_hints

import msgspec
import pytest

from criee.engine.match import Match
from criee.engine.phase import NOBODY
from criee.engine.rng import Rng
from criee.games import open_game, packages, sign
from criee.server.schema import files, view_types


def test_the_generated_types_are_up_to_date() -> None:
    stale = [str(path) for path, text in files().items() if not path.exists() or path.read_text() != text]
    assert not stale, "python -m criee.server.schema"


@pytest.mark.parametrize("game", packages())
def test_every_game_of_ours_with_a_table_has_its_types(game: str) -> None:
    assert f"games/{game}/web/view.ts" in {path.as_posix().split("criee/")[-1] for path in files()}


@pytest.mark.parametrize("game", packages())
def test_what_is_sent_has_the_types_that_are_promised(game: str) -> None:
    """A key too many or too few, or a number where a text is promised, is found in a whole match of random moves."""
    package = packages()[game]
    kind = get_type_hints(import_module(f"{package}.view").look)["return"]
    played = open_game(game)
    agrees(played.catalogue(), import_module(f"{package}.catalogue").Catalogue)
    match, rng = Match(played, seats=sign(game).seats[1], seed=3), Rng(3)
    for _ in range(300):
        match.settle()
        for viewer in (*range(match.seats), NOBODY):
            agrees(played.view(match.state, viewer), kind)
        acting = match.to_act()
        if not acting:
            break
        match.play(acting[0], rng.pick(match.moves(acting[0])))


def agrees(data: object, kind: type) -> None:
    sent = msgspec.json.decode(msgspec.json.encode(data))
    assert msgspec.convert(sent, kind, strict=True) == sent  # convert leaves unknown keys out


def test_types_become_interfaces() -> None:
    class Catalogue(TypedDict):
        """All there is."""

        fish: list[str]

    class Lot(TypedDict):
        fish: dict[str, int]
        price: NotRequired[int]

    class Stall(TypedDict):
        lots: list[dict[str, Lot]]

    def look() -> Stall:
        raise NotImplementedError

    look.__annotations__["return"] = Stall
    hang("stand.catalogue", Catalogue=Catalogue)
    hang("stand.view", Lot=Lot, Stall=Stall, look=look)
    text = view_types("stand")
    assert "/** All there is. */\nexport interface Catalogue {\n  fish: string[];\n}" in text
    assert "export interface Lot {\n  fish: Record<string, number>;\n  price?: number;\n}" in text
    assert text.endswith("export interface View {\n  lots: Record<string, Lot>[];\n}\n")


def hang(name: str, **things: object) -> None:
    module = types.ModuleType(name)
    for key, thing in things.items():
        setattr(thing, "__module__", name)  # noqa: B010
        setattr(module, key, thing)
    sys.modules[name] = module
