// Things of the game in words.
import { say } from "./words";
import type { CardSymbol } from "./view";

export const symbolName = (symbol: CardSymbol): string => say(`symbol-${symbol}`);

/** A card by itself: "Red elephant-vizier". */
export const cardName = (id: string): string => say(`card-${id}`);

/** A special card within a sentence: "the +1 elephant card". */
export const specialName = (id: string): string => say(`${id}`);

/** An influence, the crown, or a province tile by its number. */
export function prizeName(prize: string): string {
  const [kind = "", number] = prize.split("-");
  return number === undefined ? say(`prize-${kind}`) : say("prize-tile", { number: Number(number) });
}
