"""Setup: T1, T2, T3, T4."""

from __future__ import annotations

from collections import Counter

from criee.engine import record
from criee.engine.match import Match
from criee.engine.phase import NOBODY
from criee.engine.rng import Rng
from criee.games import open_game
from tsukiji.drawn import Drawn


def fresh(seed: int = 3, **options: object) -> Match:
    match = Match(open_game("tsukiji", options), 2, seed)
    match.settle()
    return match


def test_T1_the_barrel_starts_on_the_centre_by_night() -> None:
    view = fresh().game.view(fresh().state, NOBODY)
    assert (view["barrel"], view["face"]) == (0, "night")


def test_T1_T31_the_green_face_is_chosen_by_option() -> None:
    """Every client draws the balance by the catalogue; what the faces do is in test_end_of_round.py."""
    assert [fresh(kind_fish=kind).game.catalogue()["kind_fish"] for kind in (True, False)] == [True, False]
    assert fresh().game.catalogue()["kind_fish"] is False


def test_T2_every_face_is_equally_likely_to_come_first() -> None:
    game = open_game("tsukiji")
    rng = Rng(1)
    drawn = Counter(game.draw(game.new(2), rng) for _ in range(36_000))
    assert len(drawn) == 36
    assert min(drawn.values()) > 850 and max(drawn.values()) < 1150


def test_T2_a_card_is_never_seen_with_both_sides_before_the_deck_is_rebuilt() -> None:
    for seed in range(30):
        match = fresh(seed)
        view = match.game.view(match.state, NOBODY)
        shown = [*view["balance"], view["top"]]  # type: ignore[misc]
        faces = match.game.catalogue()["faces"]
        cards = {faces[label]["card"] for label in shown}  # type: ignore[index]
        assert len(cards) == 3
        assert not {faces[label]["other"] for label in shown} & set(view["deck"])  # type: ignore[index, call-overload]


def test_T3_the_first_two_cards_go_to_the_balance() -> None:
    match = fresh()
    words = [match.game.describe(step.move).split()[0] for step in match.steps]
    assert words == ["turn", "lay", "turn", "lay", "turn"]
    turned = [match.game.describe(step.move)[5:] for step in match.steps if step.move >= 0][::2]
    view = match.game.view(match.state, NOBODY)
    assert view["balance"] == turned[:2]
    assert view["deck_cards"] == 15


def test_T4_the_top_face_of_the_deck_and_the_discard_pile_are_seen_by_all() -> None:
    table = Drawn(balance=["R5", "O5"], top="Y5", discard=["B5", "R1K"])
    for viewer in (0, 1, NOBODY):
        view = table.game.view(table.state, viewer)
        assert view["top"] == "Y5"
        assert view["discard"] == ["R1K", "B5"]
        assert "R4W" in view["deck"] and "Y1K" in view["deck"]  # type: ignore[operator]


def test_T4_after_the_rebuild_only_the_order_is_unknown() -> None:
    table = Drawn(
        balance=["R5", "O5"], top="Y5", emptied=1, deck=["B5", "R1K"], discard=rest({"R5", "O5", "Y5", "B5", "R1K"})
    )
    assert table.view["deck"] == ["R1K", "B5"]
    assert table.view["deck_cards"] == 2


def rest(used: set[str]) -> list[str]:
    """One side of every card that is not used."""
    faces = open_game("tsukiji").catalogue()["faces"]
    by_card: dict[int, str] = {}
    gone = {faces[label]["card"] for label in used}  # type: ignore[index]
    for label, face in faces.items():  # type: ignore[attr-defined]
        if face["card"] not in gone:
            by_card.setdefault(face["card"], label)
    return list(by_card.values())


def test_T2_equal_seeds_deal_equal_matches_and_others_do_not() -> None:
    dealt = [[record.write(fresh(seed)) for seed in range(5)] for _ in range(2)]
    assert dealt[0] == dealt[1]
    laid = {tuple(fresh(seed).game.describe(step.move) for step in fresh(seed).steps) for seed in range(5)}
    assert len(laid) == 5
