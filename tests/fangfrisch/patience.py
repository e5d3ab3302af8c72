"""Matches of players who let the lots grow; plain random play rings at once and is bankrupt long before the end."""

from __future__ import annotations

from collections.abc import Iterator

from criee.engine.match import Match
from criee.engine.phase import HOUSE
from criee.engine.rng import Rng
from criee.games import open_game
from refusals import fitting, option_sets

RINGS_ONE_IN = 9
SELLS_ONE_IN = 3


def evenings(times: int) -> Iterator[Match]:
    """Matches under every house rule, with every number of players that it fits. Nothing has been played yet."""
    seed = 0
    for options in option_sets("fangfrisch") * times:
        game = open_game("fangfrisch", options)
        for seats in range(fitting(game, game.sign.seats[0]), game.sign.seats[1] + 1):
            seed += 1
            yield Match(game, seats, seed)


def steps(match: Match) -> Iterator[tuple[int, int]]:
    """Seat and move of every step to the end, each before it is played."""
    game, rng = match.game, Rng(match.seed, 7)
    ring, wait, done = game.parse("ring"), game.parse("wait"), game.parse("done")
    while not match.over():
        seat = rng.pick(list(match.to_act()))
        moves = match.moves(seat)
        move = match.draw() if seat == HOUSE else rng.pick(moves)
        if ring in moves:
            move = wait if rng.below(RINGS_ONE_IN) else ring
        elif done in moves and rng.below(SELLS_ONE_IN):
            move = done
        yield seat, move
        match.follow(seat, move)
