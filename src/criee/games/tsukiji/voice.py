"""What Tsukiji Market says: labels and the log by their own files, and what a move is sure to do.

A forecast is played on a clone by the phases themselves; nothing is worked out a second time. A rival's sealed bid is
never looked at: a bid is held against every bid that the rival may make.
"""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from criee.engine.line import Line
from criee.engine.phase import HOUSE, Phase
from criee.engine.voice import Voice
from criee.games.tsukiji import labels, story
from criee.games.tsukiji.box import SPECIALITIES
from criee.games.tsukiji.effects import NO_BONUS, Arrival
from criee.games.tsukiji.flow import CLEAR_PHASE, LAYOUT_PHASE, RECENTRE_PHASE, TAKE_PHASE, at_an_end
from criee.games.tsukiji.moves import Codes
from criee.games.tsukiji.score import pile_points
from criee.games.tsukiji.state import END, TsukijiState
from criee.games.tsukiji.view import NIGHT_DAY


class TsukijiVoice(Voice[TsukijiState]):
    def __init__(self, phases: list[Phase[TsukijiState]], codes: Codes) -> None:
        super().__init__(phases)
        self.codes = codes

    def label(self, state: TsukijiState, seat: int, move: int) -> Line:
        return labels.label(self.codes, state, seat, move)

    def story(self, before: TsukijiState, after: TsukijiState, seat: int, move: int, viewer: int) -> list[Line]:
        return story.story(self.codes, before, after, seat, move)

    def foresee(self, state: TsukijiState, seat: int, move: int) -> Mapping[str, object]:
        if move < self.codes.take:
            return {"meets": [self.meeting(state, seat, move, rival) for rival in state.box.bids]}
        return self.passing(state, seat, move)

    # --- bids (T5-T7, T11-T13) ---------------------------------------------------------------------------

    def meeting(self, state: TsukijiState, seat: int, move: int, rival: int) -> dict[str, object]:
        """How a bid meets one of the rival's: who takes a card, in order, where the barrel then is, at whose end."""
        then = state.clone()
        if seat == 0:  # whatever the rival has sealed is not known here
            then.bid1 = 0
        else:
            then.bid0 = 0
        self.play(then, seat, move)
        self.play(then, 1 - seat, rival)
        self.play_house(then)  # reveal
        picks: list[int] = []
        if then.phase == TAKE_PHASE:
            picks.append(int(then.picker))
            if then.waiting >= 0 and then.on_balance() > 1:
                picks.append(int(then.waiting))
        barrel = int(then.barrel)
        end = {"seat": int(then.side()), "sure": self.stays(then)} if at_an_end(then) else None
        if then.phase == CLEAR_PHASE:
            self.play_house(then)  # after a tie by night the barrel turns
        face = NIGHT_DAY[1 if then.day else 0]
        bid = rival + int(state.box.lowest_bid)
        return {"bid": bid, "tie": rival == move, "picks": picks, "barrel": barrel, "face": face, "end": end}

    def stays(self, then: TsukijiState) -> bool:
        """T24: whether the barrel ends the round where it is and brings its bonus, whichever cards are picked."""
        if then.phase == TAKE_PHASE:
            picker = then.picker
            return all(self.stays(self.after(then, picker, m)) for m in self.phases[TAKE_PHASE].moves(then, picker))
        over = then.clone()
        if over.phase == CLEAR_PHASE:
            self.play_house(over)
        if over.phase == RECENTRE_PHASE:
            self.play_house(over)
            return over.chain == END
        return over.phase == LAYOUT_PHASE and at_an_end(over)  # the bonus comes after the layout (option)

    # --- cards (T8-T10, T14-T24) -------------------------------------------------------------------------

    def passing(self, state: TsukijiState, seat: int, move: int) -> dict[str, object]:
        """A card passes from one place to another: what the piles are worth before and after, and what it sets off."""
        then = self.after(state, seat, move)
        face = self.passed(state, move)
        found: dict[str, object] = {
            "gain": None,
            "loss": None,
            "barrel": int(then.barrel),
            "knives": [int(then.knives(0)), int(then.knives(1))],
            "wins": False,
            "bonus": "",
            "lost": False,
        }
        if self.codes.steal <= move < self.codes.turn:
            found["loss"] = pile_change(state, then, 1 - seat, face, state.colour_of(1 - seat, face))
        if move < self.codes.discard:
            colour = then.colour_of(seat, face)
            arrival = Arrival(state, then, seat, face, colour)
            found["gain"] = pile_change(state, then, seat, face, colour)
            found["wins"] = arrival.wins
            found["bonus"] = "" if arrival.bonus == NO_BONUS else SPECIALITIES[arrival.bonus]
            found["lost"] = arrival.lost
        found["end"] = self.end_of_round(then)
        return found

    def passed(self, state: TsukijiState, move: int) -> int:
        """The face that a move of a player moves."""
        if move < self.codes.play:
            return int(state.left if self.codes.taken(move)[0] == 0 else state.right)
        if move < self.codes.steal:
            return int(state.held)
        return move - (self.codes.steal if move < self.codes.discard else self.codes.discard)

    # --- what the house is bound to do next ----------------------------------------------------------------

    def end_of_round(self, then: TsukijiState) -> dict[str, object] | None:
        """T24, T31: whom the round leaves with the barrel at his end, if it is over; the bonus may be lost."""
        if then.phase == CLEAR_PHASE:
            self.play_house(then)
        if then.phase != RECENTRE_PHASE:
            return None
        seat = int(then.side())
        self.play_house(then)
        return {"seat": seat, "lost": then.chain != END}

    def play(self, state: TsukijiState, seat: i64, move: i64) -> None:
        self.phases[state.phase].play(state, seat, move)

    def play_house(self, state: TsukijiState) -> None:
        """The only thing the house can do now."""
        self.play(state, HOUSE, self.phases[state.phase].moves(state, HOUSE)[0])


def pile_change(before: TsukijiState, after: TsukijiState, seat: i64, face: i64, colour: i64) -> dict[str, object]:
    return {
        "seat": int(seat),
        "colour": before.box.names[colour],
        "face": before.box.labels[face],
        "before": int(pile_points(before, seat, colour)),
        "after": int(pile_points(after, seat, colour)),
    }
