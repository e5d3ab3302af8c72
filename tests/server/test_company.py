"""Who sits down against people: which names a table takes, what it calls them, how fast they reach the bell."""

from __future__ import annotations

import asyncio
import logging
from types import SimpleNamespace
from typing import Any

import pytest

from criee.bots.ladder import ladder
from criee.engine.line import Impossible
from criee.games import packages, signs
from criee.server import bellman, company
from criee.server.bellman import Bellman
from criee.server.lobby import Lobby
from criee.server.store import Stored
from server.guests import HallProcess
from server.test_lobby import a_lobby

LADDERS = [sign.name for sign in signs() if packages()[sign.name].startswith("criee.")]


def seats(hall: HallProcess, kinds: str, game: str = "tsukiji", **wish: Any) -> list[tuple[str, str]]:
    made = hall.open(kinds, game=game, **wish)
    told = hall.http.get(f"/api/tables/{made['table']}").json()["seats"]
    return [(seat["name"], seat["bot"]) for seat in told]


def test_a_card_introduces_everybody_the_gentlest_first(hall: HallProcess) -> None:
    cards = {card["name"]: card for card in hall.http.get("/api/games").json()["games"]}
    for game in LADDERS:
        card, rungs = cards[game], ladder(game)
        assert [one["name"] for one in card["opponents"]] == [rung.name for rung in rungs]
        assert card["bots"] == [*(rung.name for rung in rungs), "strongest", "gentlest", "random", "greedy"]
        assert card["opponents"][0]["character"] == rungs[0].character
        assert card["opponents"][0]["face"] == rungs[0].face._asdict()


@pytest.mark.parametrize("game", LADDERS)
def test_every_bot_of_a_game_sits_down_under_its_own_name(hall: HallProcess, game: str) -> None:
    rungs = ladder(game)
    last = next(sign for sign in signs() if sign.name == game).seats[0]
    mine = "me " * (last - 1)
    for rung in rungs:
        assert seats(hall, f"{mine}bot:{rung.name}", game)[-1] == (rung.shown, rung.name)
    assert seats(hall, f"{mine}bot:strongest", game)[-1] == (rungs[-1].shown, rungs[-1].name)
    assert seats(hall, f"{mine}bot:gentlest", game)[-1] == (rungs[0].shown, rungs[0].name)
    assert seats(hall, f"{mine}bot:greedy", game)[-1] == (f"Greedy {last}", "greedy")
    assert seats(hall, f"{mine}bot:random", game)[-1] == (f"Random {last}", "random")


