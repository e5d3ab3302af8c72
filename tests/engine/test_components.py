"""What people write in TOML: read strictly, refused clearly."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from criee.engine.components import SURE, Components, overlay, read_toml
from criee.engine.line import Impossible
from criee.games import components, open_game, packages
from criee.words import rules

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
    counts = components(game).counts
    assert sum(counts.values()) > 0
    if any("book" in rule.source for rule in rules(game, "en").values()):  # then some of it is printed, and not all
        assert sum(counts.values()) > 10 and counts["ours"] > 0 and counts["printed"] > 0


@pytest.mark.parametrize("game", GAMES)
def test_the_hash_changes_with_any_value(game: str) -> None:
    whole = components(game)
    assert components(game).hash == whole.hash
    variants = list(bent(whole.data))
    assert len(variants) >= sum(whole.counts.values())  # besides the values it says where they come from
    assert len({whole.hash, *(Components(variant).hash for variant in variants)}) == len(variants) + 1


def bent(value: Any) -> Iterator[Any]:
    """Everything that differs from this in one value, however deep it lies."""
    if isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            for other in bent(inner):
                copy = value.copy()
                copy[key] = other
                yield copy
    elif value in SURE:
        yield SURE[SURE.index(value) - 1]
    else:
        yield f"{value}!" if isinstance(value, str) else value + 1


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
