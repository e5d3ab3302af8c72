"""Wording: every text of every game, in both languages, with every kind of argument, read by a machine for faults."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from criee.engine.line import Line
from criee.games import packages
from criee.words import LANGUAGES, MissingTextError, Words, rules
from faults import BOTH, ENGLISH, FRENCH, count_faults, faults
from harvest import harvest
from kinds import NUMBERS, SOUND, of_games
from rendering import PEOPLE, PLACES, Voice, patterns, rendered, renderings, shown, uses, values_of

MOST_TRIPLES = 40  # renderings of one text that are held beside each other with 0, 1 and 2


def read(place: str, lang: str) -> dict[tuple[str, str], str]:
    """Every fault of a place's texts: (key, fault) and one example of it."""
    voice = Voice(place, lang)
    found: dict[tuple[str, str], str] = {}
    for key in patterns(place, lang):
        for name, chosen in uses(place, lang, key).items():
            if not values_of(place, key, name, chosen):
                found[key, "unknown argument"] = f"say in tests/kinds.py what kind of thing ${name} is"
        for args in renderings(place, lang, key):
            try:
                text = rendered(voice, key, args)
                names = faults(lang, key, text)
            except MissingTextError as error:
                text, names = str(error), ["cannot be said"]
            for name in names:
                found.setdefault((key, name), f"{args} {text!r}")
        for name, three in triples(voice, place, key):
            for fault in count_faults(lang, *three):
                found.setdefault((key, fault), f"${name} 0, 1, 2: {three}")
    return {fault: shown for fault, shown in found.items() if (place, *fault) not in SOUND}


def triples(voice: Voice, place: str, key: str) -> Iterator[tuple[str, list[str]]]:
    """A text with 0, 1 and 2 for each of its numbers, all other numbers being 5."""
    args = uses(place, voice.lang, key)
    counts = [name for name in args if values_of(place, key, name, args[name]) == NUMBERS]
    for name in counts:
        bases = {
            str(base): base
            for base in ({**some, **dict.fromkeys(counts, 5)} for some in renderings(place, voice.lang, key))
        }
        for base in list(bases.values())[:MOST_TRIPLES]:
            yield name, [rendered(voice, key, {**base, name: number}) for number in (0, 1, 2)]


@pytest.mark.compiled
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("place", PLACES)
def test_every_text_reads_well_with_every_argument(place: str, lang: str) -> None:
    found = read(place, lang)
    shown = [f"{place}/{lang} {key}: {fault}: {example}" for (key, fault), example in found.items()]
    assert not shown, f"{len(shown)} faults of wording\n" + "\n".join(shown)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", list(packages()))
def test_every_rule_reads_well(game: str, lang: str) -> None:
    for rule in rules(game, lang).values():
        assert not faults(lang, "", rule.text), f"{rule.number}: {rule.text}"


# Squares and blocks of them, columns, tokens of a notation that is the same in all languages.
NOTATION = re.compile(r"[a-g][1-6]( [a-g][1-6])?|\?\?\?|\d+|[#@].*|")


@pytest.mark.compiled
@pytest.mark.parametrize("game", list(packages()))
def test_words_come_from_the_texts_and_not_from_the_code(game: str) -> None:
    """An argument that is read is a number, a name, a text (`@eel`) or notation; never a word of one language."""
    texts = patterns(game, "fr")
    raw = {
        f"{key} ${name}: {value!r}"
        for key, args in harvest(game).args.items()
        if key in texts and not key.startswith("table-")  # the terminal hands over words it has translated
        for name in shown(game, "fr", key) & set(args)
        for values in args[name]
        for value in (values if isinstance(values, tuple) else (values,))
        if isinstance(value, str) and not NOTATION.fullmatch(value)
    }
    assert not raw, sorted(raw)


