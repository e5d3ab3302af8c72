"""The chef at the terminal: what the strongest bot would do on a seat, how good that is, and why, in words."""

from __future__ import annotations

from typing import Final

from rich.padding import Padding
from rich.text import Text

from criee.bots.advice import Advice, advise
from criee.cli.saying import note, out
from criee.engine import record
from criee.engine.line import Line
from criee.engine.match import Match
from criee.engine.rng import Rng
from criee.words import Words

LUCK: Final = 0xC4EF  # the chef's own: the same question has the same answer
SECONDS: Final = 3.0  # that a person at the table waits, at most


def asked_of(match: Match, seat: int, nodes: int = 0, seconds: float = 0.0) -> list[Advice]:
    """What the chef says, who sees what the seat sees and no more."""
    game = match.game
    return advise(game, game.view(match.state, seat), seat, match.moves(seat), Rng(LUCK), nodes, seconds)


def show(match: Match, seat: int, found: list[Advice], words: Words) -> None:
    """Each move as in the list of moves, with its chance, and the sentence why below."""
    moves = match.moves(seat)
    wide = len(str(len(moves)))
    if len(found) > 1 and found[0].share > 0.0:
        note(words.text("cli-hint-mixed"))
    for one in found:
        number = moves.index(one.move) + 1
        label = words.line(match.game.voice.label(match.state, seat, one.move))
        notation = match.game.describe(one.move)
        out.print(Text.assemble("  ", (f"{number:{wide}}", "bold"), f"  {label}  ", (notation, "dim")))
        said = [words.text("cli-hint-chance", percent=percent(one.chance))]
        if one.share > 0.0 and len(found) > 1:
            said.insert(0, words.text("cli-hint-share", percent=percent(one.share)))
        below = Text.assemble((" · ".join(said), "cyan"), f"  {why(one, words)}")
        out.print(Padding(below, (0, 0, 0, wide + 4)))


def why(advice: Advice, words: Words) -> str:
    """The sentence; a theme that its game has no words for is passed over."""
    return words.line(advice.why if words.has(advice.why.key) else Line("why-best"))


def percent(share: float) -> int:
    return round(100 * share)


def as_data(match: Match, seat: int, nodes: int, words: Words) -> dict[str, object]:
    found = asked_of(match, seat, nodes)
    advice = [
        {
            "move": match.game.describe(one.move),
            "chance": round(one.chance, 4),
            "share": round(one.share, 4),
            "why": one.why.data(),
            "text": why(one, words),
        }
        for one in found
    ]
    mixed = len(found) > 1 and found[0].share > 0.0
    return {"game": match.game.name, "seat": record.seat_word(seat), "mixed": mixed, "advice": advice}
