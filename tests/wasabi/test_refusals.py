"""Refusals: each is true in the position it is said in, and cites the rule that is broken."""

from __future__ import annotations

import json
from collections import Counter as Count
from typing import Any

import pytest

from criee.engine.game import Game
from criee.engine.line import Refused
from criee.engine.promise import canonical
from criee.engine.rng import Rng
from criee.games.wasabi.state import WasabiState
from criee.words import Words
from refusals import COMMON, Scene, hold, verbs
from wasabi.counter import Counter
from wasabi.crowd import crowded_counter
from wasabi.facts import FACTS

UNSPOKEN = {"refuse-apart", "refuse-shape"}  # refused by the notation itself: see test_promises.py
# Random matches hardly complete a recipe, so that nobody gets a card: crowded counters bring these about.
CROWDED = {
    "refuse-bare",
    "refuse-both-empty",
    "refuse-buried-line",
    "refuse-covered-line",
    "refuse-full",
    "refuse-kitchen",
    "refuse-last-square",
    "refuse-locked",
    "refuse-no-block",
    "refuse-no-card-there",
    "refuse-no-ingredient",
    "refuse-no-pair",
    "refuse-nothing-there",
    "refuse-old-line",
    "refuse-overlap",
    "refuse-own-return",
    "refuse-pile",
    "refuse-return",
    "refuse-room",
    "refuse-same-kind",
    "refuse-second-card",
    "refuse-stack-late",
    "refuse-token",
    "refuse-toss",
}
SELDOM = {  # each in a test of its own below
    "refuse-full",
    "refuse-last-square",
    "refuse-no-block",
    "refuse-no-ingredient",
    "refuse-no-pair",
    "refuse-own-return",
    "refuse-pile",
}


@pytest.mark.compiled
def test_every_refusal_of_random_matches_is_so() -> None:
    found = hold("wasabi", FACTS, matches=3, tried=6, unseen=frozenset(CROWDED | UNSPOKEN))
    assert sum(found.values()) > 2000


@pytest.mark.compiled
def test_every_refusal_on_crowded_counters_is_so() -> None:
    """Turns with cards, stacks and Wasabi! on the counter, to the end of their rewards."""
    rng = Rng(11)
    found: Count[str] = Count()
    for number in range(450):
        table = crowded_counter(
            rng, hand=0 if number % 7 == 0 else 3, cards=number % 3, full=number % 5 == 0, short=number % 4 == 0
        )
        if table is not None:
            found += one_turn(table, rng)
    assert sum(found.values()) > 20_000
    assert not (CROWDED - SELDOM) - set(found), f"never said: {sorted((CROWDED - SELDOM) - set(found))}"
    assert all(found[f"refuse-{why}-line"] > 50 for why in ("old", "covered", "buried")) and found["refuse-line"] > 500


def one_turn(table: Counter, rng: Rng) -> Count[str]:
    """p1's turn, with a liking for claims and cards; at every step some moves of this phase are tried."""
    game, state = table.game, table.state
    by_verb = {game.verb(moves[0]): moves for moves in verbs(game)}
    found: Count[str] = Count()
    while game.to_act(state) == (0,) and table.phase not in ("stock", "draw"):
        position = json.loads(canonical(game.position(state)))
        for move in tried(game, state, by_verb, rng):
            refused = game.why_not(state, 0, move)
            if refused is not None:
                found[refused.key] += 1
                hold_one(table, position, move, refused)
        moves = game.moves(state, 0)
        liked = "claim" if rng.below(3) else "play"
        game.play(state, 0, rng.pick([move for move in moves if game.verb(move) == liked] or moves))
    return found


def tried(game: Game[Any], state: WasabiState, by_verb: dict[str, list[int]], rng: Rng) -> list[int]:
    chosen = [game.codes.claim + recipe for recipe in range(50) if state.recipes[0] >> recipe & 1]  # type: ignore[attr-defined]
    for verb in game.phase(state).verbs:
        chosen += [rng.pick(by_verb[verb]) for _ in range(4)]
    if state.held >= 0:
        first = game.parse(f"place {state.box.types[state.held]} a1")
        chosen += [first + int(rng.below(42)) for _ in range(4)]
    return chosen


def hold_one(table: Counter, position: dict[str, Any], move: int, refused: Refused, seat: int = 0) -> None:
    game = table.game
    values, faces, seats = game.options.values, game.catalogue(), table.match.seats
    scene = Scene(position, values, faces, seats, seat, (seat,), game.describe(move), refused.line())
    said = f"{scene.move!r}: {refused.key} {scene.args} ({refused.rule})"
    assert refused.key in COMMON or FACTS[refused.key](scene), f"{said}\n{canonical(position)}"


