"""What a viewer cannot know may be otherwise: another true position that gives him the same view (K4, K48, K60).

That nothing else he is told differs, now or later, is a promise of every game (`criee check`); random matches seldom
come to a sealed auction, so one is laid out here.
"""

import copy

import pytest

from criee.engine.phase import NOBODY
from criee.engine.rng import Rng
from tokyo.table import Data, opened

BIDS = {"reveal": [300, 0, 700], "bid": [300, -1, 700], "tie": [700, 0, 700], "turn": [-1, -1, -1]}


def auction(phase: str) -> Data:
    """Three players bid for a crab; in a turn there is none to bid for."""
    players: list[Data] = [{"cash": cash, "bid": bid} for cash, bid in zip((900, 0, 2000), BIDS[phase], strict=True)]
    data: Data = {"markets": ["mackerel", "ships", "crab"], "phase": phase, "players": players}
    return data if phase == "turn" else {**data, "token": "crab-7", "after": "navigate"}


@pytest.mark.parametrize("phase", BIDS)
@pytest.mark.parametrize("hidden", [False, True])
def test_K60_a_twin_cannot_be_told_apart(hidden: bool, phase: str) -> None:
    game, rng = opened((("hidden_money", hidden),)), Rng(1)
    state = game.from_position(auction(phase))
    for viewer in (NOBODY, 0, 1, 2):
        others = [seat for seat in range(3) if seat != viewer]
        sealed = [seat for seat in others if phase in ("bid", "reveal") and BIDS[phase][seat] >= 0]
        bids, purses = [f"players.{seat}.bid" for seat in sealed], [f"players.{seat}.cash" for seat in others]
        for _ in range(20):
            secrets = game.secrets(state, viewer, rng)
            assert sorted(secrets) == sorted(bids + purses if hidden else bids)
            data = copy.deepcopy(game.position(state))
            for path, value in secrets.items():
                _, seat, key = path.split(".")
                data["players"][int(seat)][key] = value  # type: ignore[index]
            assert (data != game.position(state)) == bool(set(secrets) - {"players.1.bid"})  # who has nothing bids it
            twin = game.from_position(data)
            assert game.position(twin) == data
            assert game.view(twin, viewer) == game.view(state, viewer)
            assert game.moves(twin, viewer) == game.moves(state, viewer)


def test_K48_hidden_cash_covers_the_fee_of_a_lot() -> None:
    """Nor could it be less in a twin, in an imagined world or in a position."""
    data: Data = {"markets": ["mackerel", "ships", "eel", "auction"], "phase": "raise", "market": "auction"}
    data |= {"eel": 13, "dealt": True, "lot": {"eel": 2}, "players": [{"cash": 1400, "tokens": {"eel": 2}}, {}]}
    game, rng = opened((("hidden_money", True),)), Rng(1)
    state = game.from_position(data)
    for _ in range(40):
        cash = game.secrets(state, 1, rng)["players.0.cash"]
        assert isinstance(cash, int) and cash > 1400
        assert game.imagine(game.view(state, 1), 1, rng).cash[0] >= 1400
