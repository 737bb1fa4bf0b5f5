// Where a bubble goes: beside what it speaks of, and over what is needed least.
import { common, GAP, type Box, type Size } from "../parts/beside";

/** Something that is better not covered, and how much a pixel of it counts. */
export interface Cover {
  readonly box: Box;
  readonly weight: number;
}

// A place is judged by what it covers and by how far it is from what it speaks of.
export const NEVER = 1000;
export const HARDLY = 20;
export const RATHER_NOT = 0.1;
const FAR = 40; // for each pixel between them, beyond the gap that there always is
const ASKEW = 4; // for each pixel by which their middles differ

const STEPS = 24; // places in each direction

interface Place {
  readonly left: number;
  readonly top: number;
}

/** From the edge to the far edge, in steps. */
const steps = (far: number): number[] =>
  Array.from({ length: STEPS + 1 }, (_, step) => GAP + (Math.max(0, far - GAP) * step) / STEPS);

/** How far two boxes are apart along one axis; 0: they overlap there. */
const between = (one: number, length: number, other: number, otherLength: number): number =>
  Math.max(0, other - one - length, one - other - otherLength);

/** The best place of all for a bubble of this size that speaks of what is in the box. */
export function standFor(size: Size, about: Box, covers: readonly Cover[], screen: Size): Place {
  const [farLeft, farTop] = [screen.width - size.width - GAP, screen.height - size.height - GAP];
  const within = (at: number, far: number): number => Math.max(GAP, Math.min(at, far));
  const beyond = covers
    .filter(({ weight }) => weight === NEVER)
    .flatMap(({ box }) => [box.top - size.height - GAP, box.top + box.height + GAP]);
  const lefts = [
    about.left + about.width / 2 - size.width / 2,
    about.left - size.width - GAP,
    about.left + about.width + GAP,
    ...steps(farLeft),
  ];
  const tops = [
    about.top - size.height - GAP,
    about.top + about.height + GAP,
    about.top + about.height / 2 - size.height / 2,
    ...beyond,
    ...steps(farTop),
  ];
  const cost = ({ left, top }: Place): number => {
    const across = between(left, size.width, about.left, about.width);
    const down = between(top, size.height, about.top, about.height);
    const aside = left + size.width / 2 - about.left - about.width / 2;
    const above = top + size.height / 2 - about.top - about.height / 2;
    const askew = Math.min(Math.abs(aside), Math.abs(above));
    const covered = covers.reduce((sum, { box, weight }) => sum + weight * common({ left, top, ...size }, box), 0);
    return covered + FAR * Math.max(GAP, Math.hypot(across, down)) + ASKEW * askew;
  };
  const places = lefts.flatMap((left) =>
    tops.map((top) => ({ left: within(left, farLeft), top: within(top, farTop) })),
  );
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