# --- one by one --------------------------------------------------------------------------------------

FULL = """
    ri ri ri ri ri
    ri ri ri ri ri
    mk mk mk mk mk
    mk mk mk mk mk
    tu tu tu tu sa
    sa sa sa eg .
"""


def said(table: Counter, text: str, seat: int = 0) -> tuple[str, str]:
    """Rule and text of a refusal, held against its fact like the thousands above."""
    move = table.game.parse(text)
    refused = table.game.why_not(table.state, seat, move)
    assert refused is not None, f"{text} is legal"
    if refused.key not in COMMON:
        hold_one(table, json.loads(canonical(table.game.position(table.state))), move, refused, seat)
    return refused.rule, refused.key


def test_W9_no_such_line() -> None:
    table = Counter("mk . eg . .", recipes=["Tekkamaki"])
    assert said(table, "claim Tekkamaki") == ("W9", "refuse-line")
    assert said(table.lay("tuna", "e5"), "claim Tekkamaki") == ("W9", "refuse-line")


def test_W11_a_line_that_stood_before_the_turn() -> None:
    table = Counter("mk tu . . .", recipes=["Tekkamaki"]).lay("egg", "c1")
    assert said(table, "claim Tekkamaki") == ("W11", "refuse-old-line")
    inside = Counter("mk tu te . .", recipes=["Crunchy Tuna"], cards=["switch"]).play("play switch", "switch a1 b1")
    assert said(inside, "claim Crunchy Tuna") == ("W11", "refuse-old-line")


def test_W21_part_of_the_line_lies_under_a_stack() -> None:
    table = Counter("mk tu/ri . . .", recipes=["Tekkamaki"]).lay("egg", "e5")
    assert said(table, "claim Tekkamaki") == ("W21", "refuse-buried-line")
    apart = Counter("mk/ri . tu . .", recipes=["Tekkamaki"]).lay("egg", "e5")
    assert said(apart, "claim Tekkamaki") == ("W9", "refuse-line")
    one_square = Counter("mk/tu . . . .", recipes=["Tekkamaki"]).lay("egg", "e5")
    assert said(one_square, "claim Tekkamaki") == ("W9", "refuse-line")


def test_W26_a_wasabi_card_covers_the_line() -> None:
    table = Counter("mk tu . . .", recipes=["Tekkamaki"], wasabi=["b1 c2"]).lay("egg", "e5")
    assert said(table, "claim Tekkamaki") == ("W26", "refuse-covered-line")
    own = Counter("mk . . . .", recipes=["Tekkamaki"], cards=["wasabi"]).lay("tuna", "b1")
    assert said(own.play("play wasabi", "cover b1 c2"), "claim Tekkamaki") == ("W26", "refuse-covered-line")
    elsewhere = Counter("mk . eg . .", recipes=["Tekkamaki"], wasabi=["d1 e2"]).lay("egg", "e5")
    assert said(elsewhere, "claim Tekkamaki") == ("W9", "refuse-line")


def test_W6_of_a_rival_s_recipe_no_more_is_said_than_of_one_in_the_pile() -> None:
    """The rival could claim it at once, the pile cannot: the answer is the same."""
    for rival in ("Tekkamaki", "Sunrise"):
        table = Counter(". mk . . .", recipes=[["Lunch Box"], [rival]]).lay("tuna", "c1")
        assert said(table, "claim Tekkamaki") == said(table, "claim Sunrise") == ("W9", "refuse-recipe")


@pytest.mark.parametrize("wasabi", [[], ["d5 e6"]])
def test_W22_W24_W25_a_wasabi_card_elsewhere_does_not_matter(wasabi: list[str]) -> None:
    chop = Counter("mk tu . . .", cards=["chop"], wasabi=wasabi).play("play chop")
    assert said(chop, "chop c3") == ("W22", "refuse-nothing-there")
    assert said(chop, "chop g1") == ("W7", "refuse-outside")
    switch = Counter("mk tu . . .", cards=["switch"], wasabi=wasabi).play("play switch")
    assert said(switch, "switch c3 c4") == ("W24", "refuse-both-empty")
    assert said(switch, "switch f1 g1") == ("W7", "refuse-outside")
    cover = Counter(cards=["wasabi"], players=3, wasabi=wasabi).play("play wasabi")
    assert said(cover, "cover f1 g2") == ("W25", "refuse-outside")


