"""Refusals: each is held against the position as plain data, and the ones that were wrong once are typed again."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from criee.engine.match import Match
from criee.engine.phase import HOUSE
from criee.engine.promise import canonical
from criee.engine.rng import Rng
from fangfrisch.drawn import LATE, Drawn
from fangfrisch.patience import evenings, steps
from refusals import COMMON, Fact, Scene, hold, verbs

JOKER = "octopus"


def species(card: str) -> str:
    return card.rstrip("123")


def pile(scene: Scene, slot: str, seat: int | None = None) -> list[str]:
    """The cards in one of a player's slots."""
    stalls: list[dict[str, list[str]]] = scene.position["stalls"]
    return stalls[scene.seat if seat is None else seat][slot]


def held(scene: Scene, slot: str) -> set[str]:
    """The species in one of the player's slots, jokers left out."""
    return {species(card) for card in pile(scene, slot)} - {JOKER}


def home(scene: Scene, fish: str) -> list[str]:
    """The slots of the player in which this species lies."""
    return [slot for slot in ("crate1", "crate2", "tub") if fish in held(scene, slot)]


def new_fish(scene: Scene) -> set[str]:
    """The species still to be put away."""
    return {species(card) for card in scene.position["hand"]}


def acts(scene: Scene, *phases: str) -> bool:
    return scene.seat in scene.to_act and scene.position["phase"] in phases


def cites(scene: Scene, rule: str, verb: str) -> bool:
    return scene.rule == rule and scene.words[0] == verb


def rings(scene: Scene, rule: str) -> bool:
    """A refusal of the bell: said whatever was tried, to somebody who is not asked while others are."""
    return scene.rule == rule and scene.position["phase"] == "ring" and scene.seat not in scene.to_act


def decided(scene: Scene) -> bool:
    return rings(scene, "F13") and scene.seat in scene.position["decided"]


def is_barred_seller(scene: Scene) -> bool:
    large = scene.seats > scene.catalogue["seller_rings_up_to"] and scene.args == {"seats": scene.seats}
    return rings(scene, "F11") and large and scene.seat == scene.position["seller"]


def cannot_pay(scene: Scene) -> bool:
    money = scene.position["money"][scene.seat]
    price = scene.catalogue["lot_price"]
    return rings(scene, "F14") and money < price and scene.args == {"money": money, "euro": price}


def too_late(scene: Scene) -> bool:
    """Said whatever was tried, while the buyer puts the lot away."""
    buyer = scene.position["buyer"]
    away = scene.position["phase"] in ("steal", "stow", "can") and scene.seat not in scene.to_act
    return scene.rule == "F10" and away and scene.args == {"who": f"#{buyer}"}


def no_such_species(scene: Scene) -> bool:
    here = cites(scene, "F4", "sell") and acts(scene, "sell") and len(scene.words) == 2
    return here and not home(scene, scene.words[1]) and scene.args == {"fish": f"@{scene.words[1]}"}


def nothing_to_sell(scene: Scene) -> bool:
    here = cites(scene, "F4", "sell") and acts(scene, "sell") and len(scene.words) == 4
    return here and not pile(scene, scene.words[1]) and scene.args == {"slot": f"@{scene.words[1]}"}


def not_only_jokers(scene: Scene) -> bool:
    here = cites(scene, "F6", "sell") and acts(scene, "sell") and len(scene.words) == 4
    there = {f"@{fish}" for fish in held(scene, scene.words[1])}
    return here and there == {scene.args["fish"]} and scene.args["slot"] == f"@{scene.words[1]}"


def only_jokers(scene: Scene) -> bool:
    here = cites(scene, "F6", "sell") and acts(scene, "sell") and scene.args == {"fish": f"@{scene.words[3]}"}
    return here and bool(pile(scene, scene.words[1])) and not held(scene, scene.words[1])


