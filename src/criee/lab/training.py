"""Training: generations of self-play, each judged by what the one before has learned."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from criee import __version__
from criee.bots.judgement import LEARNED
from criee.bots.ladder import Lessons
from criee.games import open_game
from criee.lab.crew import Crew
from criee.lab.fitting import Net, Table, fit, fresh, loss, written
from criee.lab.folder import RunFolder
from criee.lab.provenance import code_of
from criee.lab.runner import run
from criee.lab.selfplay import KIND, unpacked
from criee.lab.shard import Shard, plain

BUNCH: Final = 5  # matches a shard
KEPT_BACK: Final = 10  # every tenth shard judges the fit and is not learned from
EPOCHS: Final = 15
REMEMBERED: Final = 2  # generations that are learned from together


class Course(NamedTuple):
    """What decides what is learned."""

    game: str
    lessons: Lessons
    seed: int

    def folder(self, path: Path) -> RunFolder:
        about = {"game": self.game, **self.lessons._asdict(), "code": code_of(self.game, LEARNED)}
        return RunFolder(path, {"command": "train", "seed": self.seed, "version": __version__, **about})

    def shards(self, generation: int, learned: str) -> list[Shard]:
        """The matches of one generation. Seeds of different generations and sizes never meet."""
        found: list[Shard] = []
        for size in self.lessons.seats:
            about = {"game": self.game, "code": code_of(self.game, LEARNED), "seats": size, "nodes": self.lessons.nodes}
            args = plain({**about, "learned": learned, "quiet": self.lessons.quiet, "stray": self.lessons.stray})
            start = (self.seed * 1000 + generation * 10 + size) * 1_000_000
            found += [Shard(KIND, args, start + i, BUNCH) for i in range(0, self.lessons.matches, BUNCH)]
        return found


class Grade(NamedTuple):
    """How well a generation's judgement foretold matches that it had not seen, in nats; `even` knows nothing."""

    generation: int
    positions: int
    loss: float
    even: float


def train(
    course: Course, crew: Crew, folder: RunFolder | None, tick: Callable[[], None], told: Callable[[Grade], None]
) -> dict[str, Any]:
    """All generations; the last one's weights, with where they come from."""
    size = len(open_game(course.game).mind.legend())
    learned = ""
    notes: list[list[tuple[int, dict[str, str]]]] = []
    for generation in range(course.lessons.generations):
        shards = course.shards(generation, learned)
        new = []
        for shard, result in zip(shards, run(shards, crew, folder), strict=True):
            new.append((json.loads(shard.args)["seats"], result))
            tick()
        notes = [*notes, new][-REMEMBERED:]
        pages = [page for generation_notes in notes for page in generation_notes]
        learn, test = (tables(pages, course.lessons.seats, size, kept) for kept in (False, True))
        net = fit(fresh(size, course.lessons.hidden, course.seed), learn, test, EPOCHS, course.seed)
        grade = Grade(generation, sum(len(t.sides) for t in learn), loss(net, test), even(test))
        told(grade)
        learned = json.dumps(filled(course, net, grade))
    found: dict[str, Any] = json.loads(learned)
    return found


def tables(pages: list[tuple[int, dict[str, str]]], sizes: list[int], size: int, kept: bool) -> list[Table]:
    """What was noted, by the size of the table; either what is learned from or what was kept back."""
    found: list[Table] = []
    for seats in sizes:
        mine = [page for i, (count, page) in enumerate(pages) if count == seats and (i % KEPT_BACK == 0) == kept]
        sides = np.concatenate(
            [np.asarray(unpacked(page["sides"]), dtype=np.float64) for page in mine] or [np.zeros(0)]
        )
        shares = np.concatenate(
            [np.asarray(unpacked(page["shares"]), dtype=np.float64) for page in mine] or [np.zeros(0)]
        )
        found.append(Table(sides.reshape(-1, seats, size), shares.reshape(-1, seats)))
    return found


def even(test: list[Table]) -> float:
    """The surprise of somebody who thinks all seats alike."""
    positions = sum(len(table.sides) for table in test)
    return sum(float(np.log(table.shares.shape[1])) * len(table.sides) for table in test) / max(1, positions)


def filled(course: Course, net: Net, grade: Grade) -> dict[str, Any]:
    """The file that ships: the weights, what they are weights of, and how anybody can make it again."""
    lessons = course.lessons
    flags = {**lessons._asdict(), "seats": ",".join(map(str, lessons.seats)), "seed": course.seed}
    del flags["quiet"], flags["stray"]  # those are the game's own
    command = " ".join(["criee train", course.game, *(f"--{key} {value}" for key, value in flags.items())])
    made = {
        "command": command,
        "seed": course.seed,
        "date": datetime.now(UTC).date().isoformat(),
        "version": __version__,
        "code": code_of(course.game, LEARNED),
        "positions": grade.positions,
        "loss": round(grade.loss, 4),
        "loss_if_even": round(grade.even, 4),
    }
    return {"made": made, "legend": open_game(course.game).mind.legend(), **written(net)}
