"""What the command line says: mistakes, lists and measurements, in both languages; nobody's own text is markup."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

from criee.cli import app
from criee.engine.line import Impossible
from criee.engine.match import Match
from criee.engine.record import write
from criee.games import open_game, packages, sign
from criee.words import Words
from typed import criee, lines


def test_a_game_that_refuses_its_options_is_heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a game says about options that contradict each other or the number of seats comes out as it is."""

    def refuses(self: object, seats: int) -> Any:
        raise Impossible("option head_start", "there is no p5 among 3 players")

    monkeypatch.setattr(type(open_game("fangfrisch")), "new", refuses)
    for asked in (("play", "fangfrisch"), ("simulate", "fangfrisch", "--bots", "random,random,random")):
        said = criee(tmp_path, *asked)
        assert said.code == 2 and "option head_start: there is no p5 among 3 players" in said.wrong


@pytest.mark.parametrize("command", ["play", "games", "moves", "replay", "simulate", "check"])
def test_a_language_nobody_speaks_here_is_refused_with_the_choices(command: str, tmp_path: Path) -> None:
    said = criee(tmp_path, command, "--lang", "de")
    assert said.code == 2 and "“de” is not spoken here" in said.wrong and "fr, en" in said.wrong
    assert "fr, en" in criee(tmp_path, "games", "--lang", "de", lang="fr").wrong


def test_the_systems_language_is_spoken_if_none_is_asked_for(tmp_path: Path) -> None:
    assert "n’est pas dans la halle" in criee(tmp_path, "play", "poker", lang="fr").wrong
    assert "Choisissez votre mise" in criee(tmp_path, "play", typed="q\n", lang="fr").out


@pytest.mark.parametrize(("flag", "value"), [("--seed", "-1"), ("--seed", str(2**64)), ("--people", "-1")])
def test_numbers_out_of_range_are_refused(flag: str, value: str, tmp_path: Path) -> None:
    said = criee(tmp_path, "play", flag, value)
    assert said.code == 2 and flag in said.wrong and "must be a whole number" in said.wrong


# --- lists and measurements ---------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_list_of_games_speaks_one_language(lang: str, tmp_path: Path) -> None:
    said = criee(tmp_path, "games", "--lang", lang)
    words = Words("", lang, [])
    for key in ("game", "players", "minutes", "options", "ours"):
        assert words.text(f"cli-column-{key}").split()[0] in said.out
    other = {"en": "oui", "fr": "yes"}[lang]
    assert words.text("cli-yes-no") in said.flat and f" {other}" not in said.flat


def test_one_game_tells_what_its_options_do_and_they_may_be_typed_as_shown(tmp_path: Path) -> None:
    said = criee(tmp_path, "games", "tsukiji", "--lang", "fr")
    assert "Gentils poissons" in said.flat and "kind_fish = non" in said.flat and "wasabi" not in said.out
    played = criee(tmp_path, "play", "--option", "kind_fish=oui", "--seed", "4", typed="q\n")
    assert played.code == 0 and "kind_fish=yes" in (tmp_path / "tsukiji-4.match").read_text()


@pytest.mark.parametrize(
    ("lang", "headers"), [("en", ["wins", "fewest", "rule"]), ("fr", ["victoires", "le moins", "règle"])]
)
def test_simulate_shows_tables(lang: str, headers: list[str], tmp_path: Path) -> None:
    said = criee(tmp_path, "simulate", "tsukiji", "--matches", "4", "--bots", "random,random", "--lang", lang)
    assert said.code == 0 and all(header in said.out for header in headers)
    assert not any(mark in said.out for mark in "{}'") and "ended_by" not in said.out
    assert ("p1" in said.out and "p2" in said.out) and ("," in said.out if lang == "fr" else "." in said.out)


def test_one_match_is_one_match(tmp_path: Path) -> None:
    asked = ("simulate", "tsukiji", "--matches", "1", "--bots", "random,random")
    assert "1 match" in criee(tmp_path, *asked).flat and "1 matches" not in criee(tmp_path, *asked).flat
    assert "1 partie" in criee(tmp_path, *asked, "--lang", "fr").flat


