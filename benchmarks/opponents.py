"""Our search against OpenSpiel's: matches, speed, and how far it is from perfect play.

    PYTHONPATH=build/compiled python -m benchmarks.opponents matches --matches 200 --out build/opponents
    PYTHONPATH=build/compiled python -m benchmarks.opponents speed
    PYTHONPATH=build/compiled python -m benchmarks.opponents exploit --nodes 1500
    PYTHONPATH=build/compiled python -m benchmarks.opponents ceiling wasabi --seats 2 3 4 --nodes 100

What is measured and how: docs/strength.md. Needs `pip install 'criee[bench]'`. Matches that were played are kept in
the folder of `--out`: the same command goes on where it stopped. Where a bar is missed, the exit code is 1.
"""

from __future__ import annotations

import argparse
import json
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from benchmarks.rivals import exploit, matches, seer, speed
from benchmarks.rivals.bots import peer_name
from rich.console import Console
from rich.progress import Progress, track
from rich.table import Table

from criee.cli.hall import version_line
from criee.engine import is_compiled
from criee.lab.contest import Standing, report
from criee.lab.crew import Processes
from criee.lab.runner import run
from criee.words import Words

RESULTS: Final = Path(__file__).parent / "results"
SAID: Final = Console(stderr=True)
ROLLOUTS_BAR: Final = 2.0  # times the peer's random decisions a second
JUDGED_BAR: Final = 10.0  # times the peer's simulations a second
EXPLOIT_BAR: Final = 0.05  # of a win


def read_learned(files: list[str]) -> dict[str, str]:
    """`bigfish=FILE`: other weights than the game ships."""
    return {name: Path(file).read_text(encoding="utf-8") for name, _, file in (text.partition("=") for text in files)}


def save(name: str, found: object) -> None:
    RESULTS.mkdir(exist_ok=True)
    made = {"date": datetime.now(UTC).isoformat(timespec="minutes"), "version": version_line(Words("", "en", []))}
    file = RESULTS / f"opponents-{name}.json"
    file.write_text(json.dumps({**made, "peer": peer_name(), "command": sys.argv[1:], "found": found}, indent=2))
    SAID.print(f"saved to {file}")


def table(title: str, columns: list[str], rows: list[list[str]]) -> None:
    drawn = Table(title=title)
    for column in columns:
        drawn.add_column(column, justify="right")
    for row in rows:
        drawn.add_row(*row)
    Console(width=130).print(drawn)


# --- matches ------------------------------------------------------------------------------------------


def play_matches(asked: argparse.Namespace) -> bool:
    texts = read_learned(asked.learned)
    fights = [fight for fight in matches.FIGHTS if all(word in fight.title for word in asked.only)]
    rounds = (asked.matches + 1) // 2
    found: list[dict[str, Any]] = []
    with Progress(console=SAID) as progress:
        for fight in fights:
            bar = progress.add_task(fight.title, total=rounds)
            standing = matches.standing()
            text = texts.get(fight.game, "")
            kept = matches.folder(asked.out, fight, asked.seed, text)
            for shard in run(matches.shards(fight, rounds, asked.seed, text), Processes(asked.workers), kept):
                for played in shard:
                    standing.note(played)
                progress.advance(bar)
            found.append({**fight._asdict(), "seed": asked.seed, **report(standing, None)})
    rows = [match_row(one) for one in found]
    table(
        "ours against OpenSpiel", ["game", "peer", "budget", "rollouts", "matches", "wins", "95 %", "bar", "ms"], rows
    )
    save("matches", found)
    return all(one["bots"][0]["share"] >= one["bar"] for one in found)


def match_row(one: dict[str, Any]) -> list[str]:
    mine, clocks = one["bots"][0], one["measured_here"]
    low, high = mine["interval"]
    took = f"{clocks[0]['mean_ms']:.0f} : {clocks[1]['mean_ms']:.0f}"
    share, bar = f"{100 * mine['share']:.1f} %", f"{100 * one['bar']:.0f} %"
    interval = f"{100 * low:.0f}-{100 * high:.0f}"
    return [one["game"], one["peer"], one["budget"], one["rollouts"], str(one["matches"]), share, interval, bar, took]


# --- speed --------------------------------------------------------------------------------------------


def measure_speed(asked: argparse.Namespace) -> bool:
    texts = read_learned(asked.learned)
    rounds = track(range(asked.rounds), "measuring", console=SAID, transient=True)
    found = speed.measure(rounds, asked.seconds, texts.get(speed.GAME, ""))
    base = found["peer"]
    rows = []
    for name, (simulations, decisions) in found.items():
        times = [f"{simulations / base[0]:.1f}×", f"{decisions / base[1]:.1f}×" if decisions else "–"]
        rows.append([name, f"{simulations:,.0f}", times[0], f"{decisions:,.0f}" if decisions else "–", times[1]])
    table(
        f"{speed.GAME} against {speed.PEER} (C++), a second of processor time, median of rounds in one run",
        ["search", "simulations", "ratio", "random decisions", "ratio"],
        rows,
    )
    rolled, judged = found["rollouts"][1] / base[1], found["judged"][0] / base[0]
    print(f"rollouts {rolled:.2f} times (bar {ROLLOUTS_BAR:g}), judged {judged:.2f} times (bar {JUDGED_BAR:g})")
    save("speed", {name: {"simulations": pair[0], "random": pair[1]} for name, pair in found.items()})
    return rolled >= ROLLOUTS_BAR and judged >= JUDGED_BAR


