// What the table says, beyond the moves' own labels: names of cards, forecasts, and what each thing is and does.
import type { Line } from "@web/messages";
import { first, half, specialityOf, threshold, towards, type Forecast, type Meeting } from "./market";
import type { Catalogue, View } from "./view";

interface Given {
  c: Catalogue;
  view: View;
  me: number;
  isSeated: boolean; // somebody who only looks on is nobody's rival
  names: string[];
  text: (key: string, args?: Line["args"]) => string;
  duel: { bids: number[]; lines: Line[] } | null;
}

const yes = (is: boolean): string => (is ? "yes" : "no");
/** A name where a line has little room. */
const brief = (name: string): string => (name.length > 11 ? `${name.slice(0, 10)}…` : name);

export class Words {
  constructor(private readonly given: () => Given) {} // read whenever it is needed: it changes

  readonly say = (key: string, args: Line["args"] = {}): string => this.given().text(`board-${key}`, args);

  // --- cards -----------------------------------------------------------------------------------------------
  /** One half of a card: the one that counts in a pile. */
  private halfArgs(face: string, colour: string): Line["args"] {
    const { value, icon } = half(this.given().c, face, colour);
    return { fish: `@${colour}`, value, icon };
  }
  private half(face: string, colour: string): string {
    return this.given().text("card", this.halfArgs(face, colour));
  }
  /** A card that somebody took away from a pile. */
  gone(face: string, colour: string, who: string): string {
    return this.say("gone", { who, ...this.halfArgs(face, colour) });
  }
  card(face: string): string {
    return this.given().c.faces[face]!.halves.map((side) => this.half(face, side.colour)).join(" / ");
  }
  /** What a card is and does; in a pile only the half it was played for counts. */
  aboutCard(face: string, colour?: string): string {
    const { c } = this.given();
    const halves = c.faces[face]!.halves.filter((side) => !colour || side.colour === colour);
    const icons = [...new Set(halves.map((side) => side.icon))];
    const name = colour ? this.half(face, colour) : this.card(face);
    const said = [`${name.charAt(0).toUpperCase()}${name.slice(1)}.`];
    if (halves.length > 1) said.push(this.say("tip-two"));
    for (const icon of icons) said.push(this.say(`tip-${icon}`, { cards: c.wasabi_to_double, knives: c.knives_to_win }));
    return said.join(" ");
  }

  // --- piles and stalls ------------------------------------------------------------------------------------------
  pile(owner: number, colour: string): { says: string; worth: string; bonus: string; pays: string; leaves: string } {
    const { c, view, me, isSeated } = this.given();
    const { values, points } = view.worth[owner]![colour]!;
    const cards = view.piles[owner]![colour]!.length;
    const kind = specialityOf(c, colour);
    return {
      says: this.say("pile", { fish: `@${colour}`, cards, worth: points === values ? `${values}` : `${values}×2 = ${points}` }),
      worth: this.told("worth", owner, colour),
      bonus: this.told("bonus", owner, colour),
      pays: this.say("pays", { kind, mine: yes(owner === me || !isSeated) }),
      leaves: this.told("leaves", owner, colour),
    };
  }
  private told(part: string, owner: number, colour: string): string {
    const { key, args } = this.part(part, owner, colour);
    return this.given().text(key, args);
  }
  /** What a part of a stall is and does, with its rule: its tip, and what a tap on it is told. */
  part(part: string, owner: number, colour: string): Line {
    const { c, view, names } = this.given();
    if (part === "knives") return { key: "board-knives", args: { knives: view.knives[owner]!, wanted: c.knives_to_win }, rule: "T16" };
    if (part === "points") return { key: "board-tip-points", args: {}, rule: "T29" };
    const { values, wasabi, points } = view.worth[owner]![colour]!;
    if (part === "worth") return { key: "board-tip-worth", args: { before: values, after: points, doubled: yes(points !== values) }, rule: "T27" };
    if (part === "leaves") return { key: "board-tip-leaves", args: { before: wasabi, after: c.wasabi_to_double }, rule: "T27" };
    const before = view.piles[owner]![colour]!.length;
    return { key: "board-tip-bonus", args: { fish: `@${colour}`, before, after: threshold(c, view, colour), kind: specialityOf(c, colour), rival: names[1 - owner]! }, rule: "T17" };
  }
  plate(owner: number): { knives: string; goal: string; near: boolean; points: string; hand: string; bid: string; pointsWord: string } {
    const { c, view, names, text, duel } = this.given();
    const who = names[owner]!;
    const bid = view.bids[owner]!;
    const sealed = view.has_bid[owner];
    const last = duel?.bids[owner] ?? 0;
    const near = view.phase !== "over" && view.knives[owner] === c.knives_to_win - 1;
    return {
      near,
      goal: this.say(near ? "knives-near" : "knives-goal", { knives: c.knives_to_win }),
      knives: this.told("knives", owner, ""),
      points: `${text("table-points", { points: view.points[owner]! })}. ${this.say("tip-points")}`,
      pointsWord: this.say("points", { points: view.points[owner]! }),
      hand: sealed ? this.say(bid ? "hand-shown" : "hand-sealed", { who, bid }) : last ? this.say("hand-last", { who, bid: last }) : "",
      bid: sealed ? this.say(bid ? "bid-now" : "bid-sealed", { bid }) : last ? this.say("bid-last", { bid: last }) : "",
    };
  }