def before_end_phase(scene: Scene) -> bool:
    here = cites(scene, "F4", "sell") and acts(scene, "ring", "steal", "stow", "can")
    return here and not scene.position["ending"]


def after_end_phase(scene: Scene) -> bool:
    here = cites(scene, "F24", "sell") and acts(scene, "ring", "steal", "stow", "can")
    return here and bool(scene.position["ending"])


def no_thief(scene: Scene) -> bool:
    here = scene.rule == "F20" and (scene.words[0] == "steal" or scene.move == "no steal")
    return here and acts(scene, "sell", "ring", "stow", "can") and scene.position["thieves"] == 0


def nobody_there(scene: Scene) -> bool:
    number = int(scene.words[1][1:])
    return cites(scene, "F20", "steal") and number > scene.seats and scene.args == {"number": number}


def from_oneself(scene: Scene) -> bool:
    return cites(scene, "F20", "steal") and acts(scene, "steal") and scene.words[1] == f"p{scene.seat + 1}"


def nothing_to_steal(scene: Scene) -> bool:
    owner, slot = int(scene.words[1][1:]) - 1, scene.words[2]
    here = cites(scene, "F20", "steal") and acts(scene, "steal") and owner != scene.seat
    return here and not pile(scene, slot, owner) and scene.args == {"who": f"#{owner}", "slot": f"@{slot}"}


def not_in_hand(scene: Scene) -> bool:
    here = cites(scene, "F17", "lay") and acts(scene, "stow") and scene.args == {"card": f"@{scene.words[1]}"}
    return here and scene.words[1] not in scene.position["hand"]


def at_home_elsewhere(scene: Scene) -> bool:
    fish, slot = species(scene.words[1]), scene.words[2]
    here = cites(scene, "F17", "lay") and acts(scene, "stow") and fish != JOKER
    told = scene.args["fish"] == f"@{fish}" and [scene.args["slot"]] == [f"@{place}" for place in home(scene, fish)]
    return here and told and slot not in home(scene, fish)


def taken(scene: Scene) -> bool:
    fish, slot = species(scene.words[1]), scene.words[2]
    here = cites(scene, "F16", "lay") and acts(scene, "stow") and fish != JOKER
    told = scene.args["slot"] == f"@{slot}" and {scene.args["fish"]} == {f"@{other}" for other in held(scene, slot)}
    return here and told and not home(scene, fish) and fish not in held(scene, slot)


def not_among_new_cards(scene: Scene) -> bool:
    here = cites(scene, "F18", "bin") and acts(scene, "stow") and scene.args == {"fish": f"@{scene.words[1]}"}
    return here and scene.words[1] not in new_fish(scene)


def has_a_pile(scene: Scene) -> bool:
    fish = scene.words[1]
    here = cites(scene, "F17", "bin") and acts(scene, "stow") and fish in new_fish(scene)
    return here and [scene.args["slot"]] == [f"@{slot}" for slot in home(scene, fish)]


def not_putting_away(scene: Scene) -> bool:
    return cites(scene, "F18", "bin") and acts(scene, "sell", "ring", "steal", "can")


def slot_is_empty(scene: Scene) -> bool:
    here = cites(scene, "F18", "bin") and acts(scene, "stow") and scene.args == {"slot": f"@{scene.words[1]}"}
    return here and not pile(scene, scene.words[1])


def too_late_to_empty(scene: Scene) -> bool:
    here = cites(scene, "F18", "bin") and acts(scene, "stow") and bool(pile(scene, scene.words[1]))
    return here and bool(scene.position["laid"])


def cans_wait(scene: Scene) -> bool:
    here = cites(scene, "F21", "tin") and acts(scene, "steal", "stow") and scene.position["buyer"] == scene.seat
    return here and scene.position["tins"] > 0


def no_can(scene: Scene) -> bool:
    here = cites(scene, "F21", "tin") and acts(scene, "sell", "ring", "steal", "stow")
    return here and scene.position["tins"] == 0


