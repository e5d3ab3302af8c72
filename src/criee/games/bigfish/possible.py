"""What a position must fulfil to be one: conservation, and what each phase needs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from criee.engine.bits import count, has
from criee.engine.fields import require
from criee.games.bigfish import flow, past, score
from criee.games.bigfish.box import FISHER, NEWBORN, SIZES, SMALL, SURPRISES, WHIRLPOOL
from criee.games.bigfish.sea import BIRTH, SURPRISE
from criee.games.bigfish.state import NO_TOKEN, NOWHERE, STEPS, FishState

ALL_TILES: Final = 0xCCCC  # of a layout: the bits that name the tiles, without their turns
TOKENS: Final = {  # which tokens can lie open in a phase; in the others none does
    "birth": (NO_TOKEN, NEWBORN),
    "fisher": (FISHER,),
    "whirlpool": (WHIRLPOOL,),
    "over": (NO_TOKEN, FISHER),
}


def check(s: FishState, phase: str) -> None:
    check_components(s, "board")
    check_tiles(s)
    if s.phase <= flow.SETUP_PHASE:
        check_setup(s, phase)
        return
    require(s.first >= 0 and s.turn >= 0, "turn", f"phase {phase} needs first and turn: 0 or 1")
    check_ends(s)
    check_steps(s, phase)
    check_effect(s, phase)
    check_past(s)


def check_components(s: FishState, where: str) -> None:
    """No more figures and tokens than the box has, and no fish where none can be."""
    for seat in range(2):
        for i, size in enumerate(SIZES):
            require(s.reserve(seat, i) >= 0, where, f"seat {seat} has {s.box.figures[i]} {size} fish, found more (B2)")
    for i, kind in enumerate(SURPRISES):
        require(s.in_pile(i) >= 0, where, f"there are {s.box.tokens[i]} {kind} tokens, found more (B19)")
    left = flow.discards(s) < s.box.all_tokens
    require(left, where, "all tokens discarded are shuffled into a new pile at once (B19)")
    require((s.fish0 | s.fish1) & s.sea.wrecks == 0, where, "a fish cannot lie on a wreck (B9)")


def check_tiles(s: FishState) -> None:
    """B1: tiles keep their places; with the option they begin where a first game has them, and are not laid at all."""
    if not s.box.first_game:
        return
    require(s.phase != flow.LAYOUT_PHASE, "phase", "in a first game the tiles lie from the start (B1)")
    require(same_places(s.layout, s.box.first_layout), "tiles", "do not lie as in a first game (B1)")
    unturned = s.phase > flow.SETUP_PHASE or s.layout == s.box.first_layout
    require(unturned, "tiles", "no tile has been turned before the first step (B1)")


def same_places(layout: i64, other: i64) -> bool:
    """Whether each tile lies in the same place in both, however it is turned."""
    return (layout ^ other) & ALL_TILES == 0


def check_setup(s: FishState, phase: str) -> None:
    """B3: small fish on ocean cells of one's own row, the first player's before the second's."""
    untouched = s.eaten0 | s.eaten1 | s.drawn | s.quiet == 0 and s.tokens0 & s.tokens1 == 15 and not s.progress
    require(untouched and len(s.past) == 0, "phase", f"nothing has been eaten, drawn or spent in phase {phase}")
    idle = s.left == STEPS and s.at == s.running == s.resting == NOWHERE and s.held == NO_TOKEN
    require(idle, "phase", f"nobody moves in phase {phase}")
    if phase != "setup":
        require(s.fish0 | s.fish1 == 0, "board", f"is empty in phase {phase} (B3)")
        require(s.first == s.turn == NOWHERE, "first", "who begins is drawn after the tiles (B4)")
        return
    require(s.first >= 0 and s.turn >= 0, "turn", "phase setup needs first and turn: 0 or 1")
    for seat in range(2):
        astray = s.fish(seat) & ~(s.home(seat) & s.sea.ocean)
        require(astray == 0 and s.medium | s.big == 0, "board", "needs small fish on ocean cells of their own row (B3)")
    mine, theirs = count(s.fish(s.turn)), count(s.fish(1 - s.turn))
    before: i64 = 0 if s.turn == s.first else s.box.start
    require(mine < s.box.start and theirs == before, "board", "the first player sets up, then the second (B3)")


