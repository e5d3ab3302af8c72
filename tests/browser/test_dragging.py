"""Every move that carries a thing from one place of the table to another is made by dragging it there with the mouse.

Left out are moves that carry nothing (a bid, a bell, a quarter turn of a tile, passing), and canned fish, which leaves
the table for good.
"""

from __future__ import annotations

from typing import Any

import pytest

from browser.play import MOMENT, await_turn, drag, moves_of, offered, play, sit_at
from browser.quay import Hall
from browser.test_bigfish_table import KINDS, POND, position
from browser.test_fangfrisch_table import MOMENTS, STALLS
from browser.test_tokyo_table import OTHERS
from browser.test_tsukiji_table import CHOOSE, DISCARD, STEAL, TAKE
from browser.test_wasabi_table import FULL_HAND
from browser.window import Visit

pytestmark = pytest.mark.screens  # minutes: `make screens`


class Dragger:
    """Somebody at a table who moves things by hand."""

    def __init__(self, visit: Visit, hall: Hall, game: str, players: int = 0) -> None:
        self.page, self.hall, self.game, self.players = visit.page, hall, game, players
        self.table = ""

    def sit(self, at: dict[str, Any] | None, *moves: str) -> None:
        """At a table of its own, in this position, after these moves."""
        self.table = sit_at(self.page, self.hall, self.game, self.players, at)
        assert await_turn(self.page)
        for move in moves:
            play(self.page, move)

    def drags(self, thing: str, goal: str, *moves: str, which: str = "", told: str = "") -> None:
        """... which makes these moves, where some ask which of two is meant, and some are told in other words."""
        self.page.wait_for_selector(f'.moves [data-move="{moves[0]}"]', state="attached")
        before = self.page.evaluate(MOMENT)
        drag(self.page, thing, goal)
        if which:
            self.page.locator(which).click()
        self.page.wait_for_function(f"before => ({MOMENT})() !== before", arg=before)
        expected = [told] if told else list(moves)
        for _ in range(100):  # of several moves the later ones follow by themselves
            made = moves_of(self.hall.record(self.table), 0)
            if made[-len(moves) :] == expected:
                break
            self.page.wait_for_timeout(50)
        assert made[-len(moves) :] == expected
        await_turn(self.page)


def test_tsukiji(visit: Visit, hall: Hall) -> None:
    hand = Dragger(visit, hall, "tsukiji")
    mine = ".stall.mine .plate"
    hand.sit(TAKE)
    hand.drags("[data-place=right] .glow", mine, "take right")
    hand.sit(TAKE)
    hand.drags("[data-place=left] .glow", ".stall.mine [data-goal=salmon]", "take left salmon")
    hand.sit(CHOOSE)
    hand.drags(".held .glow", ".stall.mine [data-goal=bream]", "play bream")
    hand.sit(STEAL)
    hand.drags(".stall:not(.mine) .glow", mine, "steal O4W")
    hand.sit(DISCARD)
    hand.drags(".stall:not(.mine) .glow", "[data-goal=discard]", "discard O4W")


def test_bigfish(visit: Visit, hall: Hall) -> None:
    hand = Dragger(visit, hall, "bigfish")
    cell, reserve = ".cell[data-place='{}']".format, ".below .reserve"
    hand.sit(position(POND))
    hand.drags(cell("e3"), cell("f3"), "e3-f3")
    hand.sit(KINDS["birth"])
    hand.drags(f"{reserve} .stock", cell("f3"), "place f3")
    hand.sit(KINDS["fisher"])
    hand.drags(cell("c1"), reserve, "return c1")


