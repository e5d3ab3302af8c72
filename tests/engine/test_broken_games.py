"""For every promise a game that breaks it: `check` finds each one, by its name."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from browser.herring.phases.take import Take
from browser.herring.state import Barrel
from criee.engine import check
from criee.engine.check import check_game
from criee.engine.game import Game
from criee.engine.line import Refused
from criee.engine.phase import Over, Phase, in_order
from criee.engine.promise import Broken
from criee.games.tsukiji.game import Tsukiji
from criee.games.tsukiji.state import TsukijiState
from engine import broken_moves, broken_secrets, broken_states
from engine.broken import LEAK, Case, barrel, opened
from refusals import hold
from tsukiji.test_refusals import FACTS

BROKEN: list[Case] = [*broken_secrets.BROKEN, *broken_states.BROKEN, *broken_moves.BROKEN]


@pytest.mark.parametrize(("name", "game", "promise"), BROKEN, ids=[case[0] for case in BROKEN])
def test_a_broken_promise_is_found(
    name: str, game: Callable[[], Game[Any]], promise: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if name == "endless":
        monkeypatch.setattr(check, "LONGEST_MATCH", 50)
    with pytest.raises(Broken) as found:
        check_game(game(), 3 if name == "ticking" else 2, 40)
    assert found.value.promise == promise
    assert found.value.record.startswith("criee record 1")


def test_every_promise_has_a_game_that_breaks_it() -> None:
    folder = Path(__file__).parents[2] / "src/criee/engine"
    text = "".join((folder / name).read_text() for name in ("check.py", "twins.py"))
    promises = {LEAK, *re.findall(r'Broken\(\s*"([^"]+)"', text)}
    assert len(promises) > 15
    assert promises == {promise for _, _, promise in BROKEN}


def test_honest_games_keep_every_promise() -> None:
    assert check_game(barrel(), 2, 40) > 0
    assert check_game(opened(Tsukiji), 2, 5) > 0


class Liar(Tsukiji):
    """Every reason is a rule of this game, given when and only when a move is illegal, and none is so."""

    def why_not(self, state: TsukijiState, seat: int, move: int) -> Refused | None:
        refused = super().why_not(state, seat, move)
        if refused is None or refused.key in ("refuse-turn", "refuse-over"):
            return refused
        return Refused("T5", "refuse-bid", {"low": 1, "high": 4})


def test_a_false_reason_is_found_by_the_facts_though_the_engine_agrees_with_itself() -> None:
    assert check_game(opened(Liar), 2, 5) > 0
    with pytest.raises(AssertionError, match="refuse-bid"):
        hold("tsukiji", FACTS, matches=1, opened=lambda name, options: opened(Liar))


def test_phases_are_numbered_and_named_each_once() -> None:
    take: Phase[Barrel] = Take()
    over: Phase[Barrel] = Over("over", "H3")
    assert in_order((0, take), (1, over)) == [take, over]
    for phases, reason in (
        (((0, take), (2, over)), "numbered 0, 1, 2"),
        (((1, take), (0, over)), "numbered 0, 1, 2"),
        (((0, take), (0, over)), "numbered 0, 1, 2"),
        (((0, take), (1, Over("take", "H3"))), "a name of its own"),
    ):
        with pytest.raises(ValueError, match=reason):
            in_order(*phases)
