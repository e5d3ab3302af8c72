"""When each refusal of Wasabi! is true, stated over the written position alone: squares, stacks, hands, counts."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from refusals import Fact, Scene

COOKING = {"pick", "place", "play", "chop", "toss", "keep", "switch", "cover", "claim"}
PREPARING = {"take": "W15", "lift": "W15", "return": "W15", "decline": "W15", "stock": "W17", "draw": "W18"}
PHASE_ONE = {"turn", "place", "chop", "chopped", "switch", "cover"}
PHASE_TWO = {"reward", "stock", "draw"}
MOST_CARDS = 2


# --- reading the counter -----------------------------------------------------------------------------


def zone(s: Scene) -> list[str]:
    return [f"{c}{r}" for c in "abcdefg"[: s.seats + 3] for r in range(1, 7)]


def block(low: str, high: str) -> set[str]:
    return {column + row for column in (low[0], high[0]) for row in (low[1], high[1])}


def covered(s: Scene) -> set[str]:
    return {square for card in s.position["wasabi"] for square in block(*card.split())}


def lies(s: Scene, square: str) -> list[str]:
    """The ingredients on a square from the bottom up."""
    found: list[str] = s.position["board"].get(square, [])
    return found


def empty(s: Scene) -> set[str]:
    return {square for square in zone(s) if not lies(s, square)} - covered(s)


def squares(s: Scene) -> list[str]:
    """The squares that the move names."""
    return [word for word in s.words if len(word) == 2 and word[0] in "abcdefg" and word[1] in "123456"]


def apart(s: Scene) -> list[int]:
    """How many columns and rows lie between the two squares that the move names."""
    one, two = squares(s)
    return [abs(ord(one[0]) - ord(two[0])), abs(int(one[1]) - int(two[1]))]


def is_own(s: Scene, what: str, word: str) -> bool:
    return word in s.position[what][s.seat]


def lines(s: Scene, length: int) -> Iterator[list[str]]:
    """Every straight line of the zone."""
    columns = "abcdefg"[: s.seats + 3]
    for column in range(len(columns)):
        for row in range(6):
            if column + length <= len(columns):
                yield [f"{columns[column + i]}{row + 1}" for i in range(length)]
            if row + length <= 6:
                yield [f"{columns[column]}{row + 1 + i}" for i in range(length)]


def strip(s: Scene) -> list[str]:
    found: list[str] = s.catalogue["recipes"][s.move.partition(" ")[2]]["strip"]
    return found


def tops(s: Scene) -> list[list[str]]:
    """The lines whose tops are the recipe's ingredients, covered or not."""
    wanted = set(strip(s))
    return [line for line in lines(s, len(wanted)) if {(lies(s, q) or [""])[-1] for q in line} == wanted]


def has_anywhere(s: Scene) -> bool:
    """Whether some line has the recipe's ingredients at any depth, one a square."""
    wanted = strip(s)
    for line in lines(s, len(wanted)):
        stacks = [set(lies(s, q)) for q in line]
        if set(wanted) <= set().union(*stacks):
            for order in permutations(wanted):
                if all(name in stack for name, stack in zip(order, stacks, strict=True)):
                    return True
    return False


def was_touched(s: Scene, line: list[str]) -> bool:
    """Whether a step of this turn changed what the line has: a tile on it, or one of its squares swapped away."""
    return bool(set(line) & set(s.position["fresh"])) or len(set(line) & set(s.position["swapped"])) == 1


def tokens_left(s: Scene) -> int:
    length = len(strip(s))
    used = [name for name in s.position["served"][s.seat] if len(s.catalogue["recipes"][name]["strip"]) == length]
    return {2: 4, 3: 3, 4: 2, 5: 1}[length] - len(used)


def claims(s: Scene) -> bool:
    """A claim of an own recipe for which there is a token: only the line can be at fault."""
    return s.words[0] == "claim" and is_own(s, "recipes", s.move[6:]) and tokens_left(s) > 0


