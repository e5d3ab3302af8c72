// What can be chosen on a table, and what is being weighed there: every game's own table begins with this.
import type { Line } from "../messages";
import type { TableProps } from "./props";

const GLANCE = 400; // milliseconds: what a finger shows is seen before the same place may be asked to do it; two quick taps are one wish

type Given = Pick<TableProps, "seat" | "moves" | "play" | "text" | "hints" | "foresee">;

interface Manner {
  isReady?: () => boolean; // false while a table still shows something older than what it was told
  asksTwice?: boolean; // a mouse or a key is sure of itself; a finger that has a choice shows first what it would do, and is asked once more
}

export class Choosing<Foreseen = unknown> {
  private readonly labels: ReadonlyMap<string, Line> = $derived.by(() => new Map(this.isOpen ? this.given().moves.map((one) => [one.move, one.label]) : []));
  /** Every legal move in notation; none for those who only look on. */
  readonly moves: string[] = $derived.by(() => [...this.labels.keys()]);
  private readonly choices: string = $derived.by(() => this.moves.join("\n"));
  // What the pointer, the focus or a finger is on. It holds as long as the same can be chosen: a thing that goes away says no farewell.
  private weighed: { move: string; among: string; byFinger: boolean; since?: number } | null = $state.raw(null);

  /** The move that is being weighed, here or in the list of moves. It may be half a move, where a table makes one of two clicks. */
  readonly aimed: string | null = $derived.by(() => {
    if (this.weighed?.among === this.choices) return this.weighed.move;
    const { pointed } = this.given().hints;
    return pointed !== null && this.has(pointed) ? pointed : null;
  });
  /** What that move is sure to do, by the rules; null until it is known. */
  readonly foreseen: Foreseen | null = $derived.by(() => (this.aimed !== null && this.has(this.aimed) ? (this.given().foresee(this.aimed) as Foreseen | null) : null));
  /** Whether a finger has shown what it would do: the same place again makes it final. */
  readonly isAskedTwice: boolean = $derived.by(() => this.weighed?.byFinger === true && this.weighed.move === this.aimed);

  private isFingers = false; // a finger chose last: a mouse that rests somewhere meanwhile points at nothing before it stirs

  constructor(
    private readonly given: () => Given, // the table's props, read whenever they are needed
    private readonly manner: Manner = {},
  ) {}

  private get isOpen(): boolean {
    return this.given().seat >= 0 && this.manner.isReady?.() !== false;
  }

  readonly has = (move: string): boolean => this.labels.has(move);

  /** The first of these that is legal. */
  readonly offered = (...wanted: string[]): string | null => wanted.find(this.has) ?? null;

  /** A legal move in words; "" for any other. */
  readonly label = (move: string): string => {
    const said = this.labels.get(move);
    return said ? this.given().text(said.key, said.args) : "";
  };

  readonly aim = (move: string | null): void => {
    if (move !== null) this.weighed = { move, among: this.choices, byFinger: false };
    else if (!this.weighed?.byFinger) this.weighed = null;
    this.given().hints.point(move !== null && this.has(move) ? move : null);
  };

  readonly commit = (move: string): void => {
    this.weighed = null;
    this.given().hints.point(null);
    this.given().play(move);
  };

  /** What makes a thing on the table stand for a move: `<button {...choosing.on(move)}>`. */
  readonly on = (move: string) => ({
    "data-plays": move,
    onclick: (event: MouseEvent) => this.click(move, event),
    onpointerenter: (event: PointerEvent) => this.hovers(event) && this.aim(move),
    onpointermove: (event: PointerEvent) => this.stirs(event) && this.aim(move),
    onpointerleave: (event: PointerEvent) => this.hovers(event) && this.aim(null),
    onfocus: () => this.aim(move),
    onblur: () => this.aim(null),
  });

  private hovers(event: PointerEvent): boolean {
    return event.pointerType !== "touch" && !this.isFingers;
  }

  private stirs(event: PointerEvent): boolean {
    const wasFingers = this.isFingers;
    if (event.pointerType !== "touch") this.isFingers = false;
    return wasFingers && !this.isFingers;
  }

  private click(move: string, event: MouseEvent): void {
    const isFinger = (event as PointerEvent).pointerType === "touch";
    this.isFingers = isFinger;
    const asksTwice = this.manner.asksTwice && isFinger && this.moves.length > 1;
    if (asksTwice && !(this.isAskedTwice && this.aimed === move)) this.weighed = { move, among: this.choices, byFinger: true, since: event.timeStamp };
    // When the finger touched counts, not when a busy page came to it.
    else if (!asksTwice || event.timeStamp - (this.weighed?.since ?? 0) >= GLANCE) this.commit(move);
  }
}
