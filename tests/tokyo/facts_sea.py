"""When a refusal about free actions, navigation, prices and the start of a turn is true (K6-K18, K38, K41)."""

from __future__ import annotations

from refusals import Fact, Scene
from tokyo.harbour import (
    barge,
    barrels,
    can_act,
    column_of,
    fits,
    free_permits,
    goods,
    is_open,
    lying,
    me,
    named_price,
    own_ships,
    phase,
    ship,
    taken,
)

FREE_PHASES = ("turn", "navigate", "reprice", "buy", "visit")
RULE_OF = {"sail": "K10", "fish": "K10", "moor": "K10", "load": "K14", "return": "K9"}


def numbered(scene: Scene) -> str:
    """The number of the ship that a move is about."""
    return next(word for word in scene.words if word.isdigit())


def not_yours(scene: Scene) -> bool:
    rule = RULE_OF.get(scene.words[0]) or {"ships": "K40", "used": "K46"}[scene.position["market"]]
    return ship(scene, numbered(scene))["owner"] != scene.seat and scene.rule == rule


def nothing_to_give(scene: Scene) -> bool:
    idle = any(free_permits(scene, fish) for fish in scene.catalogue["species"])
    aboard = any(one["cargo"] for one in own_ships(scene))
    return not idle and not aboard and barrels(me(scene)) == 0


def no_room(scene: Scene) -> bool:
    """The dock named by `moor 3 left` or `ship 2 left`: nothing of it is free."""
    rule = "K15" if scene.words[0] == "moor" else "K18"
    return scene.rule == rule and not fits(scene, is_barge(scene), scene.words[2])


def is_barge(scene: Scene) -> bool:
    if scene.words[0] == "ship":
        return scene.words[1] == "barge"
    return numbered(scene) == str(barge(scene)["number"])


def second_salmon(scene: Scene) -> bool:
    """Aboard the ship that would fish, or aboard the barge that would be loaded."""
    one = ship(scene, numbered(scene))
    if scene.words[0] == "load":
        return bool(one["permit"] == "salmon" and barge(scene)["cargo"].get("salmon"))
    return scene.words[1] == "salmon" and bool(one["cargo"].get("salmon"))


def permit_named(scene: Scene) -> str:
    return scene.words[2] if scene.words[0] == "return" else scene.words[1]


def asked_item(scene: Scene) -> str:
    lifted: str = scene.position["lifted"]
    return lifted.split()[1] if lifted else next(i for i in scene.catalogue["items"] if i in scene.position["quay"])


def price_rule(scene: Scene) -> str:
    if scene.position["lifted"]:
        return "K17"
    return "K36" if asked_item(scene) == "takoyaki" else "K15"


def price_column(scene: Scene) -> int:
    prices: list[int] = scene.catalogue["prices"]
    return column_of(scene, scene.words[2]) if int(scene.words[2]) in prices else len(prices)


def all_moved(scene: Scene) -> bool:
    row, item, price = scene.words[1:]
    moved = scene.position["moved"].count(f"{row} {item} {column_of(scene, price) + 1}")
    return bool(0 < lying(scene, me(scene), scene.words[1:]) == moved)


def idle_fleet(scene: Scene) -> bool:
    return not goods(me(scene)) and not any(can_act(scene, one) for one in own_ships(scene))


def undone(scene: Scene) -> bool:
    able = any(can_act(scene, one) for one in own_ships(scene))
    return able and not goods(me(scene)) and not scene.position["acted"]


