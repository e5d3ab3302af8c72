"""The browser and the terminal say the same: every text, every kind of argument, both languages, through Node."""

from __future__ import annotations

import itertools

import pytest

from criee.words import LANGUAGES, Words
from kinds import COMMON, WEB
from page import answer
from rendering import PLACES, Voice, patterns, renderings, source

SAID = 12  # renderings of each text
SCRIPT = """
import { FluentBundle, FluentResource } from "@fluent/bundle";

const { speak, sentence } = await load("speech");
const { lang, sources, names, lines } = asked;
const bundle = new FluentBundle(lang, { useIsolating: false });
for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
const voice = { bundle, names, spell: (key) => `no text ${key}` };
const said = lines.map(([key, args]) => [speak(voice, key, args), sentence(voice, { key, args, rule: "" })]);
console.log(JSON.stringify(said));
"""


@pytest.mark.compiled
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("place", PLACES)
def test_the_browser_says_what_the_terminal_says(place: str, lang: str) -> None:
    voice = Voice(place, lang)
    lines = [
        (key, {name: 12500 if value == 5 else value for name, value in args.items()})  # large numbers have separators
        for key in patterns(place, lang)
        for args in itertools.islice(renderings(place, lang, key), SAID)
    ]
    sources = [source(WEB, lang), source(COMMON, lang), *([] if place in (WEB, COMMON) else [source(place, lang)])]
    heard = answer(SCRIPT, {"lang": lang, "sources": sources, "names": voice.names, "lines": lines})
    assert len(heard) == len(lines) > 20
    for (key, args), (text, sentence) in zip(lines, heard, strict=True):
        spoken = voice.text(key, **args)
        assert text == spoken
        assert sentence == spoken[:1].upper() + spoken[1:]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lists_are_joined_by_the_same_word(lang: str) -> None:
    assert Voice(WEB, lang).text("web-and") == Words("", lang, []).text("and")
