"""Which positions can be: every component in one place, every phase with what it needs."""

from __future__ import annotations

from criee.engine.bits import count, members
from criee.engine.line import Impossible
from criee.games.wasabi import flow
from criee.games.wasabi.box import CARDS, CHOP, KINDS, SPICY, SWITCH, WASABI
from criee.games.wasabi.moves import Codes
from criee.games.wasabi.phases.cards import any_block, any_pair
from criee.games.wasabi.score import style_cubes
from criee.games.wasabi.state import NONE, STACK_STEP, WasabiState, top_of

SETUP = ("first", "give")
DRAWING = ("draw", "deal")
PHASE_ONE = ("turn", "place", "chop", "chopped", "switch", "cover")
LAYING = ("place", "chopped")
ENDED = ("score", "over")


def tiles_out(s: WasabiState) -> list[int]:
    """How many tiles of each ingredient are not in the pantry."""
    out = [0] * len(s.box.types)
    for square in members(s.filled):
        out[top_of(s.shown[square])] += 1
    for tile in s.buried:
        out[tile // STACK_STEP] += 1
    for seat in range(int(s.seats)):
        for kind in range(len(out)):
            out[kind] += int(s.has_tile(seat, kind))
    if s.chopped and s.held != NONE:
        out[s.held] += 1
    return out


def cards_out(s: WasabiState) -> list[int]:
    """How many action cards of each kind are not in the kitchen."""
    out = [sum(s.cards[seat * KINDS + kind] for seat in range(int(s.seats))) for kind in range(KINDS)]
    out[WASABI] += len(s.blocks)
    return out


def demand(holds: bool, where: str, reason: str) -> None:
    if not holds:
        raise Impossible(f"position.{where}", reason)


def check(codes: Codes, s: WasabiState, phase: str) -> None:
    check_components(s)
    check_served(s, phase)
    check_turn(s, phase)
    check_phase(codes, s, phase)


def check_components(s: WasabiState) -> None:
    box = s.box
    demand(s.filled & ~s.zone == 0, "board", "a tile lies outside the zone (W7)")
    demand(s.locked & ~s.zone == 0, "wasabi", "a Wasabi! card lies outside the zone (W25)")
    for kind, out in enumerate(tiles_out(s)):
        if s.pantry[kind] < 0 or s.pantry[kind] + out != box.copies[kind]:
            reason = f"{box.copies[kind]} {box.types[kind]} in all, found {s.pantry[kind] + out}"
            raise Impossible("position.pantry", reason)
    for kind, out in enumerate(cards_out(s)):
        cards = box.kitchens[s.seats - 2][kind]
        if s.kitchen[kind] < 0 or s.kitchen[kind] + out != cards:
            reason = f"{cards} {CARDS[kind]} in all, found {s.kitchen[kind] + out} (W2)"
            raise Impossible("position.kitchen", reason)
    placed = int(box.all_recipes & ~s.deck)
    for seat in range(int(s.seats)):
        elsewhere = placed & ~s.recipes[seat]
        for holder in range(int(s.seats)):
            elsewhere &= ~s.served[holder]
        demand(s.known[seat] & ~elsewhere == 0, f"known[{seat}]", "names a recipe that nobody could know of")


def check_served(s: WasabiState, phase: str) -> None:
    """W9, W10, W28: no more recipes than tokens; style only of what is served; the last token ends the match."""
    box = s.box
    for seat in range(int(s.seats)):
        for length in range(len(box.lengths)):
            demand(s.tokens_left(seat, length) >= 0, f"served[{seat}]", "has more recipes than tokens (W9)")
        demand(s.styled[seat] & ~s.served[seat] == 0, f"styled[{seat}]", "names a recipe that is not served")
        demand(s.cubes[seat] >= style_cubes(s, seat), f"cubes[{seat}]", "are fewer than style has earned (W10)")
        won = count(s.served[seat]) == box.all_tokens
        ended = phase == "over" and s.ended == flow.BY_TOKENS and seat == s.actor
        demand(won == ended, f"served[{seat}]", "the last token ends the match at once, for him who is in turn (W28)")


def check_turn(s: WasabiState, phase: str) -> None:
    demand(phase in SETUP or phase in DRAWING or not s.opening, "opening", "is over when turns are taken")
    demand(phase not in SETUP or s.opening, "opening", "is under way until all starting hands are given (W4)")
    if s.opening:
        demand(s.filled == 0 and s.locked == 0 and cards_out(s) == [0] * KINDS, "board", "is empty in the opening (W3)")
        demand(s.laid == 0 and s.played == NONE and s.owed == 0 and s.passes == 0, "laid", "no turn has been taken yet")
    most = s.box.spicy_tiles if s.played == SPICY else 1
    demand(s.laid <= most, "laid", "one tile a turn, two with Spicy! (W7, W23)")
    laying = phase in LAYING or (phase == "over" and s.chopped)  # what Chop! revealed may have won (W22, W28)
    demand((s.held != NONE) == laying, "held", "a tile is held exactly while it is being laid")
    demand(s.asking == NONE or phase == "deal", "asking", "only in phase deal")
    inside = phase in PHASE_ONE or (phase == "over" and s.ended == flow.BY_TOKENS)
    demand(inside or s.fresh == 0, "fresh", "is forgotten when phase 1 is over (W12)")
    demand(s.fresh & ~s.zone == 0, "fresh", "lies outside the zone")
    demand(s.fresh == 0 or s.laid > 0 or s.played == CHOP, "fresh", "nothing has changed yet in this turn")
    demand(s.swap_a == NONE or (inside and s.played == SWITCH), "swapped", "needs Switch! in this turn (W24)")
    demand(s.owed <= count(s.served[s.actor]), "owed", "more rewards than recipes completed (W15)")
    demand(phase == "discard" or phase in DRAWING or s.dropped == 0, "dropped", "recipes go back only in a pass (W8)")
    demand((s.ended != 0) == (phase in ENDED), "ended", "names the rule that ended the match, and only then")


def check_phase(codes: Codes, s: WasabiState, phase: str) -> None:
    """The phase must have what it needs."""
    if phase in PHASE_ONE and s.laid == 0:
        demand(s.empty() != 0, "board", "is full: the match would have ended (W29)")
    if phase == "first":
        demand(sum(s.hands) == 0 and s.deck == s.box.all_recipes, "hands", "nothing is given yet (W4)")
    if phase == "give":
        check_gifts(s)
    if phase == "place":
        demand(flow.may_lay(s) and s.empty() != 0, "laid", "no more tile may be laid (W7)")
        demand(s.chopped or s.has_tile(s.actor, s.held) > 0, "held", "is not in the hand")
        demand(not s.chopped or (s.played == CHOP and s.laid == 0), "chopped", "needs Chop! before the tile (W22)")
    if phase == "chop":
        demand(s.played == CHOP and s.loose() != 0, "played", "phase chop needs Chop! and an ingredient to take (W20)")
    if phase == "chopped":
        demand(s.chopped and s.played == CHOP and s.laid == 0, "chopped", "needs Chop! before the tile (W22)")
    if phase == "switch":
        demand(s.played == SWITCH and any_pair(codes, s), "played", "phase switch needs Switch! and a pair (W20)")
    if phase == "cover":
        in_hand = s.played == WASABI and s.cards[s.actor * KINDS + WASABI] > 0
        demand(in_hand and any_block(codes, s), "played", "phase cover needs Wasabi! and a block (W20)")
    check_phase_two(s, phase)


def check_gifts(s: WasabiState) -> None:
    """W4: from the giver's left neighbour on nobody has a full hand yet; those served before do."""
    seat = flow.left_of(s, s.first)
    receiver = flow.left_of(s, s.actor)
    while seat != receiver:
        demand(s.tiles(seat) == s.box.hand, f"hands[{int(seat)}]", "must have been given in full (W4)")
        seat = flow.left_of(s, seat)
    demand(s.tiles(seat) < s.box.hand, f"hands[{int(seat)}]", "is full: the next player gives (W4)")
    while seat != s.first:
        seat = flow.left_of(s, seat)
        demand(s.hands[seat] == 0, f"hands[{int(seat)}]", "has not been given yet (W4)")
    for kind in range(len(s.box.types)):
        for holder in range(int(s.seats)):
            if s.has_tile(holder, kind) > 0:
                demand(s.box.may_start[kind], f"hands[{holder}]", f"{s.box.types[kind]} is barred (W4)")


def check_phase_two(s: WasabiState, phase: str) -> None:
    held = count(s.recipes[s.actor])
    if phase == "discard":
        demand(s.played == NONE and s.laid == 0, "laid", "a pass skips all of phase 1 (W8)")
        demand(held > 0, "recipes", "there is none to put back (W8)")
    if phase == "reward":
        lies = any(flow.offers(s, kind) for kind in range(KINDS))
        demand(s.owed > 0 and lies, "owed", "phase reward needs a reward and a card (W15)")
    if phase == "stock":
        demand(s.tiles(s.actor) < s.box.hand and sum(s.pantry) > 0, "hands", "phase stock needs room and a tile (W17)")
    if phase in DRAWING:
        demand(held < s.box.recipes_held, "recipes", "phase draw needs room (W18)")
        demand(s.deck != 0 or len(s.under) > 0, "under", "phase draw needs a recipe (W18)")
    if phase == "deal":
        demand(s.asking != NONE and s.has_pile(s.asking), "asking", "phase deal needs a pile that is not empty")
    if phase in ENDED:
        demand(s.ended != flow.BY_BOARD or s.is_full(), "ended", "the board is not full (W29)")
        most = s.box.passes * s.seats
        demand(s.ended != flow.BY_PASSES or s.passes >= most, "passes", "are too few to end the match (W31)")
        demand(phase == "over" or s.ended != flow.BY_TOKENS, "ended", "the last token ends without a count (W28)")
    elif phase in PHASE_ONE:
        demand(s.passes < s.box.passes * s.seats, "passes", "would have ended the match (W31)")


def all_recipes(s: WasabiState) -> int:
    """How many recipes there are, counted place by place."""
    total = int(count(s.deck)) + len(s.under)
    for seat in range(int(s.seats)):
        total += int(count(s.recipes[seat]) + count(s.served[seat]))
    return total
