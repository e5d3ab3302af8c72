"""People and bots around one terminal: who is asked, what is shown to whom, what is done with what they type."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from criee.bots.bot import Bot
from criee.cli import chef
from criee.cli.board import Screen, board, end_lines, explain, house_rules, numbered, score_table, sentence, told
from criee.cli.hearing import meant
from criee.cli.keeping import Keeper
from criee.cli.saying import as_is, ask, complain, note, out, with_rule
from criee.engine import undo
from criee.engine.game import Game
from criee.engine.line import Line, Refused, seat_name, shown
from criee.engine.match import Match, is_formality
from criee.engine.phase import NOBODY, State
from criee.engine.rng import Rng
from criee.words import Words

BOTS_LUCK: Final = 0x5EA7  # parts the bots' luck from the table's
WORLDS: Final = 24  # imagined before something is held to be known to both
LEAVE, BOARD, LOG, BACK, HINT = ("q", "quit"), ("b", "board"), ("l", "log"), ("u", "undo"), ("h", "hint")


class Quit(Exception):
    """Somebody leaves the table."""


class Sitting:
    """One match at one screen."""

    def __init__(self, match: Match, bots: list[Bot | None], words: Words, keeper: Keeper) -> None:
        self.match = match
        self.bots = bots
        self.words = words
        self.keeper = keeper
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.screen = Screen()
        self.last_person = NOBODY  # who is at the screen
        self.secret = False  # whether the screen shows something that another person must not see
        self.heard = dict.fromkeys(self.people, len(match.steps))  # how much of the log each person was told
        self.told = len(match.steps)  # how much of it is on the screen,
        self.before: State = match.state.clone()  # and the table at that moment
        self.whole = True  # whether the next table is drawn whole
        self.phase = ""  # what the last question was about
        self.warned = (-1, -1)  # the step and the move that somebody was warned of: made again, it is meant

    def run(self) -> None:
        match = self.match
        self.show_house_rules()
        match.settle()
        while not match.over():
            seat = match.to_act()[0]
            if self.bots[seat] is None and is_formality(match.game, match.state, match.moves(seat)):
                match.play(seat, match.moves(seat)[0])
            elif self.bots[seat] is None:
                self.ask(seat)
            else:
                self.let_play(seat)
        self.tell(self.told, self.viewer())
        out.print(board(match.game, match.state, self.viewer(), self.words))
        out.print(score_table(match, self.words))
        for line in end_lines(match, self.words):
            out.print(line)

    def show_house_rules(self) -> None:
        line = house_rules(self.match.game, self.words)
        if line is not None:
            out.print(line)

    def let_play(self, seat: int) -> None:
        """A bot moves. Its luck hangs on seed and step alone: a match that is resumed goes on as if it never paused."""
        match, bot = self.match, self.bots[seat]
        assert bot is not None
        moves = match.moves(seat)
        move = moves[0]
        if len(moves) > 1:
            luck = Rng(match.seed ^ BOTS_LUCK, len(match.steps))
            move = bot.choose(match.game.view(match.state, seat), seat, moves, luck)
        match.play(seat, move)
        if not self.people:
            self.tell(self.told, NOBODY)

    def viewer(self) -> int:
        """Whose eyes the end is told to: the only person's, or everybody's."""
        return self.people[0] if len(self.people) == 1 else NOBODY

    def tell(self, since: int, viewer: int) -> None:
        """What has happened since so many steps."""
        match = self.match
        before = self.before if since == self.told else undo.state_after(match, since)
        for line in told(match.game, before, match.steps[since:], viewer, self.words):
            out.print(Text("  ") + line)
        self.told, self.before = len(match.steps), match.state.clone()
        if viewer in self.heard:
            self.heard[viewer] = self.told

    # --- asking ----------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Shows a person what is new and the moves, and waits for one of them."""
        match, words = self.match, self.words
        self.keeper.keep(match)
        self.tell(self.heard[seat] if self.pass_screen(seat) else self.told, seat)
        drawn = board(match.game, match.state, seat, words)
        phase = match.game.phase(match.state).name
        if self.whole or (self.others_acted(seat) and phase != self.phase):
            self.screen.draw(drawn)
            self.whole = True
        else:
            self.screen.update(drawn)
        self.phase = phase
        self.secret = any(is_secret(match.game, match.state, seat, other) for other in self.people if other != seat)
        prompt = match.game.prompt(match.state, seat)
        moves = match.moves(seat)
        out.print(Text.assemble((match.names[seat], "bold"), " · ", sentence(words, prompt)))
        numbered(match, seat, moves, words)
        if self.whole:
            out.print(Text(words.text("cli-help", rule=prompt.rule or match.game.sign.prefix + "1"), style="dim"))
        self.whole = False
        while not self.answer(seat, moves, prompt.rule, ask(Text("> ", style="bold"))):
            pass

    def others_acted(self, seat: int) -> bool:
        """Whether somebody else moved after this seat's last move."""
        for step in reversed(self.match.steps):
            if step.seat >= 0:
                return step.seat != seat
        return False

    def pass_screen(self, seat: int) -> bool:
        """Another person comes to the screen: where something on it is not for his eyes, it is cleared first."""
        before, self.last_person = self.last_person, seat
        if before in (NOBODY, seat):
            return False
        if not self.secret and not is_secret(self.match.game, self.match.state, before, seat):
            return False
        out.clear()
        ask(Text(self.words.text("cli-pass-screen", who=seat_name(seat)) + " "))
        self.whole = True
        return True

    # --- answering -------------------------------------------------------------------------------

    def answer(self, seat: int, moves: list[int], rule: str, typed: str) -> bool:
        """Does what was typed. True once there is something else to ask."""
        match, words = self.match, self.words
        word = typed.lower()
        if word in LEAVE:
            raise Quit
        if word in BACK:
            return self.take_back(seat)
        if typed.startswith("?"):
            explain(match.game, typed[1:], rule, words)
        elif word in BOARD:
            self.show_house_rules()
            self.screen.draw(board(match.game, match.state, seat, words))
        elif word in LOG:
            for line in told(match.game, match.first_state(), match.steps, seat, words):
                out.print(Text("  ") + line)
        elif word in HINT:
            self.hint(seat)
        elif typed:
            return self.move(seat, moves, typed)
        return False

    def hint(self, seat: int) -> None:
        """Asks the chef, who is silent where people play against each other."""
        if len(self.people) > 1:
            complain(self.words.text("cli-hint-people"))
            return
        note(self.words.text("cli-hint-thinks"))
        chef.show(self.match, seat, chef.asked_of(self.match, seat, seconds=chef.SECONDS), self.words)

    def move(self, seat: int, moves: list[int], typed: str) -> bool:
        """A move by its number or typed out, such as `bid 3`; an illegal one is refused with its rule."""
        game = self.match.game
        try:
            move = meant(game, moves, typed)
        except Refused as refused:
            complain(with_rule(self.words, refused.line()))
            return False
        except ValueError:
            example = as_is(game.describe(moves[0]))
            complain(self.words.text("cli-unknown", text=as_is(shown(typed)), example=example))
            return False
        warning = game.voice.warning(self.match.state, seat, move)
        if warning is not None and self.warned != (len(self.match.steps), move):
            self.warned = len(self.match.steps), move
            complain(with_rule(self.words, warning))
            note(self.words.text("cli-warned"))
            return False
        try:
            self.match.play(seat, move)
        except Refused as refused:
            complain(with_rule(self.words, refused.line()))
            return False
        return True

    def take_back(self, seat: int) -> bool:
        """The last move of a person at this screen is taken back, if nothing has come to light since."""
        match = self.match
        movers = [step.seat for step in match.steps if step.seat in self.people]
        who = movers[-1] if movers else seat
        try:
            undo.take_back(match, who)
        except Refused as refused:
            complain(with_rule(self.words, refused.line()))
            return False
        self.told, self.before = len(match.steps), match.state.clone()
        self.heard = {person: min(count, len(match.steps)) for person, count in self.heard.items()}
        line = Line("log-undo", {"who": seat_name(who)})
        if who != seat:  # whoever is asked now types for all: the other's move is meant
            line = Line("cli-took-back", {"who": seat_name(seat), "other": seat_name(who)})
        out.print(Text("  ") + sentence(self.words, line))
        self.whole = True
        return True


def is_secret(game: Game[Any], state: State, eyes: int, other: int) -> bool:
    """Whether one person's table shows something that another cannot know from his own."""
    seen, known = game.view(state, eyes), game.view(state, other)
    if seen == known:
        return False
    rng = Rng(WORLDS)
    return any(game.view(game.imagine(known, other, rng), eyes) != seen for _ in range(WORLDS))