def test_check_speaks_french(tmp_path: Path) -> None:
    said = criee(tmp_path, "check", "tsukiji", "--matches", "2", "--lang", "fr")
    assert "tsukiji, 2 joueurs" in said.flat and "toutes les promesses sont tenues" in said.flat


def test_check_says_how_many_matches_had_other_house_rules(tmp_path: Path) -> None:
    said = criee(tmp_path, "check", "tsukiji", "--matches", "2")
    assert "· 5 matches (3 of them with other house rules), " in said.flat
    assert "with other house rules" in criee(tmp_path, "check", "--help").flat.replace("│ ", "")


def test_replay_asks_in_the_language_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    criee(tmp_path, "play", "--seed", "4", "--people", "0", "--bot", "random", "--save", "m.match")
    asked: list[str] = []

    def hear(prompt: Text) -> str:
        asked.append(prompt.plain)
        return "A" if len(asked) == 2 else ""

    monkeypatch.setattr("criee.cli.replaying.ask", hear)
    monkeypatch.setattr("criee.cli.replaying.at_a_keyboard", lambda: True)
    said = criee(tmp_path, "replay", "m.match", "--lang", "fr")
    assert asked == ["Entrée\N{NO-BREAK SPACE}: suivant, a\N{NO-BREAK SPACE}: tout, q\N{NO-BREAK SPACE}: quitter "] * 2
    assert said.out.count("house") > 5


# --- nobody's own text is markup ----------------------------------------------------------------

NAMES = ["[bold]x", "[/]", "@house", "#1 \x1b[31mred", ":fish: [link=x]", "[red]" * 9]


@pytest.mark.parametrize("game", list(packages()))
def test_names_are_shown_as_they_are(game: str, tmp_path: Path) -> None:
    opened = open_game(game)
    seats = sign(game).seats[1]
    for first in range(0, 6, seats):
        names = (NAMES * 2)[first : first + seats]
        match = Match(opened, seats, 3, names)
        match.settle()
        (tmp_path / "m.match").write_text(write(match), encoding="utf-8")
        told = criee(tmp_path, "replay", "m.match", "--all")
        played = criee(tmp_path, "play", "--resume", "m.match", "--people", "1", "--bot", "random",
                       typed=lines("b", "l", "?", "1", "q"))  # fmt: skip
        for said in (told, played):
            assert said.code == 0 and "\x1b" not in said.out and "🐟" not in said.out
        shown = told.flat.replace("\N{WORD JOINER}", "")
        assert all(" ".join(name.replace("\x1b", " ").split())[:9] in shown for name in names)


def test_the_screen_is_passed_to_a_name_as_it_is(tmp_path: Path) -> None:
    match = Match(open_game("tsukiji"), 2, 3, ["[/]", "[bold]x"])
    match.settle()
    (tmp_path / "m.match").write_text(write(match), encoding="utf-8")
    said = criee(tmp_path, "play", "--resume", "m.match", typed=lines("1", "", "1", "1", "", "q"))
    assert said.code == 0 and "Pass the screen to [bold]x, then press Enter" in said.flat


@pytest.mark.parametrize("name", ["[bold]x.match", "[red]/[blue].match", "@x.match", "#0.match"])
def test_file_names_are_shown_as_they_are(name: str, tmp_path: Path) -> None:
    file = tmp_path / name
    file.parent.mkdir(exist_ok=True)
    said = criee(tmp_path, "play", "--seed", "4", "--save", name, typed="1\nq\n")
    assert f"Record saved to {name}" in said.out
    file.write_text(file.read_text() + "p1 [bold]fly[/]\n")
    broken = criee(tmp_path, "replay", name)
    assert broken.code == 2 and f"{name}: Line " in broken.wrong and "“p1 [bold]fly[/]”" in broken.wrong
    missing = criee(tmp_path, "play", "--save", "[/]/m.match")
    assert missing.code == 2 and "There is no folder [/" in missing.wrong


def test_every_command_is_explained_plainly() -> None:
    """A command that is not wrapped would answer a mistake with a trace."""
    assert app.registered_commands
    for command in app.registered_commands:
        assert hasattr(command.callback, "__wrapped__"), command.name
