"""Score: T27, T28, T29, T30."""

from __future__ import annotations

from criee.engine.game import Outcome
from criee.words import Words
from tsukiji.drawn import Drawn
from tsukiji.test_setup import rest


def over(p1: dict[str, list[str]], p2: dict[str, list[str]], barrel: int = 0) -> Drawn:
    """A table at its end; all other cards lie on the discard pile."""
    used = {label for piles in (p1, p2) for pile in piles.values() for label in pile}
    return Drawn(phase="over", p1=p1, p2=p2, barrel=barrel, emptied=2, last=True, deck=[], discard=rest(used))


def outcome(table: Drawn) -> Outcome:
    result = table.game.outcome(table.state)
    assert result is not None
    return result


def why(table: Drawn) -> tuple[str, str, dict[str, object]]:
    """The sentence that says how it was decided."""
    line = outcome(table).why
    return line.key, line.rule, dict(line.args)


def test_T29_T30_the_outcome_says_why_in_words() -> None:
    points = over({"tuna": ["R5"]}, {"salmon": ["O4W"]})
    lead = {"part": "pile", "fish": "@tuna", "mine": 5, "theirs": 0}
    assert why(points) == ("end-points", "T29", {"who": "#0", "most": 5, "least": 4, **lead})
    barrel = over({"tuna": ["R5"]}, {"salmon": ["O3W"]}, barrel=1)
    assert why(barrel) == ("end-barrel", "T29", {"who": "#1", "points": 5})
    assert why(over({"tuna": ["R5"]}, {"salmon": ["O5"]})) == ("end-draw", "T29", {"points": 5})
    mine = {"salmon": ["O3K"], "bream": ["Y1K"], "mackerel": ["B1K"]}
    knives = Drawn(balance=["Y2K", "O4W"], top="Y5", p1=mine, p2={"tuna": ["R5"]}).bids(2, 1).play("p1 take left")
    assert why(knives) == ("end-knives", "T30", {"who": "#0", "knives": 4})
    assert (
        words(points, "en")
        == "The last round is over: Ana wins on points, 5 to 4. Ana’s widest lead: the pile of tuna, 5 to 0."
    )
    assert "Bo" in words(barrel, "en") and "Bo" in words(barrel, "fr")
    assert words(knives, "en") == "Ana has 4 knives: that wins at once, whatever the points."
    assert "4" in words(knives, "fr") and "Ana" in words(knives, "fr")


def test_T29_the_outcome_names_what_told_most() -> None:
    """A pile as it counts, doubled (T27), or the barrel (T28): the widest lead, not the largest number."""
    doubled = over({"tuna": ["R5"], "bream": ["Y4W", "Y3W"]}, {"salmon": ["O5"], "mackerel": ["B4W", "B3W"]}, barrel=-1)
    assert why(doubled)[2].items() >= {"part": "pile", "fish": "@bream", "mine": 14, "theirs": 0}.items()
    barrel = over({"salmon": ["O4W"]}, {"salmon": ["O5"]}, barrel=-4)
    assert why(barrel)[2].items() >= {"who": "#0", "part": "barrel", "mine": 8, "theirs": 0}.items()
    assert words(barrel, "en").endswith("Ana’s widest lead: the barrel, 8 to 0.")
    assert words(barrel, "fr").endswith("Le plus grand écart en sa faveur\u00a0: le baril, 8 à 0.")
    assert words(doubled, "fr").endswith("la pile de daurade, 14 à 0.")


def words(table: Drawn, lang: str) -> str:
    return Words("tsukiji", lang, ["Ana", "Bo"]).line(outcome(table).why)


