"""The log says what happened, by the right rule, and nothing else: T3, T6-T8, T11-T13, T15-T26, T31."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from criee.engine.line import Arg, Line
from criee.engine.match import Match
from criee.engine.phase import HOUSE, NOBODY
from criee.engine.rng import Rng
from criee.games import open_game
from criee.words import Words
from tsukiji.drawn import Drawn, all_taken
from tsukiji.test_setup import rest

OPTIONS = [
    {"kind_fish": kind, "end_effects": effects, "bonus_after_layout": late}
    for kind, effects, late in product((False, True), repeat=3)
]


class Told:
    """One step: where it began, where it led, what was done and said."""

    def __init__(self, before: dict[str, Any], after: dict[str, Any], seat: int, move: str, lines: list[Line]) -> None:
        self.before = before
        self.after = after
        self.seat = seat
        self.verb = move.split()[0]
        self.lines = lines

    def line(self, key: str) -> Line | None:
        """The line whose key begins so; there is at most one."""
        found = [line for line in self.lines if line.key.startswith(key)]
        assert len(found) <= 1
        return found[0] if found else None

    def said(self, key: str) -> bool:
        return self.line(key) is not None

    def rule(self, key: str) -> str:
        line = self.line(key)
        assert line is not None, f"{key} is not among {self.lines}"
        return line.rule

    def grown(self) -> tuple[int, str, int] | None:
        """The seat and colour whose pile grew in this step, and to how many cards."""
        for seat in range(2):
            for colour, faces in self.after["piles"][seat].items():
                if len(faces) > len(self.before["piles"][seat][colour]):
                    return seat, colour, len(faces)
        return None


def match_told(options: dict[str, Any], seed: int) -> list[Told]:
    game = open_game("tsukiji", options)
    match = Match(game, 2, seed)
    rng = Rng(seed)
    told: list[Told] = []
    while not match.over():
        seat = rng.pick(list(match.to_act()))
        move = match.draw() if seat == HOUSE else rng.pick(match.moves(seat))
        before: Any = match.state.clone()
        match.follow(seat, move)
        lines = game.voice.story(before, match.state, seat, move, NOBODY)
        at, then = game.position(before), game.position(match.state)
        told.append(Told(at, then, seat, game.describe(move), lines))
    return told


@pytest.fixture(scope="module")
def matches() -> list[tuple[dict[str, Any], list[Told]]]:
    return [(options, match_told(options, seed)) for seed, options in enumerate(OPTIONS * 14)]


Matches = list[tuple[dict[str, Any], list[Told]]]


def test_T17_T23_a_speciality_is_told_when_it_is_earned_and_followed_by_what_it_gives(matches: Matches) -> None:
    printed: Any = open_game("tsukiji").catalogue()
    kinds = dict(zip(printed["colours"], printed["specialities"], strict=True))
    earned = 0
    for options, told in matches:
        for i, step in enumerate(told):
            line = step.line("log-speciality") or step.line("log-lost")
            grown = step.grown()
            if grown is None:
                assert line is None
                continue
            seat, colour, cards = grown
            needed = printed[step.before["face"]][printed["colours"].index(colour)]
            quiet = step.before["end_bonus"] and not options["end_effects"]
            due = cards == needed and not quiet and step.after["knife_winner"] < 0
            assert (line is not None) == due
            if line is None:
                continue
            earned += 1
            kind = kinds[colour]
            assert line.key.endswith(kind) and line.args == {"who": f"#{seat}", "fish": f"@{colour}"}
            if line.key.startswith("log-speciality") and kind != "barrel":
                assert line.rule == "T17"
                follows = next(later for later in told[i + 1 :] if later.verb not in ("rebuild", "turn"))
                assert follows.verb == kind
            elif line.key.startswith("log-speciality"):
                assert line.rule == "T22" and step.after["barrel"] != step.before["barrel"]
            else:
                assert line.rule == ("T7" if kind == "barrel" else "T23")
    assert earned > 120


def test_T19_T20_T24_T31_steals_and_draws_cite_what_they_come_from(matches: Matches) -> None:
    """Independently of the state: what the log itself has announced before says where a bonus comes from."""
    cited: dict[str, int] = {}
    for options, told in matches:
        announced = ""  # the speciality that is to be resolved next
        for step in told:
            if step.verb in ("steal", "draw", "discard"):
                balance = {"steal": "T24", "draw": "T31", "discard": "none"}[step.verb]
                speciality = {"steal": "T19", "draw": "T20", "discard": "T21"}[step.verb]
                rule = step.rule(f"log-{step.verb}")
                assert rule == (speciality if announced == step.verb else balance)
                assert rule != "T24" or not options["kind_fish"]
                assert rule != "T31" or options["kind_fish"]
                cited[rule] = cited.get(rule, 0) + 1
                announced = ""
            line = step.line("log-speciality")
            if line is not None:
                announced = line.key.removeprefix("log-speciality-")
    assert set(cited) == {"T19", "T20", "T21", "T24", "T31"} and min(cited.values()) > 20


def test_T8_T11_T12_T13_cards_are_taken_and_cleared_by_their_rules(matches: Matches) -> None:
    cited: set[str] = set()
    for _, told in matches:
        face = ""
        for step in told:
            bids = step.before["bids"]
            if step.verb == "reveal":
                face = step.before["face"]  # what was up when the bids were shown
            if step.verb == "take":
                assert step.rule("log-take") == ("T12" if bids[0] == bids[1] else "T8")
            if step.verb == "clear":
                rules = {line.rule for line in step.lines if line.key.startswith("log-clear")}
                assert rules == {"T8" if bids[0] != bids[1] else "T11" if face == "night" else "T13"}
                cited |= rules
            turned = step.before["face"] != step.after["face"]
            assert step.said("log-day") == (turned and step.after["face"] == "day")
            assert step.said("log-night") == (turned and step.after["face"] == "night")
            assert not step.said("log-day") or (step.verb == "clear" and step.rule("log-day") == "T11")
            assert not step.said("log-night") or step.rule("log-night") == "T12"
    assert cited == {"T8", "T11", "T13"}


def test_T6_T7_T15_T24_the_barrel_moves_as_it_is_told(matches: Matches) -> None:
    for _, told in matches:
        for step in told:
            moved = abs(step.after["barrel"] - step.before["barrel"])
            if step.verb == "reveal":
                difference = abs(step.before["bids"][0] - step.before["bids"][1])
                pay = step.line("log-pay")
                assert (pay is None) == (difference == 0)
                if pay is not None:
                    assert pay.args["notches"] == moved and pay.rule == ("T6" if moved else "T7")
                assert step.said("log-stopped") == (0 < moved < difference)
            elif step.verb == "recentre":
                side = "#1" if step.before["barrel"] > 0 else "#0"
                line = step.line("log-recentre")
                assert line is not None and line.args["who"] == side and step.after["barrel"] == 0
            else:
                rolled = [line for line in step.lines if line.key in ("log-barrel", "log-speciality-barrel")]
                assert moved == len(rolled)
                assert all(line.rule in ("T15", "T22") for line in rolled)


def test_T24_T26_T31_the_bonus_of_the_balance_is_told_as_it_comes(matches: Matches) -> None:
    seen: set[str] = set()
    for options, told in matches:
        for i, step in enumerate(told):
            if step.verb != "recentre":
                continue
            said = step.lines[1]
            seen.add(said.key)
            follows = next(later for later in told[i + 1 :] if later.verb not in ("rebuild", "turn"))
            thief = 1 if step.before["barrel"] > 0 else 0
            rivals = sum(len(pile) for pile in step.before["piles"][1 - thief].values())
            if options["kind_fish"]:
                assert said.key == "log-end-draw" and said.rule == "T31" and follows.verb == "draw"
            elif rivals:
                assert said.key == "log-end-steal" and said.rule == "T24"
                assert follows.verb == "steal" and follows.seat == thief
            else:
                assert said.key == "log-end-nothing" and said.rule == "T24" and follows.verb != "steal"
    assert {"log-end-draw", "log-end-steal"} <= seen


def test_T3_T8_T25_T26_the_deck_and_the_last_round_are_told(matches: Matches) -> None:
    announced = 0
    for _, told in matches:
        laid = rebuilt = 0
        for i, step in enumerate(told):
            if step.verb == "lay":
                laid += 1
                assert step.rule("log-lay") == ("T3" if laid <= 2 else "T8")
            if step.verb == "rebuild":
                rebuilt += 1
                assert step.rule("log-rebuild") == ("T25" if rebuilt == 1 else "T26")
            begins = step.after["last"] and not step.before["last"]
            assert step.said("log-last") == step.said("log-empty") == begins
            if begins:
                announced += 1
                rounds = sum(later.verb == "reveal" for later in told[i + 1 :])
                by_knives = told[-1].after["knife_winner"] >= 0
                assert step.rule("log-last") == "T26"
                if step.said("log-last-now"):
                    assert rounds == 0
                else:
                    assert rounds == 1 or (rounds == 0 and by_knives)
    assert announced > 60


# --- what random play seldom brings about ----------------------------------------------------------


def last_lines(table: Drawn, *verbs: str) -> list[tuple[str, str]]:
    """Key and rule of what was said of the steps of these verbs."""
    return [(line.key, line.rule) for line in said_of(table, *verbs)]


def said_of(table: Drawn, *verbs: str) -> list[Line]:
    game, state = table.game, table.match.first_state()
    found: list[Line] = []
    for step in table.match.steps:
        then: Any = state.clone()
        game.play(then, step.seat, step.move)
        if game.verb(step.move) in verbs:
            found += game.voice.story(state, then, step.seat, step.move, NOBODY)
        state = then
    return found


def test_T23_a_lost_steal_and_a_lost_discard() -> None:
    steal = Drawn(balance=["R5", "O5"], top="Y5", p1={"tuna": ["R4W", "R3W"]}).bids(2, 1)
    steal.play("p1 take left")
    assert last_lines(steal, "take") == [("log-take", "T8"), ("log-lost-steal", "T23")]
    discard = Drawn(balance=["B5", "O5"], top="Y5", p1={"mackerel": ["B4W", "B2B"]}).bids(2, 1)
    discard.play("p1 take left")
    assert last_lines(discard, "take") == [("log-take", "T8"), ("log-lost-discard", "T23")]


def test_T23_a_lost_draw() -> None:
    # All cards are in the piles; p1's third salmon has nothing to draw.
    piles = all_taken("O5", "B5", "O4W", "O3W")
    table = Drawn(balance=["O5", "B5"], last=True, p1={"salmon": ["O4W", "O3W"]}, p2=piles).bids(2, 1)
    table.play("p1 take left")
    assert last_lines(table, "take") == [("log-take", "T8"), ("log-lost-draw", "T23")]


def test_T7_a_lost_barrel_bonus_and_an_icon_that_moves_nothing() -> None:
    # Y2B is p1's third bream: the icon rolls the barrel to p1's end, the speciality finds it there.
    table = Drawn(balance=["Y2B", "O5"], top="R5", barrel=-4, p1={"bream": ["Y4W", "Y3W"]}, p2={"tuna": ["R4W"]})
    table.bids(2, 1).play("p1 take left")
    assert last_lines(table, "take") == [("log-take", "T8"), ("log-barrel", "T15"), ("log-lost-barrel", "T7")]
    # By day the first picker may have the barrel at his end already.
    still = Drawn(balance=["Y2B", "O5"], top="R5", barrel=-4, face="day", p2={"tuna": ["R4W"]}).bids(2, 2)
    still.play("p1 take left")
    assert last_lines(still, "take") == [("log-take", "T12"), ("log-barrel-stays", "T7")]


def test_T7_the_winner_pushes_a_barrel_that_is_at_the_end() -> None:
    at_the_end = Drawn(balance=["R5", "O5"], top="Y5", barrel=4).bids(4, 1)
    assert last_lines(at_the_end, "reveal") == [("log-reveal", "T5"), ("log-pay", "T7")]
    near = Drawn(balance=["R5", "O5"], top="Y5", barrel=3).bids(4, 1)
    assert last_lines(near, "reveal") == [("log-reveal", "T5"), ("log-pay", "T6"), ("log-stopped", "T7")]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_T6_T12_T21_whoever_is_meant_is_named(lang: str) -> None:
    """To one of the two each is a rival: the log names them."""
    words = Words("tsukiji", lang, ["Ana", "Noa"])
    pay = Line("log-pay", {"who": "#1", "rival": "#0", "notches": 2}, "T6")
    tie = Line("log-tie-day", {"who": "#1", "rival": "#0", "cards": 2}, "T12")
    card: dict[str, Arg] = {"fish": "@tuna", "value": 2, "icon": "knife"}
    thrown = Line("log-discard", {"who": "#1", "rival": "#0", **card}, "T21")
    for line in (pay, tie, thrown):
        assert "Ana" in words.line(line) and "Noa" in words.line(line)
    table = Drawn(balance=["R5", "O5"], top="Y5", barrel=-2).bids(1, 4)
    told = said_of(table, "reveal")[1]
    assert told.args == {"who": "#1", "rival": "#0", "notches": 2}


def test_T19_T24_the_prompt_says_why_one_steals() -> None:
    end = Drawn(balance=["R5", "O5"], top="Y5", barrel=-2).bids(1, 4)
    end.play("p2 take left")
    assert end.game.prompt(end.state, 0).key == "prompt-steal-end"
    earned = Drawn(balance=["R5", "O5"], top="Y5", p1={"tuna": ["R4W", "R3W"]}, p2={"bream": ["Y3K"]}).bids(2, 1)
    earned.play("p1 take left")
    assert earned.game.prompt(earned.state, 0).key == "prompt-steal"


def test_T24_nothing_to_steal_and_T26_nothing_to_draw() -> None:
    nothing = Drawn(balance=["R5", "O5"], top="Y5", barrel=-4).bids(2, 2, turns=["B5", "Y3K"])
    assert last_lines(nothing, "recentre") == [("log-recentre", "T24"), ("log-end-nothing", "T24")]
    # By day both cards are taken; no card is left anywhere.
    taken = all_taken("R5", "O5")
    empty = Drawn({"kind_fish": True}, balance=["R5", "O5"], last=True, barrel=-4, face="day", p2=taken).bids(2, 2)
    empty.play("p1 take left", "p2 take right")
    assert last_lines(empty, "recentre") == [("log-recentre", "T24"), ("log-end-empty", "T26")]


def test_T26_kind_fish_find_only_one_card() -> None:
    # p1 wins with the barrel at p2's end; the card p1 leaves is the only one that p2 can draw.
    taken = all_taken("R5", "O5")
    table = Drawn({"kind_fish": True}, balance=["R5", "O5"], last=True, barrel=4, p2=taken).bids(2, 1)
    table.play("p1 take left")
    drawn = last_lines(table, "draw")
    assert drawn[0] == ("log-draw", "T31") and drawn[-1] == ("log-short", "T26")


def test_T12_T26_a_tie_by_day_with_a_single_card() -> None:
    table = Drawn(balance=["R5", ""], last=True, p2=all_taken("R5"), face="day", barrel=-1).bids(2, 2)
    table.play("p1 take left")
    assert last_lines(table, "reveal") == [("log-reveal", "T5"), ("log-tie-day", "T12")]
    assert last_lines(table, "take") == [("log-take", "T12"), ("log-night", "T12")]


def test_T24_without_effects_nothing_is_announced_even_after_the_layout() -> None:
    # p2's stolen third tuna would earn the speciality; by option it has no effect.
    for late in (False, True):
        options: dict[str, object] = {"end_effects": False, "bonus_after_layout": late}
        table = Drawn(options, {"bream": ["Y4W"]}, {"tuna": ["R4W", "R3W"]}, balance=["R5", "O5"], top="Y5", barrel=3)
        table.bids(2, 1).play("p1 take left", "p2 steal R5")
        assert last_lines(table, "steal") == [("log-steal", "T24")]


def test_T25_T26_the_emptied_deck() -> None:
    used = {"R5", "O5", "Y5", "B5"}
    again = Drawn(balance=["R5", "O5"], top="Y5", emptied=1, deck=["B5"], discard=rest(used)).bids(2, 1)
    again.play("p1 take left")
    assert ("log-empty-again", "T26") in last_lines(again, "lay") and ("log-last-next", "T26") in last_lines(
        again, "lay"
    )
    bonus = {"balance": ["O5", "B5"], "top": "R5", "emptied": 1, "deck": []}
    gone = {"O5", "B5", "R5", "O4W", "O3W"}
    drawn = Drawn(None, {"salmon": ["O4W", "O3W"]}, None, **bonus, discard=rest(gone)).bids(2, 1)
    drawn.play("p1 take left")
    said = last_lines(drawn, "draw")
    assert said == [("log-draw", "T20"), ("log-empty-again", "T26"), ("log-last-now", "T26")]
    nothing = Drawn(phase="layout", balance=["R5", ""], top="Y5", deck=[], p1=all_taken("R5", "Y5"))
    nothing.house([])
    assert last_lines(nothing, "lay")[1:] == [("log-empty-nothing", "T25"), ("log-last-next", "T26")]
