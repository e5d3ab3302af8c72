"""Setting up: B1-B4, B28."""

from __future__ import annotations

import pytest

from bigfish.drawn import FIRST_GAME, Drawn, tiles
from criee.engine.line import Impossible, Refused
from criee.engine.match import Match
from criee.engine.phase import HOUSE, NOBODY
from criee.engine.rng import Rng
from criee.games import components, open_game


def lay_first_game(options: dict[str, object] | None = None) -> Match:
    match = Match(open_game("bigfish", options or {}), 2, 1)
    for tile, turn in () if options else FIRST_GAME:
        match.follow(HOUSE, match.game.parse(f"lay {tile} {turn}"))
    return match


def test_B1_place_and_turn_of_every_tile_are_drawn() -> None:
    """B1: 16 outcomes for the first place, four fewer for each next one; all tiles are used once."""
    match = Match(open_game("bigfish"), 2, 1)
    offered = []
    for tile in ("red", "blue", "green", "yellow"):
        offered.append(len(match.moves(HOUSE)))
        match.follow(HOUSE, match.game.parse(f"lay {tile} 3"))
    assert offered == [16, 12, 8, 4]
    assert match.game.view(match.state, 0)["tiles"] == tiles(("red", 3), ("blue", 3), ("green", 3), ("yellow", 3))


def test_B1_all_layouts_are_alike_likely() -> None:
    """B1: the drawn place and turn are uniform: 4,000 first tiles, each of 16 about 250 times."""
    game = open_game("bigfish")
    seen: dict[str, int] = {}
    for seed in range(4000):
        match = Match(game, 2, seed)
        move = game.describe(match.draw())
        seen[move] = seen.get(move, 0) + 1
    assert len(seen) == 16 and min(seen.values()) > 180 and max(seen.values()) < 330


def test_B1_quarter_turns_are_clockwise() -> None:
    """B1: the blue tile (O?O NWb OWO from the top) in the a1 corner, by each turn."""
    drawings = []
    for turn in range(4):
        table = Drawn(
            "S....S\n......\n......\n......\n......\n...s.s",
            tiles=tiles(("blue", turn), ("yellow", 0), ("red", 0), ("green", 0)),
        )
        drawings.append([row[:3] for row in table.view["sea"][3:]])
    assert drawings == [["O?O", "NWb", "OWO"], ["ONO", "WW?", "ObO"], ["OWO", "bWN", "O?O"], ["ObO", "?WW", "ONO"]]


def test_B1_option_first_game_lays_the_recommended_board() -> None:
    """B1: nothing is drawn; yellow and green in front of the first player."""
    match = Match(open_game("bigfish", {"first_game": True}), 2, 1)
    view = match.game.view(match.state, 0)
    assert view["phase"] == "first"
    assert view["sea"] == ["O?OOrO", "NWbWNW", "OWOO?O", "OWOOWO", "Ny?NgW", "OWOO?O"]


def test_B2_reserve_tokens_and_pile() -> None:
    """B2: six small, four medium, two big fish, four plankton tokens each; eight surprise tokens face down."""
    match = Match(open_game("bigfish"), 2, 1)
    view = match.game.view(match.state, NOBODY)
    assert view["reserve"] == [{"small": 6, "medium": 4, "big": 2}] * 2
    assert view["plankton"] == [["red", "yellow", "blue", "green"]] * 2
    assert view["pile"] == 8 and view["discard"] == {"fisher": 0, "plankton": 0, "birth": 0, "whirlpool": 0}


