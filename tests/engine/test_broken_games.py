"""For every promise a game that breaks it: `check` finds each one, by its name."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from browser.herring.box import Box
from browser.herring.flow import TAKE_PHASE
from browser.herring.game import SIGN as HERRING
from browser.herring.game import Herring
from browser.herring.phases.take import Take
from browser.herring.state import Barrel
from criee.engine import check
from criee.engine.check import check_game
from criee.engine.components import Components, read_toml
from criee.engine.game import Game, Outcome
from criee.engine.line import Line, Refused
from criee.engine.options import Options
from criee.engine.phase import HOUSE, Over, Phase, in_order
from criee.engine.promise import Broken
from criee.engine.rng import Rng
from criee.engine.window import Window
from criee.games import open_game
from criee.games.fangfrisch.phases.auction import Ring
from criee.games.fangfrisch.state import FangfrischState
from criee.games.tsukiji.flow import BID_PHASE
from criee.games.tsukiji.game import SIGN, Tsukiji
from criee.games.tsukiji.moves import Codes
from criee.games.tsukiji.state import TsukijiState
from criee.games.tsukiji.voice import TsukijiVoice
from refusals import hold
from tsukiji.test_refusals import FACTS

LEAK = "hidden things change no byte"
BOX = Path(__file__).parents[1] / "browser/herring/components.toml"
BARREL = Components(read_toml(BOX.read_text(encoding="utf-8"), BOX.name))
View = Mapping[str, object]


def opened(kind: type[Tsukiji]) -> Game[Any]:
    return kind(SIGN, Options(SIGN.options, {}), open_game("tsukiji").components)


def barrel(kind: type[Herring] = Herring, take: Take | None = None) -> Game[Any]:
    game = kind(HERRING, Options(HERRING.options, {}), BARREL)
    if take is not None:
        game.phases[0] = take
    return game


# --- what a viewer must not learn ----------------------------------------------------------------


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


# --- what is counted, copied, written ------------------------------------------------------------


class Losing(Tsukiji):
    """Loses a card whenever the discard pile has some."""

    def census(self, state: TsukijiState) -> dict[str, int]:
        return {"cards": super().census(state)["cards"] - (1 if state.discard else 0)}


class Blind(Tsukiji):
    """Never counts one of the cards: the same at every moment, and still wrong."""

    def census(self, state: TsukijiState) -> dict[str, int]:
        return {"cards": super().census(state)["cards"] - 1}


class Miscounting(Tsukiji):
    def score(self, state: TsukijiState) -> list[Any]:
        return super().score(state)[1:]


class Silent(Tsukiji):
    """Does not say why the match ended."""

    def outcome(self, state: TsukijiState) -> Any:
        outcome = super().outcome(state)
        if outcome is not None:
            outcome.why = Line("", {}, outcome.rule)
        return outcome


class Forgetful(Barrel):
    """A clone that forgets whose turn it is."""

    def clone(self) -> Forgetful:
        copy = Forgetful(self.box)
        copy.phase, copy.herrings, copy.taken = self.phase, self.herrings, self.taken.copy()
        return copy


class Sharing(Barrel):
    """A clone that shares the list of what was taken."""

    def clone(self) -> Sharing:
        copy = Sharing(self.box)
        copy.phase, copy.herrings, copy.turn, copy.taken = self.phase, self.herrings, self.turn, self.taken
        return copy


class Secretive(Barrel):
    """Keeps something that no position tells and a clone forgets."""

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        self.grudge = 0

    def clone(self) -> Secretive:
        copy = Secretive(self.box)
        copy.phase, copy.herrings, copy.turn, copy.taken = self.phase, self.herrings, self.turn, self.taken.copy()
        return copy


class GrudgingTake(Take):
    def play(self, state: Barrel, seat: int, move: int) -> None:
        assert isinstance(state, Secretive)
        state.grudge += 1
        super().play(state, seat, move)
        if state.grudge == 3 and state.herrings > 1:
            state.herrings, state.taken[seat] = state.herrings - 1, state.taken[seat] + 1


def kept_in(state: type[Barrel], take: Take | None = None) -> Game[Any]:
    class Kept(Herring):
        def new(self, seats: int) -> Barrel:
            return state(self.box)

    return barrel(Kept, take)


class Scribbling(Herring):
    """Writes a position that reads as another."""

    def write(self, state: Barrel) -> dict[str, object]:
        return {**super().write(state), "turn": 0}


class Endless(Take):
    """Fills the barrel again before it is empty."""

    def play(self, state: Barrel, seat: int, move: int) -> None:
        super().play(state, seat, move)
        if state.herrings <= state.box.most:
            state.herrings, state.taken, state.turn, state.phase = state.box.herrings, [0, 0], 0, TAKE_PHASE


class Amnesiac(Barrel):
    """Keeps something that decides and that no position tells; its clones remember it."""

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        self.grudge = 0

    def clone(self) -> Amnesiac:
        copy = Amnesiac(self.box)
        copy.phase, copy.herrings, copy.turn, copy.taken = self.phase, self.herrings, self.turn, self.taken.copy()
        copy.grudge = self.grudge
        return copy


class ChangingTake(Take):
    """From the second move on, another number of herrings is taken."""

    def play(self, state: Barrel, seat: int, move: int) -> None:
        changed = isinstance(state, Amnesiac) and state.grudge and state.herrings > 3
        if isinstance(state, Amnesiac):
            state.grudge = 1
        super().play(state, seat, (move + 1) % 3 if changed else move)


class Stumbling(Take):
    def play(self, state: Barrel, seat: int, move: int) -> None:
        if state.herrings < 9:
            raise IndexError("no such herring")
        super().play(state, seat, move)


class Crowded(Herring):
    """Somebody who is not there has won."""

    def outcome(self, state: Barrel) -> Any:
        found = super().outcome(state)
        return None if found is None else Outcome([7], found.scores, found.rule, found.why)


class Early(Herring):
    """Has a winner before the end."""

    def outcome(self, state: Barrel) -> Any:
        return super().outcome(state) if not state.herrings else Outcome([0], [0, 0], "H3")


class Undecided(Herring):
    def outcome(self, state: Barrel) -> Any:
        return None


class Drifting(Take):
    """Plays otherwise the second time."""

    plays = 0

    def play(self, state: Barrel, seat: int, move: int) -> None:
        Drifting.plays += 1
        super().play(state, seat, (move + 1) % 3 if Drifting.plays == 1 else move)


# --- moves and refusals --------------------------------------------------------------------------


class Stuck(Take):
    def moves(self, state: Barrel, seat: int) -> list[int]:
        return [] if state.herrings < 6 else super().moves(state, seat)


class Hurried(Tsukiji):
    """Whoever seals first moves the barrel."""

    def play(self, state: TsukijiState, seat: int, move: int) -> None:
        if self.verb(move) == "bid" and seat >= 0 and not (state.bid0 or state.bid1) and abs(int(state.barrel)) < 3:
            state.barrel += 1 if seat else -1
        super().play(state, seat, move)


class Mute(Take):
    """Refuses without knowing why."""

    def why_not(self, state: Barrel, seat: int, move: int) -> Refused | None:
        return None


class Grudging(Take):
    """Has something to say against a legal move."""

    def why_not(self, state: Barrel, seat: int, move: int) -> Refused | None:
        if move == 2:
            return Refused("H2", "refuse-few", {"left": state.herrings})
        return super().why_not(state, seat, move)


class Lawless(Take):
    """Names no rule."""

    def why_not(self, state: Barrel, seat: int, move: int) -> Refused | None:
        return Refused("", "refuse-few", {"left": state.herrings}) if move >= state.herrings else None


class Foreign(Take):
    """Cites another game's rule."""

    def why_not(self, state: Barrel, seat: int, move: int) -> Refused | None:
        return Refused("T5", "refuse-few", {"left": state.herrings}) if move >= state.herrings else None


