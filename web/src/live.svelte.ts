// One table as this browser sees it: the server's frames become state that the page draws.
import { Connection } from "./connection";
import { viewHash } from "./hash";
import { Insistence } from "./insistence";
import { Keyring } from "./keyring";
import { likes, noteTable, type OwnSeat } from "./memory.svelte";
import { keptAfter, type Past } from "./meanwhile";
import { Missed } from "./missed";
import { PACES } from "./pace";
import type { Because, BellNews, DrawNews, FromServer, HintNews, Line, RefusedMove, Steps, TableNews, ToldStep, UndoNews } from "./messages";

export const SPECTATOR = -2;
const MOST_RESYNCS = 2; // a difference that two fresh views do not heal is a defect to be seen, not a loop
const REACTION_STAYS = 3500;
const REASON_STAYS = 4000; // long enough to read it, whatever bots do meanwhile
const WAITS_FOR_STORE = "refuse-store";
const NO_HINT = /^hint-(people|turn|failed)$/;
const SMALL_TROUBLES = new Set(["again", "away", "closed", "late", "locked", "no-open-seat", "no-swap", "not-asked", "not-playing", "resign-people", "too-soon"]);

interface Pending {
  seat: number;
  count: number;
  move: string;
  line: number; // the connection it was last sent over
}

/** What one seat (or a spectator) has been told so far. */
export interface Seen {
  now: Steps;
  log: ToldStep[]; // everything since the first step
  fresh: ToldStep[]; // what the last frame brought; empty for the first
  meanwhile: Past[]; // what others did since this seat last moved
  shownAt: number; // when this frame arrived, by performance.now()
}

export class LiveTable {
  people: TableNews | null = $state.raw(null);
  peopleAt = 0; // when that was told, by performance.now()
  seen: Record<number, Seen> = $state.raw({});
  online = $state(false);
  note: Line | null = $state.raw(null); // why the last thing asked for was refused
  problem = $state(""); // an error code that no waiting will heal
  patience = $state(""); // an error code that waiting heals: "slow-down", "full"
  stored = $state(true); // whether what is played can be written down at the moment
  own: OwnSeat[] = $state.raw([]);
  shutOut = $state(false); // a key of this browser opened nothing here
  pending: Pending | null = $state.raw(null);
  undoAsked: number | null = $state(null); // the seat that asks to take a move back
  undoSaid: UndoNews | null = $state.raw(null);
  drawOffered: number | null = $state(null); // the seat that offers a draw
  bell: BellNews | null = $state.raw(null);
  rung: Record<number, number> = $state({}); // per seat: milliseconds from this card to its ring
  paintedAt = $state(0); // when the present frame was on the screen
  hint: HintNews | null = $state.raw(null); // what the chef said of the present moment
  hinting: number | null = $state(null); // the seat for which the chef is asked
  reactions: Record<number, string> = $state({});
  readonly missed = new Missed(); // what those who share this screen have not looked at yet
  private readonly fading: Record<number, ReturnType<typeof setTimeout>> = {};
  private foreseen: Record<string, Record<string, unknown>> = $state.raw({}); // "seat move": what it would do now
  private readonly wondered = new Set<string>(); // what has been asked about the present moment
  private puzzled: { seat: number; move: string } | null = null; // whose reason somebody wants to read
  private notedAt = 0;

  private readonly connection: Connection;
  private line = 0;
  private asking = false; // a whole view is on its way
  private resyncs = { seq: -1, times: 0 };
  private sits = 0; // over this line
  private readonly keyring: Keyring;
  private readonly insistence = new Insistence(() => this.insist());

  constructor(
    readonly id: string,
    keys: OwnSeat[],
    private holding = false, // not ready: the bell shall wait
  ) {
    this.keyring = new Keyring(keys);
    this.own = this.keyring.own;
    this.connection = new Connection(`/api/tables/${id}/ws`, {
      opened: () => this.sit(),
      heard: (frame) => this.hear(frame),
      lost: () => this.lose(),
    });
  }

  close(): void {
    this.insistence.rest();
    this.connection.close();
  }

  /** The seats whose eyes this browser has. */
  get eyes(): number[] {
    return this.own.length ? this.own.map((own) => own.seat) : [SPECTATOR];
  }

  owns(seat: number): boolean {
    return this.own.some((own) => own.seat === seat);
  }

