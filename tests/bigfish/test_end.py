"""The end: B25-B27."""

from __future__ import annotations

import pytest

from bigfish.drawn import FIRST_GAME, Drawn, tiles
from criee.engine.match import Match
from criee.games import open_game
from criee.words import Words

FOUR = [{"small": 2, "medium": 1, "big": 1}, {"small": 1}]
SHUFFLE = ("p1 c3-c4", "p1 c4-c3", "p2 f4-f3", "p2 f3-f4")  # four steps that lead nowhere
APART = "S.....\n......\n.....S\n..s...\n......\ns....."


def test_B25_five_eaten_fish_win_at_once() -> None:
    """B25: of whatever size; there is no second step."""
    table = Drawn("S.....\n......\n..sS..\n......\nS.....\n.....s", eaten=FOUR).play("p1 c4-d4")
    assert table.result() == ([0], "B25")
    outcome = table.game.outcome(table.state)
    assert outcome is not None and outcome.scores == [5, 1] and table.view["left"] == 2
    assert sum(tally.points for tally in table.game.score(table.state) if tally.seat == 0) == 5


def test_B25_four_do_not() -> None:
    """B25: the fourth leaves the match open."""
    three = [{"small": 2, "medium": 1}, {}]
    table = Drawn("S.....\n......\n..sS..\n......\nS.....\n.....s", eaten=three).play("p1 c4-d4")
    assert table.game.outcome(table.state) is None


def test_B25_fisher_catches_do_not_count() -> None:
    """B25, B20: with four eaten, a fish lost to the fisher is not the fifth."""
    table = Drawn("S....S\n......\n......\n...S..\n......\ns.ss..", eaten=[{"small": 2, "medium": 2}, {}])
    table.play("p1 d1-e1", draws="fisher")
    assert table.game.outcome(table.state) is None and table.view["fish"] == [2, 2]


def test_B26_a_single_fish_left_loses_at_once() -> None:
    """B26: eaten down to one; two are enough to go on."""
    table = Drawn("S.....\n......\n..sS..\n......\n......\n.....s").play("p1 c4-d4")
    assert table.result() == ([0], "B26")
    table = Drawn("S.....\n......\n..sS..\n......\nS.....\n.....s").play("p1 c4-d4")
    assert table.game.outcome(table.state) is None


def test_B26_by_the_fisher_the_rival_s_loss_counts_too() -> None:
    """B26, B20: the only enemy on the tile goes, and he has one left: the player on turn, with two, wins."""
    table = Drawn("S.....\n......\n......\n...M..\n......\ns.ss..").play("p1 d1-e1", draws="fisher")
    assert table.result() == ([0], "B26") and "log-haul" in table.log()


def test_B26_if_one_fisher_would_leave_both_with_one_the_player_on_turn_loses() -> None:
    """B26, B20: his own fish goes first."""
    table = Drawn("S.....\n......\n......\n...M..\n......\ns..s..").play("p1 d1-e1", draws="fisher")
    assert table.result() == ([1], "B26")


def test_B26_the_owner_s_choice_may_cost_him_the_match() -> None:
    """B26: both his fish are on the tile; whichever he gives up, one is left."""
    table = Drawn("......\n......\n......\n...M.S\n......\ns.ss..").play("p1 d1-e1", "p2 return f3", draws="fisher")
    assert table.result() == ([0], "B26")


def test_B26_is_not_tested_while_setting_up() -> None:
    """B26, B3: one fish on the board during setup is no loss."""
    table = Drawn("......\n......\n......\n......\n......\ns.....", phase="setup", first=0, turn=0)
    assert table.game.outcome(table.state) is None
    table.play("p1 place c1", "p1 place d1", "p2 place a6")
    assert table.game.outcome(table.state) is None and table.phase == "setup"


def test_B27_the_third_time_of_the_same_position_ends_the_match() -> None:
    """B27: compared at the start of every turn, the first included; equal catches are a draw."""
    table = Drawn(APART).play(*SHUFFLE)
    assert table.view["stood"] == 2 and table.phase == "step"
    table.play(*SHUFFLE[:3])
    assert table.phase == "step"  # p1's first turn has stood twice, p2's first turn twice
    table.play(SHUFFLE[3])
    assert table.result() == ([0, 1], "B27") and table.log()[-1] == "end-repeated-drawn"


