"""Surprise: B19-B24."""

from __future__ import annotations

from bigfish.drawn import Drawn, tiles
from criee.engine.phase import HOUSE
from criee.engine.rng import Rng

# e1 is the green tile's surprise cell, d1 and f1 lie beside it.
NEAR = "S....S\n......\n......\n......\n......\ns..s.."


def odds(table: Drawn) -> dict[str, int]:
    game = table.game
    moves = [game.describe(move) for move in table.match.moves(HOUSE)]
    return dict(zip(moves, game.phase(table.state).odds(table.state), strict=True))


def test_B19_the_top_token_is_drawn_and_discarded() -> None:
    """B19: each face-down token is as likely as any other; what was drawn lies open, also without effect."""
    table = Drawn(NEAR, discard={"fisher": 1, "birth": 2})
    table.match.follow(0, table.game.parse("d1-e1"))
    assert table.phase == "draw"
    assert odds(table) == {"draw fisher": 1, "draw plankton": 2, "draw whirlpool": 2}
    table.match.follow(HOUSE, table.game.parse("draw plankton"))
    assert table.view["discard"] == {"fisher": 1, "plankton": 1, "birth": 2, "whirlpool": 0}


def test_B19_draws_follow_the_odds() -> None:
    """B19: 3,000 draws from a fisher and two whirlpools: a third are fishers."""
    table = Drawn(NEAR, discard={"fisher": 1, "birth": 2, "plankton": 2})
    table.match.follow(0, table.game.parse("d1-e1"))
    rng = Rng(1)
    drawn = [table.game.describe(int(table.game.draw(table.state, rng))) for _ in range(3000)]
    assert set(drawn) == {"draw fisher", "draw whirlpool"} and 900 < drawn.count("draw fisher") < 1100


def test_B19_the_eighth_discard_brings_all_tokens_back() -> None:
    """B19: as soon as all eight are discarded, that is after the last one's effect."""
    seven = {"fisher": 2, "plankton": 2, "birth": 1, "whirlpool": 2}
    table = Drawn(NEAR, discard=seven).play("p1 d1-e1", draws="birth")
    assert table.view["pile"] == 0 and table.view["held"] == "birth" and table.view["discard"] == seven
    table.play("p1 place d1")
    assert table.view["pile"] == 8 and set(table.view["discard"].values()) == {0} and "log-shuffle" in table.log()


def test_B20_the_fisher_takes_both_fish_to_their_reserves() -> None:
    """B20: his own first, then the only enemy on that tile; neither counts as eaten."""
    table = Drawn("S....S\n......\n......\n...M..\n......\ns.ss..").play("p1 d1-e1", draws="fisher")
    assert table.fish("e1") == table.fish("d3") == "." and table.view["fish"] == [2, 2]
    assert table.view["reserve"] == [{"small": 4, "medium": 4, "big": 2}, {"small": 4, "medium": 4, "big": 2}]
    assert table.view["eaten"] == [{"small": 0, "medium": 0, "big": 0}] * 2
    assert table.match.to_act() == (0,)


def test_B20_the_owner_chooses_among_several() -> None:
    """B20: p2 chooses which of his fish on the green tile he gives up; others are safe."""
    table = Drawn("S....S\n......\n......\n...M.S\n......\ns.ss..").play("p1 d1-e1", draws="fisher")
    assert table.phase == "fisher" and table.match.to_act() == (1,)
    assert table.moves(1) == ["return d3", "return f3"]
    assert table.refused("p2 return a6") == "B20"
    table.play("p2 return f3")
    assert table.fish("d3") == "M" and table.fish("f3") == "." and table.match.to_act() == (0,)
    assert table.view["discard"]["fisher"] == 1 and table.view["left"] == 1


def test_B20_a_fish_eaten_on_entering_counts() -> None:
    """B20: eating on the surprise cell is eating, whatever the fisher does then."""
    table = Drawn("S....S\n......\n......\n......\n......\ns.ssS.").play("p1 d1-e1", draws="fisher")
    assert table.view["eaten"][0]["small"] == 1 and table.view["fish"] == [2, 2]


def test_B20_the_first_removal_may_end_the_match() -> None:
    """B20, B26: the player on turn is left with one fish and loses; the rival's fish stays."""
    table = Drawn("S.....\n......\n......\n...M..\n......\ns..s..").play("p1 d1-e1", draws="fisher")
    assert table.result() == ([1], "B26") and table.fish("d3") == "M"


def test_B21_plankton_makes_the_fish_grow_without_a_token() -> None:
    """B21: no coloured token is needed or used."""
    table = Drawn(NEAR, plankton=[[], []]).play("p1 d1-e1", draws="plankton")
    assert table.fish("e1") == "m" and table.view["plankton"] == [[], []]
    table = Drawn(NEAR.replace("s..s", "s..m")).play("p1 d1-e1", draws="plankton")
    assert table.fish("e1") == "b" and len(table.view["plankton"][0]) == 4