def test_W26_only_for_the_squares_that_are_locked() -> None:
    lies = ["b1 c2"]
    chop = Counter("mk tu . . .", cards=["chop"], wasabi=lies).play("play chop")
    assert said(chop, "chop b1") == said(chop, "chop c2") == ("W26", "refuse-locked")
    assert said(chop, "chop d1") == ("W22", "refuse-nothing-there")
    switch = Counter("mk tu . . .", cards=["switch"], wasabi=lies).play("play switch")
    assert said(switch, "switch a1 b1") == ("W26", "refuse-locked")
    assert said(switch, "switch d1 e1") == ("W24", "refuse-both-empty")
    cover = Counter("mk tu . . .", cards=["wasabi"], players=3, wasabi=lies).play("play wasabi")
    assert said(cover, "cover c2 d3") == ("W26", "refuse-overlap")
    place = Counter("mk tu . . .", wasabi=lies).play("pick egg")
    assert said(place, "place egg c1") == ("W26", "refuse-locked")
    assert said(place, "place egg a1") == ("W7", "refuse-filled")
    assert said(place, "place egg f1") == ("W7", "refuse-outside")
    assert said(place, "place roe d1") == ("W7", "refuse-held")


def test_W25_before_the_tile_a_square_must_be_left() -> None:
    table = Counter(FULL, hand=["roe"], cards=["wasabi"]).play("play wasabi")
    assert said(table, "cover d1 e2") == ("W25", "refuse-last-square")


def test_W20_what_a_card_has_nothing_to_act_on() -> None:
    assert said(Counter(cards=["stack"]), "play stack") == ("W20", "refuse-no-ingredient")
    assert said(Counter("mk . . . .", hand=(), cards=["chop"], wasabi=["a1 b2"]), "play chop")[0] == "W20"
    assert said(Counter(cards=["switch"]), "play switch") == ("W20", "refuse-no-pair")
    many: dict[str, object] = {"cards": {"all": [2, 2, 2, 2, 5], "two": [1, 1, 1, 1, 5]}}
    locked = ["a1 b2", "d1 e2", "b4 c5", "d4 e5"]
    assert said(Counter(cards=["wasabi"], wasabi=locked, variant=many), "play wasabi") == ("W20", "refuse-no-block")


def test_W7_W23_no_room_and_no_more_tiles() -> None:
    spicy = Counter(FULL, hand=["roe", "egg"], cards=["spicy"]).play("play spicy").lay("roe", "e1")
    assert said(spicy, "pick egg") == ("W7", "refuse-full")
    twice = Counter(cards=["spicy"]).play("play spicy").lay("roe", "a1").lay("egg", "a2")
    assert said(twice, "pick tuna") == said(twice, "place tuna a3") == ("W23", "refuse-laid")
    once = Counter().lay("roe", "a1")
    assert said(once, "pick tuna") == said(once, "place tuna a3") == ("W7", "refuse-laid")
    assert said(Counter(), "place tuna a3") == ("W7", "refuse-pick-first")


def test_W17_without_an_ingredient() -> None:
    table = Counter("mk . . . .", hand=(), cards=["chop", "spicy"])
    assert said(table, "play spicy") == said(table, "done") == said(table, "place tuna b1") == ("W17", "refuse-bare")
    assert said(table.play("play chop", "chop a1"), "toss") == ("W22", "refuse-toss")


def test_W19_W7_W8_moves_of_phase_1_in_phase_2() -> None:
    table = Counter("mk . . . .", recipes=["Tekkamaki", "Sunrise"]).lay("tuna", "b1").play("done")
    assert table.phase == "stock"
    assert said(table, "claim Tekkamaki") == ("W19", "refuse-late-claim")
    assert said(table, "pick egg") == said(table, "chop a1") == said(table, "play stack") == ("W7", "refuse-cooked")
    assert said(table, "discard Sunrise") == ("W8", "refuse-unpassed")
    assert said(table, "draw 2") == said(table, "take chop") == ("W17", "refuse-now")
    assert said(table, "give tuna") == ("W4", "refuse-given")
    passed = Counter("mk tu . . .", recipes=["Tekkamaki"]).play("pass")
    for _ in range(2):  # while recipes go back, then while new ones are drawn
        assert said(passed, "claim Tekkamaki") == said(passed, "pick egg") == ("W8", "refuse-passed")
        if passed.phase == "discard":
            assert said(passed, "draw 2") == ("W18", "refuse-wait")
            passed.play("discard Tekkamaki")
    assert passed.phase == "draw"


