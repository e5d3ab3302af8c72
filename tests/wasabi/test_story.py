"""The log, labels and the score sheet say what happened, cite the rule of it, and say nothing else."""

from __future__ import annotations

from collections import Counter as Count
from typing import cast

import pytest

from criee.engine.line import Line
from criee.engine.match import tell
from criee.engine.phase import HOUSE
from criee.engine.rng import Rng
from criee.games.wasabi.view import WasabiView
from wasabi.counter import Counter
from wasabi.crowd import crowded_counter


def told(table: Counter, *moves: str, viewer: int = 0) -> list[tuple[str, str]]:
    """The lines of these moves, by key and rule."""
    before, steps = table.state.clone(), len(table.match.steps)
    table.play(*moves)
    lines = [line for step in tell(table.game, before, table.match.steps[steps:], viewer) for line in step.lines]
    return [(line.key, line.rule) for line in lines]


def test_W22_what_is_chopped_after_the_tile_is_told_to_go_back() -> None:
    late = Counter("mk tu . . .", cards=["chop"]).lay("egg", "e5").play("play chop")
    assert late.game.voice.label(late.state, 0, late.game.parse("chop a1")).key == "move-chop-away"
    assert told(late, "chop a1") == [("log-chop-away", "W22")]
    early = Counter("mk tu . . .", cards=["chop"]).play("play chop")
    assert told(early, "chop a1", "toss") == [("log-chop", "W22"), ("log-toss", "W22")]


def test_W15_every_reward_that_lapses_is_told() -> None:
    """Two recipes, one card in the whole kitchen: the second reward lapses when the first is taken."""
    small: dict[str, object] = {"cards": {"two": [1, 0, 0, 0, 0]}}
    board = """
        . . tu . .
        . cu . pi .
    """
    table = Counter(board, hand=["maki"], recipes=["Tekkamaki", "Pickle Barrel"], variant=small).lay("maki", "c1")
    table.play("claim Tekkamaki", "claim Pickle Barrel", "done")
    assert told(table, "take stack") == [("log-take", "W15"), ("log-lapsed", "W15")]
    none = Counter(board, hand=["maki"], recipes=["Tekkamaki", "Pickle Barrel"], cards=["stack"], variant=small)
    none.lay("maki", "c1").play("claim Tekkamaki", "claim Pickle Barrel")
    before = none.state.clone()
    none.play("done")
    [line] = tell(none.game, before, none.match.steps[-1:], 1)[0].lines
    assert (line.key, line.args["rewards"]) == ("log-lapsed", 2)


def test_W12_what_is_left_unclaimed_is_told_to_its_owner_alone() -> None:
    def done() -> Counter:
        return Counter("mk . . . .", recipes=["Tekkamaki", "Sunrise"]).lay("tuna", "b1")

    assert told(done(), "done") == [("log-unclaimed", "W12")]
    assert told(done(), "done", viewer=1) == told(done(), "done", viewer=-2) == []
    assert told(done(), "claim Tekkamaki", "done")[2:] == []


def test_W28_the_last_token_makes_no_reward_lapse() -> None:
    nine = ["Sunrise", "Kappa Roll", "Crab Hug", "Crunchy Tuna", "Pickle Barrel", "Snapper Crunch"]
    nine += ["Lunch Box", "Crimson Tide", "Last Supper"]
    table = Counter("mk . . . .", recipes=["Tekkamaki"], served=[nine, []]).lay("tuna", "b1")
    assert told(table, "claim Tekkamaki") == [("log-claim", "W9"), ("log-tokens", "W28")]


def test_W10_style_is_told_where_it_earns_cubes() -> None:
    short = Counter("mk . . . .", recipes=["Tekkamaki"]).lay("tuna", "b1")
    assert told(short, "claim Tekkamaki") == [("log-claim", "W9")]
    longer = Counter("mk tu . . .", hand=["tempura"], recipes=["Crunchy Tuna"]).lay("tempura", "c1")
    assert told(longer, "claim Crunchy Tuna") == [("log-claim", "W9"), ("log-style", "W10")]


def test_W8_the_label_of_a_pass_promises_no_more_than_it_does() -> None:
    for recipes, key in ((["Sunrise"], "move-pass"), ([], "move-pass-bare")):
        table = Counter(recipes=recipes)
        label = table.game.voice.label(table.state, 0, table.game.parse("pass"))
        assert (label.key, label.rule) == (key, "W8")


def test_W31_the_count_of_passes_cites_its_rule() -> None:
    table = Counter(phase="score", hand=(), ended=31, passes=6)
    assert told(table, "house score") == [("log-passes", "W31")]
    assert table.game.prompt(Counter(phase="score", hand=(), ended=31, passes=6).state, 0).rule == "W31"


