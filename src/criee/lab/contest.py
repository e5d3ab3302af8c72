"""Contest: bots against each other over many rounds. What is asked for, what is tallied, what is reported."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path
from typing import Any, NamedTuple

from criee import __version__
from criee.lab.crew import Crew
from criee.lab.folder import RunFolder
from criee.lab.interval import interval
from criee.lab.provenance import code_of
from criee.lab.ratings import Ratings
from criee.lab.rounds import KIND
from criee.lab.runner import run
from criee.lab.shard import Shard, plain
from criee.lab.sprt import Sprt


class Team(NamedTuple):
    """A line of the table: a bot, and where in the list of the seated it stands, several times if it fills the rest."""

    name: str
    places: list[int]


class Contest(NamedTuple):
    """What decides every number: two that are equal have equal results."""

    game: str
    options: dict[str, object]
    teams: list[Team]
    seed: int

    @property
    def seats(self) -> int:
        return sum(len(team.places) for team in self.teams)

    def about(self) -> dict[str, Any]:
        """The arguments of the work."""
        names = {place: team.name for team in self.teams for place in team.places}
        bots = [names[place] for place in sorted(names)]
        return {"game": self.game, "options": self.options, "bots": bots, "code": code_of(self.game)}

    def shards(self, rounds: int) -> list[Shard]:
        """One round each: strong bots take long enough for one. More rounds only add shards: a run can be extended."""
        args = plain(self.about())
        return [Shard(KIND, args, self.seed + i, 1) for i in range(rounds)]

    def folder(self, path: Path) -> RunFolder:
        """Where results are kept; how many rounds are asked for, and by whom they are played, does not matter to it."""
        return RunFolder(path, {"command": "arena", "seed": self.seed, "version": __version__, **self.about()})


def one_each(names: list[str]) -> list[Team]:
    return [Team(name, [i]) for i, name in enumerate(names)]


def one_against_the_rest(first: str, rest: str, seats: int) -> list[Team]:
    return [Team(first, [0]), Team(rest, list(range(1, seats)))]


class Standing:
    """The tally of the rounds so far. Fed in the order of the seeds."""

    def __init__(self, teams: list[Team]) -> None:
        self.teams = teams
        self.rounds: list[list[float]] = [[] for _ in teams]  # of each team: what it got of the wins of each round
        self.matches = 0
        self.shared = 0
        self.ratings = Ratings([team.places for team in teams])
        self.clock = [[0, 0.0, 0.0] for _ in teams]  # decisions, seconds, the longest of them

    def note(self, played: dict[str, Any]) -> None:
        matches: list[list[float]] = played["wins"]
        for wins in matches:
            self.matches += 1
            self.shared += max(wins) < 1
            self.ratings.note(wins)
        for number, team in enumerate(self.teams):
            got = sum(wins[place] for wins in matches for place in team.places)
            self.rounds[number].append(got / len(matches))
            for decisions, seconds, longest in (played["clock"][place] for place in team.places):
                so_far = self.clock[number]
                self.clock[number] = [so_far[0] + decisions, so_far[1] + seconds, max(so_far[2], longest)]


def play_rounds(
    contest: Contest, rounds: int, crew: Crew, sprt: Sprt | None = None, folder: RunFolder | None = None
) -> Generator[Standing, None, None]:
    """Plays and tallies, round by round in the order of the seeds, to the end or until the test has decided."""
    standing = Standing(contest.teams)
    results = run(contest.shards(rounds), crew, folder)
    try:
        for shard in results:
            for played in shard:
                standing.note(played)
                if sprt is not None:
                    sprt.feed(standing.rounds[0][-1])
                yield standing
                if sprt is not None and sprt.decided is not None:
                    return
    finally:
        results.close()


def report(standing: Standing, sprt: Sprt | None) -> dict[str, Any]:
    """What was found, and, apart, what the clock of this machine said. After a sequential test there is no interval."""
    rounds = len(standing.rounds[0])
    found: dict[str, Any] = {"rounds": rounds, "matches": standing.matches, "shared": standing.shared}
    found["bots"] = [row(standing, number, sprt is None) for number in range(len(standing.teams))]
    if sprt is not None:
        ratio = round(sprt.ratio, 4)
        found["sprt"] = {"hypotheses": [sprt.low, sprt.high], "log_ratio": ratio, "decided": sprt.decided}
    found["measured_here"] = [clock_row(standing, number) for number in range(len(standing.teams))]
    return found


def row(standing: Standing, number: int, with_interval: bool) -> dict[str, Any]:
    team, shares = standing.teams[number], standing.rounds[number]
    seats = sum(len(one.places) for one in standing.teams)
    line: dict[str, Any] = {"bot": team.name, "seats": len(team.places), "even_share": len(team.places) / seats}
    line["wins"] = round(sum(shares) * seats, 4)
    line["share"] = sum(shares) / len(shares)
    if with_interval:
        line["interval"] = list(interval(shares))
    rating = standing.ratings.of(number)
    if rating is not None:
        line["rating"] = rating._asdict()
    return line


def clock_row(standing: Standing, number: int) -> dict[str, Any]:
    decisions, seconds, longest = standing.clock[number]
    mean = 1000 * seconds / decisions if decisions else 0.0
    name = standing.teams[number].name
    return {"bot": name, "decisions": decisions, "mean_ms": round(mean, 3), "longest_ms": round(1000 * longest, 3)}
