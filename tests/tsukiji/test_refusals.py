"""Every refusal of Tsukiji Market is so: T5, T8, T9, T12, T17, T19, T21, T24, T26."""

from __future__ import annotations

from typing import Any

import pytest

from criee.engine.line import Refused
from criee.engine.match import Match
from criee.engine.rng import Rng
from criee.games import open_game
from refusals import Fact, Scene, hold, option_sets, refusals
from tsukiji.drawn import Drawn, all_taken

# --- what is true, stated over the position -----------------------------------------------------------


def cards_of(scene: Scene, seat: int) -> set[str]:
    return {face for pile in scene.position["piles"][seat].values() for face in pile}


def place(scene: Scene) -> str:
    """What lies where a take move points; "" where nothing does."""
    face: str = scene.position["balance"][["left", "right"].index(scene.words[1])]
    return face


def colours(scene: Scene) -> list[str]:
    """The colours of the card that is taken or played."""
    face = scene.position["held"] if scene.words[0] == "play" else place(scene)
    return [half["colour"] for half in scene.catalogue["faces"][face]["halves"]]


def named(scene: Scene, *keys: str) -> list[str]:
    return [str(scene.args[key]).removeprefix("@") for key in keys]


def picks(scene: Scene, phase: str) -> bool:
    """It is the other player who decides, in this phase, and the refusal names him."""
    at = scene.position
    return at["phase"] == phase and at["picker"] == 1 - scene.seat and scene.args["who"] == f"#{at['picker']}"


def equal(scene: Scene) -> bool:
    first, second = scene.position["bids"]
    return bool(first == second > 0)


def second_pick(scene: Scene) -> bool:
    """After equal bids by day one card has been taken, the other is left."""
    at = scene.position
    return equal(scene) and at["face"] == "day" and at["waiting"] == -1 and at["balance"].count("") == 1


def reached(scene: Scene, kind: str) -> bool:
    """A pile of the one who picks has as many cards as earn this bonus."""
    at, printed = scene.position, scene.catalogue
    for colour, bonus, needed in zip(printed["colours"], printed["specialities"], printed[at["face"]], strict=True):
        if bonus == kind and len(at["piles"][at["picker"]][colour]) == needed:
            return True
    return False


def by_its_rule(scene: Scene) -> bool:
    """T19 and T21 rest on a pile that reached its number; T24 on a barrel that has gone back to the centre."""
    at = scene.position
    if scene.rule == "T24":
        return at["phase"] == "steal" and at["end_bonus"] and at["barrel"] == 0 and not scene.options["kind_fish"]
    return {"T19": "steal", "T21": "discard"}[scene.rule] == at["phase"] and reached(scene, at["phase"])


def wrong_half(scene: Scene) -> bool:
    shown = colours(scene)
    wrong = scene.words[-1]
    return len(shown) == 2 and wrong not in shown and named(scene, "fish", "other", "wrong") == [*shown, wrong]


def bid_wins(scene: Scene) -> bool:
    bids = scene.position["bids"]
    return bool(0 < bids[scene.seat] < bids[1 - scene.seat])


def barrel_side(scene: Scene) -> int:
    barrel = scene.position["barrel"]
    return -1 if barrel == 0 else 0 if barrel < 0 else 1


FACTS: dict[str, Fact] = {
    "refuse-bid": lambda s: False,  # see test_T5_a_bid_that_no_hand_can_show
    "refuse-sealed": lambda s: s.rule == "T5" and s.position["phase"] == "bid" and s.position["bids"][s.seat] > 0,
    "refuse-stays": lambda s: (
        s.rule == "T17" and s.words[0] in ("steal", "discard") and s.position["phase"] in ("bid", "take")
    ),
    "refuse-gone": lambda s: (
        s.rule == "T12" and place(s) == "" and second_pick(s) and s.args["who"] == f"#{1 - s.seat}"
    ),
    "refuse-missing": lambda s: s.rule == "T26" and place(s) == "" and not second_pick(s) and s.position["last"],
    "refuse-single": lambda s: s.rule == "T9" and len(s.words) == 3 and colours(s) == named(s, "fish"),
    "refuse-unchosen": lambda s: s.rule == "T9" and len(s.words) == 2 and colours(s) == named(s, "fish", "other"),
    "refuse-half": lambda s: s.rule == "T9" and wrong_half(s),
    "refuse-own": lambda s: by_its_rule(s) and s.words[1] in cards_of(s, s.seat),
    "refuse-rival": lambda s: by_its_rule(s) and s.words[1] not in cards_of(s, 0) | cards_of(s, 1),
    "refuse-wait-take": lambda s: s.rule == "T8" and picks(s, "take") and bid_wins(s),
    "refuse-wait-first": lambda s: (
        s.rule == "T12" and picks(s, "take") and equal(s) and barrel_side(s) == s.position["picker"]
    ),
    "refuse-wait-second": lambda s: s.rule == "T12" and picks(s, "take") and second_pick(s),
    "refuse-wait-steal": lambda s: picks(s, "steal") and by_its_rule(s),
    "refuse-wait-discard": lambda s: picks(s, "discard") and by_its_rule(s),
    "refuse-wait-choose": lambda s: s.rule == "T9" and picks(s, "choose") and "/" in s.position["held"],
}


