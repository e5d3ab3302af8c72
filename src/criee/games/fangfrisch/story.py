"""The words behind the moves: labels for buttons, sentences for the log. Keys and arguments only; see texts/.

A card is named by its label, which is also a text key: "@eel2" is two eels.
"""

from __future__ import annotations

from criee.engine.bits import members
from criee.engine.line import Arg, Line, seat_name
from criee.games.fangfrisch import moves as m
from criee.games.fangfrisch.box import CAN, CLOSE, END, FACES, JOKER, SLOT_NAMES, SLOTS, SPECIES, THIEF
from criee.games.fangfrisch.flow import CAN_PHASE, CLOSING_PHASE, STEAL_PHASE, STOW_PHASE
from criee.games.fangfrisch.state import NO_SLOT, FangfrischState


def card(s: FangfrischState, kind: int) -> str:
    return f"@{s.box.labels[kind]}"


def cards(s: FangfrischState, kinds: list[int]) -> list[str]:
    return [card(s, kind) for kind in kinds]


def slot_name(slot: int) -> str:
    return f"@{SLOT_NAMES[slot]}"


def sale(s: FangfrischState, seat: int, move: int) -> tuple[int, int]:
    """Slot and species of a selling move."""
    if move < m.SELL_AS:
        return int(s.home(seat, move - m.SELL)), move - m.SELL
    return (move - m.SELL_AS) // SPECIES, (move - m.SELL_AS) % SPECIES


def sale_args(s: FangfrischState, seat: int, move: int) -> dict[str, Arg]:
    slot, species = sale(s, seat, move)
    fish = s.fish[seat * SLOTS + slot]
    euro = int(s.box.price(fish))
    return {"species": f"@{s.box.names[species]}", "fish": fish, "euro": euro, "slot": slot_name(slot)}


def thrown(s: FangfrischState, species: int) -> list[str]:
    """The cards of one species in the hand."""
    first = species * FACES
    return [card(s, kind) for kind in range(first, first + FACES) for _ in range(s.hand[kind])]


def selling_rule(s: FangfrischState) -> str:
    """The winner of an auction sells by F24, the player whose turn it is by F4."""
    return "F24" if s.buyer >= 0 else "F4"


def laying_rule(s: FangfrischState, seat: int, kind: int) -> str:
    """F19: jokers; F17: on the pile of its species; F16: a new species."""
    species = s.box.of_species[kind]
    if species == JOKER:
        return "F19"
    return "F16" if s.home(seat, species) == NO_SLOT else "F17"


def put_away(said: str, s: FangfrischState, seat: int, move: int) -> Line:
    """A card or a slot that goes somewhere, as a label or in the log."""
    if move < m.BIN:
        kind, slot = divmod(move - m.LAY, SLOTS)
        return Line(f"{said}-lay", {"card": card(s, kind), "slot": slot_name(slot)}, laying_rule(s, seat, kind))
    if move < m.CLEAR:
        return Line(f"{said}-bin", {"cards": thrown(s, move - m.BIN)}, "F18")
    if move < m.TIN:
        pile = cards(s, list(s.piles[seat * SLOTS + move - m.CLEAR]))
        return Line(f"{said}-clear", {"cards": pile, "slot": slot_name(move - m.CLEAR)}, "F18")
    return Line(f"{said}-tin", {"card": card(s, move - m.TIN)}, "F21")


# --- labels ------------------------------------------------------------------------------------------


