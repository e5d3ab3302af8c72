"""Bots in processes of their own: replaced when they die, cut short when they take too long."""

from __future__ import annotations

import asyncio
import os
import signal

import msgspec
import pytest

from criee.engine.match import Match
from criee.games import open_game
from criee.server import bot_process
from criee.server.bot_pool import Pool
from criee.server.bot_process import Answer, Question
from server.guests import HallProcess


def question(bot: str = "greedy", seed: int = 3) -> Question:
    game = open_game("tsukiji")
    match = Match(game, 2, 5)
    match.settle()
    view = msgspec.to_builtins(game.view(match.state, 0))
    return Question("tsukiji", {}, bot, 0, view, [game.describe(move) for move in match.moves(0)], seed)


def test_the_same_question_has_the_same_answer_in_any_process() -> None:
    async def ask() -> list[str]:
        pool = Pool(2, 30)
        answers = await asyncio.gather(*(pool.choose(question()) for _ in range(4)))
        await pool.close()
        return answers

    answers = asyncio.run(ask())
    assert answers == [bot_process.think(question()).move] * 4


def test_a_head_that_dies_is_replaced_and_asked_again() -> None:
    async def ask() -> tuple[str, int, int]:
        pool = Pool(1, 30)
        await pool.choose(question())
        first = pool.idle[0].pid
        os.kill(first, signal.SIGKILL)
        answer = await pool.choose(question())
        second = pool.idle[0].pid
        replaced = pool.replaced
        await pool.close()
        assert first != second
        return answer, replaced, len(pool.all)

    answer, replaced, heads = asyncio.run(ask())
    assert answer == bot_process.think(question()).move and replaced == 1 and heads == 1


def test_a_head_that_takes_too_long_is_stopped_and_a_legal_move_drawn() -> None:
    async def ask() -> str:
        pool = Pool(1, 30)
        await pool.choose(question("random"))
        os.kill(pool.idle[0].pid, signal.SIGSTOP)  # it will never answer
        pool.budget = 0.2
        answer = await pool.choose(question())
        assert pool.replaced == 1 and not pool.idle
        await pool.close()
        return answer

    assert asyncio.run(ask()) in question().moves


def test_a_bot_that_does_not_exist_still_yields_a_legal_move(caplog: pytest.LogCaptureFixture) -> None:
    async def ask() -> str:
        pool = Pool(1, 30)
        answer = await pool.choose(question("nobody"))
        await pool.close()
        return answer

    assert asyncio.run(ask()) in question().moves


def test_a_bot_s_process_is_killed_in_the_middle_of_a_match(hall: HallProcess) -> None:
    made = hall.open("me bot:greedy")
    guest = hall.sit(made["table"], made["seats"][0]["secret"])
    told = guest.steps(0)
    for turn in range(6):
        while not told["moves"]:
            told = guest.steps(0)
        if turn in (2, 4):
            for head in heads_of(hall.process.pid):
                os.kill(head, signal.SIGKILL)
        told = guest.move(0)
        if told["outcome"] is not None:
            break
    while not told["moves"] and told["outcome"] is None:
        told = guest.steps(0)
    log = hall.errors()
    assert "it is replaced" in log and "Traceback" not in log
    hall.log.write_text("")  # said what it should


def heads_of(server: int) -> list[int]:
    with open(f"/proc/{server}/task/{server}/children") as file:  # noqa: PTH123
        return [int(word) for word in file.read().split()]


def test_payers_take_turns_however_many_bots_one_of_them_has() -> None:
    served: list[str] = []

    class Quick(Pool):
        async def _answer(self, question: Question) -> Answer:
            served.append(question.bot)
            await asyncio.sleep(0)
            return Answer(question.moves[0])

    async def ask() -> None:
        pool = Quick(1)
        many = [pool.choose(question("many"), "many") for _ in range(6)]
        few = [pool.choose(question("few"), "few") for _ in range(2)]
        asked = [asyncio.ensure_future(one) for one in [*many, *few]]
        await asyncio.sleep(0)
        asked[3].cancel()  # who does not wait any more holds nobody up
        await asyncio.gather(*asked, return_exceptions=True)
        assert pool.busy == 0 and not pool.waiting

    asyncio.run(ask())
    assert served == ["many", "many", "few", "many", "few", "many", "many"]
