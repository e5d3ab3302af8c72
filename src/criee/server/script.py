"""The record of a table as somebody outside may read it."""

from __future__ import annotations

from criee.engine import record
from criee.engine.phase import NOBODY
from criee.server.table import Table


def record_of(table: Table) -> str:
    """A finished match in full; an unfinished one as a spectator knows it: no seed, no position, `?` for secrets."""
    return record.write(table.match) if table.match.over() else public_record(table)


def public_record(table: Table) -> str:
    match, game = table.match, table.game
    kept = [
        line
        for line in record.write(match).partition("\n\n")[0].splitlines()
        if not line.startswith(("seed:", "position:"))
    ]
    state = match.first_state()
    moves = []
    for step in match.steps:
        moves.append(f"{record.seat_word(step.seat)} {game.seen(state, step.seat, step.move, NOBODY)}")
        game.play(state, step.seat, step.move)
    return "\n".join([*kept, "", *moves, ""])
