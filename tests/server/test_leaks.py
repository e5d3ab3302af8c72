"""No leak on any channel: two tables that differ only in what a seat cannot know send it the same bytes.

Everything that reaches a seat, a spectator or somebody with a browser's address bar is compared byte for byte:
frames in their order, what somebody hears who comes back, refusals, records of unfinished matches, HTTP answers.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from criee.engine.game import Game
from criee.engine.match import Match
from criee.engine.phase import NOBODY
from criee.engine.rng import Rng
from criee.games import open_game, packages, sign
from server.guests import Guest, HallProcess, play_on

MATCHES = 6  # searched for moments with a secret
MOMENTS = 6  # compared in each game
EVERY = 5  # one moment in so many, to see more than one stretch of a match


def timeless(text: str) -> str:
    """Without how long somebody's line has been lost: that is no secret of a match, and never the same twice."""
    return re.sub(r'"gone":\d+', '"gone":0', text)


class Listener(Guest):
    """Keeps raw texts; a ping and its pong fence what has arrived."""

    def raw(self) -> list[str]:
        self.send(type="ping", t=1)
        texts: list[str] = []
        while True:
            text = self.socket.recv(20)
            assert isinstance(text, str)
            message = json.loads(text)
            if message["type"] == "pong":
                return texts
            if message["type"] == "steps":
                self.last[message["seat"]] = message
            texts.append(timeless(text))


def received(hall: HallProcess, made: dict[str, Any], seat: int, probes: list[str]) -> list[str]:
    """All that somebody on this seat, and a spectator, can find out about a table right now."""
    table, secret = made["table"], made["seats"][seat]["secret"]
    texts: list[str] = []
    for secrets in ([secret], []):
        guest = Listener(hall.port, table, secrets)
        texts += guest.raw()
        for probe in probes:
            guest.send(type="move", seat=seat, count=guest.last[seat if secrets else NOBODY]["count"], move=probe)
            guest.send(type="why", seat=seat, move=probe)
        for choice in guest.last[seat]["moves"] if secrets else []:
            guest.send(type="why", seat=seat, move=choice["move"])  # what it would do is foreseen from the view alone
        guest.send(type="undo", seat=seat)
        texts += guest.raw()
        guest.close()
    for path in ("", "/record", "/frames", f"/frames?seat={1 - seat}"):
        answer = hall.http.get(f"/api/tables/{table}{path}")
        texts.append(f"{answer.status_code} {timeless(answer.text)}")
    return [text.replace(table, "TABLE") for text in texts]


def secrets_of(game: Game[Any], seats: int, seed: int) -> Iterator[tuple[Match, int, dict[str, object]]]:
    """Moments of random matches at which a seat must think another world possible, and that world's position."""
    luck = Rng(seed)
    for number in range(MATCHES):
        match = Match(game, seats, seed + number)
        match.settle()
        while not match.over():
            for seat in range(seats):
                world = game.imagine(game.view(match.state, seat), seat, luck)
                position = game.position(world)
                if position != game.position(match.state):
                    yield match, seat, position
            seat = luck.pick(list(match.to_act()))
            match.play(seat, luck.pick(match.moves(seat)))


def illegal(match: Match, seat: int) -> list[str]:
    """Some moves that this seat may not make now."""
    game, legal = match.game, set(match.moves(seat))
    space = range(0, game.space, max(1, game.space // 40))
    return [game.describe(move) for move in space if move not in legal][:30]


@pytest.mark.parametrize("name", list(packages()))
def test_what_a_seat_cannot_know_changes_no_byte_it_receives(hall: HallProcess, name: str) -> None:
    """Every game: a table from a position, and one from another world that this seat must think possible."""
    game = open_game(name)
    seats = sign(name).seats[0]
    compared = 0
    for number, (match, seat, other) in enumerate(secrets_of(game, seats, 7)):
        if number % EVERY:
            continue
        kinds = "me" + " same" * (seats - 1)
        positions = (game.position(match.state), other)
        made = [hall.open(kinds, game=name, seed=1, position=position) for position in positions]
        first, second = (received(hall, one, seat, illegal(match, seat)) for one in made)
        assert first == second
        compared += 1
        if compared == MOMENTS:
            break
    assert compared in (0, MOMENTS), "a game has no secret at all, or enough of them to compare"


@pytest.mark.parametrize("depth", [0, 1, 2, 3, 5, 8])
def test_T5_a_sealed_bid_changes_no_byte_that_reaches_another(hall: HallProcess, depth: int) -> None:
    """Tsukiji over the wire: the same match at two tables, only the rival's sealed bid differs."""
    told = []
    for bid in ("bid 1", "bid 4"):
        made = hall.open("me same", seed=depth)
        both = hall.sit(made["table"], *(seat["secret"] for seat in made["seats"]))
        luck = Random(depth)
        play_on({0: both, 1: both}, luck, depth)
        while both.last[0]["to_act"] != [0, 1]:
            play_on({0: both, 1: both}, luck, 1)
        watched, spectator = (
            Listener(hall.port, made["table"], secrets) for secrets in ([made["seats"][0]["secret"]], [])
        )
        watched.raw(), spectator.raw()
        both.move(1, bid)
        told.append([watched.raw(), spectator.raw(), received(hall, made, 0, ["take left", "reveal", "bid 9"])])
        assert any('"bid ?"' in text for text in told[-1][0])
        mine = ('"moves":[{', '"type":"because"')  # what seat 0 may bid, and what it asked about its own bids
        said = [text for group in told[-1] for text in group if not any(mark in text for mark in mine)]
        assert said and all(bid not in text for text in said)
        for guest in (both, watched, spectator):
            guest.close()
    left, right = told
    assert left[2] == right[2]
    tables = [[text for text in group if '"type":"table"' not in text] for group in (*left[:2], *right[:2])]
    assert tables[:2] == tables[2:]
