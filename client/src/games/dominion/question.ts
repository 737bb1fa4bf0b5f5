// How a question of Dominion is put to a person, by what it asks for.
import type { Asked, Facts, Option } from "../../wire";
import type { Item } from "../../picks";

export type Form =
  | "ways" // every option a button in the bar
  | "reaction" // the same, of cards
  | "pile" // one pile of the supply, at a click
  | "name" // a card by its name, at a click
  | "play" // a card of the hand, at a click
  | "card" // a card of any zone, at a click
  | "cards"; // some cards of a zone, and one button that confirms

/** `confirms`: whether one card takes a second click, too. */
export function formOf(asked: Asked, confirms = false): Form {
  if (asked.source === "ways") return asked.most === 1 ? "ways" : "cards";
  if (asked.why === "react") return "reaction";
  if (asked.source === "supply") return "pile";
  if (asked.source === "names") return "name";
  if (asked.why === "turn.action" || asked.why === "turn.treasures") return "play";
  return asked.most === 1 && !confirms ? "card" : "cards";
}

/** Whether all the cards are to be put in order, so that what is picked first has a meaning. */
export const ordering = (asked: Asked): boolean => asked.ordered && formOf(asked) === "cards" && asked.most > 1;

/** What can be bought that is not given away, the dearest first: to buy nothing would be a waste. */
export function worthwhile(asked: Asked, costOf: (card: string) => number | undefined): string[] {
  if (asked.why !== "turn.buy") return [];
  const cost = (card: string): number => costOf(card) ?? 0;
  return asked.options
    .map((option) => option.id)
    .filter((card) => cost(card) > 0)
    .sort((one, other) => cost(other) - cost(one));
}

/** The facts of the sentence that says so. */
export const tempting = (cards: readonly string[]): Facts => ({ card: cards[0] ?? "", others: cards.length - 1 });

export const placeOf = (asked: Asked, id: string): number | null => {
  const place = asked.options.findIndex((option) => option.id === id);
  return place < 0 ? null : place;
};

/** A card with the option that it stands for; null where it cannot be picked. */
export interface Offered {
  readonly card: string;
  readonly item: Item | null;
  readonly key: string;
}

/** The cards of a zone, copy by copy. */
export function items(asked: Asked | null, cards: readonly string[]): Offered[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    const place = asked === null ? null : placeOf(asked, card);
    const copies = place === null ? 0 : (asked?.options[place]?.copies ?? 0);
    return { card, item: place !== null && copy < copies ? { place, copy } : null, key: `${card}.${copy}` };
  });
}

/** All options, copy by copy: the cards of a question that lie in no zone of the table. */
export const spread = (options: readonly Option[]): string[] =>
  options.flatMap((option) => Array.from({ length: option.copies }, () => option.id));

/** Equal cards as one stack, which lies where the first of them was laid. */
export function stacks(cards: readonly string[]): { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}