@pytest.mark.compiled
def test_T5_T8_T9_T12_T17_T19_T21_T24_every_refusal_is_so() -> None:
    found = hold("tsukiji", FACTS, matches=12, unseen=frozenset({"refuse-bid", "refuse-missing"}))
    assert sum(found.values()) > 20_000


def test_not_now_cites_the_rule_of_what_is_asked() -> None:
    rules = {"bid": {"T5"}, "take": {"T8", "T12"}, "steal": {"T19", "T24"}, "discard": {"T21"}, "choose": {"T9"}}
    cited: set[str] = set()
    for seed, options in enumerate(option_sets("tsukiji") * 6):
        for scene in refusals(Match(open_game("tsukiji", options), 2, seed), Rng(seed), 12):
            if scene.line.key == "refuse-now":
                phase = scene.position["phase"]
                end = "-end" if scene.rule == "T24" else ""  # T24: why one steals
                assert scene.args["asked"] == f"@prompt-{phase}{end}"
                assert scene.rule in rules[phase]
                assert phase != "take" or (scene.rule == "T12") == equal(scene)
                cited.add(scene.rule)
    assert cited == set().union(*rules.values())


# --- concrete positions -----------------------------------------------------------------------------


def said(table: Drawn, seat: int, move: str) -> tuple[str, str]:
    """The rule and the text by which a typed move is refused."""
    try:
        refused = table.game.why_not(table.state, seat, table.game.parse(move))
    except Refused as error:
        refused = error
    assert refused is not None
    return refused.rule, refused.key


@pytest.mark.parametrize("bid", ["0", "5", "-1", "99", "1000000"])
def test_T5_a_bid_that_no_hand_can_show(bid: str) -> None:
    table = Drawn(balance=["R5", "O5"], top="Y5")
    assert said(table, 0, f"bid {bid}") == ("T5", "refuse-bid")
    with pytest.raises(Refused) as refused:
        table.game.parse(f"bid {bid}")
    assert refused.value.line().args == {"low": 1, "high": 4}


@pytest.mark.parametrize("text", ["bid", "bid x", "bid 1.5", "bid 2 3", "bid -", "take middle", "take left herring"])
def test_what_is_no_move_is_not_understood(text: str) -> None:
    with pytest.raises(ValueError):
        Drawn(balance=["R5", "O5"], top="Y5").game.parse(text)


def test_T5_while_bids_are_made() -> None:
    table = Drawn(balance=["R5", "O5"], top="Y5", p1={"bream": ["Y4W"]})
    assert said(table, 0, "take left") == ("T5", "refuse-now")
    assert said(table, 0, "play tuna") == ("T5", "refuse-now")
    assert said(table, 1, "steal Y4W") == ("T17", "refuse-stays")
    assert said(table, 0, "reveal") == ("T5", "refuse-house")
    assert said(table, 0, "rebuild") == ("T25", "refuse-house")
    table.play("p1 bid 2")
    assert said(table, 0, "bid 3") == said(table, 0, "bid 2") == said(table, 0, "take left") == ("T5", "refuse-sealed")


def test_T8_who_lost_the_bid_waits() -> None:
    table = Drawn(balance=["R5", "O5"], top="Y5").bids(2, 1)
    assert said(table, 1, "take left") == ("T8", "refuse-wait-take")
    assert said(table, 0, "bid 3") == ("T8", "refuse-now")
    assert said(table, 0, "discard Y4W") == ("T17", "refuse-stays")


