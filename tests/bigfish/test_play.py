"""Whole matches: the promises under every option, golden records, the bots, the terminal table (B1-B28)."""

from __future__ import annotations

from importlib.resources import files
from io import StringIO
from typing import cast

import pytest
from rich.console import Console

from bigfish.drawn import Drawn
from criee.bots import seat_bot
from criee.bots.arena import duel
from criee.engine import record
from criee.engine.check import check_game
from criee.engine.match import Match
from criee.engine.rng import Rng
from criee.games import open_game
from criee.games.bigfish.terminal import draw
from criee.games.bigfish.view import FishView
from criee.words import Words

OPTIONS: list[dict[str, object]] = [{}, {"first_game": True}, {"stops": True}, {"safeguard": False}]
RECORDS = sorted(path.name for path in files("criee.games.bigfish").joinpath("records").iterdir())


@pytest.mark.compiled
@pytest.mark.parametrize("options", OPTIONS)
def test_the_promises_hold_under_every_option(options: dict[str, object]) -> None:
    """B1, B7, B27: positions, clones, knowledge, telling, conservation, ends, replay."""
    assert check_game(open_game("bigfish", options), 2, 12, 100) > 500


@pytest.mark.parametrize("name", RECORDS)
def test_golden_records_replay(name: str) -> None:
    """B25-B27: each golden match replays to the result it ends with."""
    text = files("criee.games.bigfish").joinpath("records", name).read_text(encoding="utf-8")
    match = record.read(text, open_game)
    assert match.over() and record.write(match) == text


def test_there_are_golden_records() -> None:
    """B25, B26: one of each way to win, and one with the option of B7."""
    texts = [files("criee.games.bigfish").joinpath("records", name).read_text(encoding="utf-8") for name in RECORDS]
    assert len(texts) >= 3
    assert any("(B25)" in text for text in texts) and any("(B26)" in text for text in texts)
    assert any("stops=yes" in text and " stay\n" in text for text in texts)


def test_greedy_takes_the_fifth_fish_at_once() -> None:
    """B11, B25: the winning step is played first, not as the second of the turn."""
    game = open_game("bigfish")
    greedy = seat_bot("greedy", game)
    table = Drawn("S....S\n......\n..sS..\n......\n......\ns....s", eaten=[{"small": 3, "big": 1}, {}])
    move = greedy.choose(game.view(table.state, 0), 0, table.match.moves(0), Rng(1))
    assert game.describe(move) == "c4-d4"


def test_greedy_beats_random() -> None:
    """B25-B27: a few matches with the seats swapped (1,000 are measured, compiled)."""
    game = open_game("bigfish")
    bots = [seat_bot("greedy", game), seat_bot("random", game)]
    won = 0
    for seed in range(6):
        outcome = game.outcome(duel(game, bots if seed % 2 == 0 else bots[::-1], seed).state)
        assert outcome is not None
        won += outcome.winners == [seed % 2]
    assert won >= 5


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_terminal_table_fits_and_shows_every_fish(lang: str) -> None:
    """B28: at every moment of a match, in 100 columns."""
    game = open_game("bigfish")
    match = Match(game, 2, 3)
    words = Words("bigfish", lang, ["Ana", "Bo"])
    while not match.over():
        view = cast(FishView, game.view(match.state, 0))
        console = Console(width=100, record=True, file=StringIO())
        console.print(draw(view, words, ["Ana", "Bo"]))
        lines = console.export_text().splitlines()
        assert max(len(line) for line in lines) <= 100
        shown = sum(line.count("><") for line in lines)
        assert shown == sum(view["fish"])
        match.settle()
        seat = match.to_act()[0] if not match.over() else -1
        if seat >= 0:
            match.play(seat, match.moves(seat)[len(match.steps) % len(match.moves(seat))])


def shown(table: Drawn, lang: str) -> str:
    """The terminal's table as plain text."""
    console = Console(width=100, record=True, file=StringIO())
    console.print(draw(table.view, Words("bigfish", lang, ["Ana", "Bo"]), ["Ana", "Bo"]))
    return console.export_text().replace("\u00a0", " ")


def test_the_terminal_shows_everything_that_lies_open() -> None:
    """B28: reserves, eaten fish, plankton tokens, surprise tokens, steps left, who began, the counts of B27."""
    table = Drawn(
        "S....S\n......\n......\n......\n......\ns..s.m",
        eaten=[{"small": 1, "big": 1}, {}],
        plankton=[["red"], []],
        discard={"fisher": 1, "whirlpool": 2},
        quiet=7,
        first=1,
    ).play("p1 d1-e1", draws="birth")
    english, french = shown(table, "en"), shown(table, "fr")
    for part in ("reserve: 4 small, 3 medium, 2 big", "reserve: 3 small, 4 medium, 1 big", "eaten: 1 small, 1 big",
                 "plankton: ● red", "plankton: none", "Bo S M B  · first player", "Ana s m b  · 2 steps left",
                 "Surprises discarded: fisher ×1, whirlpool ×2 · 4 face down", "Turned up on e1: birth",
                 "Quiet turns: 7 of 60 · this position has stood: 1 of 3"):  # fmt: skip
        assert part in english, part
    for part in ("réserve : 4 petits, 3 moyens, 2 gros", "mangés : 1 petit, 1 gros", "plancton : ● rouge",
                 "plancton : aucun", "Bo S M B  · premier joueur", "Ana s m b  · 2 pas à faire",
                 "Surprises défaussées : pêcheur ×1, tourbillon ×2 · 4 jetons faces cachées",
                 "Retournée en e1 : naissance", "Tours calmes : 7 sur 60"):  # fmt: skip
        assert part in french, part
    assert "Surprises défaussées : aucune · 8 jetons" in shown(Drawn("S....S\n" + "......\n" * 4 + "s....s"), "fr")


def test_the_terminal_shows_which_fish_goes_on_or_has_stayed() -> None:
    """B7: the cell that asks, then the fish that must or may not make the second step; no steps once it is over."""
    start = "S....S\n......\n......\n......\n......\ns.s..."
    table = Drawn(start, {"stops": True}).play("p1 a1-a2")
    assert "Being resolved: a2" in shown(table, "en")
    assert "Swims on: a2" in shown(table.play("p1 on"), "en")
    table = Drawn(start, {"stops": True}).play("p1 a1-a2", "p1 stay", "p1 place a1")
    assert "Has stayed: a2" in shown(table, "en") and "1 step left" in shown(table, "en")
    over = Drawn("S.....\n......\n..sS..\n......\n......\n.....s").play("p1 c4-d4")
    assert "step" not in shown(over, "en") and "Quiet turns: 0 of 60" in shown(over, "en")
    assert "Quiet" not in shown(Drawn(start, {"safeguard": False}), "en")


def test_the_catalogue_is_the_box() -> None:
    """B1, B2: tiles as drawn, figures and tokens as counted."""
    catalogue = open_game("bigfish").catalogue()
    assert catalogue["tiles"] == {
        "blue": ["O?O", "NWb", "OWO"],
        "red": ["OrO", "WNW", "O?O"],
        "yellow": ["OWO", "Ny?", "OWO"],
        "green": ["OWO", "NgW", "O?O"],
    }
    assert catalogue["figures"] == {"small": 6, "medium": 4, "big": 2}
