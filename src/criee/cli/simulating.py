"""`criee simulate`: bots against bots, many times."""

from __future__ import annotations

import json
import statistics
from typing import Any, NamedTuple

import typer
from rich.table import Table

from criee.bots import meant, seat_bot
from criee.bots.arena import duel
from criee.cli.board import emphasised
from criee.cli.common import HIGHEST_SEED, Lang, chosen, in_parallel, shares, whole_number
from criee.cli.saying import Mistake, language, out
from criee.engine.match import Match
from criee.engine.record import seat_word
from criee.games import open_game, sign
from criee.words import Words, rules

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
    matches: int = typer.Option(1000, parser=whole_number("--matches", 1), metavar="NUMBER", help="How many matches."),
    bots: str = typer.Option("greedy,random", help="One bot per seat, separated by commas."),
    seed: int = typer.Option(
        1,
        parser=whole_number("--seed", 0, HIGHEST_SEED),
        metavar="NUMBER",
        help="The seed of the first match; equal seeds give equal results.",
    ),
    rotate: bool = typer.Option(True, help="Move the bots one seat on after every match."),
    option: list[str] = typer.Option([], help="A house rule, key=value; as often as you like."),
    as_json: bool = typer.Option(False, "--json", help="Print the results as JSON."),
    lang: Lang = "",
) -> None:
    """Let bots play each other: who wins, how long it takes, what they score."""
    names = one_a_seat(game, bots)
    opened = open_game(game, chosen(option))
    for name in names:
        seat_bot(name, opened)  # an unknown name is refused before the work begins
    Match(opened, len(names), seed)  # and so are options that do not go with so many seats
    jobs = [Job(game, chosen(option), names, rotate, seed + first, n) for first, n in shares(matches, PIECES)]
    pieces = in_parallel(run, jobs, lambda job: job.matches, f"{game}: {' '.join(names)}")
    results = [result for piece in pieces for result in piece]
    summary = summarise(game, names, results, seed)
    if as_json:
        typer.echo(json.dumps(summary, indent=2))
    else:
        show(summary, Words(game, language(lang), []))


def one_a_seat(game: str, bots: str) -> list[str]:
    """The names between the commas, if so many can sit down."""
    low, high = sign(game).seats
    names = [meant(name, game) for name in bots.split(",")]
    if not low <= len(names) <= high:
        if low == high:
            raise Mistake("cli-bots-exactly", game=game, count=low, bots=len(names))
        raise Mistake("cli-bots", game=game, low=low, high=high, bots=len(names))
    return names


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
        wins = [outcome.share(s) for s in seats]
        decisions = sum(match.counts())
        found.append(Result(seed, wins, [outcome.scores[s] for s in seats], seats, decisions, outcome.rule))
    return found


def summarise(game: str, names: list[str], results: list[Result], seed: int) -> dict[str, Any]:
    count = len(results)
    lengths = sorted(result.decisions for result in results)
    ended = [result.rule for result in results]
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
        "ended_by": {rule: ended.count(rule) for rule in sorted(set(ended))},
    }


# --- tables -------------------------------------------------------------------------------------


def show(summary: dict[str, Any], words: Words) -> None:
    """Who won how often, from which seat, how long it took, and by which rule it ended."""
    count = summary["matches"]
    matches = words.text("cli-matches", count=count)
    table = columns(words, f"{words.text('name')} · {matches}", "bot", "wins", "rate", "mean")
    for row in summary["bots"]:
        mean = decimal(row["mean_score"], 2, words)
        table.add_row(row["bot"], number(row["wins"], words), share(row["win_rate"], words), mean)
    out.print(table)
    out.print(words.text("cli-shared-wins", count=summary["draws"]))
    table = columns(words, words.text("cli-by-seat"), "seat", "wins", "rate")
    for seat, wins in enumerate(summary["seat_wins"]):
        table.add_row(seat_word(seat), number(wins, words), share(wins / count, words))
    out.print(table)
    table = columns(words, words.text("cli-decisions"), "least", "median", "most")
    table.add_row(*[str(summary["decisions"][key]) for key in ("least", "median", "most")])
    out.print(table)
    known = rules(words.game, words.lang)
    table = columns(words, words.text("cli-ended-by"), "rule", "matches", "rate", "text")
    for rule, times in summary["ended_by"].items():
        text = emphasised(known[rule].text) if rule in known else ""
        table.add_row(rule, str(times), share(times / count, words), text)
    out.print(table)


def columns(words: Words, title: str, *keys: str) -> Table:
    """A table with these columns; numbers stand on the right."""
    table = Table(title=title, title_justify="left")
    for key in keys:
        left = key in ("bot", "seat", "rule", "text")
        table.add_column(words.text(f"cli-column-{key}"), justify="left" if left else "right")
    return table


def decimal(value: float, places: int, words: Words) -> str:
    text = f"{value:.{places}f}"
    return text.replace(".", ",") if words.lang == "fr" else text


def number(value: float, words: Words) -> str:
    """A count of wins: whole, unless some were shared."""
    return str(int(value)) if value == int(value) else decimal(value, 2, words)


def share(part: float, words: Words) -> str:
    return f"{decimal(100 * part, 1, words)}\N{NO-BREAK SPACE}%"