def check_ends(s: FishState) -> None:
    """B25-B27: a match is over when, and only when, somebody has won or the safeguard ends it."""
    for seat in range(2):
        require(count(s.fish(seat)) > 0, "board", "nobody can lose his last fish: a single one ends the match (B26)")
    both = flow.is_lonely(s, 0) and flow.is_lonely(s, 1)
    require(not both, "board", "both cannot have a single fish: the first to have one has lost (B26)")
    sated = s.eaten_in_all(0) >= s.box.goal and s.eaten_in_all(1) >= s.box.goal
    require(not sated, "eaten", "both cannot have won (B25)")
    most = max(s.eaten_in_all(0), s.eaten_in_all(1))
    require(most <= s.box.goal, "eaten", f"{s.box.goal} eaten fish end the match (B25)")
    won = score.at_once(s)
    if s.phase != flow.OVER_PHASE:
        require(won is None, "phase", "somebody has won already: the phase is over (B25, B26)")
    elif won is not None:
        check_winner(s, won[0], won[1])
    else:
        tired = s.box.safeguard and (s.quiet >= s.box.quiet_turns or past.times_stood(s) >= s.box.repeats)
        dead = not s.box.safeguard and not flow.can_step(s)
        require(tired or dead, "phase", "nothing has ended this match (B25-B27)")
        fresh = s.left == STEPS and not s.progress and s.held == NO_TOKEN
        require(fresh, "left", "the safeguard ends a match at the start of a turn (B27)")


def check_winner(s: FishState, winner: int, rule: str) -> None:
    """B25, B26: fish are eaten by the player whose turn it is; only a fisher can cost him the match."""
    require(rule == "B26" or winner == s.turn, "turn", "who has just eaten the last fish has won (B25)")
    fished = s.held == FISHER
    require(winner == s.turn or fished, "held", "only a fisher can leave the player on turn a single fish (B26)")
    require(rule == "B26" or not fished, "held", "who has eaten enough has won before a fisher comes (B13)")
    require(fished or s.eaten_in_all(winner) > 0, "eaten", "the rival's fish was eaten, or taken by a fisher (B26)")


def check_steps(s: FishState, phase: str) -> None:
    require(s.left > 0, "left", "a turn has 1 or 2 steps left (B5)")
    mine = s.fish(s.turn)
    special = s.running != NOWHERE or s.resting != NOWHERE
    require(s.box.stops or not special, "running", "only the option stops lets fish go on or stay (B7)")
    if s.running != NOWHERE:
        runs = phase == "step" and s.left == 1 and has(mine, s.running) and s.resting == NOWHERE
        require(runs and s.sea.kind[s.running] in (BIRTH, SURPRISE), "running", "no fish can go on from there (B7)")
    if phase in ("step", "pass"):
        require((phase == "step") == flow.can_step(s), "phase", "a turn passes if no step is possible, only then (B8)")
    if phase == "pass":
        require(s.left == STEPS, "left", "only a whole turn passes (B8)")
    begins = phase in ("step", "pass") and s.left == STEPS
    require(not begins or not s.progress, "progress", "nothing has been eaten or spent before the first step (B27)")
    if s.resting != NOWHERE:
        require(has(mine, s.resting), "resting", "the fish that stays is not there (B7)")
        stayed = s.left == 1 if phase == "step" else phase in ("draw", "birth", "whirlpool")
        require(stayed, "resting", "a fish stays for the effect of its cell after the first step (B7)")


