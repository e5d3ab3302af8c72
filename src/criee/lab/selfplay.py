"""Matches from which a judgement learns: a search plays all seats, and what it saw is noted beside what came of it."""

from __future__ import annotations

from array import array
from base64 import b64decode, b64encode
from typing import Any, Final

from librt.vecs import vec

from criee.bots.judgement import Judgement
from criee.bots.ladder import read_ladder
from criee.bots.plan import Plan
from criee.bots.search import Search
from criee.bots.thinker import chosen_by
from criee.engine.game import Game
from criee.engine.match import Match
from criee.engine.phase import State
from criee.engine.rng import Rng
from criee.games import open_game
from criee.lab.provenance import expect

KIND: Final = "criee.lab.selfplay:play"
STRAY: Final = (
    0.1  # how often a move is played without thinking: positions beside the trodden path have to be judged too
)
LONGEST: Final = 4000  # decisions, after which a match is given up


class Notes:
    """Positions, by seat and feature, and what each seat got of the win."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.sides: list[float] = []
        self.shares: list[float] = []


def note(game: Game[Any], state: State, notes: Notes) -> None:
    side = vec[float]([0.0] * notes.size)
    for seat in range(state.seats):
        game.mind.features(state, seat, side)
        notes.sides.extend(side[i] for i in range(notes.size))


def play_one(
    game: Game[Any], seats: int, judgement: Judgement, plan: Plan, nodes: int, seed: int, notes: Notes
) -> None:
    """One match of a search against itself; every decision's position is noted."""
    search, rng = Search(game, judgement, plan), Rng(seed, 77)
    match = Match(game, seats, seed)
    match.settle()
    hopes: list[list[float]] = []
    for _ in range(LONGEST):
        acting = match.to_act()
        if not acting:
            break
        if any(len(match.moves(seat)) > 1 for seat in acting):
            note(game, match.state, notes)
            hopes.append([])
        for seat in acting:
            moves = match.moves(seat)
            if len(moves) == 1 or rng.unit() < STRAY:
                match.play(seat, rng.pick(moves))
                continue
            own = search.think(game.view(match.state, seat), seat, moves, rng, nodes)
            match.play(seat, chosen_by(search, own, rng))
    found = game.outcome(match.state)
    for _ in hopes:
        for seat in range(seats):
            won = found is not None and seat in found.winners
            notes.shares.append(1.0 / len(found.winners) if won and found is not None else 0.0)


def play(args: dict[str, Any], first: int, number: int) -> dict[str, str]:
    """The work of a shard: so many matches, noted as text that any process can send."""
    expect(args["code"], args["game"])
    game = open_game(args["game"])
    judgement, plan = Judgement(game, args["learned"]), read_ladder(args["game"]).plan
    notes = Notes(len(judgement.names))
    for seed in range(first, first + number):
        play_one(game, args["seats"], judgement, plan, args["nodes"], seed, notes)
    return {"sides": packed(notes.sides), "shares": packed(notes.shares)}


def packed(numbers: list[float]) -> str:
    """Single precision is more than enough: features are rough."""
    return b64encode(array("f", numbers).tobytes()).decode()


def unpacked(text: str) -> array[float]:
    found = array("f")
    found.frombytes(b64decode(text))
    return found
