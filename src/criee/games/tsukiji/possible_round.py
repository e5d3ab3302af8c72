"""What can be while a round or a bonus is under way: bids, who picks, where effects come from."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.bits import count
from criee.engine.fields import require
from criee.games.tsukiji import flow
from criee.games.tsukiji.box import COLOURS, DISCARD, DRAW, STEAL
from criee.games.tsukiji.state import BACK_TO_DRAW, BACK_TO_HELD, BACK_TO_LAYOUT, END, NO_CARD, TsukijiState


def bonus_under_way(s: TsukijiState, phase: str) -> bool:
    """Somebody steals, discards or draws."""
    return phase in ("steal", "discard", "draw", "choose") or (
        phase in ("turn", "rebuild") and s.back != BACK_TO_LAYOUT
    )


# --- bids and picks (T5, T6, T8, T11-T13) ------------------------------------------------------------


def check_bids(s: TsukijiState, phase: str) -> None:
    made = (s.bid0 != 0) + (s.bid1 != 0)
    if phase in ("bid", "reveal"):
        require(made < 2 or phase == "reveal", "bids", "both have bid: the phase is reveal (T5)")
        require(made == 2 or phase == "bid", "bids", "both must have bid (T5)")
        require(s.picker < 0, "picker", "nobody picks before the bids are shown (T5)")
    picks = phase in ("take", "clear") or (s.chain != END and bonus_under_way(s, phase))
    if picks:
        require(made == 2, "bids", f"both must have bid before phase {phase} (T5)")
        check_pick(s, phase)
    else:
        require(made != 1 or phase == "bid", "bids", "both have bid, or nobody (T5)")
        require(not s.tied, "tied", f"equal bids have no part in phase {phase} (T12)")
        require(s.waiting < 0, "waiting", f"nobody waits for a card in phase {phase} (T12)")


def check_pick(s: TsukijiState, phase: str) -> None:
    winner = s.bid_winner()
    if phase == "clear":
        require(not s.tied and s.waiting < 0, "tied", "equal bids by day leave nothing to clear (T12)")
        both_take = winner < 0 and s.day and s.barrel != 0
        require(not both_take, "bids", "equal bids by day with the barrel on a side: both take a card (T12)")
        require(s.picker == winner or s.picker < 0, "picker", "the higher bid has picked (T8)")
        return
    require(s.picker >= 0, "picker", f"phase {phase} needs a player who decides")
    require(s.tied == (winner < 0), "tied", "is true if the bids are equal, and only then (T12)")
    if not s.tied:
        require(s.picker == winner, "picker", f"the higher bid picks: that is {winner} (T8)")
        require(s.waiting < 0, "waiting", "who loses the bid takes no card (T8)")
        check_payment(s, phase)
        return
    require(s.day, "face", "equal bids by night give nobody a card (T11)")
    require(s.waiting != s.picker, "waiting", "the other player waits for the other card (T12)")
    if s.waiting >= 0:
        require(s.side() == s.picker, "picker", "who has the barrel on his side picks first (T12)")


def check_payment(s: TsukijiState, phase: str) -> None:
    """T6: the winner has pushed the barrel away by the difference of the bids."""
    paid = abs(int(s.bid0 - s.bid1))
    mine = int(s.barrel if s.picker == 1 else -s.barrel)
    if phase == "take":
        require(mine <= int(s.box.notches) - paid, "barrel", f"was pushed {paid} toward the rival (T6)")


# --- effects under way (T9, T16-T24, T31) ------------------------------------------------------------


def check_bonus(s: TsukijiState, phase: str) -> None:
    bonus = bonus_under_way(s, phase)
    require(bonus or s.chain != END, "end_bonus", f"no bonus is under way in phase {phase} (T24)")
    require(bonus or not s.by_speciality, "by_speciality", f"no bonus is under way in phase {phase} (T17)")
    owed: i64 = s.box.kind_fish_cards - 1 if bonus and s.chain == END and s.box.kind_fish else 0
    require(s.owed <= owed, "owed", "cards are owed only by kind fish at the end of the balance (T31)")
    check_held(s, phase)
    if phase == "recentre":
        require(flow.at_an_end(s), "barrel", "the barrel is not at an end of the balance (T24)")
    if bonus:
        require(s.picker >= 0, "picker", f"phase {phase} needs a player who decides")
        if phase in ("steal", "discard"):
            require(s.cards_of(1 - s.picker) != 0, "piles", f"phase {phase} needs a card to take from the rival (T23)")
        check_source(s, phase)


def check_held(s: TsukijiState, phase: str) -> None:
    """A drawn card waits for its colour, or for the next one to be turned up (T9, T25)."""
    if phase == "choose" or (phase in ("turn", "rebuild") and s.back == BACK_TO_HELD):
        require(s.held != NO_CARD, "held", "a card has been drawn: say which, and by whom")
        asks = phase != "choose" or len(s.box.colours[s.held]) == 2
        require(asks, "held", "only a bicolour card asks for a colour (T9)")
    else:
        require(s.held == NO_CARD, "held", f"no drawn card waits in phase {phase}")
    if phase in ("turn", "rebuild") and s.back == BACK_TO_DRAW:
        require(phase == "turn" and s.last, "back", "a draw waits for the deck only in the last round (T26)")


def check_source(s: TsukijiState, phase: str) -> None:
    """Where a bonus comes from: a speciality, or the end of the balance."""
    kind = STEAL if phase == "steal" else DISCARD if phase == "discard" else DRAW
    if s.chain == END:
        require(s.side() != 1 - s.picker, "barrel", "has been recentred, and rolls only toward who has the bonus (T24)")
        require(
            s.box.end_effects or not s.by_speciality, "by_speciality", "by option these cards have no effects (T24)"
        )
    if s.by_speciality:
        reached = False
        for colour in range(COLOURS):
            full = count(s.pile(s.picker, colour)) == flow.threshold(s, colour)
            reached = reached or (full and s.box.speciality[colour] == kind)
        require(reached, "piles", f"no pile of {s.picker} has just earned what phase {phase} gives (T17)")
        return
    by_balance = s.chain == END and kind == (DRAW if s.box.kind_fish else STEAL)
    require(
        by_balance, "by_speciality", f"phase {phase} is a speciality's, or else the end of the balance's (T24, T31)"
    )
    untouched = kind == STEAL or s.owed == s.box.kind_fish_cards - 1
    require(not untouched or s.barrel == 0, "barrel", "goes back to the centre first (T24)")
