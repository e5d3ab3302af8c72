"""The log says what happened and nothing else, by the right rule: each line held against the positions around it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable

import pytest

from bigfish import reference
from bigfish.pond import COLOURS, Pond, cell
from criee.engine.line import Arg, Line
from criee.engine.match import Match
from criee.engine.phase import HOUSE
from criee.engine.promise import canonical
from criee.engine.rng import Rng
from criee.games import open_game
from refusals import option_sets


class Told:
    """One line of the log: who did what, and the positions before and after."""

    def __init__(self, before: Pond, after: Pond, seat: int, move: str, line: Line) -> None:
        self.before, self.after, self.seat, self.move, self.line = before, after, seat, move, line

    @property
    def args(self) -> dict[str, Arg]:
        return self.line.args

    @property
    def owner(self) -> int:
        """The player whose turn it was, or whom the move asked."""
        return self.seat if self.seat >= 0 else self.before.turn

    def by(self, rule: str, seat: int | None = None) -> bool:
        """The line rests on this rule and names this player (the one who did it)."""
        return self.line.rule == rule and self.args["who"] == f"#{self.owner if seat is None else seat}"

    def plankton(self, pond: Pond) -> bool:
        """Whether the mover has the token of the colour that the line names."""
        return str(self.args["colour"])[1:] in pond.data["plankton"][self.owner]


# --- setting up, steps -----------------------------------------------------------------------------


def lay(t: Told) -> bool:
    tile, turn = t.after.placed[-1]
    return t.line.rule == "B1" and t.args == {"tile": f"@tile-{tile}", "turns": turn}


def first(t: Told) -> bool:
    return t.by("B4", t.after.first) and t.move == f"first p{t.after.first + 1}"


def place(t: Told) -> bool:
    where = cell(str(t.args["cell"]))
    return t.by("B3") and t.before.phase == "setup" and t.after.fish[where] == (t.seat, 1)


def step(t: Told) -> bool:
    start, end = cell(t.move[:2]), cell(t.move[3:])
    beside = abs(start[0] - end[0]) + abs(start[1] - end[1]) == 1
    named = t.move == f"{t.args['from']}-{t.args['to']}" and t.args["fish"] == t.before.size(start)
    return t.by("B5" if t.line.key == "log-step" else "B9") and named and beside == (t.line.key == "log-step")


def eat(t: Told) -> bool:
    where = cell(t.move[3:])
    named = t.args["cell"] == t.move[3:] and t.args["prey"] == t.before.size(where)
    more = t.after.eaten(t.seat) == t.before.eaten(t.seat) + 1
    return t.by("B11") and named and t.before.fish[where][0] == 1 - t.seat and more


# --- plankton, births ------------------------------------------------------------------------------


def food(t: Told) -> tuple[int, bool]:
    """The mover's size before, and whether the line names the colour that is printed there."""
    printed = COLOURS.get(t.before.sea[cell(t.move[3:])])
    return t.before.fish[cell(t.move[:2])][1], t.args["colour"] == f"@{printed}"


def grow(t: Told) -> bool:
    size, named = food(t)
    where = cell(str(t.args["cell"]))
    grown = t.after.fish[where] == (t.seat, size + 1) and t.after.size(where) == t.args["fish"]
    return t.by("B14") and named and grown and t.plankton(t.before) and not t.plankton(t.after)


def spent(t: Told) -> bool:
    size, named = food(t)
    return t.by("B14") and named and not t.plankton(t.before) and t.after.fish[cell(t.move[3:])] == (t.seat, size)


def sated(t: Told) -> bool:
    size, named = food(t)
    return t.by("B15") and named and size == 3 and t.plankton(t.before) and t.plankton(t.after)


def no_figure(t: Told) -> bool:
    size, named = food(t)
    lacks = size < 3 and t.before.reserve(t.seat, size + 1) == 0
    return t.by("B15") and named and lacks and t.plankton(t.before) and t.plankton(t.after)


def no_birth(t: Told) -> bool:
    """B17 on a birth cell, B22 by a token: without a small fish, or (with one) without a free cell."""
    on = t.before.at or cell(t.move[3:])
    rule = "B17" if t.before.sea[on] == "N" else "B22"
    small = t.after.reserve(t.owner, 1) > 0
    room = reference.births(t.before.sea, t.after.fish, on)
    why = not small if t.line.key == "log-no-small" else small and not room
    return t.by(rule) and why and t.after.count(t.owner) == t.before.count(t.owner)


