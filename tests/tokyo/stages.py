"""Hand-made moments of a match in which much is forbidden: one for every text that random play seldom brings about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tokyo.table import Data, Table, barrel, ship

EVERY_DOCK: Data = {"docks": 3}
Stage = Callable[[], Table]


def full_fleet() -> Table:
    """Ships full, docked, bound; the barge full; mackerel overfished with a permit to spare."""
    permits = {"mackerel": 1, "eel": 1, "salmon": 1, "squid": 1}
    aboard = {"salmon": 1, "eel": 3, "snapper": 4}
    ships = [ship(1, 0, "left"), ship(8, 0, "sea", "eel", eel=2), ship(12, 0, "sea"), ship(16, 0, "sea", "", **aboard)]
    ships += [ship(15, 0, "sea", "salmon", salmon=1), ship(9, 0, "right")]
    players = [{**EVERY_DOCK, "permits": permits}, {"fresh": [barrel("mackerel", 100, 6)]}]
    markets = ["eel", "salmon", "squid", "snapper"]
    return Table(markets, players, ships=ships, overfished=["mackerel"]).play("navigate", "sail 1")


def docked_barge() -> Table:
    ships = [ship(1, 0, "sea", "mackerel", mackerel=1), ship(16, 0, "right"), ship(8, 0, "sea")]
    return Table([], [EVERY_DOCK, {}], ships=ships).play("navigate")


def empty_barge() -> Table:
    """Nothing to load; the whole right dock is wanted but taken."""
    return Table([], [EVERY_DOCK, {}], ships=[ship(8, 0, "right"), ship(16, 0, "sea")]).play("navigate")


def full_barge() -> Table:
    ships = [ship(1, 0, "sea", "mackerel", mackerel=1), ship(16, 0, "sea", eel=6, squid=2)]
    return Table(["eel", "squid"], [EVERY_DOCK, {}], ships=ships, overfished=["eel"])


def two_salmon() -> Table:
    ships = [ship(15, 0, "sea", "salmon", salmon=1), ship(16, 0, "sea", salmon=1)]
    return Table(["salmon"], [{**EVERY_DOCK, "permits": {"salmon": 1}}, {}], ships=ships)


def repriced() -> Table:
    port = {"fresh": [barrel("mackerel", 300, 2)], "old": [barrel("mackerel", 1500)]}
    return Table([], [port, {}]).play("navigate", "done", "reprice fresh mackerel 300", "price mackerel 400")


def lifted() -> Table:
    port = {"fresh": [barrel("mackerel", 300)], "old": [barrel("mackerel", 1500)]}
    return Table([], [port, {}]).play("navigate", "done", "reprice fresh mackerel 300")


def takoyaki_on_the_quay() -> Table:
    port = {"fresh": [barrel("takoyaki", 1300)], "tokens": {"octopus": 1}}
    return Table(["octopus"], [port, {}]).play("enter octopus yen", "exchange")


def no_token_left() -> Table:
    """Everything that lies in the other port belongs to a market without tokens; the hold is empty, too."""
    other = {"fresh": [barrel("eel", 100)], "tokens": {"eel": 6}}
    return Table(["eel"], [{}, other], overfished=["eel"])


def buying() -> Table:
    other = {"fresh": [barrel("eel", 100), barrel("mackerel", 200), barrel("mackerel", 1700)], "tokens": {"eel": 6}}
    return Table(["eel"], [{"cash": 400}, other], overfished=["eel"]).play("buy")


def visiting(market: str, mine: Data, way: str = "action", *played: str, **rest: Any) -> Stage:
    """A visit, with all that the other markets could deal in."""
    fish = ["squid", "tuna", "snapper", "salmon", "octopus", "eel", "fugu", "crab"]
    markets = list(dict.fromkeys([*fish, market]))
    return lambda: Table(markets, [mine, {}], **rest).play(f"enter {market} {way}", *played)


HAND = {"mackerel": 1, "squid": 2, "snapper": 1, "salmon": 1, "octopus": 1, "takoyaki": 1, "eel": 2, "fugu": 2}
HAND |= {"tuna-15": 1, "crab-5": 1}
FULL: Data = {"tokens": HAND, "cash": 300, "permits": {"mackerel": 1, "eel": 2, "tuna": 1}}
POOR: Data = {"tokens": HAND, "cash": 200}
RICH: Data = {"tokens": {}, "cash": 3000, "docks": 3}


def trading_lot() -> Table:
    mine = {"tokens": {"octopus": 1, "eel": 1, "mackerel": 1}}
    t = Table(["trading", "octopus", "eel"], [mine, {}], eel=1).play("enter trading action", "case 1")
    return t.play("lay mackerel")


def auction_lot() -> Table:
    mine = {"cash": 600, "tokens": {"octopus": 1, "eel": 1, "mackerel": 2, "crab-10": 1}}
    t = Table(["auction", "octopus", "eel", "crab", "squid"], [mine, {}], eel=4).play("enter auction action")
    t.play("lay mackerel", "close").play("pass", seat=1)
    return t.house("hammer").play("lay octopus")


def worthless_lot() -> Table:
    mine = {"cash": 200, "tokens": {"squid": 1, "mackerel": 1, "crab-10": 1}}
    return Table(["auction", "squid", "crab"], [mine, {}]).play("enter auction action")


def barter_again() -> Table:
    t = Table(["barter", "eel"], [{"tokens": {"eel": 1, "mackerel": 1}}, {}]).play("enter barter action", "lay eel")
    return t.play("close").play("pass", seat=1).play("refuse")


def spoken(market: str) -> Table:
    players: list[Data] = [{"tokens": {"octopus": 1}}, {"cash": 700}, {"cash": 500}, {}]
    t = Table([market, "octopus"], players).play(f"enter {market} action", "lay octopus", "close")
    return t.play("bid 300", seat=1)


def sealed(fish: str, *bids: int) -> Table:
    """So many have bid for a tuna or a crab; if all have, the bids are shown."""
    players: list[Data] = [{**EVERY_DOCK, "permits": {fish: 1}}, {"cash": 700}, {"cash": 500}]
    t = Table([fish], players, ships=[ship(15, 0, "sea", fish, **{fish: 4 if fish == "crab" else 3})])
    t.play("navigate", "moor 15 right").house(f"draw {'crab-9' if fish == 'crab' else 'tuna-20'}")
    for seat, bid in enumerate(bids):
        t.play(f"bid {bid}", seat=seat)
    return t.house("reveal") if len(bids) == len(players) else t


def accepting() -> Table:
    return spoken("barter").play("pass", seat=2).play("bid 100", seat=3)


def own_fugu() -> Table:
    port = {"cash": 300, "old": [barrel("fugu", 200), barrel("fugu", 1200)]}
    return Table(["fugu"], [port, {}], phase="begin").house("begin")


def refrigerator() -> Table:
    port = {"fresh": [barrel("mackerel", 100)], "refrigerators_2": 1}
    return Table(["rentals"], [port, {}], phase="begin").house("begin")


def giving() -> Table:
    ships = [ship(8, 0, "sea", "eel", eel=1), ship(16, 0, "sea", mackerel=1)]
    mine = {"permits": {"eel": 1, "mackerel": 1}, "docks": 3, "fresh": [barrel("takoyaki", 100), barrel("eel", 200)]}
    return Table(["eel", "octopus"], [mine, {}], ships=ships).play("give")


STATE = {"mackerel": 3, "eel": 3, "snapper": 7}
STAGES: dict[str, Stage] = {
    "full fleet": full_fleet,
    "docked barge": docked_barge,
    "empty barge": empty_barge,
    "full barge": full_barge,
    "two salmon": two_salmon,
    "repriced": repriced,
    "lifted": lifted,
    "takoyaki on the quay": takoyaki_on_the_quay,
    "nothing in hand": lambda: Table(["trading"], [{"cash": 0, "permits": {}}, {}], ships=[ship(1, -1, "ships")]),
    "kept": lambda: Table(["rentals", "octopus"], [{"carts_1": 1, "cash": 100}, {}], actions=1).play("give", "keep"),
    "no action left": lambda: Table(["bank"], [{}, {"fresh": [barrel("mackerel", 300)]}], actions=0),
    "all too dear": lambda: Table([], [{"cash": 200}, {"fresh": [barrel("mackerel", 300), barrel("mackerel", 1900)]}]),
    "no token left": no_token_left,
    "buying": buying,
    "own fugu": own_fugu,
    "refrigerator": refrigerator,
    "giving": giving,
    "mackerel": visiting("mackerel", {**FULL, "permits": {}}),
    "half a pair": visiting("mackerel", {"tokens": {"mackerel": 3}}, "action", "sell mackerel"),
    "one mackerel permit": visiting("mackerel", RICH, "action", "permit mackerel"),
    "permit returned": visiting("mackerel", {"tokens": {"mackerel": 2}}, "action", "give", "return permit mackerel"),
    "closed docks": visiting("ships", {"cash": 9000}),
    "squid": visiting("squid", FULL, "token"),
    "tuna": visiting("tuna", FULL),
    "snapper": visiting("snapper", {**RICH, "tokens": HAND}),
    "salmon": visiting("salmon", RICH, "yen"),
    "octopus": visiting("octopus", {**RICH, "tokens": HAND}, "yen", "give", "return permit mackerel"),
    "eel": visiting("eel", FULL),
    "fugu": visiting("fugu", RICH, "action", "permit fugu"),
    "crab": visiting("crab", FULL),
    "ships at sea": visiting("ships", {**RICH, "cash": 1200}, ships=[ship(1, 0, "sea"), ship(8, 0, "right")]),
    "used ships": visiting("used", POOR),
    "rentals full": visiting("rentals", {**FULL, "cash": 900, "permits": {"eel": 2, "tuna": 1}}, "yen", "rent cart"),
    "government": visiting("government", FULL, "free"),
    "government full": visiting("government", FULL, "free", "sell tuna-15", government={**STATE, "snapper": 6}),
    "bank with a share": visiting("bank", {**RICH, "shares": 1}, "action", "share"),
    "bank with a loan": visiting("bank", POOR, "action", "loan"),
    "aquarium": visiting("aquarium", FULL, "action", "sell tuna-15", aquarium={"eel": 1, "mackerel": 3}),
    "trading": visiting("trading", {"tokens": {"tuna-15": 1, "eel": 1}}, "action", "case 1", "lay tuna-15", "close"),
    "barter": visiting("barter", {"tokens": {"eel": 1}}),
    "auction": visiting("auction", POOR),
    "trading lot": trading_lot,
    "auction lot": auction_lot,
    "worthless lot": worthless_lot,
    "barter again": barter_again,
    "offers": lambda: spoken("barter"),
    "bids": lambda: spoken("auction"),
    "accepting": accepting,
    "sealed tuna": lambda: sealed("tuna", 300),
    "sealed crab": lambda: sealed("crab", 300, 700),
    "tie": lambda: sealed("tuna", 500, 300, 500),
}
