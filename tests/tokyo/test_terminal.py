"""The terminal's table tells everything that lies open, in both languages."""

from __future__ import annotations

import re
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from criee.engine.match import Match
from criee.engine.phase import HOUSE
from criee.engine.rng import Rng
from criee.games import open_game
from criee.games.tokyo.pieces import FISH, OUTER
from criee.games.tokyo.terminal import draw
from criee.words import LANGUAGES, Words
from tokyo.table import Table, barrel, ship

NAMES = ["Ana", "Bo", "Émile", "Chloé", "Ida", "Max"]
ALL_FISH = list(FISH[1:])
ALL_OUTER = list(OUTER[1:])


def rendered(view: Any, lang: str, width: int = 120) -> str:
    """The table as it stands on the screen; all kinds of spaces are plain ones."""
    names = NAMES[: view["seats"]]
    console = Console(width=width, record=True, file=StringIO())
    console.print(draw(view, Words("tokyo", lang, names), names))
    return re.sub("[\u00a0\u202f]", " ", console.export_text())


def shown(t: Table, lang: str, viewer: int = 0) -> str:
    return rendered(t.game.view(t.state, viewer), lang)


def row_of(text: str, name: str) -> str:
    """The line of the first table that begins with a market's name."""
    return next(line for line in text.splitlines() if re.match(rf"{name}(  | \()", line))


def both(t: Table, en: list[str], fr: list[str], viewer: int = 0) -> None:
    for lang, wanted in (("en", en), ("fr", fr)):
        text = shown(t, lang, viewer)
        for words in wanted:
            assert words in text, f"{lang}: {words!r} is not in\n{text}"


def test_K28_permits_left_and_their_price() -> None:
    t = Table(ALL_FISH, [{}, {}])
    prices = [100, 300, 1000, 300, 400, 300, 500, 0, 800]
    for lang, at, free in (("en", "at", "(free)"), ("fr", "à", "(gratuit)")):
        text, words = shown(t, lang), Words("tokyo", lang, [])
        for name, price in zip(FISH, prices, strict=True):
            left = t.view["permits"][name]
            big = f"{price:,}" if lang == "en" else f"{price:,}".replace(",", " ")
            wanted = f" {left} {at} {big} ¥ " if price else f" {left} {free} "
            assert wanted in row_of(text, words.text(name)), (wanted, text)


def test_K26_what_an_entry_costs() -> None:
    t = Table([*ALL_FISH, *ALL_OUTER], [{}, {}])
    text = shown(t, "en")
    assert "1 action" in row_of(text, "eel") and " 400 ¥ " in row_of(text, "salmon")
    assert "both actions" in row_of(text, "squid") and "or squid token" in text
    assert "both actions" in row_of(text, "octopus") and "or 200 ¥" in text and "or takoyaki token" in text
    assert " 200 ¥ " in row_of(text, "rentals") and " free " in row_of(text, "government")
    text = shown(t, "fr")
    assert "1 action" in row_of(text, "anguille") and " 400 ¥ " in row_of(text, "saumon")
    assert "les deux actions" in row_of(text, "calamar") and "ou jeton calamar" in text
    assert "ou 200 ¥" in text and "ou jeton takoyaki" in text
    assert " 200 ¥ " in row_of(text, "locations") and " gratuite " in row_of(text, "État")


def test_K43_cases_and_what_lies_in_them() -> None:
    t = Table(["trading", "octopus"], [{}, {}], cases=[{}, {"octopus": 2, "takoyaki": 1}, {}, {}, {}])
    en = ["case 1, at least 4 resources for  500 ¥", "case 2, at least 8 resources for  octopus ×2 · takoyaki ×1"]
    fr = ["case 1, au moins 4 ressources pour  500 ¥", "case 2, au moins 8 ressources pour  pieuvre ×2 · takoyaki ×1"]
    both(t, [*en, "case 5, at least 20 resources for  2,500 ¥"], [*fr, "case 5, au moins 20 ressources pour  2 500 ¥"])


