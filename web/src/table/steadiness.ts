// A click that was meant for one offer is not taken by the next one, which came up under the pointer meanwhile.

const NOTICE = 400; // milliseconds that a new offer is there before a pointer that rests may choose from it
const REST = 12; // pixels within which a pointer is at rest

export class Steadiness {
  private at: [number, number] = [-1, -1]; // where the pointer is
  private then: [number, number] = [-1, -1]; // ... and was when the offer changed
  private since = -NOTICE;

  readonly follow = (event: PointerEvent): void => {
    this.at = [event.clientX, event.clientY];
  };

  /** Something else can be chosen from now on. */
  renew(): void {
    this.then = this.at;
    this.since = performance.now();
  }

  /** Whether this click may have been meant for what was there before. Keys know what they do, and a bell cannot wait. */
  isStale(event: MouseEvent): boolean {
    const byKey = event.detail === 0;
    // When the hand clicked counts, not when a busy page came to it.
    if (byKey || event.timeStamp - this.since >= NOTICE || (event.target as Element).closest(".bell")) return false;
    return Math.hypot(event.clientX - this.then[0], event.clientY - this.then[1]) < REST;
  }
}
