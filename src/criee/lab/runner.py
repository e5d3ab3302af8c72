"""One runner for everything that takes many matches: shards are looked up, done, kept, and handed on in their order.

The order makes the numbers the same whoever works and however many: what is decided along the way, such as to stop,
is decided on the same results in the same order. A shard that got done out of turn waits.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Sequence
from contextlib import closing
from typing import Any

from criee.lab.crew import Crew
from criee.lab.folder import RunFolder
from criee.lab.shard import Shard, do


def run(shards: Sequence[Shard], crew: Crew, folder: RunFolder | None = None) -> Generator[Any, None, None]:
    """The result of each shard, in their order. Closing this stops the crew; what was done is kept in the folder."""
    results: dict[int, str] = {}
    if folder is not None:
        found = ((i, folder.find(shard)) for i, shard in enumerate(shards))
        results = {i: result for i, result in found if result is not None}
    todo = [i for i in range(len(shards)) if i not in results]
    turn = 0
    while turn in results:  # before anybody is hired: perhaps these are all that is wanted
        yield json.loads(results.pop(turn))
        turn += 1
    if not todo:
        return
    with closing(crew.completed(do, [shards[i] for i in todo])) as work:
        for job, result in work:
            i = todo[job]
            results[i] = result
            if folder is not None:
                folder.keep(shards[i], result)
            while turn in results:
                yield json.loads(results.pop(turn))
                turn += 1
