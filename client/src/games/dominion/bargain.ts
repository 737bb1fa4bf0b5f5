// What a beginner does well to buy: dear cards before cheap ones, and first one of each that shows something.
import type { Player, View } from "./view";

interface Wish {
  readonly card: string;
  /** Not beyond so many. */
  readonly most?: number;
}

// An Action that gives no more Actions is enough once or twice; for Villages one needs such Actions.
const WISHES: readonly Wish[] = [
  { card: "province" },
  { card: "gold" },
  { card: "market", most: 2 },
  { card: "smithy", most: 1 },
  { card: "silver", most: 2 },
  { card: "village", most: 1 },
  { card: "silver" },
  { card: "moat", most: 1 },
];

/** The best of what is on offer that can be paid for; null: better nothing. */
export function bargainFor(view: View, own: Player, offered: readonly string[]): string | null {
  const costOf = (card: string): number => view.supply.find((pile) => pile.card === card)?.cost ?? Infinity;
  const wish = WISHES.find(
    ({ card, most = Infinity }) =>
      offered.includes(card) && costOf(card) <= view.coins && (own.owned[card] ?? 0) < most,
  );
  return wish?.card ?? null;
}
