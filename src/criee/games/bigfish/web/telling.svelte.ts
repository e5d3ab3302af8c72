// What has happened is told one thing after another: fish swim their way, are eaten, a token is turned up before it takes effect.
// The table shows `view`, which may be a moment behind what it was given; nothing can be chosen until it has caught up.
import type { Line, ToldStep } from "@web/messages";
import type { Sounds } from "@web/sounds";
import { follow, newborn, swimOf, wayOf, whirled, whirlOf, type Fish } from "./pond";
import { ateIn, hookedIn, noted, NO_TRACES, type Traces } from "./trace";
import type { View } from "./view";

const LEG = 230; // milliseconds from one cell to the next
const DIVE = 160; // ... into a wreck
const GULP = 300;
const WHIRL = 400;
const CHANGE = 260; // a fish is born, or taken
const TOKEN = 1500; // long enough to read what was turned up
const MOST_WAITING = 3; // who is further behind than this catches up without motion
const KNOWN = /^(place|return|draw|lay|first|turn|pass|on|stay)\b/;

interface News { view: View; steps: ToldStep[]; still: boolean }

export class Telling {
  view: View = $state.raw(null!);
  school: Fish[] = $state.raw([]);
  token: string = $state(""); // the surprise that is being turned up
  sated: number = $state(0); // the fish that is eating
  pace: number = $state(LEG); // of the fish that swims
  traces: Traces = $state.raw(NO_TRACES);
  said: Line[] = $state.raw([]); // what the log says of it
  isRevealing = $state(false); // what somebody else did is still being told; what one's own hand did one knows
  readonly fates = new Map<number, "eaten" | "hooked">(); // how a fish left the board
  private heard: View;
  private readonly queue: News[] = [];
  private isTelling = false;
  private isOver = false;

  constructor(
    first: View,
    steps: ToldStep[], // that led to it, if any
    private readonly sounds: Sounds,
    private readonly isCarried: (from: string, to: string) => boolean, // a hand has put the fish there already
    private readonly isOwn: (seat: number) => boolean,
  ) {
    this.view = this.heard = first;
    this.school = follow([], [], first, first);
    for (const step of steps) this.traces = noted(this.traces, step, first);
  }

  hear(view: View, steps: ToldStep[], still: boolean): void {
    if (view === this.heard) return;
    this.heard = view;
    const news: News = { view, steps, still: still || !this.canFollow(steps) };
    if (!news.still && steps.some((step) => !this.isOwn(step.seat))) this.isRevealing = true;
    if (this.isTelling) this.queue.push(news);
    else if (news.still) this.jump(news);
    else void this.tell(news);
  }

  stop(): void {
    this.isOver = true;
  }

  /** Whether these steps begin where the fish are now: somebody who leafs through a finished match comes from anywhere. */
  private canFollow(steps: ToldStep[]): boolean {
    const at = new Set((this.isTelling ? [] : this.school).map((fish) => fish.cell));
    return steps.every(({ move }) => {
      const swim = swimOf(move);
      if (!swim) return KNOWN.test(move);
      const isThere = this.isTelling || at.delete(swim[0]);
      at.add(swim[1]);
      return isThere;
    });
  }

  private jump({ view, steps }: News): void {
    this.school = follow(this.school, steps, this.view, view);
    for (const step of steps) this.traces = noted(this.traces, step, this.view);
    this.view = view;
    this.said = steps.flatMap((step) => step.lines);
    if (steps.length) this.sounds.play(steps.some((step) => ateIn(step) || /^(draw|turn)/.test(step.move)) ? "splash" : "wood");
  }

  private async tell(first: News): Promise<void> {
    this.isTelling = true;
    for (let news: News | undefined = first; news && !this.isOver; news = this.queue.shift()) {
      if (news.still || this.queue.length > MOST_WAITING) {
        this.jump(news);
        continue;
      }
      for (const step of news.steps) await this.act(step);
      this.school = follow(this.school, [], this.view, news.view); // whoever has grown, grows now
      this.said = news.steps.flatMap((step) => step.lines);
      this.view = news.view;
    }
    this.isTelling = this.isRevealing = false;
  }

  private async act(step: ToldStep): Promise<void> {
    const { move, seat } = step;
    const [swim, whirl] = [swimOf(move), whirlOf(move)];
    this.traces = noted(this.traces, step, this.view);
    this.said = move.startsWith("draw ") ? step.lines.slice(0, 1) : step.lines; // what a token does is not told before it is seen
    if (swim) await this.swim(...swim);
    else if (whirl) await this.whirl(...whirl);
    else if (move.startsWith("place ")) {
      this.sounds.play("wood");
      this.school = [...this.school, newborn(seat, move.slice(6))];
      await wait(CHANGE);
    } else if (move.startsWith("draw ")) {
      this.sounds.play("card");
      this.token = move.slice(5);
      await wait(TOKEN);
      this.token = "";
    }
    const hooked = hookedIn(step);
    if (hooked.length) await this.take(this.school.filter((fish) => hooked.includes(fish.cell)), "hooked", CHANGE);
  }

  private async swim(from: string, to: string): Promise<void> {
    const fish = this.school.find((one) => one.cell === from);
    const prey = this.school.filter((one) => one.cell === to);
    this.sounds.play(prey.length ? "splash" : "wood");
    for (const cell of this.isCarried(from, to) ? [to] : wayOf(this.view.sea, from, to).slice(1)) {
      this.pace = cell === to ? LEG : DIVE;
      this.school = this.school.map((one) => (one === fish || one.id === fish?.id ? { ...one, cell } : one));
      await wait(this.pace);
    }
    if (!prey.length || !fish) return;
    this.sated = fish.id;
    await this.take(prey, "eaten", GULP);
    this.sated = 0;
  }

  private async whirl(tile: string, right: boolean): Promise<void> {
    this.sounds.play("splash");
    const moved = new Map(whirled(this.school, this.view.tiles, tile, right).map((fish) => [fish.id, fish]));
    this.pace = WHIRL;
    this.school = this.school.map((fish) => moved.get(fish.id) ?? fish);
    this.view = { ...this.view, tiles: this.view.tiles.map((one) => (one.tile === tile ? { ...one, turn: (one.turn + (right ? 1 : 3)) % 4 } : one)) };
    await wait(WHIRL);
  }

  private async take(gone: Fish[], fate: "eaten" | "hooked", millis: number): Promise<void> {
    for (const fish of gone) this.fates.set(fish.id, fate);
    this.school = this.school.filter((fish) => !gone.some((one) => one.id === fish.id));
    await wait(millis);
  }
}

const wait = (millis: number): Promise<void> => new Promise((done) => setTimeout(done, millis));
