"""Shard: a named piece of work. Whoever does it, wherever and however often: the result is the same.

A shard says what to do as plain data, so that it crosses processes and machines, and its name is made of all of it,
so that a result which is found under that name is a result of exactly that.
"""

from __future__ import annotations

import json
import traceback
from hashlib import sha256
from importlib import import_module
from typing import Any, NamedTuple

from criee.engine.line import Impossible


class ShardFailed(Exception):
    """A shard that went wrong, with the whole trace as its only argument: words find their way between processes."""


class Shard(NamedTuple):
    """`kind` names a function, `criee.lab.rounds:play`: it is given the arguments, the first seed and how many."""

    kind: str
    args: str  # as JSON, see `plain`
    first: int
    number: int

    @property
    def name(self) -> str:
        return f"{self.first}-{digest(self)[:16]}"


def plain(value: object) -> str:
    """Data as JSON, always written alike."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(value: object) -> str:
    return sha256(plain(value).encode()).hexdigest()


def do(shard: Shard) -> str:
    """The result as JSON: a pure function of the shard. Runs in whatever process, on whatever machine."""
    module, _, name = shard.kind.partition(":")
    try:
        work = getattr(import_module(module), name)
        result: Any = work(json.loads(shard.args), shard.first, shard.number)
        return plain(result)
    except Impossible as error:  # it says itself what to do
        raise ShardFailed(f"{shard.name}: {error}") from None
    except Exception:
        raise ShardFailed(f"{shard.name} ({shard.kind}):\n{traceback.format_exc()}") from None
