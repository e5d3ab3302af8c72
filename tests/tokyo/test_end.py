"""The end and the score (K50, K51, K52, K53, K54)."""

from typing import Any

from criee.games.tokyo.score import outcome, sheet, wealth
from criee.words import LANGUAGES, Words
from tokyo.table import Data, Table


def begins(players: list[dict[str, object]], markets: list[str] | None = None) -> str:
    return Table(markets or ["octopus", "tuna"], players, phase="begin").moves(-1)[0]


def test_K50_5000_yen_unless_alone_with_fewest_resources() -> None:
    assert begins([{"cash": 5000}, {}]) == "announce"  # tied for fewest
    assert begins([{"cash": 4900}, {}]) == "begin"
    assert begins([{"cash": 5000}, {"tokens": {"octopus": 1}}]) == "begin"
    assert begins([{"cash": 5000}, {"tokens": {"octopus": 1}}, {}]) == "announce"


def test_K50_50_resources_unless_alone_with_least_money() -> None:
    rich = {"tuna-15": 2, "tuna-20": 1}
    assert begins([{"tokens": rich}, {}]) == "announce"
    assert begins([{"tokens": rich, "cash": 1900}, {}]) == "begin"
    assert begins([{"tokens": {"tuna-15": 3}}, {}]) == "begin"


def test_K50_one_more_turn_for_everyone_and_no_second_check() -> None:
    t = Table([], [{"cash": 5000}, {"cash": 6000}, {}], phase="begin", first=1).house("announce").play("end")
    t.house("begin").play("end", seat=1)
    assert t.view["ender"] == 0
    t.house("begin").play("end", seat=2)
    t.house("score")
    result = outcome(t.state)
    assert result is not None and result.winners == [1] and result.rule == "K53"


def test_K51_most_1000_fewest_500_shared_and_rounded_up() -> None:
    t = Table(["octopus"], [{"tokens": {"octopus": 1}}, {"tokens": {"octopus": 1}}, {}])
    assert wealth(t.state) == [2000 + 500 + 300, 2000 + 500 + 300, 2000 - 500]
    u = Table(["octopus"], [{"tokens": {"octopus": 1}}, {}, {}])
    assert wealth(u.state) == [2000 + 1000 + 300, 2000 - 300, 2000 - 300]


def test_K51_if_all_are_tied_both_apply() -> None:
    assert wealth(Table([], [{}, {}, {}]).state) == [2000 + 400 - 200] * 3


def test_K51_wealth_may_be_negative() -> None:
    assert wealth(Table(["bank", "octopus"], [{"cash": 0, "loans": 3}, {"tokens": {"octopus": 1}}]).state)[0] == -3500


def test_K53_every_resource_is_100_yen_and_equal_wealth_shares_the_win() -> None:
    t = Table(["fugu"], [{"tokens": {"fugu": 5}}, {}, {}], phase="score", ender=0).house("score")
    assert sum(line.points for line in sheet(t.state) if line.seat == 0) == 2000 + 1000 + 2500
    u = Table([], [{}, {}, {"cash": 0}], phase="score", ender=0).house("score")
    result = outcome(u.state)
    assert result is not None and result.winners == [0, 1]


def test_K54_after_60_rounds_the_game_is_scored() -> None:
    t = Table([], [{}, {}], turn=1, round=60).play("end", seat=1)
    assert t.phase() == "score"
    t.house("score")
    result = outcome(t.state)
    assert result is not None and result.rule == "K54"
    u = Table([], [{}, {}], turn=1, round=59).play("end", seat=1)
    assert u.phase() == "begin" and u.view["round"] == 60


def ended(players: list[Data], **rest: Any) -> tuple[str, list[str]]:
    """The rule that decided a match, and the sentence in every language, with plain spaces."""
    t = Table([], players, phase="score", **rest).house("score")
    result = outcome(t.state)
    assert result is not None and result.rule == result.why.rule
    said = [Words("tokyo", lang, ["Ana", "Bo", "Émile"]).line(result.why) for lang in LANGUAGES]
    return result.rule, [text.replace("\u00a0", " ").replace("\u202f", " ") for text in said]


def test_K53_the_outcome_says_who_ended_it_and_who_is_richest() -> None:
    rule, (english, french) = ended([{"cash": 3000}, {}, {}], ender=2, by_yen=True, turn=2)
    assert rule == "K53" and "Émile triggered the end with at least 5,000 ¥, and" in english
    assert english.endswith("The richest is Ana: 3,200 ¥.")
    assert "Émile a déclenché la fin avec au moins 5 000 ¥, et" in french
    assert french.endswith("La plus grande fortune : Ana, 3 200 ¥.")


def test_K50_the_outcome_says_whether_money_or_resources_ended_it() -> None:
    hoard = {"tuna-15": 2, "tuna-20": 1}
    for first, enough in (({"cash": 5000}, "5,000 ¥"), ({"tokens": hoard}, "50 resources")):
        t = Table(["tuna"], [first, {"cash": 6000}, {"cash": 0}], phase="begin").house("announce")
        t.play("end").house("begin").play("end", seat=1).house("begin").play("end", seat=2).house("score")
        result = outcome(t.state)
        assert result is not None
        said = Words("tokyo", "en", ["Ana", "Bo", "Émile"]).line(result.why).replace("\u00a0", " ")
        assert f"Ana triggered the end with at least {enough}, and everyone" in said


def test_K53_the_outcome_names_all_who_share_the_win() -> None:
    rule, (english, french) = ended([{}, {}, {"cash": 0}], ender=0)
    assert rule == "K53" and "Ana and Bo share the win" in english and "Ana et Bo se partagent" in french


def test_K54_the_outcome_says_that_the_last_round_is_over() -> None:
    rule, (english, french) = ended([{"cash": 3000}, {}], round=60)
    assert rule == "K54" and english.startswith("Round 60 was the last.") and "Ana" in english
    assert french.startswith("Le tour de table 60 était le dernier.")
    assert "share the win" in ended([{}, {}], round=60)[1][0]
