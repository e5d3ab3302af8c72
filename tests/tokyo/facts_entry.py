"""When a refusal about money, stock, buying and entering a market is true (K1, K3, K8, K20, K25-K27, K56, K58)."""

from __future__ import annotations

from refusals import Fact, Scene
from tokyo.harbour import (
    Data,
    barrels,
    fee,
    fits,
    goods,
    lying,
    market_rule,
    me,
    on_sale,
    own_ships,
    printed,
    slots_used,
    species_of,
    worth,
)

# --- money and stock ---------------------------------------------------------------------------------------


def price(scene: Scene) -> int:
    """What a move costs, read off tiles and ports."""
    words, at = scene.words, scene.position
    if words[0] == "dock":
        return int(scene.catalogue["dock_price"])
    if words[0] == "buy":
        cell = words[2:]
        port = at["players"][int(words[1][1:]) - 1][cell[0]]
        prices: list[int] = [one["price"] for one in port if one["item"] == cell[1]]
        return max(prices) if cell[2] == "???" else int(cell[2])
    if words[0] == "own":
        old = [one["price"] for one in me(scene)["old"] if one["item"] == "fugu"]
        return int(words[2]) if words[2] != "???" else max(old)
    if words[0] == "enter":
        return int(scene.catalogue["markets"][words[1]]["entry"]["yen"])
    if words[0] == "permit":
        return int(scene.catalogue["markets"][words[1]]["permit"])
    tile = printed(scene, at["market"])
    if words[0] == "ship":
        key = "" if at["market"] == "ships" else "sells_"
        return int(tile[f"{key}barge"]) if words[1] == "barge" else int(words[1]) * int(tile[f"{key}cell"])
    return int(tile["share" if words[0] == "share" else "price"])


def is_too_dear(scene: Scene) -> bool:
    yen, cash = scene.args["yen"], me(scene)["cash"]
    return yen == price(scene) and scene.args["cash"] == cash and price(scene) > cash


def stock(scene: Scene, words: list[str]) -> int:
    """How many of what a move takes are left on their market."""
    at = scene.position
    if words[0] == "permit":
        return int(at["permits"].get(words[1], 0))
    if words[0] == "ship":
        here = [one for one in at["ships"] if one["place"] == at["market"]]
        return sum(one["barge"] if words[1] == "barge" else str(one["cells"]) == words[1] for one in here)
    if words[0] == "exchange":
        return int(at["supply"].get("takoyaki", 0))
    return int(at[{"rent": f"{words[-1]}s", "loan": "loans", "share": "shares"}[words[0]]])


def empty_hand(scene: Scene) -> bool:
    mine, words = me(scene)["tokens"], scene.words
    if words[0] == "enter":
        return not mine.get(scene.catalogue["markets"][words[1]]["entry"]["token"]) and scene.rule == "K26"
    kind = "octopus" if words[0] == "exchange" else words[1]
    laid = scene.position["lot"].get(kind, 0) if words[0] == "lay" else 0
    return mine.get(kind, 0) == laid and scene.rule == market_rule(scene)


def no_barrel(scene: Scene) -> bool:
    words = scene.words
    if words[0] == "buy":
        players, owner = scene.position["players"], int(words[1][1:]) - 1
        return scene.rule == "K20" and lying(scene, players[owner], words[2:]) == 0
    rule = {"reprice": "K17", "return": "K9", "sell": "K30"}[words[0]]
    return scene.rule == rule and lying(scene, me(scene), words[-3:]) == 0


# --- entering --------------------------------------------------------------------------------------------


def is_way(entry: Data, way: str) -> bool:
    if way in ("action", "cart-1", "cart-2"):
        return bool(entry["actions"] == 1)
    if way == "free":
        return not entry["actions"] and not entry["yen"] and not entry["token"]
    wanted = {"actions": entry["actions"] == 2, "yen": entry["yen"] > 0, "token": entry["token"] != ""}
    return bool(wanted[way]) if way in wanted else entry["token"] == "takoyaki"


def entered(scene: Scene) -> Data:
    """One's own things once the entry of a move is paid and one's permits have paid (K26, K27)."""
    market, way = scene.words[1], scene.words[2]
    entry = scene.catalogue["markets"][market]["entry"]
    mine: Data = {**me(scene), "tokens": dict(me(scene)["tokens"])}
    mine["cash"] += mine["permits"].get(market, 0) * scene.catalogue["income"] - (entry["yen"] if way == "yen" else 0)
    if way == "token":
        mine["tokens"][entry["token"]] -= 1
    mine["carts_1"] -= way == "cart-1"
    return mine


