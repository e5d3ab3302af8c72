"""The log: every yen it tells has changed hands, and nothing is told that did not happen (K4-K60)."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

from criee.engine.line import Line
from criee.engine.match import Match
from criee.engine.phase import HOUSE
from criee.engine.rng import Rng
from criee.words import LANGUAGES, Words, rules
from refusals import option_sets
from tokyo.table import Data, Table, barrel, opened, ship

STEPS = 260
GETS = ["log-loan", "log-land", "log-income", "log-sell", "log-eels", "log-fugus", "log-pair", "log-sell-ship"]
GETS += ["log-case-yen"]
PAYS = ("log-dock", "log-share", "log-rent-refrigerator", "log-rent-cart", "log-permit", "log-ship", "log-unsold")


def seat_of(args: Data, name: str) -> int:
    return int(args[name].removeprefix("#"))


def changes(line: Line, turn: int) -> Counter[int]:
    """What a line says about the purses of the seats."""
    key, args = line.key, cast(Data, line.args)
    who = seat_of(args, "who") if "who" in args else turn
    yen = int(args.get("yen", 0))
    told: Counter[int] = Counter()
    if key in GETS:
        told[who] += yen
    elif key in PAYS or (key == "log-enter" and args["way"] == "yen") or (key == "log-own" and args["free"] == "no"):
        told[who] -= yen
    elif key == "log-buy":
        told[who] -= yen
        told[seat_of(args, "owner")] += yen
    elif key in ("log-wins-token", "log-award"):
        winner = who if key == "log-wins-token" else seat_of(args, "player")
        told[winner] -= yen
        told[turn] += yen if winner != turn else 0
    elif key == "log-accept":
        told[who] += yen
        told[seat_of(args, "player")] -= yen
    elif key == "log-hammer":
        told[who] += 2 * yen - int(args["fee"])
        told[seat_of(args, "buyer")] -= yen
    return told


def told_of(match: Match, seat: int, move: int) -> tuple[Data, Data, list[Line]]:
    """The position before and after a step, and what is told of it."""
    game = match.game
    before, state = cast(Data, game.position(match.state)), match.state.clone()
    match.follow(seat, move)
    return before, cast(Data, game.position(match.state)), game.voice.story(state, match.state, seat, move, 0)


def happened(line: Line, before: Data, after: Data) -> bool:
    """Whether a line that tells of something else than money is so."""
    key, args = line.key, cast(Data, line.args)
    mine = before["players"][before["turn"]]
    if key == "log-begin":
        return args == {"who": f"#{before['turn']}", "round": before["round"]} and before["phase"] == "begin"
    if key.startswith("log-announce"):
        enough = args.get("yen") in (None, mine["cash"]) and before["ender"] < 0
        return bool(enough and after["ender"] == before["turn"] == seat_of(args, "who"))
    if key == "log-eel-falls":
        return bool(after["eel"] == args["value"] < before["eel"])
    if key == "log-eel-stays":
        return bool(after["eel"] == args["value"] == before["eel"])
    if key == "log-overfished":
        fish = args["fish"].removeprefix("@")
        return fish in after["overfished"] and fish not in before["overfished"]
    if key == "log-degrade-lost":
        return bool(sum(one["count"] for one in mine["old"]) == args["count"])
    if key == "log-degrade-aged":
        return bool(sum(one["count"] for one in mine["fresh"] if one["item"] != "takoyaki") == args["count"])
    if key == "log-land":
        return bool(args["barrels"] == before["landed"])
    if key == "log-score":
        return bool(before["turn"] == before["ender"])
    if key == "log-score-rounds":
        return bool(before["turn"] != before["ender"] and before["round"] == 60)
    if key == "log-no-refrigerator":
        return bool(before["phase"] == "refrigerator" and after["refrigerators"] == before["refrigerators"])
    return True


@pytest.mark.compiled
def test_K58_every_yen_of_the_log_changes_hands() -> None:
    known, keys = rules("tokyo", "en"), Counter[str]()
    for number, options in enumerate(option_sets("tokyo")):
        match = Match(opened(tuple(options.items())), 2 + number % 5, number)
        rng = Rng(number)
        while not match.over() and len(match.steps) < STEPS:
            seat = rng.pick(list(match.to_act()))
            wise = match.draw() if seat == HOUSE else match.game.mind.instinct(match.state, seat, rng)
            move = wise if seat == HOUSE or rng.below(2) else rng.pick(match.moves(seat))
            before, after, lines = told_of(match, seat, move)
            told: Counter[int] = Counter()
            for line in lines:
                assert line.rule in known and happened(line, before, after), line
                told.update(changes(line, before["turn"]))
                keys[line.key] += 1
            for player, (then, now) in enumerate(zip(before["players"], after["players"], strict=True)):
                assert now["cash"] - then["cash"] == told[player], (match.game.describe(move), lines)
    assert len(keys) > 40 and keys.total() > 5000


def story(table: Table, move: str, seat: int = 0) -> list[Line]:
    before = table.state.clone()
    table.play(move, seat=seat)
    return table.game.voice.story(before, table.state, seat, table.game.parse(move), 0)


def test_K50_the_turn_that_triggers_the_end_has_its_round_too() -> None:
    t = Table([], [{"cash": 5300}, {}], phase="begin", round=7)
    lines = story(t, "announce", HOUSE)
    assert [(line.key, line.rule) for line in lines] == [("log-begin", "K6"), ("log-announce-yen", "K50")]
    assert lines[0].args["round"] == 7 and lines[1].args["yen"] == 5300
    rich = {"tokens": {"tuna-15": 2, "tuna-20": 1}}
    resources = story(Table(["tuna"], [rich, {}], phase="begin"), "announce", HOUSE)[1]
    assert resources.key == "log-announce-resources" and resources.args["resources"] == 50


def test_K60_hidden_money_is_not_named_when_it_triggers_the_end() -> None:
    t = Table([], [{"cash": 5300}, {}], {"hidden_money": True}, phase="begin")
    assert [line.data() for line in story(t, "announce", HOUSE)[1:]] == [
        {"key": "log-announce", "args": {"who": "#0"}, "rule": "K50"}
    ]


def test_K30_a_pair_tells_its_100() -> None:
    t = Table([], [{"tokens": {"mackerel": 1}, "fresh": [barrel("mackerel", 300)]}, {}]).play("enter mackerel action")
    assert [line.key for line in story(t, "sell mackerel")] == ["log-sell"]
    lines = story(t, "sell barrel fresh mackerel 300")
    assert [line.key for line in lines] == ["log-barrel", "log-pair"] and lines[1].args == {"who": "#0", "yen": 100}


@pytest.mark.parametrize(("value", "sold", "key", "left"), [(6, 2, "falls", 2), (2, 1, "falls", 1), (1, 3, "stays", 1)])
def test_K37_the_price_of_eel_falls_only_if_it_does(value: int, sold: int, key: str, left: int) -> None:
    t = Table(["eel"], [{"tokens": {"eel": 3}}, {}], eel=value).play("enter eel action")
    line = story(t, f"sell eel x{sold}")[1]
    assert (line.key, line.args, line.rule) == (f"log-eel-{key}", {"value": left}, "K37")


def test_K33_a_crab_is_auctioned_by_its_own_rule() -> None:
    players: list[Data] = [{"docks": 3, "permits": {"crab": 1}}, {}]
    t = Table(["crab"], players, ships=[ship(15, 0, "sea", "crab", crab=2)]).play("navigate", "moor 15 right")
    assert [line.rule for line in story(t, "draw crab-9", HOUSE)] == ["K33"]
    assert story(t, "bid 300")[0].rule == "K33" and t.game.prompt(t.state, 1).rule == "K33"
    t.play("bid 100", seat=1)
    assert {line.rule for line in story(t, "reveal", HOUSE)} == {"K33"}


def test_K54_a_last_round_that_cuts_the_last_turns_short_is_told_so() -> None:
    """Who triggers the end in the last round does not get the others one more turn each."""
    t = Table([], [{}, {"cash": 6000}, {}], turn=1, round=60, phase="begin").house("announce").play("end", seat=1)
    t.house("begin").play("end", seat=2)
    line = story(t, "score", HOUSE)[0]
    assert (line.key, line.rule) == ("log-score-rounds", "K54")
    result: Any = t.game.outcome(t.state)
    assert result.rule == "K54" and result.why.key == "end-rounds" and result.winners == [1]


def test_K36_new_takoyaki_get_their_price_by_their_own_rule() -> None:
    t = Table(["octopus"], [{"tokens": {"octopus": 1}}, {}]).play("enter octopus yen", "exchange")
    assert t.game.prompt(t.state, 0).rule == "K36" and story(t, "price takoyaki 300")[0].rule == "K36"
    for lang in LANGUAGES:
        assert Words("tokyo", lang, ["Ana", "Bo"]).line(t.game.prompt(t.state, 0))


def test_K47_many_of_a_kind_are_counted_not_told_one_by_one() -> None:
    tokens = {"snapper": 4, "mackerel": 1}
    t = Table(["barter", "snapper"], [{"tokens": tokens}, {}]).play("enter barter action", *["lay snapper"] * 4)
    assert [(one.key, one.args["count"], one.args["token"]) for one in story(t, "close")] == [
        ("log-close-alike", 4, "@snapper")
    ]
