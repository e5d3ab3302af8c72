"""Whoever would throw fish away (F18, F27), buy at a sure loss (F10) or close the market (F14, F26) is told before."""

from __future__ import annotations

import pytest

from criee.bots import seat_bot
from criee.engine.match import Match, offer
from criee.engine.phase import HOUSE
from criee.engine.rng import Rng
from criee.games import open_game
from criee.games.fangfrisch.view import FangfrischView
from criee.words import LANGUAGES, Words
from fangfrisch.drawn import Drawn, Stall
from fangfrisch.patience import evenings, steps

MINE: Stall = {"crate1": ["octopus1", "plaice3"], "tub": ["eel2"]}  # 5 + 2 euro; at half price 2 + 1
FISH: Stall = {"tub": ["tuna1"]}


def poor(*stalls: Stall, **at: object) -> Drawn:
    """Three at a table where nobody can pay for a lot; the first one sells."""
    return Drawn(*stalls, **{"phase": "sell", "seller": 0, "money": [2, 2, 1], **at})  # type: ignore[arg-type]


def warned(table: Drawn, seat: int = 0) -> list[str]:
    """The moves that are asked for twice."""
    return [str(choice["move"]) for choice in offer(table.game, table.state, seat) if "warn" in choice]


HAND = ["crab2", "crab3", "shark1"]


def buyer(stall: Stall, hand: list[str], **at: object) -> Drawn:
    return Drawn(stall, **{"phase": "stow", "seller": 1, "buyer": 0, "hand": hand, **at})  # type: ignore[arg-type]


def test_F18_F27_whatever_goes_into_the_bin_is_asked_for_twice_with_what_it_costs() -> None:
    table = buyer({"crate1": ["eel3", "eel2"], "tub": ["octopus2"]}, HAND)
    costs = {"bin crab": 5, "bin shark": 1, "bin crate1": 5, "bin tub": 2}
    assert set(warned(table)) == set(costs)
    for move, cost in costs.items():
        line = table.game.voice.warning(table.state, 0, table.game.parse(move))
        assert line is not None and (line.rule, line.args) == ("F27", {"euro": 1, "cost": cost})


def test_F18_what_has_to_be_thrown_away_is_not_asked_for_twice() -> None:
    full: Stall = {"crate1": ["eel3"], "crate2": ["plaice1"], "tub": ["tuna2"]}
    table = buyer(full, ["crab2"], laid=True)
    assert [choice["move"] for choice in offer(table.game, table.state, 0)] == ["bin crab"]
    assert warned(table) == []
    assert warned(buyer(full, ["crab2", "shark1"], laid=True)) == []  # whichever goes first
    assert set(warned(buyer(full, ["crab2"]))) == {"bin crab", "bin crate1", "bin crate2", "bin tub"}


def lot(*cards: str, **at: object) -> Drawn:
    """Three at the bell, the second one sells; the first has a little of everything that fits."""
    stalls: list[Stall] = [{"crate1": ["tuna3"], "crate2": ["crab2"]}, {}, {"tub": ["eel3", "eel3"]}]
    return Drawn(*stalls, **{"phase": "ring", "seller": 1, "lot": list(cards), "money": [30] * 3, **at})  # type: ignore[arg-type]


def test_F10_a_lot_that_nobody_could_want_is_asked_for_twice_with_what_is_lost() -> None:
    """Even four sharks bring 5 euro; with the shark above, two crabs and no slot for a lobster there are 4 less 1."""
    table = lot("shark3")
    assert warned(table) == ["ring"]
    line = table.game.voice.warning(table.state, 0, table.game.parse("ring"))
    assert line is not None and line.rule == "F10"
    assert line.args == {"gain": 3, "waste": 0, "euro": 10, "loss": 7}
    line = lot("shark2", "lobster1").game.voice.warning(lot("shark2", "lobster1").state, 0, table.game.parse("ring"))
    assert line is not None and line.args == {"gain": 2, "waste": 1, "euro": 10, "loss": 9}


@pytest.mark.parametrize(
    ("cards", "at"),
    [
        (["shark3", "tuna2"], {}),  # 7 euro now; with one fish more each, 12
        (["eel1"], {}),  # the third player has six eels: kept from him it is worth its price
        (["shark3", "octopus1"], {}),  # where it is laid is not known
        (["shark3", "thief"], {}),  # the third player has fish
        (["shark3"], {"ending": True, "deck": {"eel1": 5, "shark1": 4, "plaice1": 5}}),  # who wins may sell at once
    ],
    ids=["a pile begun", "a rival's", "octopus", "thief", "end phase"],
)
def test_F10_a_lot_that_may_be_worth_it_is_not_doubted(cards: list[str], at: dict[str, object]) -> None:
    assert warned(lot(*cards, **at)) == []


