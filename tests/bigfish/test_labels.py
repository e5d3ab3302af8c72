"""Labels and prompts: what a button says is what the move does, by the rule that offers it (B3-B23)."""

from __future__ import annotations

import json
from collections import Counter

from bigfish.pond import Pond, cell
from criee.engine.line import Arg, Line
from criee.engine.match import Match
from criee.engine.promise import canonical
from criee.engine.rng import Rng
from criee.games import open_game
from refusals import option_sets

PROMPTS = {"setup": "B3", "step": "B5", "choice": "B7", "fisher": "B20", "whirlpool": "B23"}


def expected(pond: Pond, move: str) -> tuple[str, str, dict[str, Arg]]:
    """Key, rule and arguments of a move's label, from its notation and the position."""
    verb, *words = move.split()
    if "-" in move:
        return of_step(pond, move[:2], move[3:])
    if verb == "place":
        return "move-place", "B3" if pond.phase == "setup" else pond.birth, {"cell": words[0]}
    if verb == "return":
        return "move-return", "B20", {"fish": pond.size(cell(words[0])), "cell": words[0]}
    if verb == "turn":
        return "move-turn", "B23", {"tile": f"@tile-{words[0]}", "way": words[1]}
    return f"move-{verb}", "B7", {"cell": pond.data["at"]}


def of_step(pond: Pond, start: str, end: str) -> tuple[str, str, dict[str, Arg]]:
    (x, y), (to_x, to_y) = cell(start), cell(end)
    args: dict[str, Arg] = {"fish": pond.size((x, y)), "from": start, "to": end}
    if (to_x, to_y) in pond.fish:
        return "move-eat", "B11", args | {"prey": pond.size((to_x, to_y))}
    beside = abs(x - to_x) + abs(y - to_y) == 1
    return ("move-step", "B5", args) if beside else ("move-cross", "B9", args)


def test_every_label_and_prompt_is_so() -> None:
    """B3-B23: all offers of random matches, under every option; who waits is told for whom."""
    said: Counter[str] = Counter()
    for seed, options in enumerate(option_sets("bigfish") * 6):
        game = open_game("bigfish", options)
        match = Match(game, 2, seed)
        rng = Rng(seed)
        match.settle()
        while not match.over():
            seat = match.to_act()[0]
            pond = Pond(json.loads(canonical(game.position(match.state))), seat)
            for move in match.moves(seat):
                line = game.voice.label(match.state, seat, move)
                assert (line.key, line.rule, line.args) == expected(pond, game.describe(move)), pond.data
                said[line.key] += 1
            asked, waits = game.prompt(match.state, seat), game.prompt(match.state, 1 - seat)
            rule = PROMPTS.get(pond.phase, pond.birth)
            assert asked.data() == Line(f"prompt-{pond.phase}", {}, rule).data()
            assert waits.data() == Line("prompt-wait", {"who": [f"#{seat}"]}, rule).data()
            match.play(seat, rng.pick(match.moves(seat)))
    assert min(said.values()) > 20 and len(said) == 8, said
