"""Views and what can be imagined from them (F2, F13, F29); notation; the promises of every game."""

from __future__ import annotations

import pytest

from criee.engine.check import check_game, check_notation
from criee.engine.phase import NOBODY
from criee.engine.rng import Rng
from criee.games import open_game
from fangfrisch.drawn import Drawn


def test_F13_what_is_imagined_fits_the_view_and_makes_up_only_the_others_rings() -> None:
    table = Drawn(phase="ring", seller=0, lot=["eel1"], decided=[1, 2], rings=[1])
    made_up: set[tuple[bool, bool]] = set()
    rng = Rng(2)
    for _ in range(40):
        world = table.game.imagine(table.game.view(table.state, 1), 1, rng)
        assert table.game.view(world, 1) == table.game.view(table.state, 1)
        rings = table.game.position(world)["rings"]
        assert isinstance(rings, list)
        made_up.add((1 in rings, 2 in rings))
    assert made_up == {(True, False), (True, True)}


def test_F2_an_imagined_deck_keeps_the_known_places() -> None:
    """End phase 15 cards above the bottom, market close in the last six, whatever world is imagined."""
    table = Drawn(phase="ring", seller=0, lot=["eel1"], money=[30, 30, 30])
    game, rng = table.game, Rng(4)
    for _ in range(20):
        world = game.imagine(game.view(table.state, 2), 2, rng)
        turned: list[str] = []
        while len(game.to_act(world)):
            for seat in game.to_act(world):
                move = int(game.draw(world, rng)) if seat < 0 else game.parse("wait")
                if seat < 0:
                    turned.append(game.describe(move))
                game.play(world, seat, move)
        cards = [text for text in turned if text.startswith("turn ")]
        assert cards.index("turn end") == 87  # one card is out already
        assert 97 <= cards.index("turn close") <= 102


def test_F29_the_view_of_a_spectator_holds_no_ring() -> None:
    table = Drawn(phase="award", seller=0, lot=["eel1"], decided=[1, 2, 3], rings=[1, 3])
    for viewer, rings in ((NOBODY, []), (0, []), (1, [1]), (2, []), (3, [3])):
        assert table.game.view(table.state, viewer)["rings"] == rings


def test_every_code_has_a_text_of_its_own() -> None:
    game = open_game("fangfrisch")
    check_notation(game)
    assert game.parse("  steal   p5 tub ") == game.parse("steal p5 tub")


@pytest.mark.parametrize(
    "junk",
    ["", "ring ring", "sell", "lay eel4 tub", "lay eel² tub", "lay eel٢ tub", "award p6", "award p0",
     "first p١", "steal p99999999999999999999 tub", "RING", "turn eel", "bin octopus now", "tin cat", "bell ?",
     "sell tub", "sell tub eel", "lay thief nowhere", "steal p9 bin"],
)  # fmt: skip
def test_junk_is_no_move(junk: str) -> None:
    with pytest.raises(ValueError):
        open_game("fangfrisch").parse(junk)


@pytest.mark.parametrize("code", [-1, 10**9, 10**30])
def test_a_code_out_of_range_has_no_text(code: int) -> None:
    with pytest.raises(ValueError):
        open_game("fangfrisch").describe(code)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_promises_hold(seats: int) -> None:
    check_game(open_game("fangfrisch"), seats, 4, seed=100)
    check_game(open_game("fangfrisch", {"closed_bins": True, "head_start": "p2"}), seats, 1, seed=200)
