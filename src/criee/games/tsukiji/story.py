"""The sentences of the log: what one step did and nothing else. Keys and arguments only; see texts/.

Nothing here depends on who listens: a sealed bid is told without its number.
"""

from __future__ import annotations

from criee.engine.bits import has
from criee.engine.line import Arg, Line, seat_name
from criee.games.tsukiji import cites
from criee.games.tsukiji import moves as m
from criee.games.tsukiji.box import PUSH, SPECIALITIES
from criee.games.tsukiji.effects import NO_BONUS, Arrival
from criee.games.tsukiji.flow import DRAW_PHASE, LAYOUT_PHASE
from criee.games.tsukiji.labels import card_args, face_line, house_rule, taken
from criee.games.tsukiji.moves import Codes
from criee.games.tsukiji.state import END, TsukijiState


def story(codes: Codes, before: TsukijiState, after: TsukijiState, seat: int, move: int) -> list[Line]:
    lines = told(codes, before, after, seat, move)
    if before.owed > 0 and after.owed == 0 and after.phase != DRAW_PHASE:  # T31: a card that cannot be had
        lines.append(Line("log-short", {"who": seat_name(int(before.picker))}, "T26"))
    if before.day != after.day:
        lines.append(Line("log-day", {}, "T11") if after.day else Line("log-night", {}, "T12"))
    return lines


def told(codes: Codes, before: TsukijiState, after: TsukijiState, seat: int, move: int) -> list[Line]:
    if move < codes.take:
        return [Line("log-bid", {"who": seat_name(seat)}, "T5")]
    if move < codes.play:
        face, colour = taken(codes, before, move)
        return [moved_card("log-take", before, seat, face, colour, cites.taking(before))] + arrival(
            before, after, seat, face, colour
        )
    if move < codes.steal:
        face, colour = int(before.held), move - codes.play
        return [moved_card("log-play", before, seat, face, colour, "T9")] + arrival(before, after, seat, face, colour)
    if move < codes.turn:
        stealing = move < codes.discard
        face = move - (codes.steal if stealing else codes.discard)
        colour = int(before.colour_of(1 - seat, face))
        if not stealing:
            thrown = moved_card("log-discard", before, seat, face, colour, "T21")
            thrown.args["rival"] = seat_name(1 - seat)
            return [thrown]
        stolen = moved_card("log-steal", before, seat, face, colour, cites.stealing(before))
        return [stolen] + arrival(before, after, seat, face, colour)
    if move < codes.house:
        turned = face_line("log-turn", before, move - codes.turn, "T4")
        return [turned] + (drawn_arrival(before, after, int(before.held)) if before.held >= 0 else [])
    return house_story(before, after, move - codes.house)


def house_story(before: TsukijiState, after: TsukijiState, word: int) -> list[Line]:
    rule = house_rule(before, word)
    if word == m.REVEAL:
        return reveal_story(before, after)
    if word == m.CLEAR:
        return [face_line("log-clear", before, int(f), rule) for f in (before.left, before.right) if f >= 0]
    if word == m.RECENTRE:
        return recentre_story(before, after)
    if word == m.LAY:
        return [face_line("log-lay", before, int(before.top), rule), *last_round(before, after)]
    if word == m.DRAW:
        face = int(before.top)
        drawn = face_line("log-draw", before, face, rule, int(before.picker))
        return [drawn, *last_round(before, after), *drawn_arrival(before, after, face)]
    if word == m.REBUILD:
        return [Line("log-rebuild", {}, rule)]
    return [Line("log-score", {}, rule)]


# --- the bids (T5-T7, T11-T13) -----------------------------------------------------------------------