# --- where in the turn -------------------------------------------------------------------------------


def passed(s: Scene) -> bool:
    return s.position["phase"] == "discard" or bool(s.position["phase"] in PHASE_TWO and s.position["laid"] == 0)


def in_phase_two(s: Scene) -> bool:
    return bool(s.position["phase"] in PHASE_TWO and not s.position["opening"])


def bare(s: Scene) -> bool:
    return bool(s.position["laid"] == 0 and s.position["hands"][s.seat] == [])


def may_lay(s: Scene) -> bool:
    return bool(s.position["laid"] < (2 if s.position["played"] == "spicy" else 1))


def category(s: Scene, name: str) -> str:
    found: str = s.catalogue["ingredients"][name]["category"]
    return found


def left_hand(s: Scene) -> list[str]:
    hand: list[str] = s.position["hands"][(s.seat + 1) % s.seats]
    return hand


def pile_is_empty(s: Scene) -> bool:
    """Nobody put one back, and every recipe of this length is held or served."""
    length = s.words[1]
    out = [name for hand in s.position["recipes"] + s.position["served"] for name in hand]
    gone = [name for name in out if str(s.catalogue["recipes"][name]["length"]) == length]
    return len(gone) == {"2": 18, "3": 14, "4": 10, "5": 8}[length]


def reward(s: Scene) -> list[str]:
    """What is taken, without what goes back for it."""
    return s.words[2:] if s.words[0] == "return" else s.words


def others_to_take(s: Scene) -> bool:
    """A card of another kind than the one played lies in the kitchen or on the counter."""
    there = {name for name, count in s.position["kitchen"].items() if count}
    return bool((there | ({"wasabi"} if s.position["wasabi"] else set())) - {s.position["played"]})


def free_pairs(s: Scene) -> bool:
    free = set(zone(s)) - covered(s)
    pairs = [(a, b) for a in free for b in free if abs(ord(a[0]) - ord(b[0])) + abs(int(a[1]) - int(b[1])) == 1]
    return any(lies(s, a) or lies(s, b) for a, b in pairs)


def free_blocks(s: Scene) -> bool:
    """A block of the zone without Wasabi!, which before the tile leaves an empty square."""
    free = set(zone(s)) - covered(s)
    for low in free:
        four = block(low, chr(ord(low[0]) + 1) + str(int(low[1]) + 1))
        if four <= free and (s.position["laid"] > 0 or empty(s) - four):
            return True
    return False


def says(s: Scene, rule: str, verb: str = "", phase: str = "") -> bool:
    """The rule cited, the kind of move, and the phase it was tried in, as alternatives apart by spaces."""
    return (
        s.rule in rule.split()
        and (not verb or s.words[0] in verb.split())
        and (not phase or s.position["phase"] in phase.split())
    )


