"""What a position is worth, and when to ring: money, and what the stalls promise to bring."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from criee.engine.bits import has
from criee.engine.mind import Mind
from criee.engine.rng import Rng
from criee.games.fangfrisch import features, reflex
from criee.games.fangfrisch import moves as m
from criee.games.fangfrisch.box import FISH_KINDS, SLOTS
from criee.games.fangfrisch.flow import (
    CAN_PHASE,
    RING_PHASE,
    SELL_PHASE,
    STEAL_PHASE,
    STOW_PHASE,
    award,
    open_cans,
    who_sells,
)
from criee.games.fangfrisch.phases.putting import Stow
from criee.games.fangfrisch.promise import (
    CARDS_A_LOT,
    GROWTH,
    SALE_AFTER_WIN,
    SHORT,
    SURE,
    TIGHT,
    is_time,
)
from criee.games.fangfrisch.score import outcome
from criee.games.fangfrisch.shelving import stow_move, tin_move
from criee.games.fangfrisch.state import FangfrischState

STOW: Final = Stow()
WIN = 1000.0
LEADER = 0.7  # how far the richest rival counts against all of them


class FangfrischMind(Mind[FangfrischState]):
    def worth(self, state: FangfrischState, seat: int) -> float:
        result = outcome(state)
        if result is not None:
            margin = 0.1 * float(state.money[seat])
            return (WIN / float(len(result.winners)) if seat in result.winners else -WIN) + margin
        best, total = -1e9, 0.0
        for rival in range(state.seats):
            if rival != seat:
                value = promise(state, rival)
                total += value
                best = max(best, value)
        return promise(state, seat) - LEADER * best - (1.0 - LEADER) * total / float(state.seats - 1)

    def instinct(self, state: FangfrischState, seat: int, rng: Rng) -> int:
        """Putting away and ringing are answered at once; stealing and selling are thought over."""
        if state.phase == STOW_PHASE:
            return int(stow_move(state, seat))
        if state.phase == CAN_PHASE:
            return int(tin_move(state, seat))
        if state.phase == RING_PHASE:
            return m.RING if wants_to_ring(state, seat) else m.WAIT
        return -1

    def legend(self) -> list[str]:
        return list(features.LEGEND)

    def features(self, state: FangfrischState, seat: i64, into: vec[float]) -> None:
        features.read(state, seat, into)

    def reopen(self, state: FangfrischState, seat: i64) -> None:
        """F13: who else has struck the bell is unknown: all decide again."""
        state.decided = 0
        state.rings = 0

    def reflex(self, state: FangfrischState, seat: int, rng: Rng) -> int:
        return int(reflex.act(state, seat))

    def quiet(self, state: FangfrischState) -> bool:
        """A turn begins with a sale or with the first card of a lot: nothing hangs in the air."""
        if state.phase == RING_PHASE:
            return len(state.lot) == 1
        return state.phase == SELL_PHASE and state.sold == 0 and state.buyer < 0

    def news(self, state: FangfrischState) -> int:
        """At the bell: the card that came last."""
        return state.lot[-1] + 1 if state.phase == RING_PHASE else 0


def promise(s: FangfrischState, seat: i64) -> float:
    """What a player's own side of the table is worth, in euro."""
    sale = chance_to_sell(s, seat)
    left = float(s.deck_cards) / 50.0
    growth = GROWTH * (left if left < 1.0 else 1.0)
    money = s.money[seat]
    total = float(money - s.bin_fish(seat) * s.box.bin_price)
    if money < s.box.lot_price:
        total -= SHORT * (left if left < 1.0 else 1.0)
    elif money < 2 * s.box.lot_price:
        total -= TIGHT * (left if left < 1.0 else 1.0)
    for slot in range(SLOTS):
        fish = s.fish[seat * SLOTS + slot]
        price = float(s.box.price(fish))
        price += growth * (float(s.box.price(fish + 2)) - price)
        total += sale * price + (1.0 - sale) * float(s.box.half_price(fish))
    return total


def chance_to_sell(s: FangfrischState, seat: i64) -> float:
    """Whether the deck will last until this player's next own turn."""
    if s.phase == SELL_PHASE and who_sells(s) == seat:
        return SURE
    turns = (seat - s.seller) % s.seats
    if turns == 0:
        turns = s.seats
    chance = float(s.deck_cards) / (CARDS_A_LOT * float(turns))
    if s.ending and chance < SALE_AFTER_WIN:
        chance = SALE_AFTER_WIN
    return SURE if chance > SURE else chance


# --- the bell ----------------------------------------------------------------------------------------


def gain(s: FangfrischState, seat: i64) -> float:
    """How much better off a player is with the lot on the table, paid for and put away."""
    then: FangfrischState = s.clone()
    then.decided = 0
    then.rings = 0
    award(then, seat)
    if then.phase == STEAL_PHASE:  # a thief brings about two fish
        then.thieves = 0
        then.money[seat] += 2
        then.phase = STOW_PHASE
        if then.hand_cards == 0:
            open_cans(then)
    put_away(then, seat)
    return promise(then, seat) - promise(s, seat)


def put_away(s: FangfrischState, seat: i64) -> None:
    while s.phase == STOW_PHASE:
        STOW.play(s, seat, stow_move(s, seat))
    if s.phase == CAN_PHASE:
        for _ in range(s.tins):
            kind = tin_move(s, seat) - m.TIN
            if kind >= 0 and s.bins[seat * FISH_KINDS + kind] > 0:
                s.bins[seat * FISH_KINDS + kind] -= 1


def wants_to_ring(s: FangfrischState, seat: i64) -> bool:
    """Ring when a share of this lot now beats the chance of a larger one after the next card."""
    mine = gain(s, seat)
    if mine <= 0.0:
        return False
    growth = next_card(s, seat) - mine
    rivals = [rival for rival in range(s.seats) if rival != seat and has(s.may_ring, rival)]
    return is_time(s, mine, growth, [gain(s, rival) for rival in rivals])


def next_card(s: FangfrischState, seat: i64) -> float:
    """What the lot will be worth on average with one more card."""
    total, cards = 0.0, 0
    then: FangfrischState = s.clone()
    for kind in range(len(s.deck)):
        if s.deck[kind] > 0:
            then.lot.append(kind)
            total += float(s.deck[kind]) * gain(then, seat)
            then.lot.pop()
            cards += s.deck[kind]
    return total / float(cards) if cards else 0.0
