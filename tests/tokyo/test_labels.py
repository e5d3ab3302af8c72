"""Labels: what a move costs or brings stands on it, is so, and tells it from every other. And the rules' numbers."""

from __future__ import annotations

import re
from collections import Counter
from typing import cast

import pytest

from criee.engine.line import Line
from criee.engine.match import Match
from criee.engine.phase import HOUSE
from criee.engine.rng import Rng
from criee.games import components, open_game
from criee.games.tokyo.game import Tokyo
from criee.games.tokyo.pieces import FISH, MARKETS
from criee.games.tokyo.state import TokyoState
from criee.words import LANGUAGES, Words, rules
from tokyo.table import Table, barrel, ship

NAMES = ["Ana", "Bo", "Émile", "Chloé", "Ida", "Max"]


def said(t: Table, move: str, seat: int = 0) -> tuple[str, str]:
    """The label of a legal move in English and in French, with plain spaces."""
    assert move in t.moves(seat), t.moves(seat)
    line = t.game.voice.label(t.state, seat, t.game.parse(move))
    found = [Words("tokyo", lang, NAMES).line(line) for lang in LANGUAGES]
    return cast(tuple[str, str], tuple(text.replace("\u00a0", " ").replace("\u202f", " ") for text in found))


def test_K40_K46_ships_say_their_price() -> None:
    t = Table(["used"], [{"cash": 5000}, {}], ships=[ship(1, 0, "left"), ship(2, 1, "left")]).play("dock", "dock")
    t.play("enter ships action")
    assert said(t, "ship 3 right") == (
        "Buy a ship of 3 cells (1,500 ¥, right dock)",
        "Acheter un bateau à 3 alvéoles (1 500 ¥, dock de droite)",
    )
    assert said(t, "ship barge right")[0] == "Buy the barge (1,000 ¥, right dock)"
    assert said(t, "sell ship 1") == (
        "Sell ship No. 1 (1 cell) for 100 ¥",
        "Vendre le bateau n° 1 (1 alvéole) pour 100 ¥",
    )
    t.play("ship 2 middle", "leave", "enter used action")
    assert said(t, "sell ship 1")[0] == "Sell ship No. 1 (1 cell) for 200 ¥"
    t.play("sell ship 8")
    assert said(t, "ship 2 middle")[0] == "Buy a ship of 2 cells (600 ¥, middle dock)"


def test_K41_rents_say_their_price_and_uses_are_told_apart() -> None:
    t = Table(["rentals", "eel"], [{"carts_1": 1, "carts_2": 1}, {}]).play("enter rentals yen")
    assert said(t, "rent refrigerator") == ("Rent a refrigerator (200 ¥)", "Louer un réfrigérateur (200 ¥)")
    u = Table(["rentals", "eel"], [{"carts_1": 1, "carts_2": 1}, {}])
    assert said(u, "enter eel cart-1") == (
        "Enter the eel market (second and last use of a cart)",
        "Entrer dans le marché aux anguilles (seconde et dernière utilisation d’un chariot)",
    )
    assert said(u, "enter eel cart-2")[0] == "Enter the eel market (first use of a cart)"


def test_K44_loans_and_shares_say_what_they_cost() -> None:
    t = Table(["bank"], [{}, {}]).play("enter bank action")
    assert said(t, "loan") == (
        "Take a loan (500 ¥ now, 1,000 ¥ to pay at the end)",
        "Prendre un emprunt (500 ¥ tout de suite, 1 000 ¥ à payer à la fin)",
    )
    assert said(t, "share") == ("Buy a share of the bank (300 ¥)", "Acheter une action bancaire (300 ¥)")


def test_K28_permits_say_their_price_with_the_right_article() -> None:
    t = Table(["eel", "fugu"], [{}, {}]).play("enter eel action")
    assert said(t, "permit eel") == ("Buy an eel permit (500 ¥)", "Acheter un permis (anguille) pour 500 ¥")
    t.play("permit eel", "leave", "enter fugu action")
    assert said(t, "permit fugu") == ("Take a fugu permit (free)", "Prendre un permis (fugu), gratuit")


