"""T2: 18 cards, each in one place."""

from __future__ import annotations

from criee.engine.bits import count as how_many
from criee.games.tsukiji.box import Box
from criee.games.tsukiji.flow import turn_over
from criee.games.tsukiji.possible import in_play
from criee.games.tsukiji.state import TsukijiState


def count(s: TsukijiState) -> dict[str, int]:
    cards = how_many(s.deck | turn_over(s.deck)) // 2
    for _, faces in in_play(s):
        cards += how_many(faces)
    return {"cards": int(cards)}


def contents(box: Box) -> dict[str, int]:
    return {"cards": box.faces // 2}
