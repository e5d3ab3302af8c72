"""The engine: what every game is made of. It imports nothing else of ours."""

from __future__ import annotations

from importlib import import_module


def is_compiled() -> bool:
    """Whether this is the compiled tree; the same source runs interpreted. Package doors like this file always do."""
    return not str(import_module("criee.engine.match").__file__).endswith(".py")
