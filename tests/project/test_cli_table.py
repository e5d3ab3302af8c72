"""Playing in the terminal: what is drawn again, what may be typed, what is taken back, who sees what."""

from __future__ import annotations

from pathlib import Path

import pytest

from criee.bots import seat_bot
from criee.bots.arena import duel
from criee.cli.hearing import meant
from criee.cli.sitting import is_secret
from criee.engine.line import Refused
from criee.engine.match import Match
from criee.engine.record import read, write
from criee.engine.rng import Rng
from criee.games import open_game, packages, sign
from criee.words import Words, rules
from typed import Said, criee, lines

GAMES = list(packages())


def play(folder: Path, game: str, *typed: str, more: tuple[str, ...] = (), lang: str = "en") -> Said:
    asked = ("play", game, "--seed", "4", "--bot", "random", "--lang", lang, "--save", "m.match")
    return criee(folder, *asked, *more, typed=lines(*typed, "q"))


def steps(folder: Path) -> list[str]:
    match = read((folder / "m.match").read_text(encoding="utf-8"), open_game)
    return [f"{step.seat} {match.game.describe(step.move)}" for step in match.steps]


# --- drawing ------------------------------------------------------------------------------------


def test_after_a_half_move_only_what_changed_is_drawn(tmp_path: Path) -> None:
    said = play(tmp_path, "tokyo", "navigate", "sail 1")
    questions = said.out.split("> ")
    assert "╭─ Player 1" in questions[0] and "╭─ Random" in questions[0]
    assert "╭─" not in questions[1]  # to navigate moves nothing on the table
    assert "╭─ Player 1" in questions[2] and "╭─ Random" not in questions[2]
    assert all("1  " in question for question in questions[:3])


def test_b_draws_the_whole_table(tmp_path: Path) -> None:
    said = play(tmp_path, "tokyo", "navigate", "b")
    questions = said.out.split("> ")
    assert "╭─ Player 1" in questions[2] and "╭─ Random" in questions[2]


def test_l_tells_the_whole_log(tmp_path: Path) -> None:
    said = play(tmp_path, "tsukiji", "1", "l")
    assert said.out.count("Player 1 has bid") == 2


def test_a_watcher_hears_everything_and_is_asked_nothing(tmp_path: Path) -> None:
    said = criee(tmp_path, "play", "--seed", "4", "--people", "0", "--bot", "random", "--lang", "en")
    assert said.code == 0 and said.out.count("WA-SA-BI") > 3 and "> " not in said.out


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "House rules: Kind fish: yes"),
        ("fr", "Règles maison\N{NO-BREAK SPACE}: Gentils poissons\N{NO-BREAK SPACE}: oui"),
    ],
)
def test_the_house_rules_in_play_are_said_at_the_start_and_beside_the_table(
    lang: str, line: str, tmp_path: Path
) -> None:
    said = play(tmp_path, "tsukiji", "b", more=("--option", "kind_fish=yes"), lang=lang)
    assert said.out.startswith(line) and said.out.count(line) == 2
    (tmp_path / "m.match").unlink()
    assert line[:10] not in play(tmp_path, "tsukiji", "b", lang=lang).out


# --- typing -------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["BID 3", "Bid  3", "bid 3"])
def test_moves_are_typed_in_any_case(typed: str, tmp_path: Path) -> None:
    play(tmp_path, "tsukiji", typed)
    assert "0 bid 3" in steps(tmp_path)


@pytest.mark.parametrize("game", GAMES)
def test_every_move_of_a_game_is_understood_in_capitals_and_small_letters(game: str) -> None:
    opened = open_game(game)
    rng = Rng(7)
    for move in [int(rng.below(opened.space)) for _ in range(25)]:
        for text in (opened.describe(move).upper(), opened.describe(move).lower(), opened.describe(move)):
            assert meant(opened, [], text) == move


@pytest.mark.parametrize(
    "typed", ["", "²", "0", "9" * 5000, "nonsense", "[bold]", "[/]", "@house", "#9", "bid", "\x1b[31m"]
)
def test_what_is_not_understood_is_said_so(typed: str, tmp_path: Path) -> None:
    said = play(tmp_path, "tsukiji", typed)
    assert said.code == 0 and not any(step.startswith("0") for step in steps(tmp_path))
    assert typed == "" or "I do not understand" in said.wrong
    assert "\x1b" not in said.err


def test_a_number_that_is_not_in_the_list_is_not_understood() -> None:
    game = open_game("tsukiji")
    assert meant(game, [5, 6], "2") == 6
    for typed in ("0", "3", "02", "9" * 5000):
        with pytest.raises(ValueError):
            meant(game, [5, 6], typed)


def test_refusals_cite_their_rule(tmp_path: Path) -> None:
    said = play(tmp_path, "tsukiji", "reveal", "take left", "Bid 5", "bid 5")
    assert said.err.count("✗ T5 ") >= 3 and "do not understand" not in said.err


def test_what_the_rules_never_allow_is_refused_in_any_case() -> None:
    with pytest.raises(Refused):
        meant(open_game("tsukiji"), [], "BID 5")


