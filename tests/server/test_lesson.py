"""Lessons: a match that explains itself, with bots that play their part as long as the learner does."""

from __future__ import annotations

from random import Random

import pytest

from criee.engine import record
from criee.games import game_file, signs
from criee.server.lesson import FILE, Lesson, parts_of, read_lesson
from criee.server.noticeboard import lesson, shared_game
from criee.words import LANGUAGES
from rendering import patterns
from server.guests import Guest, HallProcess

GAMES = [sign.name for sign in signs()]


def of(game: str) -> Lesson:
    found = lesson(game)
    assert found is not None, f"{game} has no lesson that can be played"
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_a_whole_match_that_the_learner_wins(game: str) -> None:
    found = of(game)
    outcome = found.match.game.outcome(found.match.state)
    assert outcome is not None
    assert list(outcome.winners) == [found.told.seat]
    assert [beat.move for beat in found.told.beats] == found.parts[found.told.seat]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_a_lesson_says_is_a_text(game: str, lang: str) -> None:
    told = of(game).told
    said = [one.text for beat in told.beats for one in [*beat.says, beat.ask]] + [one.text for one in told.end]
    assert not [key for key in said if key and key not in patterns(game, lang)]


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_takes_five_minutes_and_lets_go_at_its_end(game: str) -> None:
    """Some fifty things to read and do; the last of them are free."""
    told = of(game).told
    assert 8 <= len(told.beats) <= 45
    assert sum(len(beat.says) for beat in told.beats) <= 25
    assert told.beats[-1].free
    assert told.end


@pytest.mark.parametrize("game", GAMES)
def test_the_house_deals_what_the_lesson_says(game: str) -> None:
    """The seed alone makes it happen again: nothing is scripted for the house."""
    found = of(game)
    match = record.start(record.Record(game_file(game, FILE)), found.match.game)
    match.settle()
    while not match.over():
        seat = match.to_act()[0]
        move = found.line(seat, match)
        match.play(seat, match.game.parse(move))
    assert record.write(match) == record.write(found.match)


def test_a_remark_names_what_it_is_about_and_what_else_it_speaks_of() -> None:
    text = game_file("tsukiji", FILE).replace("# ask lesson-bid", "# ask lesson-bid at .hands also .tray, .balance", 1)
    asked = read_lesson(text, shared_game).told.beats[0].ask
    assert (asked.text, asked.at, asked.also) == ("lesson-bid", ".hands", ".tray, .balance")


@pytest.mark.parametrize(
    ("remark", "reason"),
    [
        ("# learner p3", "expected house, p1 or p2"),
        ("# learner house", "the house has nothing to learn"),
        ("# ask one\n# ask two", "asks a second time"),
    ],
)
def test_a_remark_that_makes_no_sense_is_named(remark: str, reason: str) -> None:
    text = game_file("tsukiji", FILE).replace("# learner p1", remark, 1)
    with pytest.raises(record.Damaged, match=reason):
        read_lesson(text, shared_game)


def test_a_lesson_that_stops_before_the_end_is_refused() -> None:
    rows = game_file("tsukiji", FILE).splitlines()
    with pytest.raises(record.Damaged, match="to the end of its match"):
        read_lesson("\n".join(row for row in rows[:20]), shared_game)


def opened(hall: HallProcess, game: str = "tsukiji") -> tuple[str, Guest]:
    made = hall.http.post("/api/lessons", json={"game": game, "nickname": "Ana"})
    assert made.status_code == 201, made.text
    table = made.json()["table"]
    guest = hall.sit(table, *[key["secret"] for key in made.json()["seats"]])
    guest.steps(of(game).told.seat)
    return table, guest


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_their_part(hall: HallProcess, game: str) -> None:
    found = of(game)
    table, guest = opened(hall, game)
    assert hall.http.get(f"/api/tables/{table}").json()["lesson"] is True
    seat = found.told.seat
    for beat in found.told.beats:
        while not guest.last[seat]["moves"]:
            guest.hear()
        guest.move(seat, beat.move)
    while guest.last[seat]["outcome"] is None:
        guest.hear()
    played = record.read(hall.http.get(f"/api/tables/{table}/record").text, shared_game)
    assert parts_of(played) == found.parts


def test_whoever_goes_another_way_plays_on_to_the_end(hall: HallProcess) -> None:
    table, guest = opened(hall)
    luck = Random(3)
    while guest.last[0]["outcome"] is None:
        if guest.last[0]["moves"]:
            guest.move(0, luck.choice(guest.last[0]["moves"])["move"])
        else:
            guest.hear()
    assert hall.http.get(f"/api/tables/{table}").json()["status"] == "over"


def test_there_is_no_lesson_in_a_game_that_is_not_there(hall: HallProcess) -> None:
    assert hall.http.post("/api/lessons", json={"game": "chess"}).status_code == 422
    assert hall.http.get("/api/games/chess/lesson").status_code == 404
