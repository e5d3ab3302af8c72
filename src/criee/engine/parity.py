"""One number for a thousand matches: compiled and interpreted code must arrive at the same."""

from __future__ import annotations

import zlib
from typing import Any

from criee.engine.game import Game
from criee.engine.match import Match
from criee.engine.phase import HOUSE
from criee.engine.promise import canonical
from criee.engine.record import write
from criee.engine.rng import Rng


def checksum(game: Game[Any], seats: int, matches: int, seed: int) -> int:
    """Random matches, hashed: every legal list, every move, the record and the final position."""
    total = 0
    for i in range(matches):
        match = Match(game, seats, seed + i)
        rng = Rng(seed + i + 1)
        while not match.over():
            seat = match.to_act()[0]
            moves = match.moves(seat)
            total = zlib.crc32(repr(moves).encode(), total)
            match.follow(seat, match.draw() if seat == HOUSE else rng.pick(moves))
        last = canonical([game.position(match.state), game.view(match.state, 0), write(match)])
        total = zlib.crc32(last.encode(), total)
    return total