def born(t: Told) -> bool:
    where = cell(str(t.args["cell"]))
    new = where not in t.before.fish and t.after.fish[where] == (t.seat, 1)
    return t.by(t.before.birth) and t.before.phase == "birth" and new


def say(t: Told) -> bool:
    same = t.args["cell"] == t.before.data["at"] and t.line.key == f"log-{t.move}"
    goes_on = t.after.data["running"] == (t.args["cell"] if t.move == "on" else "")
    return t.by("B7") and t.before.phase == "choice" and same and goes_on


# --- surprises -------------------------------------------------------------------------------------


def draw(t: Told) -> bool:
    named = t.args["cell"] == t.before.data["at"] and t.move == f"draw {str(t.args['token'])[7:]}"
    return t.by("B19") and named and t.before.phase == "draw"


def fisher(t: Told) -> bool:
    assert t.before.at is not None
    gone = t.before.at not in t.after.fish and t.before.size(t.before.at) == t.args["fish"]
    return t.by("B20") and t.args["cell"] == t.before.data["at"] and gone


def haul(t: Told) -> bool:
    where = cell(str(t.args["cell"]))
    owner, _ = t.before.fish[where]
    assert t.before.at is not None
    gone = where not in t.after.fish and t.before.size(where) == t.args["fish"]
    return (
        t.by("B20", 1 - t.before.turn)
        and owner == 1 - t.before.turn
        and gone
        and (t.before.tile(where) == t.before.tile(t.before.at))
    )


def surprise_grow(t: Told) -> bool:
    """B21, all three ways."""
    assert t.before.at is not None
    size = t.before.fish[t.before.at][1]
    now = t.after.fish[t.before.at][1]
    figure = size < 3 and t.before.reserve(t.owner, size + 1) > 0
    if t.line.key == "log-surprise-grow":
        right = figure and now == size + 1 and t.args["fish"] == t.after.size(t.before.at)
    else:
        right = not figure and now == size and (size == 3) == (t.line.key == "log-surprise-big")
    return t.by("B21") and t.args["cell"] == t.before.data["at"] and right


def turn(t: Told) -> bool:
    was, now = dict(t.before.placed), dict(t.after.placed)
    tile = str(t.args["tile"])[6:]
    quarter = {"left": 3, "right": 1}[str(t.args["way"])]
    return t.by("B23") and t.move == f"turn {tile} {t.args['way']}" and now == was | {tile: (was[tile] + quarter) % 4}


def shuffle(t: Told) -> bool:
    seven = sum(t.before.data["discard"].values()) == 7
    return t.line.rule == "B19" and seven and sum(t.after.data["discard"].values()) == 0


# --- the end of turns and of the match -------------------------------------------------------------


def passed(t: Told) -> bool:
    return t.by("B8") and not t.before.steps(t.before.turn) and t.after.turn == 1 - t.before.turn


def no_second(t: Told) -> bool:
    """B8, B7: of the fish that are left after one step, none can make a second."""
    goes = {start for start, _ in t.after.steps(t.before.turn)}
    stays = {t.before.at or cell(t.move[3:])} if t.before.at or "-" in t.move else set()
    ends = t.before.data["left"] == 2 and t.after.turn == 1 - t.before.turn
    return t.by("B8", t.before.turn) and ends and len(goes - stays) == 0


def won_at_once(t: Told) -> bool:
    winner = int(str(t.args["who"])[1:])
    if t.line.key == "end-eaten":
        lonely = "yes" if t.after.count(1 - winner) == 1 else "no"
        counts = t.after.eaten(winner) == t.args["count"] == 5 and t.after.eaten(1 - winner) == t.args["other"]
        return t.line.rule == "B25" and counts and t.args["lonely"] == lonely
    took = "fisher" if t.after.data["held"] == "fisher" else "eaten"
    alone = t.args["loser"] == f"#{1 - winner}" and t.after.count(1 - winner) == 1
    return t.line.rule == "B26" and alone and t.args["took"] == took


