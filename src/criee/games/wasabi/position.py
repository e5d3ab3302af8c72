"""Positions: a full state as readable data, and back.

Only what differs from an empty counter must be written. Pantry and kitchen may be left out: they hold what lies
nowhere else, as the recipe piles always do. In phase 2 a tile has been laid, unless the turn was passed.
"""

from __future__ import annotations

from typing import Final

from criee.engine.bits import bit, has, of
from criee.engine.fields import Fields, require
from criee.engine.line import shown
from criee.engine.phase import NOBODY
from criee.games.wasabi.box import CARDS, KINDS, SEATS, Box
from criee.games.wasabi.census import cards_out, tiles_out
from criee.games.wasabi.flow import BY_BOARD, BY_PASSES, BY_TOKENS
from criee.games.wasabi.possible import PHASE_TWO, SETUP
from criee.games.wasabi.state import NONE, WasabiState, names, one, put_back
from criee.games.wasabi.view import look

CARD_NUMBER: Final = {name: kind for kind, name in enumerate(CARDS)}
DERIVED: Final[tuple[str, ...]] = ("seat", "rows", "columns", "piles", "strips", "tokens", "points", "hidden_hands")


def write(s: WasabiState) -> dict[str, object]:
    """What all can see, without what follows from it; and every recipe by its name."""
    box = s.box
    table = look(s, "", NOBODY).items()
    data: dict[str, object] = {key: value for key, value in table if key != "phase" and key not in DERIVED}
    data["under"] = {length: [box.recipes[recipe] for recipe in pile] for length, pile in put_back(s).items()}
    data["recipes"] = [names(box, held) for held in s.recipes]
    data["known"] = [names(box, known) for known in s.known]
    return data


def blank(box: Box, players: int) -> WasabiState:
    """An empty counter for so many players."""
    s = WasabiState(box, players)
    s.zone = box.zone(box.zones[players - 2])
    s.shown = [0] * len(box.squares)
    s.pantry = box.copies.copy()
    s.kitchen = box.kitchens[players - 2].copy()
    s.deck = box.all_recipes
    s.cards = [0] * (players * KINDS)
    s.hands, s.recipes, s.known = [0] * players, [0] * players, [0] * players
    s.served, s.styled, s.cubes = [0] * players, [0] * players, [0] * players
    return s


def read(box: Box, fields: Fields, phase: str) -> WasabiState:
    s = blank(box, fields.number("players", 2, SEATS, 2))
    read_board(s, fields)
    read_players(s, fields)
    read_recipes(s, fields)
    read_turn(s, fields, phase)
    read_supply(s, fields)
    return s


def read_board(s: WasabiState, fields: Fields) -> None:
    box = s.box
    if fields.has("board"):
        board = fields.table("board")
        for square in board.data:
            place = index(board, square, square, box.square_number)
            for i, name in enumerate(board.texts(square)):
                s.put(place, index(board, f"{square}[{i}]", name, box.type_number))
    for i, text in enumerate(fields.texts("wasabi", [])):
        block = index(fields, f"wasabi[{i}]", text, box.block_number)
        require(s.locked & box.block_bits[block] == 0, f"wasabi[{i}]", "Wasabi! cards never overlap (W26)")
        s.blocks.append(block)
        s.locked |= box.block_bits[block]


def read_players(s: WasabiState, fields: Fields) -> None:
    box = s.box
    for seat, hand in enumerate(lists(s, fields, "hands", box.type_number)):
        require(len(hand) <= box.hand, f"hands[{seat}]", f"a hand has at most {box.hand} ingredients (W17)")
        for kind in hand:
            s.hands[seat] += int(one(kind))
    for seat, hand in enumerate(lists(s, fields, "cards", CARD_NUMBER)):
        for kind in hand:
            s.cards[seat * KINDS + kind] += 1
    s.cubes = fields.numbers("cubes", 0, 999, s.cubes, int(s.seats))