def test_W15_W17_W18_moves_of_phase_2_in_phase_1() -> None:
    table = Counter("mk . . . .", recipes=["Tekkamaki"])
    assert said(table, "take chop") == said(table, "lift a1 b2") == said(table, "decline") == ("W15", "refuse-wait")
    assert said(table, "stock tuna") == ("W17", "refuse-wait")
    assert said(table, "draw 2") == ("W18", "refuse-wait")
    assert said(table, "discard Tekkamaki") == ("W8", "refuse-unpassed")
    assert said(table, "give tuna") == ("W4", "refuse-given")
    assert said(table.play("pick egg"), "claim Tekkamaki") == ("W7", "refuse-now")


def test_W5_the_opening_draws() -> None:
    """Prompt, label, log and refusal cite W5 before the first turn, W18 after it."""
    full = [["tuna", "crab", "egg"], ["tuna", "crab", "egg"]]
    long = ["Last Supper", "Urchin Emperor", "Abalone Garden"]
    for opening, rule in ((True, "W5"), (False, "W18")):
        table = Counter(phase="draw", opening=opening, hand=full)
        game = table.game
        move = game.parse("draw 5")
        assert game.prompt(table.state, 0).rule == game.prompt(table.state, 1).rule == rule
        assert game.voice.label(table.state, 0, move).rule == rule
        assert said(table, "take chop")[0] == rule
        table.match.follow(0, move)
        before = table.state.clone()
        assert game.prompt(before, 0).rule == rule
        table.deal(["Last Supper"])
        for viewer in (0, 1, -2):
            [line] = game.voice.story(before, table.state, -1, game.parse("deal Last Supper p1"), viewer)
            assert line.rule == rule
    longest = ["Autumn Feast", "Dragon's Back", "Rainbow Boat"]
    rest = ["Squid Salad Sandwich", "Harbour Master", "Sunrise"]
    hands = [["tuna", "crab", "egg"]] * 4
    early = Counter(
        phase="draw",
        players=4,
        opening=True,
        actor=3,
        hand=hands,
        recipes=[long, longest, rest, []],
    )
    assert said(early, "draw 5", seat=3) == ("W5", "refuse-pile")
    late = Counter(
        phase="draw",
        players=4,
        hand=hands,
        recipes=[[], longest, rest, long],
    )
    assert said(late, "draw 5") == ("W18", "refuse-pile")


def test_W4_what_a_starting_hand_may_not_have() -> None:
    table = Counter(phase="give", hand=[[], ["tuna"]])
    assert said(table, "give rice") == said(table, "give fugu") == ("W4", "refuse-barred")
    assert said(table, "give salmon") == ("W4", "refuse-category")
    assert said(table, "claim Sunrise") == said(table, "stock tuna") == ("W4", "refuse-giving")
    few: dict[str, object] = {"categories": {"base": {"rice": 13}, "fish": {"salmon": 1}}}
    scarce = Counter(phase="give", first=1, actor=0, hand=[["salmon", "crab", "egg"], []], variant=few)
    assert said(scarce, "give salmon") == ("W4", "refuse-pantry")


def test_W15_W16_rewards() -> None:
    def cooked(*cards: str, wasabi: list[str] | None = None) -> Counter:
        table = Counter("mk . . . .", recipes=["Tekkamaki"], cards=cards, wasabi=wasabi or [])
        return table.lay("tuna", "b1").play("claim Tekkamaki")

    free = cooked("stack").play("done")
    assert said(free, "take stack") == ("W15", "refuse-kitchen")
    assert said(free, "lift a1 b2") == ("W15", "refuse-no-card-there")
    assert said(free, "return stack take chop") == ("W16", "refuse-return")
    full = cooked("stack", "chop").play("done")
    assert said(full, "take spicy") == said(full, "lift a1 b2") == ("W16", "refuse-room")
    assert said(full, "return spicy take switch") == ("W16", "refuse-card")
    assert said(full, "return stack take stack") == ("W16", "refuse-own-return")
    assert said(full, "return stack take chop") == ("W15", "refuse-kitchen")
    again = cooked("spicy").play("play spicy", "done")
    assert said(again, "take spicy") == ("W15", "refuse-same-kind")
    for block in ("d5 e6", "a1 b2"):  # the last block and the first
        laid = cooked("wasabi").play("play wasabi", f"cover {block}", "done")
        assert said(laid, f"lift {block}") == ("W15", "refuse-same-kind")
        assert said(laid, "take wasabi") == ("W15", "refuse-kitchen")


def test_W8_a_pass() -> None:
    assert said(Counter().lay("egg", "a1"), "pass") == ("W8", "refuse-pass")
    table = Counter(recipes=["Sunrise"]).play("pass")
    assert said(table, "done") == ("W8", "refuse-keep-all")
    assert said(table, "discard Tekkamaki") == ("W8", "refuse-recipe")
    assert said(table, "claim Sunrise", seat=1) == ("", "refuse-turn")