FREE: dict[str, Fact] = {
    "refuse-unfinished": lambda s: (
        phase(s) in FREE_PHASES[1:] and s.words[0] in ("navigate", "buy", "end", "enter") and s.rule == "K8"
    ),
    "refuse-own-later": lambda s: s.words[0] == "own" and phase(s) in FREE_PHASES and s.rule == "K38",
    "refuse-refrigerator-later": lambda s: s.words[0] == "refrigerator" and phase(s) in FREE_PHASES and s.rule == "K41",
    "refuse-reprice-later": lambda s: (
        s.words[0] == "reprice" and phase(s) in FREE_PHASES and phase(s) != "reprice" and s.rule == "K17"
    ),
    "refuse-docks-open": lambda s: me(s)["docks"] == len(s.catalogue["docks"]) and s.rule == "K9",
    "refuse-no-barge": lambda s: barge(s)["owner"] != s.seat and s.rule == "K14",
    "refuse-barge-docked": lambda s: barge(s)["place"] != "sea" and s.rule == "K14",
    "refuse-load-barge": lambda s: is_barge(s) and s.words[0] == "load" and s.rule == "K14",
    "refuse-no-cargo": lambda s: not ship(s, s.words[1])["cargo"] and s.rule == "K14",
    "refuse-barge-full": lambda s: sum(barge(s)["cargo"].values()) == barge(s)["cells"] and s.rule == "K14",
    "refuse-nothing-to-give": lambda s: nothing_to_give(s) and s.rule == "K9",
    "refuse-kept": lambda s: s.position["kept"] is True and s.rule == "K9",
    "refuse-give-first": lambda s: (
        s.words[0] == "return" and not nothing_to_give(s) and not s.position["kept"] and s.rule == "K9"
    ),
    "refuse-not-aboard": lambda s: not ship(s, s.words[3])["cargo"].get(s.words[1]) and s.rule == "K9",
    "refuse-takoyaki-stay": lambda s: s.words[2] == "takoyaki" and s.rule == "K9",
}
START: dict[str, Fact] = {
    "refuse-no-refrigerator": lambda s: (
        me(s)[f"refrigerators_{s.words[1]}"] == 0 and s.args["uses"] == int(s.words[1]) and s.rule == "K41"
    ),
    "refuse-no-own-fugu": lambda s: lying(s, me(s), ["old", *s.words[1:]]) == 0 and s.rule == "K38",
}
SHIPS: dict[str, Fact] = {
    "refuse-not-yours": not_yours,
    "refuse-no-permit": lambda s: (
        not me(s)["permits"].get(permit_named(s)) and s.rule == ("K9" if s.words[0] == "return" else "K12")
    ),
    "refuse-bound": lambda s: (
        me(s)["permits"].get(permit_named(s), 0) > 0
        and free_permits(s, permit_named(s)) == 0
        and s.rule == ("K9" if s.words[0] == "return" else "K12")
    ),
    "refuse-salmon": lambda s: second_salmon(s) and s.rule == "K13",
    "refuse-acted": lambda s: int(numbered(s)) in s.position["acted"] and s.rule == "K10",
    "refuse-at-sea": lambda s: ship(s, s.words[1])["place"] == "sea" and s.rule == "K11",
    "refuse-in-dock": lambda s: ship(s, s.words[2])["place"] in s.catalogue["docks"] and s.rule == "K12",
    "refuse-barge-fishing": lambda s: is_barge(s) and s.words[0] == "fish" and s.rule == "K14",
    "refuse-other-permit": lambda s: (
        ship(s, s.words[2])["permit"] not in ("", s.words[1])
        and s.args["fish"] == "@" + ship(s, s.words[2])["permit"]
        and s.rule == "K12"
    ),
    "refuse-full": lambda s: (
        sum(ship(s, s.words[2])["cargo"].values()) == ship(s, s.words[2])["cells"] and s.rule == "K12"
    ),
    "refuse-overfished": lambda s: (
        s.words[1] in s.position["overfished"] and not s.position["barrels"].get(s.words[1]) and s.rule == "K55"
    ),
    "refuse-moored": lambda s: ship(s, s.words[1])["place"] in s.catalogue["docks"] and s.rule == "K15",
    "refuse-barge-dock": lambda s: no_room(s) and is_barge(s) and s.words[2] != "right",
    "refuse-dock-closed": lambda s: no_room(s) and not is_open(s, s.words[2]),
    "refuse-dock-taken": lambda s: no_room(s) and not is_barge(s) and is_open(s, s.words[2]),
    "refuse-barge-room": lambda s: no_room(s) and is_barge(s) and taken(s, "right") > 0,
    "refuse-no-navigation": lambda s: idle_fleet(s) and s.rule == "K17",
    "refuse-navigate-first": lambda s: (
        phase(s) == "turn" and s.words[0] in ("sail", "fish", "moor") and s.position["actions"] > 0 and s.rule == "K10"
    ),
    "refuse-no-activity": lambda s: undone(s) and s.rule == "K17",
}
PRICES: dict[str, Fact] = {
    "refuse-other-item": lambda s: (
        s.words[1] != asked_item(s) and s.args["item"] == f"@{asked_item(s)}" and s.rule == price_rule(s)
    ),
    "refuse-same-column": lambda s: price_column(s) + 1 == int(s.position["lifted"].split()[2]) and s.rule == "K17",
    "refuse-named": lambda s: (
        named_price(s, me(s)) == s.args["yen"] and s.args["yen"] not in (0, int(s.words[2])) and s.rule == "K15"
    ),
    "refuse-moved": lambda s: all_moved(s) and s.rule == "K17",
}
SEA = FREE | START | SHIPS | PRICES
