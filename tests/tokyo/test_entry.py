"""Whether there is anything to do in a market is foretold, not tried out (K25, K26, K27)."""

import pytest

from criee.engine.line import Impossible
from criee.engine.rng import Rng
from criee.games import open_game
from criee.games.tokyo.game import Tokyo
from criee.games.tokyo.phases.turn import is_at_hand, is_way, settle_entry
from criee.games.tokyo.pieces import FISH, FRESH, INSIDE, MARKETS, PAYMENTS, SPECIES, TAKOYAKI
from criee.games.tokyo.ports import spot
from criee.games.tokyo.state import TokyoState, first_state, set_up
from tokyo.table import Data, Table, opened

# Every market at every price of entry: fish markets for a token of their own too.
DOORS: list[Data] = [{"actions": 1, "yen": 300}, {"actions": 2, "yen": 0}]
TOKENS = ("mackerel", "squid", "tuna-15", "snapper", "salmon", "takoyaki", "eel", "fugu", "crab-7")


def with_doors(number: int) -> Tokyo:
    """The usual box, or one with other doors."""
    if number == len(DOORS):
        return opened()
    doors = {name: {"entry": DOORS[number]} for name in MARKETS}
    for name, token in zip(FISH, TOKENS, strict=True):
        doors[name] = {"entry": {**DOORS[number], "token": token}}
    game = open_game("tokyo", {"any_barrel": bool(number)}, doors)
    assert isinstance(game, Tokyo)
    return game


def crowded(game: Tokyo, rng: Rng) -> TokyoState:
    """A table on which everything lies anywhere, scarce above all."""
    s = first_state(game.box, 3)
    for market in range(len(MARKETS)):
        set_up(s, market)
    s.tokens = [int(rng.below(3)) if rng.below(3) == 0 else 0 for _ in s.tokens]
    s.cash = [int(rng.below(12)) * 100 for _ in s.cash]
    s.mine = [int(rng.below(2)) if rng.below(3) == 0 else 0 for _ in s.mine]
    s.tiles = [int(rng.below(2)) for _ in s.tiles]
    s.port = [int(rng.below(1024)) & 33 if rng.below(4) == 0 else 0 for _ in s.port]
    s.port[spot(0, FRESH, TAKOYAKI)] = int(rng.below(2))
    s.permits = [int(rng.below(2)) for _ in range(SPECIES)]
    s.carts_left, s.fridges_left, s.loans_left = rng.below(2), rng.below(2), rng.below(2)
    s.place[0] = int(rng.below(2))  # at sea, or in the left dock
    return s


@pytest.mark.parametrize("number", range(len(DOORS) + 1))
def test_K25_what_is_possible_after_an_entry_is_known_before(number: int) -> None:
    game, rng = with_doors(number), Rng(number)
    for _ in range(300):
        s = crowded(game, rng)
        before = game.position(s)
        for market in game.hall.markets:
            for way in range(PAYMENTS):
                if is_way(market, way) and is_at_hand(s, 0, market, way):
                    inside = s.clone()
                    settle_entry(inside, 0, market, way)
                    assert market.is_possible(s, 0, way) == market.is_possible(inside, 0, INSIDE), (market.name, way)
        assert game.position(s) == before


def test_K26_no_outer_market_takes_a_token_at_its_door() -> None:
    """Paying with it would change what a lot or a case is worth; no box has such a door."""
    for name in MARKETS[SPECIES:]:
        with pytest.raises(Impossible, match="token"):
            open_game("tokyo", {}, {name: {"entry": {"token": "eel"}}})


def test_K36_the_last_takoyaki_pays_the_entry_and_is_exchanged_for() -> None:
    """It lies on the market again once it has paid; a squid that has paid cannot be sold."""
    t = Table(["octopus"], [{"cash": 0, "tokens": {"takoyaki": 1, "octopus": 1}}, {"tokens": {"takoyaki": 14}}])
    assert "enter octopus token" in t.moves() and "enter octopus actions" not in t.moves()
    t.play("enter octopus token", "exchange")
    one, two = ({"cash": 100, "tokens": {"squid": squid}} for squid in (1, 2))
    assert Table(["squid"], [one, {}]).refused("enter squid token") == "K25"
    assert "enter squid token" in Table(["squid"], [two, {}]).moves()
