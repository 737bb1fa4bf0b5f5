// Printed cards of any game: what is to be read of them, and finding them by it.
import type { CardInfo } from "../wire";
import { matches } from "../words/search";
import { compare, has, say } from "../words/words.svelte";

export const nameOf = (card: CardInfo): string => say(`card-${card.id}`);
export const textOf = (card: CardInfo): string => say(`card-${card.id}.text`);
export const noteOf = (card: CardInfo): string => (has(`card-${card.id}.note`) ? say(`card-${card.id}.note`) : "");

/** The words by which a card is found. */
export const wordsOf = (card: CardInfo): string =>
  [nameOf(card), textOf(card), ...card.types.map((type) => say(`type-${type}`)), say(`set-${card.set}`)].join(" ");

export interface Words<C> {
  readonly name: (card: C) => string;
  readonly all: (card: C) => string;
}

/** The cards that a search fits; those come first in whose names it is found. */
export function find<C>(cards: readonly C[], search: string, words: Words<C>): C[] {
  const found = cards.filter((card) => matches(words.all(card), search));
  const named = found.filter((card) => matches(words.name(card), search));
  return [...named, ...found.filter((card) => !named.includes(card))];
}

/** The cards by set: by cost and name where they have a cost, or else as the game lists them. */
export function bySet(cards: readonly CardInfo[]): { set: string; cards: CardInfo[] }[] {
  const sets = [...new Set(cards.map((card) => card.set))];
  return sets.map((set) => ({ set, cards: cards.filter((card) => card.set === set).sort(byCost) }));
}

function byCost(one: CardInfo, other: CardInfo): number {
  if (one.cost === null || other.cost === null) return 0;
  return one.cost - other.cost || compare(nameOf(one), nameOf(other));
}

/** How many cards these are in the box; null: that is not the same in every game. */
export function copiesOf(cards: readonly CardInfo[]): number | null {
  const numbers = cards.map((card) => card.copies).filter((copies) => copies !== null);
  return numbers.length < cards.length ? null : numbers.reduce((sum, copies) => sum + copies, 0);
}
