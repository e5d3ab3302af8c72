// One person's dealings at the table: what can be clicked, what is picked up, dragged or asked once more, and what has just happened.
import { Choosing } from "@web/table/choosing.svelte";
import type { TableProps } from "@web/table/props";
import { others } from "@web/table/seating";
import { lossesIn, saleIn, slotsOf, tracesOf, type Foreseen, type Loss, type Prospect, type Sale, type SlotName, type Trace } from "./market";
import type { Catalogue, Slot, View } from "./view";

type Given = TableProps<View, Catalogue>;
/** What can be dragged: a card to be put away, what lies in one's own slot, the top card of somebody else's. */
export type Thing = { card: string } | { slot: SlotName } | { owner: number; prey: SlotName };
interface Drag { thing: Thing; x: number; y: number; dx: number; dy: number }

const AT_THE_BELL = new Set(["ring", "wait"]); // moves that leave a stall as it is
const PULL = 8; // pixels until a press is a pull

export class Trade {
  readonly choosing: Choosing<Foreseen>;
  private picked = $state<string | null>(null); // the key of the card that is about to be laid
  naming = $state<SlotName | null>(null); // octopuses that are about to be sold, and need a name
  drag: Drag | null = $state.raw(null);
  dragged = $state(false);
  traces: Record<number, Trace[]> = $state.raw({}); // per seat, of its last move
  private losses: Loss[] = $state.raw([]); // told at the stall until its owner acts there, or the next lot is sold
  private lastSale: Sale | null = $state.raw(null);

  constructor(private readonly given: () => Given) {
    this.choosing = new Choosing<Foreseen>(given);
  }

  get view(): View { return this.given().view; }
  get c(): Catalogue { return this.given().catalogue; }
  get names(): string[] { return this.given().names; }
  get still(): boolean { return this.given().reduceMotion; }
  readonly word = (key: string, args: Record<string, string | number> = {}): string => this.given().text(key, args);

  readonly isPlayer: boolean = $derived.by(() => this.given().seat >= 0);
  readonly me: number = $derived.by(() => Math.max(0, this.given().seat));
  readonly rivals: number[] = $derived.by(() => others(this.view.money.length, this.given().seat));
  readonly isBuyer: boolean = $derived.by(() => this.isPlayer && this.view.buyer === this.me);
  readonly slots: SlotName[] = $derived.by(() => slotsOf(this.c));
  readonly own: Slot[] = $derived.by(() => (this.isPlayer ? this.view.slots[this.me]! : []));

  // --- what can be done ---------------------------------------------------------------------------------
  private readonly kinds: string[] = $derived.by(() => [...new Set(this.view.hand)]);
  /** The card that a click on a slot lays: the picked one, or any if they are all alike. */
  readonly chosen: string | null = $derived.by(() => {
    if (!this.isBuyer) return null;
    const label = this.picked?.split("#")[0] ?? "";
    return this.view.hand.includes(label) ? label : this.kinds.length === 1 ? this.kinds[0]! : null;
  });
  isPicked(key: string): boolean {
    return this.picked === key && this.chosen !== null;
  }
  readonly canLay = (card: string): boolean => this.choosing.moves.some((move) => move.startsWith(`lay ${card} `)) || this.binOf(card) !== null;
  private binOf(card: string): string | null {
    return this.choosing.offered(`bin ${this.c.cards[card]?.species}`);
  }
  private speciesIn(slot: SlotName): string {
    return this.own[this.slots.indexOf(slot)]?.species ?? "";
  }
  /** What a click on one's own slot does, in notation. */
  slotMove(slot: SlotName): string | null {
    const species = this.speciesIn(slot);
    return (this.chosen && this.choosing.offered(`lay ${this.chosen} ${slot}`)) || (species ? this.choosing.offered(`sell ${species}`) : null);
  }
  readonly steal = (owner: number, slot: SlotName): string | null => this.choosing.offered(`steal p${owner + 1} ${slot}`);
  readonly binMove: string | null = $derived.by(() => (this.chosen ? this.binOf(this.chosen) : null));
  readonly namesFor = (slot: SlotName): string[] => this.choosing.moves.filter((move) => move.startsWith(`sell ${slot} as `));
  readonly isSelling: boolean = $derived.by(() => this.view.phase === "sell" && this.choosing.moves.length > 0);
  /** Whether one still has to decide about the bell, even if a lesson offers less than the rules do. */
  readonly mayRing: boolean = $derived.by(() => this.isPlayer && this.view.phase === "ring" && this.view.may_ring.includes(this.me) && !this.view.decided.includes(this.me));
  /** What the lot would be, gain and waste; null: it is not known, or nothing to oneself. */
  readonly won: Foreseen | null = $derived.by(() => (this.mayRing ? (this.given().foresee("ring") as Foreseen | null) : null));
  readonly prospects: Prospect[] = $derived.by(() => this.won?.lot ?? []);
  /** What "sell no more" would throw away, in words; "" if nothing. */
  readonly lost: string = $derived.by(() => {
    const warn = this.isSelling ? this.given().moves.find((one) => one.move === "done")?.warn : null;
    return warn ? this.given().text(warn.key, warn.args) : "";
  });

