"""What an installed Criée must be able to do with the libraries beside it; the client stays in our own environment.

The commands run as people type them, the server plays a whole match over a websocket. Whatever does not work is an
exception whose text is the reason.
"""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from random import Random

from criee.cli import app
from server.guests import FREELY, Guest, HallProcess, play_on

PLAIN = {"LC_ALL": "C.UTF-8", "COLUMNS": "100"}
ENOUGH = "1\n" * 3000  # the first move of every list, until the match is over
MOVES = 5  # of a person against a bot of the server
PAGES = ("/", "/api/games", "/api/openapi.json", "/api/games/tsukiji/texts/fr")
GREETING = "from criee.server.run import greet; greet('http://localhost', 'http://localhost')"  # with a QR code
PING = b'{"type":"ping","t":7}'
FRAME = b"\x81" + bytes((0x80 + len(PING),)) + bytes(4) + PING
POSITION = """
from criee.engine import position
from criee.engine.match import Match
from criee.games import open_game
match = Match(open_game("tsukiji"), 2, 4)
match.settle()
print(position.write(match.game, match.state))
"""
REHEARSAL = "from criee.server.rehearsal import misfit; print(misfit() or 'it fits')"


class Broken(Exception):
    """Something does not work; the text says what."""


def smoke(python: Path, folder: Path) -> None:
    """Everything, once. `python` is that of the environment under test, `folder` an empty one for what is written."""
    terminal(python, folder)
    hall(python, folder)


# --- the terminal -------------------------------------------------------------------------------


def terminal(python: Path, folder: Path) -> None:
    criee = python.parent / "criee"
    commands = [str(command.name) for command in app.registered_commands]
    for command in ([], *([name] for name in commands)):
        typed(criee, folder, *command, "--help", says="--help")
    typed(criee, folder, "--version", says="criee")
    typed(criee, folder, "games", says="tsukiji")
    typed(criee, folder, "games", "tsukiji", "--lang", "fr", says="é")
    typed(criee, folder, "games", "--nonsense", says="criee games --help", code=2)
    typed(criee, folder, "play", "tsukiji", "--seed", "4", "--bot", "random", "--save", "m.match", says="wins")
    typed(criee, folder, "replay", "m.match", "--score", says="wins")
    (folder / "p.toml").write_text(output([python, "-c", POSITION], folder)[1], encoding="utf-8")
    typed(criee, folder, "moves", "tsukiji", "--position", "p.toml", says="bid 1")
    for game in ("bigfish", "wasabi"):
        typed(criee, folder, "simulate", game, "--matches", "2", "--bots", "random,random", says="matches")


def typed(criee: Path, folder: Path, *arguments: str, says: str, code: int = 0) -> None:
    """One command: it ends as it should, says what it should, and no Python shows through."""
    ended, said = output([criee, *arguments], folder)
    if ended != code or says not in said or "Traceback" in said or "Warning" in said:
        raise Broken(f"criee {' '.join(arguments)} ended with {ended}: {last_lines(said)}")


def output(command: list[str | Path], folder: Path) -> tuple[int, str]:
    """How a command ended, and everything it said."""
    plainly = {**os.environ, **PLAIN}
    done = subprocess.run(command, cwd=folder, env=plainly, input=ENOUGH, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def last_lines(said: str) -> str:
    """The end of an output: of a traceback that is the reason."""
    return " / ".join(line.strip() for line in said.strip().splitlines()[-3:]) or "no output"


# --- the server ---------------------------------------------------------------------------------


def hall(python: Path, folder: Path) -> None:
    """A real server: its pages, a table against a bot, a table of two, and frames in pieces. Its log stays empty."""
    log = folder / "data.log"
    try:
        process = HallProcess(folder / "data", FREELY, str(python))
    except AssertionError:
        raise Broken(f"the server does not start: {last_lines(log.read_text())}") from None
    try:
        pages(process)
        against_a_bot(process)
        of_two(process)
        process.stop()
    except Exception as error:
        said = log.read_text() or f"{type(error).__name__}: {error}"
        raise Broken(f"no table can be played: {last_lines(said)}") from error
    finally:
        process.kill()
    if process.errors():
        raise Broken(f"the server's log is not empty: {last_lines(process.errors())}")
    parts(python, folder)


def parts(python: Path, folder: Path) -> None:
    """What no client would see: the QR code in the terminal, and whether the wire fits."""
    ended, greeting = output([python, "-c", GREETING], folder)
    if ended or "█" not in greeting:
        raise Broken(f"nobody is invited with a QR code: {last_lines(greeting)}")
    rehearsed = output([python, "-c", REHEARSAL], folder)[1]
    if rehearsed != "it fits\n":
        raise Broken(f"the wire does not fit uvicorn and websockets: {last_lines(rehearsed)}")


def pages(process: HallProcess) -> None:
    for path in (*PAGES, f"/api/qr?text={process.url}"):
        answer = process.http.get(path)
        if answer.status_code != 200:
            raise Broken(f"{path} answers {answer.status_code}")


def against_a_bot(process: HallProcess) -> None:
    made = process.open("me bot:greedy", game="bigfish")
    guest = process.sit(made["table"], made["seats"][0]["secret"])
    told = guest.steps(0)
    while told["count"] < MOVES:
        told = guest.move(0) if told["moves"] else guest.steps(0)
    guest.close()


def of_two(process: HallProcess) -> None:
    made = process.open("me same")
    guests = {i: process.sit(made["table"], seat["secret"]) for i, seat in enumerate(made["seats"])}
    play_on(guests, Random(2), 3)
    in_pieces(guests[0])
    play_on(guests, Random(3))
    summary = process.http.get(f"/api/tables/{made['table']}").json()
    if summary["status"] != "over":
        raise Broken(f"the match is not over but {summary['status']}")
    process.http.get(f"/api/tables/{made['table']}/record").raise_for_status()


def in_pieces(guest: Guest) -> None:
    """A message in fragments, a frame byte by byte, two at once, a ping: the ways that `wire` does not shorten."""
    guest.socket.send([PING[:5].decode(), PING[5:].decode()])
    guest.until("pong", t=7)
    for piece in (*(bytes((byte,)) for byte in FRAME), FRAME + FRAME):
        guest.socket.socket.sendall(piece)
    for _ in range(3):
        guest.until("pong", t=7)
    if not guest.socket.ping().wait(20):
        raise Broken("a ping is not answered")
    guest.send(**json.loads(PING))
    guest.until("pong", t=7)
