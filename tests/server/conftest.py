"""A server for the tests of one file."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.guests import FREELY, HallProcess, orderly


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallProcess]:
    """A server for one file of tests; its log must stay empty."""
    with orderly(HallProcess(tmp_path_factory.mktemp("hall") / "data", FREELY)) as process:
        yield process