def test_K45_what_the_aquarium_still_wants() -> None:
    t = Table(["aquarium", "eel", "tuna"], [{}, {}], aquarium={"eel": 1, "tuna-15": 1})
    both(
        t,
        ["mackerel ×3 at 300 ¥", "eel ×1 at 700 ¥", "tuna ×0 at 2,200 ¥", "spider crab ×1 at 1,300 ¥"],
        ["maquereau ×3 à 300 ¥", "anguille ×1 à 700 ¥", "thon ×0 à 2 200 ¥", "araignée de mer ×1 à 1 300 ¥"],
    )


def test_K36_takoyaki_left_and_their_worth() -> None:
    t = Table(["octopus"], [{"fresh": [barrel("takoyaki", 600, 2)], "tokens": {"takoyaki": 1}}, {}])
    both(
        t,
        ["×6 · takoyaki ×12", "3 · takoyaki 5", "takoyaki ×2 at 600 ¥", "3 takoyaki for a token"],
        ["×6 · takoyaki ×12", "3 · takoyaki 5", "takoyaki ×2 à 600 ¥", "3 takoyaki par jeton"],
    )


def test_K41_uses_left_on_rented_tiles() -> None:
    t = Table(["rentals"], [{"refrigerators_2": 1, "carts_1": 1}, {"carts_2": 1}])
    both(
        t,
        ["refrigerator (2 uses left)", "cart (1 use left)", "cart (2 uses left)", "1 refrigerator, 0 carts"],
        ["réfrigérateur (encore 2 utilisations)", "chariot (encore 1 utilisation)", "1 réfrigérateur, 0 chariot"],
    )
    both(
        t, ["200 ¥ each for two uses", "slots 3 of 4"], ["200 ¥ pièce pour deux utilisations", "emplacements : 3 sur 4"]
    )


def test_K15_which_dock_a_ship_is_in() -> None:
    ships = [ship(1, 0, "sea"), ship(2, 1, "left"), ship(8, 0, "middle")]
    t = Table([], [{"docks": 2}, {}], ships=ships)
    both(
        t,
        [
            "left dock  free",
            "middle dock  ship No. 8 (2 cells)",
            "right dock  closed (500 ¥ to open)",
            "left dock  ship No. 2 (1",
        ],
        [
            "dock de gauche  libre",
            "dock du milieu  le bateau n° 8 (2 alvéoles)",
            "dock de droite  fermé (500 ¥ pour l’ouvrir)",
        ],
    )
    both(t, ["at sea  ship No. 1 (1 cell) · empty"], ["en mer  le bateau n° 1 (1 alvéole) · vide"])


def test_K12_cargo_and_permit_by_name() -> None:
    barge = Table([], [{}, {}]).state.box.barge + 1
    ships = [ship(8, 0, "sea", "eel", eel=2), ship(int(barge), 0, "sea", squid=2, eel=1)]
    t = Table(["eel", "squid"], [{"permits": {"eel": 1}}, {}], ships=ships)
    both(
        t,
        ["eel permit", "eel ×2", f"the barge (ship No. {barge})"],
        ["permis (anguille)", "anguille ×2", "la barge (bateau"],
    )
    both(t, ["squid ×2", "eel ×1"], ["calamar ×2", "anguille ×1"])


def test_K40_K46_ships_for_sale_and_what_one_gets_for_ones_own() -> None:
    ships = [ship(1, 0, "left"), ship(2, 1, "left"), {"number": 8, "owner": -1, "place": "used"}]
    t = Table(["used"], [{}, {}], ships=ships)
    both(
        t,
        ["1 cell ×1 at 500 ¥", "3 cells ×1 at 1,500 ¥", "barge (8 cells) ×1 at 1,000 ¥", "2 cells ×1 at 600 ¥"],
        ["1 alvéole ×1 à 500 ¥", "3 alvéoles ×1 à 1 500 ¥", "barge (8 alvéoles) ×1 à 1 000 ¥", "2 alvéoles ×1 à 600 ¥"],
    )
    both(t, ["4 cells at 200 ¥", "4 cells at 800 ¥"], ["4 alvéoles à 200 ¥", "4 alvéoles à 800 ¥"])


