"""Games that tell a viewer what he must not learn, or do not know what their secrets are."""

from __future__ import annotations

from typing import Any

from criee.engine.game import Game
from criee.engine.line import Line, Refused
from criee.engine.options import Options
from criee.engine.rng import Rng
from criee.engine.window import Window
from criee.games import open_game
from criee.games.fangfrisch.phases.auction import Ring
from criee.games.fangfrisch.state import FangfrischState
from criee.games.tsukiji.flow import BID_PHASE
from criee.games.tsukiji.game import Tsukiji
from criee.games.tsukiji.moves import Codes
from criee.games.tsukiji.state import TsukijiState
from criee.games.tsukiji.voice import TsukijiVoice
from engine.broken import LEAK, Case, View, opened


class Leaky(Tsukiji):
    """Shows everybody the sealed bids, and imagines nothing else than what it shows: worlds would never differ."""

    def view(self, state: TsukijiState, seat: int) -> View:
        return {**super().view(state, seat), "bids": [int(state.bid0), int(state.bid1)]}


class Marked(Tsukiji):
    """Marks the bids on the back."""

    def view(self, state: TsukijiState, seat: int) -> View:
        return {**super().view(state, seat), "spy": int(state.bid0) % 2}

    def fill(self, view: View, seat: int, rng: Rng) -> dict[str, object]:
        return super().fill({key: value for key, value in view.items() if key != "spy"}, seat, rng)

    def write(self, state: TsukijiState) -> dict[str, object]:
        return {key: value for key, value in super().write(state).items() if key != "spy"}


class Watched(Tsukiji):
    """Lets others see a bid as it is made."""

    def seen(self, state: TsukijiState, seat: int, move: int, viewer: int) -> str:
        return self.describe(move)


class GossipVoice(TsukijiVoice):
    """Tells the number of a sealed bid in the log."""

    def story(self, before: TsukijiState, after: TsukijiState, seat: int, move: int, viewer: int) -> list[Line]:
        lines = super().story(before, after, seat, move, viewer)
        if before.bid0 and after.bid1:
            lines[0].args["bid"] = int(before.bid0)
        return lines


class BlurtingVoice(TsukijiVoice):
    """Tells the number of a bid in the log as it is sealed."""

    def story(self, before: TsukijiState, after: TsukijiState, seat: int, move: int, viewer: int) -> list[Line]:
        lines = super().story(before, after, seat, move, viewer)
        if before.phase == BID_PHASE and seat >= 0:
            lines[0].args["bid"] = int(after.bid0 if seat == 0 else after.bid1)
        return lines


class ProphetVoice(TsukijiVoice):
    """A forecast that knows the rival's sealed bid."""

    def foresee(self, state: TsukijiState, seat: int, move: int) -> dict[str, object]:
        return {"rival": int(state.bid1 if seat == 0 else state.bid0)}


def speaking(kind: type[TsukijiVoice]) -> Game[Any]:
    game = opened(Tsukiji)
    game.voice = kind(game.phases, Codes(game.box))  # type: ignore[attr-defined]
    return game


class Telltale(Tsukiji):
    """A refusal that gives the rival's sealed bid away."""

    def why_not(self, state: TsukijiState, seat: int, move: int) -> Refused | None:
        refused = super().why_not(state, seat, move)
        rival = state.bid1 if seat == 0 else state.bid0
        return Refused("T6", refused.key, refused.args_of_line) if refused is not None and rival > 2 else refused


class Denying(Tsukiji):
    """Says that it has no secrets, and hides the bids all the same."""

    def secrets(self, state: TsukijiState, viewer: int, rng: Rng) -> dict[str, object]:
        return {}


class Unshakable(Tsukiji):
    """Names its secrets, but never what else they could be."""

    def secrets(self, state: TsukijiState, viewer: int, rng: Rng) -> dict[str, object]:
        bids = (int(state.bid0), int(state.bid1))
        return {path: bids[int(path[-1])] for path in super().secrets(state, viewer, rng)}


class Absurd(Tsukiji):
    """Says that a bid could be none."""

    def secrets(self, state: TsukijiState, viewer: int, rng: Rng) -> dict[str, object]:
        return dict.fromkeys(super().secrets(state, viewer, rng), 0)


class Lost(Tsukiji):
    """Names a place that no position has."""

    def secrets(self, state: TsukijiState, viewer: int, rng: Rng) -> dict[str, object]:
        found = super().secrets(state, viewer, rng)
        return {**found, "bidz.0": 1} if found else {}


class Ticking(Ring):
    """The clock tells whether somebody has rung."""

    def window(self, state: FangfrischState) -> Window:
        found = super().window(state)
        return Window(found.seats, 1000 + int(state.rings), found.ring, found.wait, found.award)


def ticking() -> Game[Any]:
    sign = open_game("fangfrisch").sign
    game = sign.unpack(sign, Options(sign.options, {}), open_game("fangfrisch").components)
    game.phases[game.phase_names.index("ring")] = Ticking()
    return game


BROKEN: list[Case] = [
    ("leaky", lambda: opened(Leaky), LEAK),
    ("marked", lambda: opened(Marked), LEAK),
    ("watched", lambda: opened(Watched), LEAK),
    ("gossip", lambda: speaking(GossipVoice), LEAK),
    ("blurting", lambda: speaking(BlurtingVoice), LEAK),
    ("ticking", ticking, LEAK),
    ("prophet", lambda: speaking(ProphetVoice), LEAK),
    ("telltale", lambda: opened(Telltale), LEAK),
    ("denying", lambda: opened(Denying), "what is no secret is seen"),
    ("unshakable", lambda: opened(Unshakable), "a secret could be otherwise"),
    ("absurd", lambda: opened(Absurd), "a secret could be otherwise"),
    ("lost", lambda: opened(Lost), "a secret could be otherwise"),
]
