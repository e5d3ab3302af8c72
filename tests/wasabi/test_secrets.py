"""What a viewer may not know, and what else could be there (W6, W8)."""

from __future__ import annotations

from typing import Any, cast

import pytest

from criee.engine.rng import Rng
from wasabi.counter import Counter, plain_game

HELD = [["Sunrise", "Lunch Box"], ["Crab Hug", "Last Supper"], ["Roe Boat", "Poison Pill"]]
SEATS_AND_NOBODY = [0, 1, 2, -2]


def table() -> Counter:
    """p1 knows p2's Last Supper, p2 what he put back, p3 what p1 holds: each had it in hand. Rare in random play."""
    known = [["Last Supper"], ["Tekkamaki"], ["Lunch Box"]]
    under = {"2": ["Tekkamaki", "Kappa Roll"]}
    return Counter(players=3, recipes=HELD, known=known, under=under, served=[["Ruby Block"], [], []])


def twin(counter: Counter, viewer: int, seed: int) -> dict[str, Any]:
    """The position with all secrets of a viewer exchanged."""
    data = cast(dict[str, Any], counter.game.position(counter.state))
    for path, value in counter.game.secrets(counter.state, viewer, Rng(seed)).items():
        *keys, last = path.split(".")
        inner: Any = data
        for key in keys:
            inner = inner[int(key)] if isinstance(inner, list) else inner[key]
        inner[int(last) if isinstance(inner, list) else last] = value
    return data


@pytest.mark.parametrize(
    ("viewer", "places"),
    [
        (0, {"recipes.1", "recipes.2", "known.1", "known.2", "under.2.0", "under.2.1"}),
        (1, {"recipes.0", "recipes.2", "known.0", "known.2", "under.2.1"}),
        (2, {"recipes.0", "recipes.1", "known.0", "known.1", "under.2.0", "under.2.1"}),
        (-2, {"recipes.0", "recipes.1", "recipes.2", "known.0", "known.1", "known.2", "under.2.0", "under.2.1"}),
    ],
)
def test_W6_W8_where_the_secrets_of_each_viewer_lie(viewer: int, places: set[str]) -> None:
    assert set(plain_game().secrets(table().state, viewer, Rng(1))) == places


@pytest.mark.parametrize("viewer", SEATS_AND_NOBODY)
def test_W6_W8_a_twin_looks_the_same_and_is_another(viewer: int) -> None:
    counter = table()
    others: set[str] = set()
    for seed in range(40):
        data = twin(counter, viewer, seed)
        state = counter.game.from_position(data)
        assert counter.game.position(state) == data
        assert counter.game.view(state, viewer) == counter.seen_by(viewer)
        assert counter.game.moves(state, viewer) == counter.match.moves(viewer)
        others.add(str(data))
    assert len(others) > 30


def test_W6_what_a_rival_knows_goes_with_the_recipe() -> None:
    """p2 knows the first recipe under the pile in every world, whichever it is; p3 knows what p1 holds himself."""
    for seed in range(20):
        data = twin(table(), 0, seed)
        assert data["known"][1] == [data["under"]["2"][0]]
        assert data["known"][2] == ["Lunch Box"] and data["known"][0] == ["Last Supper"]
        assert "Last Supper" in data["recipes"][1]


def test_W6_a_secret_that_can_be_nothing_else_keeps_its_value() -> None:
    """p1 sees seven of the eight longest recipes: the eighth is p2's."""
    mine = ["Last Supper", "Dragon's Back", "Rainbow Boat"]
    served = [["Urchin Emperor"], ["Autumn Feast"], ["Harbour Master"]]
    hands = [mine, ["Squid Salad Sandwich"], []]
    own = [["Abalone Garden"], [], []]
    counter = Counter(players=3, recipes=hands, served=served, under={"5": own[0]}, known=own)
    assert plain_game().secrets(counter.state, 0, Rng(3)) == {
        "recipes.1": ["Squid Salad Sandwich"],
        "known.1": [],
        "known.2": [],
    }
