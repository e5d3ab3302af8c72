"""Mistakes on the command line: each is answered with one sentence, in the language asked for."""

from __future__ import annotations

from pathlib import Path

import pytest

from criee.engine.match import Match
from criee.engine.record import write
from criee.games import open_game
from typed import criee

POSITION = 'game = "tsukiji"\n[position]\nphase = "bid"\nbalance = ["R5", "O5"]\ntop = "Y5"\nbarrel = 2\n'


def filled(folder: Path) -> None:
    (folder / "p.toml").write_text(POSITION)
    (folder / "bad.toml").write_text(POSITION.replace("barrel = 2", "barrel = 99"))
    (folder / "odd.toml").write_text(POSITION + "speed = 3\n")
    (folder / "torn.toml").write_text("game = ")
    (folder / "huge.toml").write_text(f"game = 'tsukiji'\nrules = {'9' * 5000}\n[position]")
    (folder / "hex.toml").write_text(f"game = 'tsukiji'\nrules = 0x{'f' * 5000}\n[position]")
    (folder / "text.match").write_text("hello")
    match = Match(open_game("tsukiji"), 2, 4)
    match.settle()
    (folder / "m.match").write_text(write(match) + "p1 take left\n")


# What is typed, and a part of the sentence in English and in French.
MISTAKES: list[tuple[str, str, str]] = [
    ("play poker", "“poker” is not in the hall. There are: bigfish", "« poker » n’est pas dans la halle"),
    ("play tsukiji --option kind", "--option kind is not understood: write it as key=value", "écrivez clé=valeur"),
    ("play --option kind=yes", "option kind does not exist in this game. Its options: kind_fish", "n’existe pas dans"),
    ("play --option kind_fish=maybe", "option kind_fish must be yes or no; found “maybe”", "doit être oui ou non"),
    ("play --option kind_fish=yes --option kind_fish=no", "kind_fish is given twice", "kind_fish est donnée deux fois"),
    ("play tokyo --option more_fish=²", "must be a number from 0 to 5; found “²”", "doit être un nombre de 0 à 5"),
    ("play tokyo --option more_fish=" + "9" * 5000, "from 0 to 5; found “999", "un nombre de 0 à 5 ; trouvé"),
    ("play tokyo --option eel=often", "must be one of these: drawn, always, never", "l’un de ces mots : drawn"),
    ("play tsukiji --seats 5", "This game is for 2 players.", "Ce jeu se joue à 2 joueurs."),
    ("play fangfrisch --seats 9", "This game is for 3 to 5 players.", "se joue de 3 à 5 joueurs."),
    (
        "play tsukiji --people 9",
        "--people 9 is too many: there are 2 seats.",
        "--people 9, c’est trop : il y a 2 places.",
    ),
    ("play tsukiji --bot genius", "There is no bot “genius”. There are: random, greedy", "pas de robot « genius »"),
    ("play --position p.toml --option kind_fish=yes", "--option + --position: these do not go", "ne va pas ensemble"),
    ("play --position p.toml --seats 2", "--seats + --position", "--seats + --position : cela"),
    (
        "play wasabi --position p.toml",
        "p.toml is a position of tsukiji, not of wasabi.",
        "une position de tsukiji, pas",
    ),
    ("replay nothing.match", "nothing.match cannot be read: No such file", "nothing.match est illisible :"),
    (
        "replay text.match",
        "text.match: Line 1: This is not a Criée record",
        "Ligne 1 : Ce n’est pas une partie de Criée",
    ),
    ("replay m.match", "“p1 take left” is not legal here. T5 ", "« p1 take left » n’est pas permis ici. T5 "),
    (
        "simulate tsukiji --bots greedy",
        "tsukiji is for 2 players; --bots names 1 bot.",
        "se joue à 2 joueurs ; --bots nomme",
    ),
    (
        "simulate wasabi --bots greedy",
        "is for 2 to 4 players; --bots names 1 bot.",
        "de 2 à 4 joueurs ; --bots nomme 1 robot.",
    ),
    (
        "moves --position bad.toml",
        "bad.toml: position.barrel must be a number from",
        "position.barrel doit être un nombre",
    ),
    (
        "moves --position odd.toml",
        "position.speed is not known here. Known: ",
        "position.speed est inconnu ici. Connus : ",
    ),
    ("moves --position torn.toml", "torn.toml is not valid TOML", "torn.toml n’est pas du TOML valable"),
    ("moves --position huge.toml", "huge.toml is not valid TOML", "n’est pas du TOML valable"),
    ("moves --position hex.toml", "rules must be a number from 1 to", "rules doit être un nombre de 1 à"),
    ("check tsukiji --seats 5", "There is no game here for 5 players.", "aucun jeu pour 5 joueurs."),
]


@pytest.mark.parametrize(("typed", "english", "french"), MISTAKES, ids=[typed[:40] for typed, _, _ in MISTAKES])
def test_mistakes_are_explained_in_the_language_asked_for(
    typed: str, english: str, french: str, tmp_path: Path
) -> None:
    filled(tmp_path)
    for lang, sentence in (("en", english), ("fr", french)):
        said = criee(tmp_path, *typed.split(" "), "--lang", lang)
        assert said.code == 2 and said.out.replace("criee", "").count("\n") <= 1
        assert " ".join(sentence.split()) in said.wrong
