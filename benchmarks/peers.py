"""Random play against OpenSpiel's C++ games, in one run: medians of interleaved rounds, printed as ratios.

Both sides are driven from Python by the shortest loop their interface allows: what is legal, choose, apply. The random
pick is the same for both, and so is its cost. "inside" is our compiled playout, for what searches and simulations get.
Time is the processor's, so that another program does not tilt a ratio; absolute figures are only kept to explain them.
Run with `make bench`.
"""

from __future__ import annotations

import argparse
import json
import math
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyspiel
from rich.console import Console
from rich.progress import track
from rich.table import Table

from criee.cli.hall import version_line
from criee.engine import is_compiled
from criee.engine.playout import playouts
from criee.engine.rng import Rng
from criee.games import open_game, packages, sign
from criee.words import Words

# game -> (the peer it is measured against, the bar from Python, the bar inside compiled code)
PEERS: dict[str, tuple[str, float, float]] = {
    "tsukiji": ("goofspiel", 3.0, 10.0),
    "bigfish": ("breakthrough", 3.0, 8.0),
    "fangfrisch": ("goofspiel", 1.0, 0.0),
    "wasabi": ("gin_rummy", 5.0, 0.0),
    "tokyo": ("gin_rummy", 5.0, 0.0),
}
WARM_CALLS = 12  # Python makes the loops of a function fast when it has been called eight times: ours and the peer's
RESULTS = Path(__file__).parent / "results"


def drive_ours(name: str, seconds: float) -> float:
    """Decisions per second through the public Python interface."""
    game: Any = open_game(name)
    seats = sign(name).seats[0]
    rng = Rng(1)
    uniform, floor, step = random.random, math.floor, game.step
    decisions = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = game.new(seats)
        moves = game.ask(state, rng)
        while moves:
            moves = step(state, moves[floor(uniform() * len(moves))], rng)
            decisions += 1
    return decisions / (time.process_time() - start)


def drive_inside(name: str, seconds: float) -> float:
    """Decisions per second inside compiled code."""
    game = open_game(name)
    seats = sign(name).seats[0]
    decisions, seed = 0, 1
    start = time.process_time()
    while time.process_time() - start < seconds:
        decisions += playouts(game, seats, 50, seed)
        seed += 1
    return decisions / (time.process_time() - start)


def drive_peer(name: str, seconds: float) -> float:
    """The shortest loop that OpenSpiel's interface allows. Chance outcomes are picked alike, which costs it least."""
    game = pyspiel.load_game(name)
    simultaneous = game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
    chancy = game.get_type().chance_mode != pyspiel.GameType.ChanceMode.DETERMINISTIC
    uniform, floor = random.random, math.floor
    decisions = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = game.new_initial_state()
        is_terminal, legal_actions, apply_action = state.is_terminal, state.legal_actions, state.apply_action
        while not is_terminal():
            if chancy and state.is_chance_node():
                outcomes = state.chance_outcomes()
                apply_action(outcomes[floor(uniform() * len(outcomes))][0])
            elif simultaneous:
                first, second = legal_actions(0), legal_actions(1)
                chosen = [first[floor(uniform() * len(first))], second[floor(uniform() * len(second))]]
                state.apply_actions(chosen)
                decisions += 2
            else:
                actions = legal_actions()
                apply_action(actions[floor(uniform() * len(actions))])
                decisions += 1
    return decisions / (time.process_time() - start)


def measure(names: list[str], rounds: int, seconds: float) -> dict[str, dict[str, float]]:
    """Every driver in every round, one after the other, so that a busy moment hits all alike."""
    drivers: list[tuple[str, str, Callable[[str, float], float], str]] = []
    for name in names:
        drivers += [(name, "python", drive_ours, name), (name, "inside", drive_inside, name)]
    for peer in sorted({PEERS[name][0] for name in names}):
        drivers.append((peer, "peer", drive_peer, peer))
    for _, _, drive, argument in drivers:
        for _ in range(WARM_CALLS):
            drive(argument, 0.02)
    found: dict[str, dict[str, list[float]]] = {}
    for _ in track(range(rounds), "measuring", console=Console(stderr=True), transient=True):
        for key, kind, drive, argument in drivers:
            found.setdefault(key, {}).setdefault(kind, []).append(drive(argument, seconds))
    return {key: {kind: statistics.median(rates) for kind, rates in kinds.items()} for key, kinds in found.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="all if none is named")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2.0, help="per driver and round")
    asked = parser.parse_args()
    names = asked.games or [name for name in packages() if name in PEERS]
    if not is_compiled():
        sys.exit("this measures compiled code; run it with `make bench`")
    rates = measure(names, asked.rounds, asked.seconds)
    table = Table(title="random play, decisions per second, median of rounds in one run")
    for title in (
        "game",
        "peer",
        "peer, from Python",
        "ours, from Python",
        "ratio",
        "bar",
        "ours, inside",
        "ratio",
        "bar",
    ):
        table.add_column(title, justify="right")
    rows = []
    for name in names:
        peer, bar, inside_bar = PEERS[name]
        base, ours, inside = rates[peer]["peer"], rates[name]["python"], rates[name]["inside"]
        rows.append(
            {
                "game": name,
                "peer": peer,
                "from_python": ours / base,
                "inside": inside / base,
                **rates[name],
                "peer_rate": base,
            }
        )
        table.add_row(
            name, peer, f"{base:,.0f}", f"{ours:,.0f}", f"{ours / base:.1f}×", f"{bar:g}×",
            f"{inside:,.0f}", f"{inside / base:.1f}×", f"{inside_bar:g}×" if inside_bar else "–",
        )  # fmt: skip
    Console(width=130).print(table)
    RESULTS.mkdir(exist_ok=True)
    file = RESULTS / "peers.json"
    version = version_line(Words("", "en", []))
    file.write_text(json.dumps({"version": version, "machine": platform.machine(), "rows": rows}, indent=2))
    print(f"saved to {file.relative_to(Path.cwd()) if file.is_relative_to(Path.cwd()) else file}")


if __name__ == "__main__":
    main()
