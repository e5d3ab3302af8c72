"""A card and a move in words: keys and arguments only; see texts/."""

from __future__ import annotations

from criee.engine.line import Arg, Line, seat_name
from criee.games.tsukiji import cites
from criee.games.tsukiji import moves as m
from criee.games.tsukiji.box import COLOURS, ICON_NAMES
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
    side, colour = codes.taken(move)
    face = int(s.left if side == 0 else s.right)
    return face, colour if colour >= 0 else s.box.colours[face][0]


def label(codes: Codes, s: TsukijiState, seat: int, move: int) -> Line:
    if move < codes.take:
        return Line("move-bid", {"bid": move + int(s.box.lowest_bid)}, "T5")
    if move < codes.play:
        face, colour = taken(codes, s, move)
        args = card_args(s, face, colour)
        args["side"] = m.SIDES[codes.taken(move)[0]]
        return Line("move-take", args, cites.taking(s))
    if move < codes.steal:
        return Line("move-play", card_args(s, int(s.held), move - codes.play), "T9")
    if move < codes.turn:
        stealing = move < codes.discard
        face = move - (codes.steal if stealing else codes.discard)
        args = card_args(s, face, int(s.colour_of(1 - seat, face)))
        return Line("move-steal", args, cites.stealing(s)) if stealing else Line("move-discard", args, "T21")
    if move < codes.house:
        return face_line("move-turn", s, move - codes.turn, "T4")
    return Line(f"move-{m.HOUSE_WORDS[move - codes.house]}", {}, house_rule(s, move - codes.house))


def house_rule(s: TsukijiState, word: int) -> str:
    """The rule by which the house does something plain."""
    if word == m.REVEAL:
        return "T5"
    if word == m.CLEAR:
        return cites.clearing(s)
    if word == m.RECENTRE:
        return "T24"
    if word == m.LAY:
        return cites.laying(s)
    if word == m.DRAW:
        return cites.drawing(s)
    return cites.rebuilding(s) if word == m.REBUILD else "T27"
