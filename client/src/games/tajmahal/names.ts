// Things of the game in words.
import { say } from "../../words/words.svelte";
import { faceOf } from "./cards";
import type { Symbol } from "./view";

export const symbolName = (symbol: Symbol): string => say(`taj-symbol-${symbol}`);

/** A card as it is heard: "red card: elephant and vizier". */
export function cardName(id: string): string {
  const face = faceOf(id);
  if (face.suit === "special") return say(`taj-${id}`);
  return say("tajtable-card", { suit: say(`taj-suit-${face.suit}`), symbols: face.symbols.map(symbolName) });
}

/** An influence, the crown, or a province tile by its number. */
export function prizeName(prize: string): string {
  const [kind = "", number] = prize.split("-");
  return number === undefined ? say(`taj-prize-${kind}`) : say("taj-prize-tile", { number: Number(number) });
}