def test_fangfrisch(visit: Visit, hall: Hall) -> None:
    hand = Dragger(visit, hall, "fangfrisch", 3)
    slot, card = ".stall [data-drop={}] .face".format, ".counter .held[aria-label='{}']".format
    bin, bank = "button.bin", ".prices"

    def sit(moment: str) -> None:
        hand.sit({"money": [27, 22, 14], "stalls": STALLS[:3], **MOMENTS[moment]})

    sit("stow")
    hand.drags(card("2 eels"), slot("crate1"), "lay eel2 crate1")
    hand.drags(card("1 plaice"), bin, "bin plaice")
    sit("stow")
    hand.drags(slot("tub"), bin, "bin tub")
    sit("sell")
    hand.drags(slot("crate1"), bank, "sell eel")
    hand.drags(slot("crate2"), bank, "sell crate2 as crab", which=".names .button:has-text('crab')")
    sit("steal")
    hand.drags(".rival[data-place=p2] .slot.tub", slot("tub"), "steal p2 tub")


def test_wasabi(visit: Visit, hall: Hall) -> None:
    page = visit.page
    hand = Dragger(visit, hall, "wasabi", 3)
    square, own, shelf = ".square[data-place={}]".format, "[data-spot={}]".format, ".pantry [data-place={}]".format
    hand.sit(None)
    hand.drags(shelf("tuna"), "[data-drop=p2]", "give tuna")
    while "draw 3" not in offered(page):
        play(page, offered(page)[0])
    hand.drags(".pile[data-place='3']", ".recipes .held", "draw 3")

    served = ("pick tuna", "place tuna d1", "claim Tekkamaki", "done")
    hand.sit(FULL_HAND)
    hand.drags(own("tile-tuna"), square("d1"), "pick tuna", "place tuna d1")
    hand.drags(own("recipe-Tekkamaki"), ".head", "claim Tekkamaki")
    play(page, "done")
    hand.drags(".kitchen [data-place=spicy]", own("card-chop"), "return chop take spicy")
    hand.drags(shelf("roe"), ".hand", "stock roe")
    hand.sit(FULL_HAND, *served)
    hand.drags(square("a3"), own("card-switch"), "return switch lift a3 b4")
    hand.sit(FULL_HAND, "pass")
    hand.drags(own("recipe-Tekkamaki"), ".piles", "discard Tekkamaki", told="discard ?2")

    hand.sit(FULL_HAND)
    hand.drags(own("card-switch"), square("c3"), "play switch")
    hand.drags(square("b1"), square("c1"), "switch b1 c1")
    hand.sit(FULL_HAND)
    hand.drags(own("card-chop"), square("c3"), "play chop")
    hand.drags(square("b1"), ".hand", "chop b1")
    hand.drags(own("tile-salmon"), ".pantry", "toss")
    hand.sit(FULL_HAND, "play chop", "chop b1")
    hand.drags(own("tile-salmon"), square("f6"), "keep", "place salmon f6")

    room = {**FULL_HAND, "cards": [["wasabi"], ["spicy"], []]}
    hand.sit(room)
    hand.drags(own("card-wasabi"), square("e5"), "play wasabi", "cover e5 f6")
    hand.sit(room, *served)
    hand.drags(".kitchen [data-place=spicy]", ".hand .card.free", "take spicy")
    hand.sit(room, *served)
    hand.drags(".wasabi.glow", ".hand .card.free", "lift a3 b4")


RIVAL = OTHERS[0]
PORT: dict[str, Any] = {
    "phase": "turn",
    "markets": ["mackerel", "squid", "octopus", "eel", "fugu", "ships", "rentals", "bank", "used", "auction"],
    "ships": [
        {"number": 1, "owner": 0, "place": "sea", "permit": "eel", "cargo": {"eel": 1}},
        {"number": 2, "owner": 1, "place": "sea"},
        {"number": 3, "owner": 2, "place": "left"},
        {"number": 8, "owner": 0, "place": "middle"},
        {"number": 9, "owner": 0, "place": "sea"},
        {"number": 16, "owner": 0, "place": "sea"},
    ],
    "players": [
        {
            "cash": 3400,
            "docks": 3,
            "tokens": {"eel": 2, "octopus": 1, "squid": 1},
            "permits": {"mackerel": 1, "eel": 1},
            "carts_2": 1,
            "fresh": [
                {"item": "eel", "price": 300, "count": 1},
                {"item": "takoyaki", "price": 400, "count": 1},
                {"item": "mackerel", "price": 200, "count": 2},
            ],
        },
        RIVAL,
        RIVAL,
    ],
}
STALL = "[data-drop={}]".format
SHIP = "[data-drop=ship{}] .hull".format
COMPANY, SCENE = ".company", ".scene .sign"