  play(seat: number, move: string): void {
    const seen = this.seen[seat];
    if (seen?.now.window?.seats.includes(seat) && move === seen.now.window.ring) return this.ring(seat);
    if (!seen || this.pending || !seen.now.moves.some((choice) => choice.move === move)) return;
    this.note = null;
    this.pending = { seat, count: seen.now.count, move, line: this.line };
    this.sendPending();
  }

  /** The bell: how long after the card was painted on this screen it was struck. Once per card. */
  ring(seat: number): void {
    const now = this.seen[seat]?.now;
    if (!now?.window?.seats.includes(seat) || this.rung[seat] !== undefined) return;
    const millis = Math.max(0, performance.now() - this.paintedAt);
    this.rung[seat] = Math.round(millis);
    this.connection.send({ type: "ring", seat, seq: now.seq, millis });
  }
  /** Why can this seat not make this move? The rules answer; a reason is noted beside the prompt. */
  ask(seat: number, move: string): void {
    this.puzzled = { seat, move };
    this.connection.send({ type: "why", seat, move });
  }
  /** What a legal move of this seat would do. Asked once a moment; null until the answer is here. */
  foresee(seat: number, move: string): Record<string, unknown> | null {
    const about = `${seat} ${move}`;
    if (this.owns(seat) && !this.wondered.has(about) && this.connection.send({ type: "why", seat, move })) this.wondered.add(about);
    return this.foreseen[about] ?? null;
  }
  /** What would the strongest bot do on this seat? Of one moment only: what happens meanwhile makes it pointless. */
  askHint(seat: number): void {
    if (this.hinting !== null || !this.owns(seat) || !this.connection.send({ type: "hint", seat })) return;
    this.hint = null;
    this.hinting = seat;
  }
  forgetHint(): void {
    this.hint = null;
    this.hinting = null;
  }
  react(seat: number, kind: string): void {
    this.connection.send({ type: "react", seat, kind });
  }
  /** Asks for the last move of this seat, or of another one of this screen that has moved after it. */
  askUndo(seat: number, isSealed = false): void {
    this.connection.send({ type: "undo", seat: this.taker(seat, isSealed) ?? seat });
  }
  /** Whose move of this screen can be asked for: at most one seat has moved last. What another one has chosen in secret stays theirs. */
  taker(seat: number, isSealed = false): number | undefined {
    const others = isSealed ? [] : this.own.map((own) => own.seat);
    return [seat, ...others].find((one) => this.owns(one) && this.seen[one]?.now.back);
  }
  /** Answers who asks for a move back, for every seat of this screen that is asked; one no is enough. */
  grant(yes: boolean): void {
    this.undoAsked = null;
    const asked = this.people?.seats.filter((one) => one.kind === "person" && this.owns(one.seat)) ?? [];
    for (const { seat } of yes ? asked : asked.slice(0, 1)) this.connection.send({ type: "grant", seat, yes });
  }
  /** Bots shall wait longer, or not so long. */
  changePace(): void {
    if (this.online) this.sitAgain();
  }
  get isHolding(): boolean {
    return this.holding;
  }
  /** Not ready, or ready again: the bell waits where that keeps nobody, and before the first one. */
  hold(on: boolean): void {
    if (this.holding === on) return;
    this.holding = on;
    if (this.online) this.sitAgain();
  }
  leave(seat: number): void {
    this.connection.send({ type: "leave", seat });
  }
  back(seat: number): void {
    this.connection.send({ type: "back", seat });
  }
  resign(seat: number): void {
    this.connection.send({ type: "resign", seat });
  }
  /** Offers a draw or agrees to it, for all who sit at this screen; or refuses it, or takes it back. */
  draw(seat: number, yes: boolean): void {
    this.drawOffered = null;
    this.connection.send({ type: "draw", seat, yes });
  }
  /** A bot shall keep the seat of somebody who has been gone for long. */
  replace(seat: number, absent: number): void {
    this.connection.send({ type: "replace", seat, absent });
  }
  fill(seat: number, bot: string): void {
    this.connection.send({ type: "fill", seat, bot });
  }

  private sit(): void {
    this.line++;
    this.sits = 0;
    if (this.keyring.isTwofold) this.keyring.doubt();
    this.sitAgain();
    this.wonderAnew(); // what was asked over the old line is asked again
  }

  private lose(): void {
    this.online = false;
    this.hinting = null;
    this.drawOffered = null;
    this.stored = true; // whoever comes back is told how it is now
    this.insistence.rest();
  }

