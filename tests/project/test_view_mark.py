"""A browser notices that its view is not the server's by a mark of the view: both have to come to the same."""

from __future__ import annotations

import json
from zlib import crc32

import pytest

from criee.engine.match import Match
from criee.engine.phase import NOBODY
from criee.engine.rng import Rng
from criee.games import open_game, packages, sign
from criee.server.telling import SORTED, Moment
from page import answer

MOVES = 120
SCRIPT = """
const { viewHash } = await load("hash");
console.log(JSON.stringify(asked.map((frame) => viewHash(JSON.parse(frame).view))));
"""


def frames(game: str) -> list[str]:
    """What all who look are sent in a match of random moves, byte for byte."""
    match, rng = Match(open_game(game), seats=sign(game).seats[1], seed=5), Rng(5)
    found = []
    for _ in range(MOVES):
        match.settle()
        moment = Moment(match, len(match.steps))
        found += [moment.message(viewer, [], 0).decode() for viewer in (*range(match.seats), NOBODY)]
        acting = match.to_act()
        if not acting:
            break
        match.play(acting[0], rng.pick(match.moves(acting[0])))
    return found


@pytest.mark.parametrize("game", packages())
def test_the_browser_comes_to_the_mark_of_the_server(game: str) -> None:
    sent = frames(game)
    marks = [json.loads(frame)["hash"] for frame in sent]
    assert answer(SCRIPT, sent) == marks
    assert len(set(marks)) > 20


def test_any_letter_is_the_same_bytes_to_both() -> None:
    view = {"é": '\u2028 \x7f \x01\t " \\ / </script> 🐟', "a": [True, None, -1, 2**53 - 1], "A": {}, "10": "", "9": []}
    mark = f"{crc32(SORTED.encode(view)):08x}"
    assert answer(SCRIPT, [json.dumps({"view": view})]) == [mark]