def stopped(t: Told) -> bool:
    """B27: more eaten wins."""
    scores = [t.after.eaten(0), t.after.eaten(1)]
    if t.line.key.endswith("drawn"):
        counts = scores[0] == scores[1] == t.args["count"]
    else:
        winner = int(str(t.args["who"])[1:])
        counts = scores[winner] > scores[1 - winner] and [t.args["count"], t.args["other"]] == sorted(scores)[::-1]
    if "quiet" in t.line.key:
        return t.line.rule == "B27" and counts and t.after.data["quiet"] == t.args["turns"] == 60
    past = t.after.data["past"]
    return t.line.rule == "B27" and counts and past[-1::-2].count(past[-1]) == t.args["times"] == 3


FACTS: dict[str, Callable[[Told], bool]] = {
    "log-lay": lay,
    "log-first": first,
    "log-place": place,
    "log-step": step,
    "log-cross": step,
    "log-eat": eat,
    "log-grow": grow,
    "log-spent": spent,
    "log-sated": sated,
    "log-no-figure": no_figure,
    "log-no-small": no_birth,
    "log-no-room": no_birth,
    "log-born": born,
    "log-on": say,
    "log-stay": say,
    "log-draw": draw,
    "log-fisher": fisher,
    "log-haul": haul,
    "log-surprise-grow": surprise_grow,
    "log-surprise-big": surprise_grow,
    "log-surprise-no-figure": surprise_grow,
    "log-turn": turn,
    "log-shuffle": shuffle,
    "log-pass": passed,
    "log-no-second": no_second,
    "end-eaten": won_at_once,
    "end-lonely": won_at_once,
    "end-repeated-won": stopped,
    "end-repeated-drawn": stopped,
    "end-quiet-won": stopped,
    "end-quiet-drawn": stopped,
}
SELDOM = {"log-pass", "log-no-second", "log-no-room", "log-no-figure", "log-surprise-no-figure"}
STOPPED = {key for key in FACTS if FACTS[key] is stopped}  # random matches end by eating; see test_end.py


def must_be_told(before: Pond, after: Pond, keys: list[str]) -> None:
    """Nothing changes in silence: what differs between two positions has its line, once."""
    eaten = after.eaten(0) + after.eaten(1) - before.eaten(0) - before.eaten(1)
    assert keys.count("log-eat") == eaten
    lost = sum(before.count(seat) - after.count(seat) for seat in (0, 1)) - eaten
    assert keys.count("log-fisher") + keys.count("log-haul") == max(lost, 0)
    assert keys.count("log-born") + keys.count("log-place") == max(-lost, 0)
    tokens = [sum(len(tokens) for tokens in pond.data["plankton"]) for pond in (before, after)]
    assert keys.count("log-grow") == tokens[0] - tokens[1]
    assert keys.count("log-turn") == (len(before.placed) == 4 and before.placed != after.placed)
    assert (after.phase == "over") == (keys[-1] in FACTS and keys[-1].startswith("end-"))
    seven = sum(before.data["discard"].values()) == 7 and sum(after.data["discard"].values()) == 0
    assert keys.count("log-shuffle") == seven


@pytest.mark.compiled
@pytest.mark.parametrize("options", option_sets("bigfish"))
def test_every_line_of_the_log_is_so(options: dict[str, object]) -> None:
    """B1-B27: what is told of every step of random matches, and that nothing is left out."""
    game = open_game("bigfish", options)
    found: Counter[str] = Counter()
    for seed in range(30):
        match = Match(game, 2, seed)
        rng = Rng(seed)
        after = Pond(json.loads(canonical(game.position(match.state))))
        while not match.over():
            before = after
            seat = match.to_act()[0]
            move = match.draw() if seat == HOUSE else rng.pick(match.moves(seat))
            state = match.state.clone()
            match.follow(seat, move)
            after = Pond(json.loads(canonical(game.position(match.state))))
            lines = game.voice.story(state, match.state, seat, move, 0)
            for line in lines:
                told = Told(before, after, seat, game.describe(move), line)
                assert FACTS[line.key](told), (told.move, line, before.data, after.data)
                found[line.key] += 1
            must_be_told(before, after, [line.key for line in lines])
    own = {"log-on", "log-stay"} if not options.get("stops") else set()
    laid = {"log-lay"} if options.get("first_game") else set()
    assert set(FACTS) - set(found) <= SELDOM | STOPPED | own | laid
