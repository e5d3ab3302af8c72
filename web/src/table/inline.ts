// The little Markdown that rules use inside a line, as parts to draw: never as HTML.
export interface Part {
  text: string;
  strong?: boolean;
  soft?: boolean;
}

export function inline(text: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const found of text.matchAll(/\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g)) {
    if (found.index > at) parts.push({ text: text.slice(at, found.index) });
    if (found[1]) parts.push({ text: found[1], strong: true });
    else if (found[2]) parts.push({ text: found[2], soft: true });
    else parts.push({ text: found[3] ?? "", strong: true });
    at = found.index + found[0].length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}