def test_B27_more_fish_eaten_wins() -> None:
    """B27: one eaten fish more decides."""
    table = Drawn(APART, eaten=[{"small": 1}, {"medium": 1, "big": 1}]).play(*SHUFFLE, *SHUFFLE)
    assert table.result() == ([1], "B27") and table.log()[-1] == "end-repeated-won"


def test_B27_whose_turn_it_is_belongs_to_the_position() -> None:
    """B27: the same fish with the other player to move is another position."""
    table = Drawn(APART).play("p1 c3-c4", "p1 c4-c3")
    assert table.view["stood"] == 1 and table.view["turn"] == 1


def test_B27_tiles_and_discards_belong_to_the_position() -> None:
    """B27: a surprise token drawn in between, or a tile turned, makes it a new one."""
    board = "S.....\n......\n.....S\n......\n......\ns..b.."
    steps = ("p1 d1-e1", "p1 e1-d1", "p2 f4-f3", "p2 f3-f4")
    table = Drawn(board).play(*steps, draws="plankton")
    assert table.view["stood"] == 1
    table = Drawn(board, discard={"whirlpool": 1})
    table.play("p1 d1-e1", "p1 turn blue left", "p1 e1-d1", *steps[2:], draws="whirlpool")
    assert table.view["stood"] == 1


def test_B27_eating_and_plankton_start_the_count_anew() -> None:
    """B27: quiet turns and past positions are forgotten."""
    eating = "S.....\n......\n..sS.S\n......\n......\ns....."
    for board, first, second in ((eating, "c4-d4", "d4-c4"), (APART, "a1-b2", "c3-c4")):
        table = Drawn(board, quiet=30).play(f"p1 {first}")
        assert table.view["progress"] and table.view["past"] == []
        table.play(f"p1 {second}")
        assert table.view["quiet"] == 0 and table.view["turn"] == 1 and len(table.view["past"]) == 1


def test_B27_sixty_quiet_turns_end_the_match() -> None:
    """B27: the sixtieth turn in a row without progress, each player's turn counting one."""
    table = Drawn(APART, quiet=58).play(*SHUFFLE[:2])
    assert table.view["quiet"] == 59 and table.phase == "step"
    table.play(*SHUFFLE[2:])
    assert table.result() == ([0, 1], "B27") and table.log()[-1] == "end-quiet-drawn"


def test_B27_a_birth_is_no_progress() -> None:
    """B27: only eating and spent tokens are."""
    table = Drawn(APART, quiet=10).play("p1 a1-a2", "p1 place a1", "p1 a1-c1")
    assert table.view["quiet"] == 11


def test_B27_passed_turns_count() -> None:
    """B27, B8: the house's pass is a quiet turn."""
    held = "mB....\nB.....\n......\n......\n......\n.....m"
    corner = tiles(("yellow", 0), ("green", 1), ("blue", 0), ("red", 0))
    table = Drawn(held, phase="pass", tiles=corner, quiet=59)
    table.match.settle()
    assert table.result() == ([0, 1], "B27")


def test_B27_option_off_lets_positions_recur() -> None:
    """B27: without the safeguard nothing ends by itself."""
    table = Drawn(APART, {"safeguard": False})
    for _ in range(40):
        table.play(*SHUFFLE)
    assert table.phase == "step" and table.view["past"] == [] and table.view["quiet"] == 80


def test_B27_option_off_a_match_nobody_can_go_on_with_ends() -> None:
    """B27, B8: in a sea of closed corners both sides are shut in for good; the house would pass for ever."""
    corners = ["OWO", "WNW", "OWO"]
    variant = {"tiles": dict.fromkeys(("blue", "red", "yellow", "green"), corners)}
    game = open_game("bigfish", {"safeguard": False}, variant)
    board = ["M....M", "......", "......", "......", "......", "m....m"]
    start = game.from_position(
        {"phase": "pass", "tiles": tiles(*FIRST_GAME), "board": board, "eaten": [{"big": 1}, {}]}
    )
    match = Match(game, 2, 1, start=start)
    match.settle()
    outcome = game.outcome(match.state)
    assert outcome is not None and outcome.winners == [0] and outcome.rule == "B27"
    assert (outcome.why.key, outcome.why.args) == ("end-stuck-won", {"who": "#0", "count": 1, "other": 0})