def test_K26_K27_entries_say_what_they_cost_and_what_ones_own_permits_earn() -> None:
    player = {"permits": {"mackerel": 1, "octopus": 1}, "fresh": [barrel("takoyaki", 300), barrel("takoyaki", 700)]}
    t = Table(["octopus", "government", "squid"], [{**player, "tokens": {"squid": 2, "takoyaki": 1}}, {}])
    assert said(t, "enter octopus yen") == (
        "Enter the octopus market (200 ¥, your permits earn 100 ¥)",
        "Entrer dans le marché aux pieuvres (200 ¥, vos permis rapportent 100 ¥)",
    )
    assert "both actions, your" in said(t, "enter octopus actions")[0]
    assert "one takoyaki token" in said(t, "enter octopus token")[0]
    assert "one takoyaki from the 300 ¥ column of your port" in said(t, "enter octopus port 300")[0]
    assert "colonne 700 ¥" in said(t, "enter octopus port 700")[1]
    assert said(t, "enter squid token") == (
        "Enter the squid market (one squid token)",
        "Entrer dans le marché aux calamars (un jeton calamar)",
    )
    assert said(t, "enter government free") == (
        "Enter the government market (free)",
        "Entrer dans le marché étatique (entrée gratuite)",
    )
    assert said(t, "enter mackerel action")[0] == "Enter the mackerel market (1 action, your permits earn 100 ¥)"


def test_K9_the_next_dock_is_named_and_priced() -> None:
    t = Table([], [{}, {}])
    assert said(t, "dock") == ("Open the middle dock (500 ¥)", "Ouvrir le dock du milieu (500 ¥)")
    assert said(t.play("dock"), "dock")[0] == "Open the right dock (500 ¥)"


def test_K48_the_fee_is_said_before_a_token_is_laid_out_and_before_the_lot_is_closed() -> None:
    t = Table(["auction", "fugu"], [{"tokens": {"fugu": 3}}, {}]).play("enter auction action")
    assert said(t, "lay fugu") == (
        "Lay out fugu (the lot is then worth 1, fee 100 ¥)",
        "Poser un jeton (fugu), le lot vaudra 1, frais : 100 ¥",
    )
    assert said(t.play("lay fugu", "lay fugu"), "lay fugu")[0] == "Lay out fugu (the lot is then worth 9, fee 600 ¥)"
    assert said(t.play("lay fugu"), "close") == (
        "Put the lot up for auction (worth 9 resources, fee 600 ¥)",
        "Mettre le lot aux enchères (valeur : 9 ressources, frais : 600 ¥)",
    )


def test_K43_a_case_says_what_it_asks_and_gives() -> None:
    cases = [{}, {"eel": 1, "mackerel": 1}, {}, {}, {}]
    t = Table(["trading", "octopus", "eel"], [{"tokens": {"octopus": 4}}, {}], cases=cases)
    t.play("enter trading action")
    assert said(t, "case 1")[0] == "Fill case 1 with tokens worth at least 4 for 500 ¥"
    assert said(t, "case 2") == (
        "Exchange tokens worth at least 8 with case 2 for mackerel and eel",
        "Échanger des jetons valant au moins 8 contre ceux de la case 2 (maquereau et anguille)",
    )
    t.play("case 1")
    assert said(t, "lay octopus")[0] == "Lay out octopus (the tokens are then worth 3 of 4)"
    assert said(t.play("lay octopus", "lay octopus"), "close")[0] == "Hand in tokens worth 6 resources for 500 ¥"


def test_K30_mackerel_are_sold_two_by_two() -> None:
    t = Table([], [{"tokens": {"mackerel": 1}, "old": [barrel("mackerel", 300)]}, {}]).play("enter mackerel action")
    assert said(t, "sell mackerel") == (
        "Sell mackerel as the first of two for 100 ¥",
        "Vendre un jeton (maquereau), le premier de deux pour 100 ¥",
    )
    t.play("sell mackerel")
    assert said(t, "sell barrel old mackerel 300") == (
        "Sell a barrel of mackerel (day-old, 300 ¥ column) as the second of two for 100 ¥",
        "Vendre un tonneau (maquereau de la veille, colonne 300 ¥), le second de deux pour 100 ¥",
    )


def test_K36_an_exchange_says_how_many_takoyaki_are_left_to_get() -> None:
    t = Table(["octopus"], [{"tokens": {"octopus": 1}, "fresh": [barrel("takoyaki", 500, 13)]}, {}])
    assert said(t.play("enter octopus yen"), "exchange") == (
        "Exchange an octopus token for 2 takoyaki",
        "Échanger un jeton pieuvre contre 2 takoyaki",
    )


