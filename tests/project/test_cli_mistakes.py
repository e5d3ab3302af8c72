"""Mistakes on the command line: each is answered with one sentence, in the language asked for."""

from __future__ import annotations

import errno
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
    (folder / "twice.toml").write_text(POSITION.replace('"O5"', '"R5"'))
    (folder / "text.match").write_text("hello")
    (folder / "bytes.match").write_bytes(b"\xff\xfe")
    match = Match(open_game("tsukiji"), 2, 4)
    match.settle()
    (folder / "m.match").write_text(write(match) + "p1 take left\n")
    (folder / "house.match").write_text(write(match) + "house reveal\n")
    (folder / "seat.match").write_text(write(match) + "p7 bid 3\n")


# What is typed, and a part of the sentence in English and in French.
MISTAKES: list[tuple[str, str, str]] = [
    ("play poker", "“poker” is not in the hall. There are: bigfish", "« poker » n’est pas dans la halle"),
    ("play tsukiji --option kind", "--option kind is not understood: write it as key=value", "écrivez clé=valeur"),
    (
        "play --option kind=yes",
        "The option kind does not exist in this game. Its options: kind_fish",
        "✗ L’option kind",
    ),
    ("play wasabi --option kind=yes", "✗ The option kind does not exist", "✗ L’option kind n’existe pas"),
    (
        "play tokyo --option beginner=yes --option eel=never",
        "With beginner=yes, eel is always in play (K1): it may be “drawn” or “always”, but not “never”.",
        "Avec beginner=yes, eel est toujours en jeu (K1)",
    ),
    (
        "play tokyo --option beginner=yes --option tuna=always",
        "With beginner=yes, tuna is never in play (K1): it may be “drawn” or “never”, but not “always”.",
        "tuna n’est jamais en jeu (K1)",
    ),
    ("play --option kind_fish=maybe", "✗ Option kind_fish must be yes or no; found “maybe”", "doit être oui ou non"),
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
    ("play tsukiji --bot genius", "There is no bot “genius”. There are: noa, gwenn, ", "pas de robot « genius »"),
    (
        "play --position p.toml --option kind_fish=yes",
        "--option does not go with --position: the position says",
        "--option ne va pas avec --position",
    ),
    ("play --position p.toml --seats 2", "--seats does not go with --position", "la position dit combien jouent."),
    (
        "play wasabi --position p.toml",
        "p.toml is a position of tsukiji, not of wasabi.",
        "une position de tsukiji, pas",
    ),
    ("replay nothing.match", "nothing.match cannot be read: there is no such file", "ce fichier n’existe pas"),
    ("replay .", "✗ . cannot be read: it is a folder", "c’est un dossier"),
    ("replay bytes.match", "cannot be read: it is no text in UTF-8", "ce n’est pas un texte en UTF-8"),
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
    ("moves --position torn.toml", "✗ torn.toml is not valid TOML", "✗ torn.toml n’est pas du TOML valable"),
    ("moves --position huge.toml", "huge.toml is not valid TOML", "n’est pas du TOML valable"),
    ("moves --position hex.toml", "rules must be a number from 1 to", "rules doit être un nombre de 1 à"),
    ("moves poker --position nothing.toml", "✗ “poker” is not in the hall", "✗ « poker » n’est pas"),
    ("play poker --resume nothing.match", "✗ “poker” is not in the hall", "✗ « poker » n’est pas"),
    ("moves --position twice.toml", "There can be no such position: position", "Cette position ne se peut pas : "),
    (
        "replay house.match",
        "is not legal here. T5 The house does not do that now.",
        "La maison ne fait pas cela maintenant.",
    ),
    ("replay seat.match", "A line begins with house, p1 or p2; found “p7”", "par house, p1 ou p2 ; trouvé « p7 »"),
    ("play --seed abc", "✗ --seed must be a whole number from 0 to", "--seed doit être un nombre entier de 0 à"),
    ("play --seats 0", "--seats must be a whole number, at least 1; found “0”", "au moins 1 ; trouvé « 0 »"),
    ("check --matches 0", "--matches must be a whole number, at least 1", "--matches doit être un nombre entier"),
    ("simulate tsukiji --matches x", "--matches must be a whole number", "--matches doit être un nombre entier"),
    ("play --bogus", "There is no --bogus here. There are: --seats, ", "Il n’y a pas de --bogus ici."),
    ("moves", "✗ --position is missing. More about it: criee", "✗ Il manque --position."),
    ("simulate", "✗ GAME is missing.", "✗ Il manque GAME."),
    ("play tsukiji too much", "“too much” is too much", "« too much » est de trop."),
    ("replay --score=3 m.match", "--score stands alone", "--score se met seul"),
    ("fly", "There is no command “fly”. There are: play, ", "Il n’y a pas de commande « fly »."),
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


def test_an_option_without_its_value_is_said_so(tmp_path: Path) -> None:
    assert "Something must stand after --seed." in criee(tmp_path, "play", "--seed").wrong
    assert "Il faut quelque chose après --seed." in criee(tmp_path, "play", "--seed", lang="fr").wrong


def test_help_is_still_given(tmp_path: Path) -> None:
    said = criee(tmp_path)
    assert "simulate" in said.out + said.err and "✗" not in said.err


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(file: Path, text: str) -> None:
        raise OSError(errno.ENOSPC, "No space left on device", str(file))

    monkeypatch.setattr("criee.cli.keeping.write_whole", full)
    said = criee(tmp_path, "play", "--seed", "4", "--save", "m.match", typed="q\n", lang="fr")
    assert said.code == 2 and "m.match : le disque est plein" in said.wrong
