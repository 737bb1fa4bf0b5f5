// The story of a game as a tree: a heading, what was done, and what each of that did in turn.
import type { Told } from "../wire";

export interface Line {
  readonly number: number; // of the event, from the start of the game
  readonly told: Told;
  readonly inside: Line[];
}

export interface Part {
  readonly heading: Line | null;
  readonly lines: Line[];
}

/** Events from place `first` on, as parts of lines in lines. */
export function nest(events: readonly Told[], first = 0): Part[] {
  const parts: Part[] = [];
  let open: Line[] = []; // the last line of each depth
  for (const [offset, told] of events.slice(first).entries()) {
    const line: Line = { number: first + offset, told, inside: [] };
    if (told.heading) {
      parts.push({ heading: line, lines: [] });
      open = [];
      continue;
    }
    if (parts.length === 0) parts.push({ heading: null, lines: [] });
    open = open.slice(0, told.depth);
    (open.at(-1)?.inside ?? parts.at(-1)?.lines)?.push(line);
    open.push(line);
  }
  return parts;
}
