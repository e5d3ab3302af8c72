"""One player's side of the sea in numbers, for the learned judgement."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from criee.engine.bits import count, lowest
from criee.games.bigfish.box import BIG, MEDIUM, SMALL
from criee.games.bigfish.flow import targets
from criee.games.bigfish.hunt import second
from criee.games.bigfish.sea import PLANKTON
from criee.games.bigfish.state import STEPS, FishState

LEGEND: Final = [
    "catch: fish eaten",
    "catch: fish eaten, squared",
    "catch: one fish short of the goal",
    "catch: two fish short",
    "size: small fish",
    "size: medium fish",
    "size: big fish",
    "size: big fish, the rival without",
    "school: one fish from being lonely",
    "school: two fish from being lonely",
    "school: three fish from being lonely",
    "room: cells within a step",
    "turn: to move, two steps left",
    "turn: to move, one step left",
    "hunt: prey in this turn",
    "hunt: more prey in this turn",
    "hunt: big or medium prey in this turn",
    "hunt: prey in this turn wins",
    "threat: prey that flees first",
    "threat: more prey that flees first",
    "threat: prey that flees first would win",
    "plankton: tokens",
    "plankton: within a step, to move",
    "plankton: within a step, not to move",
    "plankton: fish that can still grow",
    "room: fish on the rival's half",
]


def read(s: FishState, seat: i64, into: vec[float]) -> None:
    for i in range(len(LEGEND)):
        into[i] = 0.0
    read_fish(s, seat, into)
    read_reach(s, seat, into)


def read_fish(s: FishState, seat: i64, into: vec[float]) -> None:
    eaten, goal = s.eaten_in_all(seat), s.box.goal
    into[0] = float(eaten) / float(goal)
    into[1] = into[0] * into[0]
    into[2] = 1.0 if goal - eaten == 1 else 0.0
    into[3] = 1.0 if goal - eaten == 2 else 0.0
    big = count(s.of_size(seat, BIG))
    into[4] = float(count(s.of_size(seat, SMALL))) / 4.0
    into[5] = float(count(s.of_size(seat, MEDIUM))) / 3.0
    into[6] = float(big) / 2.0
    into[7] = 1.0 if big > 0 and s.of_size(1 - seat, BIG) == 0 else 0.0
    spare = count(s.fish(seat)) - s.box.lonely
    if spare == 1:
        into[8] = 1.0
    elif spare == 2:
        into[9] = 1.0
    elif spare == 3:
        into[10] = 1.0


def read_reach(s: FishState, seat: i64, into: vec[float]) -> None:
    """Where the fish can go, asked once for each: what is eaten there, and what is grown by."""
    mine, theirs = s.fish(seat), s.fish(1 - seat)
    larger = theirs & (s.medium | s.big)
    twice = s.turn != seat or s.left > 1
    found: i64 = 0
    meals: i64 = 0
    prey: i64 = 0
    fish = mine
    while fish:
        at = lowest(fish)
        fish &= fish - 1
        ends = targets(s, s.sea, at, mine, larger)
        found |= ends
        if (s.big >> at) & 1 == 0:
            meals |= ends
        if twice:
            prey |= second(s, at, ends & ~theirs, mine, larger)
    into[11] = float(count(found)) / 16.0
    read_prey(s, seat, (prey | found) & theirs, into)
    read_food(s, seat, meals, into)


def read_prey(s: FishState, seat: i64, prey: i64, into: vec[float]) -> None:
    """What this player could eat in his turn: the one that runs, or the one that comes."""
    rival = 1 - seat
    moving = s.turn == seat
    if moving:
        into[12 if s.left == STEPS else 13] = 1.0
    if prey == 0:
        return
    wins = s.eaten_in_all(seat) + 1 >= s.box.goal or count(s.fish(rival)) - 1 <= s.box.lonely
    more = float(count(prey) - 1) * 0.5
    if moving:
        into[14] = 1.0
        into[15] = more
        into[16] = 1.0 if prey & (s.medium | s.big) else 0.0
        into[17] = 1.0 if wins else 0.0
    else:
        into[18] = 1.0
        into[19] = more
        into[20] = 1.0 if wins else 0.0


def read_food(s: FishState, seat: i64, meals: i64, into: vec[float]) -> None:
    mine, tokens = s.fish(seat), s.tokens(seat)
    into[21] = float(count(tokens)) / 4.0
    tasty: i64 = 0
    while meals:
        kind = s.sea.kind[lowest(meals)]
        meals &= meals - 1
        if kind >= PLANKTON and (tokens >> (kind - PLANKTON)) & 1:
            tasty += 1
    into[22 if s.turn == seat else 23] = float(tasty) / 2.0
    into[24] = float(count(mine & ~s.big)) / 4.0 if tokens else 0.0
    into[25] = float(count(mine & s.home(1 - seat))) / 3.0
