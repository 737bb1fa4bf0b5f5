// Where a small window goes so that it hides neither what it explains nor the question.

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

export const GAP = 10;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

export const meet = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/**
 * The first place that fits: right, left, above, below; `clear` is kept free where that can be done. What lies below
 * it, such as a hand, is explained above it, so that its neighbours stay in sight.
 */
export function beside(anchor: Box, size: Size, screen: Size, clear: Box | null): { left: number; top: number } {
  const farLeft = screen.width - size.width - GAP;
  const farTop = screen.height - size.height - GAP;
  const middle = clamp(anchor.left + anchor.width / 2 - size.width / 2, GAP, farLeft);
  const level = clamp(anchor.top + anchor.height / 2 - size.height / 2, GAP, farTop);
  const right = anchor.left + anchor.width + GAP;
  const left = anchor.left - size.width - GAP;
  const above = anchor.top - size.height - GAP;
  const below = anchor.top + anchor.height + GAP;
  const overClear = clear === null ? above : clear.top - size.height - GAP;
  const over = { left: middle, top: overClear };
  const under = clear !== null && anchor.top >= clear.top + clear.height;
  const places = [
    ...(under ? [over] : []),
    { left: right, top: level },
    { left, top: level },
    { left: right, top: Math.min(level, overClear) },
    { left, top: Math.min(level, overClear) },
    { left: middle, top: above },
    { left: middle, top: below },
    over,
  ];
  const fits = (place: { left: number; top: number }): boolean => {
    const box = { ...place, ...size };
    const inside = box.left >= 0 && box.top >= 0 && box.left <= farLeft + GAP && box.top <= farTop + GAP;
    return inside && !meet(box, anchor) && (clear === null || !meet(box, clear));
  };
  return places.find(fits) ?? { left: middle, top: clamp(overClear, GAP, Math.max(GAP, farTop)) };
}
