import type { CardSymbol } from "./view";

/** What the leader in a symbol wins, as the court names it. */
export function prizeOf(symbol: CardSymbol, visit: number): string {
  if (symbol === "mogul") return "crown";
  return symbol === "elephant" ? `tile-${visit}` : symbol;
}
