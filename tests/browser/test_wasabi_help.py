"""What the table of Wasabi! tells somebody new: which recipes are of no use any more, and what is given to whom."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from browser.play import CAREFUL, SAFE, await_turn, offered, play, post, sit_at
from browser.quay import Hall
from browser.window import Visit
from server.guests import Guest

SPENT: dict[str, Any] = {  # all four tokens of length 2 are used
    "phase": "draw",
    "players": 2,
    "hands": [["rice", "tuna", "tempura"], ["maki", "shrimp", "avocado"]],
    "recipes": [["Roe Boat", "Noble Platter"], ["Garden Gate", "Thunder Roll", "Sunrise"]],
    "served": [["Tekkamaki", "Kappa Roll", "Crab Hug", "White Wave"], []],
    "board": {"c1": ["avocado"]},
}
SHADOW = "one => getComputedStyle(one).boxShadow"
# What reaches out of a pile, or lies on its number.
SQUEEZED = """pile => {
  const all = [pile, ...['b', 'small', '.squares'].map((part) => pile.querySelector(part))];
  const [whole, ...parts] = all.map((one) => one.getBoundingClientRect());
  const [number, left, squares] = parts;
  return parts.filter((one) => one.left < whole.left || one.right > whole.right || one.bottom > whole.bottom)
    .concat(number.right > left.left + 1 ? [left] : []).concat(left.bottom > squares.top ? [squares] : []);
}"""
GLARED = """() => [...document.querySelectorAll('.pantry .good')].filter((good) => {
  const [whole, number] = [good, good.querySelector('b')].map((one) => one.getBoundingClientRect());
  return number.right > whole.right - 3 || number.bottom > whole.bottom - 3;
}).map((good) => good.dataset.place)"""


def sit(page: Page, hall: Hall, **changed: Any) -> None:
    sit_at(page, hall, "wasabi", 2, {**SPENT, **changed})
    await_turn(page)


def pile(length: int) -> str:
    return f".pile[data-place='{length}']"


def test_a_pile_without_a_token_says_so_and_shines_less(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit(page, hall)
    dead, good = page.locator(pile(2)), page.locator(pile(3))
    assert "draw 2" in offered(page)
    expect(dead).to_have_accessible_name("Draw a recipe of length 2: no token left to claim it")
    expect(good).to_have_accessible_name("Draw a recipe of length 3")
    expect(page.locator(".moves [data-move='draw 2']")).to_contain_text("no token left")
    tip = page.locator(".tip:not([hidden])")
    dead.hover()
    expect(tip).to_contain_text("no token of this length left")
    expect(tip).not_to_contain_text("2 points")
    good.hover()
    expect(tip).to_contain_text("3 points")
    page.mouse.move(1, 1)
    struck = "one => getComputedStyle(one.querySelector('b'), '::after').content !== 'none'"
    assert dead.evaluate(struck) and not good.evaluate(struck)
    assert len(dead.evaluate(SHADOW)) < len(good.evaluate(SHADOW))


def test_what_can_never_be_claimed_is_drawn_only_when_asked_for_twice(visit: Visit, hall: Hall) -> None:
    page = visit.page
    page.evaluate(CAREFUL)
    sit(page, hall)
    page.locator(pile(2)).click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("no token of length 2 left")
    expect(dialog).to_contain_text("W9")
    page.locator(SAFE).click()  # back
    expect(dialog).to_have_count(0)
    assert "draw 2" in offered(page)
    page.locator(pile(3)).click()  # nothing is asked
    expect(page.locator(".held .slot.free")).to_have_count(0)


def test_a_flag_stands_only_on_what_a_recipe_with_a_token_lacks(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit(page, hall, phase="stock", hands=[["rice", "tuna"], SPENT["hands"][1]])
    expect(page.locator(".slot[data-spot='recipe-Roe Boat']")).to_contain_text("no token left")
    flags = page.locator(".good:has(.flag)")
    expect(flags).to_have_count(2)
    assert flags.evaluate_all("all => all.map((one) => one.dataset.place)") == ["crab", "egg"]  # of Noble Platter
    tip = page.locator(".tip:not([hidden])")
    page.locator(".pantry [data-place='crab']").hover()
    expect(tip).to_contain_text("Noble Platter still lacks it")
    page.locator(".pantry [data-place='roe']").hover()
    expect(tip).to_contain_text("Roe")
    expect(tip).not_to_contain_text("lacks")


def test_a_square_leads_only_to_a_recipe_with_a_token(visit: Visit, hall: Hall) -> None:
    """Tuna beside avocado brings Noble Platter on; roe beside maki nothing that can be claimed."""
    page = visit.page
    hands = [["rice", "tuna", "roe"], SPENT["hands"][1]]
    sit(page, hall, phase="turn", hands=hands, board={"c1": ["avocado"], "a4": ["maki"]})
    said = page.locator(".talk .said")
    for tile, square, brings in (("tuna", "c2", True), ("roe", "a5", False)):
        page.locator(f"[data-spot='tile-{tile}']").click()
        page.wait_for_selector(f".moves [data-move='place {tile} {square}']", state="attached")
        page.locator(f".counter [data-place='{square}']").hover()
        expect(said).to_contain_text(f"Lay the {tile} on {square}")
        assert ("Brings" in said.inner_text()) == brings
        assert (page.locator(f"[data-place='{square}'] .lead").count() == 1) == brings


def test_first_hands_name_the_neighbour_and_the_categories(visit: Visit, hall: Hall) -> None:
    page = visit.page
    hands = [["salmon", "crab", "egg"], [], []]
    sit_at(page, hall, "wasabi", 3, {"phase": "give", "players": 3, "first": 2, "actor": 0, "hands": hands})
    await_turn(page)
    neighbour = page.locator(".chef strong").first.inner_text()
    expect(page.locator(".talk .said")).to_contain_text(f"first hand for {neighbour}")
    tabs = page.locator(".pantry .tab")
    told = tabs.evaluate_all("all => all.map((one) => getComputedStyle(one, '::before').content)")
    assert sorted(told) == [f'"{one}"' for one in ("base", "fish", "garnish", "seafood", "unique", "vegetable")]
    page.locator(".pantry [data-place='tuna']").hover()
    expect(page.locator(".tip:not([hidden])")).to_contain_text("Tuna: category fish.")
    for tile in ("tuna", "shrimp", "egg"):
        play(page, f"give {tile}")
    expect(tabs).to_have_count(0)


# The names of categories that lie on a picture.
COVERING = """() => [...document.querySelectorAll('.pantry .tab')].filter((name) => {
  const one = name.getBoundingClientRect();
  return [...document.querySelectorAll('.pantry .art')].some((art) => {
    const other = art.getBoundingClientRect();
    return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  });
}).length"""


def test_the_names_of_the_categories_cover_no_ingredient(visit: Visit, hall: Hall) -> None:
    page = visit.page
    hands = [["salmon", "crab", "egg"], [], []]
    sit_at(page, hall, "wasabi", 3, {"phase": "give", "players": 3, "first": 2, "actor": 0, "hands": hands})
    await_turn(page)
    expect(page.locator(".pantry .tab")).to_have_count(6)
    for width, height in ((1280, 720), (1920, 1080), (820, 1180), (390, 844), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"() => innerWidth === {width} && ({COVERING})() === 0")


def test_what_a_recipe_lacks_is_drawn_in_its_colours(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit(page, hall)
    lacking = page.locator(".bit:not(.there, .held)")
    looks = lacking.locator(".art").evaluate_all(
        "all => all.map((one) => [getComputedStyle(one).filter, getComputedStyle(one).opacity])"
    )
    assert looks and all(look == ["none", "1"] for look in looks)
    assert lacking.first.evaluate("one => getComputedStyle(one).borderTopStyle") == "dashed"


def test_on_a_phone_a_pile_to_draw_from_is_as_large_as_a_finger(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit(page, hall)
    for width, height in ((390, 844), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(
            """width => innerWidth === width && [...document.querySelectorAll('.pile')].every((one) => {
              const box = one.getBoundingClientRect();
              return box.width >= 40 && box.height >= 40;
            })""",
            arg=width,
        )


def test_on_an_upright_tablet_ones_own_name_is_whole(visit: Visit, hall: Hall) -> None:
    page = visit.page
    page.set_viewport_size({"width": 820, "height": 1180})
    sit(page, hall)
    assert page.locator(".head .person").evaluate("one => one.scrollWidth <= one.clientWidth && one.clientWidth > 60")


def test_a_pile_shows_its_length_in_squares_too(visit: Visit, hall: Hall) -> None:
    """Its number is not mistaken for the points on a recipe beside it."""
    page = visit.page
    sit(page, hall)
    for width, height in ((1280, 720), (1366, 650), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        for length in (2, 3, 4, 5):
            expect(page.locator(f"{pile(length)} .squares i")).to_have_count(length)
            assert page.locator(pile(length)).evaluate(SQUEEZED) == []


def test_points_are_called_points_and_lengths_shown_in_squares(visit: Visit, hall: Hall) -> None:
    """One look, one meaning: a number alone could be either."""
    page = visit.page
    sit(page, hall, recipes=[["Roe Boat", "Noble Platter"], ["Garden Gate", "Thunder Roll", "Sunrise"]])
    units = page.locator(":is(.worth, .points) small")
    expect(units).to_have_count(4)  # two recipes, two chefs
    assert units.evaluate_all("all => all.every((one) => ['pt', 'pts'].includes(one.dataset.n))")
    lengths = page.locator(".chef .recipes b").evaluate_all("all => all.map((one) => one.querySelectorAll('i').length)")
    assert sorted(lengths) == [2, 3, 4]
    tall = page.locator(".head .tokens > span").evaluate_all(
        "all => all.map((one) => one.querySelector('i').getBoundingClientRect().height)"
    )
    assert tall == sorted(tall) and len({round(one, 1) for one in tall}) == 4
    expect(page.locator(f"{pile(3)} small svg")).to_have_count(1)  # so many cards


# How far the counter is from what is above it and below it.
AROUND = """() => {
  const all = ['.chefs', '.counter', '.slab'].map((one) => document.querySelector(one));
  const [chefs, counter, slab] = all.map((one) => one.getBoundingClientRect());
  return Math.min(counter.top - chefs.bottom, slab.top - counter.bottom);
}"""


def test_the_counter_touches_nothing_and_piles_are_no_columns(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit(page, hall)
    for width, height in ((1280, 720), (1366, 650), (1920, 1080), (768, 1024), (820, 1180)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"() => innerWidth === {width} && ({AROUND})() >= 2")
        box = page.locator(pile(5)).bounding_box()
        assert box is not None and box["height"] < 1.6 * box["width"]


def test_no_number_of_the_pantry_lies_under_a_glow_on_a_phone(visit: Visit, hall: Hall) -> None:
    page = visit.page
    page.set_viewport_size({"width": 390, "height": 844})
    sit(page, hall, phase="stock", hands=[["rice", "tuna"], SPENT["hands"][1]])
    page.wait_for_selector(".pantry .good.glow")
    assert page.evaluate(GLARED) == []


def test_a_card_on_the_counter_hides_what_marks_the_last_move_below_it(visit: Visit, hall: Hall) -> None:
    """Another person lays it, and no bot: one may have something better to do."""
    page = visit.page
    recipes = [[*SPENT["recipes"][0], "Tide Pool"], SPENT["recipes"][1]]  # nobody has one to draw
    position = {**SPENT, "phase": "turn", "actor": 1, "recipes": recipes, "cards": [["wasabi"], []]}
    wish = {"game": "wasabi", "seats": [{"kind": "me"}, {"kind": "same"}], "nickname": "Ana", "position": position}
    made = post(hall, "/api/tables", wish)
    ana, bo = (seat["secret"] for seat in made["seats"])
    page.goto(f"{hall.url}/table/{made['table']}#seats=wasabi%2C0%3A{ana}")
    page.wait_for_selector(".game :is(button, svg)")
    guest = Guest(hall.port, made["table"], [bo])
    guest.steps(1)
    for move in ("pick maki", "place maki b2", "done", "stock maki"):
        guest.move(1, move)
    guest.close()
    expect(page.locator(".square[data-place='b2'] .trace")).to_have_count(1)
    await_turn(page)
    play(page, "play wasabi")
    play(page, "cover b2 c3")
    expect(page.locator(".square.covered[data-place='b2']")).to_have_count(1)
    expect(page.locator(".covered .trace")).to_have_count(0)