def test_F11_F14_a_rival_who_may_not_ring_keeps_no_loss_from_being_asked() -> None:
    assert warned(lot("eel1", money=[30, 30, 9])) == ["ring"]


@pytest.mark.compiled
def test_F10_who_plays_well_is_not_asked() -> None:
    """A bot that rings when it gains by its own judgement, to the end of every match."""
    rings, asked = 0, 0
    for seed in range(6):
        match = Match(open_game("fangfrisch", {}), 3, seed)
        game, bot = match.game, seat_bot("greedy", match.game)
        ring = game.parse("ring")
        while not match.over():
            seat = next(iter(match.to_act()))
            moves = match.moves(seat)
            view = game.view(match.state, seat)
            move = (
                match.draw() if seat == HOUSE else bot.choose(view, seat, moves, Rng(seed)) if moves[1:] else moves[0]
            )
            if move == ring and seat != HOUSE:
                rings += 1
                asked += game.voice.warning(match.state, seat, ring) is not None
            match.follow(seat, move)
    assert rings > 50 and asked == 0


def test_F14_to_sell_nothing_after_a_round_of_skipped_turns_warns_with_what_the_stall_would_bring() -> None:
    table = poor(MINE, FISH, FISH, idle=2)
    assert warned(table) == ["done"]
    line = table.game.voice.warning(table.state, 0, table.game.parse("done"))
    assert line is not None and line.rule == "F14"
    assert line.args == {"euro": 10, "half": 3, "full": 7}
    assert table.game.prompt(table.state, 0).key == "prompt-sell-last"
    table.play("p1 done", "house skip")
    assert table.phase == "closing"
    assert table.play("house settle p1").money[0] == 2 + 3


def test_F14_those_who_have_nothing_to_sell_decide_nothing_and_hold_nothing_up() -> None:
    table = poor(MINE)
    assert warned(table) == ["done"]
    assert warned(poor(MINE, {}, FISH, idle=1)) == ["done"]
    assert warned(poor(MINE, {}, FISH)) == []  # the third one is asked before a round is full


@pytest.mark.parametrize(
    ("stalls", "at"),
    [
        ([MINE, FISH, FISH], {"idle": 1}),  # another one is still asked
        ([MINE, FISH, FISH], {"idle": 0}),
        ([MINE, FISH, FISH], {"money": [2, 10, 1]}),  # the auction takes place
        ([MINE, FISH, FISH], {"idle": 2, "sold": ["crab"]}),  # something has been sold
    ],
    ids=["second skip", "first skip", "somebody can pay", "a sale"],
)
def test_F14_where_the_market_stays_open_nothing_is_said(stalls: list[Stall], at: dict[str, object]) -> None:
    table = poor(*stalls, **at)
    assert warned(table) == [] and table.game.prompt(table.state, 0).key == "prompt-sell"


def test_F14_who_watches_is_told_of_no_warning_but_waits() -> None:
    table = poor(MINE, FISH, FISH, idle=2)
    assert table.game.prompt(table.state, 1).key == "prompt-wait"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_warnings_can_be_said(lang: str) -> None:
    table, words = poor(MINE, FISH, FISH, idle=2), Words("fangfrisch", lang, ["A", "B", "C"])
    line = table.game.voice.warning(table.state, 0, table.game.parse("done"))
    assert line is not None
    said = words.line(line)
    assert all(f"{euro}\N{NO-BREAK SPACE}€" in said for euro in (10, 3, 7))
    assert words.line(table.game.prompt(table.state, 0))
    line = table.game.voice.warning(lot("shark2", "lobster1").state, 0, table.game.parse("ring"))
    assert line is not None and "9\N{NO-BREAK SPACE}€" in words.line(line)
    line = table.game.voice.warning(buyer({}, HAND).state, 0, table.game.parse("bin crab"))
    assert line is not None and "5\N{NO-BREAK SPACE}€" in words.line(line)


@pytest.mark.compiled
def test_F14_a_warning_comes_true_if_and_only_if_it_is_given() -> None:
    """Played on by the house: nobody else decides before the market closes, or somebody does."""
    seen = 0
    for match in evenings(1):
        for seat, _ in steps(match):
            game = match.game
            if seat == HOUSE or game.phase(match.state).name != "sell":
                continue
            done = game.parse("done")
            then = match.state.clone()
            game.play(then, seat, done)
            while game.phase(then).name == "skip":
                game.play(then, HOUSE, game.parse("skip"))
            closes = game.phase(then).name == "closing"
            assert (game.voice.warning(match.state, seat, done) is not None) == closes
            seen += 1
    assert seen > 100


def test_the_view_says_nothing_new() -> None:
    table = poor(MINE, FISH, FISH, idle=2)
    assert set(table.view) == set(FangfrischView.__annotations__)
