"""Position files: TOML in, TOML out, impossible ones refused."""

from __future__ import annotations

import pytest

from criee.engine import position
from criee.engine.fields import Fields
from criee.engine.line import Impossible
from criee.engine.match import Match
from criee.engine.rng import Rng
from criee.games import open_game, packages, sign


@pytest.mark.parametrize("name", list(packages()))
def test_any_moment_of_a_match_survives_its_toml(name: str) -> None:
    game = open_game(name)
    for seed in range(3):
        match = Match(game, sign(name).seats[1], seed)
        rng = Rng(seed)
        for _ in range(400):
            if match.over():
                break
            seat = match.to_act()[0]
            match.follow(seat, int(game.draw(match.state, rng)) if seat < 0 else rng.pick(match.moves(seat)))
            if rng.below(10) == 0:
                text = position.write(game, match.state)
                again, state = position.read(text, open_game)
                assert again.name == name
                assert position.write(again, state) == text


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("game = 'tsukiji'", "position: is missing"),
        ("game = 'poker'\n[position]", "not in the hall"),
        ("game = 'tsukiji'\nrules = 9\n[position]\nphase='bid'", "other rules"),
        ("game = 'tsukiji'\nspeed = 3\n[position]\nphase='bid'\nbalance=['R5','O5']\ntop='Y5'", "speed: is not known"),
        ("game = 'tsukiji'\n[options]\nkind='x'\n[position]", "does not exist"),
        ("game = ", "not valid TOML"),
    ],
)
def test_a_bad_file_is_refused(text: str, reason: str) -> None:
    with pytest.raises(Impossible, match=reason):
        position.read(text, open_game)


def test_a_misspelt_key_is_told_all_that_is_known() -> None:
    """Also what may be left out and was left out: somebody who wrote `option` is told of `options`."""
    game = open_game("tsukiji")
    text = position.write(game, game.new(2)).replace("rules = 1\n", "").replace("[options]\n", "")
    assert "options" not in text and "rules" not in text
    with pytest.raises(Impossible, match="option: is not known here; known: game, options, position, rules"):
        position.read("option = 1\n" + text, open_game)
    fields = Fields({"piece": 1}, "box")
    assert not fields.has("pieces") and not fields.has("pile")
    with pytest.raises(Impossible, match="box.piece: is not known here; known: pieces, pile") as refused:
        fields.done()
    assert refused.value.line is not None and refused.value.line.args["known"] == "pieces, pile"


@pytest.mark.parametrize("number", ["9" * 5000, "0x" + "f" * 5000, "[" * 5000])
def test_a_number_without_end_is_refused(number: str) -> None:
    with pytest.raises(Impossible, match="not valid TOML|must be from 1 to"):
        position.read(f"game = 'tsukiji'\nrules = {number}\n[position]", open_game)