def not_in_the_bin(scene: Scene) -> bool:
    here = cites(scene, "F21", "tin") and acts(scene, "can") and scene.args == {"card": f"@{scene.words[1]}"}
    return here and scene.words[1] not in pile(scene, "bin")


def never(scene: Scene) -> bool:
    """Refused as soon as it is typed, or only while the house acts: see the scenes below."""
    return False


FACTS: dict[str, Fact] = {
    "refuse-sell": no_such_species,
    "refuse-sell-empty": nothing_to_sell,
    "refuse-sell-turn": before_end_phase,
    "refuse-sell-later": after_end_phase,
    "refuse-sell-bin": never,
    "refuse-sell-card": never,
    "refuse-sell-octopus": never,
    "refuse-jokers": not_only_jokers,
    "refuse-name-held": lambda scene: only_jokers(scene) and bool(home(scene, scene.words[3])),
    "refuse-name-sold": lambda scene: only_jokers(scene) and scene.words[3] in scene.position["sold"],
    "refuse-lot-empty": never,
    "refuse-ring-seller": is_barred_seller,
    "refuse-ring-money": cannot_pay,
    "refuse-ring-decided": decided,
    "refuse-ring-late": too_late,
    "refuse-thief-none": no_thief,
    "refuse-steal-nobody": nobody_there,
    "refuse-steal-own": from_oneself,
    "refuse-steal-empty": nothing_to_steal,
    "refuse-steal-bin": never,
    "refuse-card": not_in_hand,
    "refuse-home": at_home_elsewhere,
    "refuse-taken": taken,
    "refuse-bin": not_among_new_cards,
    "refuse-bin-home": has_a_pile,
    "refuse-bin-now": not_putting_away,
    "refuse-bin-card": never,
    "refuse-bin-octopus": never,
    "refuse-clear-empty": slot_is_empty,
    "refuse-clear-late": too_late_to_empty,
    "refuse-action-card": never,
    "refuse-can-early": cans_wait,
    "refuse-can-none": no_can,
    "refuse-tin": not_in_the_bin,
}
TYPED = frozenset(key for key, fact in FACTS.items() if fact is never)


RARE = frozenset({"refuse-sell-later", "refuse-name-sold"})  # random play is bankrupt before them; patient play is not


@pytest.mark.compiled
def test_every_refusal_of_random_play_is_so() -> None:
    found = hold("fangfrisch", FACTS, matches=3, unseen=TYPED | RARE)
    assert sum(found.values()) > 2000


@pytest.mark.compiled
def test_every_refusal_of_patient_play_is_so() -> None:
    found: Counter[str] = Counter()
    for match in evenings(1):
        rng = Rng(match.seed)
        kinds = verbs(match.game)
        for seat, _ in steps(match):
            if seat != HOUSE and (match.game.phase(match.state).name != "ring" or rng.below(9) == 0):
                for scene in tried(match, seat, kinds, rng):
                    found[scene.line.key] += 1
                    if scene.line.key not in COMMON:
                        said = f"{scene.move!r} by seat {scene.seat}: {scene.line}, seed {match.seed}"
                        assert FACTS[scene.line.key](scene), f"{said}\n{canonical(scene.position)}"
    assert set(FACTS) - TYPED - set(found) <= {"refuse-name-sold"}  # typed below
    assert sum(found.values()) > 2000


def tried(match: Match, asked: int, kinds: list[list[int]], rng: Rng) -> list[Scene]:
    """What is said to some moves of every kind, to the seat that is asked or to another."""
    game, scenes = match.game, []
    position = json.loads(canonical(game.position(match.state)))
    for kind in kinds * 2:
        seat, move = asked if rng.below(5) else int(rng.below(match.seats)), rng.pick(kind)
        refused = game.why_not(match.state, seat, move)
        if refused is not None:
            around = (position, game.options.values, game.catalogue(), match.seats, seat, match.to_act())
            scenes.append(Scene(*around, game.describe(move), refused.line()))
    return scenes


