"""Sentences that once were not so: numbers, players who are not there, what is asked when little is left (K8-K59)."""

from __future__ import annotations

import pytest

from criee.engine.line import Refused
from criee.words import LANGUAGES, Words, rules
from tokyo.stages import STAGES, spoken
from tokyo.table import Table, barrel, opened, ship


def said(error: Refused) -> tuple[str, str]:
    words = [Words("tokyo", lang, ["Ana", "Bo"]).line(error.line()) for lang in LANGUAGES]
    return words[0], words[1]


def never(text: str) -> Refused:
    with pytest.raises(Refused) as error:
        opened().parse(text)
    return error.value


@pytest.mark.parametrize(("fish", "rule"), [("eel", "K37"), ("fugu", "K39")])
def test_K37_one_token_is_the_least_that_is_sold(fish: str, rule: str) -> None:
    for count in ("x0", "x-1", "x-99"):
        error = never(f"sell {fish} {count}")
        assert error.rule == rule and said(error) == ("Sell at least one.", "Vendez-en au moins un.")


def test_K56_no_number_is_stated_of_tokens_that_depend_on_the_table() -> None:
    for text in ("sell fugu x99", "sell eel x23", "sell eel x" + "9" * 5000):
        error = never(text)
        assert (error.rule, error.key, error.args_of_line) == ("K56", "refuse-batch", {})
    t = Table(["eel"], [{"tokens": {"eel": 2}}, {}]).play("enter eel action")
    assert t.reason("sell eel x22") == ("K37", "refuse-too-few")


def test_K59_whole_hundreds_wherever_one_bids_or_offers() -> None:
    for text in ("bid 50", "bid 150", "bid -100"):
        error = never(text)
        assert error.rule == "K59"
        assert said(error)[0] == "Bids and offers are whole hundreds, and never below zero."
    assert "whole hundreds" in rules("tokyo", "en")["K59"].text
    assert "centaines entières" in rules("tokyo", "fr")["K59"].text
    for market, rule in (("barter", "K47"), ("auction", "K48")):
        assert spoken(market).refused("bid 0", 2) == rule


def test_K58_only_ones_own_purse_is_spoken_of() -> None:
    t = spoken("barter")
    error = t.game.why_not(t.state, 2, t.game.parse("bid 600"))
    assert isinstance(error, Refused) and said(error)[0] == "You have 500 ¥: you cannot bid more than that."
    assert t.game.parse("bid 600") in t.game.moves(t.play("pass", seat=2).state, 3)


@pytest.mark.parametrize("stage", ["no action left", "docked barge", "buying", "eel", "repriced"])
def test_K9_a_thing_goes_back_in_two_steps(stage: str) -> None:
    t = STAGES[stage]()
    assert "give" in t.moves()
    assert t.reason("return permit mackerel") == ("K9", "refuse-give-first")


def test_K9_what_cannot_go_back_now_is_told_so() -> None:
    assert STAGES["kept"]().reason("return permit mackerel") == ("K9", "refuse-kept")
    assert STAGES["nothing in hand"]().reason("return permit mackerel") == ("K9", "refuse-nothing-to-give")
    assert STAGES["half a pair"]().reason("return permit mackerel") == ("K30", "refuse-pair")
    assert STAGES["lifted"]().reason("return permit mackerel") == ("K17", "refuse-now")  # a price is owed first
    assert STAGES["giving"]().reason("return permit tuna") == ("K9", "refuse-no-permit")


@pytest.mark.parametrize("market", ["trading", "barter", "auction"])
def test_K49_the_order_of_a_lot_is_in_the_rule_that_is_cited(market: str) -> None:
    t = Table([market, "octopus", "eel"], [{"tokens": {"octopus": 2, "eel": 1}}, {}], eel=6)
    t.play(f"enter {market} action", *(["case 1"] if market == "trading" else []), "lay eel")
    assert t.reason("lay octopus") == ("K49", "refuse-lot-order")
    assert "order of the stock" in rules("tokyo", "en")["K49"].text
    assert "ordre du stock" in rules("tokyo", "fr")["K49"].text


def test_K47_who_is_not_at_the_table_made_no_offer_to_speak_of() -> None:
    t = Table(["barter", "eel"], [{"tokens": {"eel": 1}}, {}]).play("enter barter action", "lay eel", "close")
    t.play("pass", seat=1)
    assert t.reason("accept p2") == ("K47", "refuse-no-offer")
    for seats in ("3", "6"):
        error = t.game.why_not(t.state, 0, t.game.parse(f"accept p{seats}"))
        assert isinstance(error, Refused) and error.rule == "K47"
        assert said(error)[0] == f"There is no player {seats} at this table."
    assert STAGES["tie"]().reason("award p4") == ("K32", "refuse-no-player")
    assert STAGES["buying"]().reason("buy p3 fresh eel 100") == ("K20", "refuse-no-player")


def asked(t: Table, other: str) -> tuple[str, str]:
    """What is asked, which is also what another kind of move is told."""
    line = t.game.prompt(t.state, 0)
    error = t.game.why_not(t.state, 0, t.game.parse(other))
    assert isinstance(error, Refused) and error.args_of_line == {"asked": f"@{line.key}"} and error.rule == line.rule
    assert all(Words("tokyo", lang, ["Ana", "Bo"]).line(line) for lang in LANGUAGES)
    return line.key, line.rule


def test_K8_without_an_action_no_action_is_asked_for() -> None:
    port = {"fresh": [barrel("mackerel", 300)]}
    assert asked(Table(["government"], [port, port], actions=1), "leave") == ("prompt-turn", "K8")
    t = Table(["government"], [port, port], actions=0)
    assert asked(t, "leave") == ("prompt-turn-done", "K8")
    assert t.game.prompt(t.state, 1).key == "prompt-wait"


def test_K10_a_ship_is_told_that_a_navigation_comes_first() -> None:
    t = Table([], [{}, {}], ships=[ship(1, 0, "sea"), ship(8, 0, "left")])
    for move in ("sail 8", "fish mackerel 1", "moor 1 left"):
        assert t.reason(move) == ("K10", "refuse-navigate-first")
    assert Table([], [{}, {}], actions=0).reason("sail 1") == ("K8", "refuse-actions")


def test_K47_without_an_offer_none_is_to_be_accepted() -> None:
    t = Table(["barter", "eel"], [{"tokens": {"eel": 1}}, {}]).play("enter barter action", "lay eel", "close")
    assert asked(t.play("pass", seat=1), "leave") == ("prompt-accept-none", "K47")
    u = Table(["barter", "eel"], [{"tokens": {"eel": 1}}, {}]).play("enter barter action", "lay eel", "close")
    assert asked(u.play("bid 100", seat=1), "leave") == ("prompt-accept", "K47")
