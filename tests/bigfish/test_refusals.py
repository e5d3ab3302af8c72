"""Every refusal is so: each text held against the position, by facts written from the rules alone (B3-B23)."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from bigfish import reference
from bigfish.pond import Pond, cell
from bigfish.reference import Cell
from criee.engine.match import Match
from criee.engine.promise import canonical
from criee.engine.rng import Rng
from criee.games import open_game
from criee.games.bigfish.moves import RETURN
from refusals import Fact, Scene, hold, option_sets, refusals


def pond_of(scene: Scene) -> Pond:
    return Pond(scene.position, scene.seat)


def ends_of(scene: Scene) -> tuple[Pond, Cell, Cell]:
    """A step that was tried: start and end."""
    start, _, end = scene.move.partition("-")
    return pond_of(scene), cell(start), cell(end)


def placed(scene: Scene) -> tuple[Pond, Cell]:
    """The one cell of `place` and `return`, which the refusal names."""
    assert scene.args["cell"] == scene.words[1]
    return pond_of(scene), cell(scene.words[1])


# --- setting up ------------------------------------------------------------------------------------


def row(scene: Scene) -> bool:
    pond, (_, y) = placed(scene)
    own = 1 if pond.first == pond.seat else 6
    return (pond.phase, scene.rule, scene.args["row"]) == ("setup", "B3", own) and y != own


def no_ocean(scene: Scene) -> bool:
    pond, place = placed(scene)
    return (pond.phase, scene.rule) == ("setup", "B3") and pond.sea[place] != "O"


def taken(scene: Scene) -> bool:
    pond, place = placed(scene)
    return place in pond.fish and scene.rule == {"setup": "B3", "birth": pond.birth}[pond.phase]


def rival_first(scene: Scene) -> bool:
    pond = pond_of(scene)
    return (pond.phase, scene.rule, pond.first) == ("setup", "B3", 1 - pond.seat) and pond.count(pond.seat) == 0


def set_up(scene: Scene) -> bool:
    pond = pond_of(scene)
    return (pond.phase, scene.rule, pond.first) == ("setup", "B3", pond.seat) and pond.count(pond.seat) == 3


# --- moving ----------------------------------------------------------------------------------------


def no_stops(scene: Scene) -> bool:
    return scene.rule == "B7" and scene.move in ("on", "stay") and scene.options["stops"] is False


def not_yours(scene: Scene) -> bool:
    """B5 of a step, B20 of the fish that the fisher takes."""
    name = scene.move[:2] if scene.rule == "B5" else scene.words[1]
    pond = pond_of(scene)
    phase = {"B5": "step", "B20": "fisher"}[scene.rule]
    return pond.phase == phase and scene.args["cell"] == name and not pond.mine(cell(name))


def running(scene: Scene) -> bool:
    pond, start, _ = ends_of(scene)
    goes_on = cell(str(scene.args["cell"]))
    return (
        scene.rule == "B7"
        and scene.position["running"] == scene.args["cell"]
        and pond.mine(goes_on)
        and start != goes_on
    )


def resting(scene: Scene) -> bool:
    pond, start, _ = ends_of(scene)
    return (
        scene.rule == "B7"
        and scene.position["resting"] == scene.args["cell"]
        and cell(scene.position["resting"]) == start
    )


def no_step(scene: Scene) -> bool:
    _, start, end = ends_of(scene)
    return scene.rule == "B6" and start == end == cell(str(scene.args["cell"]))


def open_to(pond: Pond, start: Cell) -> set[Cell]:
    return {end for begin, end in pond.steps(pond.seat) if begin == start}


def can_leave(scene: Scene) -> bool:
    """B6: it is no step, though there are steps from there."""
    pond, start, _ = ends_of(scene)
    return no_step(scene) and open_to(pond, start) != set()


def shut_in(scene: Scene) -> bool:
    pond, start, _ = ends_of(scene)
    return no_step(scene) and pond.mine(start) and open_to(pond, start) == set()


def wreck(scene: Scene) -> bool:
    pond, start, end = ends_of(scene)
    small = pond.fish[start] == (pond.seat, 1)
    return scene.rule == "B9" and small and pond.sea[end] == "W" and scene.args["cell"] == scene.move[3:]


def wreck_size(scene: Scene) -> bool:
    pond, start, end = ends_of(scene)
    large = pond.mine(start) and pond.fish[start][1] > 1
    return scene.rule == "B10" and large and pond.sea[end] == "W" and scene.args["cell"] == scene.move[3:]


def own(scene: Scene) -> bool:
    pond, start, end = ends_of(scene)
    return scene.rule == "B6" and start != end and pond.mine(end) and scene.args["cell"] == scene.move[3:]


def far(scene: Scene) -> bool:
    """B6, B9: not even a small fish gets there; where wrecks take it further than to the next cell, that is said."""
    pond, start, end = ends_of(scene)
    named = scene.move == f"{scene.args['from']}-{scene.args['to']}"
    near, across = (reference.reachable(start, size, pond.sea) for size in (2, 1))
    told = scene.args["wrecks"] == ("yes" if pond.fish[start][1] == 1 and near != across else "no")
    return scene.rule == "B6" and named and told and end not in across


def cross(scene: Scene) -> bool:
    """B10: a small fish would get there, through wrecks; this one is none."""
    pond, start, end = ends_of(scene)
    named = scene.move == f"{scene.args['from']}-{scene.args['to']}"
    only_small = reference.reachable(start, 1, pond.sea) - reference.reachable(start, 2, pond.sea)
    return scene.rule == "B10" and named and pond.fish[start][1] > 1 and end in only_small


def larger(scene: Scene) -> bool:
    pond, start, end = ends_of(scene)
    owner, size = pond.fish[end]
    return (
        (scene.rule, scene.args["cell"]) == ("B11", scene.move[3:])
        and owner != pond.seat
        and (size > pond.fish[start][1])
    )


# --- births, fisher, house -------------------------------------------------------------------------


def nursery(scene: Scene) -> bool:
    pond, place = placed(scene)
    assert pond.at is not None
    born = pond.tile(pond.at)
    return scene.rule == pond.birth and scene.args["tile"] == f"@tile-{born}" and pond.tile(place) != born


def wreck_birth(scene: Scene) -> bool:
    pond, place = placed(scene)
    return (pond.phase, scene.rule) == ("birth", pond.birth) and pond.sea[place] == "W"


def net(scene: Scene) -> bool:
    pond, place = placed(scene)
    assert pond.at is not None
    cast = pond.tile(pond.at)
    there = scene.args["tile"] == f"@tile-{cast}" and pond.tile(place) != cast
    return (pond.phase, scene.rule) == ("fisher", "B20") and there and pond.mine(place)


def rival_chooses(scene: Scene) -> bool:
    pond = pond_of(scene)
    return (pond.phase, scene.rule, pond.turn) == ("fisher", "B20", pond.seat)


def draw(scene: Scene) -> bool:
    pond = pond_of(scene)
    return (pond.phase, scene.rule, pond.turn) == ("draw", "B19", pond.seat)


def passes(scene: Scene) -> bool:
    pond = pond_of(scene)
    stuck = pond.steps(pond.seat) == set()
    return (pond.phase, scene.rule, pond.turn) == ("pass", "B8", pond.seat) and stuck


FACTS: dict[str, Fact] = {
    "refuse-row": row,
    "refuse-no-ocean": no_ocean,
    "refuse-taken": taken,
    "refuse-rival-first": rival_first,
    "refuse-set-up": set_up,
    "refuse-no-stops": no_stops,
    "refuse-not-yours": not_yours,
    "refuse-running": running,
    "refuse-resting": resting,
    "refuse-no-step": can_leave,
    "refuse-shut-in": shut_in,
    "refuse-wreck": wreck,
    "refuse-wreck-size": wreck_size,
    "refuse-own": own,
    "refuse-far": far,
    "refuse-cross": cross,
    "refuse-larger": larger,
    "refuse-nursery": nursery,
    "refuse-wreck-birth": wreck_birth,
    "refuse-net": net,
    "refuse-rival-chooses": rival_chooses,
    "refuse-draw": draw,
    "refuse-pass": passes,
}
HOUSE_WAITS = frozenset({"refuse-draw", "refuse-pass"})  # the house acts at once: nobody gets to try a move before
SELDOM = frozenset({"refuse-shut-in", "refuse-net"})  # see the next test


@pytest.mark.compiled
def test_every_refusal_is_so() -> None:
    """B3-B23: illegal moves of all kinds, in random matches under every option."""
    found = hold("bigfish", FACTS, matches=6, tried=20, unseen=HOUSE_WAITS | SELDOM)
    assert sum(found.values()) > 20_000


@pytest.mark.compiled
def test_every_refused_step_and_return_is_so() -> None:
    """B5-B11, B20: wherever a player's own fish might go or be given up, all ends and all cells."""
    found: Counter[str] = Counter()
    for seed, options in enumerate(option_sets("bigfish") * 5):
        match = Match(open_game("bigfish", options), 2, seed)
        rng = Rng(seed)
        match.settle()
        while not match.over():
            seat = match.to_act()[0]
            for scene in own_tries(match, seat) if rng.below(4) == 0 or match.moves(seat)[0] >= RETURN else []:
                found[scene.line.key] += 1
                if scene.line.key != "refuse-now":
                    assert FACTS[scene.line.key](scene), (scene.move, scene.line, scene.position)
            match.play(seat, rng.pick(match.moves(seat)))
    steps = ("refuse-no-step", "refuse-wreck", "refuse-wreck-size", "refuse-own", "refuse-far", "refuse-cross")
    assert all(found[key] > 300 for key in (*steps, "refuse-running")), found
    assert all(found[key] > 100 for key in ("refuse-larger", "refuse-resting", "refuse-not-yours")), found
    assert all(found[key] > 10 for key in SELDOM), found