def check_effect(s: FishState, phase: str) -> None:
    """A phase that resolves a cell has that cell, the fish on it, and the token it needs."""
    require(s.held in TOKENS.get(phase, (NO_TOKEN,)), "held", f"phase {phase} does not go with this token")
    if phase in ("step", "pass") or (phase == "over" and s.held == NO_TOKEN):
        require(s.at == NOWHERE, "at", f"nothing is being resolved in phase {phase}")
        return
    require(s.at != NOWHERE, "at", f"phase {phase} needs the cell that is being resolved")
    kinds = (BIRTH, SURPRISE) if phase == "choice" else ((BIRTH,) if phase == "birth" and s.held < 0 else (SURPRISE,))
    require(s.sea.kind[s.at] in kinds, "at", f"phase {phase} cannot come from this cell (B17, B19)")
    if s.held == FISHER:
        require(not has(s.fish0 | s.fish1, s.at), "at", "the fisher has taken the fish that came to this cell (B20)")
    else:
        require(has(s.fish(s.turn), s.at), "at", "no fish of the player on turn is on this cell (B17, B19)")
    if phase == "choice":
        asked = s.box.stops and s.left == STEPS and flow.ends(s, s.at) != 0 and s.resting == NOWHERE
        require(asked, "phase", "going on or staying is asked after a first step, if both can be (B7)")
    elif s.box.stops:
        stays = s.left == STEPS and s.held != FISHER
        require(s.resting == (s.at if stays else NOWHERE), "resting", "the fish whose effect this is stays (B7)")
    if phase == "birth":
        room = s.reserve(s.turn, SMALL) > 0 and flow.nursery(s) != 0
        require(room, "phase", "a birth needs a small fish in reserve and a free cell (B17)")
    if phase == "fisher":
        require(count(flow.netted(s)) > 1, "board", "the rival chooses among several fish on the tile (B20)")


def check_past(s: FishState) -> None:
    """B27: no more turns than were quiet, each a possible position; the latest is that of this turn."""
    turns = len(s.past) // past.WORDS
    require(s.box.safeguard or turns == 0, "past", "is kept for the option safeguard only (B27)")
    require(not s.progress or turns == 0, "past", "is empty after a fish was eaten or a token discarded (B27)")
    require(turns <= s.quiet + 1, "past", f"{turns} positions cannot have stood in {s.quiet} quiet turns (B27)")
    if not s.box.safeguard:
        return
    stopped = s.phase == flow.OVER_PHASE and score.at_once(s) is None
    most = s.box.quiet_turns if stopped else s.box.quiet_turns - 1
    require(s.quiet <= most, "quiet", f"{s.box.quiet_turns} quiet turns end the match (B27)")
    for turn in range(turns):
        require(past.is_sound(s, turn), "past", "holds a position that cannot be")
        check_then(s, past.unpack(s, turn))
    if stopped or (s.left == STEPS and s.phase in (flow.STEP_PHASE, flow.PASS_PHASE)):
        require(turns > 0 and is_now(s, past.unpack(s, turns - 1)), "past", "must end with this position (B27)")
    often = past.most_stood(s, turns - 1 if stopped else turns)
    require(often < s.box.repeats, "past", "a position has stood too often for the match to go on (B27)")


def check_then(s: FishState, then: FishState) -> None:
    """A past position could be played on, on the same tiles, with what was eaten and spent as it is now."""
    then.eaten0, then.eaten1 = s.eaten0, s.eaten1
    check_components(then, "past")
    alone = flow.is_lonely(then, 0) or flow.is_lonely(then, 1)
    require(not alone, "past", "holds a position in which somebody has lost (B26)")
    require(same_places(then.layout, s.layout), "past", "holds a position in which a tile lies elsewhere (B1)")


def is_now(s: FishState, then: FishState) -> bool:
    same = then.fish0 == s.fish0 and then.fish1 == s.fish1 and then.medium == s.medium and then.big == s.big
    return same and then.layout == s.layout and then.drawn == s.drawn