# --- rules --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_help_names_a_rule_of_this_game_and_how_to_read_them_all(game: str, tmp_path: Path) -> None:
    said = play(tmp_path, game)
    assert "?? all rules" in said.flat
    named = said.flat.partition("rule of the moment, ?")[2].partition(" ")[0]
    assert named in rules(game, "en")


def test_rules_are_told_by_number_and_without_marks(tmp_path: Path) -> None:
    said = play(tmp_path, "tsukiji", "?T19", "?t9", "?5", "?", "?T99")
    for number in ("T19", "T9", "T5"):
        assert f"Rule {number} " in said.flat
    assert " ".join(rules("tsukiji", "en")["T19"].text.replace("*", "").split()) in said.flat and "*" not in said.out
    assert "There is no rule T99" in said.flat


def test_many_question_marks_are_two_and_long_nonsense_is_repeated_in_short(tmp_path: Path) -> None:
    said = play(tmp_path, "tsukiji", "???", "????", "x" * 3000, "?" + "x" * 3000)
    assert said.out.count("\nT19 ") == 2 and "There is no rule ?" not in said.out
    assert "x" * 60 in said.err and "x" * 61 not in said.err and "…" in said.err
    assert said.out.upper().count("X") < 200


@pytest.mark.parametrize("game", GAMES)
def test_two_question_marks_tell_all_rules(game: str, tmp_path: Path) -> None:
    said = play(tmp_path, game, "??", lang="fr")
    assert "*" not in said.out.partition("> ")[2].replace("**", "")
    for number in rules(game, "fr"):
        assert f"\n{number} " in said.out


# --- taking back --------------------------------------------------------------------------------


def test_a_move_is_taken_back_while_nothing_came_to_light(tmp_path: Path) -> None:
    said = play(tmp_path, "tokyo", "navigate", "sail 1", "undo", "U")
    assert said.out.count("Player 1 takes the last move back.") == 2
    assert not any(step.startswith("0 ") for step in steps(tmp_path))
    play_on = criee(tmp_path, "play", "--resume", "m.match", "--bot", "random", typed=lines("navigate", "q"))
    assert play_on.code == 0 and steps(tmp_path)[-1] == "0 navigate"


def test_why_a_move_is_not_taken_back(tmp_path: Path) -> None:
    assert "no move of yours" in play(tmp_path, "tsukiji", "undo").wrong
    (tmp_path / "m.match").unlink()
    assert "can no longer be taken back" in play(tmp_path, "tsukiji", "1", "undo").wrong


def test_at_one_screen_the_last_person_s_move_goes_back(tmp_path: Path) -> None:
    said = play(tmp_path, "bigfish", "1", "1", "1", "u", more=("--people", "2"))
    assert "Player 1 takes back the last move of Player 2." in said.out
    assert "takes the last move back" not in said.out
    assert [step[0] for step in steps(tmp_path) if step[0] in "01"] == ["1", "1"]


def test_who_is_still_asked_takes_back_what_is_his_own(tmp_path: Path) -> None:
    said = play(tmp_path, "tokyo", "navigate", "u", more=("--people", "2"), lang="fr")
    assert "Joueur 1 reprend son dernier coup." in said.out


# --- eyes ---------------------------------------------------------------------------------------


def test_the_screen_is_passed_only_where_something_is_hidden(tmp_path: Path) -> None:
    assert "Pass the screen" not in play(tmp_path, "bigfish", "1", "1", "1", more=("--people", "2")).out
    (tmp_path / "m.match").unlink()
    hidden = play(tmp_path, "tsukiji", "bid 3", "", "bid 1", more=("--people", "2"))
    assert hidden.out.count("Pass the screen to Player 2") == 1  # then both bids lie open
    (tmp_path / "m.match").unlink()
    recipes = play(tmp_path, "wasabi", *["1"] * 24, more=("--people", "2"))
    assert "Pass the screen" in recipes.out


@pytest.mark.parametrize("game", GAMES)
def test_a_secret_is_what_another_cannot_know(game: str) -> None:
    """Never a secret where both views are alike, always one where what is imagined differs."""
    opened = open_game(game)
    match = Match(opened, sign(game).seats[0], 3)
    rng = Rng(5)
    for _ in range(60):
        match.settle()
        if match.over():
            break
        seat = match.to_act()[0]
        other = (seat + 1) % match.seats
        if opened.view(match.state, seat) == opened.view(match.state, other):
            assert not is_secret(opened, match.state, seat, other)
        elif not is_secret(opened, match.state, seat, other):
            world = opened.imagine(opened.view(match.state, other), other, rng)
            assert opened.view(world, seat) == opened.view(match.state, seat)
        match.follow(seat, rng.pick(match.moves(seat)))


# --- the end ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_end_is_told_in_words(game: str, tmp_path: Path) -> None:
    opened = open_game(game)
    bot = seat_bot("random", opened)
    match = duel(opened, [bot] * sign(game).seats[0], 2)
    (tmp_path / "m.match").write_text(write(match), encoding="utf-8")
    outcome = opened.outcome(match.state)
    assert outcome is not None
    for lang in ("en", "fr"):
        said = criee(tmp_path, "replay", "m.match", "--score", "--lang", lang)
        words = Words(game, lang, match.names)
        assert words.text("cli-score") in said.out
        assert " ".join(words.line(outcome.why).split()) in said.flat