# --- exploitability -----------------------------------------------------------------------------------


def measure_exploit(asked: argparse.Namespace) -> bool:
    game = exploit.small_game()
    text = read_learned(asked.learned).get(game.name, "")
    rows, found = [], []
    with Progress(console=SAID) as progress:
        for nodes in [0, *asked.nodes]:
            bar = progress.add_task(f"{nodes} walks a decision" if nodes else "random play", total=None)
            policy = exploit.searching(game, nodes, asked.seed, text) if nodes else exploit.at_random(game)
            one = exploit.exploit(game, policy, lambda bar=bar: progress.advance(bar))  # type: ignore[misc]
            progress.update(bar, total=one.decisions)
            found.append({"nodes": nodes, "seed": asked.seed, **one._asdict(), "mean": one.mean})
            cells = [f"{seat:.4f}" for seat in (*one.seats, one.mean)]
            rows.append(
                [str(nodes or "random"), *cells, f"{one.decisions:,}", f"{one.positions:,}", f"{one.value:.4f}"]
            )
    columns = ["walks", "seat 0", "seat 1", "mean", "decisions asked for", "positions", "value of perfect play"]
    table(f"small Tsukiji: what the best answer wins more (bar: below {EXPLOIT_BAR})", columns, rows)
    save("exploit", found)
    return float(str(found[-1]["mean"])) < EXPLOIT_BAR


# --- the ceiling --------------------------------------------------------------------------------------


def measure_ceiling(asked: argparse.Namespace) -> bool:
    found: list[dict[str, Any]] = []
    with Progress(console=SAID) as progress:
        for seats in asked.seats:
            contest = seer.contest(asked.game, seats, asked.nodes, asked.seed)
            rounds = -(-asked.matches // seats)
            bar = progress.add_task(f"{asked.game} with {seats}", total=rounds)
            standing = Standing(contest.teams)
            for shard in run(seer.shards(contest, asked.nodes, rounds), Processes(asked.workers)):
                for played in shard:
                    standing.note(played)
                progress.advance(bar)
            found.append({"game": asked.game, "players": seats, "seed": asked.seed, **report(standing, None)})
    rows = []
    for one in found:
        share, (low, high) = one["bots"][0]["share"], one["bots"][0]["interval"]
        interval, took = f"{100 * low:.0f}-{100 * high:.0f}", f"{one['measured_here'][0]['mean_ms']:.0f}"
        rows.append(
            [str(one["players"]), str(asked.nodes), str(one["matches"]), f"{100 * share:.1f} %", interval, took]
        )
    table(
        f"{asked.game}: a search that cheats against greedy",
        ["players", "walks", "matches", "wins", "95 %", "ms"],
        rows,
    )
    save(f"ceiling-{asked.game}", found)
    return True


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    both = argparse.ArgumentParser(add_help=False)
    both.add_argument("--learned", nargs="*", default=[], metavar="GAME=FILE", help="other weights than the game's own")
    both.add_argument("--seed", type=int, default=1)
    fights = commands.add_parser("matches", parents=[both])
    fights.add_argument("--matches", type=int, default=200, help="of each pairing; every deal is played twice")
    fights.add_argument("--workers", type=int, default=None, help="processes; as many as there are cores if not given")
    fights.add_argument("--only", nargs="*", default=[], help="pairings with these words, e.g. bigfish 100ms")
    fights.add_argument("--out", type=Path, default=None, help="folder that keeps what was played")
    fights.set_defaults(do=play_matches)
    fast = commands.add_parser("speed", parents=[both])
    fast.add_argument("--rounds", type=int, default=7)
    fast.add_argument("--seconds", type=float, default=2.0, help="per searcher and round")
    fast.set_defaults(do=measure_speed)
    far = commands.add_parser("exploit", parents=[both])
    far.add_argument(
        "--nodes", type=int, nargs="*", default=[1500], help="walks a decision; the last is held to the bar"
    )
    far.set_defaults(do=measure_exploit)
    most = commands.add_parser("ceiling")
    most.add_argument("game")
    most.add_argument("--seed", type=int, default=1)
    most.add_argument("--seats", type=int, nargs="*", default=[2], help="sizes of the table, one after the other")
    most.add_argument("--nodes", type=int, default=100, help="walks a decision")
    most.add_argument("--matches", type=int, default=100, help="at each table; rounded up to whole rounds")
    most.add_argument("--workers", type=int, default=None, help="processes; as many as there are cores if not given")
    most.set_defaults(do=measure_ceiling)
    return parser.parse_args()


if __name__ == "__main__":
    wanted = arguments()
    if not is_compiled():
        sys.exit("this measures compiled code: run `make compile` and set PYTHONPATH=build/compiled")
    sys.exit(0 if wanted.do(wanted) else 1)
