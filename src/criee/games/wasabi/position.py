"""Positions: a full state as readable data, and back; what cannot be is refused with the reason.

Only what differs from an empty counter must be written. Pantry and kitchen may be left out: they hold what lies
nowhere else, as the recipe piles always do. In phase 2 a tile has been laid, unless the turn was passed.
"""

from __future__ import annotations

from collections.abc import Mapping

from criee.engine.bits import bit, has, members, of
from criee.engine.fields import Fields
from criee.engine.line import shown
from criee.games.wasabi.box import CARDS, KINDS, SEATS
from criee.games.wasabi.flow import BY_BOARD, BY_PASSES, BY_TOKENS
from criee.games.wasabi.moments import PHASE_TWO, check
from criee.games.wasabi.moves import Codes
from criee.games.wasabi.possible import SETUP, cards_out, tiles_out
from criee.games.wasabi.state import NONE, WasabiState, names, one
from criee.games.wasabi.view import look

CARD_NUMBER = {name: kind for kind, name in enumerate(CARDS)}
DERIVED = ("seat", "rows", "columns", "piles", "strips", "tokens", "points", "hidden_hands")


def write(codes: Codes, s: WasabiState, phase: str) -> dict[str, object]:
    """Everything that is needed to go on from here; what is derived is left out."""
    data: dict[str, object] = dict(look(codes, s, phase, 0))
    for derived in DERIVED:
        del data[derived]
    box = s.box
    under: dict[str, list[str]] = {}
    for recipe in s.under:
        under.setdefault(str(box.lengths[box.length[recipe]]), []).append(box.recipes[recipe])
    data["under"] = under
    data["recipes"] = [names(box, held) for held in s.recipes]
    data["known"] = [names(box, known) for known in s.known]
    return data


def read(codes: Codes, data: Mapping[str, object], phases: list[str]) -> WasabiState:
    fields = Fields(data, "position")
    fields.asked.update(DERIVED)
    phase = fields.choice("phase", phases)
    players = fields.number("players", 2, SEATS) if fields.has("players") else 2
    s = blank(codes, players)
    s.phase = phases.index(phase)
    read_board(codes, s, fields)
    read_players(s, fields)
    read_recipes(s, fields)
    read_turn(codes, s, fields, phase)
    read_supply(s, fields)
    fields.done()
    check(codes, s, phase)
    return s


def blank(codes: Codes, players: int) -> WasabiState:
    """An empty counter for so many players."""
    box = codes.box
    s = WasabiState(box, players)
    s.zone = box.zone(box.zones[players - 2])
    s.shown = [0] * codes.size
    s.pantry = box.copies.copy()
    s.kitchen = box.kitchens[players - 2].copy()
    s.deck = box.all_recipes
    s.cards = [0] * (players * KINDS)
    s.hands, s.recipes, s.known = [0] * players, [0] * players, [0] * players
    s.served, s.styled, s.cubes = [0] * players, [0] * players, [0] * players
    return s


def read_board(codes: Codes, s: WasabiState, fields: Fields) -> None:
    box = s.box
    board = fields.table("board") if fields.has("board") else Fields({}, "board")
    for square in board.data:
        place = index(board, square, square, box.square_number)
        for i, name in enumerate(board.texts(square)):
            s.put(place, index(board, f"{square}[{i}]", name, box.type_number))
    for i, text in enumerate(fields.texts("wasabi") if fields.has("wasabi") else []):
        block = index(fields, f"wasabi[{i}]", text, codes.blocks)
        if s.locked & codes.block_bits[block]:
            raise fields.wrong(f"wasabi[{i}]", "Wasabi! cards never overlap (W26)")
        s.blocks.append(codes.corners[block])
        s.locked |= codes.block_bits[block]


def read_players(s: WasabiState, fields: Fields) -> None:
    box = s.box
    for seat, hand in enumerate(lists(s, fields, "hands")):
        if len(hand) > box.hand:
            raise fields.wrong(f"hands[{seat}]", f"a hand has at most {int(box.hand)} ingredients (W17)")
        for name in hand:
            s.hands[seat] += int(one(index(fields, f"hands[{seat}]", name, box.type_number)))
    for seat, hand in enumerate(lists(s, fields, "cards")):
        if len(hand) > box.cards_held:
            raise fields.wrong(f"cards[{seat}]", f"never more than {int(box.cards_held)} action cards in hand (W16)")
        for name in hand:
            s.cards[seat * KINDS + index(fields, f"cards[{seat}]", name, CARD_NUMBER)] += 1
    if fields.has("cubes"):
        s.cubes = fields.numbers("cubes", 0, 999)
        if len(s.cubes) != s.seats:
            raise fields.wrong("cubes", f"there are {int(s.seats)} players, found {len(s.cubes)}")


