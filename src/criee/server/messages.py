"""Every message that crosses the wire, as types: decoding checks them, docs and TypeScript are made from them.

docs/protocol.md tells when each is sent. One name everywhere: field here, JSON key, TypeScript property.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

Seat = Annotated[int, Meta(ge=0, le=15)]
Nickname = Annotated[str, Meta(max_length=24)]
Secret = Annotated[str, Meta(max_length=80)]
Data = Annotated[Raw, Meta(extra_json_schema={"type": "object"})]  # plain data, encoded already
Kind = Literal["person", "bot", "open", "away"]  # away: a person's seat that a bot keeps warm
Status = Literal["open", "playing", "over"]


class Line(Struct):
    """A sentence before it is words: text key, arguments, rule number."""

    key: str
    args: dict[str, str | int | list[str]] = {}
    rule: str = ""


# --- over HTTP: requests ------------------------------------------------------------------------


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit on a seat: the creator, a bot, somebody who joins, or somebody at the same screen."""

    kind: Literal["me", "open", "bot", "same"]
    bot: Annotated[str, Meta(max_length=24)] = "greedy"


class TableWish(Struct, forbid_unknown_fields=True):
    """POST /api/tables"""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, bool | int | str] = {}
    nickname: Nickname = ""
    clock_minutes: Annotated[int, Meta(ge=0, le=600)] = 0
    live: bool = False  # real-time windows (the bell) are refereed by the clock, not played in steps
    seed: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    position: dict[str, Any] | None = None


