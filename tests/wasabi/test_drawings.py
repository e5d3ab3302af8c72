"""The captions of the drawings say what is so."""

from __future__ import annotations

from pictures import offered, picture


def test_what_the_drawings_of_recipes_say_is_so() -> None:
    assert picture("wasabi", "any-order").foresee["cubes"] == 0
    assert picture("wasabi", "style").foresee["cubes"] == 1
    several = picture("wasabi", "several").foresee["claims"]
    assert [claim["squares"] for claim in several] == [["b3", "c3"], ["c3", "c4"]]
    assert {"take stack", "lift a4 b5"} <= set(offered(picture("wasabi", "reward")))


def test_what_the_drawings_of_cards_say_is_so() -> None:
    assert picture("wasabi", "stack").foresee["squares"] == {"c3": ["pickle", "tuna"]}
    assert picture("wasabi", "chop").foresee["squares"] == {"c3": ["tuna"]}
    (claim,) = picture("wasabi", "switch").foresee["claims"]
    assert (claim["squares"], claim["style"]) == (["b3", "c3", "d3"], True)
    assert picture("wasabi", "wasabi").foresee["cubes"] == 1
    locked = picture("wasabi", "locked")
    assert "d4" not in locked.view["board"] and locked.view["wasabi"] == ["c3 d4"]
