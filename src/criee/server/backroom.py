"""The backroom: what all tables share."""

from __future__ import annotations

from asyncio import AbstractEventLoop

from criee.server.bot_pool import Pool
from criee.server.limits import Limits
from criee.server.retelling import Shelf
from criee.server.store import Store


class Backroom:
    def __init__(self, store: Store, pool: Pool, limits: Limits, loop: AbstractEventLoop) -> None:
        self.store = store
        self.pool = pool
        self.limits = limits
        self.loop = loop
        self.shelf = Shelf()
