"""The ladder of every game: five people one would like to meet, each stronger than the one before."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from criee.bots import PLAIN, bot_names, find_rung
from criee.bots.ladder import STYLES, Friend, Rung, ladder, read_ladder
from criee.games import packages, sign, signs
from criee.server.names import LONGEST, clean_name

ROOT = Path(__file__).parents[2]
GAMES = [found.name for found in signs() if packages()[found.name].startswith("criee.")]
EVERYBODY = [(game, rung) for game in GAMES for rung in ladder(game)]
FRIENDS = [(game, friend) for game in GAMES for friend in read_ladder(game).friends]
LISTS = {"hair": "HAIR", "colour": "COLOURS", "hat": "HATS", "cloth": "CLOTHS", "wears": "WORN"}  # in the page
NICKNAMES = re.compile(r"const NAMES = \[(.*?)\]")
each_one = pytest.mark.parametrize(("game", "rung"), EVERYBODY, ids=[f"{game}-{rung.name}" for game, rung in EVERYBODY])


def drawn(trait: str) -> set[str]:
    """The words for a trait that the page can draw."""
    page = (ROOT / "web/src/art/face.ts").read_text(encoding="utf-8")
    body = re.search(rf"const {LISTS[trait]}: Record<.*?> = \{{\n(.*?)\n\}};", page, re.DOTALL)
    assert body, f"no list of {trait}"
    return {"none", *re.findall(r'^  "?([a-z-]+)"?:', body[1], re.MULTILINE)}


@pytest.mark.parametrize("game", GAMES)
def test_five_rungs_each_stronger_by_its_budget(game: str) -> None:
    rungs = ladder(game)
    assert len(rungs) == 5
    for low, high in pairwise(rungs):
        assert low.nodes <= high.nodes and low.millis <= high.millis and low.blur >= high.blur
        assert low.reaction >= high.reaction, "who plays better is not slower at the bell"
    assert (rungs[0].nodes, rungs[0].blur) != (rungs[-1].nodes, rungs[-1].blur)


def test_everybody_in_the_hall_is_somebody_else() -> None:
    assert len({rung.name for _, rung in EVERYBODY}) == 5 * len(GAMES)
    everybody: list[tuple[str, Rung | Friend]] = [*EVERYBODY, *FRIENDS]
    assert len({one.shown for _, one in everybody}) == len(everybody)
    assert len({one.face for _, one in everybody}) == len(everybody), "two of them look alike"


@pytest.mark.parametrize("game", GAMES)
def test_friends_fill_the_largest_table(game: str) -> None:
    most = sign(game).seats[1]
    assert len(read_ladder(game).friends) == (most - 1 if most > 2 else 0)


@pytest.mark.parametrize("game", GAMES)
def test_names_lead_to_people_and_the_ends_of_the_ladder_have_names(game: str) -> None:
    rungs = ladder(game)
    assert [find_rung(name, game) for name in bot_names(game)[:5]] == rungs
    assert (find_rung("gentlest", game), find_rung("strongest", game)) == (rungs[0], rungs[-1])
    assert all(find_rung(plain, game) is None for plain in PLAIN)


@each_one
def test_a_name_can_be_typed_and_shown(game: str, rung: Rung) -> None:
    assert re.fullmatch(r"[a-z]{2,12}", rung.name) and rung.name not in (*PLAIN, "gentlest", "strongest")
    assert rung.shown == clean_name(rung.shown, "?") and len(rung.shown) <= LONGEST - 3, "a number must fit behind it"
    assert rung.style in STYLES


@each_one
def test_a_character_is_one_sentence_in_both_languages(game: str, rung: Rung) -> None:
    french, english = rung.character["fr"], rung.character["en"]
    assert set(rung.character) == {"fr", "en"} and french != english
    for said in (french, english):
        assert 40 < len(said) < 150 and said.endswith(".") and said[:-1].count(".") == 0
        assert rung.shown in said and said == said.strip() and "  " not in said
    assert not re.search(r" [;:!?]", french), "a space that may break before a French sign"
    assert not re.search("[ \N{NO-BREAK SPACE}][;:!?]", english)


each_face = pytest.mark.parametrize("one", [one for _, one in [*EVERYBODY, *FRIENDS]], ids=lambda one: one.shown)


@each_face
def test_a_face_is_described_in_words_that_the_page_draws(one: Rung | Friend) -> None:
    for trait in LISTS:
        assert set(getattr(one.face, trait).split()) <= drawn(trait), trait


@each_face
def test_nobody_is_called_like_a_newcomer(one: Rung | Friend) -> None:
    """Who has not given a name gets one: it would become "Malo 2" where a Malo sits already."""
    names = NICKNAMES.search((ROOT / "web/src/memory.svelte.ts").read_text(encoding="utf-8"))
    assert names and f'"{one.shown}"' not in names[1]


def test_the_page_has_a_face_for_every_style() -> None:
    page = (ROOT / "web/src/art/face.ts").read_text(encoding="utf-8")
    moods = re.search(r"const MOODS: .*?\n\};", page, re.DOTALL)
    assert moods and set(re.findall(r"^  ([a-z]+): \{ eyes", moods[0], re.MULTILINE)) == set(STYLES)


def test_the_bell_is_where_reactions_differ() -> None:
    for game in GAMES:
        differ = len({rung.reaction for rung in ladder(game)})
        assert differ == (5 if game == "fangfrisch" else 1), sign(game).name