FACTS: dict[str, Fact] = {
    "refuse-given": lambda s: says(s, "W4", "give") and s.position["phase"] != "give",
    "refuse-giving": lambda s: (
        says(s, "W4") and s.position["phase"] == "give" and s.args["player"] == f"#{(s.seat + 1) % s.seats}"
    ),
    "refuse-barred": lambda s: says(s, "W4", "give", "give") and category(s, s.words[1]) in ("base", "unique"),
    "refuse-category": lambda s: (
        says(s, "W4", "give", "give")
        and category(s, s.words[1]) in {category(s, name) for name in left_hand(s)}
        and s.args["player"] == f"#{(s.seat + 1) % s.seats}"
    ),
    "refuse-pantry": lambda s: (
        (says(s, "W17", "stock", "stock") or says(s, "W4", "give", "give")) and s.position["pantry"][s.words[1]] == 0
    ),
    "refuse-pile": lambda s: (
        says(s, "W5" if s.position["opening"] else "W18", "draw", "draw")
        and pile_is_empty(s)
        and s.args["length"] == int(s.words[1])
    ),
    "refuse-wait": lambda s: (
        s.position["phase"] in PHASE_ONE | {"discard"} and s.rule == PREPARING[s.words[0]] and not s.position["opening"]
    ),
    "refuse-cooked": lambda s: (
        says(s, "W7") and in_phase_two(s) and not passed(s) and s.words[0] in COOKING - {"claim"}
    ),
    "refuse-late-claim": lambda s: says(s, "W19", "claim") and in_phase_two(s) and not passed(s),
    "refuse-passed": lambda s: says(s, "W8") and passed(s) and s.words[0] in COOKING and s.position["passes"] > 0,
    "refuse-unpassed": lambda s: says(s, "W8", "discard") and not passed(s) and not s.position["opening"],
    "refuse-keep-all": lambda s: says(s, "W8", "done", "discard") and s.position["dropped"] == 0,
    "refuse-pass": lambda s: says(s, "W8", "pass", "turn") and (s.position["laid"] > 0 or s.position["played"] != ""),
    "refuse-done": lambda s: says(s, "W7", "done", "turn") and s.position["laid"] == 0 and not bare(s),
    "refuse-bare": lambda s: says(s, "W17", "done place play", "turn") and bare(s) and s.move != "play chop",
    "refuse-pick-first": lambda s: (
        says(s, "W7", "place", "turn")
        and not bare(s)
        and may_lay(s)
        and (bool(empty(s)) or s.position["played"] == "stack")
    ),
    "refuse-laid": lambda s: (
        says(s, "W23" if s.position["played"] == "spicy" else "W7", "pick place", "turn")
        and not may_lay(s)
        and s.args["laid"] == s.position["laid"] > 0
    ),
    "refuse-full": lambda s: (
        says(s, "W7", "pick place", "turn") and not empty(s) and may_lay(s) and s.position["played"] != "stack"
    ),
    "refuse-tile": lambda s: (
        says(s, "W7", "pick", "turn") and not is_own(s, "hands", s.words[1]) and s.args["tile"] == f"@the-{s.words[1]}"
    ),
    "refuse-held": lambda s: (
        says(s, "W22" if s.position["chopped"] else "W7", "place", "place")
        and s.words[1] != s.position["held"]
        and s.args["tile"] == f"@the-{s.position['held']}"
    ),
    "refuse-outside": lambda s: (
        (says(s, "W7", "place chop switch", "place chop switch") or says(s, "W25", "cover", "cover"))
        and s.args["square"] in (block(*squares(s)) if s.words[0] == "cover" else squares(s))
        and s.args["square"] not in zone(s)
    ),
    "refuse-locked": lambda s: (
        says(s, "W26", "place chop switch", "place chop switch")
        and s.args["square"] in squares(s)
        and s.args["square"] in covered(s)
    ),
    "refuse-filled": lambda s: (
        says(s, "W7", "place", "place")
        and lies(s, s.words[2]) != []
        and s.words[2] not in covered(s)
        and s.args["square"] == s.words[2]
        and s.position["played"] != "stack"
    ),
    "refuse-recipe": lambda s: (
        (says(s, "W9", "claim", "turn chopped") or says(s, "W8", "discard", "discard"))
        and not is_own(s, "recipes", s.move.partition(" ")[2])
    ),
    "refuse-token": lambda s: (
        says(s, "W9", "claim", "turn chopped")
        and is_own(s, "recipes", s.move[6:])
        and tokens_left(s) == 0
        and s.args["length"] == len(strip(s))
    ),
    "refuse-line": lambda s: says(s, "W9", "claim", "turn chopped") and claims(s) and not has_anywhere(s),
    "refuse-old-line": lambda s: (
        says(s, "W11", "claim", "turn chopped")
        and claims(s)
        and any(not set(line) & covered(s) for line in tops(s))
        and not any(was_touched(s, line) for line in tops(s) if not set(line) & covered(s))
    ),
    "refuse-covered-line": lambda s: (
        says(s, "W26", "claim", "turn chopped")
        and claims(s)
        and tops(s) != []
        and all(set(line) & covered(s) for line in tops(s))
    ),
    "refuse-buried-line": lambda s: (
        says(s, "W21", "claim", "turn chopped") and claims(s) and tops(s) == [] and has_anywhere(s)
    ),
    "refuse-card": lambda s: (
        (says(s, "W7", "play", "turn") or says(s, "W16", "return", "reward"))
        and not is_own(s, "cards", s.words[1])
        and s.args["card"] == f"@card-{s.words[1]}"
    ),
    "refuse-second-card": lambda s: (
        says(s, "W7", "play", "turn")
        and s.position["played"] != ""
        and s.args["card"] == f"@card-{s.position['played']}"
    ),
    "refuse-stack-late": lambda s: says(s, "W21") and s.move == "play stack" and s.position["laid"] > 0,
    "refuse-no-ingredient": lambda s: (
        says(s, "W20", "play", "turn")
        and s.words[1] in ("stack", "chop")
        and not set(s.position["board"]) - covered(s)
        and s.args["card"] == f"@card-{s.words[1]}"
    ),
    "refuse-no-pair": lambda s: says(s, "W20", "play", "turn") and s.words[1] == "switch" and not free_pairs(s),
    "refuse-no-block": lambda s: says(s, "W20", "play", "turn") and s.words[1] == "wasabi" and not free_blocks(s),
    "refuse-nothing-there": lambda s: (
        says(s, "W22", "chop", "chop")
        and lies(s, s.words[1]) == []
        and s.args["square"] == s.words[1]
        and s.words[1] not in covered(s)
    ),
    "refuse-toss": lambda s: says(s, "W22", "toss", "chopped") and s.position["hands"][s.seat] == [],
    "refuse-both-empty": lambda s: (
        says(s, "W24", "switch", "switch")
        and not any(lies(s, q) or q in covered(s) for q in squares(s))
        and [s.args["one"], s.args["two"]] == squares(s)
    ),
    "refuse-apart": lambda s: says(s, "W24", "switch") and sum(apart(s)) != 1,
    "refuse-overlap": lambda s: (
        says(s, "W26", "cover", "cover") and s.args["square"] in block(*squares(s)) and s.args["square"] in covered(s)
    ),
    "refuse-last-square": lambda s: (
        says(s, "W25", "cover", "cover") and s.position["laid"] == 0 and not empty(s) - block(*squares(s))
    ),
    "refuse-shape": lambda s: says(s, "W25", "cover lift return") and apart(s) != [1, 1],
    "refuse-room": lambda s: (
        says(s, "W16", "take lift", "reward") and len(s.position["cards"][s.seat]) == s.args["most"] == MOST_CARDS
    ),
    "refuse-return": lambda s: (
        says(s, "W16", "return", "reward") and len(s.position["cards"][s.seat]) < MOST_CARDS == s.args["most"]
    ),
    "refuse-own-return": lambda s: (
        says(s, "W16", "return", "reward")
        and s.words[1] == s.words[3]
        and s.position["kitchen"][s.words[3]] == 0
        and s.args["card"] == f"@card-{s.words[3]}"
    ),
    "refuse-kitchen": lambda s: (
        says(s, "W15", "take return", "reward")
        and s.position["kitchen"][reward(s)[1]] == 0
        and s.args["card"] == f"@card-{reward(s)[1]}"
    ),
    "refuse-no-card-there": lambda s: (
        says(s, "W15", "lift return", "reward") and " ".join(reward(s)[1:]) not in s.position["wasabi"]
    ),
    "refuse-same-kind": lambda s: (
        says(s, "W15", "take lift return", "reward")
        and s.position["played"] == ("wasabi" if reward(s)[0] == "lift" else reward(s)[1])
        and others_to_take(s)
        and s.args["card"] == f"@card-{s.position['played']}"
    ),
}