def test_what_is_asked_is_what_can_be_done() -> None:
    """A refusal repeats the prompt: it must not ask for what is done already."""

    def asked(table: Counter) -> tuple[str, str]:
        line = table.game.prompt(table.state, 0)
        refused = table.game.why_not(table.state, 0, table.game.parse("score"))
        assert refused is not None and refused.key == "refuse-house"
        return line.key, line.rule

    assert asked(Counter()) == ("prompt-turn", "W7")
    assert asked(Counter(hand=())) == ("prompt-turn-bare", "W17")
    assert asked(Counter(cards=["spicy"]).lay("egg", "a1")) == ("prompt-turn-card", "W7")
    assert asked(Counter(cards=["stack"]).lay("egg", "a1")) == ("prompt-turn-end", "W7")
    chopped = Counter("mk . . . .", cards=["chop"]).play("play chop", "chop a1")
    assert asked(chopped) == ("prompt-chopped", "W22")
    assert said(chopped, "done") == ("W22", "refuse-now") and asked(chopped.play("keep"))[1] == "W22"
    assert (
        asked(Counter("mk . . . .", hand=(), cards=["chop"]).play("play chop", "chop a1"))[0] == "prompt-chopped-bare"
    )
    two = Counter(recipes=["Sunrise", "Crab Hug"]).play("pass")
    assert asked(two)[0] == "prompt-discard" and asked(two.play("discard Sunrise"))[0] == "prompt-discard-more"
    late = Counter().lay("egg", "a1")
    refused = late.game.why_not(late.state, 0, late.game.parse("toss"))
    assert refused is not None and refused.args_of_line == {"asked": "@prompt-turn-end"}


def test_W9_what_is_completed_is_asked_to_be_claimed_first() -> None:
    """Whatever else can be done; and the rule that says so is for nobody else: recipes are hidden (W6)."""

    def asked(table: Counter) -> str:
        line = table.game.prompt(table.state, 0)
        assert line.rule == "W9"
        assert table.game.prompt(table.state, 1).rule != "W9"
        return line.key

    def done(*cards: str, board: str = "mk . . . .", play: tuple[str, ...] = ()) -> Counter:
        return Counter(board, recipes=["Tekkamaki"], cards=cards).play(*play)

    lay = ("pick tuna", "place tuna b1")
    assert asked(done(play=lay)) == "prompt-turn-claim"
    assert asked(done("stack", play=lay)) == "prompt-turn-claim"  # too late for it
    assert asked(done("chop", play=lay)) == "prompt-turn-claim-card"
    assert asked(done("spicy", play=("play spicy", *lay))) == "prompt-turn-claim-spicy"
    apart, swap = "mk . tu . .", ("play switch", "switch b1 c1")
    assert asked(done("switch", board=apart, play=swap)) == "prompt-turn-claim-tile"
    stacked, chop = "mk tu/ri . . .", ("play chop", "chop b1")
    assert asked(done("chop", board=stacked, play=chop)) == "prompt-chopped-claim"
    claimed = done("chop", play=(*lay, "claim Tekkamaki"))
    assert claimed.game.prompt(claimed.state, 0).key == "prompt-turn-card"


def test_W21_W23_a_card_that_was_played_is_not_forgotten() -> None:
    """It is gone from the hand, and the question still says what it allows."""

    def asked(table: Counter) -> tuple[str, str]:
        line = table.game.prompt(table.state, 0)
        return line.key, line.rule

    spicy = Counter(cards=["spicy"]).play("play spicy")
    assert asked(spicy) == ("prompt-turn-two", "W23")
    assert asked(spicy.play("pick egg")) == ("prompt-place-first", "W23")
    assert asked(spicy.play("place egg a1")) == ("prompt-turn-spicy", "W23")
    assert asked(spicy.play("pick roe")) == ("prompt-place-second", "W23")
    last = Counter(hand=["egg"], cards=["spicy"]).play("play spicy")
    assert asked(last) == ("prompt-turn-tile", "W7")  # there is no second one
    stack = Counter("mk . . . .", cards=["stack"]).play("play stack")
    assert asked(stack) == ("prompt-turn-stack", "W21")
    assert asked(stack.play("pick egg")) == ("prompt-place-stack", "W21")
    words = Words("wasabi", "en", [])
    for card, rule in (("chop", "W22"), ("switch", "W24")):
        table = Counter("mk . . . .", cards=[card]).play(f"play {card}")
        line = table.game.prompt(table.state, 0)
        assert words.line(line).startswith(words.text(f"card-{card}")) and line.rule == rule
