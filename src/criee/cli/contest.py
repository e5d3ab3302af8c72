"""`criee arena`: which bot is stronger, and how sure is that?"""

from __future__ import annotations

import json
from typing import Any, Final

import typer

from criee import __version__
from criee.bots import meant, seat_bot
from criee.cli.common import Lang, chosen, whole_number
from criee.cli.measuring import Out, RayAddress, Seed, Workers, crew, played, rounds_for, tell_damaged
from criee.cli.saying import Mistake, language, note, out
from criee.cli.simulating import columns, decimal, number, one_a_seat, share
from criee.engine.line import shown
from criee.engine.match import Match
from criee.games import open_game, sign
from criee.lab.contest import Contest, Team, one_against_the_rest, one_each, report
from criee.lab.interval import METHOD
from criee.lab.provenance import code_of
from criee.lab.ratings import INSTALL
from criee.lab.sprt import BOUND, ERROR, Sprt
from criee.words import Verbatim, Words

PERCENT: Final = 100
BUDGET: Final = "strongest@400"


def arena(
    game: str = typer.Argument(..., help="The game, for example tsukiji."),
    bots: str = typer.Option("greedy,random", help="One bot per seat, separated by commas; or two, with --seats."),
    matches: int = typer.Option(
        1000,
        parser=whole_number("--matches", 1),
        metavar="NUMBER",
        help="How many matches, rounded up to whole rounds: every deal is played in each rotation of the seats.",
    ),
    seats: int | None = typer.Option(
        None,
        parser=whole_number("--seats", 1),
        metavar="NUMBER",
        help="So many players: one of the first bot, all others of the second.",
    ),
    sprt: str = typer.Option(
        "",
        metavar="P0,P1",
        help="Stop as soon as it is clear whether the win share of the first bot is P0 or P1, for example 0.5,0.55.",
    ),
    seed: Seed = 1,
    option: list[str] = typer.Option([], help="A house rule, key=value; as often as you like."),
    to: Out = None,
    workers: Workers = None,
    ray: RayAddress = "",
    as_json: bool = typer.Option(False, "--json", help="Print the results as JSON."),
    lang: Lang = "",
) -> None:
    """Measure bots against each other: win shares with how sure they are, ratings, time to think."""
    test = hypotheses(sprt)
    contest = Contest(game, chosen(option), teams(game, bots, seats), seed)
    timed = check(contest)
    words = Words(game, language(lang), [])
    folder = None if to is None else contest.folder(to)
    title = f"{game}: {' – '.join(team.name for team in contest.teams)}"
    with crew(workers, ray, to is not None, words) as hired:
        standing = played(contest, rounds_for(matches, contest.seats), hired, folder, title, test)
    tell_damaged(folder, words)
    found = {**heading(contest, command(contest, matches, sprt)), "by_the_clock": timed, **report(standing, test)}
    if as_json:
        typer.echo(json.dumps(found, indent=2))
    else:
        show(found, words)


def hypotheses(typed: str) -> Sprt | None:
    """`--sprt 0.5,0.55`: two win shares, the lower one first."""
    if not typed:
        return None
    try:
        low, high = (float(part) for part in typed.split(","))
    except ValueError:
        low = high = 0.0
    if not 0 < low < high < 1:
        raise Mistake("arena-sprt", found=shown(typed))
    return Sprt(low, high)


def teams(game: str, bots: str, seats: int | None) -> list[Team]:
    """Who sits down: each bot that is named, or the first one and as many of the second as there are seats left."""
    if seats is None:
        return one_each(one_a_seat(game, bots))
    sign(game)  # a game that is not in the hall is refused before anything else
    names = [meant(name, game) for name in bots.split(",")]
    if len(names) != 2:
        raise Mistake("arena-two-bots", bots=len(names))
    return one_against_the_rest(names[0], names[1], seats)


