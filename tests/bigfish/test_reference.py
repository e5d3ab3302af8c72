"""The engine's legal lists against an independent slow generator, on 20,000 random positions (B1, B6, B9-B11, B17)."""

from __future__ import annotations

from typing import cast

import pytest

from bigfish import reference
from criee.engine.bits import bit
from criee.engine.phase import HOUSE
from criee.engine.rng import Rng
from criee.games import open_game
from criee.games.bigfish.flow import BIRTH_PHASE, STEP_PHASE
from criee.games.bigfish.state import FishState

POSITIONS = 20_000
NAMES = list(reference.TILES)
FREE = sorted(reference.sea_of([(name, 0) for name in NAMES]))


def random_layout(rng: Rng) -> list[tuple[str, int]]:
    tiles = list(range(4))
    rng.shuffle(tiles)
    return [(NAMES[tile], int(rng.below(4))) for tile in tiles]


def random_fish(sea: reference.Sea, rng: Rng) -> dict[reference.Cell, tuple[int, int]]:
    """From two to twelve fish a side, of any size, anywhere but on wrecks."""
    cells = [FREE.index(cell) for cell in FREE if sea[cell] != "W"]
    rng.shuffle(cells)
    counts = [2 + int(rng.below(11)), 2 + int(rng.below(11))]
    fish: dict[reference.Cell, tuple[int, int]] = {}
    for owner, many in enumerate(counts):
        for _ in range(many):
            fish[FREE[cells.pop()]] = (owner, 1 + int(rng.below(3)))
    return fish


def engine_state(fresh: FishState, layout: list[tuple[str, int]], fish: reference.Fish) -> FishState:
    """The same position, put straight into a state: the reader of positions is tested elsewhere."""
    box = fresh.box
    state = fresh.clone()
    state.layout = box.layout([box.names.index(tile) for tile, _ in layout], [turn for _, turn in layout])
    state.sea = box.sea(state.layout)
    for (x, y), (owner, size) in fish.items():
        state.put(owner, (y - 1) * 6 + x - 1, size - 1)
    return state


@pytest.mark.compiled
def test_steps_and_births_agree_with_the_reference() -> None:
    """B6, B9, B10, B11 (steps), B17 (births), B1 (all places, all four turns of every tile)."""
    game = open_game("bigfish")
    fresh = cast(FishState, game.new(2))
    fresh.laid, fresh.first = 4, 0
    rng = Rng(2026)
    turns_seen: set[tuple[str, int]] = set()
    listed = 0
    for i in range(POSITIONS):
        layout = random_layout(rng)
        turns_seen.update(layout)
        sea = reference.sea_of(layout)
        fish = random_fish(sea, rng)
        state = engine_state(fresh, layout, fish)
        player = i % 2
        state.turn, state.phase = player, STEP_PHASE
        engine = [game.describe(move) for move in game.moves(state, player)]
        expected = {f"{reference.name(a)}-{reference.name(b)}" for a, b in reference.steps(sea, fish, player)}
        assert len(engine) == len(expected) and set(engine) == expected, (layout, fish, player)
        listed += len(engine)
        x, y = next(cell for cell, (owner, _) in fish.items() if owner == player)
        state.at, state.phase = (y - 1) * 6 + x - 1, BIRTH_PHASE
        born = [game.describe(move) for move in game.moves(state, player)]
        assert sorted(born) == sorted(f"place {reference.name(cell)}" for cell in reference.births(sea, fish, (x, y)))
    assert len(turns_seen) == 16 and listed > 10 * POSITIONS


def test_picking_is_choosing_from_the_list() -> None:
    """B5: random play picks without listing; it must be the move that the list holds at that number."""
    game = open_game("bigfish")
    for seed in range(60):
        rng = Rng(seed)
        state = game.new(2)
        while game.to_act(state):
            seat = game.to_act(state)[0]
            if seat == HOUSE:
                game.settle(state, rng)
                continue
            chance = seed * 1000 + int(state.fish0 & 511)
            moves = game.moves(state, seat)
            picked = game.phase(state).pick(state, seat, Rng(chance))
            assert picked == moves[Rng(chance).below(len(moves))]
            game.play(state, seat, picked)


def test_a_sea_of_bits_is_the_sea_of_the_drawing() -> None:
    """B1, B23: every cell of every layout seen above reads the same in both."""
    game = open_game("bigfish")
    fresh = cast(FishState, game.new(2))
    fresh.laid = 4
    rng = Rng(7)
    for _ in range(500):
        layout = random_layout(rng)
        state = engine_state(fresh, layout, {})
        for (x, y), letter in reference.sea_of(layout).items():
            cell = (y - 1) * 6 + x - 1
            assert state.box.kind_letter(state.sea.kinds[cell]) == letter
            assert bool(state.sea.wrecks & bit(cell)) == (letter == "W")


def test_asking_and_stepping_is_settling_and_listing() -> None:
    """B5, B8: one call plays, lets the house act and lists what is legal next; nothing is when it is over."""
    game = open_game("bigfish")
    for seed in range(20):
        one, two = game.new(2), game.new(2)
        rng, twin, choice = Rng(seed), Rng(seed), Rng(seed + 1)
        moves = game.ask(one, rng)
        while True:
            game.settle(two, twin)
            assert game.position(one) == game.position(two)
            if not moves:
                assert game.to_act(two) == ()
                break
            seat = game.to_act(two)[0]
            assert moves == game.moves(two, seat)
            move = choice.pick(moves)
            moves = game.step(one, move, rng)
            game.play(two, seat, move)
