"""The browser and the terminal say the same: every text, every kind of argument, both languages, through Node."""

from __future__ import annotations

import itertools
import json
import shutil
import subprocess

import pytest

from criee.words import LANGUAGES, Words
from kinds import COMMON, WEB
from rendering import PLACES, ROOT, Voice, patterns, renderings, source

SAID = 12  # renderings of each text
SCRIPT = """
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import typescript from "typescript";

const plain = typescript.transpileModule(readFileSync("src/speech.ts", "utf8"), {
  compilerOptions: { module: typescript.ModuleKind.ESNext, target: typescript.ScriptTarget.ES2022 },
}).outputText;
const { speak, sentence } = await import("data:text/javascript," + encodeURIComponent(plain));
const { lang, sources, names, lines } = JSON.parse(readFileSync(0, "utf8"));
const bundle = new FluentBundle(lang, { useIsolating: false });
for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
const voice = { bundle, names, spell: (key) => `no text ${key}` };
const said = lines.map(([key, args]) => [speak(voice, key, args), sentence(voice, { key, args, rule: "" })]);
console.log(JSON.stringify(said));
"""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("place", PLACES)
def test_the_browser_says_what_the_terminal_says(place: str, lang: str) -> None:
    node = shutil.which("node")
    if node is None or not (ROOT / "web/node_modules").exists():
        pytest.skip("no Node, or the browser's packages are not installed")
    voice = Voice(place, lang)
    lines = [
        (key, {name: 12500 if value == 5 else value for name, value in args.items()})  # large numbers have separators
        for key in patterns(place, lang)
        for args in itertools.islice(renderings(place, lang, key), SAID)
    ]
    sources = [source(WEB, lang), source(COMMON, lang), *([] if place in (WEB, COMMON) else [source(place, lang)])]
    asked = json.dumps({"lang": lang, "sources": sources, "names": voice.names, "lines": lines})
    done = subprocess.run(
        [node, "--input-type=module", "-e", SCRIPT],
        cwd=ROOT / "web",
        input=asked,
        capture_output=True,
        text=True,
        check=True,
    )
    heard = json.loads(done.stdout)
    assert len(heard) == len(lines) > 20
    for (key, args), (text, sentence) in zip(lines, heard, strict=True):
        spoken = voice.text(key, **args)
        assert text == spoken
        assert sentence == spoken[:1].upper() + spoken[1:]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lists_are_joined_by_the_same_word(lang: str) -> None:
    assert Voice(WEB, lang).text("web-and") == Words("", lang, []).text("and")