def test_cards_cite_their_own_rule() -> None:
    rules = {"stack": "W21", "chop": "W22", "spicy": "W23", "switch": "W24", "wasabi": "W25"}
    for card, rule in rules.items():
        table = Counter("mk tu . . .", cards=[card])
        assert table.game.voice.label(table.state, 0, table.game.parse(f"play {card}")).rule == rule
        assert told(table, f"play {card}") == [(f"log-play-{card}", rule)]
    spicy = Counter(cards=["spicy"]).play("play spicy")
    assert told(spicy, "pick egg", "place egg a1", "pick roe", "place roe b1") == [
        ("log-place", "W7"),
        ("log-place", "W23"),
    ]


def counts(view: WasabiView, seat: int) -> dict[str, int]:
    """What a step may change, counted."""
    return {
        "tiles": sum(len(stack) for stack in view["board"].values()),
        "pantry": sum(view["pantry"].values()),
        "kitchen": sum(view["kitchen"].values()),
        "blocks": len(view["wasabi"]),
        "hand": len(view["hands"][seat]),
        "cards": len(view["cards"][seat]),
        "recipes": len(view["recipes"][seat]),
        "served": len(view["served"][seat]),
        "cubes": view["cubes"][seat],
    }


CHANGES: dict[str, dict[str, int]] = {  # what a line tells; the cubes of style and Wasabi! have lines of their own
    "log-place": {"tiles": 1},
    "log-stack": {"tiles": 1},
    "log-chop": {"tiles": -1},
    "log-chop-away": {"tiles": -1, "pantry": 1},
    "log-toss": {"pantry": 1},
    "log-keep": {},
    "log-switch": {},
    "log-cover": {"blocks": 1, "cards": -1},
    "log-play-stack": {"cards": -1, "kitchen": 1},
    "log-play-chop": {"cards": -1, "kitchen": 1},
    "log-play-spicy": {"cards": -1, "kitchen": 1},
    "log-play-switch": {"cards": -1, "kitchen": 1},
    "log-play-wasabi": {},
    "log-claim": {"recipes": -1, "served": 1},
    "log-discard": {"recipes": -1},
    "log-deal": {"recipes": 1},
    "log-take": {"cards": 1, "kitchen": -1},
    "log-lift": {"cards": 1, "blocks": -1},
    "log-return-take": {},
    "log-return-lift": {"kitchen": 1, "blocks": -1},
    "log-decline": {},
    "log-stock": {"hand": 1, "pantry": -1},
    "log-pass": {},
    "log-lapsed": {},
    "log-unclaimed": {},
}


def expected(lines: list[Line]) -> dict[str, int]:
    total: Count[str] = Count()
    for line in lines:
        if line.key in ("log-cube", "log-style"):
            total["cubes"] += cast(int, line.args["cubes"])
        elif line.key != "log-tokens":
            total.update(CHANGES[line.key])
    return {name: change for name, change in total.items() if change}


@pytest.mark.compiled
def test_every_line_tells_just_what_has_changed() -> None:
    """Whole turns on crowded counters: the table before, the table after, and the lines between."""
    rng = Rng(3)
    keys: Count[str] = Count()
    for number in range(500):
        table = crowded_counter(rng, cards=number % 3, full=number % 5 == 0)
        if table is None:
            continue
        match = table.match
        while match.to_act() in ((0,), (HOUSE,)) and table.phase != "score":
            keys.update(one_step(table, rng))
    assert set(CHANGES) - set(keys) <= {"log-lapsed", "log-return-lift", "log-return-take"}
    assert sum(keys.values()) > 1500


def one_step(table: Counter, rng: Rng) -> list[str]:
    match, game = table.match, table.game
    seat = match.to_act()[0]
    moves = match.moves(seat)
    liked = [move for move in moves if game.verb(move) in ("claim", "play")]
    move = match.draw() if seat == HOUSE else rng.pick(liked if liked and rng.below(2) else moves)
    before, was = match.state.clone(), counts(table.seen_by(0), 0)
    match.follow(seat, move)
    now = counts(table.seen_by(0), 0)
    lines = tell(game, before, match.steps[-1:], 0)[0].lines
    changed = {name: now[name] - was[name] for name in now if now[name] != was[name]}
    if game.verb(move) == "place" and not cast(WasabiView, game.view(before, 0))["chopped"]:
        changed["hand"] += 1  # the tile that the line tells of came from there
    assert {name: change for name, change in changed.items() if change} == expected(lines), game.describe(move)
    return [line.key for line in lines]