PLANTED = [
    ("en", "log-x", "Ana sells a eel.", "a before a vowel"),
    ("en", "log-x", "Ana sells an squid.", "an before a consonant"),
    ("en", "table-x", "1 cards are left", "plural of one"),
    ("en", "table-x", "1 card are left", "1 with a verb of many"),
    ("en", "log-x", "Ana takes the the barge.", "two articles"),
    ("en", "log-x", "Ana passes..", "double punctuation"),
    ("en", "log-x", "Ana takes Chop!.", "double punctuation"),
    ("en", "log-x", "Market:: Ana.", "double punctuation"),
    ("en", "log-x", "Ana passes .", "double punctuation"),
    ("en", "log-x", "Ana  passes.", "double space"),
    ("en", "log-x", "Ana takes @eel.", "a mark leaks"),
    ("en", "log-x", "#1 takes it.", "a mark leaks"),
    ("en", "log-x", "Ana takes {$fish}.", "a mark leaks"),
    ("en", "log-x", "eel is taken.", "a sentence begins small"),
    ("en", "refuse-x", "Not now. choose a card.", "a sentence begins small"),
    ("en", "log-x", "Ana passes", "a sentence without an end"),
    ("fr", "log-x", "La main de le voleur.", "de le"),
    ("fr", "log-x", "La main de les voleurs.", "de le"),
    ("fr", "log-x", "Ana donne à le voleur.", "à le"),
    ("fr", "log-x", "Ana donne à les voleurs.", "à le"),
    ("fr", "log-x", "La main de Ana.", "no elision"),
    ("fr", "log-x", "La main de Émile.", "no elision"),
    ("fr", "log-x", "Ana prend le anguille.", "no elision"),
    ("fr", "log-x", "On attend que Ana passe.", "no elision"),
    ("fr", "log-x", "Ce ne est rien.", "no elision"),
    ("fr", "log-x", "Rien si il passe.", "si il"),
    ("fr", "log-x", "Ana: un lot.", "no no-break space before :;?!»"),
    ("fr", "log-x", "Ana : un lot.", "no no-break space before :;?!»"),
    ("fr", "log-x", "Qui gagne ?", "no no-break space before :;?!»"),
    ("fr", "log-x", "Ana dit « non\u00a0».", "no no-break space after «"),
    ("fr", "log-x", "Ana n'a rien.", "straight apostrophe"),
    ("fr", "log-x", "Ana dit “non”.", "foreign quotes"),
    ("fr", "log-x", "Ana vend un anguille.", "wrong gender"),
    ("fr", "log-x", "Ana vend la thon.", "wrong gender"),
    ("fr", "table-x", "0 tonneaux", "plural of one"),
    ("fr", "table-x", "1 cartes", "plural of one"),
    ("fr", "table-x", "1 carte sont là", "1 with a verb of many"),
    ("fr", "log-x", "Ana prend la le lot.", "two articles"),
]


@pytest.mark.parametrize(("lang", "key", "text", "fault"), PLANTED)
def test_a_planted_fault_is_found(lang: str, key: str, text: str, fault: str) -> None:
    assert fault in faults(lang, key, text)


def test_every_fault_is_planted_once() -> None:
    named = {*BOTH, *ENGLISH, *FRENCH, "plural of one", "a sentence without an end"}
    assert {fault for _, _, _, fault in PLANTED} == named


@pytest.mark.parametrize(
    ("lang", "none", "one", "two", "fault"),
    [
        ("fr", "Ana perd un tonneau.", "Ana perd un tonneau.", "Ana perd 2 tonneaux.", "0 said as one"),
        ("en", "a single card", "a single card", "2 cards", "0 said as one"),
        ("en", "0 card", "1 card", "2 cards", "0 as a singular"),
        ("en", "Sell 0 eel", "Sell 1 eel", "Sell 2 eel", "singular of two"),
        ("fr", "0 tonneau", "1 tonneau", "2 tonneau", "singular of two"),
    ],
)
def test_a_planted_fault_of_counting_is_found(lang: str, none: str, one: str, two: str, fault: str) -> None:
    assert fault in count_faults(lang, none, one, two)


@pytest.mark.parametrize(
    ("lang", "key", "text"),
    [
        ("en", "log-x", "Ana has a used ship, a euro and an hour."),
        ("en", "log-x", "Ana plays Chop! and takes 1 octopus."),
        ("en", "refuse-x", "The column ??? keeps its price."),
        ("fr", "log-x", "Ana joue Chop! : libre à elle de les vendre, de a1 à a2."),
        ("fr", "log-x", "Le homard a 1 pas de plus\u00a0; c’est l’une des règles\u00a0: «\u00a0non\u00a0»\u00a0!"),
        ("fr", "table-x", "0 tonneau, 1 gros poisson, 2 tonneaux"),
    ],
)
def test_what_is_right_is_left_alone(lang: str, key: str, text: str) -> None:
    assert faults(lang, key, text.replace("! :", "!\u00a0:")) == []


def test_lines_begin_with_a_capital_and_lists_are_joined_as_in_the_browser() -> None:
    assert Words("tsukiji", "fr", PEOPLE).line(Line("score-pile", {"fish": "@tuna", "cards": 2})).startswith("Thon")
    assert Words("", "fr", PEOPLE).say(["#0", "#1", "#2"]) == "Ana, Bo et Émile"
    assert Words("", "en", PEOPLE).say(["#0", "#1", "#2"]) == "Ana, Bo and Émile"


def test_a_game_says_of_its_own_arguments_what_they_are(tmp_path: Path) -> None:
    (tmp_path / "herring").mkdir()
    (tmp_path / "herring" / "kinds.py").write_text('KINDS = {("herring", "", "most"): [3]}\n')
    assert of_games(tmp_path) == {("herring", "", "most"): [3]}
