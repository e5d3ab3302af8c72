"""Damaged files for the command line: records and positions of every game, spoilt in thousands of ways.

    .venv/bin/python tests/fuzz_files.py --count 5000 --seed 1 [--game tokyo] [--keep FOLDER]

Each file is fed to `replay` and `play --resume`, or to `moves` and `play --position`. It must be taken, or refused with
exit code 2 and one sentence; a trace, another code, a hang, or anything that steers the terminal is a failure, kept in
FOLDER with the command that shows it. The same seed makes the same files. A short run is in
tests/project/test_fuzz_files.py.
"""

from __future__ import annotations

import argparse
import json
import signal
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

import tomli_w
from rich.progress import track

from criee.engine.game import Game
from criee.engine.match import Match
from criee.engine.phase import HOUSE
from criee.engine.promise import canonical
from criee.engine.record import write
from criee.engine.rng import Rng
from criee.games import open_game, packages, sign
from mutations import bend, spoil
from refusals import fitting, option_sets
from typed import Said, criee

SPECIMENS = 12  # sound files of each game and kind
LONGEST_SENTENCE = 1200  # characters
PATIENCE = 60  # seconds for one command, in the long run only
NAMES = ["Ana", "[red]Bo[/]", "#1", "@tuna", "x" * 60, "Zoé (bot)"]
TYPED = ["", "", "1\n1\n1\n", "?\n??\n?²\n0\n²\nb\nl\nu\nbid ²\n[bold]\n1\nu\nq\n"]
STEERS = set(map(chr, range(32))) - {"\n"} | set(map(chr, range(127, 160)))


class Specimens:
    """Sound records and positions of one game, made by playing it under all its house rules."""

    def __init__(self, name: str, luck: Random) -> None:
        self.records: list[str] = []
        self.positions: list[tuple[dict[str, Any], dict[str, Any]]] = []
        while len(self.records) < SPECIMENS:
            match = some_match(name, luck)
            self.records.append(write(match))
            head = {"game": name, "rules": match.game.sign.version, "options": match.game.options.changed()}
            self.positions.append((head, plain(match)))
            later = Match(match.game, match.seats, match.seed, names_for(match.seats, luck), match.state)
            play_on(later, luck.randrange(40), luck)
            self.records.append(write(later))


def some_match(name: str, luck: Random) -> Match:
    game: Game[Any] = open_game(name, luck.choice(option_sets(name)))
    low, high = sign(name).seats
    seats = fitting(game, luck.randint(low, high))
    match = Match(game, seats, luck.randrange(2**32), names_for(seats, luck))
    play_on(match, luck.choice((0, 5, 30, 90, 90, 200)), luck)
    return match


def play_on(match: Match, steps: int, luck: Random) -> None:
    rng = Rng(luck.randrange(2**32))
    for _ in range(steps):
        acting = match.to_act()
        if not acting:
            return
        seat = rng.pick(list(acting))
        match.follow(seat, match.draw() if seat == HOUSE else rng.pick(match.moves(seat)))


def names_for(seats: int, luck: Random) -> list[str]:
    return [luck.choice(NAMES) for _ in range(seats)]


def plain(match: Match) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(canonical(match.game.position(match.state)))
    return data


# --- one file -----------------------------------------------------------------------------------


class Case:
    """One damaged file and the command that gets it."""

    def __init__(self, name: str, data: bytes, arguments: list[str], typed: str, lang: str) -> None:
        self.name = name
        self.data = data
        self.arguments = arguments
        self.typed = typed
        self.lang = lang

    def run(self, folder: Path) -> tuple[int, str]:
        """Exit code and what is wrong with the answer; "" if nothing is."""
        file = folder / self.name
        file.write_bytes(self.data)
        try:
            said = criee(folder, *self.arguments, typed=self.typed, lang=self.lang)
        except Exception:  # whatever it is: it should have been a sentence
            return -1, traceback.format_exc(limit=-6, chain=False)
        wrong = judge(said)
        if said.code != 0 and not wrong and file.read_bytes() != self.data:
            wrong = "a file that was refused has been written over"
        for left in folder.iterdir():
            left.unlink()
        return said.code, wrong