  /** Asks for everything after what all our eyes have seen; `afresh` also for what we think we know. */
  private sitAgain(afresh = false): void {
    if (this.keyring.isOnTrial && this.sits) return this.connection.renew(); // one key a line: then it is clear whose answer comes
    const own = this.keyring.inHand;
    const eyes = own.length ? own.map((one) => one.seat) : [SPECTATOR];
    const since = afresh ? 0 : Math.min(...eyes.map((seat) => this.seen[seat]?.now.seq ?? 0));
    this.asking = true;
    this.sits++;
    const pause = PACES[likes.pace].pause;
    const wish = { since, ...(pause === null ? {} : { pause }), ...(this.holding ? { hold: true } : {}) };
    this.connection.send(own.length ? { type: "sit", secrets: own.map((one) => one.secret), ...wish } : { type: "sit", ...wish });
    this.insistence.begin();
  }

  /** After a key was tried. In the end those that opened nothing are forgotten; without any, one may look on. */
  private tried(): void {
    if (!this.keyring.isOnTrial) {
      this.shutOut ||= this.keyring.own.length < this.own.length;
      this.own = this.keyring.own;
      noteTable(this.id, { seats: this.own });
    }
    this.sitAgain();
  }

  /** What has not been answered is asked again. */
  private insist(): void {
    if (this.asking || this.keyring.isOnTrial) this.sitAgain();
    else if (this.stored) this.sendPending();
  }

  /** The server asks for patience, and may know how much: what waits for an answer goes on waiting. */
  private waitALittle(code: string, wait: number): void {
    if (!this.asking && !this.pending) return this.say({ key: "web-error-slow-down", args: {}, rule: "" });
    if (!this.patience) this.insistence.yield();
    this.patience = code;
    if (wait) this.insistence.after(wait);
    else this.insistence.begin();
  }

  private settle(): void {
    if (this.asking || this.pending || this.keyring.isOnTrial) return;
    this.insistence.end();
    this.patience = "";
  }

  private sendPending(): void {
    if (!this.pending) return;
    const { seat, count, move } = this.pending;
    this.pending = { ...this.pending, line: this.line };
    this.connection.send({ type: "move", seat, count, move });
    this.insistence.begin();
  }

  private hear(frame: FromServer): void {
    switch (frame.type) {
      case "table":
        this.online = true;
        this.people = frame;
        this.peopleAt = performance.now();
        noteTable(this.id, { names: frame.names, status: frame.status });
        break;
      case "steps":
        this.online = true;
        this.told(frame);
        this.settle();
        if (this.keyring.prove(frame.seat)) this.tried();
        break;
      case "refused":
        this.refused(frame);
        break;
      case "because":
        this.answered(frame);
        break;
      case "hint":
        this.hinted(frame);
        break;
      case "error":
        this.failed(frame.code, frame.wait);
        break;
      case "undo":
        this.undone(frame);
        break;
      case "draw":
        this.drawSaid(frame);
        break;
      case "reaction":
        this.reacted(frame.seat, frame.kind);
        break;
      case "bell":
        this.bell = frame;
        break;
      case "store":
        this.stored = frame.ok;
        if (frame.ok) this.sendPending();
        break;
      case "resync":
        this.sitAgain();
    }
  }

  /** A reaction goes after a while, counted from the last one of its seat. */
  private reacted(seat: number, kind: string): void {
    this.reactions[seat] = kind;
    clearTimeout(this.fading[seat]);
    this.fading[seat] = setTimeout(() => delete this.reactions[seat], REACTION_STAYS);
  }

  /** A move that could not be written down stays ours, and is sent when it can be. */
  private refused(frame: RefusedMove): void {
    const waits = frame.line.key === WAITS_FOR_STORE;
    if (waits) this.stored = false;
    else if (this.pending?.seat === frame.seat) this.pending = null;
    if (!waits) this.say(frame.line);
    this.settle();
  }

  private told(frame: Steps): void {
    const before = this.seen[frame.seat];
    const known = before?.log.length ?? 0;
    const from = frame.seq - frame.steps.length;
    if (from > known) return this.asking ? undefined : this.sitAgain(true); // something is missing in between
    if (viewHash(frame.view) !== frame.hash) return this.differ(frame);
    this.asking = false;
    if (frame.seq < known) return; // older than what we have
    const fresh = frame.steps.slice(known - from);
    const seen: Seen = {
      now: frame,
      log: before ? [...before.log, ...fresh] : frame.steps,
      fresh: before ? fresh : [],
      meanwhile: before ? keptAfter(before.meanwhile, before.now.view, frame, fresh) : [],
      shownAt: performance.now(),
    };
    if (before && this.own.length > 1) this.missed.note(before.now, frame, fresh);
    this.seen = { ...this.seen, [frame.seat]: seen };
    if (frame.seq !== before?.now.seq || (frame.window && !before.now.window)) this.paint();
    if (frame.seq !== before?.now.seq) {
      this.wonderAnew();
      this.forgetHint();
    }
    if (fresh.length) {
      this.undoAsked = null;
      this.fade(fresh);
    }
    if (before && !before.now.moves.length && frame.moves.length) this.note = null; // it was of somebody else's turn
    this.settlePending(frame);
    if (frame.outcome) this.drawOffered = null;
    if (frame.outcome) noteTable(this.id, { status: "over", outcome: frame.outcome });
  }

