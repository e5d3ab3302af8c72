"""What one seat may know, built from nothing. Hidden are only recipes: in rivals' hands and in the piles (W6)."""

from __future__ import annotations

from typing import TypedDict

from criee.engine.bits import count, has, members
from criee.games.wasabi.box import CARDS, KINDS
from criee.games.wasabi.score import points
from criee.games.wasabi.state import NONE, WasabiState, hand_list, names, put_back


class WasabiView(TypedDict):
    """One name everywhere: these keys are also those of a position and of the browser's table."""

    phase: str
    seat: int  # whose eyes these are; -2 for a spectator
    players: int
    first: int
    actor: int
    opening: bool  # before the first turn
    rows: int
    columns: int  # of the zone
    board: dict[str, list[str]]  # square -> ingredients from the bottom up
    wasabi: list[str]  # cards on the board by lower left and upper right square, such as "c3 d4"
    pantry: dict[str, int]
    kitchen: dict[str, int]
    piles: dict[str, int]  # length -> recipes in the pile
    under: dict[str, list[str]]  # of these, the ones put back by passes, next to come first; "?" if not known
    hands: list[list[str]]
    cards: list[list[str]]
    recipes: list[list[str]]  # names, or "?3" for one of length 3 that is not for these eyes
    strips: dict[str, list[str]]  # the ingredients of each recipe named there, in order
    served: list[list[str]]
    styled: list[list[str]]
    cubes: list[int]
    tokens: list[dict[str, int]]  # unused, by length
    points: list[int]  # as the table stands
    played: str  # the action card of this turn
    laid: int
    held: str  # the ingredient about to be laid
    chopped: bool
    fresh: list[str]  # squares changed by tiles this turn (W11)
    swapped: list[str]  # and by Switch!
    dropped: int
    owed: int
    asking: int  # the length of the recipe about to be dealt; 0: none
    passes: int
    ended: int  # the number of the rule that ended the match
    hidden_hands: bool  # the table hides hands and cards on the screen (W6)


def look(s: WasabiState, phase: str, seat: int) -> WasabiView:
    """The table as one seat sees it."""
    box = s.box
    seats = range(int(s.seats))
    lengths = [str(length) for length in box.lengths]
    below = put_back(s)
    return WasabiView(
        phase=phase,
        seat=seat,
        players=int(s.seats),
        first=int(s.first),
        actor=int(s.actor),
        opening=s.opening,
        rows=int(box.rows),
        columns=box.zones[s.seats - 2],
        board={box.squares[q]: [box.types[t] for t in s.stack(q)] for q in members(s.filled)},
        wasabi=[box.blocks[block] for block in s.blocks],
        pantry={name: s.pantry[kind] for kind, name in enumerate(box.types)},
        kitchen={CARDS[kind]: s.kitchen[kind] for kind in range(KINDS)},
        piles={n: int(count(s.deck & box.of_length[i])) + len(below.get(n, [])) for i, n in enumerate(lengths)},
        under={n: [box.recipes[r] if knows(s, seat, NONE, r) else "?" for r in below[n]] for n in below},
        hands=[[box.types[t] for t in hand_list(s.hands[p], len(box.types))] for p in seats],
        cards=[card_names(s, p) for p in seats],
        recipes=[recipes_for(s, p, seat) for p in seats],
        strips={box.recipes[r]: box.strip(r) for p in seats for r in members(s.recipes[p]) if knows(s, seat, p, r)},
        served=[names(box, s.served[p]) for p in seats],
        styled=[names(box, s.styled[p]) for p in seats],
        cubes=s.cubes.copy(),
        tokens=[{name: int(s.tokens_left(p, n)) for n, name in enumerate(lengths)} for p in seats],
        points=[int(points(s, p)) for p in seats],
        played=CARDS[s.played] if s.played != NONE else "",
        laid=int(s.laid),
        held=box.types[s.held] if s.held != NONE else "",
        chopped=s.chopped,
        fresh=[box.squares[q] for q in members(s.fresh)],
        swapped=[box.squares[s.swap_a], box.squares[s.swap_b]] if s.swap_a != NONE else [],
        dropped=int(s.dropped),
        owed=int(s.owed),
        asking=box.lengths[s.asking] if s.asking != NONE else 0,
        passes=int(s.passes),
        ended=int(s.ended),
        hidden_hands=box.hidden_hands,
    )


def knows(s: WasabiState, viewer: int, holder: int, recipe: int) -> bool:
    """Whether a viewer can name a recipe in a hand, or under a pile (holder -1)."""
    return viewer >= 0 and (viewer == holder or has(s.known[viewer], recipe))


def recipes_for(s: WasabiState, holder: int, viewer: int) -> list[str]:
    """A player's recipes by length; among equals the unknown come first, so that their place tells nothing."""
    found: list[str] = []
    for n, length in enumerate(s.box.lengths):
        held = members(s.recipes[holder] & s.box.of_length[n])
        named = [s.box.recipes[r] for r in held if knows(s, viewer, holder, r)]
        found += [f"?{length}"] * (len(held) - len(named)) + named
    return found


def card_names(s: WasabiState, seat: int) -> list[str]:
    return [CARDS[kind] for kind in range(KINDS) for _ in range(s.cards[seat * KINDS + kind])]