class Touchy(Take):
    """A question takes a herring."""

    def why_not(self, state: Barrel, seat: int, move: int) -> Refused | None:
        found = super().why_not(state, seat, move)
        if found is not None and state.herrings > 1:
            state.herrings, state.taken[seat] = state.herrings - 1, state.taken[seat] + 1
        return found


class Grabbing(Take):
    """Offers what it does not name."""

    def __init__(self) -> None:
        super().__init__()
        self.verbs = ("grab",)


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


class Cheating(Phase[Any]):
    """The house draws what is not on offer."""

    def __init__(self, honest: Phase[Any]) -> None:
        super().__init__(honest.name, honest.rule, honest.verbs)
        self.honest = honest

    def to_act(self, state: Any) -> tuple[int, ...]:
        return self.honest.to_act(state)

    def moves(self, state: Any, seat: int) -> list[int]:
        return self.honest.moves(state, seat)[:1]

    def play(self, state: Any, seat: int, move: int) -> None:
        self.honest.play(state, seat, move)

    def draw(self, state: Any, rng: Rng) -> int:
        return self.honest.moves(state, HOUSE)[-1]


def cheating() -> Game[Any]:
    game = opened(Tsukiji)
    game.phases[1] = Cheating(game.phases[1])
    return game


def taking(take: type[Take]) -> Callable[[], Game[Any]]:
    return lambda: barrel(take=take())


