// Who took what from the court in the visit that goes on, as the story tells it.
import type { Told } from "../../wire";

const WON = /^tell-taj-won(\.|$)/;

/** The seat that took each of these prizes; the story names them as `nameOf` does. */
export function takersOf(
  events: readonly Told[],
  prizes: readonly string[],
  nameOf: (prize: string) => string,
): Map<string, number> {
  const visit = events.slice(events.findLastIndex((told) => told.heading) + 1);
  const found = new Map<string, number>();
  for (const { facts, seat } of visit.filter((told) => WON.test(told.id))) {
    const names = facts["prizes"];
    for (const prize of prizes) if (Array.isArray(names) && names.includes(nameOf(prize))) found.set(prize, seat);
  }
  return found;
}
