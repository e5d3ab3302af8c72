"""Which moments of a turn can be: what was done in it so far, and whether the phase has what it needs."""

from __future__ import annotations

from criee.engine.bits import count
from criee.games.wasabi import flow
from criee.games.wasabi.box import CHOP, KINDS, SPICY, SWITCH, WASABI
from criee.games.wasabi.moves import Codes
from criee.games.wasabi.phases.cards import any_block, any_pair
from criee.games.wasabi.possible import check_components, check_opening, check_served, demand
from criee.games.wasabi.state import NONE, WasabiState

DRAWING = ("draw", "deal")
PHASE_ONE = ("turn", "place", "chop", "chopped", "switch", "cover")
PHASE_TWO = ("reward", "stock", *DRAWING)
LAYING = ("place", "chopped")
ENDED = ("score", "over")


def check(codes: Codes, s: WasabiState, phase: str) -> None:
    check_components(s)
    check_served(s, phase)
    check_opening(s, phase)
    check_passes(s, phase)
    check_turn(s, phase)
    check_claims(s, phase)
    if phase in PHASE_ONE:
        check_phase_one(codes, s, phase)
    elif phase in ENDED:
        check_end(s, phase)
    else:
        check_phase_two(s, phase)


def check_passes(s: WasabiState, phase: str) -> None:
    """W8, W31: a turn is passed or a tile is laid in it; passes in a row are counted until one is not."""
    most = s.box.passes * s.seats
    if phase in PHASE_ONE:
        demand(s.passes < most, "passes", "would have ended the match (W31)")
    elif phase == "discard" or (phase in PHASE_TWO and not s.opening and s.laid == 0):
        demand(s.passes > 0, "passes", "count this turn too: no tile is laid in it (W8)")
        demand(s.played == NONE and s.laid == 0, "laid", "a pass skips all of phase 1 (W8)")
    elif phase in PHASE_TWO:
        demand(s.passes == 0, "passes", "begin anew with a turn in which a tile is laid (W31)")


def check_turn(s: WasabiState, phase: str) -> None:
    most = s.box.spicy_tiles if s.played == SPICY else 1
    demand(s.laid <= most, "laid", "one tile a turn, two with Spicy! (W7, W23)")
    won = phase == "over" and s.ended == flow.BY_TOKENS
    laying = phase in LAYING or (won and s.chopped)  # what Chop! revealed may have won (W22, W28)
    demand((s.held != NONE) == laying, "held", "a tile is held exactly while it is being laid")
    chopping = laying and s.played == CHOP and s.laid == 0
    demand(not s.chopped or chopping, "chopped", "needs Chop! before the tile (W22)")
    demand(s.asking == NONE or phase == "deal", "asking", "only in phase deal")
    demand(phase == "discard" or s.dropped == 0, "dropped", "recipes go back only in a pass (W8)")
    demand(s.dropped <= len(s.under), "dropped", "more than lie under the piles (W8)")
    demand(s.dropped + count(s.recipes[s.actor]) <= s.box.recipes_held, "dropped", "more than he held (W18)")
    demand((s.ended != 0) == (phase in ENDED), "ended", "names the rule that ended the match, and only then")
    if phase in PHASE_ONE or won:
        spent = s.played in (NONE, WASABI) or s.kitchen[s.played] > 0
        demand(spent, "kitchen", "must have the card that was played this turn (W20)")
        demand(
            s.played != WASABI or phase == "cover" or bool(s.blocks),
            "wasabi",
            "must show the card that was played this turn (W20)",
        )


def check_claims(s: WasabiState, phase: str) -> None:
    """W11, W12, W15: what this turn has changed and completed."""
    inside = phase in PHASE_ONE or (phase == "over" and s.ended == flow.BY_TOKENS)
    demand(inside or s.fresh == 0, "fresh", "is forgotten when phase 1 is over (W12)")
    demand(s.fresh & ~s.zone == 0, "fresh", "lies outside the zone")
    changes = s.laid + (1 if s.played == CHOP and phase != "chop" else 0)
    demand(count(s.fresh) <= changes, "fresh", "more has changed than was done in this turn (W11)")
    swapped = inside and s.played == SWITCH and phase != "switch"
    demand(s.swap_a == NONE or swapped, "swapped", "needs Switch! in this turn (W24)")
    demand(s.owed <= count(s.served[s.actor]), "owed", "more rewards than recipes completed (W15)")
    demand(inside or phase == "reward" or s.owed == 0, "owed", "are settled before anything else of phase 2 (W15)")
    demand(s.owed == 0 or s.laid > 0 or s.played != NONE, "owed", "nothing has been completed yet in this turn (W15)")


def check_phase_one(codes: Codes, s: WasabiState, phase: str) -> None:
    if s.laid == 0:
        demand(s.empty() != 0, "board", "is full: the match would have ended (W29)")
    if phase == "place":
        demand(flow.may_lay(s) and s.empty() != 0, "laid", "no more tile may be laid (W7)")
        demand(s.chopped or s.has_tile(s.actor, s.held) > 0, "held", "is not in the hand")
    if phase == "chop":
        demand(s.played == CHOP and s.loose() != 0, "played", "phase chop needs Chop! and an ingredient to take (W20)")
    if phase == "chopped":
        demand(s.chopped, "chopped", "is what phase chopped is about (W22)")
    if phase == "switch":
        demand(s.played == SWITCH and any_pair(codes, s), "played", "phase switch needs Switch! and a pair (W20)")
    if phase == "cover":
        in_hand = s.played == WASABI and s.cards[s.actor * KINDS + WASABI] > 0
        demand(in_hand and any_block(codes, s), "played", "phase cover needs Wasabi! and a block (W20)")
    if s.laid == 0 and s.played != NONE and phase != "chop" and not s.chopped:
        demand(s.hands[s.actor] != 0, "hands", "without a tile only Chop! is played, to lay what it takes (W17)")


def check_phase_two(s: WasabiState, phase: str) -> None:
    held = count(s.recipes[s.actor])
    if phase == "discard":
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


def check_end(s: WasabiState, phase: str) -> None:
    demand(s.ended != flow.BY_BOARD or s.is_full(), "ended", "the board is not full (W29)")
    few = s.ended == flow.BY_PASSES and s.passes != s.box.passes * s.seats
    demand(not few, "passes", "are too few to end the match (W31)")
    demand(phase == "over" or s.ended != flow.BY_TOKENS, "ended", "the last token ends without a count (W28)")