def token(kind: str) -> str:
    return f".tokens li[aria-description*='{kind}']"


def in_port(price: int) -> str:
    return f".port [data-drop=column{price}] .goods"


def offer(words: str) -> str:
    return f".shelf .offer[aria-label*='{words}']"


def test_tokyo_at_sea(visit: Visit, hall: Hall) -> None:
    hand = Dragger(visit, hall, "tokyo", 3)
    hand.sit(PORT, "navigate")
    hand.drags(SHIP(8), "[data-drop=sea] .near", "sail 8")
    hand.drags(SHIP(9), STALL("mackerel"), "fish mackerel 9")
    hand.drags(SHIP(1), STALL("left"), "moor 1 left")
    hand.drags(".landed", ".port .price[data-drop=column500]", "price eel 500")
    play(visit.page, "done")
    hand.drags(in_port(300), ".port .price[data-drop=column900]", "reprice fresh eel 300", "price eel 900")
    hand.sit(PORT, "navigate")
    hand.drags(SHIP(1), "[data-drop=barge]", "load 1")
    hand.drags(".slot[aria-label*=ackerel]", STALL("ship9"), "fish mackerel 9")
    hand.sit(PORT, "give")
    hand.drags(SHIP(1), STALL("eel"), "return eel ship 1")
    play(visit.page, "give")
    hand.drags(in_port(300), STALL("eel"), "return fresh eel 300")
    play(visit.page, "give")
    hand.drags(".slot[aria-label*=ackerel]", STALL("mackerel"), "return permit mackerel")
    fugu = {"old": [{"item": "fugu", "price": 300, "count": 1}]}
    first, *others = PORT["players"]
    hand.sit({**PORT, "phase": "fugu", "players": [{**first, **fugu}, *others]})
    hand.drags(".port .old .goods", COMPANY, "own fugu 300")


def test_tokyo_at_the_markets(visit: Visit, hall: Hall) -> None:
    hand = Dragger(visit, hall, "tokyo", 3)
    hand.sit(PORT, "buy")
    hand.drags(".ware.glow", COMPANY, "buy p2 fresh mackerel 200")
    hand.sit(PORT)
    hand.drags(token("quid"), STALL("squid"), "enter squid token")
    hand.drags(offer("ermit"), COMPANY, "permit squid")
    hand.sit(PORT)
    hand.drags(".slot[aria-label*=art]", STALL("eel"), "enter eel cart-2")
    hand.drags(token("eel"), SCENE, "sell eel x1")
    hand.sit(PORT)
    hand.drags(in_port(400), STALL("octopus"), "enter octopus port 400")
    hand.drags(token("ctopus"), SCENE, "exchange")
    hand.sit(PORT, "enter ships action")
    hand.drags(".shelf .offer.glow", STALL("left"), "ship 1 left")
    hand.sit(PORT, "enter used action")
    hand.drags(SHIP(8), SCENE, "sell ship 8")
    hand.sit(PORT, "enter rentals yen")
    hand.drags(offer("art"), COMPANY, "rent cart")
    hand.sit(PORT, "enter bank action")
    hand.drags(".shelf .offer.glow", COMPANY, "loan")
    hand.sit(PORT, "enter bank action")
    hand.drags(offer("hare"), COMPANY, "share")
    hand.sit(PORT, "enter mackerel action")
    hand.drags(in_port(200), SCENE, "sell barrel fresh mackerel 200")
    hand.sit(PORT, "enter auction action")
    hand.drags(token("eel"), SCENE, "lay eel")