# --- what was wrong once -----------------------------------------------------------------------------


def test_F17_a_species_on_the_stall_is_not_binned() -> None:
    table = Drawn({}, {"tub": ["eel3"]}, phase="stow", seller=0, buyer=1, hand=["eel1", "crab1"])
    assert table.reason(1, "bin eel") == ("F17", "refuse-bin-home")
    assert table.reason(1, "bin tuna") == ("F18", "refuse-bin")


def test_F6_octopuses_alone_need_a_name_that_is_free() -> None:
    table = Drawn({"crate1": ["octopus1"], "crate2": ["crab1"], "tub": ["eel1"]}, seller=0)
    assert table.reason(0, "sell crate1 as eel") == ("F6", "refuse-name-held")
    assert table.reason(0, "sell tub as shark") == ("F6", "refuse-jokers")
    table.play("p1 sell eel")
    assert table.reason(0, "sell crate1 as eel") == ("F6", "refuse-name-sold")
    assert table.reason(0, "sell tub as shark") == ("F4", "refuse-sell-empty")


def test_F18_fish_is_binned_only_while_a_lot_is_put_away() -> None:
    table = Drawn({"tub": ["eel3"]}, seller=0)
    assert table.reason(0, "bin tub") == ("F18", "refuse-bin-now")
    assert table.reason(0, "bin eel") == ("F18", "refuse-bin-now")


def test_F20_without_a_thief_nothing_is_stolen() -> None:
    table = Drawn({"tub": ["eel3"]}, seller=0)
    for move in ("steal p1 crate1", "steal p5 tub", "no steal"):  # the first slot of all, the last one, none
        assert table.reason(0, move) == ("F20", "refuse-thief-none")


def test_F21_a_can_is_used_after_putting_away_and_only_by_who_has_one() -> None:
    stall = {"bin": ["crab3"]}
    table = Drawn({"tub": ["tuna1"]}, stall, phase="turn", seller=0).turn("can", "thief", "eel1").rings(1)
    table.play("house award p2")
    assert table.reason(1, "tin crab3") == ("F21", "refuse-can-early")  # the thief comes first
    table.play("p2 no steal")
    assert table.reason(1, "tin crab3") == ("F21", "refuse-can-early")
    table.play("p2 lay eel1 tub")
    assert table.reason(1, "tin crab2") == ("F21", "refuse-tin")
    table = Drawn({}, stall, phase="stow", seller=0, buyer=1, hand=["eel1"])
    assert table.reason(1, "tin crab3") == ("F21", "refuse-can-none")


def test_F11_F13_F14_who_is_not_asked_at_the_bell_hears_why() -> None:
    table = Drawn(phase="ring", seller=0, lot=["eel1"], money=[30, 9, 30, 30])
    assert table.reason(0, "ring") == ("F11", "refuse-ring-seller")
    assert table.reason(1, "ring") == ("F14", "refuse-ring-money")
    assert table.reason(1, "wait") == ("F14", "refuse-ring-money")
    table.play("p3 ring")
    assert table.reason(2, "ring") == ("F13", "refuse-ring-decided")
    assert table.reason(2, "wait") == ("F13", "refuse-ring-decided")
    assert table.reason(3, "sell eel") == ("F4", "refuse-sell-turn")
    assert table.reason(HOUSE, "no ring") == ("", "refuse-turn")
    small = Drawn(phase="ring", seller=0, lot=["eel1"], money=[9, 30, 30])
    assert small.reason(0, "ring") == ("F14", "refuse-ring-money")  # with three the seller may, but must pay