  /** The clock of a bell starts when the card can be seen: two animation frames after it came. */
  private paint(): void {
    this.rung = {};
    this.paintedAt = performance.now();
    requestAnimationFrame(() => requestAnimationFrame(() => (this.paintedAt = performance.now())));
  }

  /** A move is done when its count has gone by; one lost with the line is sent again over the new one. */
  private settlePending(frame: Steps): void {
    if (this.pending?.seat !== frame.seat) return;
    if (frame.count > this.pending.count) this.pending = null;
    else if (this.pending.line !== this.line) this.sendPending();
  }

  private answered(frame: Because): void {
    const about = `${frame.seat} ${frame.move}`;
    if (this.seen[frame.seat]?.now.seq !== frame.seq) return; // of another moment
    if (!frame.line) this.foreseen = { ...this.foreseen, [about]: frame.foresee };
    if (this.puzzled?.seat !== frame.seat || this.puzzled.move !== frame.move) return;
    this.puzzled = null;
    if (frame.line) this.say(frame.line);
  }

  private hinted(frame: HintNews): void {
    if (this.hinting !== frame.seat || this.seen[frame.seat]?.now.seq !== frame.seq) return; // put away, or of another moment
    this.hinting = null;
    this.hint = frame;
  }

  /** The chef was asked in vain. If only too soon, the question is put again: nobody but us knows of it. */
  private unhinted(code: string, wait: number): void {
    const seat = this.hinting;
    if (code === "hint-soon" && seat !== null) setTimeout(() => this.hinting === seat && this.connection.send({ type: "hint", seat }), wait);
    else if (NO_HINT.test(code)) {
      this.hinting = null;
      this.say({ key: `web-error-${code}`, args: {}, rule: "" });
    }
  }

  /** A new moment: what was foreseen is no longer so, and a question under way is asked of it. */
  private wonderAnew(): void {
    this.wondered.clear();
    this.foreseen = {};
    if (this.puzzled) this.ask(this.puzzled.seat, this.puzzled.move);
  }

  private say(line: Line): void {
    this.note = line;
    this.notedAt = performance.now();
  }

  /** One's own move answers a reason; others' moves leave time to read it. */
  private fade(fresh: ToldStep[]): void {
    const said = this.note;
    const left = this.notedAt + REASON_STAYS - performance.now();
    if (left <= 0 || fresh.some((step) => this.owns(step.seat))) this.note = null;
    else setTimeout(() => this.note === said && (this.note = null), left);
  }

  private differ(frame: Steps): void {
    if (this.resyncs.seq !== frame.seq) this.resyncs = { seq: frame.seq, times: 0 };
    if (this.resyncs.times++ < MOST_RESYNCS) this.sitAgain(true);
    else this.problem = "hash";
  }

  private failed(code: string, wait: number): void {
    if (code === "wrong-secret") {
      this.keyring.disprove();
      return this.tried();
    }
    if (code === "slow-down" || code === "full") return this.waitALittle(code, wait);
    if (code.startsWith("hint-")) return this.unhinted(code, wait);
    this.pending = null;
    if (code === "ahead") this.sitAgain(true);
    else if (SMALL_TROUBLES.has(code)) this.say({ key: `web-error-${code}`, args: {}, rule: "" });
    else this.problem = code;
    this.settle();
  }

  /** Whoever offered a draw is told that it was refused; taken back, it is known already. */
  private drawSaid({ seat, state }: DrawNews): void {
    const refused = state === "refused" && this.drawOffered !== null && this.owns(seat);
    this.drawOffered = state === "offered" ? seat : null;
    if (refused) this.say({ key: "web-draw-refused", args: {}, rule: "" });
  }

  private undone(frame: UndoNews): void {
    this.undoSaid = frame;
    this.undoAsked = frame.state === "asked" && this.own.length > 0 && !this.owns(frame.seat) ? frame.seat : null;
  }
}