def judge(said: Said) -> str:
    """What is wrong with an answer."""
    if said.code not in (0, 2):
        return f"exit code {said.code}: {said.err[-300:]}"
    if "Traceback" in said.out + said.err:
        return said.err[-3000:]
    steering = STEERS & set(said.out + said.err)
    if steering:
        return f"steers the terminal: {steering!r}"
    if said.code == 2 and (said.err.count("\n") != 1 or not said.err.startswith("✗ ") or said.out.strip()):
        return f"not one sentence: {said.out[-300:]}{said.err[-900:]}"
    if said.code == 2 and len(said.err) > LONGEST_SENTENCE:
        return f"a sentence of {len(said.err)} characters"
    return ""


def cases(count: int, seed: int, games: list[str]) -> Iterator[Case]:
    """So many damaged files; the same seed makes the same ones."""
    known = {name: Specimens(name, Random(f"{seed} {name}")) for name in games}
    for number in range(count):
        luck = Random(f"{seed} {number}")
        yield case(known[luck.choice(games)], known[luck.choice(games)], luck)


def case(mine: Specimens, other: Specimens, luck: Random) -> Case:
    bot = luck.choice((["--bot", "random"], ["--bot", "random", "--people", "0"], ["--bot", "random", "--people", "2"]))
    if luck.randrange(2):
        data = spoil(luck.choice(mine.records).encode(), luck.choice(other.records).encode(), luck)
        asked = luck.choice((["replay", "--all"], ["replay", "--score"], ["play", *bot, "--resume"]))
        return Case("a.match", data, [*asked, "a.match"], luck.choice(TYPED), luck.choice(("en", "fr")))
    data = some_position(mine, luck)
    if luck.randrange(2):
        data = spoil(data, some_position(other, luck), luck)
    asked = luck.choice((["moves"], ["play", *bot]))
    return Case("a.toml", data, [*asked, "--position", "a.toml"], luck.choice(TYPED), luck.choice(("en", "fr")))


def some_position(specimens: Specimens, luck: Random) -> bytes:
    """A position file, mostly bent already."""
    head, body = json.loads(json.dumps(luck.choice(specimens.positions)))
    other = luck.choice(specimens.positions)[1]
    for _ in range(luck.randrange(4)):
        bend(body, other, luck)
    try:
        return tomli_w.dumps({**head, "position": body}).encode()
    except (TypeError, UnicodeEncodeError):  # TOML cannot say "nothing", nor half a character
        return some_position(specimens, luck)


# --- the long run -------------------------------------------------------------------------------


def too_slow(signum: int, frame: FrameType | None) -> None:
    raise TimeoutError(f"no answer after {PATIENCE} seconds")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=list(packages()), action="append")
    parser.add_argument("--keep", type=Path, default=Path("build/fuzz"))
    asked = parser.parse_args()
    signal.signal(signal.SIGALRM, too_slow)
    codes: Counter[int] = Counter()
    failed = 0
    made = cases(asked.count, asked.seed, asked.game or list(packages()))
    for number, one in enumerate(track(made, "damaged files", asked.count)):
        with tempfile.TemporaryDirectory() as folder:
            signal.alarm(PATIENCE)
            code, wrong = one.run(Path(folder))
            signal.alarm(0)
        codes[code] += 1
        if wrong:
            failed += 1
            asked.keep.mkdir(parents=True, exist_ok=True)
            kept = asked.keep / f"{asked.seed}-{number}-{one.name}"
            kept.write_bytes(one.data)
            print(f"{kept}: criee {' '.join(one.arguments)} (typed {one.typed!r}, {one.lang})\n{wrong}\n")
    print(f"{asked.count} files: {codes[0]} taken, {codes[2]} refused, {failed} failures")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
