"""What is in the box, and where it lies: ingredients, recipes, action cards.

Tokens are not counted: a player has used as many as he has recipes before him. Of cubes there are as many as needed.
"""

from __future__ import annotations

from criee.engine.bits import count as how_many
from criee.engine.bits import lowest, members
from criee.games.wasabi.box import CARDS, KINDS, WASABI, Box
from criee.games.wasabi.state import NONE, STACK_STEP, WasabiState


def tiles_out(s: WasabiState) -> list[int]:
    """How many tiles of each ingredient are not in the pantry."""
    out = [0] * len(s.box.types)
    for square in members(s.filled):
        out[lowest(s.shown[square])] += 1
    for tile in s.buried:
        out[tile // STACK_STEP] += 1
    for seat in range(int(s.seats)):
        for kind in range(len(out)):
            out[kind] += int(s.has_tile(seat, kind))
    if s.chopped and s.held != NONE:
        out[s.held] += 1
    return out


def cards_out(s: WasabiState) -> list[int]:
    """How many action cards of each kind are not in the kitchen."""
    out = [sum(s.cards[seat * KINDS + kind] for seat in range(int(s.seats))) for kind in range(KINDS)]
    out[WASABI] += len(s.blocks)
    return out


def count(s: WasabiState) -> dict[str, int]:
    """Everything on the table by its name, the recipes by their lengths."""
    tiles, cards = tiles_out(s), cards_out(s)
    found = {name: s.pantry[kind] + tiles[kind] for kind, name in enumerate(s.box.types)}
    found.update({f"card {name}": s.kitchen[kind] + cards[kind] for kind, name in enumerate(CARDS)})
    for place, length in enumerate(s.box.lengths):
        below = sum(1 for recipe in s.under if s.box.length[recipe] == place)
        above = [int(how_many(pile & s.box.of_length[place])) for pile in [int(s.deck), *s.recipes, *s.served]]
        found[f"length {length}"] = below + sum(above)
    return found


def contents(box: Box, seats: int) -> dict[str, int]:
    """W1, W2: all ingredients and recipes; of the action cards those that are not set aside."""
    found = dict(zip(box.types, box.copies, strict=True))
    found.update({f"card {name}": box.kitchens[seats - 2][kind] for kind, name in enumerate(CARDS)})
    found.update({f"length {length}": box.length.count(place) for place, length in enumerate(box.lengths)})
    return found
