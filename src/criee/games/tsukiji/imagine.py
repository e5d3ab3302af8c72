"""What a viewer cannot see and fills in: a sealed bid is the only secret of this game (T5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from criee.engine.rng import Rng
from criee.games.tsukiji.box import Box
from criee.games.tsukiji.flow import BID_PHASE, REVEAL_PHASE
from criee.games.tsukiji.state import TsukijiState
from criee.games.tsukiji.view import TsukijiView


def fill(box: Box, view: Mapping[str, object], rng: Rng) -> dict[str, object]:
    seen = cast(TsukijiView, view)
    low = int(box.lowest_bid)
    bids = zip(seen["bids"], seen["has_bid"], strict=True)
    return {**view, "bids": [bid if bid or not made else low + rng.pick(box.bids) for bid, made in bids]}


def secrets(s: TsukijiState, viewer: int, rng: Rng) -> dict[str, object]:
    """The rival's bid, for a spectator both, from the moment it is made until the house reveals it."""
    if s.phase not in (BID_PHASE, REVEAL_PHASE):
        return {}
    others = [seat for seat, bid in enumerate((s.bid0, s.bid1)) if bid and seat != viewer]
    return {f"bids.{seat}": int(s.box.lowest_bid) + rng.pick(s.box.bids) for seat in others}
