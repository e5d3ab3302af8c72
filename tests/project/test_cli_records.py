"""Records in the terminal: resumed where they stopped, kept whole, never lost under another."""

from __future__ import annotations

from pathlib import Path

import pytest

from criee.bots import find_rung
from criee.cli.keeping import write_whole
from criee.cli.seating import USUAL_BOT, recognised, seat_people
from criee.engine.match import Match
from criee.engine.record import read, write
from criee.games import open_game, packages
from typed import criee, lines

GAMES = list(packages())


def text(folder: Path, name: str) -> str:
    return (folder / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_a_resumed_match_goes_on_as_if_it_had_never_paused(game: str, tmp_path: Path) -> None:
    begun = ("play", game, "--seed", "5", "--bot", "random")
    criee(tmp_path, *begun, "--save", "whole.match", typed="1\n" * 14 + "q\n")
    criee(tmp_path, *begun, "--save", "parts.match", typed="1\n" * 6 + "q\n")
    assert text(tmp_path, "parts.match") != text(tmp_path, "whole.match")
    for more in (3, 5):
        criee(tmp_path, "play", "--resume", "parts.match", "--bot", "random", typed="1\n" * more + "q\n")
    assert text(tmp_path, "parts.match") == text(tmp_path, "whole.match")


def test_a_bot_that_thinks_goes_on_as_well(tmp_path: Path) -> None:
    criee(tmp_path, "play", "--seed", "4", "--save", "whole.match", typed="1\n" * 7 + "q\n")
    criee(tmp_path, "play", "--seed", "4", "--save", "parts.match", typed="1\n1\nq\n")
    criee(tmp_path, "play", "--resume", "parts.match", typed="1\n" * 5 + "q\n")
    assert text(tmp_path, "parts.match") == text(tmp_path, "whole.match")


def test_what_to_type_to_go_on_is_said(tmp_path: Path) -> None:
    said = criee(tmp_path, "play", "--seed", "4", "--bot", "noa@3", "--save", "a b.match", typed="1\nq\n")
    assert "criee play --resume 'a b.match' --bot noa@3" in said.out
    on = criee(tmp_path, "play", "--resume", "a b.match", typed="1\nq\n")
    assert "--bot" not in on.out  # who plays is in the record
    assert "Record saved to a b.match" in on.out
    assert [file.name for file in tmp_path.iterdir()] == ["a b.match"]


POSITION = 'game = "tsukiji"\n[position]\nphase = "bid"\nbalance = ["R5", "O5"]\ntop = "Y5"\nbarrel = 2\n'


def test_nobody_is_sent_to_a_file_that_is_not_of_this_match(tmp_path: Path) -> None:
    (tmp_path / "p.toml").write_text(POSITION)
    asked = ("play", "--position", "p.toml", "--seed", "8")
    for typed in ("", "q\n"):
        assert "--resume" not in criee(tmp_path, *asked, typed=typed).out
    assert not (tmp_path / "tsukiji-8.match").exists()
    (tmp_path / "tsukiji-8.match").write_text("another match")
    assert "--resume" not in criee(tmp_path, *asked, typed="q\n").out
    assert "--resume tsukiji-8-2.match" in criee(tmp_path, *asked, typed="1\nq\n").out


def test_how_many_people_there_are_is_said_again(tmp_path: Path) -> None:
    criee(tmp_path, "play", "--seed", "4", "--save", "m.match", typed="q\n")
    said = criee(tmp_path, "play", "--resume", "m.match", "--people", "2", typed="q\n")
    assert "criee play --resume m.match --people 2" in said.out


def test_names_stay_and_say_who_is_a_bot(tmp_path: Path) -> None:
    match = Match(open_game("bigfish"), 2, 3, ["Zoé", "Yann (bot)"])
    match.settle()
    (tmp_path / "m.match").write_text(write(match), encoding="utf-8")
    said = criee(tmp_path, "play", "--resume", "m.match", typed="1\nq\n")
    assert "Zoé" in said.out and "seats: Zoé | Yann (bot)" in text(tmp_path, "m.match")
    criee(tmp_path, "play", "--resume", "m.match", "--people", "2", typed="1\nq\n")
    assert "seats: Zoé | Yann\n" in text(tmp_path, "m.match")


def test_a_bot_that_takes_over_gives_its_own_name(tmp_path: Path) -> None:
    criee(tmp_path, "play", "tsukiji", "--bot", "hiro", "--seed", "5", "--save", "m.match", typed="1\nq\n")
    assert "| Hiro (bot)" in text(tmp_path, "m.match")
    criee(tmp_path, "play", "--resume", "m.match", "--bot", "greedy", typed="1\nq\n")
    assert "| Greedy (bot)" in text(tmp_path, "m.match")


@pytest.mark.parametrize(
    ("game", "seats", "bot", "name"),
    [
        ("tsukiji", 2, "hiro", "Hiro (bot)"),
        ("tsukiji", 2, "strongest", "Fumiko (bot)"),
        ("wasabi", 4, "nour", "Yumi (bot)"),
        ("bigfish", 2, "random", "Random (bot)"),
        ("fangfrisch", 5, "greedy", "Greedy 4 (bot)"),
    ],
)
def test_whoever_sat_there_plays_on(game: str, seats: int, bot: str, name: str) -> None:
    """A record names its bots; friends play as the one they came with."""
    match = Match(open_game(game), seats, 1)
    seat_people(match, None, False, "en", bot)
    assert name in match.names
    before = list(match.names)
    seat_people(match, None, True, "en", "")
    assert match.names == before
    rung = find_rung(bot, game)
    whose = USUAL_BOT
    for seat in range(1, seats):
        whose = recognised(match.names[seat], game, whose)
        assert whose == (bot if rung is None else rung.name)


def test_two_people_are_still_two_when_they_come_back(tmp_path: Path) -> None:
    criee(tmp_path, "play", "bigfish", "--people", "2", "--seed", "3", "--save", "m.match", typed="1\n1\nq\n")
    said = criee(tmp_path, "play", "--resume", "m.match", typed="1\n1\nq\n")
    assert "Player 1 ·" in said.flat and "Player 2 ·" in said.flat and "(bot)" not in said.out


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (["wasabi"], "m.match is a record of tsukiji, not of wasabi."),
        (["--seats", "2"], "--seats does not go with --resume: the record says how many play."),
        (["--seed", "4"], "--seed does not go with --resume: the record has its own seed."),
        (["--option", "kind_fish=yes"], "--option does not go with --resume"),
        (["--position", "p.toml"], "--position does not go with --resume"),
    ],
)
def test_a_record_says_itself_what_it_is(more: list[str], sentence: str, tmp_path: Path) -> None:
    criee(tmp_path, "play", "--seed", "4", "--save", "m.match", typed="q\n")
    before = text(tmp_path, "m.match")
    said = criee(tmp_path, "play", *more, "--resume", "m.match", typed="1\nq\n")
    assert said.code == 2 and sentence in said.wrong
    assert text(tmp_path, "m.match") == before