  // --- the balance -----------------------------------------------------------------------------------------------
  get barrel(): string {
    const { view, me, names } = this.given();
    const place = towards(view.barrel, me);
    return this.say("barrel", { notches: Math.abs(place), who: names[place > 0 ? me : 1 - me]!, face: view.face });
  }
  /** What equal bids would bring now. */
  get tie(): string {
    const { view, me, names } = this.given();
    const place = towards(view.barrel, me);
    return this.say("tie", { face: place === 0 && view.face === "day" ? "centre" : view.face, who: names[place > 0 ? me : 1 - me]! });
  }
  /** What the barrel is for, by the house rules of this table. */
  get aboutBarrel(): Line {
    const { c } = this.given();
    const args = { late: yes(c.bonus_after_layout), kind: yes(c.kind_fish), effects: yes(c.end_effects), cards: c.kind_fish_cards, points: c.points_per_notch };
    return { key: "board-about", args, rule: c.kind_fish ? "T31" : "T24" };
  }
  /** What the barrel brings at somebody's end: in a word, and whole. */
  end(owner: number): { word: string; says: string } {
    const { c, names } = this.given();
    const cards = c.kind_fish_cards;
    const key = c.kind_fish ? "draw" : "steal";
    return { word: this.say(`end-word-${key}`, { cards }), says: this.say(`end-${key}`, { cards, who: names[owner]! }) };
  }
  get scale(): string {
    return this.say("tip-scale", { points: this.given().c.points_per_notch });
  }

  // --- what would happen -----------------------------------------------------------------------------------------
  readonly meeting = (meeting: Meeting): string => {
    const { view, me, names } = this.given();
    const [picker = -1] = meeting.picks;
    if (picker < 0) return this.say(meeting.face === view.face ? "meet-centre" : "meet-night");
    const cards = meeting.picks.length > 1 ? "both" : "only";
    if (meeting.tie) return this.say(picker === me ? `meet-${cards}-me` : `meet-${cards}`, { who: brief(names[picker]!) });
    return this.say(`meet-${first(meeting, me)}`, { notches: Math.abs(meeting.barrel - view.barrel), who: brief(names[picker]!) });
  };
  /** Against which bids the barrel comes to somebody's end, and what that brings when the round is over. */
  reaches(meetings: Meeting[]): string[] {
    const { c, me, names } = this.given();
    return [me, 1 - me].flatMap((seat) => {
      const there = meetings.filter((meeting) => meeting.end?.seat === seat);
      const args = { bids: there.map((meeting) => meeting.bid).join(", "), sure: yes(there.every((meeting) => meeting.end!.sure)), kind: yes(c.kind_fish), cards: c.kind_fish_cards, who: brief(names[seat]!) };
      return there.length ? [this.say(`reach-${seat === me ? "me" : "rival"}`, args)] : [];
    });
  }
  /** What the card being weighed would do. */
  notes(forecast: Forecast | null): string[] {
    if (!forecast) return [];
    const { c, view, me, names } = this.given();
    const { gain, loss, bonus, lost, wins, barrel, end } = forecast;
    const found: string[] = [];
    for (const pile of [gain, loss]) {
      if (pile) found.push(this.say("worth", { who: names[pile.seat]!, fish: `@${pile.colour}`, before: pile.before, after: pile.after }));
    }
    if (wins) found.push(this.say("wins"));
    if (barrel !== view.barrel) found.push(this.say("rolls"));
    if (bonus) found.push(this.say(`bonus-${bonus}`, { rival: names[1 - me]! }));
    if (lost) found.push(this.say("lost"));
    if (end) found.push(this.say(end.lost ? "next-lost" : c.kind_fish ? "next-draw" : "next-steal", { who: names[end.seat]! }));
    return found;
  }
  /** The slate while nothing is being weighed: how the last bids met. */
  get lastBids(): string {
    const { c, view, names, duel, text } = this.given();
    if (view.knife_winner >= 0) return text("end-knives", { who: names[view.knife_winner]!, knives: c.knives_to_win }); // it cut the round short: not everybody took a card
    if (!duel) return this.say("hint");
    const [bids, ...rest] = duel.lines;
    return [this.say("shown", bids!.args), ...rest.map((line) => text(line.key, line.args))].join(" ");
  }
}
