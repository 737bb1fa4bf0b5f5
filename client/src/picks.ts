// Cards and ways that are picked one by one, held against what the question wants.
import type { Asked } from "./wire";

/** Things that lie on the table one by one: the option of each, copy after copy. */
export interface Item {
  readonly place: number; // of the option
  readonly copy: number;
}

const same = (one: Item, other: Item): boolean => one.place === other.place && one.copy === other.copy;

/** Where an item stands in the order of picking, from 0; -1: it is not picked. */
export const rankOf = (picks: readonly Item[], item: Item): number => picks.findIndex((pick) => same(pick, item));

/** The picks after a click on an item: in or out. A question that wants one item lets go of the one before. */
export function toggled(asked: Asked, picks: readonly Item[], item: Item): Item[] {
  if (rankOf(picks, item) >= 0) return picks.filter((pick) => !same(pick, item));
  if (asked.most === 1) return [item];
  return picks.length < asked.most ? [...picks, item] : [...picks];
}

/** Whether this many picks make an answer. */
export const enough = (asked: Asked, count: number): boolean => count >= asked.least && count <= asked.most;