def test_K16_the_end_of_a_navigation_says_what_the_landing_brings() -> None:
    t = Table(["eel"], [{"permits": {"eel": 1}}, {}], ships=[ship(1, 0, "sea"), ship(8, 0, "sea", "eel", eel=2)])
    t.play("navigate", "moor 8 left", "price eel 300", "price eel 300")
    assert said(t, "done") == (
        "End the navigation (+100 ¥)",
        "Terminer la navigation (+100 ¥)",
    )
    t.play("done").house("land")
    assert said(t, "done") == ("Leave the prices as they are", "Garder les prix tels quels")


def test_K32_a_tie_kept_by_the_seller_is_paid_to_the_bank() -> None:
    t = Table(["tuna"], [{}, {}], phase="bid", token="tuna-15", after="navigate")
    t.play("bid 300").play("bid 300", seat=1).house("reveal")
    assert said(t, "award p1") == (
        "Keep the token and pay 300 ¥ to the bank",
        "Garder le jeton et payer 300 ¥ à la banque",
    )
    assert said(t, "award p2") == ("Give the token to Bo for 300 ¥", "Donner le jeton à Bo pour 300 ¥")


def test_K32_K47_K48_bids_and_offers_are_called_so() -> None:
    t = Table(["barter", "auction", "eel"], [{"tokens": {"eel": 2}}, {}]).play(
        "enter barter action", "lay eel", "close"
    )
    assert said(t, "bid 300", seat=1) == ("Offer 300 ¥", "Offrir 300 ¥")
    t.play("bid 300", seat=1)
    assert said(t, "accept p2") == ("Accept the offer of Bo (300 ¥)", "Accepter les 300 ¥ offerts par Bo")
    t.play("accept p2", "leave", "enter auction action", "lay eel", "close")
    assert said(t, "bid 300", seat=1) == ("Bid 300 ¥", "Enchérir à 300 ¥")
    u = Table(["tuna"], [{}, {}], phase="bid", token="tuna-15", after="navigate")
    assert said(u, "bid 0") == ("Bid 0 ¥", "Miser 0 ¥")


def test_K38_own_fugu_says_its_price_and_under_the_option_that_it_is_free() -> None:
    players = [{"old": [barrel("fugu", 300), barrel("fugu", 500)]}, {}]
    t = Table(["fugu"], players, phase="fugu")
    assert said(t, "own fugu 300") == ("Buy your day-old fugu for 300 ¥", "Acheter votre fugu de la veille pour 300 ¥")
    u = Table(["fugu"], players, {"free_fugu": True}, phase="fugu")
    assert said(u, "own fugu 300")[0] == "Take your day-old fugu of the 300 ¥ column (free)"


# --- over whole matches ------------------------------------------------------------------------------------

PAID = ("move-permit", "move-ship", "move-rent-refrigerator", "move-rent-cart", "move-share", "move-dock", "move-buy")
EARNED = ("move-loan", "move-sell-ship", "move-eels", "move-fugus", "move-accept")


def owed(line: Line) -> int | None:
    """By how much a label says that the purse grows; None: it says nothing about money."""
    yen = cast(int, line.args.get("yen", 0))
    if line.key in PAID:
        return -yen
    if line.key in EARNED or line.key == "move-done-navigating":
        return yen
    if line.key == "move-enter":
        return cast(int, line.args["income"]) - (yen if line.args["way"] == "yen" else 0)
    if line.key == "move-own":
        return 0 if line.args["free"] == "yes" else -yen
    if line.key in ("move-sell", "move-barrel"):
        both = cast(int, line.args["pays"])
        return {"no": yen, "first": 0, "second": both}[cast(str, line.args["pair"])]
    if line.key == "move-award":
        return -yen if line.args["seller"] == "yes" else yen
    if line.key == "move-close":
        return {"trading": yen, "barter": 0, "auction": -cast(int, line.args["fee"])}[cast(str, line.args["place"])]
    return None


def grown(game: Tokyo, before: TokyoState, seat: int, move: int) -> int:
    """By how much the purse really grows, when all others pass and the house does what it must."""
    state = before.clone()
    game.play(state, seat, move)
    while game.phase(state).name in ("land", "raise", "hammer", "market"):
        acting = game.to_act(state)[0]
        game.play(state, acting, game.moves(state, acting)[0])
    return state.cash[seat] - before.cash[seat]


