"""What is foreseen of a move is what happens when it is made (B5-B27)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from bigfish.drawn import Drawn
from bigfish.pond import SIZES, Pond, cell
from criee.engine.game import Game
from criee.engine.match import Match, Step, tell
from criee.engine.phase import HOUSE, State
from criee.engine.promise import canonical
from criee.engine.rng import Rng
from criee.games import open_game
from refusals import option_sets


def happens(game: Game[Any], before: State, seat: int, move: int) -> dict[str, Any]:
    """A move is made, the house does what it must; what the positions and the log then say."""
    state: State = before.clone()
    steps = [Step(seat, move)]
    game.play(state, seat, move)
    while game.to_act(state) == (HOUSE,) and len(game.moves(state, HOUSE)) == 1:
        steps.append(Step(HOUSE, game.moves(state, HOUSE)[0]))
        game.play(state, HOUSE, steps[-1].move)
    was, now = (Pond(json.loads(canonical(game.position(one))), seat) for one in (before, state))
    lines = [line.data() for told in tell(game, before, steps, seat) for line in told.lines]
    text = game.describe(move)
    facts = {"start": "", "end": "", "eats": "", "grows": "", "spends": "", "next": now.phase}
    facts |= step_facts(was, now, text) if "-" in text else {}
    return facts | {"lines": lines[2 if facts["eats"] else 1 :]}


def step_facts(was: Pond, now: Pond, text: str) -> dict[str, str]:
    start, end, seat = text[:2], text[3:], was.seat
    eats = [size for size in SIZES if now.data["eaten"][seat][size] > was.data["eaten"][seat][size]]
    gone = [colour for colour in was.data["plankton"][seat] if colour not in now.data["plankton"][seat]]
    grown = now.mine(cell(end)) and now.fish[cell(end)][1] > was.fish[cell(start)][1]
    size = now.size(cell(end)).removeprefix("@fish-") if grown else ""
    return {"start": start, "end": end, "eats": "".join(eats), "grows": size, "spends": "".join(gone)}


@pytest.mark.compiled
@pytest.mark.parametrize("options", option_sets("bigfish"))
def test_what_is_foreseen_happens(options: dict[str, object]) -> None:
    """B5-B27: all moves of thousands of positions; foreseeing changes nothing."""
    game = open_game("bigfish", options)
    seen: Counter[str] = Counter()
    for seed in range(5):
        match = Match(game, 2, seed)
        rng = Rng(seed)
        match.settle()
        while not match.over():
            seat = match.to_act()[0]
            before = canonical(game.position(match.state))
            for move in match.moves(seat):
                foreseen = game.voice.foresee(match.state, seat, move)
                assert foreseen == happens(game, match.state, seat, move), (game.describe(move), before)
                seen.update(key for key in ("eats", "grows", "spends") if foreseen[key])
                seen.update([str(foreseen["next"]), "moves"])
            assert canonical(game.position(match.state)) == before
            match.play(seat, rng.pick(match.moves(seat)))
    assert seen["moves"] > 2000 and all(seen[key] > 5 for key in ("eats", "grows", "spends", "birth", "draw", "over"))
    assert (seen["choice"] > 50) == bool(options.get("stops"))


def foreseen(table: Drawn, move: str, seat: int = 0) -> tuple[Mapping[str, object], list[str]]:
    """A forecast, and the keys of its lines."""
    found = table.game.voice.foresee(table.state, seat, table.game.parse(move))
    lines = found["lines"]
    assert isinstance(lines, list)
    return found, [line["key"] for line in lines]


FAR = "S....S\n......\n......\n......\n{}\ns....s"


def test_B14_B15_plankton() -> None:
    """B14, B15: grows and spends; not with a spent token, not a big fish, not with an empty reserve."""
    found, keys = foreseen(Drawn(FAR.format("s.....")), "a2-b2")
    assert (found["grows"], found["spends"], keys) == ("medium", "yellow", ["log-grow"])
    found, keys = foreseen(Drawn(FAR.format("s....."), plankton=[[], []]), "a2-b2")
    assert (found["grows"], found["spends"], keys) == ("", "", ["log-spent"])
    assert foreseen(Drawn(FAR.format("b.....")), "a2-b2")[1] == ["log-sated"]
    table = Drawn("S....S\n......\n......\n......\ns.....\nm.mm.s", eaten=[{}, {"medium": 1}])
    assert foreseen(table, "a2-b2")[1] == ["log-no-figure"]


def test_B7_B17_birth_and_surprise_cells() -> None:
    """B7, B17, B19: a birth, a draw; with the option nothing yet; no birth without a small fish in reserve."""
    near = "S....S\n......\n......\n......\n......\ns..s.."
    assert foreseen(Drawn(near), "a1-a2")[0]["next"] == "birth"
    assert foreseen(Drawn(near), "d1-e1")[0]["next"] == "draw"
    assert foreseen(Drawn(near, {"stops": True}), "a1-a2")[0]["next"] == "choice"
    found, keys = foreseen(Drawn(near, eaten=[{}, {"small": 4}]), "a1-a2")
    assert (found["next"], keys) == ("step", ["log-no-small"])


def test_B19_a_pile_of_one_kind_is_sure() -> None:
    """B19, B20, B26: only fishers are left, so the fish is lost, and the match with it."""
    near = "S....S\n......\n......\n......\n......\ns..s.."
    table = Drawn(near, discard={"plankton": 2, "birth": 2, "whirlpool": 2})
    found, keys = foreseen(table, "d1-e1")
    assert keys == ["log-draw", "log-fisher", "end-lonely"] and found["next"] == "over"


def test_B25_B26_the_end() -> None:
    """B25, B26: the fifth fish wins; giving up the last but one loses."""
    table = Drawn("S....S\n......\n..sS..\n......\n......\ns....s", eaten=[{"small": 3, "big": 1}, {}])
    found, keys = foreseen(table, "c4-d4")
    assert (found["eats"], found["next"], keys) == ("small", "over", ["end-eaten"])
    table = Drawn("......\n......\n......\n...M.S\n......\ns.ss..").play("p1 d1-e1", draws="fisher")
    assert foreseen(table, "return f3", 1)[1] == ["end-lonely"]


def test_B8_a_turn_that_passes_is_sure() -> None:
    """B8: the rival cannot move after this step, so the house passes for him, and that is told too."""
    corner = [{"tile": tile, "turn": int(tile == "green")} for tile in ("yellow", "green", "blue", "red")]
    table = Drawn(".....S\n......\n......\n......\nB.....\nm....m", tiles=corner, turn=1, left=1)
    assert foreseen(table, "f6-f4", 1)[1] == ["log-pass"]
