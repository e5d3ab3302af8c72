"""What money and fish promise to bring, in euro: the measure of the house's own bot."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from criee.games.fangfrisch.state import FangfrischState

CARDS_A_LOT: Final = 4.5  # how fast the deck melts
SURE: Final = 0.97  # even so, the top card may spoil first
GROWTH: Final = 0.5  # how much of the next two fish's price a slot is already worth, early in the match
HALF_DECK: Final = 50.0  # cards; with fewer the match is no longer early
SALE_AFTER_WIN: Final = 0.35  # chance to win an auction, and so to sell, once end phase is out
SHORT: Final = 5.0  # without the price of a lot one only watches
TIGHT: Final = 1.5
EAGER: Final = 3.0  # the gain at which a rival rings every second time
NERVE: Final = 2.0


def early(s: FangfrischState) -> float:
    """1 in the first half of the deck, then down to 0."""
    left = float(s.deck_cards) / HALF_DECK
    return left if left < 1.0 else 1.0


def sale_chance(s: FangfrischState, turns: i64) -> float:
    """Whether the deck will last for so many turns more."""
    chance = float(s.deck_cards) / (CARDS_A_LOT * float(turns))
    if s.ending and chance < SALE_AFTER_WIN:
        chance = SALE_AFTER_WIN
    return SURE if chance > SURE else chance


def slot_worth(s: FangfrischState, fish: i64, sale: float, growth: float) -> float:
    """A slot with so many fish, in euro."""
    price = float(s.box.price(fish))
    price += growth * (float(s.box.price(fish + 2)) - price)
    return sale * price + (1.0 - sale) * float(s.box.half_price(fish))


def purse_worth(s: FangfrischState, money: i64, time: float) -> float:
    """Money; without the price of a lot one only watches."""
    total = float(money)
    if money < s.box.lot_price:
        total -= SHORT * time
    elif money < 2 * s.box.lot_price:
        total -= TIGHT * time
    return total


def eager(value: float) -> float:
    """How likely a rival is to ring for such a gain."""
    x = (value - EAGER) / NERVE
    return 0.5 + 0.5 * x / (1.0 + abs(x))


def is_time(s: FangfrischState, mine: float, growth: float, theirs: list[float]) -> bool:
    """Ring when a share of this lot now beats the chance of a larger one after the next card, by what rivals gain."""
    stays, now, later = 1.0, 0.0, 0.0
    for gained in theirs:
        stays *= 1.0 - eager(gained)
        now += eager(gained)
        later += eager(gained + growth)
    if s.deck_cards <= s.box.close_from:
        stays *= 1.0 - 1.0 / float(s.deck_cards)
    return mine / (1.0 + now) >= stays * (mine + growth) / (1.0 + later)
