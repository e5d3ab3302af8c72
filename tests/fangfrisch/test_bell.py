"""The bell in live play: F11, F13. The game's windows, the server's judgement, and a clock made by hand."""

from __future__ import annotations

import pytest

from criee.engine import record
from criee.engine.line import Refused
from criee.engine.match import Match
from criee.engine.phase import HOUSE
from criee.engine.rng import Rng
from criee.games import open_game
from fangfrisch.drawn import Drawn
from fangfrisch.referee import Clock, Referee


def live(seats: int, options: dict[str, object] | None = None, money: list[int] | None = None) -> Referee:
    """A refereed match: player 1 sells, one card lies on the table."""
    drawn = Drawn(phase="ring", seller=0, lot=["crab1"], options=options, money=money or [30] * seats)
    return Referee(Match(drawn.game, seats, 5, start=drawn.state, refereed=True), Clock())


def texts(referee: Referee) -> list[str]:
    return [referee.match.game.describe(step.move) for step in referee.match.steps]


def test_F13_the_window_says_who_may_ring_and_how_long() -> None:
    for speed, millis in (("slow", 7000), ("normal", 4500), ("fast", 2800)):
        window = live(4, {"live_speed": speed}).show()
        assert window.seats == (1, 2, 3) and window.millis == millis
        assert window.opens == window.lead == (0, 0, 0)
    assert live(4, money=[30, 30, 9, 30]).show().seats == (1, 3)  # F14


def test_F13_the_fastest_of_several_has_the_lot_and_the_dice_are_not_asked() -> None:
    for fast, slow in ((1, 3), (3, 1)):
        referee = live(4)
        referee.show()
        referee.clock.millis = 412
        assert referee.ring(fast) == "rung"
        referee.clock.millis = 413
        assert referee.ring(slow) == "rung"
        referee.decide()
        assert referee.match.steps[3].seat == HOUSE
        assert texts(referee)[3] == f"award p{fast + 1}"
        assert referee.match.to_act() == (fast,)


def test_F13_settle_waits_for_the_referee_only_if_several_rang() -> None:
    referee = live(4)
    for seat, move in ((1, "ring"), (2, "ring"), (3, "wait")):
        referee.match.play(seat, referee.match.game.parse(move))
    assert referee.match.to_act() == (HOUSE,)
    window = referee.window
    assert window is not None and window.seats == (1, 2) and window.millis == 0  # nobody can ring any more
    with pytest.raises(Refused) as refused:
        referee.match.play(HOUSE, referee.match.game.parse("award p4"))  # did not ring
    assert refused.value.rule == "F13"
    referee.match.play(HOUSE, referee.match.game.parse("award p3"))
    assert referee.match.to_act() == (2,)


def test_F13_one_ring_or_none_needs_no_referee() -> None:
    referee = live(4)
    referee.show()
    referee.clock.millis = 100
    referee.ring(2)
    referee.decide()
    assert texts(referee)[3] == "award p3"
    referee = live(4)
    referee.show()
    referee.decide()  # F15: the next card comes by itself
    assert texts(referee)[3] == "no ring" and texts(referee)[4].startswith("turn ")


def test_F13_too_late_is_too_late_and_a_second_stroke_changes_nothing() -> None:
    referee = live(4)
    window = referee.show()
    referee.clock.millis = 300
    assert [referee.ring(1), referee.ring(1)] == ["rung", "again"]
    referee.clock.millis = window.millis + 1
    assert referee.ring(2) == "late"
    referee.decide()
    assert texts(referee)[:4] == ["ring", "wait", "wait", "award p2"]


def test_F11_with_three_the_seller_s_bell_opens_after_the_card_is_named() -> None:
    referee = live(3)
    window = referee.show()
    assert window.seats == (0, 1, 2) and window.opens == (700, 0, 0)
    referee.clock.millis = 699
    assert [referee.ring(0), referee.ring(1)] == ["locked", "rung"]
    referee.clock.millis = 700
    assert referee.ring(0) == "rung"
    four = live(4)
    four.show()
    assert four.ring(0) == "closed"  # with four the seller never may


def test_F13_a_head_start_takes_a_moment_off_one_player_s_times() -> None:
    referee = live(4, {"head_start": "p4"})
    assert referee.show().lead == (0, 0, 300)
    referee.clock.millis = 500
    referee.ring(1)
    referee.clock.millis = 790
    referee.ring(3)
    referee.decide()
    assert texts(referee)[3] == "award p4"


def test_F13_a_ring_buys_everything_on_the_table() -> None:
    referee = live(4)
    referee.show()
    referee.decide()
    game = referee.match.game
    lot = game.view(referee.match.state, 1)["lot"]
    assert isinstance(lot, list) and len(lot) == 2
    referee.show()
    referee.clock.millis += 50
    referee.ring(1)
    referee.decide()
    ledger = game.position(referee.match.state)["ledger"]
    assert isinstance(ledger, dict) and ledger["lots"] == [0, 1, 0, 0] and ledger["bonus"] == [2, 0, 0, 0]


def test_F13_F25_no_ring_is_accepted_once_market_close_is_up() -> None:
    drawn = Drawn(phase="ring", seller=0, lot=["crab1"], ending=True, deck={})
    referee = Referee(Match(drawn.game, 4, 5, start=drawn.state, refereed=True), Clock())
    referee.show()
    referee.decide()  # nobody rang: the last card is market close
    assert "turn close" in texts(referee) and referee.match.over()
    assert referee.window is None


def test_F13_a_whole_live_match_is_recorded_like_one_in_steps() -> None:
    """The referee's hands and the dice write the same moves: the record replays without a referee."""
    game = open_game("fangfrisch")
    clock, rng = Clock(), Rng(6)
    referee = Referee(Match(game, 4, 9, refereed=True), clock)
    match = referee.match
    contested = 0
    while not match.over():
        window = referee.window
        if window is not None:
            referee.show()
            for seat in window.seats:
                clock.millis += 20
                if rng.below(5) == 0:
                    referee.ring(seat)
            contested += len(referee.bell.rings) > 1
            referee.decide()
        else:
            seat = match.to_act()[0]
            match.play(seat, match.moves(seat)[-1])
    assert contested > 0
    again = record.read(record.write(match), open_game)
    assert game.position(again.state) == game.position(match.state)
