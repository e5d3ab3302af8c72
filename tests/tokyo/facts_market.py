"""When a refusal inside a market, about a lot or about a bid is true (K28-K49)."""

from __future__ import annotations

from refusals import Fact, Scene
from tokyo.facts_entry import can_trade, demand_left
from tokyo.harbour import (
    fee,
    highest_bid,
    kinds,
    market_rule,
    me,
    own_ships,
    phase,
    printed,
    species_of,
    worth,
)

# --- in a market -----------------------------------------------------------------------------------------


def deals_in(scene: Scene, market: str) -> bool:
    """Whether a market has anything to do with a move of this kind."""
    words = scene.words
    if words[0] == "permit":
        return words[1] == market
    if words[0] == "sell" and words[1] == "ship":
        return market in ("ships", "used")
    if words[0] == "sell" and words[1] == "barrel":
        return market == "mackerel" and (
            words[3] == "mackerel" or (bool(scene.options["any_barrel"]) and words[3] != "takoyaki")
        )
    if words[0] == "sell" and len(words) == 3:
        return market in (words[1], "government", "aquarium")  # the last two one by one
    if words[0] == "sell":
        own = species_of(scene, words[1]) == market and market not in ("snapper", "salmon", "octopus")
        return own or market == "government" or (market == "aquarium" and words[1] != "takoyaki")
    where = {"exchange": ("octopus",), "ship": ("ships", "used"), "rent": ("rentals",), "loan": ("bank",)}
    where |= {"share": ("bank",), "case": ("trading",), "lay": ("trading", "barter", "auction")}
    return market in where[words[0]]


def in_lot(scene: Scene, more: str = "") -> dict[str, int]:
    lot: dict[str, int] = dict(scene.position["lot"])
    if more:
        lot[more] = lot.get(more, 0) + 1
    return lot


def within_reach(scene: Scene) -> int:
    """What the lot would be worth with all of this kind and of the kinds after it."""
    order, mine = kinds(scene), me(scene)["tokens"]
    later = order[order.index(scene.words[1]) :]
    return worth(scene, {**in_lot(scene), **{kind: mine.get(kind, 0) for kind in later}})


def case_value(scene: Scene, number: int) -> int:
    return int(printed(scene, "trading")["values"][number - 1])


def comes_earlier(scene: Scene) -> bool:
    order = kinds(scene)
    return any(order.index(scene.words[1]) < order.index(kind) for kind in scene.position["lot"])


def left_of(scene: Scene) -> int:
    """How many tokens of a kind lie in hand, outside the lot."""
    return int(me(scene)["tokens"].get(scene.words[1], 0)) - int(scene.position["lot"].get(scene.words[1], 0))


def bid(scene: Scene) -> int:
    return int(scene.words[1])


def auction_rule(scene: Scene) -> str:
    return "K32" if species_of(scene, scene.position["token"]) == "tuna" else "K33"


def spoken_rule(scene: Scene) -> str:
    return "K47" if phase(scene) == "offer" else "K48"


def bid_of(scene: Scene) -> int:
    """What the player named by `accept p2` or `award p2` has bid; -1 if there is none."""
    number = int(scene.words[1][1:])
    return int(scene.position["players"][number - 1]["bid"]) if number <= scene.seats else -1


def player_rule(scene: Scene) -> str:
    return {"buy": "K20", "accept": "K47"}.get(scene.words[0]) or auction_rule(scene)


