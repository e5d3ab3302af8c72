"""The ladder of a game: its opponents, the gentlest first, as the game's folder describes them (ladder.toml)."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

from criee.bots.bot import Bot
from criee.bots.judgement import LEARNED, Judgement
from criee.bots.plan import Plan
from criee.bots.thinker import Habits, ReflexBot, Thinker
from criee.engine.components import read_toml
from criee.engine.fields import Fields
from criee.engine.game import Game
from criee.games import game_file, packages

FILE: Final = "ladder.toml"
DARING: Final = {"cautious": -0.15, "steady": 0.0, "shrewd": 0.0, "bold": 0.1, "gambler": 0.25}  # by style
STYLES: Final = list(DARING)
MOST_NODES: Final = 1_000_000
LONGEST: Final = 10_000  # milliseconds


class Face(NamedTuple):
    """What somebody looks like: the hall draws it."""

    skin: int
    hair: str
    colour: str
    hat: str
    wears: str  # glasses, a beard, ...
    cloth: str


class Rung(NamedTuple):
    """One opponent."""

    name: str  # wherever a bot is named
    shown: str  # on the table
    style: str
    nodes: int
    millis: int  # for one decision, at most
    blur: int  # per cent, see Thinker; of who plays by reflex, how often he lapses
    reflex: bool  # plays at once what comes to mind, where a game's reflexes are better than a short search
    naive: int  # per cent: how far a rival's sealed choice is thought to be blind (Habits)
    overlooks: list[str]  # themes of the judgement that mean nothing to this one
    reaction: tuple[int, int]  # milliseconds at a bell, and how much that varies
    character: dict[str, str]  # by language
    face: Face


class Friend(NamedTuple):
    """Somebody who comes along where a table has room for more of one rung, and plays as that one does."""

    shown: str
    face: Face


class Lessons(NamedTuple):
    """How `criee train` learns this game, if it is not told otherwise."""

    seats: list[int]  # tables of these sizes, in turn
    nodes: int  # 0: reflexes play, without any search
    matches: int  # for each size, in each generation
    generations: int
    hidden: int
    quiet: bool = False  # only moments that the game calls quiet are learned from
    stray: int = 10  # per cent of moves that are made without thinking: what lies beside the path is judged too


class Ladder(NamedTuple):
    measured: int  # walks that take about 50 ms: nobody is given more where rungs are held against each other
    plan: Plan
    lessons: Lessons
    rungs: list[Rung]
    friends: list[Friend]


def ladder(game: str) -> list[Rung]:
    """The opponents of a game, the gentlest first; none for a game that describes none."""
    return read_ladder(game).rungs


@cache
def read_ladder(game: str) -> Ladder:
    try:
        text = game_file(game, FILE)
    except OSError:
        return Ladder(MOST_NODES, Plan(), read_lessons(Fields({}, game)), [], [])
    fields = Fields(read_toml(text, f"{game}/{FILE}"), f"{game}/{FILE}")
    measured = fields.number("measured", 1, MOST_NODES, MOST_NODES)
    plan = read_plan(fields.table("search"))
    lessons = read_lessons(fields.table("learning"))
    rungs = [read_rung(rung) for rung in fields.tables("rung")]
    friends = [read_friend(friend) for friend in (fields.tables("friend") if fields.has("friend") else [])]
    fields.done()
    names = [rung.name for rung in rungs]
    if len(set(names)) < len(names):
        raise fields.wrong("rung", f"every opponent has a name of its own, found {', '.join(names)}")
    return Ladder(measured, plan, lessons, rungs, friends)


def called(rung: Rung, game: str, taken: list[str]) -> str:
    """Who sits down for a rung: itself, then its friends; once all of them sit there, itself again."""
    names = [rung.shown, *(friend.shown for friend in read_ladder(game).friends)]
    return next((name for name in names if name not in taken), rung.shown)


def read_plan(fields: Fields) -> Plan:
    plan = Plan()
    plan.worlds = fields.number("worlds", 1, 1000, plan.worlds)
    plan.curious = fields.number("curious", 0, 1000, round(100 * plan.curious)) / 100
    plan.look = fields.flag("look", plan.look)
    plan.looks = fields.number("looks", 1, 1000, plan.looks)
    plan.trust = float(fields.number("trust", 0, 1000, round(plan.trust)))
    plan.follow = fields.number("follow", 0, 10_000, plan.follow)
    plan.patience = fields.number("patience", 0, 10_000, plan.patience)
    plan.alone = fields.flag("alone", plan.alone)
    plan.depth = fields.number("depth", 0, 1000, plan.depth)
    plan.outlook = fields.flag("outlook", plan.outlook)
    plan.exact = fields.number("exact", 0, 10_000, plan.exact)
    plan.tremble = fields.number("tremble", 0, 100, round(100 * plan.tremble)) / 100
    plan.gut = fields.number("gut", 0, 100, round(100 * plan.gut)) / 100
    fields.done()
    return plan


def read_lessons(fields: Fields) -> Lessons:
    lessons = Lessons(
        fields.numbers("seats", 2, 6, [2]),
        fields.number("nodes", 0, MOST_NODES, 40),
        fields.number("matches", 1, 1_000_000, 2000),
        fields.number("generations", 1, 100, 3),
        fields.number("hidden", 0, 64, 8),
        fields.flag("quiet", False),
        fields.number("stray", 0, 100, 10),
    )
    fields.done()
    return lessons


def read_rung(fields: Fields) -> Rung:
    character = fields.table("character")
    reaction = fields.numbers("reaction", 0, 5000, [320, 120], 2)
    rung = Rung(
        fields.text("name"),
        fields.text("shown"),
        fields.choice("style", STYLES),
        fields.number("nodes", 1, MOST_NODES),
        fields.number("millis", 1, LONGEST),
        fields.number("blur", 0, 1000, 0),
        fields.flag("reflex", False),
        fields.number("naive", 0, 100, 0),
        fields.texts("overlooks", []),
        (reaction[0], reaction[1]),
        {language: character.text(language) for language in ("fr", "en")},
        read_face(fields.table("face")),
    )
    character.done()
    fields.done()
    return rung


def read_friend(fields: Fields) -> Friend:
    friend = Friend(fields.text("shown"), read_face(fields.table("face")))
    fields.done()
    return friend


def read_face(fields: Fields) -> Face:
    face = Face(
        fields.number("skin", 1, 6),
        fields.text("hair"),
        fields.text("colour"),
        fields.text("hat", "none"),
        fields.text("wears", "none"),
        fields.text("cloth"),
    )
    fields.done()
    return face


@cache
def learned(game: str) -> str:
    """What a game's folder has learned, as text; "" where nothing was."""
    try:
        return game_file(game, LEARNED) if game in packages() else ""
    except OSError:
        return ""


def seat_rung(rung: Rung, game: Game[Any], nodes: int = 0, millis: int = 0) -> Bot:
    """A bot of this rung; with other budgets if they are given."""
    if rung.reflex and not nodes and not millis:
        return ReflexBot(game, rung.blur / 100)
    judgement = Judgement(game, learned(game.name))
    judgement.overlook(rung.overlooks)
    plan = read_ladder(game.name).plan
    habits = Habits(rung.blur / 100, DARING[rung.style], rung.naive / 100)
    if millis:
        return Thinker(game, judgement, plan, MOST_NODES, millis / 1000, habits)
    return Thinker(game, judgement, plan, nodes or rung.nodes, 0.0 if nodes else rung.millis / 1000, habits)
