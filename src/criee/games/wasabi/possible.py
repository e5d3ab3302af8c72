"""What cannot be: a component in two places, somebody ahead of his tokens, an opening or a turn that no rule has."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from criee.engine.bits import count
from criee.engine.fields import require
from criee.games.wasabi import flow
from criee.games.wasabi.box import CARDS, CHOP, KINDS, SPICY, SWITCH, WASABI
from criee.games.wasabi.census import cards_out, tiles_out
from criee.games.wasabi.phases.cards import any_block, any_pair
from criee.games.wasabi.phases.setup import categories
from criee.games.wasabi.score import style_cubes
from criee.games.wasabi.state import NONE, WasabiState

SETUP: Final = ("first", "give")
DRAWING: Final = ("draw", "deal")
PHASE_ONE: Final = ("turn", "place", "chop", "chopped", "switch", "cover")
PHASE_TWO: Final = ("reward", "stock", "draw", "deal")
LAYING: Final = ("place", "chopped")
ENDED: Final = ("score", "over")


def check(s: WasabiState, phase: str) -> None:
    check_components(s)
    check_served(s, phase)
    check_opening(s, phase)
    check_passes(s, phase)
    check_turn(s, phase)
    check_claims(s, phase)
    if phase in PHASE_ONE:
        check_phase_one(s, phase)
    elif phase in ENDED:
        check_end(s, phase)
    else:
        check_phase_two(s, phase)


def check_components(s: WasabiState) -> None:
    box = s.box
    require(s.filled & ~s.zone == 0, "board", "a tile lies outside the zone (W7)")
    require(s.locked & ~s.zone == 0, "wasabi", "a Wasabi! card lies outside the zone (W25)")
    for kind, out in enumerate(tiles_out(s)):
        fits = 0 <= s.pantry[kind] == box.copies[kind] - out
        require(fits, "pantry", f"{box.copies[kind]} {box.types[kind]} in all, found {s.pantry[kind] + out}")
    for kind, out in enumerate(cards_out(s)):
        cards = box.kitchens[s.seats - 2][kind]
        fits = 0 <= s.kitchen[kind] == cards - out
        require(fits, "kitchen", f"{cards} {CARDS[kind]} in all, found {s.kitchen[kind] + out} (W2)")
    placed = int(box.all_recipes & ~s.deck)
    for dishes in s.served:
        placed &= ~dishes
    for seat in range(int(s.seats)):
        most = f"never more than {box.cards_held} action cards in hand (W16)"
        require(s.cards_of(seat) <= box.cards_held, f"cards[{seat}]", most)
        most = f"a player holds at most {box.recipes_held} recipes (W18)"
        require(count(s.recipes[seat]) <= box.recipes_held, f"recipes[{seat}]", most)
        elsewhere = placed & ~s.recipes[seat]
        require(s.known[seat] & ~elsewhere == 0, f"known[{seat}]", "names a recipe that nobody could know of")


def check_served(s: WasabiState, phase: str) -> None:
    """W9, W10, W28: no more recipes than tokens; style only of what is served; the last token ends the match."""
    box = s.box
    for seat in range(int(s.seats)):
        for length in range(len(box.lengths)):
            require(s.tokens_left(seat, length) >= 0, f"served[{seat}]", "has more recipes than tokens (W9)")
        require(s.styled[seat] & ~s.served[seat] == 0, f"styled[{seat}]", "names a recipe that is not served")
        require(s.cubes[seat] >= style_cubes(s, seat), f"cubes[{seat}]", "are fewer than style has earned (W10)")
        won = count(s.served[seat]) == box.all_tokens
        ended = phase == "over" and s.ended == flow.BY_TOKENS and seat == s.actor
        require(won == ended, f"served[{seat}]", "the last token ends the match at once, for him who is in turn (W28)")


# --- the opening (W3-W5) -----------------------------------------------------------------------------


def check_opening(s: WasabiState, phase: str) -> None:
    require(phase in SETUP or phase in DRAWING or not s.opening, "opening", "is over when turns are taken")
    require(phase not in SETUP or s.opening, "opening", "is under way until all starting hands are given (W4)")
    if not s.opening:
        return
    require(s.filled == 0 and s.locked == 0 and cards_out(s) == [0] * KINDS, "board", "is empty in the opening (W3)")
    require(s.laid == 0 and s.played == NONE and s.owed == 0 and s.passes == 0, "laid", "no turn has been taken yet")
    require(sum(s.served) == 0 and sum(s.cubes) == 0, "served", "nobody has cooked yet (W3)")
    require(not s.under and sum(s.known) == 0, "under", "nobody has put a recipe back yet (W8)")
    if phase == "first":
        require(sum(s.hands) == 0, "hands", "nothing is given yet (W4)")
    if phase in SETUP:
        require(s.deck == s.box.all_recipes, "recipes", "are drawn when all starting hands are given (W5)")
    if phase == "give":
        check_gifts(s)
    elif phase != "first":
        check_first_recipes(s)
    for seat in range(int(s.seats)):
        check_start(s, seat)


def check_gifts(s: WasabiState) -> None:
    """W4: from the giver's left neighbour on nobody has a full hand yet; those served before do."""
    seat = flow.left_of(s, s.first)
    receiver = flow.left_of(s, s.actor)
    while seat != receiver:
        require(s.tiles(seat) == s.box.hand, f"hands[{int(seat)}]", "must have been given in full (W4)")
        seat = flow.left_of(s, seat)
    require(s.tiles(seat) < s.box.hand, f"hands[{int(seat)}]", "is full: the next player gives (W4)")
    while seat != s.first:
        seat = flow.left_of(s, seat)
        require(s.hands[seat] == 0, f"hands[{int(seat)}]", "has not been given yet (W4)")


