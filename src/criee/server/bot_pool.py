"""Bots think in processes of their own: the event loop never waits for them.

A question crosses as text: game, options, what the seat sees, its legal moves, a seed, and how long to think. A process
that dies is replaced and asked again; one that takes too long is stopped, and a legal move is drawn in its place.

The more questions wait, the shorter each is thought about: nobody waits longer for a bot because many others play.
Hints come after moves, and never take the last head.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from random import Random

import msgspec

from criee.server.bot_process import Answer, Question
from criee.server.fairness import Queue
from criee.server.messages import Advised

log = logging.getLogger("criee.bot_pool")

START = 20.0  # seconds more for the first answer of a head: it has to read the rules first
BUDGET = 8.0  # seconds after which a head that does not answer is given up, queueing not counted
PATIENCE = 2.4  # seconds that a person waits for a bot, in line and while it thinks; the way to it comes on top
LEAST = 0.02  # seconds of thinking, however many wait
TRIES = 3
LONGEST_ANSWER = 64 * 1024


class Pool:
    """A head for every core, started when first needed. They are nice to the hall, which needs a core now and then."""

    def __init__(self, heads: int | None = None, budget: float = BUDGET) -> None:
        self.heads = heads or os.cpu_count() or 1
        self.budget = budget
        self.idle: list[Process] = []
        self.all: set[Process] = set()
        self.busy = 0
        self.waiting = Queue()
        self.hints = 0  # heads that think about one
        self.curious = Queue()  # who waits for a hint
        self.dice = Random()
        self.replaced = 0

    # --- asking ----------------------------------------------------------------------------------

    async def choose(self, question: Question, payer: object = None) -> str:
        """The bot's move. Always a legal one, whatever happens to the bot."""
        if len(question.moves) == 1:
            return question.moves[0]
        answer = await self._ask(question, payer)
        if answer is not None and answer.move in question.moves:
            return answer.move
        if answer is not None:
            log.error("bot %s chose an illegal move at %s", question.bot, question.game)
        return self.dice.choice(question.moves)

    async def advise(self, question: Question, payer: object = None) -> list[Advised]:
        """What could be played, and why; nothing if that did not come to an end."""
        answer = await self._ask(question, payer)
        return [] if answer is None else [one for one in answer.advice if one.move in question.moves]

    async def _ask(self, question: Question, payer: object) -> Answer | None:
        clock = asyncio.get_running_loop().time
        patience = min(PATIENCE, question.millis / 1000 or PATIENCE)
        deadline = clock() + patience
        await self._turn(payer, question.hint, deadline)
        try:
            if question.hint:  # who asks for one waits as long as it takes
                deadline = clock() + patience
            question.millis = round(1000 * self.seconds(clock(), deadline))
            return await self._answer(question)
        finally:
            self._free(question.hint)

    def seconds(self, now: float, deadline: float) -> float:
        """How long to think about a question, so that it and all that wait come to their end in time."""
        waiting = self.waiting.deadlines()
        left = min([deadline, *waiting]) - now
        return max(LEAST, left * self.heads / (self.heads + len(waiting)))

    # --- whose turn it is ------------------------------------------------------------------------

    async def _turn(self, payer: object, hint: bool, deadline: float) -> None:
        """Waits for a head."""
        if self.busy < self.heads and (not hint or self._may_hint()):
            self._take(hint)
            return
        turn = (self.curious if hint else self.waiting).join(payer, deadline)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was this one's turn just now
                self._free(hint)
            raise

    def _take(self, hint: bool) -> None:
        self.busy += 1
        self.hints += hint

    def _may_hint(self) -> bool:
        """One head is kept for moves, where there are several."""
        return self.hints < max(1, self.heads - 1)

    def _free(self, hint: bool) -> None:
        """A head has nothing to do: a move is next, or if nobody waits for one, a hint."""
        self.busy -= 1
        self.hints -= hint
        if self.waiting.call():
            self._take(False)
        elif self._may_hint() and self.curious.call():
            self._take(True)

    # --- the heads -------------------------------------------------------------------------------

    async def _answer(self, question: Question) -> Answer | None:
        for _ in range(TRIES):
            budget = self.budget if self.idle else self.budget + START
            head = self.idle.pop() if self.idle else await self._start()
            try:
                answer = await asyncio.wait_for(ask(head, question), budget)
            except TimeoutError:
                log.warning("bot %s thought too long about %s", question.bot, question.game)
                await self._drop(head)
                return None
            except (OSError, EOFError, msgspec.DecodeError) as error:
                log.warning("a bot's process died (%s); it is replaced", type(error).__name__)
                await self._drop(head)
                continue
            except asyncio.CancelledError:
                await self._drop(head)
                raise
            self.idle.append(head)
            return answer
        return None

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


async def ask(head: Process, question: Question) -> Answer:
    assert head.stdin is not None and head.stdout is not None
    if head.stdin.is_closing():
        raise EOFError
    head.stdin.write(msgspec.json.encode(question) + b"\n")
    await head.stdin.drain()
    line = await head.stdout.readline()
    if not line:
        raise EOFError
    return msgspec.json.decode(line, type=Answer)
