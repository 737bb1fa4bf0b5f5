// The tail of a bubble, which shows what it speaks of.
import type { Box } from "../parts/beside";

export interface Tail {
  readonly side: "top" | "right" | "bottom" | "left";
  /** From the upper left corner of the bubble. */
  readonly left: number;
  readonly top: number;
}

const CORNER = 24; // pixels of the edge that are round

const clamp = (value: number, length: number): number => Math.max(CORNER, Math.min(value, length - CORNER));

/** Where it leaves the bubble; null: the bubble lies over what it speaks of. */
export function tailOf(bubble: Box, about: Box): Tail | null {
  const left = clamp(about.left + about.width / 2 - bubble.left, bubble.width);
  const top = clamp(about.top + about.height / 2 - bubble.top, bubble.height);
  if (about.top + about.height <= bubble.top) return { side: "top", left, top: 0 };
  if (about.top >= bubble.top + bubble.height) return { side: "bottom", left, top: bubble.height };
  if (about.left + about.width <= bubble.left) return { side: "left", left: 0, top };
  if (about.left >= bubble.left + bubble.width) return { side: "right", left: bubble.width, top };
  return null;
}
