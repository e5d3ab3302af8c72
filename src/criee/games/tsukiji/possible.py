"""What can be: every position that play cannot lead to is refused, with the place and the rule it breaks."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.bits import bit, count
from criee.engine.fields import require
from criee.games.tsukiji import flow
from criee.games.tsukiji.box import COLOURS
from criee.games.tsukiji.possible_round import bonus_under_way, check_bids, check_bonus
from criee.games.tsukiji.state import END, NO_CARD, NO_SEAT_YET, TsukijiState


def check(s: TsukijiState, phase: str) -> None:
    check_cards(s)
    check_knives(s, phase)
    check_deck(s, phase)
    if phase == "over" and s.knife_winner >= 0:
        check_knife_win(s)
        return
    check_balance(s, phase)
    check_bids(s, phase)
    check_bonus(s, phase)


# --- the cards and the deck (T2, T4, T25, T26) -------------------------------------------------------


def in_play(s: TsukijiState) -> list[tuple[str, i64]]:
    """Every place a card can be, except the deck below its top card."""
    places = [("top", one(s.top)), ("held", one(s.held)), ("balance", one(s.left)), ("balance", one(s.right))]
    places.append(("discard", s.discard))
    for seat in range(2):
        for colour in range(COLOURS):
            places.append((f"piles[{seat}].{s.box.names[colour]}", s.pile(seat, colour)))
    return places


def one(face: i64) -> i64:
    return 0 if face == NO_CARD else bit(face)


def check_cards(s: TsukijiState) -> None:
    """Every card exactly once."""
    seen: i64 = 0
    for place, faces in in_play(s):
        cards = faces | flow.turn_over(faces)
        both = ", ".join(s.box.label_list(cards & seen if cards & seen else cards))
        once = cards & seen == 0 and 2 * count(faces) == count(cards)
        require(once, place, f"a card lies in two places at once: one of {both}")
        seen |= cards
    deck = s.deck | flow.turn_over(s.deck)
    require(deck & seen == 0, "deck", "holds a card that lies elsewhere")
    missing = ", ".join(s.box.label_list(s.box.all_faces & ~(deck | seen)))
    require(deck | seen == s.box.all_faces, "deck", f"cards are missing: {missing}")
    both_sides_known = count(s.deck) == count(deck)
    one_side_known = 2 * count(s.deck) == count(deck)
    sides = "a first deck lists both sides of each card, a rebuilt one the upper side (T25)"
    require(both_sides_known if s.emptied == 0 else one_side_known, "deck", sides)


def check_deck(s: TsukijiState, phase: str) -> None:
    require(s.last == (s.emptied >= 2), "last", "the last round comes when the deck has been emptied twice (T26)")
    if phase == "turn":
        turning = "to turn up a card the deck must have one, and no visible top yet (T4)"
        require(s.deck != 0 and s.top == NO_CARD, "top", turning)
    elif phase == "rebuild":
        empty = s.discard != 0 and s.deck == 0 and s.top == NO_CARD and s.emptied == 1
        require(empty, "discard", "the deck is rebuilt when it is empty, the first time, from the discard pile (T25)")
    elif s.top == NO_CARD:
        require(s.deck == 0, "top", "is missing: the upper face of the deck's top card lies open (T4)")
        require(s.last, "emptied", "an empty deck was rebuilt at once, or is empty for the second time (T25, T26)")
    if phase in ("layout", "draw"):
        require(s.can_supply(), "deck", f"phase {phase} needs a card to come (T26)")


def who_has_the_knives(s: TsukijiState) -> int:
    """T16: who has enough to win; -1: nobody."""
    for seat in range(2):
        if s.knives(seat) >= s.box.knives_to_win:
            return seat
    return NO_SEAT_YET


def check_knives(s: TsukijiState, phase: str) -> None:
    winner = who_has_the_knives(s)
    ends = "four knives end the match at once for the one who has them (T16)"
    require(s.knife_winner == winner, "knife_winner", ends)
    if winner >= 0:
        require(phase == "over", "phase", ends)
        most = max(s.knives(0), s.knives(1))
        both = s.knives(0) >= s.box.knives_to_win and s.knives(1) >= s.box.knives_to_win
        require(most == s.box.knives_to_win and not both, "piles", f"{ends}: nobody can have more after that")


def check_knife_win(s: TsukijiState) -> None:
    """T16: it ends in the middle of anything, with the knife in its pile."""
    require(s.held == NO_CARD, "held", "the fourth knife has entered a pile (T16)")
    require(not s.by_speciality, "by_speciality", "nothing follows the fourth knife (T16)")
    require((s.bid0 == 0) == (s.bid1 == 0), "bids", "both have bid, or nobody (T5)")
    late = s.chain == END and s.box.bonus_after_layout
    require(s.on_balance() < 2 or late, "balance", "a card has been taken from there (T8)")


# --- the balance (T3, T8, T12, T24, T26) -------------------------------------------------------------


def check_balance(s: TsukijiState, phase: str) -> None:
    cards = s.on_balance()
    if phase in ("bid", "reveal") or (phase == "take" and not second_pick(s)):
        require(cards > 0, "balance", f"phase {phase} needs a card on the balance (T3)")
        check_laid_out(s)
        require(cards == 2 or not s.can_supply(), "balance", "another card can still be laid out (T26)")
    elif phase == "take":
        require(cards == 1, "balance", "one of the cards has been taken, the other is left (T12)")
    elif phase == "clear":
        require(cards > 0, "balance", "phase clear needs a card on the balance (T8)")
        require(cards == 1 or s.bid0 == s.bid1, "balance", "the winner of the bid has taken one card (T8)")
        if s.bid0 == s.bid1:
            check_laid_out(s)
            require(cards == 2 or not s.can_supply(), "balance", "another card can still be laid out (T26)")
    elif phase in ("layout", "turn", "rebuild") and not bonus_under_way(s, phase):
        check_layout(s, phase)
    elif s.chain == END or phase == "recentre":
        check_end_of_round(s, cards)
    elif phase in ("score", "over"):
        require(cards == 0 and s.last, "balance", "the last round (T26) is over: no card lies there any more")
    else:  # an effect of a card that was taken
        taken = 0 if second_pick(s) else 1
        left = cards == taken or (cards == 0 and s.last)
        require(left, "balance", f"while effects are resolved, {taken} card lies there (T8, T12)")


def second_pick(s: TsukijiState) -> bool:
    return s.tied and s.waiting < 0


def check_laid_out(s: TsukijiState) -> None:
    """Two cards; in the last round perhaps only one, which then lies on the left."""
    if s.on_balance() == 1:
        require(
            s.left != NO_CARD and s.last, "balance", "only the last round can have a single card, on the left (T26)"
        )


def check_layout(s: TsukijiState, phase: str) -> None:
    """T3: the left place is filled first; only a new match turns up a card before any is laid out."""
    if phase == "layout":
        require(s.right == NO_CARD, "balance", "nothing is laid out where a card lies on the right (T3)")
        require(s.left != NO_CARD or not s.last, "balance", "nothing new is laid out after the last round (T26)")
        return
    fresh = s.discard == 0 and s.cards_of(0) == 0 and s.cards_of(1) == 0 and s.emptied == 0 and phase == "turn"
    new = fresh and s.right == NO_CARD and s.barrel == 0 and not s.day and s.bid0 == 0 and s.bid1 == 0
    require(s.left != NO_CARD or new, "balance", "a card has just been laid out: one lies on the left (T3)")


def check_end_of_round(s: TsukijiState, cards: i64) -> None:
    """T24: before new cards are laid out, or with an option after it, except that nothing follows the last round."""
    if cards == 0:
        late = s.box.bonus_after_layout and not s.last
        require(not late, "balance", "by option the bonus comes after the layout (T24)")
    else:
        require(s.box.bonus_after_layout, "balance", "the bonus comes before new cards are laid out (T24)")
        check_laid_out(s)