def test_F10_who_strikes_the_bell_too_late_hears_who_was_first() -> None:
    table = Drawn({"tub": ["eel3"]}, phase="turn", seller=0).turn("thief", "eel1").rings(1)
    table.play("house award p2")
    assert table.reason(2, "ring") == ("F10", "refuse-ring-late")  # the thief is sent
    table.play("p2 no steal")
    assert table.reason(2, "ring") == ("F10", "refuse-ring-late")  # the lot is put away
    assert table.reason(1, "ring") == ("F16", "refuse-now")  # who was first is asked for something else
    assert table.reason(HOUSE, "no ring") == ("", "refuse-turn")


def test_F14_nobody_rings_for_an_empty_lot() -> None:
    table = Drawn(phase="turn", seller=0)
    assert table.reason(1, "ring") == ("F14", "refuse-lot-empty")
    table = Drawn(phase="turn", seller=0, lot=["eel1"])
    assert table.reason(1, "ring") == ("", "refuse-turn")


def test_F13_the_lot_goes_to_somebody_who_rang() -> None:
    table = Drawn(phase="award", seller=0, lot=["eel1"], decided=[1, 2, 3], rings=[1, 3])
    assert table.reason(HOUSE, "award p3") == ("F13", "refuse-house-now")
    assert table.reason(1, "award p2") == ("", "refuse-turn")


def test_F24_the_winner_of_an_auction_is_asked_to_sell_by_F24() -> None:
    own = Drawn({"tub": ["eel1"]}, seller=0)
    won = Drawn({}, {"tub": ["crab1"]}, phase="sell", seller=0, buyer=1, ending=True, deck=LATE)
    assert own.reason(0, "ring") == ("F4", "refuse-now") and won.reason(1, "ring") == ("F24", "refuse-now")
    assert own.game.prompt(own.state, 0).rule == "F4" and won.game.prompt(won.state, 1).rule == "F24"
    first = Drawn({"tub": ["crab1"]}, phase="sell", seller=1, buyer=0, ending=True, deck=LATE)  # the first seat, too
    assert first.reason(0, "ring") == ("F24", "refuse-now") and first.game.prompt(first.state, 0).rule == "F24"


@pytest.mark.parametrize("move", ["turn eel1", "first p1", "award p2", "settle p1", "no ring", "skip"])
def test_only_the_house_does_what_the_house_does(move: str) -> None:
    rule, key = Drawn({"tub": ["eel1"]}, seller=0).reason(0, move)
    assert key == "refuse-house"
    assert rule == {"turn": "F9", "first": "F3", "settle": "F26", "skip": "F14"}.get(move.split()[0], "F13")


@pytest.mark.parametrize(
    ("typed", "rule", "key"),
    [
        ("bin octopus", "F19", "refuse-bin-octopus"),
        ("bin octopus2", "F19", "refuse-bin-octopus"),
        ("lay octopus1 bin", "F19", "refuse-bin-octopus"),
        ("bin eel2", "F18", "refuse-bin-card"),
        ("lay eel2 bin", "F18", "refuse-bin-card"),
        ("lay thief tub", "F22", "refuse-action-card"),
        ("bin can", "F22", "refuse-action-card"),
        ("tin thief", "F22", "refuse-action-card"),
        ("sell bin", "F4", "refuse-sell-bin"),
        ("sell bin as eel", "F4", "refuse-sell-bin"),
        ("sell eel2", "F4", "refuse-sell-card"),
        ("sell octopus", "F6", "refuse-sell-octopus"),
        ("sell tub as octopus", "F6", "refuse-sell-octopus"),
        ("steal p2 bin", "F20", "refuse-steal-bin"),
    ],
)
def test_what_no_position_allows_is_refused_by_its_rule(typed: str, rule: str, key: str) -> None:
    assert Drawn({"tub": ["eel1"]}, seller=0).reason(0, typed) == (rule, key)


def test_every_text_of_a_refusal_that_is_typed_has_been_typed() -> None:
    marks = [mark for mark in test_what_no_position_allows_is_refused_by_its_rule.pytestmark if mark.args]  # type: ignore[attr-defined]
    assert {key for _, _, key in marks[0].args[1]} | {"refuse-lot-empty"} == TYPED
