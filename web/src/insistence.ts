// Something is asked for again until it is answered, with pauses that grow: an answer may be lost, or the server busy.
const ANSWER_WITHIN = 4000; // milliseconds; doubles up to
const LONGEST_PAUSE = 16_000;
const FIRST_PAUSE = 1000; // where the server asked for one and did not say how long it should be

export class Insistence {
  private pause = ANSWER_WITHIN;
  private again: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ask: () => void) {}

  /** It was asked just now. */
  begin(): void {
    this.rest();
    this.again = setTimeout(() => {
      this.pause = Math.min(2 * this.pause, LONGEST_PAUSE);
      this.ask();
    }, this.pause);
  }

  /** The server was asked for too much: it gets a first, short pause. */
  yield(): void {
    this.pause = FIRST_PAUSE;
  }

  /** The server said when: then once, and from there on as before. */
  after(wait: number): void {
    this.rest();
    this.again = setTimeout(this.ask, wait);
  }

  /** Not now: there is nobody to ask. */
  rest(): void {
    clearTimeout(this.again);
  }

  /** It has been answered. */
  end(): void {
    this.rest();
    this.pause = ANSWER_WITHIN;
  }
}
