// Where one's own cards lie, as far as one knows: how many of each are left to draw, and how many lie in the discard pile.
import { rank } from "./printed";
import type { Player } from "./view";

export interface Holding {
  readonly card: string;
  readonly owned: number;
  readonly deck: number;
  readonly discard: number;
}

/** Card by card. `inPlay` are the player's own cards on the table. */
export function holdings(player: Player, inPlay: readonly string[]): Holding[] {
  const open = [...(player.hand ?? []), ...(player.passing ?? []), ...player.set_aside, ...player.shown, ...inPlay];
  return rank(Object.keys(player.owned)).map((card) => {
    const owned = player.owned[card] ?? 0;
    const deck = player.deck?.[card] ?? 0;
    const elsewhere = open.filter((known) => known === card).length;
    return { card, owned, deck, discard: Math.max(0, owned - deck - elsewhere) };
  });
}
