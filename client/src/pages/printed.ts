// Printed cards of any game: what is to be read of them, and finding them by it.
import type { CardInfo } from "../wire";
import { matches } from "../words/search";
import { compare, englishName, wordsOf } from "../words/words.svelte";

export interface Words<C> {
  /** What it is called, in all languages that somebody may look for it. */
  readonly names: (card: C) => string;
  /** All by which it is found. */
  readonly all: (card: C) => string;
}

export interface Print extends Words<CardInfo> {
  readonly name: (card: CardInfo) => string;
  readonly text: (card: CardInfo) => string;
  /** Empty where there is none. */
  readonly note: (card: CardInfo) => string;
}

/** What is printed on the cards of a game. */
export function printOf(game: string): Print {
  const { has, say } = wordsOf(game);
  const name = ({ id }: CardInfo): string => say(`card-${id}`);
  const names = (card: CardInfo): string => `${name(card)} ${englishName(game, card.id)}`;
  const text = ({ id }: CardInfo): string => say(`card-${id}.text`);
  return {
    name,
    names,
    text,
    note: ({ id }) => (has(`card-${id}.note`) ? say(`card-${id}.note`) : ""),
    all: (card) =>
      [names(card), text(card), ...card.types.map((type) => say(`type-${type}`)), say(`set-${card.set}`)].join(" "),
  };
}

/** The cards that a search fits; those come first in whose names it is found. */
export function find<C>(cards: readonly C[], search: string, words: Words<C>): C[] {
  const found = cards.filter((card) => matches(words.all(card), search));
  const named = found.filter((card) => matches(words.names(card), search));
  return [...named, ...found.filter((card) => !named.includes(card))];
}

/** The cards by set: by cost and name where they have a cost, or else as the game lists them. */
export function bySet(
  cards: readonly CardInfo[],
  nameOf: (card: CardInfo) => string,
): { set: string; cards: CardInfo[] }[] {
  const sets = [...new Set(cards.map((card) => card.set))];
  const byCost = (one: CardInfo, other: CardInfo): number => {
    if (one.cost === null || other.cost === null) return 0;
    return one.cost - other.cost || compare(nameOf(one), nameOf(other));
  };
  return sets.map((set) => ({ set, cards: cards.filter((card) => card.set === set).sort(byCost) }));
}

/** How many cards these are in the box; null: that is not the same in every game. */
export function copiesOf(cards: readonly CardInfo[]): number | null {
  const numbers = cards.map((card) => card.copies).filter((copies) => copies !== null);
  return numbers.length < cards.length ? null : numbers.reduce((sum, copies) => sum + copies, 0);
}
