"""Bots think in processes of their own: the event loop never waits for them.

A question crosses as text: game, options, what the seat sees, its legal moves, a seed. A process that dies is
replaced and asked again; one that takes too long is stopped, and a legal move is drawn in its place.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict, deque
from random import Random

import msgspec

from criee.server.bot_process import Answer, Question

log = logging.getLogger("criee.bot_pool")

BUDGET = 8.0  # seconds for one decision, queueing not counted
TRIES = 3
LONGEST_ANSWER = 64 * 1024


class Pool:
    """A few heads, started when first needed."""

    def __init__(self, heads: int | None = None, budget: float = BUDGET) -> None:
        self.heads = heads or max(1, (os.cpu_count() or 2) - 1)
        self.budget = budget
        self.idle: list[Process] = []
        self.all: set[Process] = set()
        self.busy = 0
        self.waiting: OrderedDict[object, deque[asyncio.Future[None]]] = OrderedDict()  # by who pays
        self.dice = Random()
        self.replaced = 0

    async def choose(self, question: Question, payer: object = None) -> str:
        """The bot's move. Always a legal one, whatever happens to the bot."""
        if len(question.moves) == 1:
            return question.moves[0]
        await self._turn(payer)
        try:
            return await self._answer(question)
        finally:
            self._free()

    async def _turn(self, payer: object) -> None:
        """Waits for a head. Payers take turns: whose hundred tables are full of bots waits longer, not everybody."""
        if self.busy < self.heads:
            self.busy += 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(payer, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was this one's turn just now
                self._free()
            raise

    def _free(self) -> None:
        """A head has nothing to do: whoever is next."""
        while self.waiting:
            payer, line = self.waiting.popitem(last=False)
            turn = line.popleft()
            if line:
                self.waiting[payer] = line
            if not turn.done():
                turn.set_result(None)
                return
        self.busy -= 1

    async def _answer(self, question: Question) -> str:
        for _ in range(TRIES):
            head = self.idle.pop() if self.idle else await self._start()
            try:
                move = await asyncio.wait_for(ask(head, question), self.budget)
            except TimeoutError:
                log.warning("bot %s thought too long about %s", question.bot, question.game)
                await self._drop(head)
                break
            except (OSError, EOFError, msgspec.DecodeError) as error:
                log.warning("a bot's process died (%s); it is replaced", type(error).__name__)
                await self._drop(head)
                continue
            except asyncio.CancelledError:
                await self._drop(head)
                raise
            self.idle.append(head)
            if move in question.moves:
                return move
            log.error("bot %s chose an illegal move at %s", question.bot, question.game)
            break
        return self.dice.choice(question.moves)

    async def _start(self) -> Process:
        command = (sys.executable, "-m", "criee.server.bot_process")
        head = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LONGEST_ANSWER)
        self.all.add(head)
        return head

    async def _drop(self, head: Process) -> None:
        self.replaced += 1
        self.all.discard(head)
        await end(head)

    async def close(self) -> None:
        await asyncio.gather(*(end(head) for head in self.all))


async def end(head: Process) -> None:
    if head.returncode is None:
        head.kill()
    if head.stdin is not None:
        head.stdin.close()
    await head.wait()


async def ask(head: Process, question: Question) -> str:
    assert head.stdin is not None and head.stdout is not None
    if head.stdin.is_closing():
        raise EOFError
    head.stdin.write(msgspec.json.encode(question) + b"\n")
    await head.stdin.drain()
    line = await head.stdout.readline()
    if not line:
        raise EOFError
    return msgspec.json.decode(line, type=Answer).move