VISIT: dict[str, Fact] = {
    "refuse-offer": lambda s: (
        not deals_in(s, s.position["market"])
        and s.args["market"] == f"@market-{s.position['market']}"
        and s.rule == market_rule(s)
    ),
    "refuse-one-by-one": lambda s: (
        len(s.words) == 3 and s.position["market"] in ("government", "aquarium") and s.rule == market_rule(s)
    ),
    "refuse-returned": lambda s: s.words[1] in s.position["returned"] and s.rule == "K9",
    "refuse-one-permit": lambda s: (
        s.position["permit_bought"] and s.words == ["permit", "mackerel"] and s.rule == "K28"
    ),
    "refuse-pair": lambda s: s.position["half"] is True and s.rule == "K30",
    "refuse-no-pair": lambda s: not can_trade(s, "mackerel", {**me(s), "cash": -1}) and s.rule == "K30",
    "refuse-how-many": lambda s: s.words == ["sell", s.position["market"]] and s.rule == market_rule(s),
    "refuse-too-few": lambda s: (
        int(s.words[2][1:]) > me(s)["tokens"].get(s.words[1], 0) == s.args["count"] and s.rule == market_rule(s)
    ),
    "refuse-sold-at-sea": lambda s: (
        any(one["number"] == int(s.words[2]) and one["place"] == "sea" for one in own_ships(s))
        and s.rule == market_rule(s)
    ),
    "refuse-state-full": lambda s: (
        sum(s.position["government"].values()) == printed(s, "government")["first"] + printed(s, "government")["then"]
        and s.rule == "K42"
    ),
    "refuse-demand": lambda s: (
        demand_left(s, species_of(s, s.words[1])) == 0
        and s.args["fish"] == f"@{species_of(s, s.words[1])}"
        and s.rule == "K45"
    ),
    "refuse-loan-and-share": lambda s: me(s)["shares" if s.words[0] == "loan" else "loans"] > 0 and s.rule == "K44",
}
LOTS: dict[str, Fact] = {
    "refuse-case-used": lambda s: int(s.words[1]) in s.position["cases_used"] and s.rule == "K43",
    "refuse-case-value": lambda s: (
        s.args["value"] == case_value(s, int(s.words[1])) > worth(s, me(s)["tokens"]) == s.args["resources"]
        and s.rule == "K43"
    ),
    "refuse-case-first": lambda s: s.position["market"] == "trading" and phase(s) == "visit" and s.rule == "K43",
    "refuse-unreachable": lambda s: (
        s.args["value"] == case_value(s, s.position["case"]) > within_reach(s) and s.rule == "K43"
    ),
    "refuse-lot-value": lambda s: (
        s.args["value"] == case_value(s, s.position["case"]) > worth(s, in_lot(s)) == s.args["resources"]
        and s.rule == "K43"
    ),
    "refuse-came-back": lambda s: (
        0 < left_of(s) <= s.position["came_back"].get(s.words[1], 0) and s.rule == market_rule(s)
    ),
    "refuse-lot-order": lambda s: comes_earlier(s) and left_of(s) > 0 and s.rule == "K49",
    "refuse-worthless": lambda s: worth(s, in_lot(s, s.words[1])) == 0 and s.rule == "K48",
    "refuse-fee": lambda s: (
        s.args["value"] == worth(s, in_lot(s, s.words[1]))
        and s.args["yen"] == fee(s, worth(s, in_lot(s, s.words[1]))) > me(s)["cash"] == s.args["cash"]
        and s.rule == "K48"
    ),
}
BIDS: dict[str, Fact] = {
    "refuse-bid-cash": lambda s: (
        bid(s) > me(s)["cash"] == s.args["cash"] and s.rule == ("K32" if phase(s) == "bid" else spoken_rule(s))
    ),
    "refuse-bid-nothing": lambda s: (
        bid(s) == 0 and (phase(s) == "offer" or highest_bid(s) == 0) and s.rule == spoken_rule(s)
    ),
    "refuse-bid-low": lambda s: bid(s) <= highest_bid(s) == s.args["yen"] and phase(s) == "raise" and s.rule == "K48",
    "refuse-has-bid": lambda s: phase(s) == "bid" and me(s)["bid"] >= 0 and s.rule == auction_rule(s),
    "refuse-has-spoken": lambda s: phase(s) in ("offer", "raise") and me(s)["bid"] >= 0 and s.rule == spoken_rule(s),
    "refuse-own-lot": lambda s: (
        phase(s) in ("offer", "raise") and s.seat == s.position["turn"] and s.rule == spoken_rule(s)
    ),
    "refuse-no-player": lambda s: s.seats < int(s.words[1][1:]) == s.args["number"] and s.rule == player_rule(s),
    "refuse-no-offer": lambda s: int(s.words[1][1:]) <= s.seats and bid_of(s) <= 0 and s.rule == "K47",
    "refuse-tie": lambda s: bid_of(s) < highest_bid(s) == s.args["yen"] and s.rule == "K32",
}
MARKET = VISIT | LOTS | BIDS
