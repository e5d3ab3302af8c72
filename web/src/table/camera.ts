// How a drawing in the book shows a part of a table: which piece of the stage its frame shows, and how large.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The stage is a table in a window of common size, wide or upright; what a drawing shows is cut out of it. */
export const WIDE: Box = { left: 0, top: 0, width: 970, height: 590 };
export const UPRIGHT: Box = { left: 0, top: 0, width: 750, height: 850 };
const MARGIN = 4; // pixels of the stage that are left around a part

/** What encloses all of them; the whole stage if there is none. */
export function around(parts: Box[], stage: Box): Box {
  if (!parts.length) return stage;
  const left = Math.max(0, Math.min(...parts.map((one) => one.left)) - MARGIN);
  const top = Math.max(0, Math.min(...parts.map((one) => one.top)) - MARGIN);
  const right = Math.min(stage.width, Math.max(...parts.map((one) => one.left + one.width)) + MARGIN);
  const bottom = Math.min(stage.height, Math.max(...parts.map((one) => one.top + one.height)) + MARGIN);
  return { left, top, width: right - left, height: bottom - top };
}

/** Scale and place of the stage so that all of a part is seen in the middle of a frame; what is cut away around it, as `clip-path`. */
export function aim(part: Box, stage: Box, frame: { width: number; height: number }): { scale: number; left: number; top: number; clip: string } {
  const scale = Math.min(frame.width / part.width, frame.height / part.height);
  const [right, bottom] = [stage.width - part.left - part.width, stage.height - part.top - part.height];
  return {
    scale,
    left: frame.width / 2 - (part.left + part.width / 2) * scale,
    top: frame.height / 2 - (part.top + part.height / 2) * scale,
    clip: `inset(${part.top}px ${right}px ${bottom}px ${part.left}px)`,
  };
}
