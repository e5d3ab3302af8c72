"""What a game says in random matches: every text key that came, and what stood for each of its arguments."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from typing import Any

from criee.engine.game import Game
from criee.engine.line import Arg, Line
from criee.engine.match import Match
from criee.engine.phase import HOUSE, NOBODY, State
from criee.engine.rng import Rng
from criee.games import open_game, packages, sign
from criee.words import LANGUAGES, MissingTextError, Words
from refusals import option_sets, verbs

LONGEST, SHORTER, WHOLE = 1500, 400, 8  # steps of a match; of one after the first few, which are played to their end
ENOUGH = 6000  # steps of all matches of one game; every house rule is played at least once
TRIED = 4  # moves tried at each step for the sake of their refusals
DRAWN = 25  # the terminal's table is drawn once in so many steps

Value = str | int | tuple[str, ...]


class Ear(Words):
    """A voice that remembers what it was asked to say."""

    def __init__(self, game: str, lang: str, names: list[str]) -> None:
        super().__init__(game, lang, names)
        self.heard: dict[str, dict[str, set[Value]]] = defaultdict(lambda: defaultdict(set))
        self.missing: set[str] = set()

    def text(self, key: str, **args: Arg) -> str:
        for name, value in args.items():
            self.heard[key][name].add(tuple(value) if isinstance(value, list) else value)
        try:
            return super().text(key, **args)
        except MissingTextError as error:
            self.missing.add(str(error))
            return key


class Harvest:
    """The arguments of each key, what could not be said, and how many lines came."""

    def __init__(self) -> None:
        self.missing: set[str] = set()
        self.args: dict[str, dict[str, set[Value]]] = defaultdict(lambda: defaultdict(set))
        self.lines = 0

    def gather(self, ear: Ear) -> None:
        self.missing |= ear.missing
        for key, args in ear.heard.items():
            for name, values in args.items():
                self.args[key][name] |= values

    def named(self, name: str, keys: Iterable[str]) -> set[Value]:
        """Whatever stood for an argument of this name in these texts."""
        return set().union(*(self.args[key][name] for key in keys if name in self.args.get(key, {})))


@cache
def harvest(name: str) -> Harvest:
    """Random matches under every house rule, all of it said in both languages."""
    found = Harvest()
    low, high = sign(name).seats
    sets = option_sets(name)
    seed = steps = 0
    while seed < len(sets) or steps < ENOUGH:
        game = open_game(name, sets[seed % len(sets)])
        match = Match(game, low + seed % (high - low + 1), seed)
        names = ["Ana", "Bo", "Émile", "Chloé", "Ida", "Max"][: match.seats]
        ears = [Ear(name, lang, names) for lang in LANGUAGES]
        by_verb = verbs(game)
        rng = Rng(seed)
        while not match.over() and len(match.steps) < (LONGEST if seed < WHOLE else SHORTER):
            found.lines += listen(match, by_verb, ears, rng, seed % 2 == 1)
        at_the_end(match, ears)
        for ear in ears:
            found.gather(ear)
        steps += len(match.steps)
        seed += 1
    return found


def listen(match: Match, by_verb: list[list[int]], ears: list[Ear], rng: Rng, sensible: bool) -> int:
    """One step, at random or as a quick player would, and all that is said about it. Returns how many lines it was."""
    game = match.game
    seat = rng.pick(list(match.to_act()))
    moves = match.moves(seat)
    move = match.draw() if seat == HOUSE else rng.pick(moves)
    quick = game.mind.instinct(match.state, seat, rng) if sensible and seat != HOUSE else -1
    move = quick if quick >= 0 else move
    lines = refusals(game, match, by_verb, rng)
    for viewer in (NOBODY, 0, max(seat, 0)):
        lines.append(game.prompt(match.state, viewer))
    lines += [game.voice.label(match.state, seat, other) for other in moves[:40]]
    if len(match.steps) % DRAWN == 0:
        lines += [tally.line for tally in game.score(match.state)]
        draw(game, match.state, max(seat, 0), ears)
    before = match.state.clone()
    match.follow(seat, move)
    for viewer in (NOBODY, 0, max(seat, 0)):
        lines += game.voice.story(before, match.state, seat, move, viewer)
    say(lines, ears)
    return len(lines)


def refusals(game: Game[Any], match: Match, by_verb: list[list[int]], rng: Rng) -> list[Line]:
    lines: list[Line] = []
    for _ in range(TRIED):
        move = rng.pick(by_verb[int(rng.below(len(by_verb)))])
        refused = game.why_not(match.state, int(rng.below(match.seats)), move)
        if refused is not None:
            lines.append(refused.line())
    return lines


def at_the_end(match: Match, ears: list[Ear]) -> None:
    outcome = match.game.outcome(match.state)
    if outcome is not None and outcome.why.key:
        say([outcome.why], ears)
    say([tally.line for tally in match.game.score(match.state)], ears)


def say(lines: list[Line], ears: list[Ear]) -> None:
    for ear in ears:
        for line in lines:
            assert ear.line(line), line


def draw(game: Game[Any], state: State, viewer: int, ears: list[Ear]) -> None:
    """The terminal's own words."""
    drawing = import_module(f"{packages()[game.name]}.terminal")
    for ear in ears:
        drawing.draw(game.view(state, viewer), ear, ear.names)