def can_trade(scene: Scene, market: str, mine: Data, seen_from: str = "") -> bool:
    """Whether a visitor with these things can do anything in a market (K25); `seen_from`: how it was entered."""
    at, tile, cash, tokens = scene.position, printed(scene, market), mine["cash"], mine["tokens"]
    held = {kind for kind, count in tokens.items() if count}
    slot = slots_used(mine) < scene.catalogue["slots"]
    if scene.catalogue["markets"][market]["fish"]:
        left = at["permits"].get(market) and market not in at["returned"]
        left = left and not (market == "mackerel" and at["permit_bought"])
        if left and slot and cash >= scene.catalogue["markets"][market]["permit"]:
            return True
    if market == "mackerel":
        species = () if scene.options["any_barrel"] else ("mackerel",)
        return bool(tokens.get("mackerel", 0) + barrels(mine, species) > 1)
    if market == "octopus":
        paid = seen_from in ("token", "port")  # that takoyaki is back on the market
        return "octopus" in held and bool(paid or at["supply"].get("takoyaki"))
    if market in ("squid", "tuna", "crab", "eel", "fugu"):
        return any(species_of(scene, kind) == market for kind in held)
    if market in ("ships", "used"):
        return ships_trade(scene, market, cash)
    if market == "rentals":
        return bool(slot and cash >= tile["price"] and at["refrigerators"] + at["carts"] > 0)
    if market == "government":
        return bool(held) and sum(at["government"].values()) < tile["first"] + tile["then"]
    if market == "bank":
        loan = at["loans"] > 0 and not mine["shares"]
        return bool(loan or (at["shares"] and not mine["loans"] and cash >= tile["share"]))
    if market == "aquarium":
        return any(kind != "takoyaki" and demand_left(scene, species_of(scene, kind)) for kind in held)
    if market == "trading":
        used = at["cases_used"]
        return any(worth(scene, tokens) >= value for n, value in enumerate(tile["values"], 1) if n not in used)
    free = {kind for kind in held if tokens[kind] > at["came_back"].get(kind, 0)}
    if market == "barter":
        return bool(free)
    return market == "auction" and any(
        worth(scene, {k: 1}) > 0 and fee(scene, worth(scene, {k: 1})) <= cash for k in free
    )


def ships_trade(scene: Scene, market: str, cash: int) -> bool:
    if any(one["place"] != "sea" for one in own_ships(scene)):
        return True
    tile, key = printed(scene, market), "" if market == "ships" else "sells_"
    for one in scene.position["ships"]:
        asks = tile[f"{key}barge"] if one["barge"] else one["cells"] * tile[f"{key}cell"]
        if (
            one["place"] == market
            and cash >= asks
            and any(fits(scene, one["barge"], d) for d in scene.catalogue["docks"])
        ):
            return True
    return False


def demand_left(scene: Scene, species: str) -> int:
    tile = printed(scene, "aquarium")
    sold = sum(count for kind, count in scene.position["aquarium"].items() if species_of(scene, kind) == species)
    return int(tile["demand"][tile["species"].index(species)] - sold)


STOCK: dict[str, Fact] = {
    "refuse-cash": lambda s: is_too_dear(s) and s.rule == "K58",
    "refuse-slots": lambda s: slots_used(me(s)) == s.catalogue["slots"] == s.args["slots"] and s.rule == "K3",
    "refuse-gone": lambda s: stock(s, s.words) == 0 and s.rule == "K56",
    "refuse-no-token": empty_hand,
    "refuse-no-barrel": no_barrel,
}
BUYING: dict[str, Fact] = {
    "refuse-ports-empty": lambda s: (
        not any(goods(p) for seat, p in enumerate(s.position["players"]) if seat != s.seat) and s.rule == "K20"
    ),
    "refuse-ports-unsold": lambda s: not on_sale(s) and s.rule == "K20",
    "refuse-ports-dear": lambda s: (
        s.args["yen"] == min(one["price"] for one in on_sale(s)) > me(s)["cash"] == s.args["cash"] and s.rule == "K58"
    ),
    "refuse-own-port": lambda s: s.words[1] == f"p{s.seat + 1}" and s.rule == "K20",
    "refuse-unsold": lambda s: not s.position["supply"].get(s.words[3]) and s.rule == "K20",
    "refuse-buy-one": lambda s: (
        not s.position["dealt"] and min(one["price"] for one in on_sale(s)) <= me(s)["cash"] and s.rule == "K20"
    ),
}
ENTRY: dict[str, Fact] = {
    "refuse-actions": lambda s: s.position["actions"] == 0 and s.rule == "K8",
    "refuse-closed": lambda s: s.words[1] not in s.position["markets"] and s.rule == "K1",
    "refuse-way": lambda s: not is_way(s.catalogue["markets"][s.words[1]]["entry"], s.words[2]) and s.rule == "K26",
    "refuse-both-actions": lambda s: s.position["actions"] < s.catalogue["actions"] and s.rule == "K26",
    "refuse-no-cart": lambda s: me(s)[s.words[2].replace("cart-", "carts_")] == 0 and s.rule == "K41",
    "refuse-no-takoyaki": lambda s: lying(s, me(s), ["fresh", "takoyaki", s.words[3]]) == 0 and s.rule == "K36",
    "refuse-idle": lambda s: not can_trade(s, s.words[1], entered(s), s.words[2]) and s.rule == "K25",
    "refuse-leave": lambda s: not s.position["dealt"] and can_trade(s, s.position["market"], me(s)) and s.rule == "K25",
}
MONEY = STOCK | BUYING | ENTRY
