// Scraps of paper and leaves of laurel, each with its own way down.

export interface Scrap {
  readonly leaf: boolean;
  readonly colour: number; // one of those of the seats
  readonly left: number; // where it begins, as a share of the width
  readonly drift: number; // how far the wind takes it, as a share of the width
  readonly turns: number; // about itself
  readonly delay: number; // as a share of the time that it falls
  readonly haste: number; // how much sooner than others it is down
}

const COLOURS = 6;
const LEAVES = 0.25; // of the scraps for whoever won

/** `won`: whether it rains for those who look on, or for whoever won. `chance` gives numbers from 0 up to 1. */
export function scraps(won: boolean, chance: () => number): Scrap[] {
  return Array.from({ length: won ? 120 : 18 }, () => ({
    leaf: !won || chance() < LEAVES,
    colour: Math.floor(chance() * COLOURS),
    left: chance(),
    drift: (chance() - 0.5) * 0.3,
    turns: (chance() - 0.5) * 6,
    delay: chance() * 0.5,
    haste: 0.7 + chance() * 0.6,
  }));
}
