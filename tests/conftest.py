"""For all tests: Hypothesis draws the same examples every time, so that a run speaks of the change it is for.

With CRIEE_EXAMPLES=5000 the tests that read it draw as many others, by chance.
"""

from __future__ import annotations

import os

from hypothesis import settings

by_chance = bool(os.environ.get("CRIEE_EXAMPLES"))
settings.register_profile("criee", derandomize=not by_chance, database=None, deadline=None)
settings.load_profile("criee")
