"""For all tests: Hypothesis draws the same examples every time, so that a run speaks of the change it is for.

With CRIEE_EXAMPLES=5000 the tests that read it draw as many others, by chance.
"""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

by_chance = bool(os.environ.get("CRIEE_EXAMPLES"))
settings.register_profile("criee", derandomize=not by_chance, database=None, deadline=None)
settings.load_profile("criee")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long begins first: in the end no worker is waited for."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
