"""`criee simulate`: bots against bots, many times."""

from __future__ import annotations

import json
import statistics
from typing import NamedTuple

import typer
from rich.table import Table

from criee.bots import seat_bot
from criee.bots.arena import duel
from criee.cli.common import chosen, in_parallel, out, shares
from criee.engine.line import Impossible
from criee.games import open_game, sign

PIECES = 60


class Job(NamedTuple):
    game: str
    options: dict[str, object]
    bots: list[str]
    rotate: bool
    first: int
    matches: int


class Result(NamedTuple):
    """One match, by bot (in the order asked for), not by seat."""

    seed: int
    wins: list[float]  # a shared win counts in parts
    scores: list[int]
    seats: list[int]  # where each bot sat
    decisions: int
    rule: str  # the one that ended it


def simulate(
    game: str = typer.Argument(..., help="The game, for example tsukiji."),
    matches: int = typer.Option(1000, min=1, help="How many matches."),
    bots: str = typer.Option("greedy,random", help="One bot per seat, separated by commas."),
    seed: int = typer.Option(1, min=0, help="The seed of the first match; equal seeds give equal results."),
    rotate: bool = typer.Option(True, help="Move the bots one seat on after every match."),
    option: list[str] = typer.Option([], help="A house rule, key=value; as often as you like."),
    as_json: bool = typer.Option(False, "--json", help="Print the results as JSON."),
) -> None:
    """Let bots play each other: who wins, how long it takes, what they score."""
    names = [name.strip() for name in bots.split(",")]
    low, high = sign(game).seats
    if not low <= len(names) <= high:
        raise Impossible("--bots", f"{game} has {low} to {high} seats; {len(names)} bots were given")
    opened = open_game(game, chosen(option))
    for name in names:
        seat_bot(name, opened)  # an unknown name is refused before the work begins
    jobs = [Job(game, chosen(option), names, rotate, seed + first, n) for first, n in shares(matches, PIECES)]
    pieces = in_parallel(run, jobs, lambda job: job.matches, f"{game}: {' '.join(names)}")
    results = [result for piece in pieces for result in piece]
    summary = summarise(game, names, results, seed)
    if as_json:
        typer.echo(json.dumps(summary, indent=2))
    else:
        show(summary, names)


def run(job: Job) -> list[Result]:
    game = open_game(job.game, job.options)
    bots = [seat_bot(name, game) for name in job.bots]
    found: list[Result] = []
    for seed in range(job.first, job.first + job.matches):
        turn = seed % len(bots) if job.rotate else 0
        seats = [(i + turn) % len(bots) for i in range(len(bots))]  # bot i sits on seats[i]
        match = duel(game, [bots[seats.index(s)] for s in range(len(bots))], seed)
        outcome = game.outcome(match.state)
        assert outcome is not None
        wins = [1 / len(outcome.winners) if s in outcome.winners else 0.0 for s in seats]
        decisions = sum(match.counts())
        found.append(Result(seed, wins, [outcome.scores[s] for s in seats], seats, decisions, outcome.rule))
    return found


def summarise(game: str, names: list[str], results: list[Result], seed: int) -> dict[str, object]:
    count = len(results)
    lengths = sorted(result.decisions for result in results)
    rules = [result.rule for result in results]
    return {
        "game": game,
        "matches": count,
        "seed": seed,
        "bots": [
            {
                "bot": name,
                "wins": sum(result.wins[i] for result in results),
                "win_rate": round(sum(result.wins[i] for result in results) / count, 4),
                "mean_score": round(statistics.fmean(result.scores[i] for result in results), 2),
            }
            for i, name in enumerate(names)
        ],
        "draws": sum(max(result.wins) < 1 for result in results),
        "seat_wins": [round(sum(r.wins[r.seats.index(seat)] for r in results), 2) for seat in range(len(names))],
        "decisions": {"least": lengths[0], "median": lengths[count // 2], "most": lengths[-1]},
        "ended_by": {rule: rules.count(rule) for rule in sorted(set(rules))},
    }


def show(summary: dict[str, object], names: list[str]) -> None:
    table = Table(title=f"{summary['game']}, {summary['matches']} matches")
    for title in ("bot", "wins", "win rate", "mean score"):
        table.add_column(title, justify="left" if title == "bot" else "right")
    rows = summary["bots"]
    assert isinstance(rows, list)
    for row in rows:
        table.add_row(row["bot"], f"{row['wins']:g}", f"{100 * row['win_rate']:.1f} %", str(row["mean_score"]))
    out.print(table)
    out.print(f"shared or drawn: {summary['draws']} · wins by seat: {summary['seat_wins']}", highlight=False)
    out.print(f"decisions: {summary['decisions']} · ended by: {summary['ended_by']}", highlight=False)
