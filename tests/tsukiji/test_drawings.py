"""The captions of the drawings say what is so."""

from __future__ import annotations

from criee.server.drawings import read_sketch, sketches
from pictures import offered, picture

FISH = ("tuna", "mackerel", "bream")


def test_what_the_drawings_of_the_barrel_say_is_so() -> None:
    assert picture("tsukiji", "bids").view["barrel"] == 2  # from the centre
    tie = picture("tsukiji", "night-tie").view
    assert (tie["face"], tie["barrel"], tie["balance"]) == ("day", 1, ["", ""])
    day = picture("tsukiji", "day-tie")
    assert (day.view["barrel"], day.view["face"], offered(day)) == (-2, "day", ["take left", "take right"])
    icon = picture("tsukiji", "barrel-icon")
    assert (icon.view["barrel"], icon.foresee["barrel"]) == (2, 1)
    end = picture("tsukiji", "end-of-balance")
    assert (end.view["barrel"], offered(end)) == (0, ["steal O5", "steal Y5"])


def test_what_the_drawings_of_cards_say_is_so() -> None:
    assert picture("tsukiji", "halves").foresee["knives"] == [1, 0]
    knives = picture("tsukiji", "knives")
    assert knives.foresee["wins"] and knives.foresee["knives"] == [4, 0]
    speciality = picture("tsukiji", "speciality")
    assert len(speciality.view["piles"][0]["tuna"]) == 3 and len(offered(speciality)) == 3
    sketch = read_sketch("tsukiji", "wasabi", sketches("tsukiji")["wasabi"])
    sheet = [line for line in sketch.match.game.score(sketch.match.state) if line.seat == 0]
    points = {fish: sum(line.points for line in sheet if line.line.args.get("fish") == f"@{fish}") for fish in FISH}
    assert points == {"tuna": 2 * 12, "mackerel": 4, "bream": 2}
