"""The words behind the moves: labels for buttons, sentences for the log. Keys and arguments only; see texts/."""

from __future__ import annotations

from criee.engine.bits import has
from criee.engine.line import Arg, Line, seat_name
from criee.games.tsukiji import moves as m
from criee.games.tsukiji.box import COLOURS, ICON_NAMES, SPECIALITIES
from criee.games.tsukiji.moves import Codes
from criee.games.tsukiji.state import TsukijiState


def card_args(s: TsukijiState, face: int, colour: int) -> dict[str, Arg]:
    """A card as it is played for one colour."""
    icon = ICON_NAMES[s.box.icon[face * COLOURS + colour]]
    return {"fish": f"@{s.box.names[colour]}", "value": s.box.value[face * COLOURS + colour], "icon": icon}


def face_name(s: TsukijiState, face: int) -> str:
    """A face by its text mark: every box label has letters that texts can spell out."""
    return s.box.labels[face]


def taken(codes: Codes, s: TsukijiState, move: int) -> tuple[int, int]:
    """Face and colour of a take move."""
    side, colour = divmod(move - codes.take, 1 + COLOURS)
    face = int(s.left if side == 0 else s.right)
    return face, colour - 1 if colour else s.box.colours[face][0]


def label(codes: Codes, s: TsukijiState, seat: int, move: int) -> Line:
    if move < codes.take:
        return Line("move-bid", {"bid": move + int(s.box.lowest_bid)}, "T5")
    if move < codes.play:
        face, colour = taken(codes, s, move)
        args = card_args(s, face, colour)
        args["side"] = m.SIDES[(move - codes.take) // (1 + COLOURS)]
        return Line("move-take", args, "T8")
    if move < codes.steal:
        return Line("move-play", card_args(s, int(s.held), move - codes.play), "T9")
    if move < codes.turn:
        stealing = move < codes.discard
        face = move - (codes.steal if stealing else codes.discard)
        args = card_args(s, face, int(s.colour_of(1 - seat, face)))
        return Line("move-steal", args, "T19") if stealing else Line("move-discard", args, "T21")
    if move < codes.house:
        return Line("move-turn", {"face": face_name(s, move - codes.turn)}, "T4")
    return Line(f"move-{m.HOUSE_WORDS[move - codes.house]}")


def story(codes: Codes, before: TsukijiState, after: TsukijiState, seat: int, move: int) -> list[Line]:
    """What one step did. Nothing here depends on who listens: a sealed bid is told without its number."""
    if move < codes.take:
        return [Line("log-bid", {"who": seat_name(seat)}, "T5")]
    if move < codes.play:
        face, colour = taken(codes, before, move)
        return arrival("log-take", before, after, seat, face, colour, "T8")
    if move < codes.steal:
        return arrival("log-play", before, after, seat, int(before.held), move - codes.play, "T9")
    if move < codes.discard:
        face = move - codes.steal
        return arrival("log-steal", before, after, seat, face, int(before.colour_of(1 - seat, face)), "T19")
    if move < codes.turn:
        face = move - codes.discard
        args = card_args(before, face, int(before.colour_of(1 - seat, face)))
        args["who"] = seat_name(seat)
        return [Line("log-discard", args, "T21")]
    if move < codes.house:
        return [Line("log-turn", {"face": face_name(before, move - codes.turn)}, "T4")] + held_arrival(before, after)
    return house_story(before, after, move - codes.house)


def house_story(before: TsukijiState, after: TsukijiState, word: int) -> list[Line]:
    if word == m.REVEAL:
        return reveal_story(before, after)
    if word == m.CLEAR:
        faces = [face_name(before, int(f)) for f in (before.left, before.right) if f >= 0]
        return [Line("log-clear", {"faces": faces}, "T8")]
    if word == m.RECENTRE:
        who = seat_name(int(before.side()))
        return [Line("log-kind" if before.box.kind_fish else "log-recentre", {"who": who}, "T31" if before.box.kind_fish else "T24")]
    if word == m.LAY:
        return [Line("log-lay", {"face": face_name(before, int(before.top))}, "T3")]
    if word == m.DRAW:
        args: dict[str, Arg] = {"who": seat_name(int(before.picker)), "face": face_name(before, int(before.top))}
        return [Line("log-draw", args, "T20")] + held_arrival(before, after)
    if word == m.REBUILD:
        return [Line("log-rebuild", {}, "T25")]
    return [Line("log-score", {}, "T27")]


def reveal_story(before: TsukijiState, after: TsukijiState) -> list[Line]:
    bids: dict[str, Arg] = {"one": seat_name(0), "first": int(before.bid0), "two": seat_name(1), "second": int(before.bid1)}
    lines = [Line("log-reveal", bids, "T5")]
    if before.bid0 != before.bid1:
        notches = abs(int(after.barrel - before.barrel))
        lines.append(Line("log-pay", {"who": seat_name(int(after.picker)), "notches": notches}, "T6"))
    elif not before.day:
        lines.append(Line("log-tie-night", {}, "T11"))
    elif before.barrel == 0:
        lines.append(Line("log-tie-centre", {}, "T13"))
    else:
        lines.append(Line("log-tie-day", {"who": seat_name(int(before.side()))}, "T12"))
    return lines


def held_arrival(before: TsukijiState, after: TsukijiState) -> list[Line]:
    """A drawn single-coloured card that has just entered a pile."""
    face = int(before.held if before.held >= 0 else before.top)
    seat = int(before.picker)
    if after.held >= 0 or seat < 0 or not has(after.cards_of(seat), face):
        return []
    return arrival("", before, after, seat, face, int(after.colour_of(seat, face)), "")


def arrival(
    key: str, before: TsukijiState, after: TsukijiState, seat: int, face: int, colour: int, rule: str
) -> list[Line]:
    """A card enters a player's piles: who took what, and what it set off."""
    lines: list[Line] = []
    args = card_args(before, face, colour)
    args["who"] = seat_name(seat)
    if key:
        lines.append(Line(key, args, rule))
    if after.knife_winner == seat:
        lines.append(Line("log-knives", {"who": seat_name(seat)}, "T16"))
        return lines
    if args["icon"] == "barrel" and after.barrel != before.barrel:
        lines.append(Line("log-barrel", {"who": seat_name(seat)}, "T15"))
    box = before.box
    threshold = box.threshold[(COLOURS if before.day else 0) + colour]
    if len(box.label_list(after.pile(seat, colour))) == threshold and (not after.chain or box.end_effects):
        kind = SPECIALITIES[box.speciality[colour]]
        lines.append(Line(f"log-speciality-{kind}", {"who": seat_name(seat), "fish": f"@{box.names[colour]}"}, "T17"))
    return lines
