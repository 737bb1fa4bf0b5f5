// Symbols and goods, in the order in which the game shows them.
import type { CardSymbol, Good, Influence } from "./view";

export const INFLUENCES = ["vizier", "general", "monk", "princess"] as const satisfies readonly Influence[];
export const SYMBOLS = [...INFLUENCES, "mogul", "elephant"] as const satisfies readonly CardSymbol[];
export const GOODS = ["rice", "tea", "spice", "jewels"] as const satisfies readonly Good[];

/** What the leader in a symbol wins, as the court names it. */
export function prizeOf(symbol: CardSymbol, visit: number): string {
  if (symbol === "mogul") return "crown";
  return symbol === "elephant" ? `tile-${visit}` : symbol;
}
