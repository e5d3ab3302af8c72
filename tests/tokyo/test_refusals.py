"""Refusals are so: each is held against the position (facts_*.py); and those that once were not."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from criee.engine.match import Match
from criee.engine.phase import HOUSE
from criee.engine.promise import canonical
from criee.engine.rng import Rng
from criee.words import LANGUAGES, Words, rules
from refusals import COMMON, Fact, Scene, refusal_texts, verbs
from tokyo.facts_entry import MONEY
from tokyo.facts_market import MARKET
from tokyo.facts_sea import SEA
from tokyo.stages import STAGES
from tokyo.table import Data, Table, barrel, opened

NEVER_ALLOWED = (
    "refuse-price-number",
    "refuse-bid-number",
    "refuse-bid-high",
    "refuse-batch",
    "refuse-sell-one",
)  # refused before they are moves
FACTS: dict[str, Fact] = SEA | MONEY | MARKET
EVERYTHING: Data = {"more_fish": 5, "more_outer": 6}
PLAYED: list[Data] = [
    EVERYTHING,
    {**EVERYTHING, "hidden_money": True},
    {**EVERYTHING, "any_barrel": True, "free_fugu": True},
    {"beginner": True, "auction": "always", "barter": "always", "trading": "always"},
    {"tuna": "always", "octopus": "always", "rentals": "always", "used": "always", "salmon": "always"},
]
STEPS = 420
TRIED = 9


def scenes(match: Match, rng: Rng) -> Iterator[Scene]:
    """What is said to illegal moves along the first steps of a match between players who often play sensibly."""
    game, by_verb = match.game, verbs(match.game)
    offered = {game.verb(moves[0]): moves for moves in by_verb}
    while not match.over() and len(match.steps) < STEPS:
        acting = match.to_act()
        if acting[0] == HOUSE:
            match.follow(HOUSE, match.draw())
            continue
        position = json.loads(canonical(game.position(match.state)))
        of_phase = [offered[verb] for verb in game.phase(match.state).verbs]
        for _ in range(TRIED):
            seat = rng.pick(list(acting)) if rng.below(5) else int(rng.below(match.seats))
            kinds = of_phase if rng.below(4) else by_verb
            move = rng.pick(kinds[int(rng.below(len(kinds)))])
            refused = game.why_not(match.state, seat, move)
            if refused is not None:
                faces, text = catalogue(match), game.describe(move)
                yield Scene(position, game.options.values, faces, match.seats, seat, acting, text, refused.line())
        seat = rng.pick(list(acting))
        random = rng.pick(match.moves(seat))
        match.follow(seat, game.mind.instinct(match.state, seat, rng) if rng.below(2) else random)


@cache
def catalogue(match: Match) -> Data:
    return dict(match.game.catalogue())


def is_so(scene: Scene) -> bool:
    key = scene.line.key
    if key == "refuse-turn":
        return scene.seat not in scene.to_act
    return scene.rule in rules("tokyo", "en") and (key in COMMON or FACTS[key](scene))


def told(scene: Scene) -> str:
    where = canonical(scene.position)
    return f"{scene.move!r} by seat {scene.seat}: {scene.line.key} {scene.args} ({scene.rule})\n{where}"


@pytest.mark.compiled
def test_K56_every_refusal_along_matches_is_so() -> None:
    found: Counter[str] = Counter()
    for number in range(2 * len(PLAYED)):
        options = PLAYED[number % len(PLAYED)]
        match = Match(opened(tuple(options.items())), 2 + number % 5, number)
        for scene in scenes(match, Rng(number + 1)):
            assert is_so(scene), told(scene)
            found[scene.line.key] += 1
    assert found.total() > 20_000 and len(found) > 50


def tried_on(table: Table) -> Iterator[Scene]:
    """Every move of the notation by every seat; what is not refused is legal."""
    game, state = table.game, table.state
    position = json.loads(canonical(game.position(state)))
    faces, acting = dict(game.catalogue()), game.to_act(state)
    for seat in range(int(state.seats)):
        legal = set(game.moves(state, seat))
        for move in range(game.space):
            refused = game.why_not(state, seat, move)
            assert (refused is None) == (move in legal), f"{game.describe(move)} by seat {seat}"
            if refused is not None:
                text = game.describe(move)
                yield Scene(position, game.options.values, faces, int(state.seats), seat, acting, text, refused.line())


@pytest.mark.compiled
def test_K56_every_refusal_of_every_text_is_so() -> None:
    found: Counter[str] = Counter()
    voices = [Words("tokyo", lang, ["Ana", "Bo", "Cleo", "Dan"]) for lang in LANGUAGES]
    for name, stage in STAGES.items():
        for scene in tried_on(stage()):
            assert is_so(scene), f"{name}: {told(scene)}"
            found[scene.line.key] += 1
            if found[scene.line.key] == 1:
                assert all(words.line(scene.line) for words in voices)
    assert refusal_texts("tokyo") == set(FACTS) | set(NEVER_ALLOWED)
    assert not set(FACTS) - set(found), "never said"
    assert found.total() > 300_000


@pytest.mark.parametrize(
    ("stage", "move", "rule", "key"),
    [
        # once K15 or K12: what a ship that has acted cannot do
        ("full fleet", "sail 1", "K10", "refuse-acted"),
        ("full fleet", "fish mackerel 1", "K10", "refuse-acted"),
        ("full fleet", "moor 1 left", "K10", "refuse-acted"),
        # once K12
        ("full fleet", "fish salmon 15", "K13", "refuse-salmon"),
        ("full fleet", "fish eel 16", "K14", "refuse-barge-fishing"),
        ("full fleet", "fish mackerel 12", "K55", "refuse-overfished"),
        ("full fleet", "sail 2", "K10", "refuse-not-yours"),
        ("two salmon", "load 15", "K13", "refuse-salmon"),
        # once K40 and K46, K41
        ("closed docks", "ship 1 left", "K18", "refuse-dock-taken"),
        ("closed docks", "ship 1 middle", "K18", "refuse-dock-closed"),
        ("used ships", "ship 1 left", "K56", "refuse-gone"),
        ("rentals full", "rent refrigerator", "K3", "refuse-slots"),
        # what belongs to another moment, once told with the rule of this one
        ("full fleet", "enter eel action", "K8", "refuse-unfinished"),
        ("full fleet", "permit eel", "K10", "refuse-now"),
        ("eel", "sail 1", "K25", "refuse-now"),
        ("lifted", "sail 1", "K17", "refuse-now"),
        ("takoyaki on the quay", "leave", "K36", "refuse-now"),
        ("trading lot", "leave", "K43", "refuse-now"),
        ("sealed crab", "pass", "K33", "refuse-now"),
        ("no action left", "degrade", "K7", "refuse-house"),
    ],
)
def test_K10_what_was_once_refused_by_another_rule(stage: str, move: str, rule: str, key: str) -> None:
    table = STAGES[stage]()
    assert table.reason(move, table.game.to_act(table.state)[0]) == (rule, key)


def test_K38_own_fugu_after_the_refrigerator() -> None:
    port = {"old": [barrel("fugu", 200)], "refrigerators_2": 1}
    t = Table(["fugu", "rentals"], [port, {}], phase="begin").house("begin")
    assert t.reason("own fugu 200") == ("K41", "refuse-now")  # the refrigerator is decided first
    t.play("refrigerator 2")
    assert t.reason("own fugu 200") == ("K38", "refuse-own-later")
    assert t.reason("refrigerator 1") == ("K41", "refuse-refrigerator-later")


def test_K60_refusals_do_not_depend_on_the_purse_of_another() -> None:
    ports = {"fresh": [barrel("mackerel", 300)]}
    said = []
    for cash in (0, 700, 9900):
        t = Table(["bank"], [{"cash": 500, **ports}, {"cash": cash, **ports}], {"hidden_money": True})
        refused = [t.game.why_not(t.state, 0, move) for move in range(t.game.space)]
        said.append([None if one is None else one.line().data() for one in refused])
    assert said[0] == said[1] == said[2] and len([one for one in said[0] if one]) > 2000
