"""The bank (K44, K52)."""

from criee.games.tokyo.score import sheet, wealth
from tokyo.table import Table


def test_K44_a_loan_gives_500_and_costs_1000_in_the_end() -> None:
    t = Table(["bank"], [{}, {}]).play("enter bank action", "loan")
    assert t.cash() == 2500
    assert [a - b for a, b in zip(wealth(Table(["bank"], [{}, {}]).state), wealth(t.state), strict=True)] == [500, 0]


def test_K44_nobody_holds_both() -> None:
    t = Table(["bank"], [{}, {}]).play("enter bank action", "share")
    assert t.cash() == 1700 and "loan" not in t.moves() and "share" in t.moves()
    u = Table(["bank"], [{}, {}]).play("enter bank action", "loan")
    assert "share" not in u.moves() and u.refused("share") == "K44"


def test_K44_the_last_300_yen_buy_a_share() -> None:
    t = Table(["bank"], [{"cash": 300}, {}]).play("enter bank action", "share")
    assert t.cash() == 0 and t.reason("share") == ("K58", "refuse-cash")


def test_K44_three_loans_and_two_shares() -> None:
    t = Table(["bank"], [{}, {}]).play("enter bank action", "loan", "loan", "loan")
    assert t.view["loans"] == 0 and "loan" not in t.moves()
    u = Table(["bank"], [{}, {}]).play("enter bank action", "share", "share")
    assert u.view["shares"] == 0 and "share" not in u.moves() and u.cash() == 1400


def test_K52_shareholders_get_their_half_rounded_up() -> None:
    """One loan: 500 interest, 250 each, rounded up to 300. K51 cancels out: all are tied."""
    base = wealth(Table(["bank"], [{}, {}, {}]).state)
    shared = wealth(Table(["bank"], [{"loans": 1}, {"shares": 1}, {"shares": 1}]).state)
    assert [a - b for a, b in zip(shared, base, strict=True)] == [-1000, 300, 300]


def test_K52_one_holder_of_both_gets_all_and_unsold_parts_stay_with_the_bank() -> None:
    base = wealth(Table(["bank"], [{}, {}]).state)
    both = wealth(Table(["bank"], [{"loans": 3}, {"shares": 2}]).state)
    one = wealth(Table(["bank"], [{"loans": 3}, {"shares": 1}]).state)
    assert both[1] - base[1] == 1500 and one[1] - base[1] == 800


def test_K52_loans_and_interest_stand_on_the_sheet_of_whom_they_concern() -> None:
    t = Table(["bank"], [{"loans": 2}, {"shares": 1}, {}])
    lines = [(tally.seat, tally.line.key, tally.points) for tally in sheet(t.state) if tally.line.rule == "K52"]
    assert lines == [(0, "score-loans", -2000), (1, "score-shares", 500)]
