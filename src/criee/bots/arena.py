"""Bots against bots: one match, or many with the seats rotated."""

from __future__ import annotations

from typing import Any

from criee.bots.bot import Bot
from criee.engine.game import Game
from criee.engine.match import Match
from criee.engine.rng import Rng


def play_out(match: Match, bots: list[Bot], rng: Rng) -> None:
    """Plays a match to its end; every bot is shown its own view only."""
    game = match.game
    match.settle()
    while True:
        acting = match.to_act()
        if len(acting) == 0:
            return
        for seat in acting:
            moves = match.moves(seat)
            move = moves[0]
            if len(moves) > 1:
                move = bots[seat].choose(game.view(match.state, seat), seat, moves, rng)
            match.play(seat, move)


def duel(game: Game[Any], bots: list[Bot], seed: int) -> Match:
    """One match between these bots, in these seats. The bots' own luck is not the table's."""
    match = Match(game, len(bots), seed)
    play_out(match, bots, Rng(seed ^ 0x5EA7))
    return match