def test_T27_piles_count_their_values_and_two_wasabi_double() -> None:
    table = over({"bream": ["Y4W", "Y3W", "Y1K"], "tuna": ["R5"]}, {"salmon": ["O5", "O4W"]})
    assert outcome(table).scores == [2 * 8 + 5, 9]
    lines = [(t.seat, t.line.key, t.line.rule, t.points) for t in table.game.score(table.state)]
    assert lines == [
        (0, "score-pile", "T27", 5),
        (0, "score-pile", "T27", 8),
        (0, "score-wasabi", "T27", 8),
        (1, "score-pile", "T27", 9),
    ]


def test_T27_three_wasabi_double_only_once() -> None:
    assert outcome(over({"bream": ["Y4W", "Y3W", "Y2W"]}, {})).scores == [18, 0]


def test_T28_two_points_a_notch_never_doubled() -> None:
    table = over({"bream": ["Y4W", "Y3W"]}, {"tuna": ["R5"]}, barrel=-3)
    assert outcome(table).scores == [14 + 6, 5]
    assert outcome(over({"tuna": ["R5"]}, {}, barrel=2)).scores == [5, 4]


def test_T29_most_points_win() -> None:
    assert outcome(over({"tuna": ["R5"]}, {"salmon": ["O4W"]})).winners == [0]
    assert outcome(over({"tuna": ["R4W"]}, {"salmon": ["O5"]})).winners == [1]


def test_T29_on_equal_points_the_barrel_decides() -> None:
    # 5 points each way: tuna 5 against salmon 3 and one notch.
    assert outcome(over({"tuna": ["R5"]}, {"salmon": ["O3W"]}, barrel=1)).winners == [1]
    assert outcome(over({"tuna": ["R3W"]}, {"salmon": ["O5"]}, barrel=-1)).winners == [0]


def test_T29_with_the_barrel_on_the_centre_it_is_a_draw() -> None:
    assert outcome(over({"tuna": ["R5"]}, {"salmon": ["O5"]})).winners == [0, 1]


def test_T30_knives_beat_any_score() -> None:
    mine = {"salmon": ["O3K"], "bream": ["Y1K"], "mackerel": ["B1K"]}
    rich = {"tuna": ["R5", "R3W"], "mackerel": ["B5", "B4W"]}
    table = Drawn(balance=["Y2K", "O4W"], top="Y5", p1=mine, p2=rich).bids(2, 1)
    table.play("p1 take left")
    assert outcome(table).winners == [0] and outcome(table).scores[0] < outcome(table).scores[1]
    told = [(t.seat, dict(t.line.args), t.points) for t in table.game.score(table.state) if t.line.rule == "T30"]
    assert told == [(0, {"knives": 4}, 0)]  # the sheet names what decided


def test_T27_no_knives_are_named_where_points_decided() -> None:
    table = over({"bream": ["Y1K", "Y3K"]}, {"tuna": ["R5"]})
    assert "score-knives" not in [t.line.key for t in table.game.score(table.state)]


def test_T30_also_by_the_bonus_of_the_last_round() -> None:
    mine = {"salmon": ["O3K"], "bream": ["Y1K"], "mackerel": ["B1K"]}
    used = {"R5", "O4W", "O3K", "Y1K", "B1K", "Y2K"}
    at: dict[str, object] = {"balance": ["R5", "O4W"], "barrel": -4, "last": True, "deck": [], "discard": rest(used)}
    table = Drawn(None, mine, {"bream": ["Y2K"]}, **at).bids(2, 2)
    table.play("p1 steal Y2K")
    assert table.phase == "over" and outcome(table).winners == [0] and outcome(table).rule == "T30"


def test_T27_the_view_tells_what_every_pile_of_both_players_is_worth() -> None:
    table = Drawn(balance=["R5", "O5"], top="Y5", p1={"bream": ["Y4W", "Y3W"]}, p2={"mackerel": ["B4W"]})
    worth = table.view["worth"]
    assert (worth[0]["bream"]["points"], worth[1]["mackerel"]["points"]) == (14, 4)
    assert [sum(pile["points"] for pile in piles.values()) for piles in worth] == table.view["points"] == [14, 4]