BROKEN: list[tuple[str, Callable[[], Game[Any]], str]] = [
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
    ("losing", lambda: opened(Losing), "components are conserved"),
    ("blind", lambda: opened(Blind), "components are conserved"),
    ("miscounting", lambda: opened(Miscounting), "the score sheet adds up"),
    ("silent", lambda: opened(Silent), "an outcome says why"),
    ("forgetful", lambda: kept_in(Forgetful), "a clone is the same"),
    ("secretive", lambda: kept_in(Secretive, GrudgingTake()), "a clone is the same"),
    ("sharing", lambda: kept_in(Sharing), "clones share nothing"),
    ("scribbling", lambda: barrel(Scribbling), "positions read back"),
    ("amnesiac", lambda: kept_in(Amnesiac, ChangingTake()), "positions read back"),
    ("stumbling", taking(Stumbling), "nothing stumbles"),
    ("crowded", lambda: barrel(Crowded), "a match that is over has an outcome"),
    ("early", lambda: barrel(Early), "a match that goes on has no outcome"),
    ("undecided", lambda: barrel(Undecided), "a match that is over has an outcome"),
    ("stuck", taking(Stuck), "a seat to act has moves, each once"),
    ("hurried", lambda: opened(Hurried), "sealed moves commute"),
    ("mute", taking(Mute), "a refusal has a reason that holds"),
    ("grudging", taking(Grudging), "a legal move has no reason against it"),
    ("lawless", taking(Lawless), "a refusal names its rule"),
    ("foreign", taking(Foreign), "a refusal names its rule"),
    ("touchy", taking(Touchy), "illegal moves are refused"),
    ("verbless", lambda: barrel(take=Grabbing()), "a phase names its verbs"),
    ("cheating", cheating, "the house draws one of its moves"),
    ("drifting", taking(Drifting), "replay equals live"),
    ("endless", taking(Endless), "play ends"),
]


@pytest.mark.parametrize(("name", "game", "promise"), BROKEN, ids=[case[0] for case in BROKEN])
def test_a_broken_promise_is_found(
    name: str, game: Callable[[], Game[Any]], promise: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if name == "endless":
        monkeypatch.setattr(check, "LONGEST_MATCH", 50)
    with pytest.raises(Broken) as found:
        check_game(game(), 3 if name == "ticking" else 2, 40)
    assert found.value.promise == promise
    assert found.value.record.startswith("criee record 1")


def test_every_promise_has_a_game_that_breaks_it() -> None:
    folder = Path(__file__).parents[2] / "src/criee/engine"
    text = "".join((folder / name).read_text() for name in ("check.py", "twins.py"))
    promises = {LEAK, *re.findall(r'Broken\(\s*"([^"]+)"', text)}
    assert len(promises) > 15
    assert promises == {promise for _, _, promise in BROKEN}


def test_honest_games_keep_every_promise() -> None:
    assert check_game(barrel(), 2, 40) > 0
    assert check_game(opened(Tsukiji), 2, 5) > 0


class Liar(Tsukiji):
    """Every reason is a rule of this game, given when and only when a move is illegal, and none is so."""

    def why_not(self, state: TsukijiState, seat: int, move: int) -> Refused | None:
        refused = super().why_not(state, seat, move)
        if refused is None or refused.key in ("refuse-turn", "refuse-over"):
            return refused
        return Refused("T5", "refuse-bid", {"low": 1, "high": 4})


def test_a_false_reason_is_found_by_the_facts_though_the_engine_agrees_with_itself() -> None:
    assert check_game(opened(Liar), 2, 5) > 0
    with pytest.raises(AssertionError, match="refuse-bid"):
        hold("tsukiji", FACTS, matches=1, opened=lambda name, options: opened(Liar))


def test_phases_are_numbered_and_named_each_once() -> None:
    take: Phase[Barrel] = Take()
    over: Phase[Barrel] = Over("over", "H3")
    assert in_order((0, take), (1, over)) == [take, over]
    for phases, reason in (
        (((0, take), (2, over)), "numbered 0, 1, 2"),
        (((1, take), (0, over)), "numbered 0, 1, 2"),
        (((0, take), (0, over)), "numbered 0, 1, 2"),
        (((0, take), (1, Over("take", "H3"))), "a name of its own"),
    ):
        with pytest.raises(ValueError, match=reason):
            in_order(*phases)
