"""Trading cases (K43, K49)."""

from tokyo.table import Table


def test_K43_an_empty_case_pays_for_tokens_of_at_least_its_value() -> None:
    t = Table(["trading", "octopus"], [{"tokens": {"octopus": 2}}, {}])
    t.play("enter trading action", "case 1", "lay octopus")
    assert t.refused("close") == "K43"
    t.play("lay octopus", "close")
    assert t.cash() == 2500 and t.view["cases"][0] == {"octopus": 2} and t.player()["tokens"] == {}


def test_K43_an_occupied_case_exchanges() -> None:
    t = Table(["trading", "octopus", "crab"], [{"tokens": {"crab-5": 1}}, {}], cases=[{"octopus": 2}])
    t.play("enter trading action", "case 1", "lay crab-5", "close")
    assert t.cash() == 2000 and t.player()["tokens"] == {"octopus": 2} and t.view["cases"][0] == {"crab-5": 1}


def test_K43_each_case_once_per_visit() -> None:
    t = Table(["trading", "crab"], [{"tokens": {"crab-5": 1, "crab-6": 1}}, {}])
    t.play("enter trading action", "case 1", "lay crab-5", "close")
    assert "case 1" not in t.moves() and t.refused("case 1") == "K43"
    t.play("leave", "enter trading action")
    assert "case 1" in t.moves()


def test_K43_a_lot_that_could_not_be_completed_is_not_begun() -> None:
    """Kinds are laid in one order only; what would make the case unreachable is not offered."""
    t = Table(["trading", "octopus", "eel"], [{"tokens": {"octopus": 1, "eel": 1}}, {}], eel=1)
    t.play("enter trading action", "case 1")
    assert t.moves() == ["lay octopus"]  # the eel alone would not be enough


def test_K43_what_lies_in_the_lot_counts_towards_the_case() -> None:
    t = Table(["trading", "octopus", "eel"], [{"tokens": {"octopus": 1, "eel": 1}}, {}], eel=1)
    t.play("enter trading action", "case 1", "lay octopus")
    assert t.moves() == ["lay eel"]
    assert t.play("lay eel", "close").cash() == 2500


def test_K49_fugu_count_as_a_square_and_salmon_as_before_they_leave() -> None:
    t = Table(["trading", "fugu"], [{"tokens": {"fugu": 3}}, {}]).play("enter trading action")
    assert [move for move in t.moves() if move.startswith("case")] == ["case 1", "case 2"]  # 9 reaches 8
    t.play("case 2", "lay fugu", "lay fugu", "lay fugu", "close")
    assert t.cash() == 3000
    u = Table(["trading", "salmon"], [{"tokens": {"salmon": 2}}, {"tokens": {"salmon": 2}}])
    u.play("enter trading action", "case 2", "lay salmon", "lay salmon", "close")  # 2 x 4
    assert u.cash() == 3000
