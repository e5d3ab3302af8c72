"""Matches from which a judgement learns: a search plays all seats, and what it saw is noted beside what came of it."""

from __future__ import annotations

from array import array
from base64 import b64decode, b64encode
from typing import Any, Final

from librt.vecs import vec

from criee.bots.judgement import LEARNED, Judgement
from criee.bots.ladder import read_ladder
from criee.bots.search import Search
from criee.bots.thinker import chosen_by
from criee.engine.game import Game
from criee.engine.match import Match
from criee.engine.phase import State
from criee.engine.rng import Rng
from criee.games import open_game
from criee.lab.provenance import expect

KIND: Final = f"{__name__}:play"
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


class Player:
    """Whoever plays all seats: a search, or reflexes alone, who strays now and then."""

    def __init__(self, game: Game[Any], judgement: Judgement, nodes: int, stray: int) -> None:
        self.game = game
        self.stray = stray / 100
        self.search = Search(game, judgement, read_ladder(game.name).plan)
        self.nodes = nodes

    def choose(self, match: Match, seat: int, moves: list[int], rng: Rng) -> int:
        if len(moves) == 1 or rng.unit() < self.stray:
            return rng.pick(moves)
        if self.nodes == 0:
            known = self.game.mind.reflex(match.state, seat, rng)
            return known if known in moves else rng.pick(moves)
        own = self.search.think(self.game.view(match.state, seat), seat, moves, rng, self.nodes)
        return chosen_by(self.search, own, rng)


def play_one(player: Player, seats: int, seed: int, quiet: bool, notes: Notes) -> None:
    """One match; the positions in which something was decided are noted, and who won it."""
    game, rng = player.game, Rng(seed, 77)
    match = Match(game, seats, seed)
    match.settle()
    before = len(notes.sides)
    for _ in range(LONGEST):
        acting = match.to_act()
        if not acting:
            break
        if game.mind.quiet(match.state) if quiet else any(len(match.moves(seat)) > 1 for seat in acting):
            note(game, match.state, notes)
        for seat in acting:
            match.play(seat, player.choose(match, seat, match.moves(seat), rng))
    found = game.outcome(match.state)
    if found is None:  # given up: nothing is known of it
        del notes.sides[before:]
        return
    shares = [found.share(seat) for seat in range(seats)]
    notes.shares.extend(shares * ((len(notes.sides) - before) // (seats * notes.size)))


def play(args: dict[str, Any], first: int, number: int) -> dict[str, str]:
    """The work of a shard: so many matches, noted as text that any process can send."""
    expect(args["code"], args["game"], LEARNED)
    game = open_game(args["game"])
    player = Player(game, Judgement(game, args["learned"]), args["nodes"], args["stray"])
    notes = Notes(len(game.mind.legend()))
    for seed in range(first, first + number):
        play_one(player, args["seats"], seed, args["quiet"], notes)
    return {"sides": packed(notes.sides), "shares": packed(notes.shares)}


def packed(numbers: list[float]) -> str:
    """Single precision is more than enough: features are rough."""
    return b64encode(array("f", numbers).tobytes()).decode()


def unpacked(text: str) -> array[float]:
    found = array("f")
    found.frombytes(b64decode(text))
    return found
