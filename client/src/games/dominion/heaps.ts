// Equal cards of a large hand lie on one heap, from which they are picked one by one.
import type { Item } from "../../picks";
import { stacks, type Offered } from "./question";

export interface Heap {
  readonly card: string;
  readonly count: number;
  readonly items: readonly Item[]; // those of them that can be picked
  readonly key: string;
}

const LOOSE = 7; // so many cards lie singly

const single = ({ card, item, key }: Offered): Heap => ({ card, count: 1, items: item === null ? [] : [item], key });

/** The cards as they lie; `loose`: singly, however many there are. */
export function heaps(cards: readonly Offered[], loose: boolean): Heap[] {
  if (loose || cards.length <= LOOSE) return cards.map(single);
  return stacks(cards.map(({ card }) => card)).map(({ card, count }) => {
    const equal = cards.filter((known) => known.card === card);
    return { card, count, items: equal.flatMap(({ item }) => (item === null ? [] : [item])), key: `${card}.0` };
  });
}
