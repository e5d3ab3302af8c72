"""Setup: F1, F2, F3, and the deck whose special cards have known places."""

from __future__ import annotations

from fractions import Fraction

import pytest

from criee.engine.line import Impossible
from criee.engine.match import Match
from criee.engine.phase import HOUSE
from criee.engine.rng import Rng
from criee.games import open_game
from fangfrisch.drawn import LATE, Drawn


def test_F1_everyone_starts_with_30_euro_and_an_empty_stall() -> None:
    game = open_game("fangfrisch")
    for seats in (3, 4, 5):
        state = game.new(seats)
        view = game.view(state, 0)
        assert view["money"] == [30] * seats
        assert view["stalls"] == [{"crate1": [], "crate2": [], "tub": [], "bin": []}] * seats
        assert game.census(state) == {"cards": 104, "shuffled": 102, "euro": 30 * seats}


def test_F2_the_box_has_104_cards_in_their_kinds() -> None:
    table = Drawn(phase="turn", seller=0)
    deck = table.view["deck"]
    assert sum(deck.values()) == 102 and table.view["deck_cards"] == 104
    for species in ("eel", "shark", "plaice", "crab", "tuna", "lobster"):
        assert [deck[f"{species}{n}"] for n in (1, 2, 3)] == [5, 5, 4]
    assert [deck[f"octopus{n}"] for n in (1, 2, 3)] == [4, 4, 2]
    assert deck["thief"] == deck["can"] == 4


def test_F2_end_phase_is_always_the_89th_card_and_market_close_among_the_last_six() -> None:
    game = open_game("fangfrisch")
    for seed in range(60):
        match = Match(game, 3, seed)
        match.settle()
        while not match.over():  # nobody ever rings, so all cards are turned up in one auction
            for seat in match.to_act():
                match.play(seat, game.parse("wait"))
        turned = [game.describe(step.move)[5:] for step in match.steps if game.describe(step.move).startswith("turn ")]
        assert turned.index("end") == 88
        assert 98 <= turned.index("close") == len(turned) - 1


def test_F2_every_place_of_market_close_among_the_last_six_is_equally_likely() -> None:
    chances: list[Fraction] = []
    reached = Fraction(1)
    table = Drawn(phase="turn", seller=0, ending=True, deck={"eel1": 5})  # six cards with market close
    for _ in range(6):
        moves, odds = table.moves(), table.game.phase(table.state).odds(table.state)
        close = Fraction(odds[moves.index("turn close")], sum(odds))
        chances.append(reached * close)
        reached *= 1 - close
        if reached:
            table.play("house turn eel1").rings().play("house no ring")
    assert chances == [Fraction(1, 6)] * 6


def test_F2_market_close_cannot_come_before_the_last_six() -> None:
    table = Drawn(phase="turn", seller=0, ending=True, deck={"eel1": 5, "shark1": 1})
    assert table.moves() == ["turn eel1", "turn shark1"]
    assert Drawn(phase="turn", seller=0, ending=True, deck=LATE).moves() == ["turn eel1", "turn shark1", "turn plaice1"]


def test_F2_all_other_cards_are_shuffled_alike() -> None:
    table = Drawn(phase="turn", seller=0)
    odds = dict(zip(table.moves(), table.game.phase(table.state).odds(table.state), strict=True))
    assert sum(odds.values()) == 102 and "turn end" not in odds and "turn close" not in odds
    assert (
        odds["turn eel1"] == 5 and odds["turn lobster3"] == 4 and odds["turn octopus3"] == 2 and odds["turn can"] == 4
    )


def test_F2_before_the_89th_card_only_end_phase_can_come() -> None:
    deck = {"eel1": 5, "eel2": 5, "eel3": 4}  # 14 and both special cards: 16
    table = Drawn(phase="turn", seller=0, deck=deck)
    assert table.moves() == ["turn end"] and table.game.phase(table.state).odds(table.state) == [1]


def test_F2_what_is_drawn_follows_the_odds() -> None:
    early = {"eel1": 5, "crab3": 4, "tuna1": 5, "can": 4}
    for deck in (early, LATE, {"eel1": 2, "shark2": 3}):
        table = Drawn(phase="turn", seller=0, ending=deck != early, deck=deck)
        moves = table.match.moves(HOUSE)
        odds = table.game.phase(table.state).odds(table.state)
        rng, drawn, times = Rng(11), [0] * table.game.space, 20_000
        for _ in range(times):
            drawn[int(table.game.draw(table.state, rng))] += 1
        assert sum(drawn[move] for move in moves) == times
        for move, weight in zip(moves, odds, strict=True):
            expected = times * weight / sum(odds)
            assert abs(drawn[move] - expected) < 5 * expected**0.5, table.game.describe(move)


def test_F3_the_first_seller_is_drawn_among_all() -> None:
    game = open_game("fangfrisch")
    state = game.new(5)
    assert [game.describe(move) for move in game.moves(state, HOUSE)] == [f"first p{n}" for n in (1, 2, 3, 4, 5)]
    assert game.phase(state).odds(state) == []  # all alike
    game.play(state, HOUSE, game.parse("first p4"))
    assert game.view(state, 0)["seller"] == 3


def test_F3_clockwise_from_the_seller_whoever_bought() -> None:
    table = Drawn(phase="turn", seller=2).turn("can").rings(1).play("house award p2")
    assert table.view["seller"] == 3
    table.turn("can").rings(2).play("house award p3")
    assert table.view["seller"] == 0


@pytest.mark.parametrize("seats", [3, 4])
def test_F13_the_nearer_bell_belongs_to_somebody_at_the_table(seats: int) -> None:
    players = ", ".join(f"p{seat + 1}" for seat in range(seats))
    game = open_game("fangfrisch", {"head_start": "p5"})
    for begin in (lambda: Match(game, seats, 1), lambda: game.from_position({"phase": "turn", "money": [30] * seats})):
        with pytest.raises(Impossible) as refused:
            begin()
        assert refused.value.where == "option head_start"
        assert refused.value.reason == f"must be none, {players}; found 'p5'"
    assert Match(game, 5, 1).seats == 5
    assert Match(open_game("fangfrisch", {"head_start": f"p{seats}"}), seats, 1).seats == seats
