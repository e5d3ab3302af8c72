"""The drawings in the books of rules: positions that can be, beside rules that are, with words for them."""

from __future__ import annotations

import pytest

from criee.games import packages, signs
from criee.server.drawings import drawn, read_sketch, sketches
from criee.words import LANGUAGES, Words, rules

OURS = [sign.name for sign in signs() if packages()[sign.name].startswith("criee.")]
EVERY = [(game, name) for game in OURS for name in sketches(game)]
LONGEST = 140  # letters of a caption: one sentence below a picture


@pytest.mark.parametrize(("game", "name"), EVERY, ids=["-".join(one) for one in EVERY])
def test_a_drawing_shows_what_the_rules_allow_and_forbid(game: str, name: str) -> None:
    """Its position and its moves can be played; what it calls legal is, what it calls refused is, by its own rule."""
    sketch = read_sketch(game, name, sketches(game)[name])
    drawing = drawn(sketch)
    assert drawing.rule in rules(game, "fr")
    assert drawing.pointed in {"", *(choice.move for choice in drawing.moves)}
    assert bool(drawing.foresee) or not drawing.pointed or sketch.match.game.phase(sketch.match.state).sealed


@pytest.mark.parametrize(("game", "name"), EVERY, ids=["-".join(one) for one in EVERY])
def test_a_drawing_says_in_one_sentence_what_is_seen(game: str, name: str) -> None:
    for lang in LANGUAGES:
        said = Words(game, lang, ["Ana", "Bo", "Chloé", "Dan"]).text(f"drawing-{name}")
        assert len(said) < LONGEST and said.count(".") == 1 and said.endswith(".")


@pytest.mark.parametrize("game", OURS)
def test_words_for_drawings_are_for_drawings_there_are(game: str) -> None:
    keys = {key for key in Words(game, "en", []).bundle._messages if key.startswith("drawing-")}
    assert keys == {f"drawing-{name}" for name in sketches(game)}
