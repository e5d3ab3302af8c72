"""The log and the end in words: every line says what the state shows, and nothing that it does not."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from criee.engine.line import Line
from criee.engine.match import Match, Step, tell
from criee.engine.phase import HOUSE, NOBODY
from criee.words import LANGUAGES, Words
from fangfrisch.drawn import LATE, Drawn
from fangfrisch.patience import evenings, steps

NAMES = ["Ana", "Bo", "Émile", "Dag", "Ida"]


def told(table: Drawn, text: str) -> list[Line]:
    """Plays one step; what is said of it."""
    before = table.state.clone()
    table.play(text)
    return tell(table.game, before, table.match.steps[-1:], NOBODY)[0].lines


def said(lines: list[Line], lang: str = "en") -> list[str]:
    """In words, every space a plain one."""
    return [Words("fangfrisch", lang, NAMES).line(line).replace(chr(0xA0), " ") for line in lines]


def test_F13_a_sealed_decision_is_not_told_and_the_award_tells_who_rang() -> None:
    table = Drawn(phase="ring", seller=0, lot=["eel1"], money=[30] * 5)
    for seat in (2, 3, 4, 5):
        assert told(table, f"p{seat} ring") == []
    lines = told(table, "house award p2")
    assert said(lines)[0] == "Émile, Dag and Ida all rang too, but Bo’s hand was on the bell."
    assert said(lines, "fr")[0] == "Émile, Dag et Ida ont aussi frappé, mais Bo avait la main sur la cloche."


@pytest.mark.parametrize(
    ("rings", "english", "french"),
    [
        ((1,), [], []),
        ((1, 2), ["Émile rang too, but"], ["Émile a aussi frappé, mais"]),
        ((1, 2, 3), ["Émile and Dag both rang too, but"], ["Émile et Dag ont aussi frappé, mais"]),
    ],
)
def test_F13_those_who_rang_too_are_named(rings: tuple[int, ...], english: list[str], french: list[str]) -> None:
    table = Drawn(phase="ring", seller=0, lot=["eel1"]).rings(*rings)
    lines = [line for line in told(table, "house award p2") if line.key == "log-late"]
    for lang, expected in (("en", english), ("fr", french)):
        assert [sentence[: len(start)] for sentence, start in zip(said(lines, lang), expected, strict=True)] == expected


def test_F12_a_seller_who_wins_the_own_auction_is_named_once() -> None:
    table = Drawn(phase="ring", seller=1, lot=["eel1"], money=[30] * 3).rings(1)
    lines = told(table, "house award p2")
    assert said(lines) == ["Dong! Bo pays 10 € for 1 eel.", "The seller has won this auction: no bonus for Bo."]
    assert said(lines, "fr")[1] == "Bo gagne sa propre enchère : pas de prime."


def test_F20_F21_action_cards_that_find_nothing_are_told() -> None:
    lot = ["thief", "thief", "can"]
    lines = told(Drawn(phase="ring", seller=0, lot=lot).rings(1), "house award p2")
    assert said(lines)[-2:] == [
        "There is nothing to steal: 2 thieves leave empty-handed.",
        "The can is of no use: Bo has an empty bin.",
    ]
    assert [line.rule for line in lines[-2:]] == ["F20", "F21"]


def test_F16_F17_F19_laying_a_card_cites_the_rule_it_follows() -> None:
    table = Drawn({}, {"tub": ["eel3"]}, phase="stow", seller=0, buyer=1, hand=["crab1", "eel1", "octopus1"])
    rules = [told(table, f"p2 lay {card}")[0].rule for card in ("crab1 crate1", "eel1 tub", "octopus1 tub")]
    assert rules == ["F16", "F17", "F19"]


def test_F4_F24_who_sells_no_more_is_told_by_the_rule_of_the_sale() -> None:
    stall = {"tub": ["crab1"], "crate1": ["tuna1"]}
    for at, rule in ({"seller": 1}, "F4"), ({"seller": 0, "buyer": 1, "ending": True, "deck": LATE}, "F24"):
        lines = told(Drawn({}, stall, **at), "p2 done")
        assert [(line.key, line.rule) for line in lines] == [("log-keeps", rule)]
        table = Drawn({}, stall, **at).play("p2 sell crab")
        assert [(line.key, line.rule) for line in told(table, "p2 done")] == [("log-done", rule)]


# --- every line of many matches ----------------------------------------------------------------------


def test_every_payment_and_every_card_of_the_log_is_so() -> None:
    """Money changes by exactly what the lines of a step say; cards go where they say they go."""
    heard: Counter[str] = Counter()
    for match in evenings(1):
        game = match.game
        for seat, move in steps(match):
            before, then = game.view(match.state, NOBODY), match.state.clone()
            game.play(then, seat, move)
            lines = tell(game, match.state, [Step(seat, move)], NOBODY)[0].lines
            heard.update(line.key for line in lines)
            check_money(before, game.view(then, NOBODY), lines)
            check_cards(match, before, game.view(then, NOBODY), lines)
    assert sum(heard.values()) > 5000
    assert {"log-spoil", "log-late", "log-own-lot", "log-no-prey", "log-no-tin", "log-end", "log-close"} <= set(heard)


def check_money(before: Any, after: Any, lines: list[Line]) -> None:
    paid = [0] * len(before["money"])
    signs = {"log-sell": 1, "log-sell-as": 1, "log-bonus": 1, "log-half": 1, "log-award": -1, "log-pays-bin": -1}
    for line in lines:
        euro = line.args.get("euro", 0)
        if line.key in signs and isinstance(euro, int):
            paid[int(str(line.args["who"])[1:])] += signs[line.key] * euro
    assert [now - then for now, then in zip(after["money"], before["money"], strict=True)] == paid, lines


def check_cards(match: Match, before: Any, after: Any, lines: list[Line]) -> None:
    """Every card that has moved into a bin, onto a stall or off one is named by a line, and no other."""
    thrown: Counter[tuple[str, str]] = Counter()
    for line in lines:
        who = str(line.args.get("who", ""))
        cards = line.args.get("cards", [])
        if line.key in ("log-bin", "log-clear") and isinstance(cards, list):
            thrown.update((who, card) for card in cards)
        elif line.key == "log-spoil":
            thrown[who, str(line.args["card"])] += 1
        elif line.key == "log-tin":
            thrown[who, str(line.args["card"])] -= 1
        elif line.key == "log-steal":
            slot, victim = str(line.args["slot"])[1:], int(str(line.args["victim"])[1:])
            assert f"@{before['stalls'][victim][slot][-1]}" == line.args["card"]
        elif line.key == "log-lay":
            assert f"@{after['stalls'][int(who[1:])][str(line.args['slot'])[1:]][-1]}" == line.args["card"]
    for seat in range(match.seats):
        moved = Counter(after["stalls"][seat]["bin"])
        moved.subtract(before["stalls"][seat]["bin"])
        named = {card[1:]: number for (who, card), number in thrown.items() if who == f"#{seat}"}
        assert {card: number for card, number in moved.items() if number} == named, lines


# --- the end -----------------------------------------------------------------------------------------

LAST = {"eel1": 1}


@pytest.mark.parametrize(
    ("money", "english", "french"),
    [
        (
            [31, 30, 30, 0],
            "Ana is the richest, with 31 €, 1 € ahead of Bo and Émile.",
            "Ana gagne avec 31 €, la plus grosse somme, et 1 € d’avance sur Bo et Émile.",
        ),
        (
            [40, 12, 40, 39],
            "Ana and Émile are the richest, with 40 € each, and share the win, 1 € ahead of Dag.",
            "Ana et Émile se partagent la victoire avec 40 € chacun, la plus grosse somme, et 1 € d’avance sur Dag.",
        ),
        (
            [30, 30, 30],
            "Ana, Bo and Émile are the richest, with 30 € each, and share the win.",
            "Ana, Bo et Émile se partagent la victoire avec 30 € chacun, la plus grosse somme.",
        ),
    ],
)
def test_F25_F28_the_end_by_market_close_says_so(money: list[int], english: str, french: str) -> None:
    table = Drawn(phase="turn", seller=0, ending=True, deck=LAST, money=money).turn("close")
    table.play(*[f"house settle p{seat + 1}" for seat in range(len(money))])
    outcome = table.game.outcome(table.state)
    assert outcome is not None and outcome.rule == outcome.why.rule == "F28"
    came, paid = "The market-close card has come up", "stalls went at half price, and every fish in a bin cost 1 €"
    assert said([outcome.why])[0].startswith(f"{came}: {paid}. {english} Before the close, ")
    came, paid = "La carte fermeture du marché est sortie", "les étals sont partis à moitié prix"
    paid += ", et chaque poisson des poubelles a coûté 1 €"
    assert said([outcome.why], "fr")[0].startswith(f"{came} : {paid}. {french} Avant la fermeture, ")


def test_F5_F10_F28_the_end_says_what_everybody_earned_with_fish_and_paid_for_lots_the_richest_first() -> None:
    ledger = {"sales": [96, 51, 80], "bonus": [23, 29, 26], "lots": [11, 10, 9], "clearance": [0] * 3, "paid": [0] * 3}
    table = Drawn(phase="turn", seller=0, ending=True, deck=LAST, money=[39, 10, 46], ledger=ledger).turn("close")
    table.play(*[f"house settle p{seat}" for seat in (1, 2, 3)])
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    lots = "sold fish for 80, 96 and 51 € and paid 90, 110 and 100 € for lots."
    assert said([outcome.why])[0].endswith(f"Before the close, Émile, Ana and Bo {lots}")
    lots = "vendu du poisson pour 80, 96 et 51 € et payé 90, 110 et 100 € de lots."
    assert said([outcome.why], "fr")[0].endswith(f"Avant la fermeture, Émile, Ana et Bo ont {lots}")


def test_F14_F28_the_end_by_skipped_turns_says_so() -> None:
    table = Drawn(phase="skip", seller=0, money=[9, 9, 9, 8], idle=3).play("house skip")
    table.play(*[f"house settle p{seat}" for seat in (1, 2, 3, 4)])
    outcome = table.game.outcome(table.state)
    assert outcome is not None and outcome.why.key == "end-idle" and outcome.why.rule == outcome.rule == "F28"
    assert "Ana, Bo and Émile are the richest, with 9" in said([outcome.why])[0]
    for lang in LANGUAGES:
        assert said([outcome.why], lang)[0].endswith(".")


def test_F14_F25_every_match_says_how_it_ended() -> None:
    ends: Counter[str] = Counter()
    for match in evenings(1):
        closed = [match.game.describe(move) == "turn close" for seat, move in steps(match) if seat == HOUSE]
        outcome = match.game.outcome(match.state)
        assert outcome is not None and (outcome.why.key == "end-close") == any(closed)
        ends[outcome.why.key] += 1
    assert set(ends) == {"end-close", "end-idle"}