def test_B21_nothing_for_a_big_fish_or_without_the_figure() -> None:
    """B21: the token is discarded all the same."""
    table = Drawn(NEAR.replace("s..s", "s..b")).play("p1 d1-e1", draws="plankton")
    assert table.fish("e1") == "b" and table.view["discard"]["plankton"] == 1
    assert table.log()[-1] == "log-surprise-big"
    table = Drawn(NEAR.replace("s..s", "s..m"), eaten=[{}, {"big": 2}]).play("p1 d1-e1", draws="plankton")
    assert table.fish("e1") == "m" and table.log()[-1] == "log-surprise-no-figure"


def test_B22_birth_on_the_same_tile() -> None:
    """B22: a free cell of the green tile, wrecks e3 and f2 excluded; its cell has no effect, it may move at once."""
    table = Drawn(NEAR).play("p1 d1-e1", draws="birth")
    assert table.moves() == ["place d1", "place f1", "place d2", "place e2", "place d3", "place f3"]
    table.play("p1 place e2")
    assert table.fish("e2") == "s" and table.view["left"] == 1
    table.play("p1 e2-d3")
    assert table.fish("d3") == "s" and table.match.to_act() == (1,)


def test_B22_nothing_without_a_small_fish_in_reserve() -> None:
    """B22: the token is discarded."""
    table = Drawn(NEAR, eaten=[{}, {"small": 4}]).play("p1 d1-e1", draws="birth")
    assert table.phase == "step" and table.view["discard"]["birth"] == 1 and table.log()[-1] == "log-no-small"


def test_B23_any_tile_either_way() -> None:
    """B23: eight answers."""
    table = Drawn(NEAR).play("p1 d1-e1", draws="whirlpool")
    assert len(table.moves()) == 8
    assert set(table.moves()) == {
        f"turn {t} {w}" for t in ("blue", "red", "yellow", "green") for w in ("left", "right")
    }
    assert table.refused("p1 a1-a2") == "B23"


def test_B23_the_tile_turns_in_its_place_with_its_fish() -> None:
    """B23: the red tile (d4-f6) to the right; fish of both players and all sizes go along, nothing triggers."""
    table = Drawn("...B.m\n....s.\n......\n......\n......\ns..s.S").play(
        "p1 d1-e1", "p1 turn red right", draws="whirlpool"
    )
    assert table.fish("f6") == "B" and table.fish("f4") == "m" and table.fish("e5") == "s"
    assert table.view["tiles"][3] == {"tile": "red", "turn": 1}
    assert [row[3:] for row in table.view["sea"][:3]] == ["OWO", "?Nr", "OWO"]
    assert table.view["left"] == 1 and table.view["fish"][0] == 4  # no birth on e5


def test_B23_left_undoes_right() -> None:
    """B23: a quarter turn to the left brings the tile and its fish back."""
    start = "...B.m\n....s.\n......\n......\n......\ns..s.S"
    table = Drawn(start).play("p1 d1-e1", "p1 turn red left", draws="whirlpool")
    assert table.fish("d4") == "B" and table.fish("d6") == "m"
    assert [row[3:] for row in table.view["sea"][:3]] == ["OWO", "rN?", "OWO"]
    turned = Drawn(start, tiles=tiles(("yellow", 0), ("green", 0), ("blue", 0), ("red", 1)))
    turned.play("p1 d1-e1", "p1 turn red left", draws="whirlpool")
    assert turned.view["sea"][:3] == Drawn(start).view["sea"][:3]


def test_B23_the_second_step_starts_from_the_new_cells() -> None:
    """B23: the fish that drew the token is turned with its own tile and may go on from there."""
    table = Drawn(NEAR).play("p1 d1-e1", "p1 turn green right", draws="whirlpool")
    assert table.fish("d2") == "s" and "d2-d1" in table.moves()


def test_B24_leaving_and_coming_back_triggers_again() -> None:
    """B24: off the surprise cell and onto it again: a second token; the same for a birth cell within one turn."""
    table = Drawn(NEAR).play("p1 d1-e1", draws="plankton")
    table.play("p1 e1-f1", "p2 a6-a5", "p2 place a4", "p2 a4-a3")
    table.play("p1 f1-e1", draws="plankton")
    assert table.fish("e1") == "b" and table.view["discard"]["plankton"] == 2
    table = Drawn("S....S\n......\n......\n......\ns.....\ns.....").play("p1 a2-a3", "p1 a3-a2", "p1 place a3")
    assert table.view["fish"][0] == 3
