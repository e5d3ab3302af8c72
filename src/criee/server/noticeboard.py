"""The noticeboard of the hall: the games' cards, texts and rules, read once."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Literal

from criee import __version__
from criee.engine import is_compiled
from criee.engine.game import Game, Sign
from criee.engine.line import Impossible
from criee.engine.options import Option
from criee.engine.phase import Phase
from criee.engine.record import Damaged
from criee.games import built_table, components, game_file, open_game, sign, signs
from criee.server import messages as m
from criee.server.company import bots, friends, opponents
from criee.server.drawings import drawings
from criee.server.lesson import FILE, Lesson, read_lesson
from criee.words import LANGUAGES, rules

log = logging.getLogger("criee.noticeboard")
GAMES_KEPT = 64
_kept: dict[tuple[str, str], Game[Any]] = {}


def shared_game(name: str, options: Mapping[str, object]) -> Game[Any]:
    """A game ready to be played. It never changes, so tables with the same options share it."""
    key = (name, repr(sorted(options.items())))
    game = _kept.get(key)
    if game is None:
        game = open_game(name, options)
        if len(_kept) >= GAMES_KEPT:
            _kept.pop(next(iter(_kept)))
        _kept[key] = game
    return game


def option_card(option: Option) -> m.OptionCard:
    kind: Literal["flag", "choice", "number"] = "choice" if option.choices else "number"
    if isinstance(option.default, bool):
        kind = "flag"
    low, high = option.low, option.high
    return m.OptionCard(option.key, kind, option.default, option.choices, low, high, option.rule, option.first)


@cache
def has_windows(name: str) -> bool:
    """Whether a game has real-time decisions: one of its phases says when its window is open."""
    return any(type(phase).window is not Phase.window for phase in shared_game(name, {}).phases)


@cache
def share_of_ours(name: str) -> int:
    return components(name).share_of_ours()


@cache
def lesson(name: str) -> Lesson | None:
    """The lesson that a game brings. One that cannot be played is as none: the game is learned without."""
    known = sign(name).name
    try:
        return read_lesson(game_file(known, FILE), shared_game)
    except FileNotFoundError:
        return None
    except (Impossible, Damaged) as error:
        log.warning("the lesson of %s is left out: %s", name, error)
        return None


def taught(name: str) -> Lesson:
    """The lesson of a game; Impossible if there is none."""
    found = lesson(name)
    if found is None:
        raise Impossible(f"game {name!r}", "brings no lesson")
    return found


def game_card(found: Sign) -> m.GameCard:
    return m.GameCard(
        found.name,
        found.version,
        found.seats,
        found.minutes,
        found.weight,
        found.prefix,
        [option_card(option) for option in found.options],
        share_of_ours(found.name),
        bots(found.name),
        opponents(found.name),
        friends(found.name),
        has_windows(found.name),
        lesson(found.name) is not None,
        f"/api/games/{found.name}/table" if found.table else "",
    )


@cache
def games() -> m.Games:
    return m.Games([game_card(found) for found in signs()], __version__, is_compiled())


def one_game(name: str, options: Mapping[str, str]) -> m.GameCard:
    card = game_card(sign(name))
    card.catalogue = dict(shared_game(name, options).catalogue())
    return card


@cache
def common_texts(lang: str) -> str:
    return files("criee").joinpath(f"texts/{lang}.ftl").read_text(encoding="utf-8")


def game_texts(name: str, lang: str) -> str:
    return game_file(sign(name).name, f"texts/{lang}.ftl")


@cache
def game_table(name: str) -> tuple[bytes, str]:
    """The built table of a game, and a mark (ETag) by which a browser knows whether it has this one."""
    module = built_table(sign(name).name)
    return module, f'"{sha256(module).hexdigest()[:32]}"'


@cache
def game_rules(name: str, lang: str) -> m.Rules:
    found = rules(sign(name).name, lang).values()
    return m.Rules([m.Rule(rule.number, rule.section, rule.text, rule.source) for rule in found])


@cache
def game_drawings(name: str) -> m.Drawings:
    return m.Drawings(drawings(sign(name).name, shared_game))


def speaks(lang: str) -> bool:
    return lang in LANGUAGES
