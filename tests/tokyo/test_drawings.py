"""The captions of the drawings say what is so."""

from __future__ import annotations

from pictures import offered, picture


def test_what_the_drawings_of_ports_and_ships_say_is_so() -> None:
    port = picture("tokyo", "degradation").view["players"][0]
    assert port["fresh"] == [] and {(one["item"], one["price"]) for one in port["old"]} == {
        ("eel", 300),
        ("mackerel", 100),
    }
    assert "fish eel 1" in offered(picture("tokyo", "fishing"))
    landing = picture("tokyo", "landing")
    assert landing.view["quay"] == {"eel": 2} and len(offered(landing)) == 20
    assert {move.split()[1] for move in offered(picture("tokyo", "buying")) if move.startswith("buy")} == {"p2", "p3"}


def test_what_the_drawings_of_markets_say_is_so() -> None:
    entering = offered(picture("tokyo", "entering"))
    assert {"enter squid token", "enter government free", "enter eel action"} <= set(entering)
    assert "enter squid action" not in entering
    assert picture("tokyo", "tuna").view["values"]["tuna-15"] == 15
    eel = picture("tokyo", "eel")
    assert (eel.view["eel"], eel.foresee["cash"]) == (6, 1200)
    assert picture("tokyo", "lot").view["lot_value"] == 3
