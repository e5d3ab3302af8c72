// Carrying things with the pointer: what a click on one thing and a click on another do, in one go.

const SLACK = 8; // pixels before a press is a pull

export interface Load {
  piece: string; // what is seen under the pointer
  isTile: boolean;
  begin?: () => void; // it has left its place
  over: (place: string | null) => void; // what the pointer is above, by its data-drop
  drop: (place: string | null) => void;
}

export class Hauling {
  private load: Load | null = $state.raw(null);
  private from: [number, number] = [0, 0];
  private hasDropped = false; // the click that ends a pull is none
  /** What is under way, and where in the window. */
  carried: { load: Load; x: number; y: number } | null = $state.raw(null);

  /** Whatever is pressed next is a press of its own, even where no click came after a drop. */
  readonly press = (): void => {
    this.hasDropped = false;
  };

  readonly grab = (event: PointerEvent, load: Load | null): void => {
    if (!load || event.button !== 0) return;
    this.load = load;
    this.from = [event.clientX, event.clientY];
  };

  readonly pull = (event: PointerEvent): void => {
    if (!this.load) return;
    const { clientX: x, clientY: y } = event;
    if (!this.carried) {
      if (Math.hypot(x - this.from[0], y - this.from[1]) < SLACK) return;
      if (event.target instanceof Element) event.target.setPointerCapture(event.pointerId); // what it passes over is not asked what it is
      this.load.begin?.();
    }
    this.carried = { load: this.load, x, y };
    this.load.over(under(event));
  };

  readonly release = (event: PointerEvent): void => {
    const { load, carried } = this;
    this.load = this.carried = null;
    if (!load || !carried) return;
    this.hasDropped = true;
    load.over(null);
    load.drop(event.type === "pointercancel" ? null : under(event));
  };

  readonly swallow = (event: MouseEvent): void => {
    if (!this.hasDropped || event.detail === 0) return; // keys drop nothing
    this.hasDropped = false;
    event.stopPropagation();
    event.preventDefault();
  };
}

function under(event: PointerEvent): string | null {
  const found = document.elementsFromPoint(event.clientX, event.clientY).map((node) => node.closest<HTMLElement>("[data-drop]")).find((node) => node);
  return found?.dataset["drop"] ?? null;
}