def read_recipes(s: WasabiState, fields: Fields) -> None:
    """Every recipe lies in one place; those not named are in the piles, in unknown order."""
    box = s.box
    for seat, hand in enumerate(lists(s, fields, "recipes")):
        if len(hand) > box.recipes_held:
            raise fields.wrong(f"recipes[{seat}]", f"a player holds at most {int(box.recipes_held)} recipes (W18)")
        s.recipes[seat] = draw_out(s, fields, f"recipes[{seat}]", hand)
    for seat, hand in enumerate(lists(s, fields, "served")):
        s.served[seat] = draw_out(s, fields, f"served[{seat}]", hand)
    under = fields.table("under") if fields.has("under") else Fields({}, "under")
    for key in under.data:
        names_below = under.texts(key)
        for recipe in members(draw_out(s, under, key, names_below)):
            if str(box.lengths[box.length[recipe]]) != key:
                raise under.wrong(key, f"{box.recipes[recipe]} does not have this length")
        s.under += [box.recipe_number[name] for name in names_below]
    for seat, hand in enumerate(lists(s, fields, "styled")):
        s.styled[seat] = recipe_set(s, fields, f"styled[{seat}]", hand)
    for seat, hand in enumerate(lists(s, fields, "known")):
        s.known[seat] = recipe_set(s, fields, f"known[{seat}]", hand)


def recipe_set(s: WasabiState, fields: Fields, key: str, hand: list[str]) -> int:
    return int(of([index(fields, key, name, s.box.recipe_number) for name in hand]))


def draw_out(s: WasabiState, fields: Fields, key: str, hand: list[str]) -> int:
    """Takes recipes out of the piles."""
    for name in hand:
        recipe = index(fields, key, name, s.box.recipe_number)
        if not has(s.deck, recipe):
            raise fields.wrong(key, f"{name} lies in two places at once")
        s.deck &= ~bit(recipe)
    return recipe_set(s, fields, key, hand)


def read_supply(s: WasabiState, fields: Fields) -> None:
    """Pantry and kitchen: written, or what lies nowhere else; possible.py compares."""
    box = s.box
    if fields.has("pantry"):
        pantry = fields.table("pantry")
        s.pantry = [pantry.number(name, 0, 99) if pantry.has(name) else 0 for name in box.types]
        pantry.done()
    else:
        s.pantry = [box.copies[kind] - used for kind, used in enumerate(tiles_out(s))]
    if fields.has("kitchen"):
        kitchen = fields.table("kitchen")
        s.kitchen = [kitchen.number(name, 0, 9) if kitchen.has(name) else 0 for name in CARDS]
        kitchen.done()
    else:
        s.kitchen = [box.kitchens[s.seats - 2][kind] - used for kind, used in enumerate(cards_out(s))]


def read_turn(codes: Codes, s: WasabiState, fields: Fields, phase: str) -> None:
    """Where in the turn we are."""
    box = s.box
    players = int(s.seats)
    s.first = optional(fields, "first", players - 1)
    s.actor = optional(fields, "actor", players - 1)
    s.opening = fields.flag("opening") if fields.has("opening") else phase in SETUP
    s.played = word(fields, "played", CARD_NUMBER)
    s.held = word(fields, "held", box.type_number)
    s.chopped = fields.has("chopped") and fields.flag("chopped")
    s.dropped = optional(fields, "dropped", int(box.recipes_held))
    s.owed = optional(fields, "owed", int(box.all_tokens))
    s.passes = optional(fields, "passes", int(box.passes) * players, 1 if phase == "discard" else 0)
    cooked = phase in PHASE_TWO and not s.opening and s.passes == 0
    s.laid = optional(fields, "laid", int(box.spicy_tiles), 1 if cooked else 0)
    s.ended = optional(fields, "ended", BY_PASSES)
    if s.ended not in (0, BY_TOKENS, BY_BOARD, BY_PASSES):
        raise fields.wrong("ended", f"must be {BY_TOKENS}, {BY_BOARD} or {BY_PASSES}")
    asking = optional(fields, "asking", max(box.lengths))
    s.asking = box.lengths.index(asking) if asking in box.lengths else NONE
    squares = fields.texts("fresh") if fields.has("fresh") else []
    s.fresh = of([index(fields, "fresh", square, box.square_number) for square in squares])
    swapped = fields.texts("swapped") if fields.has("swapped") else []
    if swapped:
        pair = [index(fields, "swapped", square, box.square_number) for square in swapped]
        if pair not in codes.pairs:
            raise fields.wrong("swapped", "must be two neighbouring squares, the lower first (W24)")
        s.swap_a, s.swap_b = pair[0], pair[1]


def optional(fields: Fields, key: str, high: int, default: int = 0) -> int:
    return fields.number(key, 0, high) if fields.has(key) else default


def word(fields: Fields, key: str, allowed: dict[str, int]) -> int:
    """The number behind a word; -1 if nothing is written."""
    text = fields.text(key) if fields.has(key) else ""
    return index(fields, key, text, allowed) if text else NONE


def index(fields: Fields, key: str, text: str, allowed: dict[str, int]) -> int:
    found = allowed.get(text, NONE)
    if found == NONE:
        raise fields.wrong(key, f"{shown(text)!r} is not known here")
    return found


def lists(s: WasabiState, fields: Fields, key: str) -> list[list[str]]:
    """One list of words per player; all empty if nothing is written."""
    if not fields.has(key):
        return [[] for _ in range(int(s.seats))]
    rows = fields.items(key)
    if len(rows) != s.seats:
        raise fields.wrong(key, f"there are {int(s.seats)} players, found {len(rows)}")
    found: list[list[str]] = []
    for seat, row in enumerate(rows):
        where = f"{key}[{seat}]"
        found.append([fields.word(where, item) for item in fields.listed(where, row)])
    return found
