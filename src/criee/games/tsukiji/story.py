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


def face_line(key: str, s: TsukijiState, face: int, rule: str, who: int = -1) -> Line:
    """A sentence about a whole face; a bicolour one has a text of its own (`-two`)."""
    colours = s.box.colours[face]
    args = card_args(s, face, colours[0])
    if who >= 0:
        args["who"] = seat_name(who)
    if len(colours) == 1:
        return Line(key, args, rule)
    second = card_args(s, face, colours[1])
    args.update({"fish2": second["fish"], "value2": second["value"], "icon2": second["icon"]})
    return Line(f"{key}-two", args, rule)


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
        return face_line("move-turn", s, move - codes.turn, "T4")
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
        turned = face_line("log-turn", before, move - codes.turn, "T4")
        return [turned] + (drawn_arrival(before, after, int(before.held)) if before.held >= 0 else [])
    return house_story(before, after, move - codes.house)


def house_story(before: TsukijiState, after: TsukijiState, word: int) -> list[Line]:
    if word == m.REVEAL:
        return reveal_story(before, after)
    if word == m.CLEAR:
        return [face_line("log-clear", before, int(f), "T8") for f in (before.left, before.right) if f >= 0]
    if word == m.RECENTRE:
        who = seat_name(int(before.side()))
        if before.box.kind_fish:
            return [Line("log-kind", {"who": who}, "T31")]
        return [Line("log-recentre", {"who": who}, "T24")]
    if word == m.LAY:
        return [face_line("log-lay", before, int(before.top), "T3")]
    if word == m.DRAW:
        drawn = face_line("log-draw", before, int(before.top), "T20", int(before.picker))
        return [drawn, *drawn_arrival(before, after, int(before.top))]
    if word == m.REBUILD:
        return [Line("log-rebuild", {}, "T25")]
    return [Line("log-score", {}, "T27")]


def reveal_story(before: TsukijiState, after: TsukijiState) -> list[Line]:
    bids: dict[str, Arg] = {"one": seat_name(0), "first": int(before.bid0)}
    bids.update({"two": seat_name(1), "second": int(before.bid1)})
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


def drawn_arrival(before: TsukijiState, after: TsukijiState, face: int) -> list[Line]:
    """What a drawn card sets off, once it has entered a pile (a bicolour one still waits for its colour)."""
    seat = int(before.picker)
    if after.held >= 0 or not has(after.cards_of(seat), face):
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