def own_tries(match: Match, seat: int) -> list[Scene]:
    """All steps from one's own fish, all answers to a fisher: those that are refused, and how."""
    game = match.game
    position = json.loads(canonical(game.position(match.state)))
    board = "".join(reversed(position["board"]))
    mine = [i for i in range(36) if board[i] in ("smb", "SMB")[seat]]
    scenes = []
    for move in [start * 36 + end for start in mine for end in range(36)] + list(range(RETURN, RETURN + 36)):
        refused = game.why_not(match.state, seat, move)
        if refused is not None:
            text, line = game.describe(move), refused.line()
            scenes.append(Scene(position, game.options.values, {}, 2, seat, (seat,), text, line))
    return scenes


def test_what_is_not_asked_now_cites_the_rule_of_the_moment() -> None:
    """B3, B5, B7, B17, B20, B22, B23: "not now" says what is asked, by the rule that asks it."""
    rules = {"setup": "B3", "step": "B5", "choice": "B7", "fisher": "B20", "whirlpool": "B23"}
    seen: set[tuple[str, str]] = set()
    for seed, options in enumerate(option_sets("bigfish") * 3):
        for scene in refusals(Match(open_game("bigfish", options), 2, seed), Rng(seed), 6):
            pond = pond_of(scene)
            if scene.line.key == "refuse-now":
                assert scene.args == {"asked": f"@prompt-{pond.phase}"}
                assert scene.rule == rules.get(pond.phase, pond.birth)
                seen.add((pond.phase, scene.rule))
            elif scene.line.key == "refuse-turn":
                assert pond.turn == 1 - pond.seat
    assert seen == {*rules.items(), ("birth", "B17"), ("birth", "B22")}
