"""What a position must fulfil: every card once, and a phase that has what it needs."""

from __future__ import annotations

from criee.engine.bits import members
from criee.engine.fields import require
from criee.games.fangfrisch import census, flow
from criee.games.fangfrisch.box import PILE_KINDS
from criee.games.fangfrisch.state import NO_SLOT, FangfrischState


def check(s: FangfrischState, phase: str) -> None:
    s.box.check_seats(int(s.seats))
    check_cards(s)
    check_special_cards(s, phase)
    check_people(s, phase)
    check_lot(s, phase)
    check_ringing(s, phase)
    check_putting_away(s, phase)
    check_sale(s, phase)
    check_end(s, phase)


def check_cards(s: FangfrischState) -> None:
    """Every card of the box exactly once."""
    found = census.outside_deck(s)
    for kind in range(PILE_KINDS):
        total, printed = found[kind] + s.deck[kind], s.box.count[kind]
        require(total == printed, "deck", f"there are {printed} cards {s.box.labels[kind]} in the box, found {total}")


def check_special_cards(s: FangfrischState, phase: str) -> None:
    """F2: both special cards have known places, so the size of the deck tells whether they are out."""
    box = s.box
    past_end = s.deck_cards < box.end_at
    text = f"end phase comes when {box.end_at} cards are left, found {s.deck_cards} (F2)"
    require(s.ending == past_end, "ending", text)
    require(not s.closed or s.ending, "closed", "market close lies below end phase (F2)")
    require(not s.closed or s.deck_cards < box.close_from, "closed", "market close is one of the last cards (F2)")
    require(s.closed or s.deck_cards > 0, "deck", "market close is still in the deck (F2)")
    require(not s.closed or phase in ("closing", "over"), "closed", "market close ends the game at once (F25)")


def check_people(s: FangfrischState, phase: str) -> None:
    require((s.seller < 0) == (phase == "first"), "seller", "there is a seller once the first has been drawn (F3)")
    if phase == "first":
        fresh = s.deck_cards == s.box.total and s.buyer < 0
        require(fresh, "phase", "before the first turn all cards are in the deck (F1)")
    buying = phase in ("steal", "stow", "can") or (phase == "sell" and s.buyer >= 0)
    require((s.buyer >= 0) == buying, "buyer", f"phase {phase} {'needs' if buying else 'has no'} buyer")
    may_buy = s.buyer != s.seller or s.seats <= s.box.seller_rings_up_to or s.buyer < 0
    require(may_buy, "buyer", "the seller may not buy at a table of this size (F11)")
    for seat in range(s.seats):
        solvent = s.money[seat] >= 0 or (phase in ("closing", "over") and s.paid[seat] > 0)
        require(solvent, f"money[{seat}]", "only the bin can take more than there is (F28)")


def check_lot(s: FangfrischState, phase: str) -> None:
    if phase in ("ring", "award"):
        require(len(s.lot) > 0, "lot", "an empty lot cannot be bought (F14)")
    elif phase != "turn":
        require(len(s.lot) == 0, "lot", f"no lot lies on the table in phase {phase}")
    require(s.rang == 0 or (phase not in ("first", "ring", "award") and not s.lot), "rang", "a new lot is on the table")
    if phase in ("turn", "ring", "award"):
        require(s.may_ring != 0, "money", "without anybody who may ring and can pay the auction is skipped (F14)")
        require(s.idle == 0, "idle", "an auction breaks the row of skipped turns (F14)")


def check_ringing(s: FangfrischState, phase: str) -> None:
    require(s.decided & ~s.may_ring == 0, "decided", "holds a seat that may not ring (F11, F14)")
    require(s.rings & ~s.decided == 0, "rings", "holds a seat that has not decided")
    if phase == "ring":
        require(s.decided != s.may_ring, "decided", "all have decided: the phase is award (F13)")
    if phase == "award":
        require(s.decided == s.may_ring, "decided", "all who may ring must have decided (F13)")
    if phase not in ("ring", "award"):
        require(s.decided == 0, "decided", f"nobody decides about the bell in phase {phase}")


def check_putting_away(s: FangfrischState, phase: str) -> None:
    require(phase != "stow" or s.hand_cards > 0, "hand", "there is no card to put away")
    require(phase in ("stow", "steal") or s.hand_cards == 0, "hand", f"nothing is put away in phase {phase}")
    require(phase == "stow" or not s.laid, "laid", f"nothing is laid in phase {phase}")
    require((s.thieves > 0) == (phase == "steal"), "thieves", "thieves act in phase steal, and only there (F20)")
    require(s.tins == 0 or phase in ("steal", "stow", "can"), "tins", f"cans are not used in phase {phase} (F21)")
    if phase == "steal":
        prey = [seat for seat in range(int(s.seats)) if seat != s.buyer and s.has_fish(seat)]
        require(len(prey) > 0, "stalls", "nobody has fish to steal (F20)")
    if phase == "can":
        require(s.tins > 0 and s.bin_cards(s.buyer) > 0, "tins", "a can needs cards in the bin (F21)")
    if s.laid:
        require(s.has_fish(s.buyer), "laid", "there is no card on the stall")


def check_sale(s: FangfrischState, phase: str) -> None:
    if phase != "sell":
        require(s.sold == 0 or phase == "skip", "sold", f"nothing is sold in phase {phase}")
        return
    seat = flow.who_sells(s)
    require(s.has_fish(seat), "stalls", f"player {seat + 1} has nothing to sell (F4)")
    require(s.buyer < 0 or s.ending, "buyer", "a winner sells at once only after end phase (F24)")
    again = [species for species in members(s.sold) if s.home(seat, species) != NO_SLOT]
    require(not again, "sold", "a species is sold whole (F4)")


def check_end(s: FangfrischState, phase: str) -> None:
    ended = phase in ("closing", "over")
    require(not ended or s.closed or s.idle == s.seats, "closed", "the market is still open (F14, F25)")
    require(ended or s.idle < s.seats, "idle", "after a whole round of skipped turns the market closes (F14)")
    require(phase != "skip" or flow.allowed_to_ring(s) == 0, "money", "somebody can pay: the auction takes place (F14)")
    settled = [(s.seller + i) % s.seats for i in range(int(s.settled))]
    require((s.settled == s.seats) == (phase == "over"), "settled", "the match is over when all have settled up (F26)")
    require(s.settled == 0 or ended, "settled", "nobody settles up before the market closes (F26)")
    for seat in range(s.seats):
        if seat in settled:
            cost = s.bin_fish(seat) * s.box.bin_price
            require(not s.has_fish(seat), f"stalls[{seat}]", "a player who has settled up has sold his stall (F26)")
            require(s.paid[seat] == cost, "ledger.paid", f"player {seat + 1} must have paid {cost} for the bin (F27)")
        else:
            open_account = s.paid[seat] == 0 and s.clearance[seat] == 0
            require(open_account, "ledger", f"player {seat + 1} has not settled up yet (F26)")
        due = int(s.box.capital + s.net(seat))
        require(s.money[seat] == due, f"money[{seat}]", f"by the ledger it is {due} (F1)")