def reveal_story(before: TsukijiState, after: TsukijiState) -> list[Line]:
    bids: dict[str, Arg] = {"one": seat_name(0), "first": int(before.bid0)}
    bids.update({"two": seat_name(1), "second": int(before.bid1)})
    lines = [Line("log-reveal", bids, "T5")]
    difference = abs(int(before.bid0 - before.bid1))
    if difference:
        notches = abs(int(after.barrel - before.barrel))
        pay: dict[str, Arg] = {"who": seat_name(int(after.picker)), "notches": notches}
        pay["rival"] = seat_name(1 - int(after.picker))
        lines.append(Line("log-pay", pay, "T6" if notches else "T7"))
        if 0 < notches < difference:
            lines.append(Line("log-stopped", {}, "T7"))
    elif not before.day:
        lines.append(Line("log-tie-night", {}, "T11"))
    elif before.barrel == 0:
        lines.append(Line("log-tie-centre", {}, "T13"))
    else:
        first = int(before.side())
        tie: dict[str, Arg] = {"who": seat_name(first), "cards": int(before.on_balance())}
        tie["rival"] = seat_name(1 - first)
        lines.append(Line("log-tie-day", tie, "T12"))
    return lines


# --- cards and what they set off (T8-T23) ------------------------------------------------------------


def moved_card(key: str, before: TsukijiState, seat: int, face: int, colour: int, rule: str) -> Line:
    args = card_args(before, face, colour)
    args["who"] = seat_name(seat)
    return Line(key, args, rule)


def drawn_arrival(before: TsukijiState, after: TsukijiState, face: int) -> list[Line]:
    """What a drawn card sets off, once it has entered a pile (a bicolour one still waits for its colour)."""
    seat = int(before.picker)
    if after.held >= 0 or not has(after.cards_of(seat), face):
        return []
    return arrival(before, after, seat, face, int(after.colour_of(seat, face)))


def arrival(before: TsukijiState, after: TsukijiState, seat: int, face: int, colour: int) -> list[Line]:
    """A card has entered a player's piles: what it set off, and what came to nothing."""
    found = Arrival(before, after, seat, face, colour)
    who: dict[str, Arg] = {"who": seat_name(seat)}
    if found.wins:
        return [Line("log-knives", {"who": seat_name(seat), "knives": int(before.box.knives_to_win)}, "T16")]
    lines: list[Line] = []
    if found.has_barrel:
        lines.append(Line("log-barrel", who, "T15") if found.barrel_rolled else Line("log-barrel-stays", who, "T7"))
    if found.bonus != NO_BONUS:
        lines.append(bonus_line(found, seat_name(seat), f"@{before.box.names[colour]}"))
    return lines


def bonus_line(found: Arrival, who: str, fish: str) -> Line:
    """A speciality that is earned (T17); the barrel rolls at once (T22), the others follow as steps of their own."""
    kind = SPECIALITIES[found.bonus]
    rolls = found.bonus == PUSH
    if found.lost:
        return Line(f"log-lost-{kind}", {"who": who, "fish": fish}, "T7" if rolls else "T23")
    return Line(f"log-speciality-{kind}", {"who": who, "fish": fish}, "T22" if rolls else "T17")


# --- the end of the balance and of the deck (T24-T26, T31) -------------------------------------------


def recentre_story(before: TsukijiState, after: TsukijiState) -> list[Line]:
    who = seat_name(int(before.side()))
    lines = [Line("log-recentre", {"who": who}, "T24")]
    if before.box.kind_fish:
        owed: dict[str, Arg] = {"who": who, "cards": int(before.box.kind_fish_cards)}
        lines.append(Line("log-end-draw", owed, "T31") if after.chain == END else Line("log-end-empty", {}, "T26"))
    elif after.chain == END:
        lines.append(Line("log-end-steal", {"who": who}, "T24"))
    else:
        lines.append(Line("log-end-nothing", {"who": who}, "T24"))
    return lines


def last_round(before: TsukijiState, after: TsukijiState) -> list[Line]:
    """The card that was just laid out or drawn emptied the deck for good: which round is the last?"""
    if before.last or not after.last:
        return []
    nothing = before.emptied == 0  # T25: there was no discard pile to turn over
    emptied = Line("log-empty-nothing", {}, "T25") if nothing else Line("log-empty-again", {}, "T26")
    laid_out = before.phase == LAYOUT_PHASE or (before.chain == END and before.on_balance() > 0)
    return [emptied, Line("log-last-next" if laid_out else "log-last-now", {}, "T26")]