def read_recipes(s: WasabiState, fields: Fields) -> None:
    """Every recipe lies in one place; those not named are in the piles, in unknown order."""
    box, number = s.box, s.box.recipe_number
    for seat, hand in enumerate(lists(s, fields, "recipes", number)):
        s.recipes[seat] = draw_out(s, f"recipes[{seat}]", hand)
    for seat, hand in enumerate(lists(s, fields, "served", number)):
        s.served[seat] = draw_out(s, f"served[{seat}]", hand)
    if fields.has("under"):
        under = fields.table("under")
        for place, key in enumerate([str(length) for length in box.lengths]):
            pile = [index(under, key, name, number) for name in under.texts(key, [])]
            for recipe in pile:
                fits = box.length[recipe] == place
                require(fits, f"under.{key}", f"{box.recipes[recipe]} does not have this length")
            draw_out(s, f"under.{key}", pile)
            s.under += pile
        under.done()
    s.styled = [int(of(hand)) for hand in lists(s, fields, "styled", number)]
    s.known = [int(of(hand)) for hand in lists(s, fields, "known", number)]


def draw_out(s: WasabiState, where: str, recipes: list[int]) -> int:
    """Takes recipes out of the piles, as a set."""
    for recipe in recipes:
        require(has(s.deck, recipe), where, f"{s.box.recipes[recipe]} lies in two places at once")
        s.deck &= ~bit(recipe)
    return int(of(recipes))


def read_turn(s: WasabiState, fields: Fields, phase: str) -> None:
    """Where in the turn we are."""
    box = s.box
    last, most_passes = int(s.seats) - 1, int(box.passes * s.seats)
    s.first = fields.number("first", 0, last, 0)
    s.actor = fields.number("actor", 0, last, 0)
    s.opening = fields.flag("opening", phase in SETUP)
    s.played = word(fields, "played", CARD_NUMBER)
    s.held = word(fields, "held", box.type_number)
    s.chopped = fields.flag("chopped", False)
    s.dropped = fields.number("dropped", 0, int(box.recipes_held), 0)
    s.owed = fields.number("owed", 0, int(box.all_tokens), 0)
    s.passes = fields.number("passes", 0, most_passes, 1 if phase == "discard" else 0)
    cooked = phase in PHASE_TWO and not s.opening and s.passes == 0
    s.laid = fields.number("laid", 0, int(box.spicy_tiles), 1 if cooked else 0)
    s.ended = fields.number("ended", 0, BY_PASSES, 0)
    ends = s.ended in (0, BY_TOKENS, BY_BOARD, BY_PASSES)
    require(ends, "ended", f"must be {BY_TOKENS}, {BY_BOARD} or {BY_PASSES}")
    asking = fields.number("asking", 0, max(box.lengths), 0)
    s.asking = box.lengths.index(asking) if asking in box.lengths else NONE
    s.fresh = of([index(fields, "fresh", square, box.square_number) for square in fields.texts("fresh", [])])
    pair = [index(fields, "swapped", square, box.square_number) for square in fields.texts("swapped", [])]
    require(not pair or pair in box.pairs, "swapped", "must be two neighbouring squares, the lower first (W24)")
    if pair:
        s.swap_a, s.swap_b = pair[0], pair[1]


def read_supply(s: WasabiState, fields: Fields) -> None:
    """Pantry and kitchen: written, or what lies nowhere else; possible.py compares."""
    box = s.box
    if fields.has("pantry"):
        pantry = fields.table("pantry")
        s.pantry = [pantry.number(name, 0, 99, 0) for name in box.types]
        pantry.done()
    else:
        s.pantry = [box.copies[kind] - used for kind, used in enumerate(tiles_out(s))]
    if fields.has("kitchen"):
        kitchen = fields.table("kitchen")
        s.kitchen = [kitchen.number(name, 0, 9, 0) for name in CARDS]
        kitchen.done()
    else:
        s.kitchen = [box.kitchens[s.seats - 2][kind] - used for kind, used in enumerate(cards_out(s))]


def word(fields: Fields, key: str, allowed: dict[str, int]) -> int:
    """The number behind a word; -1 if nothing is written."""
    text = fields.text(key, "")
    return index(fields, key, text, allowed) if text else NONE


def index(fields: Fields, key: str, text: str, allowed: dict[str, int]) -> int:
    found = allowed.get(text, NONE)
    if found == NONE:
        raise fields.wrong(key, f"{shown(text)!r} is not known here")
    return found


def lists(s: WasabiState, fields: Fields, key: str, allowed: dict[str, int]) -> list[list[int]]:
    """What is written for each player, as numbers; nothing for anybody if it is left out."""
    found: list[list[int]] = [[] for _ in range(int(s.seats))]
    for seat, row in enumerate(fields.items(key, int(s.seats)) if fields.has(key) else []):
        where = f"{key}[{seat}]"
        found[seat] = [index(fields, where, fields.word(where, item), allowed) for item in fields.listed(where, row)]
    return found
