// Which card asks.
import type { Asked } from "../../wire";

/** The card that causes a question, as its facts say; null: the turn itself asks. */
export function causeOf(asked: Asked): { card: string; by: string } | null {
  const { card, by } = asked.prompt.facts;
  return typeof card === "string" && typeof by === "string" ? { card, by } : null;
}
