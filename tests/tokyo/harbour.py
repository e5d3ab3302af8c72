"""The table as anybody reads it off a position: ports, ships, hands, values. Nothing here asks the rules."""

from __future__ import annotations

from typing import Any

from refusals import Scene

Data = dict[str, Any]
DOCKS = ("left", "middle", "right")


def me(scene: Scene) -> Data:
    player: Data = scene.position["players"][scene.seat]
    return player


def printed(scene: Scene, market: str) -> Data:
    found: Data = scene.catalogue["markets"][market]["printed"]
    return found


def market_rule(scene: Scene) -> str:
    rule: str = scene.catalogue["markets"][scene.position["market"]]["rule"]
    return rule


def phase(scene: Scene) -> str:
    name: str = scene.position["phase"]
    return name


# --- ports ---------------------------------------------------------------------------------------------


def column_of(scene: Scene, price: str) -> int:
    """A column by its price or ???."""
    prices: list[int] = scene.catalogue["prices"]
    return len(prices) if price == "???" else prices.index(int(price))


def lying(scene: Scene, player: Data, cell: list[str]) -> int:
    """How many pieces lie in a cell such as `fresh eel 300`."""
    row, item, price = cell
    at = column_of(scene, price)
    return sum(one["count"] for one in player[row] if one["item"] == item and one["column"] == at)


def goods(player: Data) -> list[Data]:
    return [*player["fresh"], *player["old"]]


def barrels(player: Data, species: tuple[str, ...] = ()) -> int:
    """Barrels in a port, of these species or of all; takoyaki are none."""
    return sum(
        one["count"] for one in goods(player) if one["item"] != "takoyaki" and (not species or one["item"] in species)
    )


def named_price(scene: Scene, player: Data) -> int:
    """What ??? costs; 0 while it is empty."""
    prices = {one["price"] for one in goods(player) if one["column"] == len(scene.catalogue["prices"])}
    assert len(prices) < 2
    return max(prices, default=0)


def on_sale(scene: Scene) -> list[Data]:
    """What lies in the ports of the others and has a token to go with it."""
    others = [player for seat, player in enumerate(scene.position["players"]) if seat != scene.seat]
    supply = scene.position["supply"]
    return [one for player in others for one in goods(player) if one["item"] == "takoyaki" or supply.get(one["item"])]


# --- ships ---------------------------------------------------------------------------------------------


def ship(scene: Scene, number: str) -> Data:
    """A ship by its number; one that is not in this match belongs to nobody."""
    found = [one for one in scene.position["ships"] if one["number"] == int(number)]
    return found[0] if found else {"number": int(number), "owner": -3, "place": "box", "permit": "", "cargo": {}}


def barge(scene: Scene) -> Data:
    found: Data = next(one for one in scene.position["ships"] if one["barge"])
    return found


def own_ships(scene: Scene) -> list[Data]:
    return [one for one in scene.position["ships"] if one["owner"] == scene.seat]


def taken(scene: Scene, dock: str) -> int:
    """Places of a dock that are taken: the barge takes both of the right one."""
    return sum(2 if one["barge"] else 1 for one in own_ships(scene) if one["place"] == dock)


def is_open(scene: Scene, dock: str) -> bool:
    return DOCKS.index(dock) < int(me(scene)["docks"])


def fits(scene: Scene, is_barge: bool, dock: str) -> bool:
    if is_barge:
        return dock == "right" and is_open(scene, dock) and taken(scene, dock) == 0
    return is_open(scene, dock) and taken(scene, dock) < (2 if dock == "right" else 1)


def free_permits(scene: Scene, fish: str) -> int:
    bound = len([one for one in own_ships(scene) if one["permit"] == fish])
    return int(me(scene)["permits"].get(fish, 0)) - bound


def can_act(scene: Scene, one: Data) -> bool:
    """Whether a ship could sail, fish or moor, had it not acted yet."""
    if one["place"] != "sea" or any(fits(scene, one["barge"], dock) for dock in DOCKS):
        return True
    aboard = sum(one["cargo"].values())
    if one["barge"] or aboard >= one["cells"]:
        return False
    fishable = [one["permit"]] if one["permit"] else [f for f in scene.catalogue["species"] if free_permits(scene, f)]
    return any(scene.position["barrels"].get(fish) and not (fish == "salmon" and aboard) for fish in fishable)


# --- hands and values ------------------------------------------------------------------------------------


def kinds(scene: Scene) -> list[str]:
    return [one["name"] for one in scene.catalogue["kinds"]]


def species_of(scene: Scene, kind: str) -> str:
    return next(str(one["species"]) for one in scene.catalogue["kinds"] if one["name"] == kind)


def slots_used(player: Data) -> int:
    tiles = ("refrigerators_1", "refrigerators_2", "carts_1", "carts_2")
    return int(sum(player["permits"].values()) + sum(player[tile] for tile in tiles))


def worth(scene: Scene, tokens: dict[str, int]) -> int:
    """What tokens are worth together now (K34, K35, K37, K39, K57)."""
    at = scene.position
    each = {one["name"]: one["printed"] for one in scene.catalogue["kinds"]}
    each["eel"] = at["eel"]
    each["snapper"] = 2 if "snapper" in at["overfished"] else -(-at["supply"].get("snapper", 0) // 3)
    each["salmon"] = sum(p["tokens"].get("salmon", 0) + p["tokens"].get("old-salmon", 0) for p in at["players"])
    return sum(count * count if kind == "fugu" else count * each[kind] for kind, count in tokens.items())


def fee(scene: Scene, value: int) -> int:
    tile = printed(scene, "auction")
    return max((one for least, one in zip(tile["from_value"], tile["fees"], strict=True) if value >= least), default=0)


def highest_bid(scene: Scene) -> int:
    return int(max(0, *(player["bid"] for player in scene.position["players"])))