def test_who_wishes_for_no_bot_in_particular_gets_the_one_of_old(hall: HallProcess) -> None:
    wish = {"game": "tsukiji", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    table = hall.http.post("/api/tables", json=wish).json()["table"]
    assert hall.http.get(f"/api/tables/{table}").json()["seats"][1]["bot"] == "greedy"


@pytest.mark.parametrize("bot", ["genius", "", "lulu", "noa@400", "strongest@9ms", "gree dy", "../noa"])
def test_no_other_name_is_taken(hall: HallProcess, bot: str) -> None:
    """Lulu plays another game; a budget of their own is nothing that strangers may give to a bot."""
    for kind in ("bot", "me", "open", "same"):
        wish = {"game": "tsukiji", "seats": [{"kind": "me"}, {"kind": kind, "bot": bot}]}
        answer = hall.http.post("/api/tables", json=wish)
        assert answer.status_code == 422 and answer.json()["code"] == "no-bot"
        assert answer.json()["message"].startswith("there are: noa, ")


@pytest.mark.parametrize("bot", ["Noa", "NOA", " noa"])
def test_a_name_is_known_as_it_is_shown(hall: HallProcess, bot: str) -> None:
    wish = {"game": "tsukiji", "seats": [{"kind": "me"}, {"kind": "bot", "bot": bot}]}
    table = hall.http.post("/api/tables", json=wish).json()["table"]
    assert hall.http.get(f"/api/tables/{table}").json()["seats"][1]["bot"] == "noa"


def test_a_match_with_a_chosen_seed_can_be_played_again(hall: HallProcess) -> None:
    """Bots draw from it, too: what they play depends on what has happened, and on nothing else."""

    def played(seed: int) -> list[str]:
        made = hall.open("me bot:random", game="bigfish", seed=seed)
        guest = hall.sit(made["table"], made["seats"][0]["secret"])
        for turn in range(13):
            while 0 not in guest.last or not guest.last[0]["moves"]:
                guest.hear()
            if turn < 12:
                guest.move(0)
        guest.close()
        record: str = hall.http.get(f"/api/tables/{made['table']}/record").text
        return [line for line in record.splitlines() if line.startswith("p2 ")]

    once = played(5)
    assert len(once) >= 5
    assert once == played(5) != played(6)


def test_whoever_has_several_seats_brings_friends_and_nobody_passes_for_them(hall: HallProcess) -> None:
    at_table = seats(hall, "me bot:lulu bot:lulu bot:odile bot:gentlest", "fangfrisch", nickname="lulu")
    assert at_table == [("lulu 2", ""), ("Lulu", "lulu"), ("Malik", "lulu"), ("Odile", "odile"), ("Greta", "lulu")]
    at_table = seats(hall, "me bot:lulu bot:odile bot:odile bot:lulu", "fangfrisch", nickname="Malik")
    assert [name for name, _ in at_table] == ["Malik 2", "Lulu", "Odile", "Malik", "Greta"]


@pytest.mark.parametrize("game", LADDERS)
def test_a_table_full_of_one_bot_has_a_name_and_a_face_for_every_seat(hall: HallProcess, game: str) -> None:
    most = next(sign for sign in signs() if sign.name == game).seats[1]
    names = [name for name, _ in seats(hall, " ".join(["bot:strongest"] * most), game)]
    card = next(card for card in hall.http.get("/api/games").json()["games"] if card["name"] == game)
    faces = {one["shown"]: str(one["face"]) for one in [*card["opponents"], *card.get("friends", [])]}
    if most > 2:
        assert len({faces[name] for name in names}) == most
    else:
        assert names == [ladder(game)[-1].shown, f"{ladder(game)[-1].shown} 2"], "two at a table: nobody comes along"


# --- from inside ----------------------------------------------------------------------------------


def stored(hall: Lobby, bot: str) -> Any:
    """A table as the disk has it, opened with this bot."""
    people = [{"kind": "person", "name": "Ana"}, {"kind": "bot", "name": "Old Yann", "bot": bot}]
    setup = {"game": "tsukiji", "version": 1, "options": {}, "seed": 7, "people": people}
    hall.backroom.store.load = lambda table: Stored(1, setup, [], [])  # type: ignore[method-assign]
    return hall.find("table")


@pytest.mark.parametrize(("bot", "plays"), [("yann", "greedy"), ("fumiko", "fumiko"), ("random", "random")])
def test_a_table_whose_bot_is_no_more_still_opens(bot: str, plays: str, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        table = stored(a_lobby(), bot)
        assert [card.bot for card in table.people.cards(0.0)] == ["", plays]
        assert table.people.names() == ["Ana", "Old Yann"]

    with caplog.at_level(logging.WARNING, "criee.company"):
        asyncio.run(story())
    assert ("'yann' of tsukiji is no more: greedy plays" in caplog.text) is (bot != plays)


def test_a_ladder_that_cannot_be_read_closes_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """It may be somebody else's."""

    def damaged(*_: object) -> Any:
        raise Impossible("herring/ladder.toml", "is damaged")

    for asked in ("bot_names", "find_rung", "ladder", "read_ladder"):
        monkeypatch.setattr(company, asked, damaged)
    assert company.bots("herring") == ["strongest", "gentlest", "random", "greedy"]
    assert company.opponents("herring") == [] and company.friends("herring") == []
    assert company.own_name("strongest", "herring") == company.own_name("gentlest", "herring") == "greedy"
    assert company.seat_name("random", 1, "herring", []) == "Random 2"
    assert company.reaction_of("greedy", "herring") == company.BOT_REACTION


# --- at the bell ----------------------------------------------------------------------------------


def test_who_is_gentle_is_slow_to_reach_the_bell() -> None:
    usual = [company.reaction_of(rung.name, "fangfrisch") for rung in ladder("fangfrisch")]
    assert usual == [rung.reaction for rung in ladder("fangfrisch")]
    assert usual == sorted(set(usual), reverse=True)
    assert company.reaction_of("greedy", "fangfrisch") == company.reaction_of("random", "fangfrisch") == (320, 120)


@pytest.mark.parametrize("bot", ["lulu", "odile", "greedy"])
def test_a_bot_reaches_the_bell_in_its_own_time(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []
    rung: list[int] = []

    def at_once(usual: int, spread: int) -> float:
        asked.append((usual, spread))
        return 0.0

    async def yes(*_: object) -> str:
        return "ring"

    async def story() -> None:
        desk: Any = SimpleNamespace(
            bot_of=lambda seat: bot,
            crowd=SimpleNamespace(payer=lambda: None),
            setup=SimpleNamespace(game="fangfrisch"),
            game=SimpleNamespace(parse=lambda text: 1),
        )
        pool: Any = SimpleNamespace(choose=yes)
        timers: Any = None
        bell: Any = SimpleNamespace(
            window=SimpleNamespace(ring=1), opens={2: 0.0}, opened=0.0, ring=lambda seat, *_: rung.append(seat)
        )
        await Bellman(desk, timers, pool).bot_rings(2, bell)

    monkeypatch.setattr(bellman, "DICE", SimpleNamespace(gauss=at_once))
    monkeypatch.setattr(bellman, "question", lambda desk, seat: None)
    asyncio.run(story())
    assert asked == [company.reaction_of(bot, "fangfrisch")] and rung == [2]
