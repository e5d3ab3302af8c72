"""The ladder, measured: every rung against the one below, the ends against the bots that everybody knows."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from criee import __version__
from criee.lab.contest import Contest, one_against_the_rest
from criee.lab.interval import METHOD
from criee.lab.provenance import code_of
from criee.lab.shard import digest

YARDSTICK: Final = "greedy"
FLOOR: Final = "random"


class Pairing(NamedTuple):
    """One bot against a table full of another."""

    game: str
    seats: int
    first: str
    rest: str

    def contest(self, seed: int) -> Contest:
        return Contest(self.game, {}, one_against_the_rest(self.first, self.rest, self.seats), seed)

    def command(self, matches: int, seed: int) -> str:
        seats = f" --seats {self.seats}"
        return f"criee arena {self.game} --bots {self.first},{self.rest}{seats} --matches {matches} --seed {seed}"


class Line(NamedTuple):
    """A pairing that was played: what `contest.report` says of it."""

    pairing: Pairing
    found: dict[str, Any]


def pairings(game: str, seats: tuple[int, int], rungs: Sequence[str]) -> list[Pairing]:
    """Whom to let play, the weakest first, at the smallest and the largest table; nobody meets himself."""
    pairs = [(above, below) for below, above in zip(rungs, rungs[1:], strict=False)]
    if rungs:
        pairs += [(rungs[-1], YARDSTICK), (rungs[0], YARDSTICK), (rungs[0], FLOOR)]
    wanted = [pair for pair in dict.fromkeys(pairs) if pair[0] != pair[1]]
    return [Pairing(game, size, *pair) for size in sorted(set(seats)) for pair in wanted]


def folder_of(out: Path, contest: Contest) -> Path:
    """A folder for each contest, named by all that decides its numbers: other code begins another one."""
    first, rest = contest.teams
    name = f"{contest.game}-{contest.seats}-{first.name}-{rest.name}".replace("/", "_")
    return out / f"{name}-{digest([__version__, contest.seed, contest.about()])[:12]}"


def page(lines: Sequence[Line], matches: int, seed: int) -> str:
    """The page of results, in Markdown: the same bytes from the same code and seed."""
    games = list(dict.fromkeys(line.pairing.game for line in lines))
    return "\n".join([*heading(matches, seed), *(row for game in games for row in section(game, lines, matches, seed))])


def heading(matches: int, seed: int) -> list[str]:
    return [
        "# The ladder",
        "",
        "Made by `make ladder`; do not edit. One bot sits down with a table full of the other, every deal is played",
        "once in each rotation of the seats, and a shared win counts in parts.",
        "`even` is the share that equal bots would get. Intervals are of 95 %, with the round as the unit",
        f"({METHOD} over rounds; [how to measure](arena.md)).",
        "Behind a name stands how many walks it may take for a decision: its own number, or `measured` of the game's",
        "ladder.toml where that is less. Who has none plays by reflex.",
        "",
        f"criee {__version__}, seed {seed}, {matches} matches a line (rounded up to whole rounds).",
        "",
    ]


def section(game: str, lines: Sequence[Line], matches: int, seed: int) -> list[str]:
    own = [line for line in lines if line.pairing.game == game]
    head = ["| players | bot | against | share | 95 % | even | rounds |", "|---|---|---|---|---|---|---|"]
    rows = [table_row(line) for line in own]
    commands = [line.pairing.command(matches, seed) for line in own]
    return [f"## {game}", f"Code {code_of(game)}.", "", *head, *rows, "", "```", *commands, "```", ""]


def table_row(line: Line) -> str:
    pairing, first = line.pairing, line.found["bots"][0]
    low, high = first["interval"]
    against = pairing.rest if pairing.seats == 2 else f"{pairing.seats - 1} × {pairing.rest}"
    cells = [str(pairing.seats), pairing.first, against, percent(first["share"]), f"{percent(low)} – {percent(high)}"]
    return f"| {' | '.join([*cells, percent(first['even_share']), str(line.found['rounds'])])} |"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"
