"""What the judgement is told: every number is written, and reads what it says."""

from librt.vecs import vec

from tokyo.table import Table, barrel


def side(t: Table, seat: int) -> dict[str, float]:
    names = t.game.mind.legend()
    into = vec[float]([-99.0] * len(names))
    t.game.mind.features(t.state, seat, into)
    return {name: into[i] for i, name in enumerate(names)}


def test_every_feature_is_written_and_moderate() -> None:
    t = Table(["crab", "eel"], [{"cash": 4000}, {"fresh": [barrel("eel", 300)]}, {}])
    for seat in range(3):
        assert all(-3.0 <= number <= 3.0 for number in side(t, seat).values())


def test_K50_who_ends_the_match_next_is_seen() -> None:
    t = Table(["crab"], [{"cash": 5200, "tokens": {"crab-7": 1}}, {"cash": 900, "tokens": {"crab-5": 1}}])
    assert side(t, 0)["end: ends the match next turn"] == 1.0
    assert side(t, 1)["end: ends the match next turn"] == 0.0


def test_goods_at_a_price_nobody_pays_are_told_apart() -> None:
    t = Table(["octopus"], [{"fresh": [barrel("octopus", 100), barrel("octopus", 900)]}, {}])
    found = side(t, 0)
    assert found["port: fresh goods that will sell"] > 0.0 and found["port: goods that will not"] > 0.0
