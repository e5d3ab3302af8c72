"""The captions of the drawings say what is so."""

from __future__ import annotations

from pictures import offered, picture


def test_what_the_drawings_say_is_so() -> None:
    assert offered(picture("bigfish", "setup")) == ["place d1", "place f1"]
    assert [step.seat for step in picture("bigfish", "two-steps").steps] == [0, 0]
    assert picture("bigfish", "wreck").foresee["end"] == "a4"
    eating = picture("bigfish", "eating")
    assert eating.view["board"][2:4] == ["..mS..", "..B..."] and "c4-d4" in offered(eating)
    growing = picture("bigfish", "growing").foresee
    assert (growing["grows"], growing["spends"]) == ("medium", "blue")
    assert {move.split()[1] for move in offered(picture("bigfish", "birth"))} == {"d1", "e1", "e2", "d3", "f3"}
    fisher = picture("bigfish", "fisher")
    assert offered(fisher) == ["return d6", "return f6"]
    assert fisher.view["board"] == ["s..m.s", "......", "......", "......", "......", "S.S..S"]
    assert len(offered(picture("bigfish", "whirlpool"))) == 8