def test_K44_loans_and_shares_with_their_terms() -> None:
    t = Table(["bank"], [{"loans": 1}, {"shares": 1}])
    both(
        t,
        ["2 loans (500 ¥ now, 1,000 ¥ at the end)", "1 share at 300 ¥", "│ 1 loan ", "│ 1 share "],
        ["2 emprunts (500 ¥ tout de suite, 1 000 ¥ à la fin)", "1 action bancaire à 300 ¥", "│ 1 emprunt "],
    )


def test_K48_fees_before_a_lot_is_laid_out_and_while_it_grows() -> None:
    t = Table(["auction", "fugu"], [{"tokens": {"fugu": 3}}, {}])
    for fee in ("1 → 100 ¥", "2–4 → 200 ¥", "5–7 → 400 ¥", "8–10 → 600 ¥", "11–14 → 800 ¥"):
        both(t, [fee], [fee])
    both(t, ["15–19 → 1,100 ¥", "20+ → 1,400 ¥"], ["15–19 → 1 100 ¥", "20+ → 1 400 ¥"])
    t.play("enter auction action", "lay fugu", "lay fugu", "lay fugu")
    both(
        t,
        ["in the auction market", "fugu ×3 · worth 9 resources · fee 600 ¥"],
        ["dans le marché aux enchères", "frais : 600 ¥"],
    )


def test_K42_what_the_government_still_buys() -> None:
    t = Table(["government", "eel"], [{}, {}], government={"eel": 2, "mackerel": 3})
    both(
        t, ["0 at 300 ¥ · 8 at 200 ¥", "mackerel ×3 · eel ×2"], ["0 à 300 ¥ · 8 à 200 ¥", "maquereau ×3 · anguille ×2"]
    )


def test_K34_K35_K37_K39_what_tokens_are_worth_and_sell_for() -> None:
    t = Table(ALL_FISH, [{"tokens": {"salmon": 1, "old-salmon": 1}}, {}], eel=6)
    both(
        t,
        ["2 · day-old 4", "600 ¥ each", "n × n  ", "n × n × 100 ¥", "15 15 15 20 25", "5 6 7 7 8 8 9 10"],
        ["2 · de la veille 4", "600 ¥ pièce", "n × n  ", "n × n × 100 ¥", "15 15 15 20 25", "5 6 7 7 8 8 9 10"],
    )
    en, fr = shown(t, "en"), shown(t, "fr")
    assert row_of(en, "eel").split()[-4:] == ["6", "600", "¥", "each"] and "any 2 for 100 ¥" in row_of(en, "mackerel")
    assert row_of(en, "red snapper").split()[-4:] == ["6", "not", "sold", "here"]
    assert "worth × 100 ¥" in row_of(en, "tuna") and "worth × 100 + 400 ¥" in row_of(en, "spider crab")
    assert "2 au choix, 100 ¥" in fr and "valeur × 100 + 400 ¥" in fr and "pas de vente ici" in fr


def test_K15_the_named_price_and_both_rows() -> None:
    t = Table(["eel"], [{"fresh": [barrel("eel", 1200)], "old": [barrel("mackerel", 300, 2)], "named": 1200}, {}])
    both(
        t,
        ["fresh  eel ×1 at 1,200 ¥ (???)", "day-old  mackerel ×2 at 300 ¥"],
        ["du jour  anguille ×1 à 1 200 ¥ (???)", "de la veille  maquereau ×2 à 300 ¥"],
    )


def test_K47_offers_and_passes_are_told_apart_and_K60_sealed_bids_are_not_shown() -> None:
    t = Table(["barter", "eel"], [{"tokens": {"eel": 1}}, {}, {}]).play("enter barter action", "lay eel", "close")
    t.play("pass", seat=1)
    both(t, ["2,000 ¥ · 0 resources · has passed"], ["2 000 ¥ · 0 ressource · a passé"])
    t.play("bid 700", seat=2)
    both(t, ["0 resources · has offered 700 ¥"], ["0 ressource · a offert 700 ¥"])
    u = Table(["tuna"], [{}, {}], phase="bid", token="tuna-15", after="navigate").play("bid 300", seat=1)
    both(u, ["2,000 ¥ · 0 resources · has bid", "Up for auction: tuna 15"], ["a misé", "En vente : thon 15"])
    assert "has bid 300 ¥" not in shown(u, "en") and "has bid 300 ¥" in shown(u, "en", viewer=1)


