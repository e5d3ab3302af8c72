"""The captions of the drawings say what is so."""

from __future__ import annotations

from pictures import offered, picture


def test_what_the_drawings_of_selling_say_is_so() -> None:
    prices = picture("fangfrisch", "prices")
    assert prices.foresee["euro"] == 7
    plaice = prices.view["slots"][0][1]
    assert (plaice["species"], plaice["fish"], plaice["price"]) == ("plaice", 8, 20)
    assert picture("fangfrisch", "spoilage").foresee["spoils"] == [{"seat": 1, "slot": "crate1", "card": "eel1"}]
    bell = picture("fangfrisch", "bell")
    eel = bell.foresee["lot"][0]
    assert (len(bell.view["lot"]), bell.view["lot_price"], eel["have"], eel["fish"]) == (5, 10, 5, 3)
    assert picture("fangfrisch", "seller").view["seller"] == 0


def test_what_the_drawings_of_the_stall_say_is_so() -> None:
    assert offered(picture("fangfrisch", "too-many")) == ["bin crab", "bin crate1", "bin crate2", "bin tub"]
    octopus = picture("fangfrisch", "octopus")
    assert [side["slots"][0]["fish"] for side in ({"slots": octopus.view["slots"][0]}, octopus.foresee)] == [5, 8]
    thief = picture("fangfrisch", "thief")
    assert offered(thief) == ["no steal", "steal p2 crate1", "steal p2 tub", "steal p3 crate1", "steal p5 crate2"]
    assert thief.view["stalls"][1]["tub"][-1] == "tuna3"
    can = picture("fangfrisch", "can")
    assert (can.view["tins"], can.view["bin_cards"][0], can.foresee["bin_cost"]) == (2, 3, 3)
