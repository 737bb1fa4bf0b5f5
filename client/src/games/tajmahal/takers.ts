// Who took what from the court in the current visit, as the story tells it.
import type { Told } from "../../wire";

/** The seat that took each prize that is gone. */
export function takersOf(events: readonly Told[]): Map<string, number> {
  const visit = events.slice(events.findLastIndex((told) => told.heading) + 1);
  return new Map(
    visit.flatMap(({ facts, seat }) => (Array.isArray(facts["won"]) ? facts["won"].map((prize) => [prize, seat]) : [])),
  );
}
