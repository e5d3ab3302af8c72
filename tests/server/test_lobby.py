"""The lobby from inside: what several people ask for at the same moment."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Any

import pytest

from criee.bots import seat_bot
from criee.engine import record
from criee.engine.match import Match
from criee.engine.rng import Rng
from criee.games import open_game
from criee.server import lobby, script
from criee.server.backroom import Backroom
from criee.server.limits import Limits
from criee.server.lobby import Lobby
from server.test_driver import Disk


class Shelf(Disk):
    """A disk that counts its matches."""

    def __init__(self) -> None:
        super().__init__()
        self.numbers = count(1)

    def new_number(self) -> int:
        return next(self.numbers)


def a_lobby() -> Lobby:
    disk: Any = Shelf()
    heads: Any = None
    return Lobby(Backroom(disk, heads, Limits(), asyncio.get_running_loop()))


@pytest.fixture(scope="module")
def finished() -> str:
    """A record of a match that is over."""
    match = Match(open_game("tsukiji"), 2, 7, ["Ana", "Bo"])
    match.settle()
    luck, bot = Rng(7), seat_bot("random", match.game)
    while not match.over():
        seat = match.to_act()[0]
        match.play(seat, bot.choose(match.game.view(match.state, seat), seat, match.moves(seat), luck))
    return record.write(match)


def test_two_who_ask_for_a_rematch_at_once_meet_at_one_table(finished: str) -> None:
    async def story() -> None:
        hall = a_lobby()
        old = hall.find((await hall.open_record(finished, "here")).table)
        asked = [hall.rematch(old, old.secret_of(seat), "here") for seat in (0, 1)]
        first, second = await asyncio.gather(*asked)
        assert first.table == second.table == old.people.rematch
        assert set(hall.tables) == {old.id, first.table}, "a table that nobody is led to"
        assert [key.seat for key in first.seats if key.secret] == [1]
        assert [key.seat for key in second.seats if key.secret] == [0]
        assert not hall.rematches

    asyncio.run(story())


def test_an_opened_record_is_replayed_once(finished: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The match that was read is the match of the table, and leads back to the same record."""
    found: list[Match] = []
    read = lobby.read

    async def noted(text: str) -> Match:
        found.append(await read(text))
        return found[-1]

    async def story() -> None:
        hall = a_lobby()
        table = hall.find((await hall.open_record(finished, "here")).table)
        assert table.match is found[0]
        assert script.record_of(table) == finished
        assert table.seq == len(found[0].steps) and table.counts == found[0].counts()

    monkeypatch.setattr(lobby, "read", noted)
    asyncio.run(story())