class JoinWish(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/join"""

    nickname: Nickname = ""
    seat: Seat | None = None


class RematchWish(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/rematch"""

    secret: Secret


class RecordWish(Struct, forbid_unknown_fields=True):
    """POST /api/records"""

    text: Annotated[str, Meta(max_length=200_000)]  # a long match has some ten thousand characters


class LessonWish(Struct, forbid_unknown_fields=True):
    """POST /api/lessons"""

    game: Annotated[str, Meta(max_length=40)]
    nickname: Nickname = ""


# --- over HTTP: answers -------------------------------------------------------------------------


class OptionCard(Struct):
    key: str
    kind: Literal["flag", "choice", "number"]
    default: bool | int | str
    choices: list[str]
    low: int
    high: int
    rule: str
    first: bool = False  # a switch that is on in somebody's first match


class Face(Struct):
    """What somebody looks like, in words that the page can draw."""

    skin: int
    hair: str
    colour: str
    hat: str
    wears: str  # none, or several: "glasses beard"
    cloth: str


class Opponent(Struct):
    """A bot that is somebody: `name` is what a wish for a table says, `shown` what the table says."""

    name: str
    shown: str
    style: str
    character: dict[str, str]  # one sentence, by language
    face: Face


class Friend(Struct):
    """Somebody who comes along with an opponent, and plays as that one does: known by the name at the table."""

    shown: str
    face: Face


class GameCard(Struct, omit_defaults=True):
    """What the hall knows about a game; `catalogue` only when one game is asked for."""

    name: str
    version: int
    seats: tuple[int, int]
    minutes: int
    weight: int
    prefix: str
    options: list[OptionCard]
    ours: int  # percent of the components that are our own reading, not printed
    bots: list[str]  # every name that a wish for a table may use
    opponents: list[Opponent] = []  # the people among them, the gentlest first
    friends: list[Friend] = []  # who sits down beside one of them where there is room for more
    has_windows: bool = False
    lesson: bool = False  # it can be learned by playing a match that explains itself
    table: str = ""  # where its built table is, for a game from another package that brings one
    catalogue: dict[str, Any] | None = None


class Games(Struct):
    """GET /api/games"""

    games: list[GameCard]
    version: str
    compiled: bool


class Rule(Struct):
    number: str
    section: str
    text: str
    source: tuple[Literal["book", "ruling", "safeguard"], ...]


class Rules(Struct):
    """GET /api/games/{name}/rules/{lang}"""

    rules: list[Rule]


class Remark(Struct, omit_defaults=True):
    """A text of the game, and what on its table it is about: a selector, or "" for whatever has to be touched."""

    text: str
    at: str = ""
    also: str = ""  # what else it speaks of: lit as well, and never covered by the words if that can be helped


class Beat(Struct):
    """A move of the learner: what is said before it, and how it is asked for. `free`: any other will do."""

    move: str
    says: list[Remark]
    ask: Remark  # no text: the move's own words do
    free: bool = False


class Lesson(Struct):
    """GET /api/games/{name}/lesson"""

    seat: int
    beats: list[Beat]
    end: list[Remark]


class SeatKey(Struct):
    """A seat and the secret that opens it; null: not for the one who asks."""

    seat: int
    secret: str | None


class TableMade(Struct):
    """The answer to POST /api/tables and to a rematch."""

    table: str
    seats: list[SeatKey]


class Joined(Struct):
    seat: int
    secret: str


class RecordOpened(Struct):
    table: str


class Address(Struct):
    """GET /api/address"""

    lan: str  # where people on the local network find the hall; "" if they may not come in


class SeatCard(Struct):
    """A seat as everybody may see it."""

    seat: int
    name: str
    kind: Kind
    online: bool
    bot: str = ""
    gone: int = 0  # milliseconds since the line of this person was lost; 0: it was not


class Outcome(Struct):
    winners: list[int]
    scores: list[int]
    rule: str
    why: Line  # in words, by that rule


class Summary(Struct):
    """GET /api/tables/{id}"""

    table: str
    game: str
    options: dict[str, bool | int | str]
    seats: list[SeatCard]
    status: Status
    seq: int
    outcome: Outcome | None
    live: bool = False
    clock_minutes: int = 0
    rematch: str | None = None  # the table where the same people play again
    to_act: list[int] = []  # the seats that are waited for
    lesson: bool = False


class ToldStep(Struct):
    """A step as one seat may know it."""

    seat: int  # -1: the house
    move: str
    lines: list[Line]


class Choice(Struct, omit_defaults=True):
    """A legal move: its notation, and its words."""

    move: str
    label: Line
    warn: Line | None = None  # what it throws away: somebody who plays by hand is asked first
    formal: bool = False  # nothing else is left, and it is no choice: a client may make it by itself


class Drawing(Struct):
    """A situation in the book of rules: what a seat at that table would be told, and what of it is shown."""

    rule: str  # beside which it stands
    caption: Line
    options: dict[str, bool | int | str]
    seats: int
    seat: int  # who looks; -2: a spectator
    before: dict[str, Any] | None  # the view before the steps, if there are any: a table marks what has changed
    steps: list[ToldStep]
    view: dict[str, Any]
    moves: list[Choice]
    pointed: str  # a legal move; "" for none
    foresee: dict[str, Any]  # what that one is sure to do
    marked: str  # words of the notation: the places to look at
    part: str  # a CSS selector; "": the whole table
    shape: tuple[int, int]  # how wide and how high it is drawn
    upright: bool  # the table is laid out as on an upright tablet


class Drawings(Struct):
    """GET /api/games/{name}/drawings"""

    drawings: list[Drawing]


class TallyLine(Struct):
    seat: int
    line: Line
    points: int


class Scene(Struct):
    """One moment of a finished match, as it is replayed."""

    steps: list[ToldStep]
    view: Data
    score: list[TallyLine]


class Scenes(Struct):
    """GET /api/tables/{id}/frames"""

    frames: list[Scene]


class Problem(Struct, omit_defaults=True):
    """Every HTTP answer of 400 and above. `line` is the line of a record that cannot be read."""

    code: str
    message: str
    line: int | None = None


# --- over the websocket: client to server -------------------------------------------------------


class Sit(Struct, tag_field="type", tag="sit"):
    """The first frame: who I am and what I have seen. Nobody's secret: a spectator."""

    secret: Secret | None = None
    secrets: Annotated[list[Secret], Meta(max_length=16)] = []
    since: Annotated[int, Meta(ge=0)] = 0
    pause: Annotated[int, Meta(ge=0, le=3000)] | None = None  # milliseconds that bots wait; as usual if none
    hold: bool = False  # not ready: the bell shall wait, as long as docs/bell.md says


class Move(Struct, tag_field="type", tag="move"):
    """`move` exactly as it was offered; `count` = moves this seat has made, so that a resend is harmless."""

    seat: Seat
    count: Annotated[int, Meta(ge=0)]
    move: Annotated[str, Meta(max_length=120)]


class Why(Struct, tag_field="type", tag="why"):
    """What would this move do, or why can it not be made? Never plays. Any move in notation, also `bid 5`."""

    seat: Seat
    move: Annotated[str, Meta(max_length=120)]


class AskHint(Struct, tag_field="type", tag="hint"):
    """What would the strongest bot do on my seat, from what I see? Never in matches between people. Never plays."""

    seat: Seat


class Ring(Struct, tag_field="type", tag="ring"):
    """The bell: `millis` since the card of step `seq` was shown on this screen."""

    seat: Seat
    seq: Annotated[int, Meta(ge=0)]
    millis: Annotated[float, Meta(ge=0, le=600_000)]


class React(Struct, tag_field="type", tag="react"):
    seat: Seat
    kind: Annotated[str, Meta(max_length=16)]


class AskUndo(Struct, tag_field="type", tag="undo"):
    seat: Seat


class Grant(Struct, tag_field="type", tag="grant"):
    seat: Seat
    yes: bool


class Leave(Struct, tag_field="type", tag="leave"):
    """A bot may keep my seat warm."""

    seat: Seat


class Back(Struct, tag_field="type", tag="back"):
    """I take my seat back from the bot."""

    seat: Seat


class Resign(Struct, tag_field="type", tag="resign"):
    """I give the match up: in a match of two, or where nobody else is a person."""

    seat: Seat


class Draw(Struct, tag_field="type", tag="draw"):
    """Yes: I offer a draw, or agree to the one that is offered. No: I refuse it, or take mine back."""

    seat: Seat
    yes: bool


class Replace(Struct, tag_field="type", tag="replace"):
    """Somebody's line has been lost for long: a bot shall keep that seat warm."""

    seat: Seat
    absent: Seat


class Fill(Struct, tag_field="type", tag="fill"):
    """Bots shall take all seats that are open; without a name those whom the table was opened with."""

    seat: Seat
    bot: Annotated[str, Meta(max_length=24)] = ""


class Ping(Struct, tag_field="type", tag="ping"):
    """Are you there? Answered at once by a pong with the same `t`."""

    t: float


FromClient = (
    Sit | Move | Why | AskHint | Ring | React | AskUndo | Grant | Leave | Back | Resign | Draw | Replace | Fill | Ping
)


# --- over the websocket: server to client -------------------------------------------------------


class TableNews(Struct, tag_field="type", tag="table"):
    """People came, went, or were replaced."""

    seq: int
    game: str
    options: dict[str, bool | int | str]
    names: list[str]
    seats: list[SeatCard]
    status: Status
    rematch: str | None = None
    patience: int = 0  # milliseconds somebody may be gone before the others may decide about that seat


class Clock(Struct):
    """Milliseconds left for each seat, and the seats whose time runs."""

    left: list[int]
    running: list[int]


class BellWindow(Struct):
    """Who may strike the bell now, and for how long."""

    seats: list[int]
    millis: int
    opens: list[int]  # beside `seats`: how long a bell stays locked at first
    ring: str  # the moves that striking and not striking come down to
    wait: str


class Steps(Struct, tag_field="type", tag="steps", omit_defaults=True):
    """What happened since the last message, and where that leaves one seat (-2: a spectator)."""

    seq: int
    steps: list[ToldStep]
    seat: int
    view: Data
    moves: list[Choice]
    prompt: Line
    score: list[TallyLine]
    to_act: list[int]
    count: int
    hash: str
    outcome: Outcome | None
    clock: Clock | None = None
    window: BellWindow | None = None
    midway: bool = False  # an action is begun and not finished: it can be taken back
    back: bool = False  # nobody has moved since this seat did, and chance has not spoken: it may ask for its move


class RefusedMove(Struct, tag_field="type", tag="refused"):
    seat: int
    count: int
    line: Line


class Because(Struct, tag_field="type", tag="because"):
    """The answer to a why, at the moment of step `seq`: the reason against the move, or what it is sure to do."""

    seat: int
    seq: int
    move: str
    line: Line | None  # null: it is legal
    foresee: Data


class Advised(Struct):
    """One move worth considering."""

    move: str
    chance: float  # to win with it, 0 to 1
    share: float  # how often to choose it, where the choice must stay mixed; 0: it is simply one of the best
    why: Line


class HintNews(Struct, tag_field="type", tag="hint"):
    """The answer to a hint, at the moment of step `seq`: three moves at most, the best first."""

    seat: int
    seq: int
    moves: list[Advised]


class ErrorNews(Struct, tag_field="type", tag="error"):
    code: str
    message: str
    wait: int = 0  # milliseconds until the same may be heard, where that is known


class UndoNews(Struct, tag_field="type", tag="undo"):
    seat: int
    state: Literal["asked", "granted", "refused"]
    line: Line | None = None  # why it is refused


class DrawNews(Struct, tag_field="type", tag="draw"):
    """Somebody offers a draw; or it is refused, taken back, or answered by playing on."""

    seat: int
    state: Literal["offered", "refused"]


class Reaction(Struct, tag_field="type", tag="reaction"):
    seat: int
    kind: str


class RingTime(Struct):
    seat: int
    millis: int  # corrected reaction time


class BellNews(Struct, tag_field="type", tag="bell"):
    """How the bell was decided, and how close it was."""

    seq: int
    winner: int  # -1: nobody rang
    rings: list[RingTime]
    margin: int | None  # milliseconds between the first and the second


class Pong(Struct, tag_field="type", tag="pong"):
    t: float


class StoreNews(Struct, tag_field="type", tag="store"):
    """Not ok: what is played cannot be written down, as on a full disk. The match waits, and goes on by itself."""

    ok: bool


class Resync(Struct, tag_field="type", tag="resync"):
    """You were too slow to be told everything: sit again, with the `since` you have."""


FromServer = (
    TableNews
    | Steps
    | RefusedMove
    | Because
    | HintNews
    | ErrorNews
    | UndoNews
    | DrawNews
    | Reaction
    | BellNews
    | StoreNews
    | Resync
    | Pong
)

REACTIONS = ("clap", "wow", "hmm", "oops", "thanks", "wait")