def test_T9_the_colour_of_a_card() -> None:
    table = Drawn(balance=["R2W/O2K", "B5"], top="Y2W").bids(2, 1)
    assert said(table, 0, "take left") == ("T9", "refuse-unchosen")
    assert said(table, 0, "take left bream") == ("T9", "refuse-half")
    assert said(table, 0, "take right mackerel") == ("T9", "refuse-single")
    drawn = Drawn(balance=["O5", "B5"], top="R2W/O2K", p1={"salmon": ["O4W", "O3W"]}).bids(2, 1)
    drawn.play("p1 take left", turns=["R5"])
    assert said(drawn, 0, "play bream") == ("T9", "refuse-half")
    assert said(drawn, 1, "play tuna") == ("T9", "refuse-wait-choose")
    assert said(drawn, 0, "steal R5") == ("T9", "refuse-now")


def test_T12_the_first_and_the_second_pick() -> None:
    table = Drawn(balance=["R5", "O5"], top="Y5", barrel=2, face="day").bids(1, 1)
    assert said(table, 0, "take left") == ("T12", "refuse-wait-first")
    assert said(table, 1, "bid 1") == ("T12", "refuse-now")
    table.play("p2 take left")
    assert said(table, 0, "take left") == ("T12", "refuse-gone")
    assert said(table, 1, "take right") == ("T12", "refuse-wait-second")


def test_T26_where_only_one_card_could_be_laid_out() -> None:
    alone: dict[str, Any] = {"balance": ["R5", ""], "last": True, "p2": all_taken("R5")}
    assert said(Drawn(**alone).bids(2, 1), 0, "take right") == ("T26", "refuse-missing")
    day = Drawn(**alone, face="day", barrel=-1).bids(2, 2)
    assert said(day, 0, "take right") == ("T26", "refuse-missing")


def test_T19_T24_a_speciality_steals_and_the_end_of_the_balance_steals() -> None:
    speciality = Drawn(balance=["R5", "O5"], top="Y5", p1={"tuna": ["R4W", "R3W"]}, p2={"bream": ["Y4W"]}).bids(2, 1)
    speciality.play("p1 take left")
    end = Drawn(balance=["R5", "O5"], top="Y5", barrel=3, p2={"bream": ["Y4W"]}).bids(2, 1)
    end.play("p1 take left")
    for table, rule, thief in ((speciality, "T19", 0), (end, "T24", 1)):
        own, rivals = ("R5", "Y4W") if thief == 0 else ("Y4W", "R5")
        assert said(table, thief, f"steal {own}") == (rule, "refuse-own")
        assert said(table, thief, "steal B5") == (rule, "refuse-rival")
        assert said(table, thief, f"discard {rivals}") == (rule, "refuse-now")
        assert said(table, 1 - thief, f"steal {own}") == (rule, "refuse-wait-steal")
        assert table.game.prompt(table.state, thief).rule == rule
        assert table.game.voice.label(table.state, thief, table.game.parse(f"steal {rivals}")).rule == rule


def test_T19_a_speciality_within_the_bonus_of_the_balance() -> None:
    # p2 steals a third tuna at the end of the balance (T24); that earns the speciality, and p2 steals once more (T19).
    table = Drawn(balance=["R5", "O5"], top="Y5", barrel=3, p1={"bream": ["Y4W"]}, p2={"tuna": ["R4W", "R3W"]})
    table.bids(2, 1).play("p1 take left")
    assert said(table, 1, "steal B5") == ("T24", "refuse-rival")
    table.play("p2 steal R5")
    assert said(table, 1, "steal B5") == ("T19", "refuse-rival")


def test_T21_what_can_be_discarded() -> None:
    table = Drawn(balance=["B5", "O5"], top="Y5", p1={"mackerel": ["B4W", "B2B"]}, p2={"tuna": ["R5"]}).bids(2, 1)
    table.play("p1 take left")
    assert said(table, 0, "discard B5") == ("T21", "refuse-own")
    assert said(table, 0, "discard Y5") == ("T21", "refuse-rival")
    assert said(table, 0, "steal R5") == ("T21", "refuse-now")
    assert said(table, 1, "discard B5") == ("T21", "refuse-wait-discard")