def check(contest: Contest) -> list[str]:
    """What cannot be is refused before the work begins: options, names, seats. Returns who thinks by the clock."""
    opened = open_game(contest.game, contest.options)
    Match(opened, contest.seats, contest.seed)
    bots = {team.name: seat_bot(team.name, opened) for team in contest.teams}
    return [name for name, bot in bots.items() if getattr(bot, "seconds", 0.0) > 0]


def command(contest: Contest, matches: int, sprt: str) -> str:
    """What to type for the same numbers."""
    words = ["criee arena", contest.game, "--bots", ",".join(team.name for team in contest.teams)]
    words += ["--seats", str(contest.seats)] if len(contest.teams) < contest.seats else []
    words += ["--matches", str(matches), "--seed", str(contest.seed)]
    words += ["--sprt", sprt] if sprt else []
    for key, value in contest.options.items():
        words += ["--option", f"{key}={value}"]
    return " ".join(words)


def heading(contest: Contest, typed: str) -> dict[str, Any]:
    return {
        "game": contest.game,
        "seats": contest.seats,
        "options": contest.options,
        "seed": contest.seed,
        "version": __version__,
        "code": code_of(contest.game),
        "command": typed,
    }


# --- tables -------------------------------------------------------------------------------------


def show(found: dict[str, Any], words: Words) -> None:
    """Who won how often and how sure that is; apart from it, what the clock here said."""
    test, rated = found.get("sprt"), "rating" in found["bots"][0]
    keys = ["bot", "players", "wins", "rate", *(["interval"] if test is None else []), "even"]
    rounds = words.text("arena-rounds", count=found["rounds"])
    title = f"{words.text('name')} · {words.text('cli-matches', count=found['matches'])} · {rounds}"
    table = columns(words, title, *keys, *(["rating"] if rated else []))
    for row in found["bots"]:
        table.add_row(*cells(row, words))
    out.print(table)
    note(words.text("cli-shared-wins", count=found["shared"]))
    if test is None:
        note(words.text("arena-interval", text=METHOD))
    else:
        out.print(verdict(test, words), soft_wrap=True)
    if not rated:
        note(words.text("arena-no-ratings", text=Verbatim(INSTALL)))
    table = columns(words, words.text("arena-measured"), "bot", "decisions", "mean-ms", "longest-ms")
    for row in found["measured_here"]:
        times = [decimal(row[key], 2, words) for key in ("mean_ms", "longest_ms")]
        table.add_row(row["bot"], str(row["decisions"]), *times)
    out.print(table)
    if found["by_the_clock"]:
        note(words.text("arena-by-the-clock", known=", ".join(found["by_the_clock"]), example=Verbatim(BUDGET)))
    note(f"criee {found['version']}, {found['code']}: {found['command']}")


def cells(row: dict[str, Any], words: Words) -> list[str]:
    shown_row = [row["bot"], str(row["seats"]), number(row["wins"], words), share(row["share"], words)]
    if "interval" in row:
        low, high = (share(end, words) for end in row["interval"])
        shown_row.append(f"{low} – {high}")
    shown_row.append(share(row["even_share"], words))
    if "rating" in row:
        shown_row.append(f"{decimal(row['rating']['mu'], 1, words)} ± {decimal(row['rating']['sigma'], 1, words)}")
    return shown_row


def verdict(test: dict[str, Any], words: Words) -> str:
    """The hypotheses and what became of them, instead of an interval: one of a run that stopped itself would lie."""
    low, high = (share(end, words) for end in test["hypotheses"])
    asked = words.text("arena-hypotheses", low=low, high=high, percent=round(PERCENT * ERROR))
    ratio, bound = decimal(test["log_ratio"], 2, words), decimal(BOUND, 2, words)
    where = words.text("arena-ratio", found=ratio, text=bound)
    if test["decided"] is None:
        return f"{asked} {words.text('arena-open')} {where}"
    return f"{asked} {words.text('arena-decided', text=share(test['decided'], words))} {where}"
