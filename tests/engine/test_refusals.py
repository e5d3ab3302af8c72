"""Refusals: the engine's order of reasons, and that the promises catch a game whose refusals are not so."""

from __future__ import annotations

from typing import Any

import pytest

from browser import herring
from criee.engine.check import check_game
from criee.engine.components import Components
from criee.engine.game import Game
from criee.engine.line import Line, Refused
from criee.engine.options import Options
from criee.engine.promise import Broken
from criee.games import open_game, packages, sign
from criee.games.tsukiji.game import SIGN, Tsukiji
from criee.games.tsukiji.state import TsukijiState
from criee.words import Words, rules
from refusals import hold
from tsukiji.test_refusals import FACTS

EMPTY = Components({})


class Mute(herring.Take):
    """Refuses without knowing why."""

    def why_not(self, state: herring.Barrel, seat: int, move: int) -> Refused | None:
        return None


class Grudging(herring.Take):
    """Has something to say against a legal move."""

    def why_not(self, state: herring.Barrel, seat: int, move: int) -> Refused | None:
        return (
            Refused("H1", "refuse-few", {"left": state.herrings}) if move == 2 else super().why_not(state, seat, move)
        )


class Lawless(herring.Take):
    """Names no rule."""

    def why_not(self, state: herring.Barrel, seat: int, move: int) -> Refused | None:
        return Refused("", "refuse-few", {"left": state.herrings}) if move >= state.herrings else None


class Foreign(herring.Take):
    """Cites another game's rule."""

    def why_not(self, state: herring.Barrel, seat: int, move: int) -> Refused | None:
        return Refused("T5", "refuse-few", {"left": state.herrings}) if move >= state.herrings else None


def barrel_of(take: herring.Take) -> Game[Any]:
    game = herring.Herring(herring.SIGN, Options([], {}), EMPTY)
    game.phases[0] = take
    return game


@pytest.mark.parametrize(
    ("take", "promise"),
    [
        (Mute("take", "H1", ("take",)), "a refusal has a reason that holds"),
        (Grudging("take", "H1", ("take",)), "a legal move has no reason against it"),
        (Lawless("take", "H1", ("take",)), "a refusal names its rule"),
        (Foreign("take", "H1", ("take",)), "a refusal names its rule"),
        (herring.Take("take", "H1", ("grab",)), "a phase names its verbs"),
    ],
)
def test_a_refusal_that_is_none_is_found(take: herring.Take, promise: str) -> None:
    with pytest.raises(Broken) as found:
        check_game(barrel_of(take), 2, 40)
    assert found.value.promise == promise


def test_the_honest_game_keeps_every_promise() -> None:
    assert check_game(barrel_of(herring.Take("take", "H1", ("take",))), 2, 40) > 0


class Telltale(Tsukiji):
    """A refusal that gives the rival's sealed bid away."""

    def why_not(self, state: TsukijiState, seat: int, move: int) -> Refused | None:
        refused = super().why_not(state, seat, move)
        rival = state.bid1 if seat == 0 else state.bid0
        return Refused("T6", refused.key, refused.args_of_line) if refused is not None and rival > 2 else refused


class Prophet(Tsukiji):
    """A forecast that knows the rival's sealed bid."""

    def foresee(self, state: TsukijiState, seat: int, move: int) -> dict[str, object]:
        return {"rival": int(state.bid1 if seat == 0 else state.bid0)}


class Silent(Tsukiji):
    """Does not say why the match ended."""

    def outcome(self, state: TsukijiState) -> Any:
        outcome = super().outcome(state)
        if outcome is not None:
            outcome.why = Line("", {}, outcome.rule)
        return outcome


class Liar(Tsukiji):
    """Every reason is a rule of this game, given when and only when a move is illegal, and none is so."""

    def why_not(self, state: TsukijiState, seat: int, move: int) -> Refused | None:
        refused = super().why_not(state, seat, move)
        if refused is None or refused.key in ("refuse-turn", "refuse-over"):
            return refused
        return Refused("T5", "refuse-bid", {"low": 1, "high": 4})


def opened(kind: type[Tsukiji]) -> Game[Any]:
    return kind(SIGN, Options(SIGN.options, {}), open_game("tsukiji").components)


@pytest.mark.parametrize(
    ("kind", "promise"),
    [
        (Telltale, "hidden things change no byte"),
        (Prophet, "hidden things change no byte"),
        (Silent, "an outcome says why"),
    ],
)
def test_an_answer_that_tells_too_much_or_nothing_is_found(kind: type[Tsukiji], promise: str) -> None:
    with pytest.raises(Broken) as found:
        check_game(opened(kind), 2, 40)
    assert found.value.promise == promise


def test_a_false_reason_is_found_by_the_facts_though_the_engine_agrees_with_itself() -> None:
    assert check_game(opened(Liar), 2, 5) > 0
    with pytest.raises(AssertionError, match="refuse-bid"):
        hold("tsukiji", FACTS, matches=1, opened=lambda name, options: opened(Liar))


@pytest.mark.parametrize("name", list(packages()))
def test_every_house_verb_is_refused_with_a_rule_of_the_game(name: str) -> None:
    game = open_game(name)
    assert game.house_rules, "the house does something in every game of ours"
    assert set(game.house_rules.values()) <= set(rules(name, "en"))
    assert all(rule.startswith(sign(name).prefix) for rule in game.house_rules.values())


def test_not_now_asks_what_is_asked() -> None:
    words = Words("tsukiji", "en", ["Ana", "Bo"])
    line = Line("refuse-now", {"asked": "@prompt-bid"}, "T5")
    assert words.line(line) == f"Not now. {words.text('prompt-bid')}"
