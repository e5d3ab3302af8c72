// The keys to one table, as this browser remembers them. Some may be false: damaged by hand, or from a false link.
import type { OwnSeat } from "./keys";

export class Keyring {
  private onTrial: OwnSeat[] | null = null; // tried one by one, the first at this moment
  private proven: OwnSeat[] = [];

  constructor(private keys: OwnSeat[]) {}

  /** A key for each seat we may call ours. */
  get own(): OwnSeat[] {
    return this.keys.filter((key, i) => this.keys.findIndex((other) => other.seat === key.seat) === i);
  }

  get isOnTrial(): boolean {
    return this.onTrial !== null;
  }

  /** Two keys for one seat: one of them is false. */
  get isTwofold(): boolean {
    return this.own.length < this.keys.length;
  }

  /** What to sit down with now. */
  get inHand(): OwnSeat[] {
    return this.onTrial?.slice(0, 1) ?? this.keys;
  }

  /** Each key is tried alone from now on. */
  doubt(): void {
    if (this.onTrial || !this.keys.length) return;
    this.onTrial = [...this.keys];
    this.proven = [];
  }

  /** The seat has been opened: its key is true, and any other key for it false. Whether that was the key on trial. */
  prove(seat: number): boolean {
    const key = this.onTrial?.[0];
    if (!this.onTrial || key?.seat !== seat) return false;
    this.proven.push(key);
    this.goOn(this.onTrial.filter((other) => other.seat !== seat));
    return true;
  }

  /** A key opened nothing. With several in hand it is not known which: then each is tried. */
  disprove(): void {
    if (this.onTrial) this.goOn(this.onTrial.slice(1));
    else this.doubt();
  }

  private goOn(left: OwnSeat[]): void {
    this.onTrial = left.length ? left : null;
    if (!left.length) this.keys = this.proven; // the false ones are forgotten
  }
}
