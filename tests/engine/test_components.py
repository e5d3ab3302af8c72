"""What people write in TOML: read strictly, refused clearly."""

from __future__ import annotations

import pytest

from criee.engine.components import Components, overlay, read_toml
from criee.engine.line import Impossible
from criee.games import components, open_game, packages

GAMES = list(packages())


def test_every_value_has_a_provenance() -> None:
    with pytest.raises(Impossible, match="has no provenance"):
        Components({"cards": {"count": 3}})
    with pytest.raises(Impossible, match=r"source.*is missing"):
        Components({"cards": {"sure": "ours", "count": 3}})
    with pytest.raises(Impossible, match="must be one of printed, known, inferred, ours"):
        Components({"cards": {"sure": "maybe", "source": "x", "count": 3}})


def test_the_share_of_ours_counts_values() -> None:
    data = {"a": {"sure": "ours", "source": "s", "list": [1, 2, 3]}, "b": {"sure": "printed", "source": "s", "n": 1}}
    found = Components(data)
    assert found.counts == {"printed": 1, "known": 0, "inferred": 0, "ours": 3}
    assert found.share_of_ours() == 75


def test_an_inner_table_inherits_and_overrides() -> None:
    inner = {"n": 1, "deep": {"m": 2, "sure": "ours", "source": "t"}}
    found = Components({"a": {"sure": "known", "source": "s", "inner": inner}})
    assert found.counts["known"] == 1 and found.counts["ours"] == 1


@pytest.mark.parametrize("game", GAMES)
def test_our_boxes_say_how_sure_they_are(game: str) -> None:
    found = components(game)
    assert sum(found.counts.values()) > 10
    assert found.counts["ours"] > 0 and found.counts["printed"] > 0


@pytest.mark.parametrize("game", GAMES)
def test_the_hash_changes_with_any_value(game: str) -> None:
    key = next(iter(components(game).data))
    assert components(game).hash == components(game).hash
    assert components(game, {"zz": {"sure": "ours", "source": "test", "n": 1}}).hash != components(game).hash, key


def test_a_syntax_error_says_in_which_file() -> None:
    with pytest.raises(Impossible, match=r"my\.toml.*not valid TOML.*line 2"):
        read_toml("a = 1\nb = = 2", "my.toml")


def test_overlay_merges_tables_and_replaces_values() -> None:
    assert overlay({"a": {"x": 1, "y": [1]}, "b": 2}, {"a": {"y": [2, 3]}}) == {"a": {"x": 1, "y": [2, 3]}, "b": 2}


@pytest.mark.parametrize(
    ("variant", "where"),
    [
        ({"balance": {"notches": "four"}}, r"balance\.notches.*expected a whole number"),
        ({"balance": {"notches": 0}}, r"balance\.notches.*from 1 to 20"),
        ({"balance": {"notch": 3}}, r"balance\.notch.*is not known here"),
        ({"cards": {"faces": [["R5"]]}}, r"cards\.faces.*4 to 31 cards"),
        ({"cards": {"faces": [["R5", "X9"]] * 4}}, r"faces\[0\].*such as R4W"),
        ({"colours": {"specialities": ["fly", "draw", "discard", "barrel"]}}, r"specialities.*found 'fly'"),
        ({"barrel": {"day": [3, 3, 3]}}, "one number per colour"),
    ],
)
def test_a_bad_box_is_refused_with_place_and_reason(variant: dict[str, object], where: str) -> None:
    with pytest.raises(Impossible, match=where):
        open_game("tsukiji", {}, variant)
