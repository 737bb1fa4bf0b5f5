// What moves on a table, from where to where. Places are marked by `data-zone` (or, a pile, by `data-pile`).
import type { Told } from "../wire";

export interface Flight {
  readonly what: string | null; // null: nobody may see which card it is
  readonly from: readonly string[]; // the first of these that is in sight
  readonly to: string;
}

/** Which way things went: what is new, the view before it, and the view now. */
export type FlightPlan<View> = (news: readonly Told[], before: View, after: View) => Flight[];

/** As many as there are, where nobody may see which. */
export function cardsOf(told: Told): readonly (string | null)[] {
  if (told.cards.length > 0) return told.cards;
  const { count } = told.facts;
  return Array.from({ length: typeof count === "number" ? count : 0 }, () => null);
}

/** The message of an event, whoever it speaks to. */
export const eventOf = (told: Told): string => told.id.split(".")[0] ?? "";