  pick(key: string, card: string): void {
    if (this.swallowed()) return;
    if (!this.canLay(card)) this.given().hints.ask(`lay ${card} ${this.slots[0]}`);
    else this.picked = this.picked === key ? null : key;
  }
  press(slot: SlotName): void {
    if (this.swallowed()) return;
    const move = this.slotMove(slot);
    if (move) this.choosing.commit(move);
    else if (this.namesFor(slot).length) this.naming = this.naming === slot ? null : slot;
    else this.wonder(slot);
  }
  pressBin(): void {
    if (this.swallowed()) return;
    if (this.binMove) this.choosing.commit(this.binMove);
    else this.given().hints.explain({ key: "tip-bin", args: { euro: this.c.bin_price }, rule: "F27" });
  }
  rob(owner: number, slot: SlotName): void {
    if (this.swallowed()) return;
    const move = this.steal(owner, slot);
    if (move) this.choosing.commit(move);
    else this.given().hints.ask(`steal p${owner + 1} ${slot}`);
  }
  /** Why the bell cannot be rung now. */
  wonderBell(): void {
    this.given().hints.ask("ring");
  }
  putBack(): void {
    this.picked = this.naming = this.drag = null;
  }
  /** A click on a slot that does nothing: the rules are asked about what it would have meant. */
  private wonder(slot: SlotName): void {
    const { hints } = this.given();
    const hand = this.isBuyer ? this.kinds : [];
    const species = this.speciesIn(slot);
    if (hand.some(this.canLay) && !this.chosen) hints.explain({ key: "board-choose", args: {}, rule: "F17" });
    else if (hand.length) hints.ask(`lay ${this.chosen ?? hand[0]} ${slot}`);
    else hints.ask(species ? `sell ${species}` : `sell ${slot} as ${this.c.species[0]}`);
  }

  // --- dragging: the same as two clicks -----------------------------------------------------------------
  grab(event: PointerEvent, thing: Thing): void {
    this.dragged = false;
    if (event.button === 0 && this.choosing.moves.length) this.drag = { thing, x: event.clientX, y: event.clientY, dx: 0, dy: 0 };
  }
  readonly pull = (event: PointerEvent): void => {
    if (!this.drag) return;
    const [dx, dy] = [event.clientX - this.drag.x, event.clientY - this.drag.y];
    if (!this.dragged && Math.hypot(dx, dy) < PULL) return;
    this.dragged = true;
    this.drag = { ...this.drag, dx, dy };
    const move = this.meant(this.drag.thing, targetUnder(event));
    this.choosing.aim(move && this.choosing.has(move) ? move : null);
  };
  readonly drop = (event: PointerEvent): void => {
    const { drag, dragged } = this;
    this.drag = null;
    if (!drag || !dragged) return;
    const target = targetUnder(event);
    const move = this.meant(drag.thing, target);
    if (target === "bank" && "slot" in drag.thing && this.namesFor(drag.thing.slot).length) this.naming = drag.thing.slot;
    else if (!move) return;
    else if (!this.choosing.has(move)) this.given().hints.ask(move);
    else this.choosing.commit(move);
  };
  readonly letGo = (): void => {
    this.drag = null;
  };
  /** The move that a thing on a target stands for, legal or not; null: put back. */
  private meant(thing: Thing, target: string | null): string | null {
    if (!target) return null;
    const onSlot = this.slots.includes(target as SlotName);
    if ("card" in thing) return onSlot ? `lay ${thing.card} ${target}` : target === "bin" ? `bin ${this.c.cards[thing.card]?.species}` : null;
    if ("slot" in thing) return target === "bin" ? `bin ${thing.slot}` : target === "bank" && this.speciesIn(thing.slot) ? `sell ${this.speciesIn(thing.slot)}` : null;
    return target === "bank" ? null : `steal p${thing.owner + 1} ${thing.prey}`;
  }
  /** Whether a click was the end of a pull. */
  private swallowed(): boolean {
    const was = this.dragged;
    this.dragged = false;
    return was;
  }

  // --- what has happened --------------------------------------------------------------------------------
  /** A new moment: what was picked is kept only if it is still there, and what others did leaves its trace. */
  renew(): void {
    const { steps } = this.given();
    if (this.picked && !this.view.hand.includes(this.picked.split("#")[0]!)) this.picked = null;
    if (this.naming && !this.namesFor(this.naming).length) this.naming = null;
    const traces = { ...this.traces };
    for (const step of steps) {
      const found = tracesOf(step);
      if (found.length) traces[step.seat] = found;
      const sale = saleIn(step);
      this.lastSale = sale ?? this.lastSale;
      const left = sale ? [] : this.losses.filter((one) => one.owner !== step.seat || AT_THE_BELL.has(step.move));
      this.losses = [...left, ...lossesIn(step)];
    }
    if (steps.length) this.traces = traces;
  }
  /** The lot that is being put away or sold on; once the next turn has begun it is old news. */
  readonly sale: Sale | null = $derived.by(() => (this.lastSale && this.view.buyer === this.lastSale.buyer ? this.lastSale : null));
  trace(owner: number, place: SlotName | "bin"): Trace | null {
    const all = Object.values(this.traces).flat();
    return all.find((one) => one.owner === owner && one.place === place && one.by !== this.given().seat) ?? null;
  }
  /** What one has lost there since. */
  lossesAt(place: SlotName | "bin"): Loss[] {
    return this.losses.filter((one) => this.isPlayer && one.owner === this.me && one.place === place);
  }
  /** Whether the move that is weighed would spoil the top card there. */
  spoils(owner: number, slot: SlotName): boolean {
    return this.choosing.foreseen?.spoils?.some((lost) => lost.seat === owner && lost.slot === slot) ?? false;
  }
  role(owner: number): "seller" | "buyer" | "" {
    return this.view.buyer === owner ? "buyer" : this.view.seller === owner && !this.view.closed ? "seller" : "";
  }
}

function targetUnder(event: PointerEvent): string | null {
  const found = document.elementsFromPoint(event.clientX, event.clientY).map((node) => node.closest<HTMLElement>("[data-drop]")).find(Boolean);
  return found?.dataset.drop ?? null;
}
