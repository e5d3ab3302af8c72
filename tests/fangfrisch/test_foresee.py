"""What the rules foresee of a move is what happens when it is played: F4-F8, F16-F21 and, at the bell, F10."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

from criee.engine.match import Match
from criee.engine.phase import HOUSE
from criee.engine.promise import canonical
from criee.engine.rng import Rng
from fangfrisch.drawn import LATE, Drawn
from fangfrisch.patience import evenings, steps

SLOTS = ("crate1", "crate2", "tub")


def plain(data: object) -> Any:
    return json.loads(canonical(data))


def foreseen(match: Match, seat: int, move: int) -> Mapping[str, Any]:
    found: Mapping[str, Any] = plain(match.game.voice.foresee(match.state, seat, move))
    return found


def happened(match: Match, seat: int, move: int) -> dict[str, Any]:
    """Plays a move and compares the views of a spectator: nothing of the rules is known here."""
    game = match.game
    before = plain(game.view(match.state, seat))
    then = match.state.clone()
    game.play(then, seat, move)
    after = plain(game.view(then, seat))
    spoils = [
        {"seat": other, "slot": slot, "card": stall[slot][-1]}
        for other, stall in enumerate(before["stalls"])
        for slot in SLOTS
        if stall[slot] != after["stalls"][other][slot] and len(stall["bin"]) < len(after["stalls"][other]["bin"])
        if other != seat
    ]
    told = {
        "euro": after["money"][seat] - before["money"][seat],
        "slots": after["slots"][seat],
        "spoils": spoils,
        "bin_cards": after["bin_cards"][seat],
    }
    return told if before["closed_bins"] else {**told, "bin_cost": after["bin_cost"][seat]}


@pytest.mark.compiled
def test_what_is_foreseen_of_a_move_happens() -> None:
    compared, spoilt = 0, 0
    for match in evenings(1):
        rng = Rng(match.seed)
        for seat, _ in steps(match):
            if seat == HOUSE or match.game.phase(match.state).name == "ring" or rng.below(3):
                continue
            for move in match.moves(seat):
                said = foreseen(match, seat, move)
                assert said == happened(match, seat, move), match.game.describe(move)
                spoilt += bool(said["spoils"])
                compared += 1
    assert compared > 2000 and spoilt > 100


@pytest.mark.compiled
def test_F10_F16_what_is_foreseen_of_a_lot_is_so_for_who_wins_it() -> None:
    compared = 0
    for match in evenings(1):
        rng = Rng(match.seed)
        for seat, _ in steps(match):
            if seat == HOUSE or match.game.phase(match.state).name != "ring" or rng.below(5):
                continue
            game = match.game
            ring = game.parse("ring")
            lot = foreseen(match, seat, ring)["lot"]
            won = Match(game, match.seats, 1, start=match.state)
            for other in match.to_act():
                won.follow(other, ring)
            won.follow(HOUSE, game.parse(f"award p{seat + 1}"))
            while game.phase(won.state).name == "steal":
                won.follow(seat, game.parse("no steal"))
            for one in lot:
                compared += 1
                check_lot(won, seat, one)
            hand = plain(game.view(won.state, seat))["hand"]
            assert [one["species"] for one in lot] == sorted({card[:-1] for card in hand}, key=order(match).index)
    assert compared > 500


def order(match: Match) -> list[str]:
    faces = match.game.catalogue()
    species, joker = faces["species"], faces["joker"]
    assert isinstance(species, list)
    return [*species, joker]


def check_lot(won: Match, seat: int, one: Mapping[str, Any]) -> None:
    """The lot is won: all cards of one species are laid first, on their pile or into an empty slot."""
    game, view = won.game, plain(won.game.view(won.state, seat))
    cards = [card for card in view["hand"] if card[:-1] == one["species"]]
    assert sum(int(card[-1]) for card in cards) == one["fish"]
    if one["species"] == "octopus":
        assert set(one) == {"species", "fish"}  # where they go is up to the buyer
        return
    home = [slot for slot, held in zip(SLOTS, view["slots"][seat], strict=True) if held["species"] == one["species"]]
    now = view["slots"][seat][SLOTS.index(home[0])] if home else {"fish": 0, "price": 0}
    legal = [game.describe(move) for move in won.moves(seat)]
    assert one["fits"] == any(move.startswith(f"lay {cards[0]} ") for move in legal)
    assert one["gain"] == (one["after"] - one["before"] if one["kept"] else -one["fish"])
    if not home and not all(held["species"] or not held["fish"] for held in view["slots"][seat]):
        return  # it may join octopuses: put_away below
    assert (one["have"], one["before"]) == (now["fish"], now["price"])
    places = home or [slot for slot in SLOTS if not view["stalls"][seat][slot]]
    if places:
        then = Match(game, won.seats, 1, start=won.state)
        for card in cards:
            then.follow(seat, game.parse(f"lay {card} {places[0]}"))
        laid = plain(game.view(then.state, seat))["slots"][seat][SLOTS.index(places[0])]
        assert (laid["fish"], laid["price"]) == (one["have"] + one["fish"], one["after"])


def test_F8_a_sale_foretells_its_price_and_whom_it_spoils() -> None:
    stalls = ({"tub": ["eel3", "eel1"]}, {"crate1": ["eel2", "octopus1"], "tub": ["tuna1"]}, {"tub": ["eel3"]})
    table = Drawn(*stalls, seller=0)
    told = foreseen(table.match, 0, table.game.parse("sell eel"))
    assert told["euro"] == 5 and told["spoils"] == [{"seat": 1, "slot": "crate1", "card": "octopus1"}]


def test_F27_throwing_away_foretells_what_the_bin_will_cost_unless_it_is_closed() -> None:
    for closed in (False, True):
        at = {"phase": "stow", "seller": 0, "buyer": 1, "hand": ["eel1"], "options": {"closed_bins": closed}}
        table = Drawn({}, {"tub": ["crab3"], "bin": ["tuna2"]}, **at)  # type: ignore[arg-type]
        told = foreseen(table.match, 1, table.game.parse("bin tub"))
        assert told["bin_cards"] == 2 and told.get("bin_cost") == (None if closed else 5)


def worth(stall: dict[str, list[str]], lot: list[str]) -> Mapping[str, Any]:
    """What a lot would be to the second seat."""
    table = Drawn({}, stall, phase="ring", seller=0, lot=lot)
    return foreseen(table.match, 1, table.game.parse("ring"))


def test_F27_what_finds_no_slot_counts_against_a_lot() -> None:
    """As once at a table: 15 euro more, 5 fish for the bin, and a price of 10 leave nothing."""
    full = {"crate1": ["eel3", "eel1"], "crate2": ["plaice2"], "tub": ["crab2"]}
    told = worth(full, ["eel1", "eel3", "shark2", "lobster2", "tuna1"])
    assert (told["gain"], told["waste"]) == (15, 5)
    assert [(one["species"], one["kept"]) for one in told["lot"]] == [
        ("eel", True),
        ("shark", False),
        ("tuna", False),
        ("lobster", False),
    ]
    assert [one["gain"] for one in told["lot"]] == [15, -2, -1, -2]  # what stands under the cards adds up


def test_F16_a_free_slot_is_counted_once_and_goes_to_the_largest_species() -> None:
    told = worth({"crate1": ["eel3"], "crate2": ["plaice2"]}, ["shark2", "lobster3", "tuna1"])
    assert (told["gain"], told["waste"]) == (3, 3)
    assert all(one["fits"] for one in told["lot"])  # each of them by itself
    assert [one["species"] for one in told["lot"] if one["kept"]] == ["lobster"]


def test_F19_octopuses_that_wait_for_a_species_are_counted_with_it() -> None:
    told = worth({"crate1": ["eel3"], "crate2": ["plaice2"], "tub": ["octopus2"]}, ["shark3", "octopus1", "thief"])
    assert (told["gain"], told["waste"]) == (5, 0)  # 2 octopuses bring 2 euro, 5 fish 7
    shark = told["lot"][0]
    assert (shark["have"], shark["before"], shark["after"], shark["gain"]) == (2, 2, 7, 5)


def test_F19_F20_F21_F24_a_worth_is_sure_where_nothing_comes_on_top() -> None:
    """Octopuses go where the buyer likes; a thief needs prey, a can something in the bin, a late sale fish to sell."""
    mine = {"crate1": ["eel3"]}
    assert worth(mine, ["eel1"])["sure"]
    assert not worth(mine, ["eel1", "octopus1"])["sure"]
    assert worth({**mine, "bin": []}, ["eel1", "can"])["sure"]
    assert not worth({**mine, "bin": ["crab1"]}, ["eel1", "can"])["sure"]
    full = {**mine, "crate2": ["crab1"], "tub": ["tuna1"]}
    assert not worth(full, ["shark1", "can"])["sure"]  # the can takes out again what finds no slot
    assert worth(mine, ["eel1", "thief"])["sure"]  # nobody else has fish
    ring = Drawn({"tub": ["crab1"]}, mine, phase="ring", seller=0, lot=["eel1", "thief"])
    assert not foreseen(ring.match, 1, ring.game.parse("ring"))["sure"]
    for stall, sure in ((mine, False), ({}, True)):
        late = Drawn({}, stall, phase="ring", seller=0, lot=["crab1"], ending=True, deck=LATE)
        assert foreseen(late.match, 1, late.game.parse("ring"))["sure"] == sure


@pytest.mark.compiled
def test_F16_F27_what_is_foreseen_of_a_lot_can_be_had() -> None:
    """Won and put away without emptying a slot, no octopus laid first: gain and waste are what money and bin become."""
    compared, wasted = 0, 0
    for match in evenings(1):
        rng = Rng(match.seed)
        for seat, _ in steps(match):
            if seat == HOUSE or match.game.phase(match.state).name != "ring" or rng.below(5):
                continue
            game = match.game
            told = foreseen(match, seat, game.parse("ring"))
            if any(one["species"] == "octopus" for one in told["lot"]):
                continue
            won = Match(game, match.seats, 1, start=match.state)
            for other in match.to_act():
                won.follow(other, game.parse("ring"))
            won.follow(HOUSE, game.parse(f"award p{seat + 1}"))
            before = plain(game.view(match.state, seat))
            while game.phase(won.state).name == "steal":
                won.follow(seat, game.parse("no steal"))
            put_away(won, seat, told["lot"])
            after = plain(game.view(won.state, seat))
            brings = [sum(slot["price"] for slot in view["slots"][seat]) for view in (before, after)]
            fish = [sum(int(card[-1]) for card in view["stalls"][seat]["bin"]) for view in (before, after)]
            assert (told["gain"], told["waste"]) == (brings[1] - brings[0], fish[1] - fish[0])
            assert sum(one["gain"] for one in told["lot"]) == told["gain"] - told["waste"]
            compared += 1
            wasted += told["waste"] > 0
    assert compared > 100 and wasted > 10


def put_away(won: Match, seat: int, lot: list[Mapping[str, Any]]) -> None:
    """The largest of the new species first, where octopuses wait if any do; what is not kept is thrown away."""
    game = won.game
    for one in sorted(lot, key=lambda one: (not one["kept"], -one["fish"])):
        view = plain(game.view(won.state, seat))
        cards = [card for card in view["hand"] if card[:-1] == one["species"]]
        if not one["kept"]:
            won.follow(seat, game.parse(f"bin {one['species']}"))
            continue
        held = view["slots"][seat]
        home = [slot for slot, has in zip(SLOTS, held, strict=True) if has["species"] == one["species"]]
        free = [
            slot
            for _, slot in sorted(
                (-has["fish"], slot) for slot, has in zip(SLOTS, held, strict=True) if not has["species"]
            )
        ]
        for card in cards:
            won.follow(seat, game.parse(f"lay {card} {(home or free)[0]}"))
