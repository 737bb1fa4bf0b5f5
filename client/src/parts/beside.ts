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

/** What there is around a thing that is explained. */
export interface Around {
  readonly screen: Size;
  /** Never covered where that can be done: the question. */
  readonly clear: Box | null;
  /** Covered as little as can be: what one compares while one decides. */
  readonly seen?: readonly Box[];
  /** Where explanations stand by preference. */
  readonly stand?: Box | null;
}

interface Place {
  readonly left: number;
  readonly top: number;
}

/**
 * The first place that fits and covers least: on the stand, right, left, above, below. What lies below the question, such
 * as a hand, is explained above it, so that its neighbours stay in sight.
 */
export function beside(anchor: Box, size: Size, { screen, clear, seen = [], stand = null }: Around): Place {
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
    ...(stand === null ? [] : onStand(stand, size, screen, [above, below])),
    ...(under ? [over] : []),
    { left: right, top: level },
    { left, top: level },
    { left: right, top: Math.min(level, overClear) },
    { left, top: Math.min(level, overClear) },
    { left: middle, top: above },
    { left: middle, top: below },
    over,
  ];
  const fits = (place: Place): boolean => {
    const box = { ...place, ...size };
    const inside = box.left >= 0 && box.top >= 0 && box.left <= farLeft + GAP && box.top <= farTop + GAP;
    return inside && !meet(box, anchor) && (clear === null || !meet(box, clear));
  };
  const covered = (place: Place): number => seen.reduce((sum, box) => sum + common({ ...place, ...size }, box), 0);
  const found = places.filter(fits);
  const least = Math.min(...found.map(covered));
  return (
    found.find((place) => covered(place) === least) ?? {
      left: middle,
      top: clamp(overClear, GAP, Math.max(GAP, farTop)),
    }
  );
}

/** At the foot of the stand, at its head, or there just above or below the thing. */
function onStand(stand: Box, size: Size, screen: Size, beside: readonly number[]): Place[] {
  const left = clamp(stand.left + (stand.width - size.width) / 2, GAP, screen.width - size.width - GAP);
  const foot = stand.top + stand.height - size.height;
  return [foot, stand.top, ...beside].map((top) => ({ left, top }));
}

/** How much of the screen two boxes have in common. */
export function common(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}
