"""Nothing appears or vanishes (K55, K56, K58): every piece and every yen, with all combinations of markets."""

from hypothesis import given, settings
from hypothesis import strategies as st

from criee.engine.rng import Rng
from criee.games.tokyo.pieces import MACKEREL, MARKETS, SHIPS
from tokyo.table import opened

CHOSEN = [name for number, name in enumerate(MARKETS) if number not in (MACKEREL, SHIPS)]


@settings(max_examples=40)
@given(
    wishes=st.lists(st.sampled_from(["drawn", "always", "never"]), min_size=len(CHOSEN), max_size=len(CHOSEN)),
    seats=st.integers(2, 6),
    seed=st.integers(0, 2**32),
    any_barrel=st.booleans(),
    careful=st.booleans(),
)
def test_K56_all_pieces_and_yen_are_accounted_for(
    wishes: list[str], seats: int, seed: int, any_barrel: bool, careful: bool
) -> None:
    """Careless players try everything; careful ones play by the bot's rules of thumb, so that trade flourishes."""
    options = tuple(zip(CHOSEN, wishes, strict=True))
    game = opened((*options, ("any_barrel", any_barrel)))
    rng, state = Rng(seed), game.new(seats)
    census = game.contents(seats)
    assert game.census(state) == census
    for _ in range(250):
        acting = game.to_act(state)
        if not acting:
            break
        for seat in acting:
            if seat < 0:
                move = int(game.draw(state, rng))
            elif careful and rng.below(5):
                move = game.mind.instinct(state, seat, rng)
            else:
                move = rng.pick(game.moves(state, seat))
            assert move in game.moves(state, seat)
            game.play(state, seat, move)
            assert game.census(state) == census
            assert min(state.cash) >= 0 and min(state.tokens) >= 0 and min(state.shoal) >= 0
