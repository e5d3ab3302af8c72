// What a piece of art is: shapes of cut paper in a few tones, laid on one another.

/** Fills: body, shade, light, accent, ink, paper. Strokes: line (ink), seam (shade), chalk (light), cord (accent). A ~ keeps a layer inside the body. */
export type Tone = "body" | "shade" | "light" | "accent" | "ink" | "paper" | "line" | "seam" | "chalk" | "cord";
export type Layer = [tone: Tone | `${Tone}~`, d: string, width?: number];

export interface Art {
  size: [width: number, height: number];
  top?: number; // where the drawing begins, if not at 0
  tones: [body: string, shade: string, light: string, accent: string];
  layers: Layer[];
}

export const STROKES: ReadonlySet<string> = new Set(["line", "seam", "chalk", "cord"]);

export const isInside = (layer: Layer): boolean => layer[0].endsWith("~");
export const toneOf = (layer: Layer): string => layer[0].replace("~", "");
export const isStroke = (layer: Layer): boolean => STROKES.has(toneOf(layer));

/** An eye looks out of the paper: white, with a pupil and a glint. */
export function eye(x: number, y: number, r: number): Layer[] {
  const disc = (cx: number, cy: number, cr: number): string =>
    `M${cx - cr} ${cy}a${cr} ${cr} 0 1 0 ${2 * cr} 0a${cr} ${cr} 0 1 0 ${-2 * cr} 0Z`;
  return [["paper", disc(x, y, r)], ["ink", disc(x - r * 0.12, y, r * 0.62)], ["paper", disc(x - r * 0.35, y - r * 0.3, r * 0.22)]];
}