def test_B3_three_small_fish_on_ocean_cells_of_ones_own_row() -> None:
    """B3: columns a, c, d, f of rows 1 and 6, first player first; a filled cell is not offered again."""
    match = lay_first_game()
    game = match.game
    match.follow(HOUSE, game.parse("first p2"))
    assert match.to_act() == (1,)
    assert [game.describe(move) for move in match.moves(1)] == ["place a1", "place c1", "place d1", "place f1"]
    match.play(1, game.parse("place c1"))
    assert [game.describe(move) for move in match.moves(1)] == ["place a1", "place d1", "place f1"]
    with pytest.raises(Refused) as refused:
        match.play(1, game.parse("place b1"))  # a wreck
    assert refused.value.rule == "B3"
    match.play(1, game.parse("place a1"))
    match.play(1, game.parse("place f1"))
    assert match.to_act() == (0,)
    assert [game.describe(move) for move in match.moves(0)] == ["place a6", "place c6", "place d6", "place f6"]
    for cell in ("d6", "a6", "c6"):
        match.play(0, game.parse(f"place {cell}"))
    view = game.view(match.state, 0)
    assert view["board"] == ["s.ss..", "......", "......", "......", "......", "S.S..S"]
    assert view["phase"] == "step" and view["turn"] == 1  # B4: the first player has the first turn


def test_B3_every_row_of_every_layout_offers_four_cells() -> None:
    """B3: every corner of a tile is ocean, however it is turned, and no other cell at the edge is."""
    game = open_game("bigfish")
    for seed in range(200):
        match = Match(game, 2, seed)
        match.settle()
        seat = match.to_act()[0]
        assert [game.describe(move)[6] for move in match.moves(seat)] == list("acdf")


def test_B4_the_first_player_is_drawn_and_turns_alternate() -> None:
    """B4: either seat may begin, about as often."""
    game = open_game("bigfish", {"first_game": True})
    firsts = [0, 0]
    for seed in range(400):
        match = Match(game, 2, seed)
        match.settle()
        firsts[match.to_act()[0]] += 1
    assert min(firsts) > 150
    table = Drawn("S.S...\n......\n......\n......\n......\ns.s...")
    assert table.match.to_act() == (0,)
    table.play("p1 a1-a2", "p1 place a3", "p1 c1-d1")
    assert table.match.to_act() == (1,)


def test_B28_everything_is_public_but_the_order_of_the_pile() -> None:
    """B28: all eyes see the same, drawn tokens included; an imagined world looks the same."""
    table = Drawn("......\n..S...\n......\n..S..s\n......\n...s..").play("p1 d1-e1", draws="plankton")
    views = [table.game.view(table.state, viewer) for viewer in (0, 1, NOBODY)]
    assert views[0] == views[1] == views[2]
    assert table.view["discard"]["plankton"] == 1 and table.view["pile"] == 7
    again = table.game.imagine(views[2], NOBODY, Rng(1))
    assert table.game.view(again, 0) == views[0]


@pytest.mark.parametrize(
    ("variant", "where"),
    [
        ({"tiles": {"blue": ["W?O", "NWb", "OWO"]}}, "blue"),  # B3: a corner that is no ocean
        ({"tiles": {"blue": ["O?O", "OWb", "OWO"]}}, "blue"),  # no birth cell
        ({"tiles": {"blue": ["O?O", "NXb", "OWO"]}}, "blue"),
        ({"tiles": {"blue": ["O?O", "NWb"]}}, "blue"),
        ({"first_game": {"tiles": ["red", "red", "blue", "green"]}}, "first_game"),
        ({"first_game": {"turns": [0, 0, 0, 4]}}, "turns"),
        ({"figures": {"small": 2}}, "start"),
        ({"goals": {"eaten": 0}}, "eaten"),
    ],
)
def test_an_impossible_box_is_refused(variant: dict[str, object], where: str) -> None:
    """B1, B2: a layout or a number that cannot be says where it stands."""
    with pytest.raises(Impossible) as error:
        open_game("bigfish", variant=variant)
    assert where in error.value.where


def test_an_impossible_option_is_refused() -> None:
    """B7: options are yes or no, and only those that exist."""
    with pytest.raises(Impossible):
        open_game("bigfish", {"stops": "perhaps"})
    with pytest.raises(Impossible):
        open_game("bigfish", {"undertow": True})


def test_every_number_has_its_source() -> None:
    """B2: figures and faces are known, not printed; only the safeguard of B27 is ours."""
    box = components("bigfish")
    assert box.counts["ours"] == 2 and box.counts["printed"] > 0
