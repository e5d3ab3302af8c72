"""A forecast is what really happens: T5-T9, T11-T13, T15-T24, T26, T31."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from criee.engine.match import Match
from criee.engine.phase import HOUSE
from criee.engine.rng import Rng
from criee.games import open_game
from tsukiji.drawn import Drawn, all_taken

OPTIONS: list[dict[str, object]] = [
    {"kind_fish": kind, "end_effects": effects, "bonus_after_layout": late}
    for kind, effects, late in product((False, True), repeat=3)
]


def worth(printed: Any, faces: list[str], colour: str) -> int:
    """T27, counted here once more from the printed faces."""
    halves = [half for face in faces for half in printed["faces"][face]["halves"] if half["colour"] == colour]
    total: int = sum(half["value"] for half in halves)
    return total * (2 if sum(half["icon"] == "wasabi" for half in halves) >= printed["wasabi_to_double"] else 1)


class Played:
    """What a move did when it was really played: the position after it, and what the house was bound to do next."""

    def __init__(self, match: Match, seat: int, move: int) -> None:
        self.game = match.game
        self.before: Any = self.game.position(match.state)
        self.really = Match(self.game, 2, 1, start=match.state)
        self.really.follow(seat, move)
        self.after: Any = self.game.position(self.really.state)

    def change(self, seat: int, away: bool) -> dict[str, Any] | None:
        """The pile of a seat that lost, or won, a card."""
        printed: Any = self.game.catalogue()
        for colour, had in self.before["piles"][seat].items():
            has = self.after["piles"][seat][colour]
            moved = set(had) - set(has) if away else set(has) - set(had)
            if moved:
                values = {"before": worth(printed, had, colour), "after": worth(printed, has, colour)}
                return {"seat": seat, "colour": colour, "face": moved.pop(), **values}
        return None

    def knives(self, seat: int) -> int:
        """T16: in all piles, chosen halves only."""
        faces: Any = self.game.catalogue()["faces"]
        return sum(
            half["icon"] == "knife" and half["colour"] == colour
            for colour, pile in self.after["piles"][seat].items()
            for face in pile
            for half in faces[face]["halves"]
        )

    def bonus(self, gain: dict[str, Any] | None) -> tuple[str, bool]:
        """The speciality that the card earned, and whether nothing came of it."""
        printed: Any = self.game.catalogue()
        if gain is None or self.after["knife_winner"] >= 0:
            return "", False
        at = printed["colours"].index(gain["colour"])
        cards = len(self.after["piles"][gain["seat"]][gain["colour"]])
        quiet = self.before["end_bonus"] and not self.game.options.flag("end_effects")
        if quiet or cards != printed[self.before["face"]][at]:
            return "", False
        kind = printed["specialities"][at]
        if kind == "barrel":
            icon = [
                half["icon"] for half in printed["faces"][gain["face"]]["halves"] if half["colour"] == gain["colour"]
            ]
            rolled = abs(self.after["barrel"] - self.before["barrel"]) - (icon == ["barrel"])
            return kind, rolled <= 0
        return kind, self.after["phase"] != kind

    def end(self) -> dict[str, Any] | None:
        """The bonus at the end of the balance, if it follows before anybody decides or a card is turned up."""
        while self.really.to_act() == (HOUSE,):
            moves = self.really.moves(HOUSE)
            verb = self.game.verb(moves[0])
            if verb not in ("clear", "recentre"):
                return None
            barrel = self.game.position(self.really.state)["barrel"]
            self.really.follow(HOUSE, moves[0])
            if verb == "recentre":
                then = self.game.position(self.really.state)
                return {"seat": 1 if int(str(barrel)) > 0 else 0, "lost": not then["end_bonus"]}
        return None


def check_card(match: Match, seat: int, move: int) -> None:
    real = Played(match, seat, move)
    gain, loss = real.change(seat, away=False), real.change(1 - seat, away=True)
    bonus, lost = real.bonus(gain)
    assert match.game.voice.foresee(match.state, seat, move) == {
        "gain": gain,
        "loss": loss,
        "barrel": real.after["barrel"],
        "knives": [real.knives(0), real.knives(1)],
        "wins": real.after["knife_winner"] == seat,
        "bonus": bonus,
        "lost": lost,
        "end": real.end(),
    }


def check_bid(match: Match, seat: int, move: int) -> None:
    """Each line of the forecast is played to the end of the round, whatever the rival has really sealed."""
    game = match.game
    foreseen: Any = game.voice.foresee(match.state, seat, move)
    printed: Any = game.catalogue()
    assert [meeting["bid"] for meeting in foreseen["meets"]] == printed["bids"]
    own = int(game.describe(move).split()[1])
    for meeting in foreseen["meets"]:
        at: Any = dict(game.position(match.state))
        at["bids"] = [own, meeting["bid"]] if seat == 0 else [meeting["bid"], own]
        at["phase"] = "reveal"
        played = Match(game, 2, 1, start=game.from_position(at))
        played.follow(HOUSE, game.parse("reveal"))
        assert meeting["barrel"] == game.position(played.state)["barrel"]
        assert meeting["tie"] == (own == meeting["bid"])
        end = meeting["end"]
        stands = game.position(played.state)["barrel"]
        assert (end is not None) == (abs(int(str(stands))) == printed["notches"])
        assert end is None or end["seat"] == (1 if int(str(stands)) > 0 else 0)
        picks = rest_of_round(played)
        if end is not None and end["sure"]:
            assert game.position(played.state)["barrel"] == stands and not played.over()
        assert picks == meeting["picks"] or (played.over() and picks == meeting["picks"][:1])  # by a knife
        if not picks:
            assert meeting["face"] == game.position(played.state)["face"]


def rest_of_round(played: Match) -> list[int]:
    """Plays on until the round is over; who took a card from the balance, in order."""
    picks: list[int] = []
    while not played.over():
        who = played.to_act()[0]
        move = played.draw() if who == HOUSE else played.moves(who)[-1]
        verb = played.game.verb(move)
        if verb in ("lay", "recentre", "score"):
            break
        if verb == "take":
            picks.append(who)
        played.follow(who, move)
    return picks


@pytest.mark.compiled
def test_T5_T8_T9_T15_T19_T21_T24_forecasts_come_true() -> None:
    bids = cards = 0
    for seed, options in enumerate(OPTIONS * 9):
        match = Match(open_game("tsukiji", options), 2, seed)
        rng = Rng(seed)
        match.settle()
        while not match.over():
            seat = rng.pick(list(match.to_act()))
            moves = match.moves(seat)
            if match.game.verb(moves[0]) == "bid":
                check_bid(match, seat, rng.pick(moves))
                bids += 1
            else:
                for move in moves:
                    check_card(match, seat, move)
                    cards += 1
            match.play(seat, rng.pick(moves))
    assert bids > 1500 and cards > 1500


def foreseen(table: Drawn, seat: int, move: str) -> Any:
    return table.game.voice.foresee(table.state, seat, table.game.parse(move))


def test_T5_a_sealed_bid_does_not_show_in_the_forecast() -> None:
    table = Drawn(balance=["R5", "O5"], top="Y5")
    before = foreseen(table, 0, "bid 2")
    for sealed in (1, 2, 3, 4):
        known = Drawn(balance=["R5", "O5"], top="Y5").play(f"p2 bid {sealed}")
        assert foreseen(known, 0, "bid 2") == before


def test_T11_T12_T13_the_kinds_of_ties() -> None:
    night = foreseen(Drawn(balance=["R5", "O5"], top="Y5", barrel=2), 0, "bid 2")["meets"][1]
    assert night == {"bid": 2, "tie": True, "picks": [], "barrel": 2, "face": "day", "end": None}
    day = foreseen(Drawn(balance=["R5", "O5"], top="Y5", barrel=2, face="day"), 0, "bid 2")["meets"][1]
    assert day == {"bid": 2, "tie": True, "picks": [1, 0], "barrel": 2, "face": "day", "end": None}
    centre = foreseen(Drawn(balance=["R5", "O5"], top="Y5", face="day"), 0, "bid 2")["meets"][1]
    assert centre == {"bid": 2, "tie": True, "picks": [], "barrel": 0, "face": "day", "end": None}
    alone = Drawn(balance=["R5", ""], last=True, p2=all_taken("R5"), face="day", barrel=-1)
    assert foreseen(alone, 0, "bid 2")["meets"][1]["picks"] == [0]


def test_T7_a_push_beyond_the_end_is_foreseen_as_it_comes() -> None:
    meets = foreseen(Drawn(balance=["R5", "O5"], top="Y5", barrel=3), 0, "bid 4")["meets"]
    assert [meeting["barrel"] for meeting in meets] == [4, 4, 4, 3]


def ends(table: Drawn, bid: str) -> list[Any]:
    return [meeting["end"] for meeting in foreseen(table, 0, bid)["meets"]]


def test_T24_a_bid_that_brings_the_barrel_to_an_end_says_so() -> None:
    near = Drawn(balance=["R5", "O5"], top="Y5", barrel=-2)
    mine, other = {"seat": 0, "sure": True}, {"seat": 1, "sure": True}
    assert ends(near, "bid 1") == [None, None, mine, mine]
    assert ends(Drawn(balance=["R5", "O5"], top="Y5", barrel=3), "bid 4") == [other, other, other, None]
    late: dict[str, object] = {"bonus_after_layout": True}
    assert ends(Drawn(late, balance=["R5", "O5"], top="Y5", barrel=-2), "bid 1") == [None, None, mine, mine]


def test_T24_what_the_picked_card_may_undo_is_not_sure() -> None:
    """A barrel icon (T15), the last knife (T16) or a speciality (T17) may keep the round from ending so."""
    rolls = Drawn(balance=["R5", "B2B"], top="Y5", barrel=-2)
    knives = {"salmon": ["O3K"], "bream": ["Y1K"], "mackerel": ["B1K"]}
    wins = Drawn(balance=["R2K", "O5"], top="Y5", barrel=-2, p2=knives)
    earns = Drawn(balance=["O5", "R5"], top="Y5", barrel=-2, p2={"salmon": ["O4W", "O3W"]})
    for table in (rolls, wins, earns):
        assert ends(table, "bid 1") == [None, None, {"seat": 0, "sure": False}, {"seat": 0, "sure": False}]


def test_T23_a_bonus_that_would_be_lost() -> None:
    table = Drawn(balance=["R5", "O5"], top="Y5", p1={"tuna": ["R4W", "R3W"]}).bids(2, 1)
    assert (foreseen(table, 0, "take left")["bonus"], foreseen(table, 0, "take left")["lost"]) == ("steal", True)
    assert foreseen(table, 0, "take right")["bonus"] == ""


def test_T24_cards_without_effects_earn_nothing() -> None:
    options: dict[str, object] = {"end_effects": False}
    table = Drawn(options, {}, {"tuna": ["R4W", "R3W"]}, balance=["R5", "O5"], top="Y5", barrel=3).bids(2, 1)
    table.play("p1 take left")
    assert foreseen(table, 1, "steal R5")["bonus"] == ""


def test_T24_the_end_of_the_balance_is_foreseen() -> None:
    table = Drawn(balance=["R5", "O5"], top="Y5", barrel=3).bids(2, 1)
    assert foreseen(table, 0, "take left")["end"] == {"seat": 1, "lost": False}


def test_T16_the_last_knife_wins() -> None:
    mine = {"salmon": ["O3K"], "bream": ["Y1K"], "mackerel": ["B1K"]}
    table = Drawn(balance=["R2K", "O5"], top="Y5", p1=mine).bids(2, 1)
    left, right = foreseen(table, 0, "take left"), foreseen(table, 0, "take right")
    assert (left["wins"], left["knives"], right["wins"], right["knives"]) == (True, [4, 0], False, [3, 0])
