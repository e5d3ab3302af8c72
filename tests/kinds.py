"""What the arguments of texts are where neither the texts nor random matches tell, and what is no fault of wording."""

from __future__ import annotations

from pathlib import Path
from runpy import run_path

from criee.engine.line import Arg

WEB = "web"  # the browser's own texts
COMMON = "common"

NUMBERS: list[Arg] = [0, 1, 2, 5]
MANY: list[Arg] = [2, 5]  # a number that is never less than two
NAMES: list[Arg] = ["#0", "#1", "#2"]
LISTS: list[Arg] = [["#0"], ["#1", "#0"], ["#1", "#0", "#2"]]


def of_games(tests: Path) -> dict[tuple[str, str, str], list[Arg]]:
    """What games say themselves of their arguments: `KINDS` in `tests/<game>/kinds.py`."""
    found: dict[tuple[str, str, str], list[Arg]] = {}
    for path in sorted(tests.glob("*/kinds.py")):
        found.update(run_path(str(path))["KINDS"])
    return found


# What an argument is where nothing else tells: by place, key, and name; "" is any
# place or key, "refuse-" all keys that begin so.
KINDS: dict[tuple[str, str, str], list[Arg]] = {
    ("", "", "who"): NAMES,
    ("", "", "low"): NUMBERS,
    ("", "", "high"): NUMBERS,
    ("bigfish", "", "loser"): NAMES,
    ("bigfish", "", "times"): MANY,
    ("wasabi", "", "length"): MANY,
    ("wasabi", "", "old"): ["@card-stack", "@card-chop"],
    ("wasabi", "", "category"): ["@category-fish", "@category-garnish"],
    ("bigfish", "", "other"): NUMBERS,
    ("fangfrisch", "refuse-", "fish"): ["@eel", "@shark", "@octopus"],
    ("fangfrisch", "refuse-ring-seller", "seats"): MANY,
    ("tokyo", "", "case"): [1, 2],
    ("tokyo", "stall-case", "worth"): MANY,
    ("tokyo", "scene-then", "what"): ["@eel", "@squid"],
    ("tokyo", "about-price-worth", "end"): NUMBERS,
    ("tokyo", "warn-ship-sold", "price"): NUMBERS,
    ("tokyo", "", "rounds"): MANY,
    ("tokyo", "", "uses"): [1, 2],
    ("tokyo", "", "slots"): MANY,
    (COMMON, "refuse-seats", "low"): MANY,
    (COMMON, "refuse-seats", "high"): MANY,
    (COMMON, "refuse-now", "asked"): ["Choose a card.", "Choisissez une carte."],
    (COMMON, "player", "number"): [1, 2],
    (COMMON, "", "who"): NAMES,
    (COMMON, "prompt-wait", "who"): [*LISTS, ["@house"]],
    (COMMON, "cli-shared", "who"): LISTS[1:],
    (COMMON, "", "rule"): ["T9"],
    (COMMON, "", "percent"): NUMBERS,
    (WEB, "", "percent"): NUMBERS,
    (COMMON, "train-grade", "count"): [1, 2, 5],
    (COMMON, "train-grade", "positions"): MANY,
    (COMMON, "train-grade", "even"): ["0.6931"],
    (WEB, "web-chef-says", "count"): [1, 2, 3],
    (COMMON, "", "text"): ["bid 9"],
    (COMMON, "", "example"): ["bid 3"],
    (COMMON, "", "file"): ["a.match"],
    (COMMON, "", "game"): ["tsukiji"],
    (COMMON, "", "where"): ["position.barrel"],
    (COMMON, "", "found"): ["nine"],
    (COMMON, "", "allowed"): ["slow, fast"],
    (COMMON, "", "known"): ["slow, fast"],
    (COMMON, "", "version"): NUMBERS,
    (COMMON, "", "line"): ["8"],
    (COMMON, "", "seconds"): ["8"],
    (COMMON, "", "seats"): NUMBERS,
    (COMMON, "damaged-seat", "count"): MANY,
    (COMMON, "cli-took-back", "other"): NAMES,
    (COMMON, "cli-bots", "low"): MANY,
    (COMMON, "cli-bots", "high"): MANY,
    (WEB, "", "count"): NUMBERS,
    (WEB, "", "weight"): NUMBERS,
    (WEB, "", "line"): NUMBERS,
    (WEB, "", "seconds"): NUMBERS,
    (WEB, "", "ahead"): NUMBERS,
    (WEB, "", "who"): NAMES,
    (WEB, "", "next"): NAMES,
    (WEB, "", "like"): NAMES,
    (WEB, "", "strength"): NUMBERS,
    (WEB, "", "most"): MANY,
    (WEB, "web-shared-win", "who"): LISTS[1:],
    (WEB, "", "names"): LISTS,
    (WEB, "", "game"): ["Wasabi!", "Tsukiji Market", "Little Big Fish"],
    (WEB, "", "rule"): ["T9"],
    (WEB, "", "code"): ["full"],
    (WEB, "web-of", "what"): ["Forget"],
    (WEB, "web-of", "whom"): ["Tsukiji Market"],
    (WEB, "", "what"): ["table-1"],
}
KINDS.update(of_games(Path(__file__).parent))
# Texts that a rule misreads: place, key, fault, and why it is none.
SOUND: dict[tuple[str, str, str], str] = {
    (COMMON, "cli-help", "a sentence begins small"): "? is a key to press",
    (COMMON, "cli-unknown", "a sentence begins small"): "? is a key to press",
    (COMMON, "cli-help", "no no-break space before :;?!»"): "? is a key to press",
    (COMMON, "cli-unknown", "no no-break space before :;?!»"): "? is a key to press",
    (WEB, "web-key-rules", "no no-break space before :;?!»"): "? is a key to press",
}
