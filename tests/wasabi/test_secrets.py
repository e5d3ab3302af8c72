"""What a viewer may not know, and what else could be there (W6, W8)."""

from __future__ import annotations

from typing import Any, cast

import pytest

from criee.engine.rng import Rng
from criee.engine.twins import Twins, check_twin
from wasabi.counter import Counter, plain_game

HELD = [["Sunrise", "Lunch Box"], ["Crab Hug", "Last Supper"], ["Roe Boat", "Poison Pill"]]


def table() -> Counter:
    """p1 knows p2's Last Supper, p2 what he put back, p3 what p1 holds: each had it in hand."""
    known = [["Last Supper"], ["Tekkamaki"], ["Lunch Box"]]
    under = {"2": ["Tekkamaki", "Kappa Roll"]}
    return Counter(players=3, recipes=HELD, known=known, under=under, served=[["Ruby Block"], [], []])


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


@pytest.mark.parametrize("viewer", [0, 1, 2, -2])
def test_W6_W8_a_twin_of_a_table_that_random_play_seldom_meets(viewer: int) -> None:
    twins = Twins()
    for seed in range(10):
        check_twin(table().match, viewer, Rng(seed), twins)
    assert twins.compared == 10


def test_W6_what_a_rival_knows_goes_with_the_recipe() -> None:
    """p2 knows the first recipe under the pile in every world, whichever it is; p3 knows what p1 holds himself."""
    under: set[object] = set()
    for seed in range(20):
        found = cast(dict[str, Any], plain_game().secrets(table().state, 0, Rng(seed)))
        assert found["known.1"] == [found["under.2.0"]] and found["known.2"] == ["Lunch Box"]
        assert "Last Supper" in found["recipes.1"]
        under.update(found["known.1"])
    assert len(under) > 5


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
