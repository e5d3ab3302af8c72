"""Before the first turn (K1, K2, K4, K5)."""

import pytest

from criee.engine.line import Impossible
from criee.engine.match import Match
from criee.engine.phase import HOUSE
from criee.games import open_game
from criee.games.tokyo.pieces import FISH, OUTER
from criee.words import LANGUAGES, Words
from tokyo.table import Table, opened


def settled(seats: int, seed: int = 3, **options: object) -> list[str]:
    match = Match(open_game("tokyo", options), seats, seed)
    match.settle()
    markets: list[str] = match.game.view(match.state, 0)["markets"]  # type: ignore[assignment]
    return markets


@pytest.mark.parametrize(("seats", "fish", "outer"), [(2, 3, 2), (3, 4, 2), (4, 4, 3), (5, 5, 3), (6, 5, 4)])
def test_K1_how_many_markets_are_drawn(seats: int, fish: int, outer: int) -> None:
    markets = settled(seats)
    assert "mackerel" in markets and "ships" in markets
    assert sum(name in FISH for name in markets) == fish + 1 and sum(name in OUTER for name in markets) == outer + 1


def test_K1_beginner_has_no_tuna_and_always_eel_crab_snapper() -> None:
    for seed in range(12):
        markets = settled(4, seed, beginner=True)
        assert "tuna" not in markets and {"eel", "crab", "snapper"} <= set(markets)


def test_K1_beginner_never_draws_tuna_as_a_replacement() -> None:
    t = Table(["eel"], [{"permits": {"eel": 1}}, {}], {"beginner": True}, phase="market", overfished=["eel"],
              owed=1, back="navigate")  # fmt: skip
    assert "market tuna" not in t.moves(-1) and "market squid" in t.moves(-1)


def test_K1_markets_can_be_chosen_and_more_of_them() -> None:
    chosen = settled(2, tuna="always", bank="always", squid="never", more_fish=5, more_outer=6)
    assert "tuna" in chosen and "bank" in chosen and "squid" not in chosen
    assert sum(name in FISH for name in chosen) == 8 and sum(name in OUTER for name in chosen) == 9


def test_K1_chosen_markets_come_first_in_their_order() -> None:
    game = opened((("eel", "always"), ("tuna", "always"), ("bank", "always")))
    state = game.new(2)
    for name in ("tuna", "eel", "bank"):
        assert [game.describe(move) for move in game.moves(state, HOUSE)] == [f"market {name}"]
        game.play(state, HOUSE, game.parse(f"market {name}"))
    assert len(game.moves(state, HOUSE)) > 1  # the rest is drawn


def test_K2_everybody_starts_alike() -> None:
    t = Table([], [{}, {}, {}])
    for seat in range(3):
        mine = t.player(seat)
        assert (mine["cash"], mine["docks"], mine["permits"], mine["tokens"]) == (2000, 1, {"mackerel": 1}, {})
        assert [(s["cells"], s["place"]) for s in t.view["ships"] if s["owner"] == seat] == [(1, "left")]


def test_K5_the_first_player_is_drawn_among_all() -> None:
    game = open_game("tokyo")
    match = Match(game, 4, 1)
    while game.phase(match.state).name != "first":
        match.follow(-1, match.draw())
    assert [game.describe(move) for move in match.moves(-1)] == ["first p1", "first p2", "first p3", "first p4"]
    match.follow(-1, game.parse("first p3"))
    assert match.state.turn == 2  # type: ignore[attr-defined]


def test_K4_hidden_money_is_shown_to_its_owner_only_until_the_end() -> None:
    t = Table([], [{"cash": 700}, {"cash": 900}], {"hidden_money": True})
    seen = t.game.view(t.state, 1)["players"]
    assert [player["cash"] for player in seen] == [-1, 900]  # type: ignore[attr-defined]
    t.state.phase = t.game.phase_names.index("over")
    assert [player["cash"] for player in t.game.view(t.state, 1)["players"]] == [700, 900]  # type: ignore[attr-defined]


@pytest.mark.parametrize(("market", "wish", "allowed"), [
    ("tuna", "always", "drawn or never"), ("eel", "never", "drawn or always"), ("crab", "never", "drawn or always"),
    ("snapper", "never", "drawn or always"),
])  # fmt: skip
def test_K1_a_first_game_refuses_the_contrary_and_names_the_choices(market: str, wish: str, allowed: str) -> None:
    with pytest.raises(Impossible) as error:
        open_game("tokyo", {"beginner": True, market: wish})
    assert market in error.value.where and "beginner" in error.value.reason and allowed in error.value.reason
    assert error.value.line is not None
    for lang in LANGUAGES:
        assert allowed.split()[2] in Words("tokyo", lang, []).line(error.value.line)
    assert open_game("tokyo", {"beginner": True, market: allowed.split()[2]}) is not None
    assert open_game("tokyo", {market: wish}) is not None
