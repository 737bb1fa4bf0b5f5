// The kingdom of the game that was last on the table in this browser.
import type { Kingdom } from "./choosing";
import { kingdomIn, read, write } from "./kept";
import type { View } from "./view";
import { isOfKingdom } from "./wish";

const KEY = "courtyard-dominion-last";

export function rememberKingdom({ supply, bane }: Pick<View, "supply" | "bane">): void {
  const kingdom = supply.map(({ card }) => card).filter((card) => isOfKingdom(card) && card !== bane);
  const found = kingdomIn({ kingdom, bane });
  if (found !== null) write(KEY, found); // a table that was set by hand may have other piles
}

export const lastKingdom = (): Kingdom | null => kingdomIn(read(KEY));
