"""The terminal table: a game's own drawing, the log in words, the moves with numbers, rules on demand."""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.pretty import Pretty
from rich.table import Table
from rich.text import Text

from criee.cli.hall import shown as value_shown
from criee.cli.saying import as_is, out
from criee.engine.game import Game
from criee.engine.line import Line, seat_name, shown
from criee.engine.match import Match, Step, tell
from criee.engine.phase import State
from criee.games import packages
from criee.words import Words, rules

TAG: Final = re.compile(r"\[(?=[a-z#/@])|:(?=\w+:)")  # where rich would see markup, or the name of an emoji
EMPHASIS: Final = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`")
STYLES: Final = ("bold", "italic", "bold")  # of its groups


def board(game: Game[Any], state: State, viewer: int, words: Words) -> RenderableType:
    """The table as one viewer sees it; a game without a drawing of its own shows its view."""
    view = game.view(state, viewer)
    try:
        drawing = import_module(f"{packages()[game.name]}.terminal")
    except ModuleNotFoundError:
        return Pretty(view)
    # A game may put a name into a title, where rich looks for markup: an invisible joiner makes it find none.
    names = [TAG.sub(lambda tag: f"{tag[0]}\N{WORD JOINER}", name) for name in words.names]
    drawn: RenderableType = drawing.draw(view, Words(words.game, words.lang, names), names)
    return drawn


def house_rules(game: Game[Any], words: Words) -> Text | None:
    """The options of this match that are not as usual, in words; None if all are."""
    changed = game.options.changed()
    said = [
        words.text("cli-house-rule", text=words.text(f"option-{key}"), found=value_shown(value, words))
        for key, value in changed.items()
    ]
    return Text(words.text("cli-house-rules", text=as_is(" · ".join(said))), style="dim") if said else None


class Screen:
    """What of the table is on the screen already, so that only what has changed is drawn again."""

    def __init__(self) -> None:
        self.shown: set[str] = set()

    def draw(self, table: RenderableType) -> None:
        """The whole table."""
        out.print(table)
        self.shown = {looks(piece) for part in parts(table) for piece in pieces(part)}

    def update(self, table: RenderableType) -> None:
        """Only the parts that look otherwise than before; all of it where that is most of it."""
        fresh: list[RenderableType] = []
        seen: list[str] = []
        new: list[str] = []
        for part in parts(table):
            here = {looks(piece): piece for piece in pieces(part)}
            changed = [look for look in here if look not in self.shown]
            seen += here
            new += changed
            if changed:
                side_by_side = isinstance(part, Columns)
                fresh.append(Columns([here[look] for look in changed]) if side_by_side else part)
        if 2 * height(new) > height(seen):
            fresh = [table]
        for part in fresh:
            out.print(part)
        self.shown = set(seen)


def parts(table: RenderableType) -> list[RenderableType]:
    """What a drawing consists of, from top to bottom."""
    if isinstance(table, Group):
        return [part for inner in table.renderables for part in parts(inner)]
    return [table]


def pieces(part: RenderableType) -> list[RenderableType]:
    """What stands side by side."""
    return list(part.renderables) if isinstance(part, Columns) else [part]


def looks(part: RenderableType) -> str:
    """How something looks on this screen, colours included."""
    lines = out.render_lines(part)
    return "".join("".join(f"{piece.text}{piece.style}" for piece in line) + "\n" for line in lines)


def height(pieces_seen: list[str]) -> int:
    return sum(look.count("\n") for look in pieces_seen)


def told(game: Game[Any], before: State, steps: list[Step], viewer: int, words: Words) -> list[Text]:
    """The steps in words, each sentence with the rule it rests on."""
    return [sentence(words, line) for step in tell(game, before, steps, viewer) for line in step.lines]


def sentence(words: Words, line: Line) -> Text:
    return Text.assemble(words.line(line), (f" {line.rule}" if line.rule else "", "dim"))


def numbered(match: Match, seat: int, moves: list[int], words: Words) -> None:
    """The legal moves, numbered from 1, each also in notation."""
    wide = len(str(len(moves)))
    for number, move in enumerate(moves, 1):
        label = words.line(match.game.voice.label(match.state, seat, move)) if seat >= 0 else ""
        notation = (match.game.describe(move), "dim")
        out.print(Text.assemble("  ", (f"{number:{wide}}", "bold"), f"  {label}  " if label else "  ", notation))


def explain(game: Game[Any], asked: str, current: str, words: Words) -> None:
    """`?` tells the rule of the moment, `?T9` or `?9` one rule, `??` all of them."""
    known = rules(game.name, words.lang)
    wanted = asked.strip().upper() or current
    if wanted.isdecimal():
        wanted = f"{game.sign.prefix}{wanted}"
    if wanted and not wanted.strip("?"):
        section = ""
        for rule in known.values():
            if rule.section != section:
                section = rule.section
                out.print(Text(f"\n{section}", style="bold"))
            out.print(Text.assemble((f"{rule.number} ", "bold"), emphasised(rule.text)))
    elif wanted in known:
        out.print(Text.assemble((f"{words.text('rule', rule=wanted)}  ", "bold"), emphasised(known[wanted].text)))
    else:
        out.print(Text(words.text("cli-no-rule", rule=as_is(shown(wanted)), example=next(iter(known), ""))))


def emphasised(text: str) -> Text:
    """What is written with stars and backticks, as it is meant."""
    styled = Text()
    last = 0
    for found in EMPHASIS.finditer(text):
        styled.append(text[last : found.start()])
        styled.append(found[found.lastindex or 0], style=STYLES[(found.lastindex or 1) - 1])
        last = found.end()
    return styled.append(text[last:])


def end_lines(match: Match, words: Words) -> list[Text]:
    """Who won, and why."""
    outcome = match.outcome()
    if outcome is None:
        return []
    who = [seat_name(winner) for winner in outcome.winners]
    key = "cli-won" if len(who) == 1 else "cli-shared"
    drawn = len(who) == match.seats > 1
    found = [Text(words.text("cli-draw") if drawn else words.text(key, who=who), style="bold")]
    if outcome.why.key:
        found.append(sentence(words, outcome.why))
    return found


def score_table(match: Match, words: Words) -> Table:
    """Who has how much, and for what."""
    table = Table(title=Text(words.text("cli-score")))
    for key in ("player", "what", "rule", "points"):
        table.add_column(words.text(f"cli-column-{key}"), justify="right" if key == "points" else "left")
    sums = [0] * match.seats
    for tally in match.game.score(match.state):
        sums[tally.seat] += tally.points
        table.add_row(
            Text(match.names[tally.seat]),
            Text(words.line(tally.line)),
            Text(tally.line.rule, "dim"),
            str(tally.points),
        )
    table.add_section()
    for seat, total in enumerate(sums):
        table.add_row(Text(match.names[seat], "bold"), words.text("cli-total"), "", Text(str(total), "bold"))
    return table