def check_first_recipes(s: WasabiState) -> None:
    """W5: the first player draws three, then the next; all have their starting hands."""
    drawing = False
    seat = s.first
    for _ in range(int(s.seats)):
        require(s.tiles(seat) == s.box.hand, f"hands[{int(seat)}]", "must have been given in full (W4)")
        held = count(s.recipes[seat])
        drawing = drawing or seat == s.actor
        if not drawing:
            full = held == s.box.recipes_held or s.deck == 0
            require(full, f"recipes[{int(seat)}]", "must have been drawn in full (W5)")
        elif seat != s.actor:
            require(held == 0, f"recipes[{int(seat)}]", "are not drawn yet (W5)")
        seat = flow.left_of(s, seat)


def check_start(s: WasabiState, seat: i64) -> None:
    """W4: a starting hand has as many categories as ingredients, none of them barred."""
    for kind in range(len(s.box.types)):
        if s.has_tile(seat, kind) > 0:
            require(s.box.may_start[kind], f"hands[{int(seat)}]", f"{s.box.types[kind]} is barred (W4)")
    require(count(categories(s, seat)) == s.tiles(seat), f"hands[{int(seat)}]", "has a category twice (W4)")


# --- the turn (W7-W31) -----------------------------------------------------------------------------


def check_passes(s: WasabiState, phase: str) -> None:
    """W8, W31: a turn is passed or a tile is laid in it; passes in a row are counted until one is not."""
    most = s.box.passes * s.seats
    if phase in PHASE_ONE:
        require(s.passes < most, "passes", "would have ended the match (W31)")
    elif phase == "discard" or (phase in PHASE_TWO and not s.opening and s.laid == 0):
        require(s.passes > 0, "passes", "count this turn too: no tile is laid in it (W8)")
        require(s.played == NONE and s.laid == 0, "laid", "a pass skips all of phase 1 (W8)")
    elif phase in PHASE_TWO:
        require(s.passes == 0, "passes", "begin anew with a turn in which a tile is laid (W31)")


def check_turn(s: WasabiState, phase: str) -> None:
    most = s.box.spicy_tiles if s.played == SPICY else 1
    require(s.laid <= most, "laid", "one tile a turn, two with Spicy! (W7, W23)")
    won = phase == "over" and s.ended == flow.BY_TOKENS
    laying = phase in LAYING or (won and s.chopped)  # what Chop! revealed may have won (W22, W28)
    require((s.held != NONE) == laying, "held", "a tile is held exactly while it is being laid")
    chopping = laying and s.played == CHOP and s.laid == 0
    require(not s.chopped or chopping, "chopped", "needs Chop! before the tile (W22)")
    require(s.asking == NONE or phase == "deal", "asking", "only in phase deal")
    require(phase == "discard" or s.dropped == 0, "dropped", "recipes go back only in a pass (W8)")
    require(s.dropped <= len(s.under), "dropped", "more than lie under the piles (W8)")
    require(s.dropped + count(s.recipes[s.actor]) <= s.box.recipes_held, "dropped", "more than he held (W18)")
    require((s.ended != 0) == (phase in ENDED), "ended", "names the rule that ended the match, and only then")
    if phase in PHASE_ONE or won:
        spent = s.played in (NONE, WASABI) or s.kitchen[s.played] > 0
        require(spent, "kitchen", "must have the card that was played this turn (W20)")
        lies = s.played != WASABI or phase == "cover" or len(s.blocks) > 0
        require(lies, "wasabi", "must show the card that was played this turn (W20)")


