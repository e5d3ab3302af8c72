"""Match: a seed and all its moves. Playing, and telling what was played."""

from __future__ import annotations

from typing import Any

from criee.engine.ending import Ending, ending, is_ending
from criee.engine.game import Game, Outcome
from criee.engine.line import Impossible, Line, Refused, seats_line
from criee.engine.phase import HOUSE, NO_SEAT, State
from criee.engine.rng import Rng


class Step:
    """One thing that happened: who did it (a seat or HOUSE) and the move."""

    def __init__(self, seat: int, move: int, drawn: bool = False, sealed: bool = False) -> None:
        self.seat = seat
        self.move = move
        self.drawn = drawn  # by the house, where chance may have a say: everybody knows so much of any step
        self.sealed = sealed  # chosen unseen, until the house acts


class Told:
    """One step as one viewer may know it: who, the notation, and the sentences."""

    def __init__(self, seat: int, text: str, lines: list[Line]) -> None:
        self.seat = seat
        self.text = text
        self.lines = lines

    def data(self) -> dict[str, object]:
        return {"seat": self.seat, "move": self.text, "lines": [line.data() for line in self.lines]}


class Match:
    """A game being played. `play` checks, applies, notes the step, and lets the house act."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        seed: int,
        names: list[str] | None = None,
        start: State | None = None,
        refereed: bool = False,
    ) -> None:
        low, high = game.sign.seats
        if not low <= seats <= high:
            said = seats_line(low, high)
            raise Refused("", said.key, said.args)
        if start is not None and start.seats != seats:
            own = int(start.seats)
            line = Line("wrong-position-seats", {"players": own, "seats": seats})
            raise Impossible("position", f"is for {own} players, not for {seats}", line)
        if names and len(names) != seats:
            raise Impossible("seats", f"{len(names)} names for {seats} seats")
        self.game = game
        self.seats = seats
        self.seed = seed
        self.names: list[str] = names if names else [f"Player {i + 1}" for i in range(seats)]
        self.start: State | None = None if start is None else start.clone()
        self.state: State = game.new(seats) if start is None else start.clone()
        self.refereed = refereed  # live play: a referee, not the dice, decides the windows
        self.steps: list[Step] = []
        self.ended: Ending | None = None  # by people, not by the rules

    def settle(self) -> None:
        """Lets the house act until a player, or the referee, has to decide."""
        game = self.game
        while self.ended is None:
            phase = game.phases[self.state.phase]
            acting = phase.to_act(self.state)
            if len(acting) == 0 or acting[0] != HOUSE:
                return
            if self.refereed and phase.window(self.state) is not None:
                return
            self._apply(HOUSE, self.draw())

    def draw(self) -> int:
        """The house's next move: a function of the seed and of the number of the step, and of nothing else.

        So a match that is resumed, a server that starts again and a move taken back deal what uninterrupted play
        would have dealt.
        """
        return int(self.game.draw(self.state, Rng(self.seed, len(self.steps))))

    def play(self, seat: int, move: int) -> None:
        """A move by a seat (or, refereed, by the house). Refused if it is not legal; then nothing has changed."""
        self.check(seat, move)
        self._apply(seat, move)
        self.settle()

    def follow(self, seat: int, move: int) -> None:
        """Replays a noted step: checked like any other, but nothing is drawn."""
        self.check(seat, move)
        self._apply(seat, move)

    def end(self, seat: int, text: str) -> None:
        """Somebody resigns, or (a line of the house) all have agreed on a draw. See ending.py."""
        if self.over():
            raise Refused("", "refuse-over")
        self.ended = ending(seat, text, self.seats)

    def follow_line(self, seat: int, text: str) -> None:
        """Replays a noted line, be it a move or the end that people made; ValueError: it is neither."""
        if is_ending(text):
            self.end(seat, text)
        else:
            self.follow(seat, self.game.parse(text))

    def check(self, seat: int, move: int) -> None:
        """Refuses what is not legal; `moves` decides, `why_not` only says why."""
        if self.ended is not None or move not in self.game.moves(self.state, seat):
            raise self.why_not(seat, move) or Refused("", "refuse-turn")

    def why_not(self, seat: int, move: int) -> Refused | None:
        """Why a seat may not make a move; None: it may."""
        return self.game.why_not(self.state, seat, move) if self.ended is None else Refused("", "refuse-over")

    def _apply(self, seat: int, move: int) -> None:
        phase = self.game.phases[self.state.phase]
        self.game.play(self.state, seat, move)
        self.steps.append(Step(seat, move, seat == HOUSE and phase.chance, seat != HOUSE and phase.sealed))

    def to_act(self) -> tuple[int, ...]:
        return self.game.to_act(self.state) if self.ended is None else NO_SEAT

    def moves(self, seat: int) -> list[int]:
        return self.game.moves(self.state, seat) if self.ended is None else []

    def over(self) -> bool:
        return len(self.to_act()) == 0

    def outcome(self) -> Outcome | None:
        """How the match ended, by the rules or by its people; None while it goes on."""
        if self.ended is not None:
            return self.ended.outcome(self.game, self.state, self.seats)
        return self.game.outcome(self.state)

    def prompt(self, viewer: int) -> Line:
        """Whose turn it is and what is asked, in one sentence."""
        return self.game.prompt(self.state, viewer) if self.ended is None else Line("prompt-over")

    def lines(self) -> list[tuple[int, str]]:
        """All that happened as it is noted: who, and the notation."""
        found = [(step.seat, self.game.describe(step.move)) for step in self.steps]
        if self.ended is not None:
            found.append((self.ended.seat, self.ended.text))
        return found

    def first_state(self) -> State:
        """The state before the first step."""
        return self.game.new(self.seats) if self.start is None else self.start.clone()

    def counts(self) -> list[int]:
        """How many moves each seat has made; to resign is one."""
        made = [0] * self.seats
        for seat, _ in self.lines():
            if seat >= 0:
                made[seat] += 1
        return made


def tell(game: Game[Any], before: State, steps: list[Step], viewer: int) -> list[Told]:
    """The steps that led on from `before`, as one viewer may know them."""
    told: list[Told] = []
    state: State = before.clone()
    for step in steps:
        then: State = state.clone()
        game.play(then, step.seat, step.move)
        text = game.seen(state, step.seat, step.move, viewer)
        told.append(Told(step.seat, text, game.voice.story(state, then, step.seat, step.move, viewer)))
        state = then
    return told


def tell_all(
    game: Game[Any], before: State, steps: list[Step], after: State, viewers: list[int]
) -> list[list[dict[str, object]]]:
    """`tell` for several viewers, as plain data; the states between the steps are made only once."""
    told: list[list[dict[str, object]]] = [[] for _ in viewers]
    state: State = before
    for number, step in enumerate(steps, 1):
        then: State = after
        if number < len(steps):
            then = state.clone()
            game.play(then, step.seat, step.move)
        for i, viewer in enumerate(viewers):
            lines = [line.data() for line in game.voice.story(state, then, step.seat, step.move, viewer)]
            told[i].append({"seat": step.seat, "move": game.seen(state, step.seat, step.move, viewer), "lines": lines})
        state = then
    return told


def offer(game: Game[Any], state: State, seat: int) -> list[dict[str, object]]:
    """The legal moves of a seat and their words, as plain data."""
    moves: list[int] = game.moves(state, seat)
    found: list[dict[str, object]] = []
    for move in moves:
        choice: dict[str, object] = {
            "move": game.describe(move),
            "label": game.voice.label(state, seat, move).data(),
        }
        warning = game.voice.warning(state, seat, move)
        if warning is not None:
            choice["warn"] = warning.data()
        found.append(choice)
    if is_formality(game, state, moves):
        found[0]["formal"] = True
    return found


def is_formality(game: Game[Any], state: State, moves: list[int]) -> bool:
    """Whether there is nothing left but to say that one has done: a step like any other, but no choice."""
    formal = game.phases[state.phase].formal
    return len(moves) == 1 and formal != "" and game.verb(moves[0]) == formal
