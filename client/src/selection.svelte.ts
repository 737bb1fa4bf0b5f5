// What a person has picked so far of a question, before it is sent.
import type { Asked } from "./wire";

/** Things that lie on the table one by one: the option of each, copy after copy. */
export interface Item {
  readonly place: number; // of the option
  readonly copy: number;
}

const same = (one: Item, other: Item): boolean => one.place === other.place && one.copy === other.copy;

/** The picks after a click on an item: in or out. A question that wants one item lets go of the one before. */
export function toggled(asked: Asked, picks: readonly Item[], item: Item): Item[] {
  if (picks.some((pick) => same(pick, item))) return picks.filter((pick) => !same(pick, item));
  if (asked.most === 1) return [item];
  return picks.length < asked.most ? [...picks, item] : [...picks];
}

/** Whether so many picks make an answer. */
export const enough = (asked: Asked, count: number): boolean => count >= asked.least && count <= asked.most;

export class Selection {
  asked: Asked | null = $state.raw(null);
  picks: readonly Item[] = $state.raw([]);

  /** Another question: nothing is picked. The same one again: picks stay. */
  face(asked: Asked | null): void {
    const again = asked !== null && asked.question === this.asked?.question && asked.why === this.asked.why;
    this.asked = asked;
    if (!again) this.picks = [];
  }

  get ready(): boolean {
    return this.asked !== null && enough(this.asked, this.picks.length);
  }

  get places(): number[] {
    return this.picks.map((pick) => pick.place);
  }

  has(item: Item): boolean {
    return this.picks.some((pick) => same(pick, item));
  }

  /** Its number in the order of picking, from 1; null: not picked. */
  orderOf(item: Item): number | null {
    const place = this.picks.findIndex((pick) => same(pick, item));
    return place < 0 ? null : place + 1;
  }

  toggle(item: Item): void {
    if (this.asked !== null) this.picks = toggled(this.asked, this.picks, item);
  }

  /** Everything picked at once, in this order. */
  arrange(items: readonly Item[]): void {
    this.picks = items;
  }
}