def label(s: FangfrischState, seat: int, move: int) -> Line:
    if move < m.SELL:
        return plain_label(s, move)
    if move < m.STEAL:
        key, rule = ("move-sell", selling_rule(s)) if move < m.SELL_AS else ("move-sell-as", "F6")
        return Line(key, sale_args(s, seat, move), rule)
    if move < m.LAY:
        place = move - m.STEAL
        top = card(s, s.piles[place][-1])
        args: dict[str, Arg] = {"who": seat_name(place // SLOTS), "card": top, "slot": slot_name(place % SLOTS)}
        return Line("move-steal", args, "F20")
    if move < m.TURN:
        return put_away("move", s, seat, move)
    return house_label(s, move)


def plain_label(s: FangfrischState, move: int) -> Line:
    if move == m.RING:
        return Line("move-ring", {"cards": len(s.lot), "euro": int(s.box.lot_price)}, "F10")
    if move == m.WAIT:
        return Line("move-wait", {}, "F15")
    if move == m.NO_STEAL:
        return Line("move-no-steal", {}, "F20")
    return Line("move-done-can", {}, "F21") if s.phase == CAN_PHASE else Line("move-done", {}, selling_rule(s))


def house_label(s: FangfrischState, move: int) -> Line:
    if move < m.FIRST:
        return Line("move-turn", {"card": card(s, move - m.TURN)}, "F9")
    if move < m.AWARD:
        return Line("move-first", {"who": seat_name(move - m.FIRST)}, "F3")
    if move < m.SETTLE:
        return Line("move-award", {"who": seat_name(move - m.AWARD)}, "F13")
    if move < m.NO_RING:
        return Line("move-settle", {"who": seat_name(move - m.SETTLE)}, "F26")
    return Line("move-no-ring", {}, "F15") if move == m.NO_RING else Line("move-skip", {}, "F14")


# --- the log -----------------------------------------------------------------------------------------


def story(before: FangfrischState, after: FangfrischState, seat: int, move: int) -> list[Line]:
    """What one step did. Nothing here depends on who listens.

    A sealed decision is not told at all: the table shows who is still thinking, and the award tells who rang.
    """
    who: dict[str, Arg] = {"who": seat_name(seat)}
    if move < m.SELL:
        return plain_story(before, after, who, move)
    if move < m.STEAL:
        return sale_story(before, after, seat, move)
    if move < m.LAY:
        place = move - m.STEAL
        who["victim"] = seat_name(place // SLOTS)
        who["card"] = card(before, before.piles[place][-1])
        who["slot"] = slot_name(place % SLOTS)
        return [Line("log-steal", who, "F20"), *lost_thieves(after, int(before.thieves) - 1)]
    if move < m.TURN:
        line = put_away("log", before, seat, move)
        line.args.update(who)
        return [line, *(lost_cans(after, seat, before.tins > 0) if move < m.BIN else [])]
    return house_story(before, after, move)


def plain_story(before: FangfrischState, after: FangfrischState, who: dict[str, Arg], move: int) -> list[Line]:
    if move == m.RING or move == m.WAIT:
        return []
    if move == m.NO_STEAL:
        return [Line("log-no-steal", who, "F20"), *lost_cans(after, int(before.buyer), before.tins > 0)]
    if before.phase == CAN_PHASE:
        return [Line("log-done-can", who, "F21")]
    return [Line("log-done" if before.sold else "log-keeps", who, selling_rule(before))]


def sale_story(before: FangfrischState, after: FangfrischState, seat: int, move: int) -> list[Line]:
    """F4-F8: the sale, and whom it spoils what."""
    args = sale_args(before, seat, move)
    args["who"] = seat_name(seat)
    lines = [Line("log-sell", args, "F5") if move < m.SELL_AS else Line("log-sell-as", args, "F6")]
    for place in spoilt(before, after, seat):
        top = card(before, before.piles[place][-1])
        lines.append(Line("log-spoil", {"who": seat_name(place // SLOTS), "card": top}, "F8"))
    return lines


def spoilt(before: FangfrischState, after: FangfrischState, seat: int) -> list[int]:
    """F8: the slots of others whose top card has gone into the bin."""
    found: list[int] = []
    for other in range(int(before.seats)):
        if other != seat and after.bin_cards(other) > before.bin_cards(other):
            places = range(other * SLOTS, (other + 1) * SLOTS)
            found += [place for place in places if len(after.piles[place]) < len(before.piles[place])]
    return found


def house_story(before: FangfrischState, after: FangfrischState, move: int) -> list[Line]:
    if move < m.FIRST:
        return turn_story(before, after, move - m.TURN)
    if move < m.AWARD:
        return [Line("log-first", {"who": seat_name(move - m.FIRST)}, "F3")]
    if move < m.SETTLE:
        return award_story(before, after, move - m.AWARD)
    if move < m.NO_RING:
        return settle_story(before, move - m.SETTLE)
    if move == m.NO_RING:
        return [Line("log-no-ring", {}, "F15")]
    lines = [Line("log-skip", {"euro": int(before.box.lot_price)}, "F14")]
    if after.phase == CLOSING_PHASE:
        lines.append(Line("log-idle", {}, "F14"))
    return lines


def turn_story(before: FangfrischState, after: FangfrischState, kind: int) -> list[Line]:
    if kind == END:
        return [Line("log-end", {}, "F24")]
    if kind == CLOSE:
        return [Line("log-close", {"cards": len(before.lot)}, "F25")]
    args: dict[str, Arg] = {"who": seat_name(int(before.seller)), "card": card(before, kind), "cards": len(after.lot)}
    return [Line("log-turn", args, "F9")]


def award_story(before: FangfrischState, after: FangfrischState, buyer: int) -> list[Line]:
    box = before.box
    args: dict[str, Arg] = {"who": seat_name(buyer), "cards": cards(before, before.lot), "euro": int(box.lot_price)}
    lines: list[Line] = []
    late = [seat_name(seat) for seat in members(before.rings) if seat != buyer]
    if late:
        lines.append(Line("log-late", {"who": seat_name(buyer), "others": late, "rivals": len(late)}, "F13"))
    lines.append(Line("log-award", args, "F10"))
    if buyer == before.seller:
        lines.append(Line("log-own-lot", {"who": seat_name(buyer)}, "F12"))
    else:
        euro = len(before.lot) * int(box.bonus)
        lines.append(Line("log-bonus", {"who": seat_name(int(before.seller)), "euro": euro}, "F12"))
    return lines + lost_thieves(after, before.lot.count(THIEF)) + lost_cans(after, buyer, CAN in before.lot)


def lost_thieves(after: FangfrischState, thieves: int) -> list[Line]:
    """F20: thieves that find nothing to steal."""
    return [Line("log-no-prey", {"thieves": thieves}, "F20")] if thieves > 0 and after.phase != STEAL_PHASE else []


def lost_cans(after: FangfrischState, seat: int, had_cans: bool) -> list[Line]:
    """F21: a can that finds no card in the bin."""
    if not had_cans or after.phase in (STEAL_PHASE, STOW_PHASE, CAN_PHASE):
        return []
    return [Line("log-no-tin", {"who": seat_name(seat)}, "F21")]


def settle_story(before: FangfrischState, seat: int) -> list[Line]:
    who = seat_name(seat)
    lines: list[Line] = []
    for slot in range(SLOTS):
        fish = before.fish[seat * SLOTS + slot]
        if fish:
            euro = int(before.box.half_price(fish))
            lines.append(Line("log-half", {"who": who, "fish": fish, "slot": slot_name(slot), "euro": euro}, "F26"))
    spoilt = int(before.bin_fish(seat))
    if spoilt:
        cost = spoilt * int(before.box.bin_price)
        lines.append(Line("log-pays-bin", {"who": who, "fish": spoilt, "euro": cost}, "F27"))
    return lines or [Line("log-settled", {"who": who}, "F26")]