def test_B27_option_off_no_number_of_quiet_turns_is_a_reason() -> None:
    """B27: without the safeguard a hundred quiet turns do not end a match, and are not said to have."""
    corners = ["OWO", "WNW", "OWO"]
    variant = {"tiles": dict.fromkeys(("blue", "red", "yellow", "green"), corners)}
    game = open_game("bigfish", {"safeguard": False}, variant)
    board = ["M....M", "......", "......", "......", "......", "m....m"]
    at = {"phase": "pass", "tiles": tiles(*FIRST_GAME), "board": board, "quiet": 100}
    match = Match(game, 2, 1, start=game.from_position(at))
    match.settle()
    outcome = game.outcome(match.state)
    assert outcome is not None and outcome.why.key == "end-stuck-drawn" and outcome.why.args == {"count": 0}


# --- why, in words ---------------------------------------------------------------------------------

THREE = [{"small": 1}, {"medium": 1, "big": 1}]
QUIET = "60 turns without a fish eaten or a plankton token spent: the match ends. "
ENDINGS: list[tuple[Drawn, str, str]] = [
    (
        Drawn("S.....\n......\n..sS..\n......\nS.....\n.....s", eaten=FOUR).play("p1 c4-d4"),
        "Ana has eaten 5 fish, Bo 1: Ana wins at once!",
        "Ana a mangé 5 poissons, Bo 1 : Ana gagne aussitôt !",
    ),
    (
        Drawn("S.....\n......\n..sS..\n......\n......\n.....s", eaten=FOUR).play("p1 c4-d4"),
        "Ana has eaten 5 fish, Bo 1: Ana wins at once! Bo also has a single fish left, which loses by itself.",
        "Ana a mangé 5 poissons, Bo 1 : Ana gagne aussitôt ! "
        "En outre, il ne reste qu’un poisson à Bo, ce qui suffit pour perdre.",
    ),
    (
        Drawn("S.....\n......\n..sS..\n......\n......\n.....s").play("p1 c4-d4"),
        "Ana has eaten a fish of Bo, who has a single one left: Ana wins at once, whoever has eaten more.",
        "Ana a mangé un poisson à Bo, qui n’en a plus qu’un seul : "
        "Ana gagne aussitôt, peu importe qui en a mangé le plus.",
    ),
    (
        Drawn("S.....\n......\n......\n...M..\n......\ns..s..").play("p1 d1-e1", draws="fisher"),
        "The fisher has taken a fish from Ana, who has a single one left: Bo wins at once, whoever has eaten more.",
        "Le pêcheur a pris un poisson à Ana, qui n’en a plus qu’un seul : "
        "Bo gagne aussitôt, peu importe qui en a mangé le plus.",
    ),
    (
        Drawn(APART).play(*SHUFFLE, *SHUFFLE),
        "The same position has stood 3 times: the match ends. Both players have eaten equally many fish (0): a draw.",
        "La même position s’est présentée 3 fois : la partie s’arrête. "
        "Les deux joueurs ont mangé autant de poissons (0) : partie nulle.",
    ),
    (
        Drawn(APART, quiet=58, eaten=THREE).play(*SHUFFLE),
        QUIET + "Bo has eaten more fish (2 to 1) and wins.",
        "60 tours sans poisson mangé ni jeton plancton dépensé : la partie s’arrête. "
        "Bo a mangé plus de poissons (2 contre 1) et gagne.",
    ),
]


@pytest.mark.parametrize(("table", "english", "french"), ENDINGS)
def test_every_end_says_why(table: Drawn, english: str, french: str) -> None:
    """B25, B26, B27: in words and in both languages, on the score sheet and as the last line of the log."""
    outcome = table.game.outcome(table.state)
    assert outcome is not None and outcome.why.rule == outcome.rule and table.log()[-1] == outcome.why.key
    for lang, words in (("en", english), ("fr", french)):
        assert Words("bigfish", lang, ["Ana", "Bo"]).line(outcome.why).replace("\u00a0", " ") == words


def test_B25_the_score_sheet_names_the_sizes() -> None:
    """B25: a line for every size, which reads well in French too."""
    table = Drawn(APART, eaten=FOUR)
    words = Words("bigfish", "fr", ["Ana", "Bo"])
    said = [words.line(tally.line).replace("\u00a0", " ") for tally in table.game.score(table.state)]
    assert said[:3] == ["Petits poissons mangés : 2", "Poissons moyens mangés : 1", "Gros poissons mangés : 1"]
