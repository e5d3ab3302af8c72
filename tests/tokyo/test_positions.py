"""Positions: read back as written, and refused when they cannot be (K3, K12, K15, K32, K44, K55, K56)."""

import json

import pytest

from criee.engine.line import Impossible, Refused
from criee.engine.rng import Rng
from criee.words import LANGUAGES, Words
from tokyo.table import Data, Table, barrel, opened, ship


def position(**rest: object) -> Data:
    return {"markets": ["eel", "crab", "bank", "octopus"], "players": [{}, {}], **rest}


def lot(cash: int) -> Data:
    """At the auction, where the fee of this lot is 1400."""
    players: list[Data] = [{"cash": cash, "tokens": {"eel": 2}}, {}]
    laid: Data = {"markets": ["eel", "auction"], "phase": "lot", "market": "auction", "lot": {"eel": 2}}
    return {**laid, "eel": 13, "dealt": True, "players": players}


@pytest.mark.parametrize(
    ("data", "where"),
    [
        (position(players=[{}]), "players"),
        (position(players=[{"cash": 150}, {}]), "cash"),
        (position(players=[{"permits": {"mackerel": 3, "eel": 2}}, {}]), "permits"),
        (position(players=[{"loans": 1, "shares": 1}, {}]), "loans"),
        (position(players=[{"fresh": [barrel("eel", 150)]}, {}]), "price"),
        (position(players=[{"fresh": [barrel("eel", 1100), barrel("eel", 1200)]}, {}]), "price"),
        (position(players=[{"fresh": [barrel("crab", 100)]}, {}]), "fresh"),
        (position(players=[{"old": [barrel("takoyaki", 100)]}, {}]), "old"),
        (position(players=[{"fresh": [barrel("eel", 100, 7)]}, {}]), "eel"),
        (position(players=[{"tokens": {"eel": 6}}, {}]), "overfished"),
        (position(players=[{"tokens": {"squid": 1}}, {}]), "markets"),
        (position(players=[{"fish": 1}, {}]), "fish"),
        (position(ships=[ship(1, 0, "sea", "eel", eel=1)]), "permits"),
        (position(ships=[ship(1, 0, "left", "mackerel")]), "ships"),
        (position(ships=[ship(1, 0, "sea", "mackerel", mackerel=2)]), "ships"),
        (position(ships=[ship(8, 0, "left")]), "docks"),
        (position(ships=[ship(14, 0, "sea")]), "number"),
        (position(ships=[ship(16, 0, "sea", "mackerel")]), "ships"),
        (position(barrels={"mackerel": 5}), "mackerel barrels"),
        (position(phase="nap"), "phase"),
        (position(phase="visit"), "market"),
        (position(phase="price"), "after"),
        (position(phase="bid", after="navigate"), "token"),
        (position(phase="land"), "landed"),
        (position(phase="fugu"), "players"),
        (position(phase="market"), "back"),
        (position(market="bank"), "market"),
        (position(lot={"eel": 1}), "lot"),
        (position(waiting={"crab": 1}), "acted"),
        (position(eel=14), "eel"),
        (position(players=[{"carts_1": 1}, {}]), "markets"),
        (position(refrigerators=2), "markets"),
        ({**position(players=[{"loans": 1}, {}]), "markets": ["eel"]}, "markets"),
        ({**position(shares=2), "markets": ["eel"]}, "markets"),
        (position(aquarium={"eel": 1}), "aquarium"),
        (position(government={"eel": 1}), "government"),
        (position(cases=[{"eel": 1}]), "cases"),
        ({**position(aquarium={"eel": 3}), "markets": ["eel", "aquarium"]}, "aquarium"),
        ({**position(aquarium={"takoyaki": 1}), "markets": ["octopus", "aquarium"]}, "aquarium"),
        ({**position(government={"mackerel": 9, "eel": 5}), "markets": ["eel", "government"]}, "government"),
        (position(phase="visit", market="mackerel", half=True), "half"),
        (position(phase="visit", market="mackerel", half=True, dealt=True), "half"),
        (position(phase="visit", market="eel", half=True, dealt=True), "half"),
        (position(half=True), "half"),
        (position(lowest_kind="eel"), "lowest_kind"),
        ({**position(), **lot(1300)}, "players[0].cash"),
        (position(phase="score"), "phase"),
        (position(phase="over", turn=1, round=60), "phase"),
        (position(phase="score", ender=1), "phase"),
    ],
)
def test_K56_impossible_positions_are_refused(data: Data, where: str) -> None:
    with pytest.raises(Impossible) as error:
        opened().from_position(data)
    assert where in error.value.where


@pytest.mark.parametrize("options", [{}, {"hidden_money": True, "more_fish": 5, "more_outer": 6}])
def test_K60_positions_and_imagined_views_read_back(options: Data) -> None:
    """Along matches of a careless but busy player, in every phase it comes through."""
    game = opened(tuple(options.items()))
    ends, sells = game.parse("end"), range(game.parse("sell ship 1"), game.parse("sell ship 16") + 1)
    for seats in (2, 4, 6):
        rng, state = Rng(seats), game.new(seats)
        for step in range(600):
            acting = game.to_act(state)
            if not acting:
                break
            if step % 9 == 0:
                data = json.loads(json.dumps(game.position(state)))
                assert game.position(game.from_position(data)) == data
                for viewer in range(seats):
                    seen = game.view(state, viewer)
                    assert game.view(game.imagine(seen, viewer, rng), viewer) == seen
            for seat in acting:
                moves = [m for m in game.moves(state, seat) if m != ends and m not in sells]
                move = game.draw(state, rng) if seat < 0 else rng.pick(moves or game.moves(state, seat))
                game.play(state, seat, move)


def test_K56_the_notation_refuses_junk() -> None:
    game = Table([], [{}, {}]).game
    for text in (
        "",
        "sail",
        "sail 99",
        "sail ٢",
        "bid ٢00",
        "bid 1.5",
        "bid 0100",
        "sell eel x01",
        "price boot 300",
        "sell eel 30",
        "enter nowhere action",
    ):
        with pytest.raises(ValueError, match="expected a move"):
            game.parse(text)
    assert game.parse("  moor 1   left ") == game.parse("moor 1 left")


@pytest.mark.parametrize(
    ("text", "rule"),
    [("bid 150", "K59"), ("bid 50", "K59"), ("bid -100", "K59"), ("bid 10100", "K59"), ("bid 10101", "K59"),
     ("bid " + "9" * 5000, "K59"), ("price eel 150", "K15"), ("price eel 2100", "K15"),
     ("price eel 99999999999", "K15"), ("sell fugu x99", "K56"), ("sell eel x23", "K56"),
     ("sell eel x0", "K37"), ("sell eel x-1", "K37"), ("sell fugu x0", "K39")],
)  # fmt: skip
def test_K59_numbers_that_are_never_allowed_are_refused_by_their_rule(text: str, rule: str) -> None:
    with pytest.raises(Refused) as error:
        opened().parse(text)
    assert error.value.rule == rule
    for lang in LANGUAGES:
        assert Words("tokyo", lang, []).line(error.value.line())
