// Which way cards go when something happens.
import type { Told } from "../../wire";

export interface Flight {
  readonly card: string | null; // null: nobody may see which
  readonly from: string; // a zone of the table, or the card of a pile
  readonly to: string;
}

type Way = (seat: number, card: string | null) => { from: string; to: string };

const WAYS: Readonly<Record<string, Way>> = {
  "tell-played": (seat) => ({ from: `hand-${seat}`, to: "play" }),
  "tell-cashed": (seat) => ({ from: `hand-${seat}`, to: "play" }),
  "tell-gained": (seat, card) => ({ from: card ?? "", to: `discard-${seat}` }),
  "tell-trashed": (seat) => ({ from: `hand-${seat}`, to: "trash" }),
  "tell-drew": (seat) => ({ from: `deck-${seat}`, to: `hand-${seat}` }),
  "tell-discarded": (seat) => ({ from: `hand-${seat}`, to: `discard-${seat}` }),
  "tell-topdecked": (seat) => ({ from: `hand-${seat}`, to: `deck-${seat}` }),
};

const hidden = (told: Told): null[] => {
  const { count } = told.facts;
  return Array.from({ length: typeof count === "number" ? count : 0 }, () => null);
};

/** Where the cards of an event went; nothing where it is not about cards that move. */
export function flightsOf(told: Told): Flight[] {
  const way = WAYS[told.id.split(".")[0] ?? ""];
  if (way === undefined) return [];
  const cards: readonly (string | null)[] = told.cards.length > 0 ? told.cards : hidden(told);
  return cards.map((card) => ({ card, ...way(told.seat, card) }));
}
