"""What a search is told of Wasabi!: features of a seat, turns to a recipe, and the steps worth thinking about."""

from __future__ import annotations

from librt.vecs import vec

from criee.engine.bits import of
from criee.games.wasabi.bot import WasabiMind
from criee.games.wasabi.features import LEGEND
from criee.games.wasabi.reach import NEVER, Atlas, Reach, reach
from criee.games.wasabi.reach import Counter as Squares
from wasabi.counter import Counter, plain_game

UNTOUCHED = -77.0


def mind() -> WasabiMind:
    found = plain_game().mind
    assert isinstance(found, WasabiMind)
    return found


def told(table: Counter, seat: int = 0) -> dict[str, float]:
    side = vec[float]([UNTOUCHED] * (len(LEGEND) + 1))
    mind().features(table.state, seat, side)
    assert side[len(LEGEND)] == UNTOUCHED and UNTOUCHED not in [side[i] for i in range(len(LEGEND))]
    return {name: side[i] for i, name in enumerate(LEGEND)}


def far(table: Counter, name: str, held: tuple[str, ...] = (), gone: tuple[str, ...] = ()) -> Reach:
    box = table.state.box
    have, lack = (of([box.type_number[tile] for tile in tiles]) for tiles in (held, gone))
    return reach(Atlas(box), Squares(table.state), box.recipe_number[name], have, lack)


def test_every_place_is_written_and_named() -> None:
    assert mind().legend() == LEGEND and len(set(LEGEND)) == len(LEGEND)
    for players in (2, 3, 4):
        table = Counter(". cu mk . .", players=players)
        assert all(told(table, seat)["points: points"] == 0.0 for seat in range(players))


def test_turns_to_a_recipe() -> None:
    table = Counter(". cu mk . .", hand=["pickle"], recipes=["Pickle Barrel"])
    ready = far(table, "Pickle Barrel", ("pickle",))
    assert (ready.turns, ready.styled, ready.ways) == (1, 1, 2)
    assert far(table, "Pickle Barrel").turns == 2  # the pickle comes from the pantry after a turn
    mixed = far(Counter(". cu pi . .", hand=["maki"]), "Pickle Barrel", ("maki",))
    assert (mixed.turns, mixed.styled) == (1, 2)  # in order only on a line of its own, upwards


def test_a_line_that_stands_is_none_to_complete() -> None:
    stands = far(Counter("mk tu eg . ."), "Tekkamaki", ("maki",))
    assert stands.stands and stands.turns == 1 and stands.needs == 1 << 1


def test_what_is_gone_must_lie_there_already() -> None:
    assert far(Counter("mk . . . ."), "Tekkamaki", gone=("maki",)).turns == 2
    assert far(Counter(""), "Tekkamaki", gone=("maki",)).turns == NEVER


def test_known_position() -> None:
    side = told(Counter(". cu mk . .", hand=["pickle"], recipes=["Pickle Barrel"]))
    assert (
        side["tempo: to move"] == 1.0
        and side["recipes: recipes, 1 turn"] == 0.5
        and side["recipes: more than one way, 1 turn"] == 0.5
    )
    assert side["recipes: points, 1 turn"] == 3 / 8 and side["style: style, 1 turn"] == 1 / 3
