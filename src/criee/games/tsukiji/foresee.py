"""What a legal move is sure to do, for a client to draw before the choice is final.

Everything here is played on a clone by the phases themselves; nothing is worked out a second time. A rival's sealed
bid is never looked at: a bid is held against every bid that the rival may make.
"""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from criee.engine.phase import HOUSE, Phase
from criee.games.tsukiji.box import SPECIALITIES
from criee.games.tsukiji.effects import NO_BONUS, Arrival
from criee.games.tsukiji.flow import CLEAR_PHASE, RECENTRE_PHASE, TAKE_PHASE
from criee.games.tsukiji.moves import Codes
from criee.games.tsukiji.score import pile_points
from criee.games.tsukiji.state import END, TsukijiState
from criee.games.tsukiji.view import NIGHT_DAY


def foresee(
    phases: list[Phase[TsukijiState]], codes: Codes, state: TsukijiState, seat: int, move: int
) -> Mapping[str, object]:
    if move < codes.take:
        return {"meets": [meeting(phases, state, seat, move, rival) for rival in state.box.bids]}
    return passing(phases, codes, state, seat, move)


# --- bids (T5-T7, T11-T13) ---------------------------------------------------------------------------


def meeting(
    phases: list[Phase[TsukijiState]], state: TsukijiState, seat: int, move: int, rival: int
) -> dict[str, object]:
    """How a bid meets one bid of the rival: who takes a card, in order, and where the barrel comes to stand."""
    then = state.clone()
    if seat == 0:  # whatever the rival has sealed is not known here
        then.bid1 = 0
    else:
        then.bid0 = 0
    play(phases, then, seat, move)
    play(phases, then, 1 - seat, rival)
    play_house(phases, then)  # reveal
    picks: list[int] = []
    if then.phase == TAKE_PHASE:
        picks.append(int(then.picker))
        if then.waiting >= 0 and then.on_balance() > 1:
            picks.append(int(then.waiting))
    barrel = int(then.barrel)
    if then.phase == CLEAR_PHASE:
        play_house(phases, then)  # after a tie by night the barrel turns
    face = NIGHT_DAY[1 if then.day else 0]
    bid = rival + int(state.box.lowest_bid)
    return {"bid": bid, "tie": rival == move, "picks": picks, "barrel": barrel, "face": face}


# --- cards (T8-T10, T14-T24) -------------------------------------------------------------------------


def passing(
    phases: list[Phase[TsukijiState]], codes: Codes, state: TsukijiState, seat: int, move: int
) -> dict[str, object]:
    """A card passes from one place to another: what the piles are worth before and after, and what it sets off."""
    then = state.clone()
    play(phases, then, seat, move)
    face = passed(codes, state, move)
    found: dict[str, object] = {
        "gain": None,
        "loss": None,
        "barrel": int(then.barrel),
        "knives": [int(then.knives(0)), int(then.knives(1))],
        "wins": False,
        "bonus": "",
        "lost": False,
    }
    if codes.steal <= move < codes.turn:
        found["loss"] = pile_change(state, then, 1 - seat, face, state.colour_of(1 - seat, face))
    if move < codes.discard:
        colour = then.colour_of(seat, face)
        arrival = Arrival(state, then, seat, face, colour)
        found["gain"] = pile_change(state, then, seat, face, colour)
        found["wins"] = arrival.wins
        found["bonus"] = "" if arrival.bonus == NO_BONUS else SPECIALITIES[arrival.bonus]
        found["lost"] = arrival.lost
    found["end"] = end_of_round(phases, then)
    return found


def passed(codes: Codes, state: TsukijiState, move: int) -> int:
    """The face that a move of a player moves."""
    if move < codes.play:
        return int(state.left if codes.taken(move)[0] == 0 else state.right)
    if move < codes.steal:
        return int(state.held)
    return move - (codes.steal if move < codes.discard else codes.discard)


def pile_change(before: TsukijiState, after: TsukijiState, seat: i64, face: i64, colour: i64) -> dict[str, object]:
    return {
        "seat": int(seat),
        "colour": before.box.names[colour],
        "face": before.box.labels[face],
        "before": int(pile_points(before, seat, colour)),
        "after": int(pile_points(after, seat, colour)),
    }


# --- what the house is bound to do next ----------------------------------------------------------------


def end_of_round(phases: list[Phase[TsukijiState]], then: TsukijiState) -> dict[str, object] | None:
    """T24, T31: whom the round leaves with the barrel at his end, if it is over; the bonus may be lost."""
    if then.phase == CLEAR_PHASE:
        play_house(phases, then)
    if then.phase != RECENTRE_PHASE:
        return None
    seat = int(then.side())
    play_house(phases, then)
    return {"seat": seat, "lost": then.chain != END}


def play(phases: list[Phase[TsukijiState]], state: TsukijiState, seat: i64, move: i64) -> None:
    phases[state.phase].play(state, seat, move)


def play_house(phases: list[Phase[TsukijiState]], state: TsukijiState) -> None:
    """The only thing the house can do now."""
    play(phases, state, HOUSE, phases[state.phase].moves(state, HOUSE)[0])