def stocked(game: Tokyo) -> TokyoState:
    """Two companies in the middle of a match with all markets, so that everything can be bought and sold soon."""
    tokens = {"mackerel": 3, "eel": 2, "fugu": 2, "octopus": 2, "salmon": 1, "old-salmon": 1, "squid": 1, "crab-7": 1}
    goods = {
        "fresh": [barrel("takoyaki", 300), barrel("takoyaki", 500)],
        "old": [barrel("fugu", 200), barrel("fugu", 400)],
    }
    player = {"cash": 4000, "docks": 3, "tokens": tokens, "carts_1": 1, **goods}
    return game.from_position({"phase": "fugu", "markets": list(MARKETS), "players": [player, {"tokens": tokens}]})


@pytest.mark.compiled
def test_every_label_is_so_and_is_the_only_one_of_its_kind() -> None:
    told: Counter[str] = Counter()
    voices = [Words("tokyo", lang, NAMES) for lang in LANGUAGES]
    for seed in range(20):
        options: dict[str, object] = {"any_barrel": seed % 2 == 1, "free_fugu": seed % 3 == 1, "more_outer": 6}
        game = cast(Tokyo, open_game("tokyo", options))
        match = Match(game, 2, seed, start=stocked(game)) if seed < 15 else Match(game, seed - 13, seed)
        rng = Rng(seed)
        while not match.over() and len(match.steps) < 700:
            seat = match.to_act()[0]
            if seat == HOUSE:
                match.follow(seat, match.draw())
                continue
            state, moves = cast(TokyoState, match.state), match.moves(seat)
            lines = [game.voice.label(state, seat, move) for move in moves]
            for words in voices:
                texts = Counter(words.line(line) for line in lines)
                assert len(texts) == len(moves), [text for text, n in texts.items() if n > 1]
            for move, line in zip(moves, lines, strict=True):
                if owed(line) is not None:
                    assert grown(game, state, seat, move) == owed(line), f"{game.describe(move)}: {line}"
                    told[line.key] += 1
            match.follow(seat, game.mind.instinct(state, seat, rng) if rng.below(2) else rng.pick(moves))
    assert sum(told.values()) > 5000
    others = ("enter", "own", "sell", "barrel", "close", "done-navigating")
    assert {*PAID, *EARNED, *(f"move-{name}" for name in others)} <= set(told)


# --- the rules -----------------------------------------------------------------------------------------------


def numbers_in(rule: str, lang: str) -> list[int]:
    """The numbers of a rule, in order; those of other rules (K31) are not meant."""
    return [int(number) for number in re.findall(r"(?<![K\d])\d+", rules("tokyo", lang)[rule].text)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_tell_the_printed_numbers(lang: str) -> None:
    """K28, K43, K45, K48: what stands on the tiles is told to whoever asks for the rule."""
    box = components("tokyo")
    paid = [price for price in (box.table(fish).number("permit", 0, 9999) for fish in FISH) if price]
    assert numbers_in("K28", lang) == paid
    cases = box.table("trading")
    assert numbers_in("K43", lang) == pairs(cases.numbers("values", 0, 99), cases.numbers("pays", 0, 9999))
    tank = box.table("aquarium")
    assert numbers_in("K45", lang) == pairs(tank.numbers("demand", 0, 99), tank.numbers("pays", 0, 9999))
    table = box.table("auction")
    told = numbers_in("K48", lang)
    for value, fee in zip(table.numbers("from_value", 0, 99), table.numbers("fees", 0, 9999), strict=True):
        assert value in told and fee in told
    ships, used = box.table("ships"), box.table("used")
    assert {ships.number("cell", 0, 9999), ships.number("barge", 0, 9999)} <= set(numbers_in("K40", lang))
    assert numbers_in("K46", lang) == [
        used.number(key, 0, 9999) for key in ("buys_cell", "buys_barge", "sells_cell", "sells_barge")
    ]


def pairs(first: list[int], second: list[int]) -> list[int]:
    return [number for pair in zip(first, second, strict=True) for number in pair]


def test_both_languages_tell_the_same_numbers() -> None:
    """K1 to K60: no number is lost or changed on the way from one language to the other."""
    for rule in rules("tokyo", "en"):
        assert sorted(numbers_in(rule, "en")) == sorted(numbers_in(rule, "fr")), rule
