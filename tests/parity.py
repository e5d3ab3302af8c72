"""One number for many matches of a game: compiled and interpreted code must arrive at the same.

`python tests/parity.py GAME MATCHES` prints whether the code on its path is compiled, then a line for each number of
players: the number, and how often bots were asked. `test_parity.py` runs it on both trees.
"""

from __future__ import annotations

import json
import sys
import zlib
from typing import Any

from criee.bots import seat_bot
from criee.engine import is_compiled
from criee.engine.game import Game
from criee.engine.match import Match
from criee.engine.phase import HOUSE
from criee.engine.playout import playouts
from criee.engine.record import write
from criee.engine.rng import Rng
from criee.games import open_game, sign
from refusals import fitting, option_sets

ASKED = 40  # matches of a game in which bots are asked once: their choices take a thousand times as long as random ones
BOTS = ("greedy", "strongest@12")  # the search with so few walks that interpreted code answers soon
LATEST = 25  # after at most so many decisions
ALONE = 10  # once in so many matches, one is played by the inner loop that stays inside compiled code


class Checksum:
    def __init__(self) -> None:
        self.total = 0
        self.asked = 0  # choices of bots among all that was added

    def add(self, data: object) -> None:
        self.total = zlib.crc32(json.dumps(data, sort_keys=True).encode(), self.total)

    def match(self, game: Game[Any], seats: int, seed: int, asking: bool) -> None:
        """A random match: every legal list, every move, the record, the last position and its views."""
        match = Match(game, seats, seed)
        rng = Rng(seed + 1)
        left = int(rng.below(LATEST)) if asking else -1  # decisions until bots are asked
        while not match.over():
            seat = match.to_act()[0]
            moves = match.moves(seat)
            self.add(moves)
            if seat == HOUSE:
                match.follow(seat, match.draw())
                continue
            if left == 0 and len(moves) > 1:
                for bot in BOTS:
                    self.add(seat_bot(bot, game).choose(game.view(match.state, seat), seat, moves, rng))
                    self.asked += 1
            left -= left > 0 or len(moves) > 1
            match.follow(seat, rng.pick(moves))
        self.add([game.position(match.state), game.view(match.state, 0), write(match)])


def of_matches(name: str, seats: int, matches: int, asked: int) -> Checksum:
    """Under the usual rules and every house rule in turn."""
    every = [open_game(name, options) for options in option_sets(name)]
    games = [game for game in every if fitting(game, seats) == seats]
    found = Checksum()
    for seed in range(matches):
        game = games[seed % len(games)]
        found.match(game, seats, seed, seed < asked)
        if seed % ALONE == 0:
            found.add(int(playouts(game, seats, 1, seed)))
    return found


def main(name: str, matches: int) -> None:
    print(is_compiled())
    low, high = sign(name).seats
    counts = high - low + 1
    for seats in range(low, high + 1):
        found = of_matches(name, seats, matches // counts, ASKED // counts)
        print(seats, found.total, found.asked)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