def test_K4_hidden_money_is_hidden() -> None:
    t = Table([], [{}, {"cash": 4700}], {"hidden_money": True})
    both(t, ["│ 2,000 ¥ · 0 resources", "│ cash hidden · 0 resources"], ["│ 2 000 ¥ ·", "│ argent caché · 0 ressource"])
    assert "4,700" not in shown(t, "en") and "4 700" not in shown(t, "fr")


def test_K9_K16_K32_K47_what_only_lies_there_for_a_while() -> None:
    ships = [ship(1, 0, "sea", "tuna", tuna=1), ship(8, 0, "sea", "eel", eel=2)]
    t = Table(["tuna", "eel"], [{"docks": 2, "permits": {"tuna": 1, "eel": 1, "mackerel": 1}}, {}], ships=ships)
    t.play("give", "return permit mackerel", "navigate", "moor 1 left", "moor 8 middle")
    both(
        t,
        ["quay, to be priced  eel ×2", "not auctioned yet  tuna ×1", "in this navigation  3 barrels"],
        ["quai, sans prix  anguille ×2", "pas encore mis en vente  thon ×1", "navigation  3 tonneaux"],
    )
    both(t, ["returned in this turn  mackerel", "has acted"], ["rendus pendant ce tour  maquereau", "a déjà agi"])
    u = Table(["barter", "eel"], [{"tokens": {"eel": 2}}, {}]).play("enter barter action", "lay eel", "close")
    u.play("pass", seat=1).play("refuse")
    both(u, ["not to be laid out again in this visit  eel ×1"], ["plus à proposer pendant cette visite  anguille ×1"])


def test_K50_K55_the_end_and_overfishing_are_seen() -> None:
    t = Table(["eel"], [{}, {}], ender=1, overfished=["eel"])
    both(
        t,
        ["Last turns (Bo triggered the end)", "eel (overfished)", "5,000 ¥ or 50 resources", "after round 60"],
        [
            "Derniers tours (fin déclenchée par Bo)",
            "anguille (surpêche)",
            "5 000 ¥ ou 50 ressources",
            "tour de table 60",
        ],
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_open_is_left_out_in_whole_matches(lang: str) -> None:
    """Every ship, every piece in a port, every token and permit of everybody is there by its name."""
    looked = 0
    words = Words("tokyo", lang, NAMES)
    for seed in range(4):
        game = open_game("tokyo", {"more_outer": 6, "more_fish": 3})
        match, rng = Match(game, 3 + seed, seed), Rng(seed)
        while not match.over() and len(match.steps) < 900:
            seat = match.to_act()[0]
            if seat == HOUSE:
                match.follow(seat, match.draw())
            else:
                moves = match.moves(seat)
                match.follow(seat, game.mind.instinct(match.state, seat, rng) if rng.below(6) else rng.pick(moves))
            if len(match.steps) % 25 == 0:
                view: Any = game.view(match.state, 0)
                text = rendered(view, lang)
                for wanted in pieces(view, words):
                    assert wanted in text, f"{wanted!r} is not in\n{text}"
                    looked += 1
    assert looked > 2000


def pieces(view: Any, words: Words) -> list[str]:
    def name(kind: str) -> str:
        fish, _, value = kind.partition("-")
        return f"{words.text(fish)} {value}" if value.isdigit() else words.text(kind)

    found: list[str] = []
    for player in view["players"]:
        for counts in (player["tokens"], player["permits"]):
            found += [f"{name(kind)} ×{count}" for kind, count in counts.items()]
        found += [f"{words.text(one['item'])} ×{one['count']}" for one in player["fresh"] + player["old"]]
    for one in view["ships"]:
        if one["owner"] >= 0:
            found.append(
                words.text("a-ship", ship=one["number"], cells=one["cells"], barge="yes" if one["barge"] else "no")
            )
            found += [f"{words.text(fish)} ×{count}" for fish, count in one["cargo"].items()]
    found += [f"{name(kind)} ×{count}" for counts in (view["lot"], *view["cases"]) for kind, count in counts.items()]
    return [re.sub("[\u00a0\u202f]", " ", words) for words in found]