def test_a_second_match_of_the_same_seed_takes_a_name_of_its_own(tmp_path: Path) -> None:
    for _ in range(3):
        criee(tmp_path, "play", "--seed", "42", typed="1\nq\n")
    first = text(tmp_path, "tsukiji-42.match")
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "tsukiji-42-2.match",
        "tsukiji-42-3.match",
        "tsukiji-42.match",
    ]
    assert text(tmp_path, "tsukiji-42-2.match") == first == text(tmp_path, "tsukiji-42-3.match")


def test_a_file_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "mine.match").write_text("dear to me")
    said = criee(tmp_path, "play", "--seed", "4", "--save", "mine.match", typed="1\nq\n")
    assert said.code == 2 and "mine.match exists already" in said.wrong and "Choose your bid" not in said.out
    assert text(tmp_path, "mine.match") == "dear to me"
    said = criee(tmp_path, "play", "--seed", "4", "--save", "no/such/m.match", typed="1\nq\n")
    assert said.code == 2 and "There is no folder" in said.wrong


def test_the_resumed_file_may_be_named_once_more_and_another_one_is_a_copy(tmp_path: Path) -> None:
    criee(tmp_path, "play", "--seed", "4", "--save", "m.match", typed="1\nq\n")
    before = text(tmp_path, "m.match")
    criee(tmp_path, "play", "--resume", "m.match", "--save", "copy.match", typed="1\nq\n")
    assert text(tmp_path, "m.match") == before != text(tmp_path, "copy.match")
    criee(tmp_path, "play", "--resume", "m.match", "--save", str(tmp_path / "m.match"), typed="1\nq\n")
    assert text(tmp_path, "m.match") == text(tmp_path, "copy.match")


def test_what_was_played_is_kept_before_the_next_question(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[str] = []

    def killed(prompt: object) -> str:
        kept.append(text(tmp_path, "m.match"))
        if len(kept) == 3:
            raise SystemExit(9)
        return "1"

    monkeypatch.setattr("criee.cli.sitting.ask", killed)
    criee(tmp_path, "play", "--seed", "4", "--save", "m.match")
    steps = [len(read(record, open_game).steps) for record in kept]
    assert steps == sorted(set(steps))


def test_an_interrupted_writer_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "m.match"
    file.write_text("old")

    def full(number: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="no space"):
        write_whole(file, "new")
    assert file.read_text() == "old" and [found.name for found in tmp_path.iterdir()] == ["m.match"]


def test_a_match_that_is_over_is_only_shown(tmp_path: Path) -> None:
    criee(tmp_path, "play", "--seed", "4", "--people", "0", "--bot", "random", "--save", "m.match")
    said = criee(tmp_path, "play", "--resume", "m.match", typed=lines("1"))
    assert said.code == 0 and "Score" in said.out and "saved" not in said.out