def check_claims(s: WasabiState, phase: str) -> None:
    """W11, W12, W15: what this turn has changed and completed."""
    inside = phase in PHASE_ONE or (phase == "over" and s.ended == flow.BY_TOKENS)
    require(inside or s.fresh == 0, "fresh", "is forgotten when phase 1 is over (W12)")
    require(s.fresh & ~s.zone == 0, "fresh", "lies outside the zone")
    changes = s.laid + (1 if s.played == CHOP and phase != "chop" else 0)
    require(count(s.fresh) <= changes, "fresh", "more has changed than was done in this turn (W11)")
    swapped = inside and s.played == SWITCH and phase != "switch"
    require(s.swap_a == NONE or swapped, "swapped", "needs Switch! in this turn (W24)")
    require(s.owed <= count(s.served[s.actor]), "owed", "more rewards than recipes completed (W15)")
    require(inside or phase == "reward" or s.owed == 0, "owed", "are settled before anything else of phase 2 (W15)")
    require(s.owed == 0 or s.laid > 0 or s.played != NONE, "owed", "nothing has been completed yet in this turn (W15)")


def check_phase_one(s: WasabiState, phase: str) -> None:
    if s.laid == 0:
        require(s.empty() != 0, "board", "is full: the match would have ended (W29)")
    if phase == "place":
        require(flow.may_lay(s) and s.empty() != 0, "laid", "no more tile may be laid (W7)")
        require(s.chopped or s.has_tile(s.actor, s.held) > 0, "held", "is not in the hand")
    if phase == "chop":
        require(s.played == CHOP and s.loose() != 0, "played", "phase chop needs Chop! and an ingredient to take (W20)")
    if phase == "chopped":
        require(s.chopped, "chopped", "is what phase chopped is about (W22)")
    if phase == "switch":
        require(s.played == SWITCH and any_pair(s), "played", "phase switch needs Switch! and a pair (W20)")
    if phase == "cover":
        in_hand = s.played == WASABI and s.cards[s.actor * KINDS + WASABI] > 0
        require(in_hand and any_block(s), "played", "phase cover needs Wasabi! and a block (W20)")
    if s.laid == 0 and s.played != NONE and phase != "chop" and not s.chopped:
        require(s.hands[s.actor] != 0, "hands", "without a tile only Chop! is played, to lay what it takes (W17)")


def check_phase_two(s: WasabiState, phase: str) -> None:
    held = count(s.recipes[s.actor])
    if phase == "discard":
        require(held > 0, "recipes", "there is none to put back (W8)")
    if phase == "reward":
        lies = any(flow.offers(s, kind) for kind in range(KINDS))
        require(s.owed > 0 and lies, "owed", "phase reward needs a reward and a card (W15)")
    if phase == "stock":
        require(s.tiles(s.actor) < s.box.hand and sum(s.pantry) > 0, "hands", "phase stock needs room and a tile (W17)")
    if phase in DRAWING:
        require(held < s.box.recipes_held, "recipes", "phase draw needs room (W18)")
        require(s.deck != 0 or len(s.under) > 0, "under", "phase draw needs a recipe (W18)")
    if phase == "deal":
        require(s.asking != NONE and s.has_pile(s.asking), "asking", "phase deal needs a pile that is not empty")


def check_end(s: WasabiState, phase: str) -> None:
    require(s.ended != flow.BY_BOARD or s.is_full(), "ended", "the board is not full (W29)")
    few = s.ended == flow.BY_PASSES and s.passes != s.box.passes * s.seats
    require(not few, "passes", "are too few to end the match (W31)")
    require(phase == "over" or s.ended != flow.BY_TOKENS, "ended", "the last token ends without a count (W28)")
